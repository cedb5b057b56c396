"""Players from a list: new ones are registered, known ones corrected, as one step."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from arbiter_gui.actions.player_comparison import KnownPlayer, ListComparison
from arbiter_gui.actions.players import edit, register
from arbiter_gui.errors import RefusedAction
from arbiter_gui.formats.spreadsheet.player_rows import ListedPlayer
from arbiter_gui.i18n import N_
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.tournament import Change, Edit, Player, PlayerKey, Tournament
from arbiter_gui.tournament.change import identity
from arbiter_gui.tournament.numbering import ranking_key

_STEP = 20


@dataclass(frozen=True, slots=True)
class ImportOrder:
    """What is to be taken from a list.

    Attributes:
        source: Name of the file, for the log and as the source of the ratings.
        new: Players to be registered; their keys and numbers mean nothing.
        changed: Players of the event as they are to be.
    """

    source: str
    new: tuple[Player, ...]
    changed: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class ImportChoice:
    """What the arbiter has ticked.

    Attributes:
        new: Rows of new players.
        differences: Player and attribute of each correction.
    """

    new: Collection[int]
    differences: Collection[tuple[PlayerKey, str]]


def recommended(comparison: ListComparison) -> ImportChoice:
    """All new players, and the corrections that are proposed."""
    return ImportChoice(
        frozenset(listed.row for listed in comparison.new),
        frozenset(
            (known.player.key, attribute)
            for known in comparison.known
            for attribute in known.differences
            if known.recommended(attribute)
        ),
    )


def import_order(comparison: ListComparison, choice: ImportChoice, source: str) -> ImportOrder:
    """What the ticks amount to; ratings that are taken name the file as their source."""
    new = (_sourced(listed, source) for listed in comparison.new if listed.row in choice.new)
    changed = (_corrected(known, choice, source) for known in comparison.known)
    return ImportOrder(source, tuple(new), tuple(player for player in changed if player))


def import_players(
    tournament: Tournament, order: ImportOrder, progress: Progress | None = None
) -> Change:
    """Registers and corrects the players of a list.

    Everything happens as if each player had been entered by hand, the highest rated first: after
    round 1 the new ones are late entries with zero-point byes for the rounds they have missed.

    Raises:
        RefusedAction: Nothing is to be taken, all rounds are paired, or a field holds what it
            cannot.
        Cancelled: The arbiter has pressed Cancel.

    Articles: C.04.2 2.2, 2.4, 2.5; C.04.7 1.3.
    """
    if not order.new and not order.changed:
        raise RefusedAction(
            "nothing-to-import", N_("Nothing is ticked, so there is nothing to import.")
        )
    progress = progress or NoProgress()
    after = Tournament(tournament.facts())
    total = len(order.changed) + len(order.new)
    for done, player in enumerate(order.changed):
        _say(progress, done, total)
        after.apply(edit(after, player))
    for done, player in enumerate(sorted(order.new, key=ranking_key), len(order.changed)):
        _say(progress, done, total)
        after.apply(register(after, player))
    return Change(
        N_("Import players from {file}: {new} new, {changed} corrected"),
        _edits(tournament, after),
        {"file": order.source, "new": len(order.new), "changed": len(order.changed)},
    )


def _say(progress: Progress, done: int, total: int) -> None:
    progress.raise_if_cancelled()
    if done % _STEP == 0:
        progress.step(done, total)


def _edits(before: Tournament, after: Tournament) -> tuple[Edit, ...]:
    """The one edit of every fact that has come or become different; none goes."""
    was = {identity(fact): fact for fact in before.facts()}
    edits = []
    for fact in after.facts():
        old = was.get(identity(fact))
        if old is None:
            edits.append(Edit.adding(fact))
        elif old != fact:
            edits.append(Edit.changing(old, fact))
    return tuple(edits)


def _sourced(listed: ListedPlayer, source: str) -> Player:
    player = listed.player
    return replace(player, rating_source=source) if player.rating else player


def _corrected(known: KnownPlayer, choice: ImportChoice, source: str) -> Player | None:
    taken = [name for name in known.differences if (known.player.key, name) in choice.differences]
    if not taken:
        return None
    values = {name: getattr(known.listed.player, name) for name in taken}
    if "rating" in values:
        values["rating_source"] = source if values["rating"] else ""
    return replace(known.player, **values)
