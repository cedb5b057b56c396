"""A round that the arbiter pairs by hand: its boards, and those that the rules ask for."""

from dataclasses import dataclass

from arbiter_gui.tournament.player import PlayerKey

Board = tuple[PlayerKey, PlayerKey | None]
"""White and Black; None for the pairing-allocated bye."""


@dataclass(frozen=True, slots=True)
class ManualPairing:
    """The open phase of a round that is not paired yet; the record of one that is.

    Attributes:
        round: The round.
        boards: What the arbiter has put on the boards.
        computed: What the rules ask for instead; empty while the phase is open, and where no legal
            pairing exists.
        reason: Why the arbiter decided otherwise, in his words; "" while the phase is open.
    """

    round: int
    boards: tuple[Board, ...] = ()
    computed: tuple[Board, ...] = ()
    reason: str = ""

    @property
    def kept(self) -> tuple[Board, ...]:
        """The boards that the rules do not ask for."""
        return tuple(board for board in self.boards if board not in self.computed)

    @property
    def replaced(self) -> tuple[Board, ...]:
        """The boards that the rules ask for and that were not made."""
        return tuple(board for board in self.computed if board not in self.boards)

    @property
    def added(self) -> tuple[Board, ...]:
        """The boards of players who came after the pairing: it had neither of them."""
        if not self.computed:
            return ()
        paired = {key for board in self.computed for key in board}
        return tuple(board for board in self.boards if paired.isdisjoint(board))
