from dataclasses import replace

import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.entries import enter_from
from arbiter_gui.actions.late_board import add_late_board, late_draft, late_players
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.players import register
from arbiter_gui.actions.prohibitions import forbid_meeting
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import unpair_newest
from arbiter_gui.errors import RefusedAction
from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.explain.explanation import why_board
from arbiter_gui.explain.publication import before_publishing
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.pairing.checker import check_round
from arbiter_gui.tournament import ByeKind, Change, Edit, Game, ManualPairing, PlayerKey, Result
from tests.actions.cases import two_late
from tests.actions.events import event, master, pairing

TWO, SEVEN, EIGHT = PlayerKey(2), PlayerKey(7), PlayerKey(8)


def code(action, *args):
    with pytest.raises(RefusedAction) as refused:
        action(*args)
    return refused.value.code


def done(tournament, change):
    tournament.apply(change)
    return tournament


def keys(players):
    return [int(player.key) for player in players]


def test_two_late_players_get_the_board_behind_the_last_one():
    tournament = two_late()
    before = tournament.games(1)
    done(tournament, add_late_board(tournament, SEVEN, EIGHT, "Late"))
    assert tournament.games(1)[:3] == before
    assert tournament.games(1)[3] == Game(1, 4, *late_draft_of(two_late(), SEVEN, EIGHT))
    assert [tournament.player(key).first_round for key in (SEVEN, EIGHT)] == [1, 1]
    assert tournament.manual_pairing(1).kept == ((tournament.games(1)[3].white, EIGHT),) or (
        tournament.manual_pairing(1).kept == ((EIGHT, SEVEN),)
    )


def late_draft_of(tournament, one, other):
    return late_draft(tournament, one, other).boards[0]


def test_the_report_tells_of_the_board_that_the_pairing_did_not_give():
    tournament = done(two_late(), add_late_board(two_late(), SEVEN, EIGHT, "Late"))
    white, black = (int(tournament.player(key).tpn) for key in board(tournament, 4))
    assert trf_of(tournament).comments == (f"### MPA @ Round 1: => {white}-{black}",)


def board(tournament, number):
    game = tournament.games(1)[number - 1]
    return game.white, game.black


def test_a_second_late_couple_is_recorded_with_the_first():
    tournament = done(two_late(), add_late_board(two_late(), SEVEN, EIGHT, "Late"))
    for name in ("Late, Cy", "Late, Di"):
        done(tournament, register(tournament, master(name, 1500)))
    done(tournament, add_late_board(tournament, PlayerKey(9), PlayerKey(10), "Bus"))
    made = tournament.manual_pairing(1)
    assert len(made.kept) == 2
    assert made.replaced == ()
    assert made.reason == "Late; Bus"


def test_colours_follow_the_codes_of_the_two():
    tournament = event(8, paired=2)
    for key in (SEVEN, EIGHT):
        done(tournament, request_bye(tournament, 3, key, ByeKind.ZERO_POINT))
    done(tournament, pairing(tournament))
    white, black = late_draft_of(tournament, SEVEN, EIGHT)
    colours = {key: [r.colour.value for r in tournament.history(key)[:2]] for key in (white, black)}
    assert colours[white].count("w") <= colours[black].count("w")


def test_a_bye_of_the_round_gives_way_to_the_board():
    tournament = event(6)
    for key in (PlayerKey(5), PlayerKey(6)):
        done(tournament, request_bye(tournament, 1, key, ByeKind.HALF_POINT))
    done(tournament, pairing(tournament))
    done(tournament, add_late_board(tournament, PlayerKey(5), PlayerKey(6), "Late"))
    assert tournament.byes(1) == ()
    assert tournament.score(PlayerKey(5)) == 0


def test_listed_players_who_were_to_enter_later_can_be_added():
    tournament = event(6)
    for key in (PlayerKey(5), PlayerKey(6)):
        done(tournament, enter_from(tournament, key, 2))
    done(tournament, pairing(tournament))
    assert keys(late_players(tournament)) == [5, 6]
    done(tournament, add_late_board(tournament, PlayerKey(5), PlayerKey(6), "Late"))
    assert tournament.player(PlayerKey(5)).first_round == 1


def test_nobody_with_a_board_or_the_points_of_the_round_is_late():
    tournament = event(7)
    done(tournament, request_bye(tournament, 1, TWO, ByeKind.FULL_POINT))
    done(tournament, withdraw(tournament, PlayerKey(3)))
    done(tournament, pairing(tournament))
    done(tournament, register(tournament, master("Late, Anna", 2410)))
    assert keys(late_players(tournament)) == [8]
    assert code(late_draft, tournament, EIGHT, PlayerKey(1)) == "not-late"
    assert code(late_draft, tournament, EIGHT, EIGHT) == "not-late"


def test_a_finished_round_takes_no_more_boards():
    tournament = two_late()
    for game in tournament.games(1):
        done(tournament, enter_result(tournament, 1, game.board, Result.DRAW))
    assert late_players(tournament) == ()
    assert code(add_late_board, tournament, SEVEN, EIGHT, "Late") == "no-round-running"
    assert code(add_late_board, event(4), TWO, SEVEN, "Late") == "no-round-running"


def test_two_who_must_not_meet_get_no_board():
    tournament = two_late()
    done(tournament, unpair_newest(tournament))
    done(tournament, forbid_meeting(tournament, (SEVEN, EIGHT)))
    done(tournament, pairing(tournament))
    assert code(add_late_board, tournament, SEVEN, EIGHT, "Late") == "late-board-illegal"


def test_a_round_paired_by_hand_keeps_what_was_recorded_of_it():
    tournament = two_late()
    made = ManualPairing(1, ((TWO, PlayerKey(1)),), ((PlayerKey(1), TWO),), "Same bus")
    done(tournament, Change("x", (Edit.adding(made),)))
    done(tournament, add_late_board(tournament, SEVEN, EIGHT, "Late"))
    after = tournament.manual_pairing(1)
    assert after == replace(after, computed=made.computed, reason="Same bus; Late")
    assert after.boards[0] == made.boards[0]
    assert len(after.boards) == 2


def test_the_other_boards_stay_those_of_the_rules():
    tournament = done(two_late(), add_late_board(two_late(), SEVEN, EIGHT, "Late"))
    assert check_round(tournament, 1).differences == ()
    known = explained_round(tournament, 1)
    assert why_board(known, 1).follows_rules
    added = why_board(known, 4)
    assert not added.follows_rules
    assert "Reason given: Late" in added.text()
    assert before_publishing(tournament, 1) == ()


def test_a_late_player_counts_in_the_rounds_that_follow():
    tournament = done(two_late(), add_late_board(two_late(), SEVEN, EIGHT, "Late"))
    for game in tournament.games(1):
        done(tournament, enter_result(tournament, 1, game.board, Result.WHITE_WINS))
    done(tournament, pairing(tournament))
    assert check_round(tournament, 2).differences == ()
    assert tournament.history(SEVEN)[0].opponent == EIGHT
