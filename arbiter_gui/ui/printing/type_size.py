"""Type on paper: fonts in tenths of a point, widths of texts, lines that fit a width."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from arbiter_gui.ui.theme import sized_font


def font_of(size: float, *, strong: bool = False) -> QFont:
    """The font of a size in tenths of a point."""
    return sized_font(max(1, round(size)), strong=strong, on_paper=True)


def line_height(size: float) -> float:
    """From one line to the next."""
    return size * 1.28


@lru_cache(maxsize=65536)
def text_width(text: str, size: float, *, strong: bool = False) -> float:
    """The width of a text in one line."""
    return QFontMetricsF(font_of(size, strong=strong)).horizontalAdvance(text) if text else 0.0


def wrapped(text: str, width: float, size: float, *, strong: bool = False) -> tuple[str, ...]:
    """The text in lines that fit; a word that is too long for one is broken."""
    if text_width(text, size, strong=strong) <= width or not text:
        return (text,)
    lines: list[str] = []
    for word in _pieces(text.split(), width, size, strong=strong):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, strong=strong) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def shrunk(text: str, width: float, size: float, *, strong: bool = False) -> float:
    """The size at which a text fits into a width, never larger than the one that is asked for."""
    full = text_width(text, size, strong=strong)
    return size if full <= width else size * width / full


def halves(text: str) -> tuple[str, ...]:
    """The text in two lines: a name after its comma, anything else where the longer is short.

    >>> halves("García Ñíguez, María José")
    ('García Ñíguez,', 'María José')
    >>> halves("Open")
    ('Open',)
    """
    words = text.split(" ")
    parts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    names = [part for part in parts if part[0].endswith(",")]
    return min(names or parts, key=lambda part: max(map(len, part)), default=(text,))


def _pieces(words: Sequence[str], width: float, size: float, *, strong: bool) -> list[str]:
    pieces: list[str] = []
    for word in words:
        rest = word
        while rest and text_width(rest, size, strong=strong) > width:
            cut = len(rest) - 1
            while cut > 1 and text_width(rest[:cut], size, strong=strong) > width:
                cut -= 1
            pieces.append(rest[:cut])
            rest = rest[cut:]
        if rest:
            pieces.append(rest)
    return pieces
