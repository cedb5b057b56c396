"""What a candidate of a lowest bracket costs in the 2012 edition."""

import pytest

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.candidate import candidate_with
from arbiter_gui.pairing.dutch.costs import BracketShape, Costs
from arbiter_gui.pairing.dutch.costs_2012 import BracketCosts, LowestScores
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.network import SLOT
from arbiter_gui.pairing.dutch.outlook_2012 import Below, outlook_network
from arbiter_gui.pairing.dutch.player_types import LEVEL_SHIFT, colour_bits
from tests.pairing.positions import card, colours, position


@pytest.mark.parametrize(
    ("pairs", "squares"),
    [([(0, 1)], 10**2 + 10**2), ([(0, 2)], 20**2 + 20**2), ([(1, 2)], 10**2 + 30**2)],
)
def test_the_pairs_and_the_bye_add_up_squared_score_differences(pairs, squares):
    field = Field(position(card(1, 3), card(2, 2), card(3, 1), edition="2012"))
    bracket = Bracket(field, (0,), 1, 3)
    scores = LowestScores.of(bracket)
    costs = BracketCosts(Costs(EDITIONS["2012"], BracketShape(1, True, False, 12)), scores)
    types = bracket.types(floaters=True)
    for member in (1, 2):
        types[member] |= scores.step(field.scores[member])
    candidate = candidate_with(pairs, 3)
    total = costs.total(types, candidate)
    assert total >> costs.bits == squares
    (one, other), (floater,) = pairs[0], candidate.downfloaters
    assert total == costs.cost(types[one], types[other]) + costs.cost(types[floater], SLOT)


def test_players_below_cost_nothing_but_that_somebody_floats():
    field = Field(position(*(card(n, 4 - n // 3) for n in range(1, 9)), edition="2012"))
    bracket = Bracket(field, (), 0, field.starts[1])
    below = Below(field, field.starts[1], field.starts[2])
    assert below.everybody == sum(1 << number for number in range(*field.starts[1:3]))
    costs = BracketCosts(Costs(EDITIONS["2012"], BracketShape(1, True, False, 12)))
    network = outlook_network(bracket, bracket.types(floaters=True), costs, below)
    (outside,) = {*below.types()}
    for own in (0, 1 << LEVEL_SHIFT):
        for other in (0, colour_bits(colours("B"))):
            assert network.cost(own, other) == costs.cost(own, other) < 1 << costs.bits
        assert network.cost(own, outside) == 1 << costs.bits | costs.cost(own, SLOT)
