"""Rounds that nobody can pair: who blocks, and nothing else."""

import itertools

import pytest

from arbiter_gui.errors import ArbiterError
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.systems import pair_round
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
