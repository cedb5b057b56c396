"""Every graph that is matched joins both ends of an edge, and only players who may meet."""

from random import Random

import pytest

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.costs import BracketShape, Costs
from arbiter_gui.pairing.dutch.costs_2012 import BracketCosts
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.look_ahead import LookAhead
from arbiter_gui.pairing.dutch.network import slot_network
from arbiter_gui.pairing.dutch.outlook_2012 import Below, outlook_network
from arbiter_gui.pairing.dutch.wide_network import (
    LOWER,
    NEXT,
    PAB,
    following_network,
    wide_network,
)
from arbiter_gui.pairing.matching.cardinality import perfect_matching
from arbiter_gui.pairing.outcome import PairingImpossible
from tests.pairing.dutch.small_rounds import small_round
from tests.pairing.positions import card, position


def neighbours(adjacency):
    """Each vertex with those it is joined to."""
    size = range(len(adjacency))
    assert all(0 <= bits < 1 << len(adjacency) for bits in adjacency)
    return [{other for other in size if bits >> other & 1} for bits in adjacency]


def assert_edges_have_two_ends(adjacency):
    joined = neighbours(adjacency)
    for vertex, others in enumerate(joined):
        assert vertex not in others
        assert all(vertex in joined[other] for other in others)


def brackets(edition, count=60):
    """The second bracket of random rounds, with the last players above moved down to it."""
    for seed in range(count):
        field = Field(small_round(Random(seed), edition))
        starts = field.starts
        if len(starts) < 3:
            continue
        try:
            completion = Completion(field, lowest_pab=edition == "2026")
        except PairingImpossible:
            continue
        mdps = range(starts[1])[-(seed % 3) :] if seed % 3 else ()
        bracket = Bracket(field, mdps, starts[1], starts[2])
        yield field, bracket, completion, starts[min(3, len(starts) - 1)]


def costs(edition, bracket):
    levels = bracket.levels[-1] if bracket.levels else 0
    return Costs(EDITIONS[edition], BracketShape(levels, True, bracket.field.last_round, 12))


def assert_players_meet_as_the_round_lets_them(network, bracket, below):
    """The first vertices are the bracket's players, then those below it."""
    numbers = [*bracket.members, *below]
    joined = neighbours(network.adjacency)
    for vertex, number in enumerate(numbers):
        legal = {
            place
            for place, other in enumerate(numbers)
            if bracket.field.legal[number] >> other & 1
            and not (vertex < bracket.mdps and place < bracket.mdps)
        }
        assert joined[vertex] & set(range(len(numbers))) == legal


@pytest.mark.parametrize("floaters", [0, 1, 3])
def test_every_player_may_take_every_slot(floaters):
    for _field, bracket, _completion, _end in brackets("2026"):
        types = bracket.types(floaters=True)
        network = slot_network(bracket, types, costs("2026", bracket), floaters)
        assert_edges_have_two_ends(network.adjacency)
        assert_players_meet_as_the_round_lets_them(network, bracket, ())
        players = set(range(len(bracket)))
        slots = neighbours(network.adjacency)[len(bracket) :]
        assert slots == [players] * floaters


@pytest.mark.parametrize("edition", ["2017", "2026"])
def test_everybody_below_and_the_bye_are_in_the_wide_network(edition):
    odd = 0
    for field, bracket, completion, end in brackets(edition):
        types = bracket.types(floaters=True)
        network = wide_network(bracket, types, costs(edition, bracket), completion, end)
        below = range(bracket.end, len(field))
        assert_edges_have_two_ends(network.adjacency)
        assert_players_meet_as_the_round_lets_them(network, bracket, below)
        assert all(kind <= NEXT for kind in network.types[len(bracket) :])
        if field.odd:
            odd += 1
            numbers = [*bracket.members, *below]
            takers = neighbours(network.adjacency)[-1]
            assert {numbers[vertex] for vertex in takers} == {
                number for number in numbers if completion.takers >> number & 1
            }
    assert odd > 3


def test_the_next_scoregroup_and_places_are_in_the_network_of_2017():
    for field, bracket, completion, end in brackets("2017"):
        if bracket.is_last:
            continue
        types = bracket.types(floaters=True)
        network = following_network(bracket, types, costs("2017", bracket), completion, end)
        below = range(bracket.end, end)
        assert_edges_have_two_ends(network.adjacency)
        assert_players_meet_as_the_round_lets_them(network, bracket, below)
        assert all(kind <= NEXT for kind in network.types[len(bracket) :])
        size = len(network.types)
        assert size == len(network.adjacency)
        assert size % 2 == 0
        assert perfect_matching(network.adjacency) is not None
        numbers = [*bracket.members, *below]
        first_place = len(numbers) + (field.odd and end == len(field))
        if first_place > len(numbers):
            takers = {n for n, number in enumerate(numbers) if completion.takers >> number & 1}
            assert neighbours(network.adjacency)[len(numbers)] == {
                *takers,
                *range(first_place, size),
            }
        for place in range(first_place, size):
            assert neighbours(network.adjacency)[place] == set(range(size)) - {place}


def test_in_a_last_bracket_of_2017_nobody_is_left_over_as_cheaply_as_with_the_bye():
    found = set()
    for field, bracket, completion, end in brackets("2017"):
        if bracket.is_last:
            continue
        types = bracket.types(floaters=True)
        network = following_network(bracket, types, costs("2017", bracket), completion, end)
        is_last = end == len(field)
        first_place = len(bracket) + end - bracket.end + (field.odd and is_last)
        for place in range(first_place, len(network.types)):
            left_over = network.cost(NEXT, network.types[place])
            bye = network.cost(NEXT, PAB)
            assert left_over == (2 * bye if is_last else bye) > 0
            found.add(is_last)
    assert found == {True, False}


def test_floaters_of_2012_meet_those_below_or_nobody():
    for field, bracket, _completion, end in brackets("2012"):
        everybody = Below(field, bracket.end, end)
        below = everybody.with_left_over(2, everybody.everybody)
        requirements = BracketCosts(costs("2012", bracket))
        network = outlook_network(bracket, bracket.types(floaters=True), requirements, below)
        assert_edges_have_two_ends(network.adjacency)
        assert_players_meet_as_the_round_lets_them(network, bracket, range(bracket.end, end))


def test_somebody_of_the_next_bracket_may_be_left_over():
    for field, bracket, completion, end in brackets("2026"):
        ahead = LookAhead(field, completion, bracket.end, end)
        for odd in (False, True):
            assert_edges_have_two_ends(ahead._graph(tuple(bracket.members[-2:]), odd=odd))


def test_players_outside_are_told_apart_by_the_side_they_are_bound_to():
    played = ("", "", "BB", "WW", "", "WB", "BB", "WW", "")
    scores = (3, 3, 2, 2, 2, 2, 1, 1, 1)
    pairs = zip(scores, played, strict=True)
    cards = [card(number, score, games) for number, (score, games) in enumerate(pairs, start=1)]
    for edition, lower in (("2026", [LOWER - 1, LOWER - 2, LOWER, PAB]), ("2017", [])):
        field = Field(position(*cards, edition=edition))
        bracket = Bracket(field, (), 0, 2)
        completion = Completion(field, lowest_pab=edition == "2026")
        make = wide_network if edition == "2026" else following_network
        types = bracket.types(floaters=True)
        network = make(bracket, types, costs(edition, bracket), completion, 6)
        outside = [NEXT - 1, NEXT - 2, NEXT, NEXT, *lower]
        assert network.types[2 : 2 + len(outside)] == outside
