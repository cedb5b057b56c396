"""What the page of a round by hand says, and what stays below its boards."""

import pytest

from arbiter_gui.actions.manual_pairing import begin, draft_of, exchange, finish, pair
from arbiter_gui.pairing.objection import Objection
from arbiter_gui.tables.manual_pairing import (
    boards_table,
    differences_table,
    objection_lines,
    phase_line,
    unplaced_table,
)
from arbiter_gui.tables.pairings import pairings_table
from arbiter_gui.tables.round_lines import boards_line
from arbiter_gui.tables.table import Tone
from arbiter_gui.tournament import PlayerKey
from tests.actions.events import WHEN, event
from tests.actions.handwork import by_hand, compared, confirming

ONE, TWO, FIVE = PlayerKey(1), PlayerKey(2), PlayerKey(5)


def texts(table, *columns):
    places = [[column.key for column in table.columns].index(key) for key in columns]
    return [tuple(row.cells[place].text for place in places) for row in table.rows]


def do(tournament, action, *args, **options):
    tournament.apply(action(tournament, *args, **options))


def test_who_has_no_place_stands_in_ranking_order_with_the_code():
    tournament = event(6, paired=1)
    do(tournament, begin)
    table = unplaced_table(tournament, draft_of(tournament), marked=TWO)
    assert texts(table, "no", "name", "points", "code")[:3] == [
        ("1", "Alvarez, 1", "1", "(B)"),
        ("3", "Cho, 3", "1", "(B)"),
        ("5", "Eriksen, 5", "1", "(B)"),
    ]
    assert ("▸ Brandt, 2",) in texts(table, "name")
    assert phase_line(draft_of(tournament)) == "6 players without a place"


def test_the_boards_show_both_players_and_the_bye():
    tournament = by_hand(7)
    table = boards_table(tournament, draft_of(tournament))
    assert texts(table, "board", "white_no", "white", "black", "black_no") == [
        ("1", "1", "Alvarez, 1", "Dahl, 4", "4"),
        ("2", "5", "Eriksen, 5", "Brandt, 2", "2"),
        ("3", "3", "Cho, 3", "Fuchs, 6", "6"),
        ("4", "7", "Gatti, 7", "bye", ""),
    ]
    assert [row.spoken for row in table.rows][2:] == [
        "Board 3: Cho, 3 with White against Fuchs, 6",
        "The bye: Gatti, 7",
    ]
    assert phase_line(draft_of(tournament)) == "everybody has a place"


def test_a_board_that_breaks_a_rule_says_so():
    tournament = event(6, paired=1)
    do(tournament, begin)
    do(tournament, confirming(pair, ONE, PlayerKey(4)))
    draft = draft_of(tournament)
    [row] = boards_table(tournament, draft).rows
    assert row.cells[-1].text == "Dahl and Alvarez have met in round 1"
    assert row.cells[-1].tone is Tone.ATTENTION
    assert row.spoken.endswith(". Dahl and Alvarez have met in round 1")
    assert phase_line(draft) == "4 players without a place · 1 board breaks a rule"


@pytest.mark.parametrize(
    ("code", "players", "sentence"),
    [
        ("forbidden", (ONE, TWO), "Alvarez and Brandt must not be paired in this event"),
        (
            "barred-bye",
            (ONE,),
            "Alvarez cannot have the bye: points without playing, or a bye before",
        ),
        ("third-colour", (ONE, TWO), "Alvarez gets White for the third time in a row"),
        ("third-colour", (FIVE, ONE), "Eriksen gets White for the third time in a row"),
        ("third-colour", (TWO, FIVE), "Brandt gets Black for the third time in a row"),
        (
            "colour-difference",
            (TWO, FIVE),
            "Brandt gets Black once too often: more than two games more than with White",
        ),
        (
            "wrong-colours",
            (ONE, TWO),
            "Alvarez and Brandt both get the colour that is not due to them",
        ),
    ],
)
def test_everything_that_is_wrong_has_a_sentence(code, players, sentence):
    tournament = by_hand(7)
    draft = draft_of(tournament)
    assert objection_lines(tournament, draft, [Objection(code, players)]) == (sentence,)


def test_the_differences_name_the_first_rule_that_is_followed_less():
    tournament = by_hand(8, paired=1)
    boards = draft_of(tournament).boards
    do(tournament, confirming(exchange, boards[0][0], boards[2][0]))
    table = differences_table(tournament, compared(tournament))
    assert texts(table, "kept", "computed", "why") == [
        (
            "2 Brandt – 1 Alvarez",
            "6 Fuchs – 1 Alvarez",
            "C6 number of downfloaters: 2 instead of 0, bracket of 1",
        ),
        ("6 Fuchs – 5 Eriksen", "2 Brandt – 5 Eriksen", ""),
    ]


def test_a_round_paired_by_hand_says_so_at_its_head_and_below_its_boards():
    tournament = by_hand(6)
    assert boards_line(tournament, 1) == "being paired by hand"
    do(tournament, exchange, ONE, FIVE)
    do(tournament, finish, compared(tournament), WHEN, reason="Same bus")
    assert boards_line(tournament, 1) == "3 boards · paired by hand · paired 14:12"
    assert pairings_table(tournament, 1).notes == (
        "Paired by hand, 2 boards not as the rules ask. Reason: Same bus",
    )
