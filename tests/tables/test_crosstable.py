import pytest

from arbiter_gui.tables.crosstable import Order, crosstable
from arbiter_gui.tables.legend import legend
from arbiter_gui.tables.marks import Unpaired
from arbiter_gui.tables.standings import standings_table
from tests.notation import event

FIVE = """
    1 Adams 2480 | 4w1 2b= 3w1 U
    2 Berg 2455  | 5b1 1w= H   4b1
    3 Costa 2390 | U   5b- 1b0 5w1
    4 Dahl 2300  | 1b0 Z   5wD 2w0
    5 Ek         | 2w0 3w+ 4bD 3b0
    """


def rows(table):
    return {row.key: [cell.text for cell in row.cells] for row in table.rows}


def rounds(table, key):
    indexes = [i for i, column in enumerate(table.columns) if column.key.startswith("round_")]
    return [rows(table)[key][index] for index in indexes]


def test_a_cell_has_opponent_colour_and_result():
    table = crosstable(event(FIVE), Order.NUMBER)
    assert rounds(table, 1) == ["4w1", "2b½", "3w1", "bye", "(B)"]
    assert rounds(table, 2) == ["5b1", "1w½", "½ bye", "4b1", "(W)"]
    assert rounds(table, 3) == ["bye", "5-", "1b0", "5w1", "b"]
    assert rounds(table, 4) == ["1b0", "0 bye", "5w½*", "2w0", "B"]
    assert rounds(table, 5) == ["2w0", "3+", "4b½*", "3b0", "W"]


def test_sorted_by_rank_the_opponents_are_named_by_their_place():
    table = crosstable(event(FIVE), Order.RANK)
    order = [row.key for row in table.rows]
    assert order == [1, 2, 3, 5, 4]
    assert rounds(table, 1)[:3] == ["5w1", "2b½", "3w1"]
    assert [row.cells[0].text for row in table.rows] == ["1", "2", "3", "4", "5"]


def test_rounds_that_are_not_paired_are_open():
    table = crosstable(event(FIVE, rounds=7), Order.NUMBER)
    assert rounds(table, 1) == ["4w1", "2b½", "3w1", "bye", "(B)", "·", "·"]


def test_the_code_of_a_player_whose_game_is_running_is_not_known():
    table = crosstable(event("1 A | 2w\n2 B | 1b\n3 C | U"), Order.NUMBER)
    assert rounds(table, 1)[:2] == ["2w", "·"]
    assert rounds(table, 3)[:2] == ["bye", "A"]


def test_a_code_is_replaced_by_the_game_once_the_round_is_paired():
    before = crosstable(event("1 A | 2w1\n2 B | 1b0"), Order.NUMBER)
    after = crosstable(event("1 A | 2w1 2b\n2 B | 1b0 1w"), Order.NUMBER)
    assert (rounds(before, 1)[1], rounds(after, 1)[1]) == ("(B)", "2b")


def test_after_the_last_round_there_are_no_codes():
    table = crosstable(event("1 A | 2w1\n2 B | 1b0", rounds=1), Order.NUMBER)
    assert rounds(table, 1) == ["2w1"]
    assert all(cell.preference is None for row in table.rows for cell in row.cells)


def test_a_past_round_shows_the_codes_of_the_round_after_it():
    table = crosstable(event(FIVE), Order.NUMBER, 1)
    assert rounds(table, 1) == ["4w1", "(B)", "·", "·", "·"]
    assert rounds(table, 4)[1] == "0 bye"


def test_late_entries_withdrawals_and_absences_have_their_own_marks():
    tournament = event(
        """
        1 A | 2w1 . 3w1
        2 B | 1b0 .
        3 C | .   . 1b0
        """,
        changes={2: {"withdrawn_from": 2}, 3: {"first_round": 2}},
    )
    table = crosstable(tournament, Order.NUMBER)
    assert rounds(table, 1)[:3] == ["2w1", "abs.", "3w1"]
    assert rounds(table, 2)[:4] == ["1b0", "out", "out", "out"]
    assert rounds(table, 3)[:3] == ["late", "abs.", "1b0"]


