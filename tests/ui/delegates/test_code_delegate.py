"""The badge: the chip says the colour, the form of letter and edge says the strength."""

import itertools

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QImage,
    QPainter,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QTableView

from arbiter_gui.pairing.swiss.colours import NO_PREFERENCE, ColourPreference, Strength
from arbiter_gui.tables.table import Align, Cell
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.ui.badge import badge_font, paint_badge
from arbiter_gui.ui.delegates.code_delegate import CodeDelegate
from arbiter_gui.ui.roles import CELL_ROLE, ShownCell
from arbiter_gui.ui.theme import DARK, LIGHT, palette_of

THEMES = {"light": LIGHT, "dark": DARK}
CELL = QRectF(0, 0, 60, 32)


def badge(theme, preference, text=""):
    tokens = THEMES[theme]
    image = QImage(60, 32, QImage.Format.Format_RGB32)
    image.fill(tokens.colour("sheet"))
    painter = QPainter(image)
    paint_badge(painter, CELL, text, preference, tokens)
    painter.end()
    return image


def lightness(image, x, y):
    return image.pixelColor(x, y).lightness()


def changes_on_the_middle_line(image):
    """How often the picture turns between light and dark from the left rim to the middle."""
    bright = [lightness(image, x, 16) > 127 for x in range(31)]
    return sum(a is not b for a, b in itertools.pairwise(bright))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("strength", [Strength.ABSOLUTE, Strength.STRONG, Strength.MILD])
def test_the_white_chip_is_light_and_the_black_chip_dark_in_every_theme(qapp, theme, strength):
    white = badge(theme, ColourPreference(Colour.WHITE, strength))
    black = badge(theme, ColourPreference(Colour.BLACK, strength))
    assert lightness(white, 30, 16) > 220
    assert lightness(black, 30, 16) < 50


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colour", Colour)
def test_an_absolute_preference_has_a_heavier_edge_than_a_mild_one(qapp, theme, colour):
    absolute = badge(theme, ColourPreference(colour, Strength.ABSOLUTE))
    mild = badge(theme, ColourPreference(colour, Strength.MILD))
    ground = lightness(mild, 30, 16)
    heavy = sum(abs(lightness(absolute, x, 16) - ground) > 60 for x in range(17, 31))
    thin = sum(abs(lightness(mild, x, 16) - ground) > 60 for x in range(17, 31))
    assert heavy > thin


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colour", Colour)
def test_a_strong_preference_has_a_broken_edge(qapp, theme, colour):
    strong = badge(theme, ColourPreference(colour, Strength.STRONG))
    absolute = badge(theme, ColourPreference(colour, Strength.ABSOLUTE))

    def most_turns(image):
        rows = ([lightness(image, x, y) > 127 for x in range(20, 41)] for y in range(4, 12))
        return max(sum(a is not b for a, b in itertools.pairwise(row)) for row in rows)

    assert most_turns(strong) >= 4
    assert most_turns(absolute) < 4


@pytest.mark.parametrize("theme", THEMES)
def test_no_preference_has_no_chip_and_a_muted_letter(qapp, theme):
    assert changes_on_the_middle_line(badge(theme, NO_PREFERENCE)) == 0
    letter = badge(theme, NO_PREFERENCE, "A")
    muted = THEMES[theme].colour("muted").lightness()
    sheet = THEMES[theme].colour("sheet").lightness()
    farthest = max(abs(lightness(letter, x, y) - sheet) for x in range(60) for y in range(32))
    assert farthest <= abs(muted - sheet) + 12


def test_a_mild_code_is_written_thin_and_a_strong_or_absolute_one_bold(qapp):
    font = QFont()
    assert badge_font(font, Strength.MILD).weight() == QFont.Weight.Normal
    assert badge_font(font, Strength.STRONG).weight() == QFont.Weight.DemiBold
    assert badge_font(font, Strength.ABSOLUTE).weight() == QFont.Weight.DemiBold


def test_the_letters_are_the_models_and_stay_readable_in_the_cell(qtbot):
    model = QStandardItemModel(1, 2)
    russian, plain = QStandardItem("(Ч)"), QStandardItem("(Ч)")
    strong = ColourPreference(Colour.BLACK, Strength.STRONG)
    russian.setData(ShownCell(Cell("(Ч)", preference=strong), Align.CENTRE), CELL_ROLE)
    plain.setData(ShownCell(Cell("(Ч)"), Align.CENTRE), CELL_ROLE)
    model.setItem(0, 0, russian)
    model.setItem(0, 1, plain)
    view = QTableView()
    qtbot.addWidget(view)
    view.setItemDelegate(CodeDelegate(view))
    view.setModel(model)
    view.setPalette(palette_of(LIGHT))
    view.resize(400, 120)
    image = view.grab().toImage()
    dark = [
        sum(
            lightness(image, x, y) < 60
            for x in range(rect.left(), rect.right())
            for y in range(rect.top(), rect.bottom())
        )
        for rect in (
            view.visualRect(model.index(0, column)).translated(
                view.viewport().mapTo(view, view.viewport().rect().topLeft())
            )
            for column in range(2)
        )
    ]
    assert dark[0] > 300 > dark[1]
    assert model.index(0, 0).data(Qt.ItemDataRole.DisplayRole) == "(Ч)"
