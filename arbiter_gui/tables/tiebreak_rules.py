"""The tie-breaks of an event as a list to put up: what each counts, and by which article."""

from arbiter_gui.i18n import _
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tables.tiebreak_text import tiebreak_title
from arbiter_gui.tiebreaks.catalogue import tiebreak_of
from arbiter_gui.tournament.tournament import Tournament


def tiebreak_rules(tournament: Tournament) -> Table:
    """Code, name, meaning and article of every tie-break, in the order in which they decide."""
    codes = tournament.settings.tiebreaks
    rows = tuple(_row(place, code) for place, code in enumerate(codes, 1))
    notes = (_("Points come first. Players whom nothing separates share a place."),)
    if not rows:
        notes = (_("The event has no tie-breaks: players with equal points share a place."),)
    return Table(_columns(), rows, _("Tie-breaks and what they count"), notes)


def _columns() -> tuple[Column, ...]:
    return (
        Column("place", "", Align.RIGHT, _("Order")),
        Column("code", _("Code"), Align.LEFT, _("Code")),
        Column("tiebreak", _("Tie-break"), Align.LEFT, _("Tie-break")),
        Column("meaning", _("What it counts"), Align.LEFT, _("What it counts")),
        Column("article", "C.07", Align.LEFT, _("Article of C.07")),
    )


def _row(place: int, code: str) -> Row:
    tiebreak = tiebreak_of(code)
    if tiebreak is None:
        name, meaning, article = code, _("Not available; it decides nothing."), ""
    else:
        criterion = tiebreak.criterion
        name, meaning = tiebreak_title(tiebreak), _(criterion.meaning)
        article = criterion.article or _("not FIDE")
    cells = (
        Cell(str(place), place, tone=Tone.MUTED),
        Cell(code, code, tone=Tone.STRONG),
        Cell(name, name),
        Cell(meaning, meaning),
        Cell(article, article, tone=Tone.MUTED),
    )
    return Row(cells, place, f"{place}: {name}. {meaning}")