MARKS = """
    1 A | 2w1 3w= 4b0 5b+
    2 B | 1b0 U   H   F
    3 C | Z   1b= 5w- .
    4 D | .   .   1w1 .
    5 E | .   .   3b+ 1w-
    6 F | .   .   .   .
    """


@pytest.mark.parametrize(
    ("key", "round_number", "mark", "meaning"),
    [
        (1, 1, "2w1", "White against B, win"),
        (1, 2, "3w½", "White against C, draw"),
        (1, 3, "4b0", "Black against D, loss"),
        (1, 4, "5+", "win by forfeit"),
        (5, 4, "1-", "loss by forfeit"),
        (2, 2, "bye", "pairing-allocated bye"),
        (2, 3, "½ bye", "half-point bye"),
        (2, 4, "1 bye", "full-point bye"),
        (3, 1, "0 bye", "zero-point bye"),
        (3, 4, "out", "withdrawn"),
        (4, 2, "late", "not yet entered"),
        (5, 2, "abs.", "absent"),
        (6, 4, "exp.", "expelled"),
    ],
)
def test_every_way_not_to_play_has_a_mark_of_its_own(key, round_number, mark, meaning):
    changes = {
        3: {"withdrawn_from": 4},
        4: {"first_round": 3},
        6: {"withdrawn_from": 4, "expelled": True},
    }
    table = crosstable(event(MARKS, rounds=4, changes=changes), Order.NUMBER)
    row = next(row for row in table.rows if row.key == key)
    columns = [column.key for column in table.columns]
    cell = row.cells[columns.index(f"round_{round_number}")]
    assert cell.text == mark
    assert meaning in cell.spoken


def test_the_legend_explains_every_mark_and_no_two_are_the_same():
    marks = [row.cells[0].text for row in legend("2026").rows]
    assert len(set(marks)) == len(marks)
    assert {kind.mark for kind in Unpaired} < set(marks)


@pytest.mark.parametrize("order", Order)
def test_who_has_left_is_marked_in_words(order):
    changes = {3: {"withdrawn_from": 4}, 6: {"withdrawn_from": 5, "expelled": True}}
    table = crosstable(event(MARKS, rounds=4, changes=changes), order)
    assert table.columns[-1].key == "note"
    left = {row.key: row.cells[-1].text for row in table.rows}
    assert left == {1: "", 2: "", 3: "withdrawn", 4: "", 5: "", 6: "expelled"}
    assert crosstable(event(MARKS), order).columns[-1].key != "note"


def test_every_code_has_a_sentence():
    table = crosstable(event(FIVE), Order.NUMBER)
    spoken = [cell.spoken for row in table.rows for cell in row.cells if cell.preference]
    assert spoken[3] == "Dahl: must have Black, two Whites in a row"
    assert len(spoken) == 5


def test_a_round_in_which_nothing_has_happened_moves_nobody():
    paired = event("""
        1 A | 4w1 2b
        2 B | 3b= 1w
        3 C | 2w= 4b
        4 D | 1b0 3w
        """)
    table, standing = crosstable(paired), standings_table(paired)
    column = [c.key for c in table.columns].index("points")
    place = [c.key for c in standing.columns].index("points")
    assert [row.key for row in table.rows] == [row.key for row in standing.rows]
    assert [row.cells[column].text for row in table.rows] == [
        row.cells[place].text for row in standing.rows
    ]
    last = [c.key for c in table.columns if c.key.startswith("tiebreak_")]
    for key in last:
        one = [c.key for c in table.columns].index(key)
        other = [c.key for c in standing.columns].index(key)
        assert [row.cells[one].text for row in table.rows] == [
            row.cells[other].text for row in standing.rows
        ]


def test_who_has_left_is_out_in_every_round_to_come():
    gone = event("1 A | 2w1\n2 B | 1b0", changes={2: {"withdrawn_from": 2}})
    (row,) = [row for row in crosstable(gone).rows if row.key == 2]
    assert [cell.text for cell in row.cells].count("out") == 4
