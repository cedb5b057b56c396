"""Whole rows, whole names: whatever the size of type, nothing is cut."""

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from arbiter_gui.tables.table import Align, Cell, Column, Row, Table
from arbiter_gui.ui.hall.fitted_text import (
    Ink,
    fitting_font,
    font_for_page,
    paint_fitted,
    width_of,
    wrapped,
)
from arbiter_gui.ui.hall.hall_layout import ROW, pages_of
from arbiter_gui.ui.hall.hall_theme import HALL_THEMES, theme_after

LONG = "Wojciechowska-Krzyżanowska, Venkatanarasimharajuvaripeta Александра"
ROOM = QSizeF(1240, 560)


def a_list(rows, name="Ek, Jan", notes=(), ranks=1):
    columns = (
        *(Column(f"rank{place}", "Rank", Align.RIGHT) for place in range(ranks)),
        Column("name", "Name"),
    )
    cells = tuple(Cell("12345") for _rank in range(ranks))
    return Table(
        columns,
        tuple(Row((*cells, Cell(name)), number) for number in range(rows)),
        "List",
        tuple(notes),
    )


@pytest.fixture(autouse=True)
def _with_qt(qapp):
    """Fonts are measured."""


@pytest.mark.parametrize("pixels", [8, 24, 36, 90, 250])
@pytest.mark.parametrize("ranks", [1, 9])
def test_every_row_stands_whole_on_exactly_one_page(pixels, ranks):
    pages = pages_of(a_list(84, LONG, ranks=ranks), ROOM, pixels)
    keys = [row.key for page in pages for row in page.lines]
    assert keys == list(range(84))
    for page in pages:
        grid = page.grid
        assert len(page.lines) <= grid.rows_a_page
        assert (grid.rows_each + 1) * grid.row_height <= ROOM.height() + 0.01
        assert sum(grid.widths) * grid.across <= ROOM.width() + 0.01
        assert min(grid.widths) > 0


def test_a_page_holds_as_many_rows_as_fit():
    grid = pages_of(a_list(84, LONG), ROOM, 40)[0].grid
    assert (grid.rows_each + 2) * ROW * 40 > ROOM.height()


def test_numbers_are_never_squeezed_by_long_names():
    table = a_list(30, LONG, ranks=2)
    grid = pages_of(table, ROOM, 30)[0].grid
    assert grid.widths[0] > width_of("12345", grid.pixels)


def test_where_numbers_need_too_much_all_type_is_smaller_and_no_column_is_left_out():
    page = pages_of(a_list(30, ranks=9), ROOM, 60)[0]
    assert page.grid.pixels < 60
    assert len(page.grid.widths) == 10
    assert page.grid.widths[-1] >= 0.44 * ROOM.width()


def test_short_lists_stand_side_by_side_where_there_is_room():
    assert pages_of(a_list(84), ROOM, 24)[0].grid.across == 3
    assert pages_of(a_list(84, LONG), ROOM, 24)[0].grid.across == 1
    assert pages_of(a_list(4), ROOM, 24)[0].grid.across == 1


def test_notes_come_behind_the_rows_in_lines_that_fit():
    note = "Not playing: " + "; ".join(f"{n} Long Name, Somebody" for n in range(40))
    pages = pages_of(a_list(20, notes=[note]), ROOM, 30)
    lines = [line for page in pages for line in page.lines]
    notes = [line for line in lines if isinstance(line, str)]
    assert lines[20:] == notes
    assert " ".join(notes) == note
    grid = pages[0].grid
    assert all(width_of(line, grid.pixels) <= sum(grid.widths) for line in notes)


def test_an_empty_list_is_one_page():
    assert len(pages_of(a_list(0), ROOM, 30)) == 1


@pytest.mark.parametrize("room", [40, 200, 700])
def test_a_name_shrinks_until_it_fits(room):
    font = fitting_font(LONG, room, 40)
    assert QFontMetricsF(font).horizontalAdvance(LONG) <= room
    assert fitting_font("Ek", 700, 40).pixelSize() == 40


@pytest.mark.parametrize("text", [LONG, "Lunch\nat 13:00", "x"])
def test_a_message_is_as_large_as_its_page_allows(text):
    wrap = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap

    def box(font):
        room = QRectF(0, 0, ROOM.width(), ROOM.height())
        return QFontMetricsF(font).boundingRect(room, wrap, text).size()

    font = font_for_page(text, ROOM, 400)
    assert box(font).width() <= ROOM.width()
    assert box(font).height() <= ROOM.height()
    font.setPixelSize(font.pixelSize() + 2)
    larger = box(font)
    fills = larger.width() > ROOM.width() or larger.height() > ROOM.height()
    assert fills or font.pixelSize() > 400


def test_a_very_long_name_stands_in_two_lines_inside_its_cell():
    picture = QImage(420, 140, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    ink = Ink(40, HALL_THEMES[0].colour("text"))
    paint_fitted(painter, QRectF(10, 40, 400, 60), LONG, ink, Qt.AlignmentFlag.AlignLeft)
    painter.end()
    inked = [
        (x, y) for x in range(420) for y in range(140) if picture.pixelColor(x, y).lightness() < 128
    ]
    assert {y for _x, y in inked} & set(range(42, 66))
    assert {y for _x, y in inked} & set(range(76, 98))
    assert min(y for _x, y in inked) >= 40
    assert max(y for _x, y in inked) < 100
    assert max(x for x, _y in inked) < 410


def test_words_are_kept_in_their_order_when_a_line_is_wrapped():
    lines = wrapped("one two three four", width_of("one two", 20), 20)
    assert lines[0] == "one two"
    assert " ".join(lines) == "one two three four"


def test_the_key_goes_through_every_theme():
    seen = [HALL_THEMES[0]]
    for _turn in range(3):
        seen.append(theme_after(seen[-1].key))
    assert [theme.key for theme in seen] == ["light", "dark", "projector", "light"]


def luminance(colour):
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("theme", HALL_THEMES, ids=lambda theme: theme.key)
@pytest.mark.parametrize("ground", ["ground", "stripe"])
@pytest.mark.parametrize("text", ["text", "muted", "accent"])
def test_type_in_the_hall_has_the_contrast_of_the_highest_grade(theme, ground, text):
    values = sorted(luminance(theme.colour(purpose)) for purpose in (ground, text))
    assert (values[1] + 0.05) / (values[0] + 0.05) >= (6.5 if text == "accent" else 7)
