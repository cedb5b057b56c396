"""Scores and records: what a player did, round by round."""

import pytest

from arbiter_gui.tournament import (
    STANDARD,
    THREE_ONE_NIL,
    Bye,
    ByeKind,
    Colour,
    Game,
    PlayerKey,
    PointAdjustment,
    Result,
    Round,
    ScoringSystem,
    Tournament,
    TournamentSettings,
)
from tests.actions.events import player

ONE, TWO, THREE, FOUR = map(PlayerKey, range(1, 5))


def tournament(*facts, scoring=STANDARD, players=4):
    settings = TournamentSettings(scoring=scoring)
    return Tournament((settings, *map(player, range(1, players + 1)), Round(1), *facts))


def test_a_game_gives_both_players_a_record():
    event = tournament(Game(1, 1, ONE, TWO, Result.WHITE_WINS))
    (won,), (lost,) = event.history(ONE), event.history(TWO)
    assert (won.opponent, won.colour, won.letter, won.points, won.played) == (
        TWO, Colour.WHITE, "1", 10, True,
    )  # fmt: skip
    assert (lost.opponent, lost.colour, lost.letter, lost.points) == (ONE, Colour.BLACK, "0", 0)
    assert won.bye is None


def test_a_game_without_result_counts_nothing_yet():
    event = tournament(Game(1, 1, ONE, TWO))
    (record,) = event.history(ONE)
    assert (record.opponent, record.letter, record.points, record.played) == (TWO, "", 0, False)
    assert event.games_without_result(1) == event.games(1)


def test_a_forfeit_is_no_game_but_gives_the_points():
    event = tournament(Game(1, 1, ONE, TWO, Result.BLACK_WINS_BY_FORFEIT))
    (absent,), (present,) = event.history(ONE), event.history(TWO)
    assert (absent.letter, absent.points, absent.played) == ("-", 0, False)
    assert (present.letter, present.points, present.played) == ("+", 10, False)
    assert present.opponent == ONE


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        (ByeKind.PAIRING_ALLOCATED, 10),
        (ByeKind.FULL_POINT, 10),
        (ByeKind.HALF_POINT, 5),
        (ByeKind.ZERO_POINT, 0),
    ],
)
def test_a_bye_gives_its_points_without_opponent_and_colour(kind, points):
    (record,) = tournament(Bye(1, ONE, kind)).history(ONE)
    assert (record.opponent, record.colour, record.points, record.bye) == (None, None, points, kind)


def test_who_is_neither_on_a_board_nor_has_a_bye_was_absent():
    (record,) = tournament(Game(1, 1, ONE, TWO)).history(THREE)
    assert record.bye is ByeKind.ZERO_POINT
    assert record.points == 0


def test_a_request_for_a_round_to_come_is_no_record():
    event = tournament(Bye(2, ONE, ByeKind.HALF_POINT))
    assert len(event.history(ONE)) == 1
    assert event.byes(2) == (Bye(2, ONE, ByeKind.HALF_POINT),)
    assert event.score(ONE) == 0


def test_the_points_are_those_of_the_scoring_system():
    games = (
        Game(1, 1, ONE, TWO, Result.WHITE_WINS),
        Game(1, 2, THREE, FOUR, Result.DRAW),
    )
    event = tournament(*games, scoring=THREE_ONE_NIL)
    assert [event.score(key) for key in (ONE, TWO, THREE, FOUR)] == [30, 0, 10, 10]
    own = ScoringSystem(win=20, draw=10, loss=5, absence=1, pab=15)
    event = tournament(games[0], Bye(1, THREE, ByeKind.PAIRING_ALLOCATED), scoring=own)
    assert [event.score(key) for key in (ONE, TWO, THREE, FOUR)] == [20, 5, 15, 1]


@pytest.mark.parametrize("result", Result)
def test_a_result_turned_round_gives_each_side_what_the_other_had(result):
    turned = result.mirrored
    assert turned.letter(Colour.WHITE) == result.letter(Colour.BLACK)
    assert turned.letter(Colour.BLACK) == result.letter(Colour.WHITE)
    assert turned.mirrored is result
    assert (turned.played, turned.rated, turned.final) == (
        result.played, result.rated, result.final,
    )  # fmt: skip


def test_odd_and_short_results_are_played_and_only_whole_games_are_rated():
    assert Result.BOTH_LOSE.played
    assert Result.BOTH_LOSE.rated
    assert Result.SHORT_WHITE_WINS.played
    assert not Result.SHORT_WHITE_WINS.rated
    assert not Result.DOUBLE_FORFEIT.played
    assert not Result.ADJOURNED.final


def test_an_unknown_letter_has_no_points():
    with pytest.raises(KeyError):
        STANDARD.points("J")


def test_a_score_after_an_earlier_round_leaves_later_rounds_out():
    event = tournament(
        Round(2),
        Game(1, 1, ONE, TWO, Result.WHITE_WINS),
        Game(2, 1, TWO, ONE, Result.DRAW),
    )
    assert event.score(ONE, 0) == 0
    assert event.score(ONE, 1) == 10
    assert event.score(ONE, 2) == event.score(ONE) == 15


def test_points_given_for_a_round_are_added_in_that_round():
    adjustment = PointAdjustment(1, "", -5, 1, (ONE,))
    event = tournament(Game(1, 1, ONE, TWO, Result.WHITE_WINS), adjustment)
    assert event.history(ONE)[0].points == 5
    assert event.history(TWO)[0].points == 0


def test_points_of_a_letter_are_replaced_for_the_players_named():
    adjustment = PointAdjustment(1, "U", 5, 0, (ONE,))
    byes = (Bye(1, ONE, ByeKind.PAIRING_ALLOCATED), Bye(1, TWO, ByeKind.PAIRING_ALLOCATED))
    event = tournament(*byes, adjustment)
    assert (event.score(ONE), event.score(TWO)) == (5, 10)


def test_a_bonus_of_no_round_counts_from_the_newest_round_on():
    bonus = PointAdjustment(1, "", 10, 0, (ONE,))
    event = tournament(Round(2), Game(1, 1, ONE, TWO, Result.DRAW), bonus)
    assert event.score(ONE, 1) == 5
    assert event.score(ONE, 2) == event.score(ONE) == 15


def test_games_come_in_board_order_and_byes_by_player():
    event = tournament(
        Game(1, 2, THREE, FOUR),
        Game(1, 1, ONE, TWO),
        Bye(2, FOUR, ByeKind.ZERO_POINT),
        Bye(2, ONE, ByeKind.HALF_POINT),
    )
    assert [game.board for game in event.games(1)] == [1, 2]
    assert [bye.player for bye in event.byes(2)] == [ONE, FOUR]


def test_a_player_takes_part_from_the_first_round_until_the_withdrawal():
    late = player(1, first_round=3, withdrawn_from=5)
    assert [number for number in range(1, 8) if late.takes_part(number)] == [3, 4]
    assert player(2).takes_part(1)


def test_an_unknown_player_is_an_error():
    with pytest.raises(KeyError):
        tournament().player(PlayerKey(77))
