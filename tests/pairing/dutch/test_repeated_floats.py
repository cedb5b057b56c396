"""Which criteria count a float that is repeated, and with which score difference."""

import pytest

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.costs import BracketShape, Costs
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.player_types import (
    ABOVE_SHIFT,
    LEVEL_SHIFT,
    float_bits,
    player_type,
)
from arbiter_gui.pairing.dutch.score_difference_criteria import possible_differences
from tests.pairing.positions import card, position

ARTICLES = {
    # scores of the downfloaters; then last round and the round before, each: downfloat, upfloat,
    # score differences of downfloats, score differences of upfloats
    "2026": ("C7", ("C14", "C15", "C18", "C19"), ("C16", "C17", "C20", "C21")),
    "2017": ("C.6", ("C.12", "C.13", "C.16", "C.17"), ("C.14", "C.15", "C.18", "C.19")),
    "2012": ("C.8.b", ("B.5", "B.5", None, None), ("B.6", "B.6", None, None)),
}


def resident(**floats):
    return float_bits(card(1, **floats))


def mdp(level, **floats):
    return resident(**floats) | level << LEVEL_SHIFT


def with_score(above, **floats):
    """A player with tenths of points above the lowest ranked one of a collapsed bracket."""
    return resident(**floats) | above << ABOVE_SHIFT


def counted(costs, cost):
    """Every article that a cost counts, with the level or score difference if it has one."""
    return [
        (criterion.article, level) if level else criterion.article
        for criterion, level, value in costs.values(cost)
        for _ in range(value)
    ]


def present(*articles):
    """Without those that an edition does not have."""
    return [one for one in articles if one and not (isinstance(one, tuple) and one[0] is None)]


@pytest.mark.parametrize("ago", [1, 2])
@pytest.mark.parametrize("edition", ARTICLES)
class TestBracketOfOneScore:
    @pytest.fixture
    def costs(self, edition):
        return Costs(EDITIONS[edition], BracketShape(2, True, False, 12))

    def test_a_resident_who_floats_down_again(self, costs, edition, ago):
        down, _up, _, _ = ARTICLES[edition][ago]
        assert counted(costs, costs.floater(resident(down=(ago,)))) == [down]
        assert counted(costs, costs.floater(resident(up=(ago,)))) == []

    def test_an_mdp_who_floats_down_again(self, costs, edition, ago):
        scores, difference = ARTICLES[edition][0], ARTICLES[edition][ago][2]
        for level in (1, 2):
            expected = present((scores, level), (difference, level))
            assert counted(costs, costs.floater(mdp(level, down=(ago,)))) == expected
            assert counted(costs, costs.floater(mdp(level, up=(ago,)))) == [(scores, level)]

    def test_a_resident_who_floats_up_again(self, costs, edition, ago):
        _down, up, _, difference = ARTICLES[edition][ago]
        for level in (1, 2):
            expected = present(up, (difference, level))
            assert counted(costs, costs.pair(mdp(level), resident(up=(ago,)))) == expected
            assert counted(costs, costs.pair(mdp(level), resident(down=(ago,)))) == []
            assert counted(costs, costs.pair(mdp(level, up=(ago,)), resident())) == []

    def test_residents_who_meet_each_other_do_not_float(self, costs, edition, ago):
        both = resident(down=(1, 2)), resident(up=(1, 2))
        assert counted(costs, costs.pair(*both)) == []
        assert counted(costs, costs.pair(*both[::-1])) == []


@pytest.mark.parametrize("ago", [1, 2])
class TestCollapsedBracket:
    """2017: the residents have 0, 5, and 20 tenths more than the lowest ranked one."""

    SCORES = (20, 5, 0)

    @pytest.fixture
    def costs(self):
        differences = possible_differences(self.SCORES)
        return Costs(EDITIONS["2017"], BracketShape(0, True, False, 12, differences=differences))

    def test_the_higher_of_two_scores_floats_down_again(self, costs, ago):
        down, _up, difference, _ = ARTICLES["2017"][ago]
        two = with_score(20, down=(ago,)), with_score(5, down=(ago,))
        expected = [("C.6", 15), down, (difference, 15)]
        assert counted(costs, costs.pair(*two)) == expected
        assert counted(costs, costs.pair(*two[::-1])) == expected

    def test_the_lower_of_two_scores_floats_up_again(self, costs, ago):
        _down, up, _, difference = ARTICLES["2017"][ago]
        two = with_score(20, up=(ago,)), with_score(5, up=(ago,))
        expected = [("C.6", 15), up, (difference, 15)]
        assert counted(costs, costs.pair(*two)) == expected
        assert counted(costs, costs.pair(*two[::-1])) == expected

    def test_equal_scores_do_not_float(self, costs, ago):
        floated = with_score(5, down=(ago,)), with_score(5, up=(ago,))
        assert counted(costs, costs.pair(*floated)) == []
        assert counted(costs, costs.pair(*floated[::-1])) == []

    def test_the_bye_is_a_point_below_everybody(self, costs, ago):
        down, _up, difference, _ = ARTICLES["2017"][ago]
        for above in self.SCORES:
            expected = [("C.6", above + 10), down, (difference, above + 10)]
            assert counted(costs, costs.floater(with_score(above, down=(ago,)))) == expected
            assert counted(costs, costs.floater(with_score(above, up=(ago,)))) == expected[:1]

    def test_floats_are_known_whether_or_not_somebody_is_left_over(self, ago):
        """2017 C.12-C.19: here every pair of two scores is one of floaters."""
        cards = [card(1, 3, down=(ago,)), card(2, 2), card(3, 1), card(4, 1, up=(ago,))]
        field = Field(position(*cards, edition="2017"))
        for mdps in ((), (0,)):
            bracket = Bracket(field, mdps, len(mdps), 4)
            for floaters in (False, True):
                types = [player_type(kind) for kind in bracket.types(floaters=floaters)]
                assert [one.down for one in types] == [ago, 0, 0, 0]
                assert types[3].up == ago
