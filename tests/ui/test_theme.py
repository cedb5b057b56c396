"""The colours: every text can be read, and every token is used."""

from dataclasses import asdict

import pytest
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QToolButton

from arbiter_gui.resources import resource
from arbiter_gui.ui.theme import (
    DARK,
    LIGHT,
    palette_of,
    sized_font,
    style_sheet_of,
    tokens_of,
    window_font,
)

TEXTS = ("text", "muted", "accent", "done", "attention", "error")
PAPERS = ("ground", "sheet", "stripe", "past", "rail", "selection")


def luminance(colour):
    def linear(part):
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in QColor(colour).getRgbF()[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("text", TEXTS)
def test_every_text_is_readable_on_every_paper(tokens, text, paper):
    assert contrast(getattr(tokens, text), getattr(tokens, paper)) >= 4.5


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("text", "paper"),
    [
        ("on_accent", "accent"),
        ("chip_white_text", "chip_white"),
        ("chip_black_text", "chip_black"),
    ],
)
def test_the_letter_on_a_chip_is_readable(tokens, text, paper):
    assert contrast(getattr(tokens, text), getattr(tokens, paper)) >= 4.5


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_the_edge_of_a_control_can_be_seen(tokens):
    assert contrast(tokens.control, tokens.sheet) >= 3
    assert contrast(tokens.control, tokens.ground) >= 3


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_painters_find_the_tokens_of_a_palette(tokens):
    assert tokens_of(palette_of(tokens)) is tokens


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_a_widget_that_the_style_sheet_makes_transparent_knows_its_colours(qtbot, tokens):
    button = QToolButton()
    qtbot.addWidget(button)
    button.setPalette(palette_of(tokens))
    button.setStyleSheet(style_sheet_of(tokens))
    button.show()
    button.setEnabled(False)
    assert tokens_of(button.palette()) is tokens


def test_the_style_sheet_writes_no_colour_of_its_own():
    template = resource("style", "window.qss").read_text(encoding="utf-8")
    assert not [line for line in template.splitlines() if ": #" in line or " #" in line[2:4]]
    sheet = style_sheet_of(DARK)
    assert "$" not in sheet.replace("$word", "")
    assert all(value in sheet for name, value in asdict(DARK).items() if name in {"rail", "sheet"})


def test_the_shipped_font_is_used_with_figures_of_one_width(qapp):
    window_font()
    assert QFontInfo(sized_font(13)).family() == "Inter"
    metrics = QFontMetrics(sized_font(13))
    assert len({metrics.horizontalAdvance(digit * 8) for digit in "0123456789"}) == 1
    assert all(metrics.inFontUcs4(ord(letter)) for letter in "añÑøŁłüЖщыÉőğ½–⌫")
