import sys
from collections import Counter
from dataclasses import replace

import pytest

from tests.evidence import is_there
from tests.fide.vcl import STOP, questions, summary, walk

ALL = questions()
FOUND = walk(ALL)


def test_every_question_is_there_once():
    assert [question.number for question in ALL] == list(range(1, 226))


def test_no_answer_of_ours_stops_the_verification_and_the_sum_is_printed():
    sys.stdout.write(f"{summary(FOUND)}\n")
    assert FOUND.stopped == ()
    priced = [question.price for question in FOUND.asked if question.price != STOP]
    assert sum(priced) == FOUND.penalty


def test_what_the_walk_passes_over_is_marked_so_and_nothing_else():
    asked = {question.number for question in FOUND.asked}
    for question in ALL:
        assert (question.answer == "not reached") == (question.number not in asked), question.number


@pytest.mark.parametrize("question", ALL, ids=lambda question: str(question.number))
def test_a_yes_has_its_proof_and_any_other_answer_its_reason(question):
    assert question.answer in {"yes", "no", "later", "not reached"}
    if question.answer == "yes":
        assert question.evidence
        assert [one for one in question.evidence if not is_there(one)] == []
    elif question.answer != "not reached":
        assert question.note


def test_a_stopping_answer_would_be_noticed():
    worse = tuple(
        replace(question, answer="no") if question.number == 74 else question for question in ALL
    )
    assert [question.number for question in walk(worse).stopped] == [74]
    assert Counter(question.answer for question in walk(worse).asked)["no"] > 0
