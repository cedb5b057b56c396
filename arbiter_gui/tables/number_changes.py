"""What a change does to the pairing numbers, told before it is made."""

from collections.abc import Iterator
from dataclasses import dataclass

from arbiter_gui.i18n import _, ngettext
from arbiter_gui.tables.player_columns import (
    name_cell,
    name_column,
    rating_cell,
    rating_column,
    title_cell,
    title_column,
)
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.player import Player, Tpn
from arbiter_gui.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class MovedNumber:
    """A player who gets another number."""

    player: Player
    before: Tpn
    after: Tpn


def moved_numbers(change: Change) -> tuple[MovedNumber, ...]:
    """Who has another number after a change, by the number before."""
    return tuple(sorted(_moved(change), key=lambda moved: moved.before))


def number_changes_table(change: Change) -> Table:
    """Old number, new number, and whose they are."""
    columns = (
        Column("old", _("Old"), Align.RIGHT, _("Number so far")),
        Column("new", _("New"), Align.RIGHT, _("Number from now on")),
        title_column(),
        name_column(),
        rating_column(),
    )
    rows = (
        Row(
            (
                Cell(str(moved.before), int(moved.before), tone=Tone.MUTED),
                Cell(str(moved.after), int(moved.after), tone=Tone.STRONG),
                title_cell(moved.player),
                name_cell(moved.player),
                rating_cell(moved.player),
            ),
            int(moved.player.key),
            _("{name}: {before} becomes {after}").format(
                name=moved.player.name, before=moved.before, after=moved.after
            ),
        )
        for moved in moved_numbers(change)
    )
    return Table(columns, tuple(rows), _("Pairing numbers"))


def consequences(tournament: Tournament, change: Change) -> tuple[str, ...]:
    """What other numbers mean for the rounds that are paired, a sentence each."""
    count = len(moved_numbers(change))
    lines = [
        ngettext(
            "{count} player gets another number.", "{count} players get another number.", count
        ).format(count=count)
    ]
    paired = tournament.rounds_paired
    if paired:
        text = _(
            "Boards, colours and results stay. Lists that were printed for round {rounds} show the "
            "old numbers."
        )
        lines.append(text.format(rounds="1" if paired == 1 else f"1–{paired}"))
    return tuple(lines)


def entry_line(change: Change) -> str:
    """Which number somebody gets who is registered, and what that does to the others."""
    number = next(
        edit.after.tpn
        for edit in change.edits
        if isinstance(edit.after, Player) and edit.before is None
    )
    moved = moved_numbers(change)
    if not moved:
        return _("Number {number}; all others keep theirs.").format(number=number)
    if len(moved) == 1:
        text = _("Number {number}; number {first} grows by one.")
        return text.format(number=number, first=moved[0].before)
    text = _("Number {number}; numbers {first}–{last} grow by one.")
    return text.format(number=number, first=moved[0].before, last=moved[-1].before)


def _moved(change: Change) -> Iterator[MovedNumber]:
    for edit in change.edits:
        before, after = edit.before, edit.after
        if isinstance(before, Player) and isinstance(after, Player) and before.tpn != after.tpn:
            yield MovedNumber(after, before.tpn, after.tpn)
