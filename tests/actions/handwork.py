"""Rounds in the hands of the arbiter."""

from arbiter_gui.actions.manual_pairing import Unconfirmed, begin, draft_of
from arbiter_gui.pairing.checker import Comparison, compare
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.tournament import Board, Change, Tournament
from tests.actions.events import event, outcome


def boards_of(made: RoundPairing) -> tuple[Board, ...]:
    """The boards of an outcome, the bye last."""
    boards: list[Board] = [(pair.white, pair.black) for pair in made.pairs]
    return tuple(boards if made.pab is None else [*boards, (made.pab, None)])


def by_hand(count: int, paired: int = 0) -> Tournament:
    """An event whose next round is open, with the boards that the rules ask for."""
    tournament = event(count, paired)
    tournament.apply(begin(tournament, boards_of(outcome(tournament))))
    return tournament


def compared(tournament: Tournament) -> Comparison:
    """The boards of the open phase beside those of the rules."""
    draft = draft_of(tournament)
    return compare(draft.position, draft.boards)


def confirming(action, *args):
    """The action, where the arbiter confirms everything that breaks a rule."""

    def done(tournament: Tournament) -> Change:
        try:
            return action(tournament, *args, confirmed=())
        except Unconfirmed as error:
            return action(tournament, *args, confirmed=error.objections)

    return done
