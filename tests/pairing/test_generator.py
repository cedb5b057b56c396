"""The generator: events that the checker confirms, with everything that was asked for."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import imported
from arbiter_gui.formats.trf.writer import write_trf
from arbiter_gui.pairing.checker import check_rounds
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.generator import generated
from arbiter_gui.pairing.generator_model import SCORINGS, Wishes
from arbiter_gui.tournament import ByeKind, Result

NONE = ("forfeit", "half_bye", "zero_bye", "full_bye", "odd_results", "withdraw", "late")
WILD = Wishes(
    players=26, rounds=7, forfeit=8.0, half_bye=6.0, zero_bye=6.0, full_bye=3.0, odd_results=8.0,
    withdraw=2.0, late=15.0, forbidden=2,
)  # fmt: skip


def differences(tournament):
    return [check for check in check_rounds(tournament) if not check.agrees]


def read_back(tournament, dialect=Dialect.TRF26):
    return imported(read_trf(write_trf(trf_of(tournament), dialect)))


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**40), edition=st.sampled_from(sorted(EDITIONS)))
def test_what_was_generated_is_confirmed_also_when_read_back(seed, edition):
    event = generated(seed, Wishes(players=14 + seed % 9, rounds=6, edition=edition))
    assert differences(event.tournament) == []
    again = read_back(event.tournament)
    assert again.problems == ()
    assert differences(again.tournament) == []


@pytest.mark.parametrize("scoring", sorted(SCORINGS))
@pytest.mark.parametrize(("inserted", "baku"), [(True, False), (False, True), (True, True)])
def test_wild_events_are_confirmed(scoring, inserted, baku):
    event = generated(5, replace(WILD, scoring=scoring, inserted=inserted, baku=baku))
    assert event.stopped_before is None
    assert differences(event.tournament) == []
    assert differences(read_back(event.tournament).tournament) == []


def test_wild_events_contain_everything():
    event = generated(6, WILD)
    facts = event.tournament
    byes = {bye.kind for number in range(1, 8) for bye in facts.byes(number)}
    assert byes == {*ByeKind}
    results = {game.result for number in range(1, 8) for game in facts.games(number)}
    assert Result.BOTH_LOSE in results or Result.SHORT_WHITE_WINS in results
    assert any(not result.played for result in results)
    assert any(player.first_round > 1 for player in facts.players)
    assert any(player.withdrawn_from for player in facts.players)
    assert facts.prohibitions


def test_the_same_seed_gives_the_same_event():
    first, second = generated(9, WILD), generated(9, WILD)
    assert first.tournament.facts() == second.tournament.facts()
    assert generated(10, WILD).tournament.facts() != first.tournament.facts()


def test_late_entrants_get_their_number_on_arrival_or_before():
    for inserted in (True, False):
        event = generated(6, Wishes(players=30, rounds=5, late=30.0, inserted=inserted))
        players = event.tournament.players
        assert [player.tpn for player in players] == list(range(1, 31))
        ratings = [player.rating for player in players]
        assert ratings == sorted(ratings, reverse=True)
        for player in players:
            history = event.tournament.history(player.key)
            assert all(record.opponent is None for record in history[: player.first_round - 1])


def test_the_accelerated_group_ends_with_the_same_player_when_others_come_later():
    event = generated(6, Wishes(players=40, rounds=5, late=30.0, inserted=True, baku=True))
    accelerated = {fact.player for fact in event.tournament.accelerations}
    players = event.tournament.players
    last = max(player.tpn for player in players if player.key in accelerated)
    assert {p.key for p in players if p.tpn <= last} == accelerated
    newcomers = [p for p in players if p.first_round > 1 and p.key in accelerated]
    assert newcomers


def test_an_event_ends_before_a_round_that_nobody_can_pair():
    event = generated(1, Wishes(players=3, rounds=5, **dict.fromkeys(NONE, 0.0), forbidden=0))
    assert event.stopped_before == 4
    assert event.tournament.rounds_paired == 3
    assert event.tournament.byes(4) == ()
