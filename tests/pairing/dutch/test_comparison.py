"""How two candidates of a bracket are compared, and what is counted in each."""

from itertools import islice
from random import Random

import pytest

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.comparison import ORDER, Comparison
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.criterion import Matters
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.story import BracketKind, is_less
from tests.pairing.dutch.literal import literal_brackets
from tests.pairing.dutch.literal_round import LiteralRound
from tests.pairing.dutch.small_rounds import small_round
from tests.pairing.positions import card, position

MOST_CANDIDATES = 100


@pytest.mark.parametrize(
    ("less", "more"), [(0, 1), ((0, 5), (1, 0)), ((1, 0), (1, 2)), ((), (1,)), ((1,), (1, 0))]
)
def test_counts_and_lists_are_compared_from_their_start(less, more):
    assert is_less(less, more)
    assert not is_less(more, less)
    assert not is_less(less, less)


def comparison(the_position, mdps, start, end, kind=BracketKind.ORDINARY):
    field, edition = Field(the_position), EDITIONS[the_position.edition]
    return Comparison(
        Bracket(field, mdps, start, end),
        edition,
        Completion(field, lowest_pab=not edition.collapses),
        kind,
        Matters.IN_EVEN_ROUNDS if the_position.round % 2 else Matters.IN_ODD_ROUNDS,
    )


def counted(found, pairs):
    """What each article counts in pairs given as "1-4 2-3", but for zeros and empty lists."""
    made = [tuple(int(key) for key in pair.split("-")) for pair in pairs.split()]
    values = found.counts(made)
    return {value.article: value.value for value in values if value.value not in (0, ())}


class TestCollapsedBracket:
    """2017: the residents have 3, 2, 1 and 1 points."""

    def last(self, *, first=(), second=(), third=(), fourth=()):
        floats = (first, second, third, fourth)
        scores = (3, 2, 1, 1)
        cards = [
            card(number, score, **dict(floated))
            for number, (score, floated) in enumerate(zip(scores, floats, strict=True), start=1)
        ]
        the_position = position(*cards, edition="2017")
        return comparison(the_position, (), 0, 4, BracketKind.COLLAPSED)

    def test_the_score_differences_of_all_pairs_are_listed_the_largest_first(self):
        assert counted(self.last(), "1-2 3-4") == {"C.6": (10,)}
        assert counted(self.last(), "2-4 1-3") == {"C.6": (20, 10)}

    def test_the_bye_is_a_difference_to_a_point_below_the_last(self):
        three = position(card(1, 3), card(2, 2), card(3, 1), edition="2017")
        last = comparison(three, (), 0, 3, BracketKind.COLLAPSED)
        assert counted(last, "1-2")["C.6"] == (10, 10)
        assert counted(last, "2-3")["C.6"] == (30, 10)

    @pytest.mark.parametrize(
        ("ago", "down", "up", "downs", "ups"),
        [(1, "C.12", "C.13", "C.16", "C.17"), (2, "C.14", "C.15", "C.18", "C.19")],
    )
    def test_floats_are_counted_once_as_such_and_once_by_their_difference(
        self, ago, down, up, downs, ups
    ):
        higher = self.last(first={"down": (ago,)})
        assert counted(higher, "1-2 3-4") == {"C.6": (10,), down: 1, downs: (10,)}
        assert counted(higher, "1-3 2-4") == {"C.6": (20, 10), down: 1, downs: (20,)}
        lower = self.last(third={"up": (ago,)})
        assert counted(lower, "1-2 3-4") == {"C.6": (10,)}
        assert counted(lower, "1-4 2-3") == {"C.6": (20, 10), up: 1, ups: (10,)}
        assert counted(lower, "1-3 2-4") == {"C.6": (20, 10), up: 1, ups: (20,)}


def test_the_last_bracket_of_2012_adds_up_squared_score_differences():
    players = [card(1, 3), card(2, 2), card(3, 1), card(4, 1)]
    last = comparison(position(*players, edition="2012"), (0, 1), 2, 4)
    squares = [value for value in last.counts([(1, 3), (2, 4)]) if value.article == "B.3"]
    assert [value.value for value in squares] == [0, 20 * 20 + 10 * 10]
    three = comparison(position(*players[:3], edition="2012"), (0,), 1, 3)
    squares = [value for value in three.counts([(1, 2)]) if value.article == "B.3"]
    assert [value.value for value in squares] == [1, 10 * 10 + 10 * 10]


