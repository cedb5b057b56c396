"""Rounds that nobody can pair: who blocks, and nothing else."""

import itertools
from random import Random

import pytest

from arbiter_gui.errors import ArbiterError
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.systems import pair_round
from tests.pairing.dutch.literal_round import LiteralRound
from tests.pairing.dutch.small_rounds import small_round
from tests.pairing.positions import card, position


def proof(*cards, **more):
    with pytest.raises(PairingImpossible) as error:
        pair_round(position(*cards, **more))
    return error.value


def test_players_who_have_met_everybody_but_one_are_named_with_him():
    everybody = set(range(1, 7))
    cards = [
        card(1, met=everybody - {1, 6}),
        card(2, met=everybody - {2, 6}),
        card(3, met=(1, 2)),
        card(4, met=(1, 2)),
        card(5, met=(1, 2)),
        card(6),
    ]
    error = proof(*cards)
    assert error.code == "no-legal-pairing"
    assert error.blockers == (1, 2)
    assert error.possible_opponents == (6,)
    assert "players 1, 2 cannot all have an opponent" in str(error)
    assert str(error).endswith("they can meet only: 6.")


def test_a_group_of_odd_size_that_nobody_else_can_meet_is_named():
    left, right = (1, 2, 3), (4, 5, 6)
    cards = [card(number, met=right) for number in left] + [card(n, met=left) for n in right]
    error = proof(*cards)
    assert error.possible_opponents == ()
    assert error.blockers == left
    assert "players 1, 2, 3 can meet nobody but each other, and not all" in str(error)


def test_nobody_may_receive_the_bye():
    error = proof(*(card(number, may_receive_pab=False) for number in (1, 2, 3)))
    assert error.code == "pab-impossible"
    assert error.blockers == (1, 2, 3)
    assert not error.pab_open


def test_the_bye_counts_as_one_more_opponent():
    cards = [
        card(1, met=(2, 3, 4, 5)),
        card(2, met=(1, 3, 4, 5)),
        card(3, met=(1, 2)),
        card(4, met=(1, 2)),
        card(5, met=(1, 2)),
    ]
    error = proof(*cards)
    assert error.blockers == (1, 2)
    assert error.possible_opponents == ()
    assert error.pab_open
    assert str(error).endswith("the pairing-allocated bye is for one of them only.")


def test_a_bye_that_only_the_last_opponent_may_receive_blocks_as_well():
    cards = [
        card(1, met=(2, 4, 5), may_receive_pab=False),
        card(2, met=(1,), may_receive_pab=False),
        card(3),
        card(4, met=(1,), may_receive_pab=False),
        card(5, met=(1,), may_receive_pab=False),
    ]
    error = proof(*cards)
    assert error.blockers == (1,)
    assert error.possible_opponents == (3,)
    assert error.pab_blocks
    assert "nobody but these players may receive the bye" in str(error)
    assert not error.pab_open


def test_forbidden_pairs_can_make_a_round_impossible():
    forbidden = frozenset(itertools.combinations((1, 2, 3), 2))
    error = proof(*(card(number) for number in (1, 2, 3, 4)), forbidden=forbidden)
    assert error.blockers == (1, 2)
    assert error.possible_opponents == (4,)


def test_equal_absolute_preferences_can_make_a_round_impossible():
    error = proof(card(1, 1, "WW"), card(2, 1, "WW"))
    assert error.blockers == (1,)
    assert error.possible_opponents == ()
    assert str(error).endswith("player 1 has no possible opponent left.")


def test_an_unknown_edition_is_refused():
    with pytest.raises(ArbiterError) as error:
        pair_round(position(card(1), card(2), edition="1992"))
    assert error.value.code == "edition-unknown"


def who_may_meet(there):
    """The possible opponents of each player of a round, by key; 0 is the bye."""
    the_round = LiteralRound(there)
    everybody = range(len(there.cards))
    keys = [card.key for card in there.cards]
    meets = {key: set() for key in keys}
    for one, other in itertools.combinations(everybody, 2):
        if the_round.may_meet(one, other):
            meets[keys[one]].add(keys[other])
            meets[keys[other]].add(keys[one])
    if len(keys) % 2:
        meets[0] = {card.key for card in there.cards if card.may_receive_pab}
        for key in meets[0]:
            meets[key].add(0)
    return meets


def connected_parts(players, meets):
    """Those who are joined by meetings among themselves."""
    left, parts = set(players), []
    while left:
        part, fresh = set(), {min(left)}
        while fresh:
            part |= fresh
            fresh = {other for one in fresh for other in meets[one] & left} - part
        parts.append(part)
        left -= part
    return parts


def outside(players, meets):
    return set().union(*(meets[one] for one in players)) - set(players)


WORDS = {  # bye among those who block, bye among their opponents, other opponents, one alone
    (True, False, True, False): "nobody but these players may receive the bye.",
    (True, False, True, True): "nobody but these players may receive the bye.",
    (True, False, False, False): "nobody but these players may receive the bye.",
    (False, True, True, False): "; and the pairing-allocated bye is for one of them only.",
    (False, True, False, False): "nobody but each other, not all of them at once, and the pairing-",
    (False, False, True, False): "Except each other they can meet only: ",
    (False, False, False, False): "nobody but each other, and not all of them at once.",
    (False, False, False, True): "has no possible opponent left.",
}


TELLING = (519, 991, 1022, 1468, 1891, 2025, 2286, 2414, 2438)
"""Seeds of rounds whose proof needs more than most do."""


@pytest.mark.parametrize("edition", ["2012", "2017", "2026"])
def test_a_proof_names_parts_of_odd_size_that_have_fewer_opponents_than_there_are_parts(edition):
    told = set()
    for seed in (*range(200), *TELLING):
        there = small_round(Random(seed), edition)
        try:
            pair_round(there)
        except PairingImpossible as error:
            found = error
        else:
            continue
        if found.code == "pab-impossible":
            assert len(there.cards) % 2
            assert not any(card.may_receive_pab for card in there.cards)
            continue
        meets = who_may_meet(there)
        blocking = {*found.blockers, *([0] if found.pab_blocks else [])}
        opponents = {*found.possible_opponents, *([0] if found.pab_open else [])}
        assert outside(blocking, meets) == opponents
        parts = connected_parts(blocking, meets)
        assert all(len(part) % 2 for part in parts)
        assert len(parts) > len(opponents)
        kind = found.pab_blocks, found.pab_open, bool(found.possible_opponents), len(blocking) == 1
        told.add(kind)
        assert WORDS[kind] in str(found)
    assert len(told) > 3
