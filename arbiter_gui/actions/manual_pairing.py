"""Pairing by hand: a phase of one round with a beginning, single steps, and an end.

While the phase is open its boards are a fact of the event: every step is on the disk before it is
shown and can be undone, and no other round can be paired or taken back.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

from arbiter_gui.actions.players import registered
from arbiter_gui.actions.rounds import (
    PHASE_OPEN,
    Weight,
    obstacles,
    refuse_manual_phase,
    settled_settings,
)
from arbiter_gui.errors import RefusedAction, StaleChange
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.checker import Comparison, played_boards
from arbiter_gui.pairing.draft import Draft
from arbiter_gui.pairing.objection import Objection
from arbiter_gui.pairing.position import colour_of_lot, position_before
from arbiter_gui.tournament import (
    Board,
    Bye,
    ByeKind,
    Change,
    Colour,
    Edit,
    Game,
    ManualPairing,
    PlayerKey,
    Round,
    Tournament,
)


class Unconfirmed(RefusedAction):
    """A step that breaks a rule, and that the arbiter has not confirmed.

    Attributes:
        draft: The boards as they would be.
        objections: What has to be confirmed.
    """

    def __init__(self, draft: Draft, objections: tuple[Objection, ...]) -> None:
        super().__init__("unconfirmed", N_("This breaks a rule of the pairing. Do it anyway?"))
        self.draft = draft
        self.objections = objections


def draft_of(tournament: Tournament) -> Draft:
    """The boards of the open phase.

    Raises:
        RefusedAction: No round is being paired by hand.
    """
    return _draft(tournament, _phase(tournament).boards)


def complete_draft(tournament: Tournament) -> Draft:
    """The boards of the open phase, when they can be the round.

    Raises:
        RefusedAction: No phase is open, somebody has no place, or results are missing.
    """
    draft = draft_of(tournament)
    _refuse_obstacles(tournament, ended=True)
    _refuse_incomplete(tournament, draft)
    return draft


def begin(
    tournament: Tournament,
    boards: Iterable[Board] = (),
    *,
    initial_colour: Colour | None = None,
) -> Change:
    """Opens the phase of the next round, with the boards of the engine or with none.

    Raises:
        RefusedAction: It is open already, or something stands in the way of the next round.
        ArbiterError: Nobody has drawn the initial colour.
    """
    _refuse_obstacles(tournament)
    number = tournament.rounds_paired + 1
    position = position_before(tournament, number, initial_colour)
    made = ManualPairing(number, Draft.of(position, boards).boards)
    edits = (*settled_settings(tournament, initial_colour), Edit.adding(made))
    return Change(N_("Begin to pair round {round} by hand"), edits, {"round": number})


def reopen(tournament: Tournament) -> Change:
    """Takes the newest round back into the hands of the arbiter, with its boards as they are.

    Raises:
        RefusedAction: No round is paired, the phase is open already, or results were entered.
    """
    refuse_manual_phase(tournament)
    number = tournament.rounds_paired
    if not number:
        raise RefusedAction("no-round-paired", N_("No round is paired yet."))
    if any(game.result for game in tournament.games(number)):
        raise RefusedAction(
            "round-has-results",
            N_("Round {round} has results: its boards can be changed only after un-pairing it."),
            {"round": number},
        )
    made = ManualPairing(number, played_boards(tournament, number))
    before = tournament.manual_pairing(number)
    edits = [
        *_lot_that_round_1_shows(tournament),
        *(Edit.removing(fact) for fact in tournament.rounds if fact.number == number),
        *(Edit.removing(game) for game in tournament.games(number)),
        *(Edit.removing(bye) for bye in tournament.byes(number) if _is_pab(bye)),
        Edit.adding(made) if before is None else Edit.changing(before, made),
    ]
    return Change(N_("Begin to change round {round} by hand"), tuple(edits), {"round": number})


def _lot_that_round_1_shows(tournament: Tournament) -> Iterable[Edit]:
    """Without its boards nobody could tell any more which colour was drawn."""
    settings = tournament.settings
    if tournament.rounds_paired == 1 and settings.initial_colour is None:
        drawn = replace(settings, initial_colour=colour_of_lot(tournament))
        yield Edit.changing(settings, drawn)


def pair(
    tournament: Tournament,
    one: PlayerKey,
    other: PlayerKey,
    *,
    confirmed: Collection[Objection] = (),
) -> Change:
    """Puts two players on a board; the rules give the colours.

    Raises:
        Unconfirmed: The pair breaks a rule.
        RefusedAction: No phase is open, or one of them is not to be paired in this round.
    """
    draft = draft_of(tournament)
    _refuse_absent(tournament, draft, one, other)
    return _step(
        tournament,
        draft.paired(one, other),
        confirmed,
        N_("By hand: {one} against {other}"),
        _names(tournament, one=one, other=other),
    )


def unpair(tournament: Tournament, player: PlayerKey) -> Change:
    """Takes the board of a player apart, or the pairing-allocated bye back.

    Raises:
        RefusedAction: No phase is open, or the player has no place.
    """
    draft = draft_of(tournament)
    _refuse_unplaced(tournament, draft, player)
    words = N_("By hand: the board of {name} taken apart")
    return _step(tournament, draft.without(player), (), words, _names(tournament, name=player))


def exchange(
    tournament: Tournament,
    one: PlayerKey,
    other: PlayerKey,
    *,
    confirmed: Collection[Objection] = (),
) -> Change:
    """Lets two players change places; two on one board change colours.

    One of them may be without a place: he takes that of the other.

    Raises:
        Unconfirmed: A board breaks a rule then.
        RefusedAction: No phase is open, neither has a place, or one is not to be paired.
    """
    draft = draft_of(tournament)
    _refuse_absent(tournament, draft, one, other)
    _refuse_unplaced(tournament, draft, other if draft.board_of(one) is None else one)
    board = draft.board_of(one)
    colours = board is not None and other in board and None not in board
    words = N_("By hand: {one} and {other} change colours")
    if not colours:
        words = N_("By hand: {one} and {other} change places")
    names = _names(tournament, one=one, other=other)
    return _step(tournament, draft.exchanged(one, other), confirmed, words, names)


def give_bye(
    tournament: Tournament, player: PlayerKey, *, confirmed: Collection[Objection] = ()
) -> Change:
    """Gives the pairing-allocated bye to a player; who had it so far has no place then.

    Raises:
        Unconfirmed: The player cannot have it by the rules.
        RefusedAction: No phase is open, or the player is not to be paired in this round.
    """
    draft = draft_of(tournament)
    _refuse_absent(tournament, draft, player)
    words = N_("By hand: the bye for {name}")
    return _step(
        tournament, draft.with_bye(player), confirmed, words, _names(tournament, name=player)
    )


def fill(tournament: Tournament, boards: Iterable[Board] = ()) -> Change:
    """Puts other boards in the place of all: those of the engine, or none.

    Raises:
        RefusedAction: No phase is open.
    """
    before = _phase(tournament)
    draft = _draft(tournament, boards)
    words = N_("By hand: all boards as computed") if draft.boards else N_("By hand: no boards")
    return _changed(before, draft, words, {})


def abandon(tournament: Tournament) -> Change:
    """Ends the phase without a round; it can be paired in any way then.

    Raises:
        RefusedAction: No phase is open.
    """
    made = _phase(tournament)
    words = N_("Give up pairing round {round} by hand")
    return Change(words, (Edit.removing(made),), {"round": made.round})


def finish(
    tournament: Tournament,
    comparison: Comparison,
    paired_at: str,
    *,
    reason: str = "",
    confirmed: Collection[Objection] = (),
) -> Change:
    """Ends the phase: the boards are the round; where the rules ask for others, this is recorded.

    Args:
        tournament: The event.
        comparison: The boards of the phase beside those that the rules ask for.
        paired_at: Time of the pairing, "2026-05-01T14:12:07".
        reason: Why the boards are not those of the rules, in the arbiter's words.
        confirmed: Everything on the boards that breaks a rule.

    Raises:
        StaleChange: The comparison was made for other boards or another state of the event.
        Unconfirmed: A board breaks a rule.
        RefusedAction: Somebody has no place, or the reason is missing.
    """
    made = _phase(tournament)
    draft = complete_draft(tournament)
    if (comparison.revision, comparison.boards) != (tournament.revision, draft.boards):
        raise StaleChange(
            "stale-comparison",
            N_("The boards of round {round} have changed. Please finish once more."),
            {"round": made.round},
        )
    if not comparison.agrees:
        _refuse_unconfirmed(draft, confirmed, draft.boards)
    record = _record(draft, comparison, reason.strip())
    edits = [
        Edit.removing(made) if record is None else Edit.changing(made, record),
        *_round(draft, paired_at),
    ]
    values: dict[str, str | int] = {"round": made.round}
    if record is None:
        return Change(N_("Pair round {round}"), tuple(edits), values)
    words = N_("Pair round {round} by hand: {reason}")
    return Change(words, tuple(edits), {**values, "reason": record.reason})


def _record(draft: Draft, comparison: Comparison, reason: str) -> ManualPairing | None:
    if comparison.agrees:
        return None
    if not reason:
        raise RefusedAction(
            "reason-missing",
            N_("The boards differ from those of the rules. Please write why; it is recorded."),
        )
    return ManualPairing(draft.position.round, draft.boards, comparison.computed or (), reason)


def _round(draft: Draft, paired_at: str) -> list[Edit]:
    number = draft.position.round
    games = [(white, black) for white, black in draft.boards if black is not None]
    edits = [
        Edit.adding(Round(number, paired_at)),
        *(Edit.adding(Game(number, board, *players)) for board, players in enumerate(games, 1)),
    ]
    if draft.pab is not None:
        edits.append(Edit.adding(Bye(number, draft.pab, ByeKind.PAIRING_ALLOCATED)))
    return edits


def _step(
    tournament: Tournament,
    draft: Draft,
    confirmed: Collection[Objection],
    words: str,
    values: dict[str, str | int],
) -> Change:
    before = _phase(tournament)
    held = Draft.of(draft.position, before.boards)
    was, now = set(held.boards), set(draft.boards)
    known = held.objections_to(was - now)
    _refuse_unconfirmed(draft, {*known, *confirmed}, now - was)
    return _changed(before, draft, words, values)


def _changed(
    before: ManualPairing, draft: Draft, words: str, values: dict[str, str | int]
) -> Change:
    after = ManualPairing(before.round, draft.boards)
    edits = () if after == before else (Edit.changing(before, after),)
    return Change(words, edits, {**values, "round": before.round})


def _phase(tournament: Tournament) -> ManualPairing:
    made = tournament.open_manual_pairing
    if made is None:
        raise RefusedAction("no-manual-phase", N_("No round is being paired by hand."))
    return made


def _draft(tournament: Tournament, boards: Iterable[Board]) -> Draft:
    return Draft.of(position_before(tournament, tournament.rounds_paired + 1), boards)


def _is_pab(bye: Bye) -> bool:
    return bye.kind is ByeKind.PAIRING_ALLOCATED


def _names(tournament: Tournament, **players: PlayerKey) -> dict[str, str | int]:
    return {word: tournament.player(key).name for word, key in players.items()}


def _refuse_obstacles(tournament: Tournament, *, ended: bool = False) -> None:
    """Refuses what the next round cannot be paired for; `ended` leaves the open phase out."""
    for obstacle in obstacles(tournament):
        if obstacle.weight is Weight.STOPS and not (ended and obstacle.code == PHASE_OPEN):
            raise RefusedAction(obstacle.code, obstacle.message, obstacle.values)


def _refuse_absent(tournament: Tournament, draft: Draft, *players: PlayerKey) -> None:
    expected = {card.key for card in draft.position.cards}
    for key in players:
        if key not in expected:
            raise RefusedAction(
                "player-not-paired",
                N_("{name} is not to be paired in round {round}."),
                {"name": registered(tournament, key).name, "round": draft.position.round},
            )
    if len(set(players)) < len(players):
        raise RefusedAction("player-twice", N_("A player cannot play himself or herself."))


def _refuse_unplaced(tournament: Tournament, draft: Draft, player: PlayerKey) -> None:
    if draft.board_of(player) is None:
        raise RefusedAction(
            "player-without-place",
            N_("{name} has no board yet."),
            {"name": registered(tournament, player).name},
        )


def _refuse_incomplete(tournament: Tournament, draft: Draft) -> None:
    if draft.is_complete:
        return
    names = "; ".join(tournament.player(key).name for key in draft.unplaced)
    raise RefusedAction(
        "players-without-place",
        N_("Everybody needs a board or the bye. Without a place: {players}."),
        {"players": names},
    )


def _refuse_unconfirmed(
    draft: Draft, confirmed: Collection[Objection], boards: Collection[Board]
) -> None:
    judged = draft.objections_to(board for board in draft.boards if board in boards)
    found = tuple(o for o in judged if o.breaks_rule and o not in confirmed)
    if found:
        raise Unconfirmed(draft, found)
