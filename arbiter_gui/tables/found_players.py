"""The people that a search in the rating lists has found, with the rating the event would take."""

from collections.abc import Mapping, Sequence

from arbiter_gui.folding import folded
from arbiter_gui.i18n import _
from arbiter_gui.ratings.listed_player import NATIONAL, RATINGS, FoundPlayer
from arbiter_gui.ratings.rating_order import event_rating
from arbiter_gui.tables.player_columns import (
    federation_column,
    name_column,
    rating_column,
    title_column,
)
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.player import Player
from arbiter_gui.tournament.tournament import Tournament


def found_players_table(found: Sequence[FoundPlayer], tournament: Tournament) -> Table:
    """A row for each person, its key being the place in `found`."""
    known = _Registered(tournament)
    rows = tuple(
        Row(_cells(person, tournament, known.one_like(person)), place, person.player.name)
        for place, person in enumerate(found)
    )
    return Table(_columns(), rows, _("Players of the lists"))


def registered_like(person: FoundPlayer, tournament: Tournament) -> Player | None:
    """The registered player who is this person: by FIDE number, else by name and birth year."""
    return _Registered(tournament).one_like(person)


class _Registered:
    """Who is in the event already."""

    def __init__(self, tournament: Tournament) -> None:
        self._numbers: Mapping[int, Player] = {p.fide_id: p for p in tournament.players}
        self._names: Mapping[tuple[str, str], Player] = {
            (folded(p.name), p.birth[:4]): p for p in tournament.players
        }

    def one_like(self, person: FoundPlayer) -> Player | None:
        number = person.fide_id
        if number and number in self._numbers:
            return self._numbers[number]
        year = str(person.player.birth_year or "")
        namesake = self._names.get((folded(person.player.name), year))
        return namesake if namesake and not (number and namesake.fide_id) else None


def _columns() -> tuple[Column, ...]:
    return (
        title_column(),
        name_column(),
        Column("state", "", Align.LEFT, _("Status")),
        rating_column(),
        federation_column(),
        Column("birth", _("Born"), Align.LEFT, _("Birth")),
        Column("fide_id", _("FIDE ID"), Align.LEFT),
        Column("standard", _("Std"), Align.RIGHT, _("Standard rating")),
        Column("rapid", _("Rapid"), Align.RIGHT, _("Rapid rating")),
        Column("blitz", _("Blitz"), Align.RIGHT, _("Blitz rating")),
        Column("national", _("Nat."), Align.RIGHT, _("National rating")),
    )


def _cells(person: FoundPlayer, tournament: Tournament, known: Player | None) -> tuple[Cell, ...]:
    entry = person.player
    rating = event_rating(person, tournament.event, tournament.settings)
    return (
        Cell(entry.title, entry.title or None, tone=Tone.MUTED),
        Cell(entry.name, entry.name, tone=Tone.MUTED if known else Tone.STRONG),
        _state(entry.inactive, known),
        _number(rating.value, Tone.STRONG),
        Cell(entry.federation, entry.federation or None, tone=Tone.MUTED),
        _number(entry.birth_year, Tone.PLAIN),
        _number(person.fide_id, Tone.MUTED),
        *(_number(person.rating(kind)[0], Tone.MUTED) for kind in (*RATINGS, NATIONAL)),
    )


def _number(value: int, tone: Tone) -> Cell:
    return Cell(str(value), value, tone=tone) if value else Cell()


def _state(inactive: int, known: Player | None) -> Cell:
    if known is not None:
        text = _("registered, no. {number}").format(number=known.tpn)
        return Cell(text, text, tone=Tone.ATTENTION)
    return Cell(_("inactive"), 1, tone=Tone.MUTED) if inactive else Cell()
