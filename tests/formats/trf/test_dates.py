"""Dates in the ways that files write them."""

import pytest

from arbiter_gui.formats.trf.dates import date_of


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("2026/05/01", "2026/05/01"),
        ("2026-5-1", "2026/05/01"),
        ("1969.12.06", "1969/12/06"),
        ("28. 07. 2005", "2005/07/28"),
        ("24/09/2010", "2010/09/24"),
        ("26/05/01", "2026/05/01"),
        ("98/05/01", "1998/05/01"),
        ("May 29, 2020", "2020/05/29"),
        ("29 May 2020", "2020/05/29"),
        ("1. September 2021", "2021/09/01"),
        ("1987", "1987"),
        ("1987/00/00", "1987"),
        ("1987/03/00", "1987"),
        ("", ""),
        ("0000/00/00", ""),
        (" - ", ""),
    ],
)
def test_a_date_is_read_however_it_is_written(written, read):
    assert date_of(written) == read


@pytest.mark.parametrize("written", ["soon", "2026/13/01", "31/02/2026", "Foo 1, 2020", "0000/1/1"])
def test_what_is_no_date_is_not_guessed(written):
    assert date_of(written) is None
