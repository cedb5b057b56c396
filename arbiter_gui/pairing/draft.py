"""A round in the making: the boards so far, and who has no place yet."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain

from arbiter_gui.pairing.objection import Objection, objections_to
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.swiss.board_order import board_place
from arbiter_gui.pairing.systems import pair_round, paired_by_rules
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.player import PlayerKey

_UNWATCHED = NoProgress()


@dataclass(frozen=True, slots=True)
class Draft:
    """Boards that an arbiter makes by hand; every step gives another draft.

    Attributes:
        position: Who is to be paired, and everything that the rules look at.
        boards: In the order of the published list (C.04.2 3.6), the bye last.
    """

    position: PairingPosition
    boards: tuple[Board, ...] = ()

    @classmethod
    def of(cls, position: PairingPosition, boards: Iterable[Board]) -> "Draft":
        """The boards of a round in their order.

        A board with somebody who is not to be paired any more, or who sits on another board
        already, is left out: its other player has no place.
        """
        open_to = {card.key for card in position.cards}
        kept = []
        for board in boards:
            players = _players(board)
            if open_to >= players:
                open_to -= players
                kept.append(board)
        return cls(position, _in_order(position, kept))

    @property
    def unplaced(self) -> tuple[PlayerKey, ...]:
        """Who has no place yet, in ranking order."""
        placed = {key for board in self.boards for key in board}
        return tuple(card.key for card in self.position.cards if card.key not in placed)

    @property
    def pab(self) -> PlayerKey | None:
        """Who gets the pairing-allocated bye, or None."""
        return next((white for white, black in self.boards if black is None), None)

    @property
    def is_complete(self) -> bool:
        """Whether everybody has a place, one of an odd number the bye."""
        return not self.unplaced

    @property
    def objections(self) -> tuple[Objection, ...]:
        """Everything that is wrong, board by board."""
        return self.objections_to(self.boards)

    def objections_to(self, boards: Iterable[Board]) -> tuple[Objection, ...]:
        """Everything that is wrong with some boards."""
        return tuple(chain.from_iterable(objections_to(self.position, boards)))

    def board_of(self, player: PlayerKey) -> Board | None:
        """The board of a player, the bye included, or None."""
        return next((board for board in self.boards if player in board), None)

    def paired(self, one: PlayerKey, other: PlayerKey) -> "Draft":
        """The two on a board, with the colours of the rules; whom they leave has no place."""
        boards = [board for board in self.boards if one not in board and other not in board]
        pair = paired_by_rules(self.position, one, other)
        return self._with([*boards, (pair.white, pair.black)])

    def without(self, player: PlayerKey) -> "Draft":
        """The board of a player taken apart, or the bye taken back."""
        return self._with(board for board in self.boards if player not in board)

    def exchanged(self, one: PlayerKey, other: PlayerKey) -> "Draft":
        """Each of the two at the place of the other one; on one board they change colours."""
        places: dict[PlayerKey | None, PlayerKey] = {one: other, other: one}
        return self._with(
            (places.get(white, white), places.get(black, black)) for white, black in self.boards
        )

    def with_bye(self, player: PlayerKey) -> "Draft":
        """The pairing-allocated bye for a player; whoever had it, or sat with him, has no place."""
        boards = [board for board in self.boards if player not in board and board[1] is not None]
        return self._with([*boards, (player, None)])

    def _with(self, boards: Iterable[Board]) -> "Draft":
        return replace(self, boards=_in_order(self.position, boards))


def computed_boards(
    position: PairingPosition, progress: Progress = _UNWATCHED
) -> tuple[Board, ...]:
    """The boards that the rules ask for; none where no legal pairing exists.

    Raises:
        Cancelled: The arbiter stopped it.
    """
    try:
        outcome = pair_round(position, progress)
    except PairingImpossible:
        return ()
    boards: list[Board] = [(pair.white, pair.black) for pair in outcome.pairs]
    return tuple(boards if outcome.pab is None else [*boards, (outcome.pab, None)])


def _in_order(position: PairingPosition, boards: Iterable[Board]) -> tuple[Board, ...]:
    rank = {card.key: place for place, card in enumerate(position.cards)}

    def place(board: Board) -> tuple[int, ...]:
        white, black = board
        if black is None:
            return (1,)
        ranks = sorted((rank[white], rank[black]))
        return (0, *board_place(*(position.cards[place] for place in ranks)))

    return tuple(sorted(boards, key=place))


def _players(board: Board) -> set[PlayerKey]:
    return {key for key in board if key is not None}
