"""One more board in a running round, for two players who came late; the others are not touched."""

from dataclasses import replace

from arbiter_gui.actions.players import registered
from arbiter_gui.actions.rounds import outdated, refuse_manual_phase
from arbiter_gui.actions.running_round import before_pairing
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.checker import played_boards
from arbiter_gui.pairing.draft import Draft
from arbiter_gui.pairing.position import PairingPosition, colour_of_lot, position_before
from arbiter_gui.tournament import (
    Board,
    ByeKind,
    Change,
    Edit,
    Game,
    ManualPairing,
    Player,
    PlayerKey,
    Tournament,
)

_GIVEN_BY_ARBITER = frozenset({ByeKind.HALF_POINT, ByeKind.ZERO_POINT})


def late_players(tournament: Tournament) -> tuple[Player, ...]:
    """Who could still play in the running round: in the event, and on no board.

    Who has the pairing-allocated bye or a full-point bye has the points of the round already.
    """
    number = tournament.rounds_paired
    if not tournament.games_without_result(number):
        return ()
    on_boards = {key for game in tournament.games(number) for key in (game.white, game.black)}
    provided = {bye.player for bye in tournament.byes(number) if bye.kind not in _GIVEN_BY_ARBITER}
    return tuple(
        player
        for player in tournament.players
        if player.key not in on_boards | provided and not player.has_left(number)
    )


def possible_opponents(tournament: Tournament, one: PlayerKey) -> tuple[Player, ...]:
    """The late players whom a late player may meet.

    Raises:
        RefusedAction: No round is running, or the player cannot play in it.
    """
    late = late_players(tournament)
    _refuse_others(tournament, (one,))
    position = _position(tournament, tuple(player.key for player in late))
    return tuple(
        player
        for player in late
        if player.key != one and _is_legal(Draft.of(position, ()).paired(one, player.key))
    )


def late_draft(tournament: Tournament, one: PlayerKey, other: PlayerKey) -> Draft:
    """The board of two late players by the rules, and what they have against it.

    Raises:
        RefusedAction: No round is running, or one of them cannot play in it.
    """
    _refuse_others(tournament, (one, other))
    return Draft.of(_position(tournament, (one, other)), ()).paired(one, other)


def add_late_board(tournament: Tournament, one: PlayerKey, other: PlayerKey, reason: str) -> Change:
    """Puts two late players on a board behind the last one, with the colours of the rules.

    It is recorded as a board made by hand: it is not among those that the pairing gave.

    Args:
        tournament: The event.
        one: A player who is on no board of the newest round.
        other: Another one.
        reason: Why the board was added, in the arbiter's words.

    Raises:
        RefusedAction: No round is running, one of them cannot play in it, or they must not meet.

    Articles: C.04.2 4.4.
    """
    draft = late_draft(tournament, one, other)
    if not _is_legal(draft):
        raise RefusedAction(
            "late-board-illegal",
            N_("{one} and {other} must not meet in round {round}."),
            {
                "one": registered(tournament, one).name,
                "other": registered(tournament, other).name,
                "round": tournament.rounds_paired,
            },
        )
    number = tournament.rounds_paired
    added = draft.boards[0]
    board = 1 + max(game.board for game in tournament.games(number))
    edits = (
        Edit.adding(Game(number, board, added[0], added[1] or other)),
        *_arrivals(tournament, number, (one, other)),
        _record(tournament, number, added, reason),
        *outdated(tournament, number),
    )
    values: dict[str, str | int] = {
        "round": number,
        "board": board,
        "white": tournament.player(added[0]).name,
        "black": tournament.player(added[1] or other).name,
    }
    return Change(N_("Add board {board} to round {round}: {white} against {black}"), edits, values)


def _refuse_others(tournament: Tournament, keys: tuple[PlayerKey, ...]) -> None:
    refuse_manual_phase(tournament)
    number = tournament.rounds_paired
    if not tournament.games_without_result(number):
        raise RefusedAction(
            "no-round-running",
            N_("No round is being played: two players can be added only while one is."),
        )
    possible = {player.key for player in late_players(tournament)}
    for key in keys:
        if key not in possible or keys.count(key) > 1:
            raise RefusedAction(
                "not-late",
                N_("{name} cannot be added to round {round}."),
                {"name": registered(tournament, key).name, "round": number},
            )


def _position(tournament: Tournament, late: tuple[PlayerKey, ...]) -> PairingPosition:
    """The position before the running round, had these players been there in time."""
    number = tournament.rounds_paired
    colour = tournament.settings.initial_colour or colour_of_lot(tournament)
    return position_before(before_pairing(tournament, late=late), number, colour)


def _is_legal(draft: Draft) -> bool:
    return not any(objection.breaks_rule for objection in draft.objections)


def _arrivals(
    tournament: Tournament, number: int, late: tuple[PlayerKey, PlayerKey]
) -> tuple[Edit, ...]:
    """They have entered by this round, and have no bye in it any more."""
    edits = []
    for key in late:
        player = tournament.player(key)
        if player.first_round > number:
            edits.append(Edit.changing(player, replace(player, first_round=number)))
        bye = tournament.fact("bye", (number, int(key)))
        if bye is not None:
            edits.append(Edit.removing(bye))
    return tuple(edits)


def _record(tournament: Tournament, number: int, added: Board, reason: str) -> Edit:
    before = tournament.manual_pairing(number)
    paired = played_boards(tournament, number)
    if before is None:
        return Edit.adding(ManualPairing(number, (*paired, added), paired, reason))
    reasons = dict.fromkeys((*before.reason.split("; "), reason))
    record = replace(
        before, boards=(*before.boards, added), reason="; ".join(filter(None, reasons))
    )
    return Edit.changing(before, record)
