from dataclasses import replace

import pytest

from arbiter_gui.actions.prohibitions import allow_meeting, forbid_meeting
from arbiter_gui.actions.settings import change_settings
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import Change, Edit, PlayerKey, Prohibition
from tests.actions.events import event, pairing

ONE, TWO, FOUR = PlayerKey(1), PlayerKey(2), PlayerKey(4)


def code(action, *args, **options):
    with pytest.raises(RefusedAction) as refused:
        action(*args, **options)
    return refused.value.code


def test_who_must_not_meet_does_not_meet():
    tournament = event(6)
    tournament.apply(forbid_meeting(tournament, (FOUR, ONE)))
    assert tournament.prohibitions == (Prohibition(1, (ONE, FOUR), 1, 5),)
    tournament.apply(pairing(tournament))
    met = [{game.white, game.black} for game in tournament.games(1)]
    assert {ONE, FOUR} not in met


def test_a_prohibition_begins_with_the_next_round_at_the_earliest():
    tournament = event(6, paired=2)
    tournament.apply(forbid_meeting(tournament, (ONE, TWO), last_round=4))
    assert tournament.prohibitions == (Prohibition(1, (ONE, TWO), 3, 4),)
    tournament.apply(forbid_meeting(tournament, (TWO, FOUR), first_round=5))
    assert tournament.prohibitions[1] == Prohibition(2, (TWO, FOUR), 5, 5)


def test_a_prohibition_needs_two_known_players_and_a_round():
    tournament = event(6, paired=2)
    assert code(forbid_meeting, tournament, (ONE, ONE)) == "group-too-small"
    assert code(forbid_meeting, tournament, (ONE, PlayerKey(99))) == "player-unknown"
    assert code(forbid_meeting, tournament, (ONE, TWO), last_round=2) == "group-no-round"


def test_a_prohibition_that_has_not_begun_is_taken_back():
    tournament = event(6)
    tournament.apply(forbid_meeting(tournament, (ONE, TWO)))
    change = allow_meeting(tournament, 1)
    tournament.apply(change)
    assert tournament.prohibitions == ()
    assert change.describe() == "Allow the meeting of Alvarez, 1; Brandt, 2"


def test_a_prohibition_in_force_ends_and_stays_on_record():
    tournament = event(6)
    tournament.apply(forbid_meeting(tournament, (ONE, FOUR)))
    tournament.apply(pairing(tournament))
    tournament.apply(allow_meeting(tournament, 1))
    assert tournament.prohibitions == (Prohibition(1, (ONE, FOUR), 1, 1),)
    assert code(allow_meeting, tournament, 1) == "group-unknown"


def test_a_prohibition_that_does_not_exist_cannot_end():
    assert code(allow_meeting, event(6), 3) == "group-unknown"


def test_the_reason_is_kept_and_told():
    tournament = event(6)
    change = forbid_meeting(tournament, (ONE, TWO), reason="  Sisters\n")
    tournament.apply(change)
    assert tournament.prohibitions[0].reason == "Sisters"
    assert change.describe() == "Forbid the meeting of Alvarez, 1; Brandt, 2: Sisters"


def test_what_is_forbidden_already_is_not_forbidden_again():
    tournament = event(6)
    tournament.apply(forbid_meeting(tournament, (ONE, TWO, FOUR), last_round=3))
    assert code(forbid_meeting, tournament, (ONE, FOUR), last_round=2) == "group-known"
    tournament.apply(forbid_meeting(tournament, (ONE, FOUR)))
    assert len(tournament.prohibitions) == 2


def test_without_a_number_of_rounds_it_holds_to_the_end_whenever_that_is():
    tournament = event(6)
    settings = tournament.settings
    tournament.apply(Change("Set", (Edit.changing(settings, replace(settings, rounds=0)),)))
    tournament.apply(forbid_meeting(tournament, (ONE, TWO)))
    assert tournament.prohibitions[0].last_round == 99


def test_what_is_forbidden_to_the_end_stays_so_in_an_event_of_more_rounds():
    tournament = event(6)
    tournament.apply(forbid_meeting(tournament, (ONE, TWO)))
    tournament.apply(forbid_meeting(tournament, (ONE, FOUR), last_round=3))
    settings = tournament.settings
    tournament.apply(change_settings(tournament, replace(settings, rounds=7)))
    assert [fact.last_round for fact in tournament.prohibitions] == [7, 3]
    tournament.apply(change_settings(tournament, replace(settings, rounds=6)))
    assert [fact.last_round for fact in tournament.prohibitions] == [7, 3]
