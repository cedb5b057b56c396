"""PGN headers of the boards of a round, as live boards are fed with them."""

import re
from dataclasses import replace

import pytest

from arbiter_gui.formats.pgn import pgn_bytes, pgn_of_round
from arbiter_gui.tournament import (
    Change,
    Edit,
    EventDetails,
    Game,
    Player,
    PlayerKey,
    Result,
    Round,
    Title,
    Tournament,
    Tpn,
)

ONE, TWO = PlayerKey(1), PlayerKey(2)
EVENT = EventDetails(
    "Spring\nOpen", "Oslo", "NOR", start="2026/05/01", round_dates=("2026/05/01", "2026/05/02")
)
ADAMS = Player(ONE, Tpn(1), "Adams, Åse", Title.WFM, rating=2101, fide_id=1503014)
BROWN = Player(TWO, Tpn(2), 'Brown, "Bo" \\')


def played(*results):
    rounds = [Round(number) for number, _result in enumerate(results, 1)]
    games = [Game(number, 1, ONE, TWO, result) for number, result in enumerate(results, 1)]
    return Tournament([EVENT, ADAMS, BROWN, *rounds, *games])


def test_a_board_has_the_seven_tags_in_order_and_what_is_known_of_the_players():
    assert pgn_of_round(played(Result.DRAW, None), 2) == (
        '[Event "Spring Open"]\n'
        '[Site "Oslo NOR"]\n'
        '[Date "2026.05.02"]\n'
        '[Round "2.1"]\n'
        '[White "Adams, Åse"]\n'
        '[Black "Brown, \\"Bo\\" \\\\"]\n'
        '[Result "*"]\n'
        '[WhiteTitle "WFM"]\n'
        '[WhiteElo "2101"]\n'
        '[WhiteFideId "1503014"]\n'
        "\n*\n"
    )


@pytest.mark.parametrize(
    ("result", "token"),
    [
        (Result.WHITE_WINS, "1-0"), (Result.BLACK_WINS_BY_FORFEIT, "0-1"),
        (Result.SHORT_DRAW, "1/2-1/2"), (Result.ADJOURNED, "*"), (Result.DOUBLE_FORFEIT, "*"),
        (Result.BOTH_LOSE, "*"), (Result.WHITE_DRAWS_BLACK_LOSES, "*"), (None, "*"),
    ],
)  # fmt: skip
def test_the_result_stands_in_the_tag_and_behind_the_headers(result, token):
    content = pgn_of_round(played(result), 1)
    assert f'[Result "{token}"]' in content
    assert content.endswith(f"\n\n{token}\n")


def test_what_nobody_knows_is_question_marks_and_the_first_day_stands_for_a_round_without_date():
    tournament = played(None, None, None)
    assert '[Date "2026.05.01"]' in pgn_of_round(tournament, 3)
    tournament.apply(Change("", (Edit.changing(EVENT, EventDetails()),)))
    content = pgn_of_round(tournament, 3)
    assert content.startswith('[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n')


def test_boards_stand_in_order_with_a_blank_line_between_them():
    third, fourth = (
        replace(BROWN, key=PlayerKey(number), tpn=Tpn(number), name=f"Player {number}")
        for number in (3, 4)
    )
    second = Game(1, 2, third.key, fourth.key, Result.DRAW)
    tournament = Tournament([*played(None).facts(), third, fourth, second])
    content = pgn_bytes(tournament, 1).decode("utf-8")
    assert re.findall(r'\[Round "(.+)"\]', content) == ["1.1", "1.2"]
    assert "\n\n*\n\n[Event " in content
