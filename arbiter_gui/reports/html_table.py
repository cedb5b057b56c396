"""Tables as HTML: headings, badges, links, and the sentence for a screen reader."""

from collections.abc import Callable, Mapping
from html import escape
from types import MappingProxyType

from arbiter_gui.pairing.swiss.colours import ColourPreference, Strength
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.colour import Colour

_ALIGNS = {Align.LEFT: "", Align.CENTRE: "centre", Align.RIGHT: "right"}
_TONES = {
    Tone.PLAIN: "",
    Tone.STRONG: "strong",
    Tone.MUTED: "muted",
    Tone.ATTENTION: "attention",
    Tone.DONE: "",
}
_STRENGTHS = {
    Strength.ABSOLUTE: "absolute",
    Strength.STRONG: "strong",
    Strength.MILD: "mild",
    Strength.NONE: "none",
}
LinkOf = Callable[[Mapping[str, Cell], Row, str], str]
"""The address behind a cell, from the cells of its row by column, the row and the column; or ""."""


def no_link(cells: Mapping[str, Cell], row: Row, column: str) -> str:
    """A table without links."""
    del cells, row, column
    return ""


def html_of(
    table: Table, link_of: LinkOf = no_link, anchors: Mapping[int, str] = MappingProxyType({})
) -> str:
    """A table as HTML, its title as the caption, its notes in paragraphs below.

    A column's key is the class of its cells ("c-white_rating"), so that a narrow screen can leave
    some out. Whatever comes from the event is escaped. `anchors` names rows, by their keys, so that
    a link can lead to them.
    """
    parts = []
    if table.rows:
        heading = "".join(_heading(column) for column in table.columns)
        rows = "\n".join(_row(table, row, link_of, anchors.get(row.key, "")) for row in table.rows)
        caption = f"<caption>{escape(table.title)}</caption>" if table.title else ""
        parts.append(
            f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(table.title)}">'
            f"<table>{caption}<thead><tr>{heading}</tr></thead>\n<tbody>\n{rows}\n</tbody></table>"
            "</div>"
        )
    parts += [f'<p class="note">{escape(note)}</p>' for note in table.notes]
    return "\n".join(parts)


def _heading(column: Column) -> str:
    title = f"<span>{escape(column.title)}</span>"
    if column.long_title and column.long_title != column.title:
        hidden = ' aria-hidden="true"' if column.title else ""
        title = (
            f'<abbr title="{escape(column.long_title)}"{hidden}>{escape(column.title)}</abbr>'
            f"{_heard(column.long_title)}"
        )
    return f'<th scope="col" class="{_classes(column)}">{title}</th>'


def _row(table: Table, row: Row, link_of: LinkOf, anchor: str) -> str:
    pairs = list(zip(table.columns, row.cells, strict=True))
    by_column = {column.key: cell for column, cell in pairs}
    cells = "".join(
        _cell(column, cell, link_of(by_column, row, column.key)) for column, cell in pairs
    )
    named = f' id="{escape(anchor)}"' if anchor else ""
    return f"<tr{named}>{cells}</tr>"


def _cell(column: Column, cell: Cell, link: str) -> str:
    text = _badge(cell) if cell.preference is not None else escape(cell.text)
    if link and cell.text:
        text = f'<a href="{escape(link)}">{text}</a>'
    elif cell.spoken and cell.spoken != cell.text:
        text = f'<span aria-hidden="true">{text}</span>{_heard(cell.spoken)}'
    return f'<td class="{_classes(column, cell)}">{text}</td>'


def _heard(words: str) -> str:
    """What a screen reader says and nobody sees."""
    return f'<span class="spoken">{escape(words)}</span>'


def _classes(column: Column, cell: Cell | None = None) -> str:
    tone = _TONES[cell.tone] if cell is not None else ""
    names = (f"c-{_word(column.key)}", _ALIGNS[column.align], tone)
    return " ".join(name for name in names if name)


def _word(key: str) -> str:
    """A column's key as one word of a class."""
    return "".join(char if char.isalnum() or char in "_-" else "-" for char in key)


def _badge(cell: Cell) -> str:
    preference = cell.preference
    return f'<span class="{_badge_class(preference)}">{escape(cell.text)}</span>'


def _badge_class(preference: ColourPreference | None) -> str:
    if preference is None or preference.colour is None:
        return "badge none"
    side = "white" if preference.colour is Colour.WHITE else "black"
    return f"badge {side} {_STRENGTHS[preference.strength]}"
