import pytest

from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tables.crosstable import Order, crosstable
from arbiter_gui.tables.pairings import pairings_table
from arbiter_gui.tables.player_card import player_card
from arbiter_gui.tables.players import players_table
from arbiter_gui.tables.standings import standings_table
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table
from arbiter_gui.tournament import PlayerKey
from tests.notation import event
from tests.reports.event import spring_open

LISTS = {
    "pairings": lambda tournament: pairings_table(tournament, 4),
    "past_pairings": lambda tournament: pairings_table(tournament, 2),
    "players": players_table,
    "standings": standings_table,
    "crosstable_by_rank": crosstable,
    "crosstable_by_number": lambda tournament: crosstable(tournament, Order.NUMBER),
    "crosstable_after_round_2": lambda tournament: crosstable(tournament, Order.NUMBER, 2),
    "player_card": lambda tournament: player_card(tournament, PlayerKey(3)),
}


@pytest.mark.parametrize("name", LISTS)
def test_a_list_on_the_terminal_is_the_golden_one(name, golden):
    golden(f"{name}.txt", text_of(LISTS[name](spring_open())))


def test_columns_stay_aligned_beside_wide_and_combining_characters():
    table = Table(
        (Column("name", "Name"), Column("points", "Pts", Align.RIGHT)),
        tuple(Row((Cell(name), Cell("1"))) for name in ("王伟", "Ngô", "Ngo\u0302", "\u200bEk")),
    )
    assert text_of(table).splitlines() == [
        "Name Pts",
        "王伟   1",
        "Ngô    1",
        "Ngo\u0302    1",
        "\u200bEk     1",
    ]


def test_a_choice_of_columns_is_printed_in_the_given_order():
    text = text_of(pairings_table(event("1 A | 2w1\n2 B | 1b0"), 1), ("black_name", "board"))
    assert text.splitlines()[2:] == ["Black Bd", "B      1"]


def test_an_empty_list_prints_its_note_instead_of_a_heading():
    text = text_of(standings_table(event("")))
    assert text.splitlines() == [
        "Standings before round 1",
        "",
        "There are no players yet. Add the players first, or import them from a file.",
    ]
