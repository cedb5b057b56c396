"""Every player of many rounds gets an answer, and what it counts is what the engine counted."""

import re
from itertools import islice
from pathlib import Path

import pytest

from arbiter_gui.explain.bracket_picture import bracket_picture, subgroups
from arbiter_gui.explain.criterion_facts import GroupFacts, members
from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.explain.explanation import MOST_LINES, why_player
from arbiter_gui.explain.full_story import full_story
from arbiter_gui.i18n import LANGUAGES, use_language
from tests.pairing.corpus import cases, records, tournament

CORPUS = Path(__file__).parents[1] / "data" / "pairing"
SOURCES = {"2026": "cases.jsonl.gz", "2017": "cases.jsonl.gz", "2012": "cases_2012.jsonl.gz"}
COUNTED_BY_NAME = re.compile(
    r"(strong |semi-)?(colour|absolute) preferences|(down|up)float as .*|scores of the downfloaters"
)


def rounds(edition):
    """Some rounds of the corpus with everything that is known of them."""
    every = 120 if edition != "2012" else 40
    for record in islice(records(CORPUS / SOURCES[edition]), 0, None, every):
        played = tournament(record, edition)
        for case in cases(record, edition):
            yield case.name, explained_round(played, case.round)


@pytest.fixture(autouse=True)
def _english_afterwards():
    yield
    use_language("en")


@pytest.mark.parametrize("edition", SOURCES)
def test_every_player_is_answered_in_one_to_five_lines_in_every_language(edition):
    for name, known in rounds(edition):
        keys = [board.white for board in known.boards] + list(known.not_paired)
        for key in keys:
            answer = why_player(known, key)
            assert 1 <= len(answer.lines) <= MOST_LINES, name
            for language in LANGUAGES:
                use_language(language)
                text = answer.text()
                assert "{" not in text
                assert "[" not in text, "lists and articles are for the full story"


def counts(known):
    """Each criterion that counts players: those looked up on the cards, and the engine's number."""
    for story in known.outcome.stories if known.outcome else ():
        yield from counts_of(GroupFacts(known, story, story.first_candidate), story.failures)
        yield from counts_of(GroupFacts(known, story, story.pairs), story.optimum)


def counts_of(facts, values):
    for one in values:
        if one.value is not None and COUNTED_BY_NAME.fullmatch(one.name):
            total = sum(one.value) if isinstance(one.value, tuple) else one.value
            yield one.name, len(facts.concerned(one.name)), total


@pytest.mark.parametrize("edition", SOURCES)
def test_whom_a_criterion_concerns_is_as_many_as_the_engine_counted(edition):
    compared = 0
    for name, known in rounds(edition):
        for criterion, concerned, counted in counts(known):
            assert concerned == counted, (name, criterion)
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("edition", SOURCES)
def test_the_picture_shows_everybody_of_a_bracket_once_and_everybody_leaves_it_once(edition):
    for name, known in rounds(edition):
        for story in known.outcome.stories if known.outcome else ():
            groups = subgroups(story)
            rest = groups.rest_s1 + groups.rest_s2
            shown = groups.s1 + groups.s2 + groups.limbo
            assert sorted(shown) == sorted(members(story)), name
            assert set(rest) <= set(groups.s2)
            picture = bracket_picture(known, story)
            left = [key for pair in picture.pairs for key in pair] + list(picture.downfloaters)
            assert sorted(left) == sorted(picture.players)
            assert not {one.pair for one in picture.failed} & set(picture.pairs)


@pytest.mark.parametrize("edition", SOURCES)
def test_the_full_story_goes_through_every_bracket_of_a_player(edition):
    for _name, known in islice(rounds(edition), 0, None, 5):
        for key in known.cards:
            chapters = full_story(known, key)
            colours = known.pair_by_rules(key) is not None
            assert len(chapters) == len(known.stories_of(key)) + colours
            assert all(chapter.text() for chapter in chapters)