@pytest.mark.parametrize(("edition", "article"), [("2026", "C19"), ("2017", "C.17")])
def test_mdps_of_several_scores_are_counted_score_by_score(edition, article):
    players = [card(1, 3), card(2, 2), card(3, 1, up=(1,)), card(4, 1), card(5, 1), card(6, 1)]
    found = comparison(position(*players, edition=edition), (0, 1), 2, 6)
    assert counted(found, "1-3 2-4 5-6")[article] == (1, 0)
    assert counted(found, "1-4 2-3 5-6")[article] == (0, 1)
    assert found.verdict([(1, 3), (2, 4), (5, 6)], [(1, 4), (2, 3), (5, 6)]).article == article


@pytest.mark.parametrize("edition", ["2017", "2026"])
def test_the_first_criterion_that_differs_is_that_of_the_enumeration(edition):
    collapsed, told = 0, set()
    for seed in range(200):
        the_position = small_round(Random(seed), edition)
        for bracket, best in literal_brackets(LiteralRound(the_position)):
            candidates = islice(bracket.candidates(len(best.pairs)), MOST_CANDIDATES)
            other = Random(seed).choice(list(filter(is_completable, candidates)))
            expected = first_difference(best, other)
            verdict = in_engine(the_position, bracket).verdict(keys(other), keys(best))
            if expected is None:
                assert verdict.article in {ORDER[edition], "D.3"}
                continue
            assert verdict.article == expected
            assert is_less(verdict.computed, verdict.played)
            collapsed += bracket.collapses
            told.add(expected)
    assert len(told) > 8
    assert collapsed > 5 or edition != "2017"


def is_completable(candidate):
    left = candidate.downfloaters | candidate.bracket.lower
    return candidate.round.lowest_pab(left) is not None


def first_difference(best, other):
    for number, (name, *_) in enumerate(best.bracket.edition.quality):
        if best.value(number) != other.value(number):
            return name
    return None


def in_engine(the_position, bracket):
    kind = BracketKind.ORDINARY
    if bracket.collapses:
        kind = BracketKind.PENULTIMATE if bracket.lower else BracketKind.COLLAPSED
    return comparison(
        the_position, bracket.mdps, bracket.residents[0], bracket.residents[-1] + 1, kind
    )


def keys(candidate):
    cards = candidate.round.cards
    return [(cards[one].key, cards[other].key) for one, other in candidate.pairs]


@pytest.mark.parametrize(
    ("edition", "kind", "verdict"),
    [
        ("2026", BracketKind.ORDINARY, ("C5", 1, 0)),
        ("2017", BracketKind.PENULTIMATE, ("C.4", 1, 0)),
        ("2017", BracketKind.ORDINARY, ("B.8", None, None)),
    ],
)
def test_a_round_that_comes_to_no_end_counts_where_that_is_looked_at(edition, kind, verdict):
    """After 1-2 one of 3, 5 and 6, who have met, is left over; 2017 looks at that afterwards."""
    lower = [card(4, 3), card(5, 2, met=(3, 6)), card(6, 1, met=(3, 5))]
    there = position(card(1, 4), card(2, 4), card(3, 4, met=(5, 6)), *lower, edition=edition)
    found = comparison(there, (), 0, 3, kind)
    told = found.verdict([(1, 2)], [(1, 3)])
    assert (told.article, told.played, told.computed) == verdict
    assert all(value.value is not None for value in found.counts([(1, 3)]))
    if told.article != "C5":
        assert ("C.4" in counted(found, "1-2")) is (kind is BracketKind.PENULTIMATE)
        assert "C.4" not in counted(found, "1-3")


def test_what_is_better_for_a_bracket_of_2012_was_given_up_for_those_below():
    """C.12: 3 has met 4; that 1 and 3 want the same colour comes after that."""
    cards = [card(1, 1, "W"), card(2, 1, "B"), card(3, 1, "W", met=(4,)), card(4, 0, met=(3,))]
    found = comparison(position(*cards, edition="2012"), (), 0, 3)
    assert found.verdict([(1, 2)], [(1, 3)]).article == "C.12, C.13"
    assert found.verdict([(1, 3)], [(1, 2)]).article == "A.7.d"
