"""Groups written as the manuals of edition 2012 write them, and what their examples count."""

from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.explain.full_story import composition
from arbiter_gui.explain.sentence_values import Badge, Code, Composition
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.pairing.card import Float
from arbiter_gui.pairing.swiss.colours import ColourPreference, Strength
from arbiter_gui.tournament import Colour, Tournament

WORKED = Path(__file__).parents[1] / "data" / "pairing" / "worked-2012"


def explained(name):
    """The round of a worked case."""
    (path,) = WORKED.glob(f"{name}-*.trf")
    read = tournament_of(read_trf(path.read_text(encoding="utf-8")))
    settings = replace(read.settings, edition="2012")
    event = Tournament(settings if fact is read.settings else fact for fact in read.facts())
    return explained_round(event, event.rounds_paired + 1)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("03", ["[6(B)v]", "[6(B)v][2(B), 4(W), 7(B), 8b]", "[2(B)][5(W)^]", "[9w, 11(W)]"]),
        (
            "05",
            ["[2w, 3b]", "[2w, 3b][1(w), 4w]", "[5bv, 6wv]", "[7b, 9b, 11(b)]", "[9b][8w^]"],
        ),
        ("08", ["[1bv]", "[1bv][5(W)v]", "{[1bv][5(W)v][4b^]}[2w^]"]),
    ],
)
def test_the_groups_of_a_worked_case(name, expected):
    known = explained(name)
    assert [composition(known, story).text() for story in known.outcome.stories] == expected


def test_the_example_of_the_manual():
    def badge(number, colour, strength, last_float):
        code = Code(ColourPreference(colour, strength), "2012", 5)
        return Badge(number, code, last_float)

    groups = (
        (badge(14, Colour.WHITE, Strength.STRONG, Float.NONE),),
        (
            badge(8, Colour.BLACK, Strength.MILD, Float.UP),
            badge(13, Colour.BLACK, Strength.MILD, Float.UP),
        ),
    )
    last = (badge(12, Colour.WHITE, Strength.STRONG, Float.DOWN),)
    assert Composition(groups).text() == "[14(W)][8b^, 13b^]"
    assert Composition((*groups, last), joined=True).text() == "{[14(W)][8b^, 13b^]}[12(W)v]"


@pytest.mark.parametrize(
    ("name", "place", "least", "least_strong"),
    [("03", 1, 1, None), ("04", 2, 1, None), ("05", 3, 1, 0), ("13", 2, 0, 0)],
)
def test_the_pairs_that_cannot_but_refuse_a_preference(name, place, least, least_strong):
    story = explained(name).outcome.stories[place]
    assert (story.least_refused, story.least_strong_refused) == (least, least_strong)


@pytest.mark.parametrize(("name", "tenths"), [("09", 1300), ("10", 625)])
def test_the_squares_of_the_lowest_bracket(name, tenths):
    """In points 13 and 6.25; a tenth squared is a hundredth."""
    values = {value.name: value.value for value in explained(name).outcome.stories[-1].optimum}
    assert values["score differences, squared"] == tenths


def test_a_look_back_is_told_where_nothing_else_speaks_against_the_natural_pairing():
    story = explained("07").outcome.stories[0]
    assert (story.first_candidate, story.pairs) == (((2, 3),), ((3, 5),))
    assert [failure.article for failure in story.failures] == ["C.12"]
