"""What a result is worth: 1-½-0, 3-1-0 or the organiser's own points, in tenths of a point."""

from dataclasses import dataclass

from arbiter_gui.i18n import N_


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


_ORDER = N_("A win must be worth at least a draw, a draw at least a loss, nothing less than 0.")
_TWO_DRAWS = N_("Two draws must not be worth more than a win and a loss.")
_ADJOURNED = N_("An adjourned game counts as a draw until it is over; no other value is possible.")
_DEAR_BYE = N_("The pairing-allocated bye must not be worth more than a win.")
_ODD_BYE = N_("With 1, ½ and 0 points the pairing-allocated bye is worth 1, ½ or 0 points.")


def fault_of(scoring: ScoringSystem) -> str:
    """Why nobody may give these points: an English sentence to be translated, or "".

    Articles: C.04.1 3 and 4; two draws are never worth more than a win and a loss.
    """
    lowest = min(scoring.loss, scoring.absence, scoring.pab, scoring.adjourned)
    usual = (scoring.win, scoring.draw, scoring.loss) == (STANDARD.win, STANDARD.draw, 0)
    faults = (
        (not scoring.win >= scoring.draw >= max(scoring.loss, scoring.absence), _ORDER),
        (lowest < 0, _ORDER),
        (2 * scoring.draw > scoring.win + scoring.loss, _TWO_DRAWS),
        (scoring.adjourned != scoring.draw, _ADJOURNED),
        (scoring.pab > scoring.win, _DEAR_BYE),
        (usual and scoring.pab not in {STANDARD.win, STANDARD.draw, 0}, _ODD_BYE),
    )
    return next((message for found, message in faults if found), "")


_WIN = frozenset("1W+F")
_DRAW = frozenset("=DH")

STANDARD = ScoringSystem()
THREE_ONE_NIL = ScoringSystem(win=30, draw=10, pab=30, adjourned=10)
