"""The rating lists that are there: kind, month, size, and where they came from."""

from collections.abc import Sequence

from arbiter_gui.dates import moment_text
from arbiter_gui.i18n import _
from arbiter_gui.ratings.listed_player import RatingList
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone


def rating_lists_table(lists: Sequence[RatingList]) -> Table:
    """A row for each list; its key is the number of the list."""
    columns = (
        Column("name", _("List")),
        Column("kind", _("Kind")),
        Column("month", _("Month")),
        Column("rows", _("Players"), Align.RIGHT),
        Column("added", _("Taken in")),
        Column("source", _("From")),
    )
    rows = tuple(_row(entry) for entry in lists)
    notes = () if rows else (_("There are no rating lists yet. Import one, or download FIDE's."),)
    return Table(columns, rows, _("Rating lists"), notes)


def _row(entry: RatingList) -> Row:
    added = moment_text(entry.added)
    return Row(
        (
            Cell(entry.name, entry.name, tone=Tone.STRONG),
            Cell(_(entry.kind.label), entry.kind.value),
            Cell(entry.month, entry.month or None),
            Cell(f"{entry.rows:,}".replace(",", " "), entry.rows),
            Cell(added, entry.added or None, tone=Tone.MUTED),
            Cell(entry.source, entry.source or None, tone=Tone.MUTED),
        ),
        entry.number,
        entry.name,
    )
