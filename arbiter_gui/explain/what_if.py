"""What if? The boards of a round as they are, beside those of an event that is otherwise.

Nothing is written: the changes are made to another tournament in memory.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.sentence_values import Who
from arbiter_gui.i18n import N_, _, fill, ngettext
from arbiter_gui.pairing.checker import boards_of
from arbiter_gui.pairing.next_round import refuse_unknown_next_round
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.progress import NoProgress, OnlyCancel, Progress
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.settings import TournamentSettings
from arbiter_gui.tournament.tournament import Tournament

_UNWATCHED = NoProgress()


@dataclass(frozen=True)
class Variant:
    """The next round of an event, as it is or as it might be.

    Attributes:
        label: What is said above its boards, in the language in use.
        boards: In board order, the bye last; empty where no pairing is possible.
        obstacle: Why there is no pairing.
    """

    label: str
    tournament: Tournament
    boards: tuple[Board, ...] = ()
    obstacle: ArbiterError | None = None


def changed(
    tournament: Tournament,
    changes: Iterable[Change] = (),
    *,
    edition: str | None = None,
    initial_colour: Colour | None = None,
) -> Tournament:
    """Another tournament, to which some changes have been made; the given one stays as it is.

    Edition and initial colour are not locked here: no round is paired anew but the next one.

    Raises:
        StaleChange: A change was made for another state.
    """
    settings = tournament.settings
    settings = replace(
        settings,
        edition=edition or settings.edition,
        initial_colour=initial_colour or settings.initial_colour,
    )
    other = Tournament(
        settings if isinstance(fact, TournamentSettings) else fact for fact in tournament.facts()
    )
    for change in changes:
        other.apply(change)
    return other


def variant(label: str, tournament: Tournament, progress: Progress = _UNWATCHED) -> Variant:
    """The boards of the round that comes next in an event.

    Raises:
        Cancelled: The arbiter stopped it.
        NextRoundUnknown: Nobody can know the next round of this event.
        ArbiterError: `edition-unknown` or `initial-colour-unknown`.
    """
    refuse_unknown_next_round(tournament)
    position = position_before(tournament, tournament.rounds_paired + 1)
    if not position.cards:
        return Variant(label, tournament)
    try:
        outcome = pair_round(position, OnlyCancel(progress))
    except PairingImpossible as impossible:
        return Variant(label, tournament, obstacle=impossible)
    return Variant(label, tournament, boards_of(outcome))


def other_boards(first: Variant, other: Variant) -> tuple[Board, ...]:
    """The boards of the second variant that the first does not have, colours included."""
    known = set(first.boards)
    return tuple(board for board in other.boards if board not in known)


def what_if_table(variants: Sequence[Variant], changes: Sequence[str] = ()) -> Table:
    """The boards that not all variants have, side by side; the first one is the round as it is.

    `changes` says what is otherwise, in the language in use; it stands in the title.
    """
    return side_by_side(variants, _title(variants[0], changes))


def side_by_side(variants: Sequence[Variant], title: str) -> Table:
    """The boards that not all variants have; the notes compare the others with the first one."""
    first = variants[0]
    common = set(first.boards).intersection(*(one.boards for one in variants))
    lists = [
        [(number, board) for number, board in enumerate(one.boards, 1) if board not in common]
        for one in variants
    ]
    rows = tuple(
        Row(_cells(variants, boards), key)
        for key, boards in enumerate(zip_longest(*lists), start=1)
    )
    notes = tuple(_note(first, one) for one in variants[1:])
    return Table(_columns(variants), rows, title, notes)


def _title(first: Variant, changes: Sequence[str]) -> str:
    number = first.tournament.rounds_paired + 1
    if not changes:
        return fill(N_("Round {round}"), {"round": number})
    values = {"round": number, "changes": "; ".join(changes)}
    return fill(N_("Round {round}. What if: {changes}"), values)


def _columns(variants: Sequence[Variant]) -> tuple[Column, ...]:
    columns = []
    for number, one in enumerate(variants):
        columns.append(Column(f"board_{number}", _("Bd"), Align.RIGHT, _("Board")))
        columns.append(Column(f"players_{number}", one.label, Align.LEFT, one.label))
    return tuple(columns)


def _cells(
    variants: Sequence[Variant], boards: Sequence[tuple[int, Board] | None]
) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    for one, place in zip(variants, boards, strict=True):
        if place is None:
            cells += [Cell(), Cell()]
            continue
        number, board = place
        text = board_text(one.tournament, board)
        seat = Cell() if board[1] is None else Cell(str(number), number, tone=Tone.MUTED)
        cells += [seat, Cell(text, text)]
    return tuple(cells)


def board_text(tournament: Tournament, board: Board) -> str:
    """A board in one line: "#3 Ruiz – #12 Petrov", White first."""
    white, black = board
    one = Who(tournament.player(white)).text()
    if black is None:
        return fill(N_("{player}: bye"), {"player": one})
    return f"{one} – {Who(tournament.player(black)).text()}"


def _note(first: Variant, one: Variant) -> str:
    values = {"variant": one.label, "count": len(other_boards(first, one))}
    if one.obstacle is not None:
        why = fill(one.obstacle.message, one.obstacle.values)
        return fill(N_("{variant}: {why}"), {**values, "why": why})
    if set(one.boards) == set(first.boards):
        return fill(N_("{variant}: all boards stay the same."), values)
    text = ngettext(
        "{variant}: {count} board is different.",
        "{variant}: {count} boards are different.",
        len(other_boards(first, one)),
    )
    return text.format_map(values)
