"""Downfloats and upfloats: what each past round did to a player."""

from arbiter_gui.pairing.card import Float
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.scoring import ScoringSystem


def float_of_game(own_score: int, opponent_score: int) -> Float:
    """The float of a played game; both are pairing scores before that round.

    Articles: 2026 1.4.2, 1.4.3; 2017 A.4.b.
    """
    if own_score == opponent_score:
        return Float.NONE
    return Float.DOWN if own_score > opponent_score else Float.UP


def float_of_unplayed_round(record: RoundRecord, scoring: ScoringSystem, edition: str) -> Float:
    """The float of a round without a played game.

    | edition | a downfloat is |
    |---|---|
    | 2026 | the PAB, whatever it is worth, and any round with more than the points of a loss |
    | 2017 | every unplayed round |
    | 2012 | any round with points |

    Articles: 2026 1.4.3, 1.4.4; 2017 A.4.b; 2012 A.4.
    """
    if edition == "2017":
        return Float.DOWN
    if edition == "2012":
        return Float.DOWN if record.points > 0 else Float.NONE
    pab = record.letter == ByeKind.PAIRING_ALLOCATED.value
    return Float.DOWN if pab or record.points > scoring.loss else Float.NONE
