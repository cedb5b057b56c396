"""What to look at before a round is published, as a list and in one line."""

from collections.abc import Sequence

from arbiter_gui.explain.publication_item import Item, Severity
from arbiter_gui.i18n import _, ngettext
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone

_SIGNS = {
    Severity.ERROR: ("×", Tone.ATTENTION),
    Severity.WARNING: ("!", Tone.STRONG),
    Severity.NOTE: ("·", Tone.MUTED),
}


def publication_table(items: Sequence[Item]) -> Table:
    """A row an item, in the given order; the key of a row is its place, from 1."""
    columns = (
        Column("severity", _("Level"), Align.LEFT, _("How much it matters")),
        Column("board", _("Bd"), Align.RIGHT, _("Board")),
        Column("what", _("What there is to look at")),
        Column("article", _("Rule"), Align.LEFT, _("The rule that other boards follow better")),
    )
    rows = tuple(_row(place, item) for place, item in enumerate(items, 1))
    return Table(columns, rows, publication_line(items))


def publication_line(items: Sequence[Item]) -> str:
    """How many things there are to look at, in one line."""
    if not items:
        return _("Nothing to look at before publishing")
    text = ngettext(
        "{count} thing to look at before publishing",
        "{count} things to look at before publishing",
        len(items),
    )
    return text.format(count=len(items))


def _row(place: int, item: Item) -> Row:
    sign, tone = _SIGNS[item.severity]
    word, sentence = _(item.severity.label), item.sentence.line()
    number = str(item.board) if item.board else ""
    cells = (
        Cell(f"{sign} {word}", -int(item.severity), word, tone),
        Cell(number, item.board or None),
        Cell(sentence, sentence),
        Cell(item.article, item.article or None, tone=Tone.MUTED),
    )
    return Row(cells, place, f"{word}: {sentence}")
