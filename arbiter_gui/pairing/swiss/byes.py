"""Who may receive the pairing-allocated bye (PAB)."""

from collections.abc import Iterable

from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.scoring import ScoringSystem


def may_receive_pab(records: Iterable[RoundRecord], scoring: ScoringSystem, edition: str) -> bool:
    """Whether nothing in the past rounds bars the player from the PAB.

    | edition | barred by |
    |---|---|
    | 2026 | a PAB; a single unplayed round with at least the points of a win |
    | 2017 | a PAB; a forfeit win |
    | 2012 | any points without playing |

    Articles: 2026 2.1.2 [C2], C.04.1 4; 2017 C.2; 2012 B.1.b.
    """
    return not any(_bars(record, scoring, edition) for record in records if not record.played)


def _bars(record: RoundRecord, scoring: ScoringSystem, edition: str) -> bool:
    if record.letter == ByeKind.PAIRING_ALLOCATED.value:
        return True
    if edition == "2017":
        return record.letter == "+"
    if edition == "2012":
        return record.points > 0
    return record.points >= scoring.win
