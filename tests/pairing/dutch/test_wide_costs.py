"""What an edge of a wide network costs, field by field, the most important first."""

import pytest

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.costs import BracketShape, Costs, field_width
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.player_types import (
    HELD_BIT,
    LEVEL_SHIFT,
    UNPLAYED_SHIFT,
    colour_bits,
)
from arbiter_gui.pairing.dutch.wide_network import LOWER, NEXT, PAB, STRANDED, wide_network
from tests.pairing.positions import card, colours, position

WIDTH, LEVELS = 12, 2
AHEAD = {"2026": "C8", "2017": "C.7"}
HIGH, MIDDLE, RESIDENT = 1 << LEVEL_SHIFT, 2 << LEVEL_SHIFT, 0
BOUND_TO_WHITE = colour_bits(colours("BB"))


@pytest.fixture(params=["2026", "2017"])
def costs(request):
    return Costs(EDITIONS[request.param], BracketShape(LEVELS, True, False, WIDTH))


@pytest.fixture
def network(costs):
    """A bracket of two MDPs and a resident; whom they may meet does not matter here."""
    edition = costs.fields[0][0].article
    cards = [card(1, 4), card(2, 3), card(3, 2), card(4, 1), card(5, 0)]
    field = Field(position(*cards, edition="2026" if edition == "C7" else "2017"))
    completion = Completion(field, lowest_pab=edition == "C7")
    return wide_network(Bracket(field, (0, 1), 2, 3), [], costs, completion, 4)


def fields(costs, cost):
    """Floaters, their scores, unpaired players of the next bracket, their scores; the rest."""
    rest = costs.bits_below_next_bracket
    high, low = divmod(cost, 1 << rest)
    parts = []
    for _ in range(2 * LEVELS + 2):
        high, part = divmod(high, 1 << WIDTH)
        parts.insert(0, part)
    return [high, *parts], low


def low_part(costs, cost):
    return cost & (1 << costs.bits_below_next_bracket) - 1


def test_what_follows_the_next_bracket_is_below_it():
    for edition, article in AHEAD.items():
        for levels in (0, 1, 3):
            shape = BracketShape(levels, True, False, WIDTH)
            costs = Costs(EDITIONS[edition], shape)
            place = -1 - costs.bits_below_next_bracket // WIDTH
            assert costs.fields[place][0].article == article


def test_a_pair_costs_its_own_criteria_alone(costs, network):
    for first in (HIGH, MIDDLE, RESIDENT, colour_bits(colours("B"))):
        for second in (RESIDENT, colour_bits(colours("BW")), colour_bits(colours("B"))):
            found = network.cost(first, second)
            assert fields(costs, found) == ([0] * 7, low_part(costs, costs.pair(first, second)))
    assert network.cost(HIGH, MIDDLE) is None


@pytest.mark.parametrize("own", [0, 3 << UNPLAYED_SHIFT, colour_bits(colours("B"))])
@pytest.mark.parametrize("level", [1, 2, 0])
def test_a_floater_costs_the_place_in_the_next_bracket_or_being_left_over_by_it(
    costs, network, level, own
):
    kind = level << LEVEL_SHIFT | own
    scores = [int(level == one) for one in (1, 2)]
    left = [int((level or 3) == one) for one in (1, 2, 3)]
    low = low_part(costs, costs.floater(kind))
    assert fields(costs, network.cost(kind, NEXT)) == ([1, *scores, 0, 0, 0, 0], low)
    for below, unpaired in ((LOWER, 1), (PAB, 1), (STRANDED, 2)):
        found = fields(costs, network.cost(kind, below))
        assert found == ([1, *scores, unpaired, *left], low)
    assert network.cost(kind | HELD_BIT, NEXT) is None


def test_below_the_bracket_only_leaving_the_next_one_costs_anything(costs, network):
    for one, other in ((NEXT, NEXT), (LOWER, LOWER), (LOWER, PAB), (STRANDED, STRANDED)):
        assert network.cost(one, other) == network.cost(NEXT, NEXT)
    for other, unpaired in ((LOWER, 1), (LOWER - 2, 1), (PAB, 1), (STRANDED, 2)):
        left = network.cost(NEXT - 1, other)
        assert fields(costs, left) == ([0, 0, 0, unpaired, 0, 0, 0], 0)


def test_two_who_are_bound_to_one_side_never_meet(network):
    for side in (1, 2):
        for upper in (NEXT, LOWER):
            for lower in (NEXT, LOWER):
                assert network.cost(upper - side, lower - side) is None
                assert network.cost(upper - side, lower - (3 - side)) is not None
    assert network.cost(BOUND_TO_WHITE, NEXT - 1) is None
    assert network.cost(BOUND_TO_WHITE, LOWER - 1) is None
    assert network.cost(BOUND_TO_WHITE, NEXT - 2) is not None
    assert network.cost(BOUND_TO_WHITE, PAB) is not None


@pytest.mark.parametrize("players", [2, 999, 1000, 9999])
def test_a_field_is_wide_enough_for_two_of_every_player(players):
    assert 1 << field_width(players) > 2 * players
