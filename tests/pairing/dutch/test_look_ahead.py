"""What one downfloater costs the next bracket, by trying all its pairings."""

from itertools import combinations
from random import Random

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.look_ahead import LookAhead
from tests.pairing.positions import card, position

TOP, NEXT = (1, 2, 3), tuple(range(4, 11))
BELOW = tuple(range(11, 61))
"""So many that whoever is left over can be paired."""


def most_pairs(players, met):
    """The largest number of pairs among some players who have not met."""
    if len(players) < 2:
        return 0
    first, *rest = players
    ways = [most_pairs(rest, met)]
    for other in rest:
        if frozenset({first, other}) not in met:
            ways.append(1 + most_pairs([one for one in rest if one != other], met))
    return max(ways)


def drawn_meetings(random):
    """Who of the upper two scoregroups have met; the lower one falls apart into two parts."""
    share = random.choice((0.3, 0.8, 1))
    half = random.randint(0, 6)
    inside = set(NEXT[:half])
    return {
        frozenset(pair)
        for pair in combinations(TOP + NEXT, 2)
        if pair[1] in NEXT
        and (pair[0] in TOP or len(inside & set(pair)) < 2)
        and random.random() < share
    }


def test_a_downfloater_costs_the_pairs_that_are_missed_and_more_when_he_has_no_opponent():
    different = set()
    for seed in range(60):
        met = drawn_meetings(Random(seed))

        def met_by(player, met=met):
            return tuple(other for pair in met if player in pair for other in pair - {player})

        cards = [
            card(player, 3 if player in TOP else 2, met=met_by(player)) for player in TOP + NEXT
        ]
        cards += [card(player, 1) for player in BELOW]
        field = Field(position(*cards))
        top = Bracket(field, (), 0, len(TOP))
        ahead = LookAhead(field, Completion(field, lowest_pab=True), *field.starts[1:3])
        expected = []
        for player in TOP:
            alone = all(frozenset({player, other}) in met for other in NEXT)
            expected.append(2 * (4 - most_pairs([player, *NEXT], met)) + alone)
        assert ahead.losses(top) == expected
        different.update(expected)
    assert len(different) > 4
