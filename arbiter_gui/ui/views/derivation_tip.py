"""The terms of a value as a small page that appears beside the mouse."""

from collections.abc import Sequence
from html import escape

from arbiter_gui.i18n import _
from arbiter_gui.tables.table import Align, Row, Table

_ALIGNS = {Align.LEFT: "left", Align.RIGHT: "right", Align.CENTRE: "center"}
_MOST_ROWS = 20


def page_of(heading: str, tables: Sequence[Table], lines: Sequence[str]) -> str:
    """Whose value it is, the terms and sum of each table, further lines and where to read on."""
    parts = [f"<p>{escape(heading)}</p>", *(_part(table) for table in tables)]
    parts += [f"<p>{escape(line)}</p>" for line in lines]
    hint = _("Enter opens this below the list.")
    parts.append(f"<p><i>{escape(hint)}</i></p>")
    return "".join(parts)


def _part(table: Table) -> str:
    rows = "".join(_row(table, row) for row in table.rows[:_MOST_ROWS])
    heading = "".join(
        f'<th align="{_ALIGNS[column.align]}">{escape(column.title)}&nbsp;&nbsp;</th>'
        for column in table.columns
    )
    notes = "".join(f"<p>{escape(note)}</p>" for note in table.notes)
    terms = f"<table><tr>{heading}</tr>{rows}</table>" if rows else ""
    return f"<p><b>{escape(table.title)}</b></p>{terms}{notes}"


def _row(table: Table, row: Row) -> str:
    cells = (
        f'<td align="{_ALIGNS[column.align]}">{escape(cell.text)}&nbsp;&nbsp;</td>'
        for column, cell in zip(table.columns, row.cells, strict=True)
    )
    return f"<tr>{''.join(cells)}</tr>"
