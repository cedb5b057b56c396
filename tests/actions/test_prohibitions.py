import pytest

from arbiter_gui.actions.prohibitions import allow_meeting, forbid_meeting
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import PlayerKey, Prohibition
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
