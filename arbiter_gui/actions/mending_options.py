"""The ways to mend a round, side by side: the boards that change, the rules, what follows."""

from collections.abc import Iterator
from dataclasses import dataclass

from arbiter_gui.actions.mending import (
    Mending,
    Way,
    bye_player,
    left_over,
    mend,
    new_board,
    waiting_games,
)
from arbiter_gui.actions.running_round import before_pairing
from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.what_if import changed
from arbiter_gui.i18n import N_, _, fill, ngettext
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.pairing.position import colour_of_lot, position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.tables.player_name import surnames
from arbiter_gui.tables.points import points_text
from arbiter_gui.tournament import Fact, Game, PlayerKey, Tournament

_UNWATCHED = NoProgress()
_SHOWN = 6


@dataclass(frozen=True)
class MendingQuestion:
    """An event, who of its newest round does not play, and the time of a pairing made now."""

    facts: tuple[Fact, ...]
    absent: tuple[PlayerKey, ...]
    paired_at: str


@dataclass(frozen=True)
class MendingOption:
    """One way.

    Attributes:
        mending: What `mend` is called with.
        count: How many boards are other ones, the bye included.
        obstacle: Why the way is not open, in the language in use; "" where it is.
        lines: The boards that change, the rule, and what follows, in the language in use.
    """

    mending: Mending
    count: int = 0
    obstacle: str = ""
    lines: tuple[str, ...] = ()


def mending_options(
    question: MendingQuestion, progress: Progress = _UNWATCHED
) -> tuple[MendingOption, ...]:
    """Every way with what it changes, the one that changes least first.

    Raises:
        RefusedAction: Somebody who is said to be absent has no board without a result.
        Cancelled: The arbiter stopped it.
    """
    tournament = Tournament(question.facts)
    waiting_games(tournament, question.absent)
    return tuple(_option(tournament, way, question, progress) for way in Way)


def _option(
    tournament: Tournament, way: Way, question: MendingQuestion, progress: Progress
) -> MendingOption:
    mending = Mending(way, question.absent)
    try:
        if way is Way.PAIR_AGAIN:
            outcome = _outcome(tournament, question.absent, progress)
            mending = Mending(way, question.absent, outcome, question.paired_at)
        after = changed(tournament, [mend(tournament, mending, way.value)])
    except ArbiterError as error:
        return MendingOption(mending, obstacle=fill(error.message, error.values))
    boards = tuple(_changed_boards(tournament, after))
    lines = (
        _boards_line(after, boards),
        _rule(tournament, mending),
        *_effects(tournament, mending),
    )
    return MendingOption(mending, len(boards), "", lines)


def _outcome(
    tournament: Tournament, absent: tuple[PlayerKey, ...], progress: Progress
) -> RoundPairing | None:
    """None where results were entered: such a round is not paired again."""
    number = tournament.rounds_paired
    if len(tournament.games_without_result(number)) < len(tournament.games(number)):
        return None
    colour = tournament.settings.initial_colour or colour_of_lot(tournament)
    before = before_pairing(tournament, absent=absent)
    return pair_round(position_before(before, number, colour), progress)


_Seats = tuple[int, PlayerKey | None, PlayerKey | None]


def _changed_boards(before: Tournament, after: Tournament) -> Iterator[_Seats]:
    """Boards on which other players sit, or that stay empty; 0 for another bye."""
    number = before.rounds_paired
    was = {game.board: (game.white, game.black) for game in before.games(number)}
    is_now = {game.board: (game.white, game.black) for game in after.games(number)}
    for board in sorted(was.keys() | is_now.keys()):
        if was.get(board) != is_now.get(board):
            yield (board, *is_now.get(board, (None, None)))
    if bye_player(before) != bye_player(after):
        yield 0, bye_player(after), None


def _boards_line(tournament: Tournament, boards: tuple[_Seats, ...]) -> str:
    if not boards:
        return _("No board changes.")
    count = ngettext("{count} board changes:", "{count} boards change:", len(boards))
    named = [_board_text(tournament, seats) for seats in boards[:_SHOWN]]
    more = ["…"] if len(boards) > _SHOWN else []
    return f"{count.format(count=len(boards))} {'; '.join([*named, *more])}."


def _board_text(tournament: Tournament, seats: _Seats) -> str:
    board, white, black = seats
    if white is not None and black is not None:
        names = surnames(tournament.player(white), tournament.player(black))
        return f"{board} {names[0]} – {names[1]}"
    if board:
        return fill(N_("{board} stays empty"), {"board": board})
    if white is None:
        return _("no bye any more")
    return fill(N_("bye: {name}"), {"name": tournament.player(white).name})


def _rule(tournament: Tournament, mending: Mending) -> str:
    """Which rule is broken, if any."""
    published = tournament.rounds[-1].version
    if mending.way is Way.FORFEIT:
        return _("No rule is broken: the pairing stays as it is.")
    if mending.way is Way.PAIR_AGAIN:
        if not published:
            return _("No rule is broken: the round is a draft, paired by the rules.")
        return _(
            "The boards are those of the rules, but a published pairing is changed: C.04.2 allows "
            "that only in the cases it names. Announce the new version."
        )
    one, other = (key for key in new_board(tournament, mending).boards[0] if key is not None)
    values = {
        "one": points_text(tournament.score(one, tournament.rounds_paired - 1)),
        "other": points_text(tournament.score(other, tournament.rounds_paired - 1)),
    }
    if tournament.settings.edition == "2026":
        return fill(
            N_(
                "C.04.2 4.4 allows it when both agree and are nearly equal (points: {one} and "
                "{other}). The boards are not those of the rules; the report says so."
            ),
            values,
        )
    return fill(
        N_(
            "C.04.2 of this edition does not provide for it (points: {one} and {other}). The "
            "boards are not those of the rules; the report says so."
        ),
        values,
    )


def _effects(tournament: Tournament, mending: Mending) -> Iterator[str]:
    absent = "; ".join(tournament.player(key).name for key in mending.absent)
    games = waiting_games(tournament, mending.absent)
    if mending.way is Way.FORFEIT:
        yield from _effects_of_forfeit(tournament, games, mending.absent, absent)
        return
    yield fill(N_("Zero-point bye: {names}."), {"names": absent})
    if mending.way is Way.BYE_PLAYER_IN:
        taker = bye_player(tournament)
        name = tournament.player(taker).name if taker is not None else ""
        yield fill(N_("{name} gives the bye and its points back, and plays."), {"name": name})
    if mending.way is Way.PAIR_AGAIN:
        yield _("Everybody has to look at the new list; printed sheets are wrong.")
    else:
        yield _("Games that have begun and all other boards go on.")


def _effects_of_forfeit(
    tournament: Tournament, games: tuple[Game, ...], absent: tuple[PlayerKey, ...], names: str
) -> Iterator[str]:
    yield fill(N_("Lost by forfeit: {names}."), {"names": names})
    left = left_over(games, absent)
    if left:
        opponents = "; ".join(tournament.player(key).name for key in left)
        yield fill(
            N_(
                "The point without a game, no colour, and the same opponents may meet again: "
                "{names}. A forfeit win bars the bye later on."
            ),
            {"names": opponents},
        )
