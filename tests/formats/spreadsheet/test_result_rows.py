import pytest

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.spreadsheet.grid import Grid, GridRow
from arbiter_gui.formats.spreadsheet.result_rows import (
    RESULT_TEXTS,
    ResultRow,
    result_of,
    result_rows,
    row_mark,
)
from arbiter_gui.tournament import Result


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1", Result.WHITE_WINS),
        ("1.0", Result.WHITE_WINS),
        ("0", Result.BLACK_WINS),
        ("0.5", Result.DRAW),
        ("0,5", Result.DRAW),
        ("½", Result.DRAW),
        ("=", Result.DRAW),
        ("1/2", Result.DRAW),
        ("1-0", Result.WHITE_WINS),
        ("1 – 0", Result.WHITE_WINS),
        ("0:1", Result.BLACK_WINS),
        ("1/2-1/2", Result.DRAW),
        ("0.5-0.5", Result.DRAW),
        ("½−½", Result.DRAW),
        ("+/-", Result.WHITE_WINS_BY_FORFEIT),
        ("+ / -", Result.WHITE_WINS_BY_FORFEIT),
        ("-/+", Result.BLACK_WINS_BY_FORFEIT),
        ("-+", Result.BLACK_WINS_BY_FORFEIT),
        ("+–-", Result.WHITE_WINS_BY_FORFEIT),
        ("--", Result.DOUBLE_FORFEIT),
        ("'-/+", Result.BLACK_WINS_BY_FORFEIT),
        ("w/l", Result.SHORT_WHITE_WINS),
    ],
)
def test_results_are_understood_as_people_type_them(text, result):
    assert result_of(text) is result


@pytest.mark.parametrize("text", ["2", "1-1", "won", "2000-02-01", "10.5", "1-½", "", "?", "-"])
def test_what_is_no_result_is_not_guessed(text):
    assert result_of(text) is None


@pytest.mark.parametrize("result", list(Result))
def test_the_drop_down_list_has_every_result_and_is_read_back(result):
    assert result_of(RESULT_TEXTS[result]) is result


def test_a_row_is_known_by_its_mark_wherever_it_stands():
    mark = row_mark("0123456789ab", 5, 2, (17, 34, 12))
    cells = ("note", "17", "Dahl, K", "Adams, R", "1-0", mark)
    rows = result_rows([Grid("x", (GridRow(1, ("Board",)), GridRow(9, cells)))])
    assert rows == (ResultRow(9, "0123456789ab", 5, 2, 17, 34, 12, ("Dahl, K", "Adams, R"), "1-0"),)


def test_a_file_without_marks_is_refused():
    with pytest.raises(FileProblem) as problem:
        result_rows([Grid("x", (GridRow(1, ("1", "Dahl", "Adams", "1-0")),))])
    assert problem.value.code == "no-results-sheet"
