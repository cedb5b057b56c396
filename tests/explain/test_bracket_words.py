"""The picture of a bracket in words, for who cannot see it."""

from arbiter_gui.explain.bracket_picture import bracket_picture
from arbiter_gui.explain.bracket_words import blamed, failure_lines, picture_lines, picture_title
from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.tournament import Colour
from tests.notation import event

SEVEN = """
    1 Abel | 5w1
    2 Bach | 6b1
    3 Cave | 7w1
    4 Dorn | U
    5 Eder | 1b0
    6 Falk | 2w0
    7 Gast | 3b0
"""
MET = """
    1 Abel | 2w= 3b1
    2 Bach | 1b= 4w1
    3 Cave | 4w= 1w0
    4 Dorn | 3b= 2b0
"""


def pictures(text, number):
    known = explained_round(event(text, initial_colour=Colour.WHITE), number)
    return [bracket_picture(known, story) for story in known.outcome.stories]


def said(picture, *, is_last=False):
    return [line.line() for line in picture_lines(picture, is_last=is_last)]


def test_the_pairs_and_who_is_left_over_are_told():
    first, last = pictures(SEVEN, 2)
    assert said(first) == [
        "Bracket of 1",
        "Pairs made: 1–4, 2–3.",
        f"The usual order was not taken. {first.failed_on.line()}.",
        "Other pairs of the usual order that changed with it: 1–3, 2–4.",
    ]
    assert said(last, is_last=True) == ["Bracket of 0", "Pairs made: 5–6.", "The bye: 7."]


def test_who_goes_down_is_told():
    first, _last = pictures(MET, 3)
    assert said(first)[-1] == "Down to the next bracket: 1, 2."


def test_a_pair_that_a_rule_forbids_is_told_with_the_rule_and_numbered():
    _first, last = pictures(MET, 3)
    assert [failed.pair for failed in blamed(last)] == [(1, 3), (2, 4)]
    assert [line.line() for line in failure_lines(last)] == [
        "1–3 in the usual order was not made: they played each other in round 2.",
        "2–4 in the usual order was not made: they played each other in round 2.",
    ]
    assert picture_title(last).line() == "Bracket of ½"
