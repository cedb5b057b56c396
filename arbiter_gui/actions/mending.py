"""Mending a round whose boards are set when somebody does not turn up, or is found wrong.

| way | what becomes of the boards |
|---|---|
| forfeit | nothing changes; who is absent loses by forfeit |
| bye player in | who has the pairing-allocated bye takes the seat of the absent player |
| opponents meet | the opponents of two absent players play each other |
| pair again | the whole round, by the rules, without the absent players |

Games that have a result are never touched. Articles: C.04.2 4.4.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from arbiter_gui.actions.players import registered
from arbiter_gui.actions.rounds import outdated, record_pairing, refuse_manual_phase
from arbiter_gui.actions.running_round import before_pairing
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.checker import played_boards
from arbiter_gui.pairing.draft import Draft
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.pairing.position import PairingPosition, colour_of_lot, position_before
from arbiter_gui.tables.manual_pairing import objection_lines
from arbiter_gui.tournament import (
    Board,
    Bye,
    ByeKind,
    Change,
    Edit,
    Fact,
    Game,
    ManualPairing,
    PlayerKey,
    Result,
    Round,
    Tournament,
    identity,
)


class Way(Enum):
    """How a round is mended; the value is its label, not translated."""

    FORFEIT = N_("Leave the boards, forfeit")
    BYE_PLAYER_IN = N_("The player with the bye comes in")
    OPPONENTS_MEET = N_("The two who are left play each other")
    PAIR_AGAIN = N_("Pair the whole round again")


@dataclass(frozen=True)
class Mending:
    """What the arbiter has decided.

    Attributes:
        absent: Who does not play, one or two.
        outcome: The round as it is paired again; None for the other ways.
        paired_at: Time of that pairing, "2026-05-01T14:12:07".
    """

    way: Way
    absent: tuple[PlayerKey, ...]
    outcome: RoundPairing | None = None
    paired_at: str = ""


def mend(tournament: Tournament, mending: Mending, reason: str) -> Change:
    """Mends the newest round as one step.

    Args:
        tournament: The event.
        mending: How.
        reason: Why, in the arbiter's words; it stands in the journal, and in the record of boards
            made by hand.

    Raises:
        RefusedAction: The way is not open, or no reason is given.
        ArbiterError: The outcome is not one of this round.
    """
    if not reason.strip():
        raise RefusedAction(
            "reason-missing", N_("Please write why the round is changed; it is recorded.")
        )
    games = waiting_games(tournament, mending.absent)
    if mending.way is Way.FORFEIT:
        edits = tuple(_forfeit(game, mending.absent) for game in games)
    elif mending.way is Way.PAIR_AGAIN:
        edits = _paired_again(tournament, mending)
    else:
        edits = _new_board(tournament, mending, games, reason.strip())
    values: dict[str, str | int] = {
        "round": tournament.rounds_paired,
        "names": "; ".join(tournament.player(key).name for key in mending.absent),
        "reason": reason.strip(),
    }
    return Change(_LABELS[mending.way], edits, values)


_LABELS = {
    Way.FORFEIT: N_("Round {round} without {names}: lost by forfeit. {reason}"),
    Way.BYE_PLAYER_IN: N_("Round {round} without {names}: the bye player comes in. {reason}"),
    Way.OPPONENTS_MEET: N_("Round {round} without {names}: their opponents meet. {reason}"),
    Way.PAIR_AGAIN: N_("Round {round} without {names}: paired again. {reason}"),
}


def waiting_games(tournament: Tournament, absent: tuple[PlayerKey, ...]) -> tuple[Game, ...]:
    """The boards of the newest round at which somebody is absent, each once.

    Raises:
        RefusedAction: Somebody has no board without a result in it; or nobody is absent.
    """
    refuse_manual_phase(tournament)
    number = tournament.rounds_paired
    waiting = tournament.games_without_result(number)
    for key in absent:
        if not any(key in (game.white, game.black) for game in waiting):
            raise RefusedAction(
                "not-waiting",
                N_("{name} has no board without a result in round {round}."),
                {"name": registered(tournament, key).name, "round": number},
            )
    if not absent:
        raise RefusedAction("nobody-absent", N_("Choose who does not play."))
    return tuple(game for game in waiting if {game.white, game.black} & set(absent))


def left_over(games: tuple[Game, ...], absent: tuple[PlayerKey, ...]) -> tuple[PlayerKey, ...]:
    """Who waits for an opponent, by board."""
    return tuple(key for game in games for key in (game.white, game.black) if key not in absent)


def bye_player(tournament: Tournament) -> PlayerKey | None:
    """Who has the pairing-allocated bye of the newest round, or None."""
    byes = tournament.byes(tournament.rounds_paired)
    return next((bye.player for bye in byes if bye.kind is ByeKind.PAIRING_ALLOCATED), None)


def position_without(tournament: Tournament, absent: tuple[PlayerKey, ...]) -> PairingPosition:
    """The newest round before its pairing, with the absent players known to be absent.

    Raises:
        ArbiterError: `initial-colour-unknown`.
    """
    colour = tournament.settings.initial_colour or colour_of_lot(tournament)
    return position_before(
        before_pairing(tournament, absent=absent), tournament.rounds_paired, colour
    )


def new_board(tournament: Tournament, mending: Mending) -> Draft:
    """The board that is made for who is left over, with the colours of the rules.

    Raises:
        RefusedAction: There are no such two, or they must not meet; the message says why.
    """
    games = waiting_games(tournament, mending.absent)
    one, other = _pair(tournament, mending, left_over(games, mending.absent))
    position = position_without(tournament, mending.absent)
    draft = Draft.of(position, ()).paired(one, other)
    against = [objection for objection in draft.objections if objection.breaks_rule]
    if against:
        raise RefusedAction(
            "mend-illegal",
            N_("Not allowed: {why}."),
            {"why": "; ".join(objection_lines(tournament, draft, against))},
        )
    return draft


def _pair(
    tournament: Tournament, mending: Mending, left: tuple[PlayerKey, ...]
) -> tuple[PlayerKey, PlayerKey]:
    if mending.way is Way.OPPONENTS_MEET:
        if len(left) != 2:
            raise RefusedAction(
                "no-two-left", N_("Two players on two different boards have to be absent.")
            )
        return left[0], left[1]
    taker = bye_player(tournament)
    if taker is None:
        raise RefusedAction("no-bye-player", N_("Nobody has the pairing-allocated bye."))
    if len(left) != 1:
        raise RefusedAction("not-one-left", N_("Exactly one player must be left over."))
    return left[0], taker


def _forfeit(game: Game, absent: tuple[PlayerKey, ...]) -> Edit:
    if {game.white, game.black} <= set(absent):
        result = Result.DOUBLE_FORFEIT
    elif game.white in absent:
        result = Result.BLACK_WINS_BY_FORFEIT
    else:
        result = Result.WHITE_WINS_BY_FORFEIT
    return Edit.changing(game, replace(game, result=result))


def _new_board(
    tournament: Tournament, mending: Mending, games: tuple[Game, ...], reason: str
) -> tuple[Edit, ...]:
    """The first board of the absent players gets the pair; a second one stays empty."""
    number = tournament.rounds_paired
    white, black = new_board(tournament, mending).boards[0]
    if black is None:
        raise AssertionError("a pair has two players")
    first = replace(games[0], white=white, black=black)
    edits = [
        Edit.changing(games[0], first),
        *(Edit.removing(game) for game in games[1:]),
        *(Edit.adding(Bye(number, key, ByeKind.ZERO_POINT)) for key in mending.absent),
    ]
    edits += [
        Edit.removing(bye)
        for bye in tournament.byes(number)
        if bye.kind is ByeKind.PAIRING_ALLOCATED and bye.player in (white, black)
    ]
    moved = {white, black, *mending.absent}
    boards = (
        *(board for board in played_boards(tournament, number) if moved.isdisjoint(board)),
        (white, black),
    )
    edits += [_record(tournament, boards, reason), *outdated(tournament, number)]
    return tuple(edits)


def _record(tournament: Tournament, boards: tuple[Board, ...], reason: str) -> Edit:
    """The boards beside those that the pairing gave first, for the report."""
    number = tournament.rounds_paired
    before = tournament.manual_pairing(number)
    if before is None:
        return Edit.adding(ManualPairing(number, boards, played_boards(tournament, number), reason))
    reasons = "; ".join(filter(None, dict.fromkeys((*before.reason.split("; "), reason))))
    return Edit.changing(before, replace(before, boards=boards, reason=reasons))


def _paired_again(tournament: Tournament, mending: Mending) -> tuple[Edit, ...]:
    outcome = mending.outcome
    number = tournament.rounds_paired
    entered = sum(game.result is not None for game in tournament.games(number))
    if entered or outcome is None:
        raise RefusedAction(
            "results-entered-already",
            N_("Round {round} has results ({count}): games that were played stay."),
            {"round": number, "count": entered},
        )
    after = before_pairing(tournament, absent=mending.absent)
    after.apply(record_pairing(after, outcome, mending.paired_at))
    version = tournament.rounds[-1].version
    return tuple(_between(tournament, after, version))


def _between(before: Tournament, after: Tournament, version: int) -> Iterator[Edit]:
    """The edits that lead from one event to another; the round keeps the number of its version."""
    was = {identity(fact): fact for fact in before.facts()}
    is_now = {identity(fact): _versioned(fact, before, version) for fact in after.facts()}
    for place in dict.fromkeys((*was, *is_now)):
        if was.get(place) != is_now.get(place):
            yield Edit(*place, was.get(place), is_now.get(place))


def _versioned(fact: Fact, before: Tournament, version: int) -> Fact:
    if isinstance(fact, Round) and fact.number == before.rounds_paired:
        return replace(fact, version=version)
    return fact
