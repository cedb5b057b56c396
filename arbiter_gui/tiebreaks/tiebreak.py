"""What a tie-break is: a code, a name, an article and a value for each player."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.tiebreaks.record import PlayerRecord, Records


class Unit(Enum):
    """What the integers of a tie-break are."""

    TENTHS = "tenths of a point"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One criterion of an ordered list.

    Attributes:
        code: As in TRF records 202 and 212: "BH/C1".
        name: English name, marked for translation.
        article: Article of C.07.
        value: The value of one player among all records.
        ascending: Whether the lower value comes first.
    """

    code: str
    name: str
    article: str
    value: Callable[[PlayerRecord, Records], int]
    unit: Unit = Unit.NUMBER
    ascending: bool = False
