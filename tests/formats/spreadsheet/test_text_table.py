import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.formats.spreadsheet.grid import column_letters, column_place
from arbiter_gui.formats.spreadsheet.text_table import DELIMITERS, delimiter_of, table_rows


def _cells(text):
    return [row.cells for row in table_rows(text, delimiter_of(text))]


@pytest.mark.parametrize(
    ("text", "delimiter"),
    [
        ("Perez, Juan;1800;ESP\nSaric, Ana;2010;CRO\n", ";"),
        ('"Perez, Juan",1800,ESP\n"Saric, Ana",2010,CRO\n', ","),
        ("Perez, Juan\t1800\nSaric, Ana\t2010\n", "\t"),
        ("Perez, Juan | 1800\nSaric, Ana | 2010\n", "|"),
        ("Perez, Juan;4,5\nSaric, Ana;3,0\n", ";"),
        ("Open de Mayo\nActualizado; ayer\n\nNombre;Elo\nPerez, Juan;1800\nLi;2000\n", ";"),
        ("sep=|\nPerez, Juan;1|2\n", "|"),
        ("Perez\nSaric\n", ","),
        ("", ","),
    ],
)
def test_the_delimiter_is_what_cuts_the_lines_alike(text, delimiter):
    assert delimiter_of(text) == delimiter


def test_the_line_that_declares_the_delimiter_is_counted_but_is_no_row():
    rows = list(table_rows("sep=;\nPerez;1800\n", ";"))
    assert [(row.number, row.cells) for row in rows] == [(2, ("Perez", "1800"))]


def test_rows_bear_the_numbers_of_the_lines_they_begin_in():
    text = 'Name,Club\n\n"Perez","Peón\nRey"\nSaric,Zadar\n'
    assert [row.number for row in table_rows(text, ",")] == [1, 3, 5]


def test_a_quotation_mark_that_is_never_closed_does_not_swallow_the_lines_behind_it():
    lines = "".join(f"Player {number},Zagreb\n" for number in range(40))
    rows = list(table_rows(f'Perez,"El Peon\n{lines}', ","))
    assert rows[0].cells == ("Perez", "El Peon")
    assert len(rows) == 41


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_kind_of_line_end_ends_a_line(end):
    text = end.join(["Name;Elo", "Perez, Juan;1800", "Saric, Ana;2010"])
    assert _cells(text) == [("Name", "Elo"), ("Perez, Juan", "1800"), ("Saric, Ana", "2010")]


_CELL = st.text("abcdeñЖ ,.'\"-0123456789", min_size=1, max_size=12).map(str.strip).filter(bool)


@given(
    st.sampled_from(DELIMITERS),
    st.integers(2, 6).flatmap(
        lambda width: st.lists(
            st.lists(_CELL, min_size=width, max_size=width), min_size=2, max_size=12
        )
    ),
)
def test_a_table_that_was_written_with_all_cells_quoted_is_read_back(delimiter, table):
    out = StringIO()
    csv.writer(out, delimiter=delimiter, quoting=csv.QUOTE_ALL).writerows(table)
    assert [list(cells) for cells in _cells(out.getvalue())] == table


@given(st.text(max_size=200), st.sampled_from(DELIMITERS))
def test_no_text_makes_the_reader_fail(text, delimiter):
    delimiter_of(text)
    for row in table_rows(text, delimiter):
        assert any(row.cells)


@given(st.integers(0, 18_277))
def test_the_letters_of_a_column_name_its_place(place):
    assert column_place(column_letters(place)) == place
