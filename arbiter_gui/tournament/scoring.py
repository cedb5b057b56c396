"""What a result is worth: 1-½-0, 3-1-0 or the organiser's own points, in tenths of a point."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoringSystem:
    """Points by result (TRF record 162), integer tenths of a point.

    Attributes:
        win: Win over the board or by forfeit, and the full-point bye.
        draw: Draw, and the half-point bye.
        loss: Loss over the board.
        absence: Zero-point bye and forfeit loss.
        pab: Pairing-allocated bye; the same for everybody (C.04.1 article 3).
        adjourned: A game that is not finished; a draw for the pairing (C.04.2 3.1).
    """

    win: int = 10
    draw: int = 5
    loss: int = 0
    absence: int = 0
    pab: int = 10
    adjourned: int = 5

    def points(self, letter: str) -> int:
        """The points of one side for its TRF letter; "" (no result yet) gives 0.

        Raises:
            KeyError: The letter is none of TRF's.
        """
        if letter in _WIN:
            return self.win
        if letter in _DRAW:
            return self.draw
        return {
            "0": self.loss,
            "L": self.loss,
            "-": self.absence,
            "Z": self.absence,
            "U": self.pab,
            "?": self.adjourned,
            "": 0,
        }[letter]


_WIN = frozenset("1W+F")
_DRAW = frozenset("=DH")

STANDARD = ScoringSystem()
THREE_ONE_NIL = ScoringSystem(win=30, draw=10, pab=30, adjourned=10)
