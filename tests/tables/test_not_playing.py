"""Who does not play, by name or counted."""

from arbiter_gui.actions.byes import request_byes
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.tables.not_playing import not_playing_line, not_playing_note
from arbiter_gui.tables.pairings import pairing_notes, short_notes
from arbiter_gui.tournament import ByeKind, PlayerKey
from tests.actions.events import event, pairing


def with_byes(count):
    tournament = event(20)
    for number in range(1, count):
        tournament.apply(request_byes(tournament, (1,), PlayerKey(number), ByeKind.HALF_POINT))
    tournament.apply(withdraw(tournament, PlayerKey(20)))
    return tournament


def test_a_few_are_named():
    tournament = with_byes(5)
    line = not_playing_line(tournament, 1)
    assert line == not_playing_note(tournament, 1)
    assert line.count("half-point bye") == 4
    assert line.endswith("(withdrawn)")


def test_more_than_a_few_are_counted_with_their_reasons():
    tournament = with_byes(6)
    line = not_playing_line(tournament, 1)
    assert line == "Not playing: 6 (half-point bye: 5; withdrawn: 1)"
    assert not_playing_note(tournament, 1).count("half-point bye") == 5


def test_a_paired_round_has_the_line_on_the_screen_and_all_names_on_paper():
    tournament = with_byes(7)
    tournament.apply(pairing(tournament))
    assert short_notes(tournament, 1)[-1].startswith("Not playing: 8 (half-point bye: 6; ")
    assert pairing_notes(tournament, 1)[-1].count(";") == 7


def test_where_everybody_plays_nothing_is_said():
    assert not_playing_note(event(6), 1) == ""
    assert not_playing_line(event(6), 1) == ""
