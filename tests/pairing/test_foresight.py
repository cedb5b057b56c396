"""Foresight: proofs that the rounds that are left cannot all be paired, and never a wrong one."""

from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from arbiter_gui.pairing.foresight import foresight
from arbiter_gui.pairing.generator import generated
from arbiter_gui.pairing.generator_model import Wishes
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Colour,
    Game,
    Player,
    PlayerKey,
    Prohibition,
    Round,
    Tournament,
    TournamentSettings,
    Tpn,
)
from tests.notation import event


def before_round_1(players, rounds, *facts):
    people = [Player(PlayerKey(n), Tpn(n), f"Player {n}") for n in range(1, players + 1)]
    rules = TournamentSettings(rounds=rounds, initial_colour=Colour.WHITE)
    return Tournament([rules, *people, *facts])


@pytest.mark.parametrize(
    ("players", "rounds", "impossible_by"),
    [(3, 3, None), (3, 4, 4), (8, 7, None), (8, 8, 8), (20, 10, None), (2, 1, None), (2, 2, 2)],
)
def test_more_rounds_than_opponents_are_seen_before_the_event(players, rounds, impossible_by):
    ahead = foresight(before_round_1(players, rounds))
    assert ahead.impossible_by == impossible_by
    assert ahead.next_round_decided
    if impossible_by:
        assert ahead.obstacle.code == "opponents-too-few"
        assert ahead.obstacle.values["round"] == impossible_by


def test_a_single_round_that_is_left_is_decided_for_certain():
    assert foresight(before_round_1(4, 1)).is_certain
    assert not foresight(before_round_1(4, 2)).is_certain


def test_forbidden_pairs_that_stop_the_next_round_are_its_proof():
    club = Prohibition(1, tuple(map(PlayerKey, (1, 2, 3))), 1, 5)
    ahead = foresight(before_round_1(4, 5, club))
    assert ahead.impossible_by == 1
    assert ahead.obstacle.code == "no-legal-pairing"
    assert ahead.obstacle.blockers == (1, 2)


def test_two_clubs_of_unequal_size_run_out_of_opponents_later():
    club = Prohibition(1, tuple(map(PlayerKey, (1, 2, 3, 4))), 1, 9)
    ahead = foresight(before_round_1(8, 5, club))
    assert ahead.impossible_by == 5
    assert ahead.obstacle.values["players"] == "1, 2, 3, 4"


def test_a_prohibition_that_ends_stops_nobody_later():
    club = Prohibition(1, tuple(map(PlayerKey, (1, 2, 3, 4))), 1, 4)
    assert foresight(before_round_1(8, 5, club)).impossible_by is None


def test_enough_opponents_each_may_still_be_too_few_together():
    # Two groups of three that meet only each other inside: an odd group has no complete round.
    groups = [
        Prohibition(number, (PlayerKey(one), PlayerKey(other)), 2, 3)
        for number, (one, other) in enumerate(
            ((one, other) for one in (1, 2, 3) for other in (4, 5, 6)), start=1
        )
    ]
    played = [
        Round(1),
        *(Game(1, board, PlayerKey(board), PlayerKey(board + 3)) for board in (1, 2, 3)),
    ]
    ahead = foresight(before_round_1(6, 2, *groups, *played))
    assert not ahead.next_round_decided
    assert ahead.impossible_by == 2
    assert ahead.obstacle.code == "opponents-too-few-together"


def test_byes_that_were_asked_for_need_no_opponent():
    away = [Bye(number, PlayerKey(4), ByeKind.ZERO_POINT) for number in (1, 2, 3)]
    assert foresight(before_round_1(4, 3, *away)).impossible_by is None
    assert foresight(before_round_1(4, 4, *away)).impossible_by == 4


def test_the_bye_runs_out_when_everybody_has_had_it():
    finished = event("""
        1 Abel | 2w1 U 3b1
        2 Bach | 1b0 3w1 U
        3 Cave | U 2b0 1w0
    """, rounds=4)  # fmt: skip
    ahead = foresight(finished)
    assert ahead.impossible_by == 4


def test_no_round_left_is_certain():
    assert foresight(event("1 Abel | 2w1\n2 Bach | 1b0", rounds=1)).is_certain


def until(tournament, number):
    """The event as it was before a round; what was announced is known."""

    def known(fact):
        if isinstance(fact, Game):
            return fact.round < number
        if isinstance(fact, Bye) and fact.kind is ByeKind.PAIRING_ALLOCATED:
            return fact.round < number
        return not (isinstance(fact, Round) and fact.number >= number)

    return Tournament(fact for fact in tournament.facts() if known(fact))


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**30), players=st.integers(4, 12))
def test_no_event_that_was_played_had_been_called_impossible(seed, players):
    wishes = Wishes(players=players, rounds=max(2, players - 3), forfeit=0.0, withdraw=0.0)
    played = generated(seed, wishes)
    assume(played.tournament.rounds_paired >= 2)
    settings = played.tournament.settings
    last = played.tournament.rounds_paired
    for number in range(1, last + 1):
        ahead = foresight(until(played.tournament, number))
        assert ahead.impossible_by is None or ahead.impossible_by > last, settings


def rounds_exist(players, met, rounds):
    """Whether so many rounds without a rematch exist, by trying everything."""
    if not rounds:
        return True
    for pairs in complete_rounds(tuple(range(1, players + 1)), met):
        if rounds_exist(players, met | set(pairs), rounds - 1):
            return True
    return False


def complete_rounds(left, met):
    if not left:
        yield ()
        return
    for other in left[1:]:
        if (left[0], other) not in met:
            rest = tuple(player for player in left[1:] if player != other)
            for pairs in complete_rounds(rest, met):
                yield ((left[0], other), *pairs)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_an_impossibility_is_one_when_everything_is_tried(data):
    pairs = list(combinations(range(1, 7), 2))
    barred = data.draw(st.sets(st.sampled_from(pairs), max_size=9))
    rounds = data.draw(st.integers(1, 5))
    groups = [Prohibition(n, tuple(map(PlayerKey, p)), 1, 9) for n, p in enumerate(barred, 1)]
    ahead = foresight(before_round_1(6, rounds, *groups))
    if ahead.impossible_by is not None:
        assert not rounds_exist(6, barred, ahead.impossible_by)
    elif rounds == 1:
        assert rounds_exist(6, barred, 1)
