"""Who of the registered players is otherwise in a newer list: before and after, field by field."""

from collections.abc import Sequence
from typing import Protocol

from arbiter_gui.dates import day_text
from arbiter_gui.i18n import N_, _
from arbiter_gui.tables.player_columns import name_cell, name_column, number_cell, number_column
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.player import Player, Sex, Title

_FIELDS = {
    "name": N_("name"),
    "title": N_("title"),
    "sex": N_("sex"),
    "federation": N_("federation"),
    "birth": N_("birth"),
    "rating": N_("rating"),
    "official_rating": N_("official rating"),
    "k_factor": N_("K"),
    "national_id": N_("national number"),
    "national_rating": N_("national rating"),
}


class Difference(Protocol):
    """A player before and after, and the names of the fields that differ."""

    @property
    def before(self) -> Player:
        """As registered."""

    @property
    def after(self) -> Player:
        """As the lists have it."""

    @property
    def fields(self) -> tuple[str, ...]:
        """What differs."""


def list_check_table(differences: Sequence[Difference]) -> Table:
    """A row for each player who changes; its key is that of the player."""
    columns = (
        number_column(),
        name_column(),
        Column("changes", _("What changes"), Align.LEFT, _("What changes: before, after")),
        Column("source", _("List"), Align.LEFT, _("The list the rating comes from")),
    )
    rows = tuple(_row(difference) for difference in differences)
    return Table(columns, rows, _("Players who are otherwise in the lists"))


def _row(difference: Difference) -> Row:
    text = changes_text(difference)
    source = difference.after.rating_source
    return Row(
        (
            number_cell(difference.before),
            name_cell(difference.before),
            Cell(text, text),
            Cell(source, source or None, tone=Tone.MUTED),
        ),
        int(difference.before.key),
        f"{difference.before.name}: {text}",
    )


def changes_text(difference: Difference) -> str:
    """Every field that differs, before and after: "rating 2101 → 2115; title none → FM"."""
    return "; ".join(_change(difference, name) for name in difference.fields)


def _change(difference: Difference, name: str) -> str:
    field = _(_FIELDS[name])
    return f"{field} {_value(difference.before, name)} → {_value(difference.after, name)}"


def _value(player: Player, name: str) -> str:
    value = getattr(player, name)
    if isinstance(value, Sex):
        return _(value.label)
    if isinstance(value, Title):
        value = value.value
    if name == "birth":
        value = day_text(value)
    return str(value) if value else _("none")
