"""What a tie-break is: a criterion with its modifiers, and a derivation for each player."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.tiebreaks.derivation import Derivation, Value
from arbiter_gui.tiebreaks.modifiers import PLAIN, Modifiers
from arbiter_gui.tiebreaks.record import PlayerRecord, Records


class Unit(Enum):
    """What the numbers of a tie-break are."""

    TENTHS = "tenths of a point"
    HUNDREDTHS = "points times points, in hundredths"
    NUMBER = "number"


class Kind(Enum):
    """What a criterion looks at; the last two are not FIDE's."""

    TIED_GAMES = "games among the tied players"
    OWN_RESULTS = "own results"
    OPPONENTS = "results of the opponents"
    RATINGS = "ratings"
    LOTS = "lots"
    NOT_FIDE = "not FIDE"


Compute = Callable[[PlayerRecord, Records, Modifiers], Derivation]


@dataclass(frozen=True, slots=True)
class Criterion:
    """A criterion without modifiers.

    Attributes:
        code: As in TRF records 202 and 212: "BH".
        name: English name, marked for translation.
        meaning: What it counts, in a sentence, marked for translation.
        article: Article of C.07; "" for what is not FIDE's.
        compute: The derivation of one player; None for the direct encounter, which compares groups.
        modifiers: The kinds of modifiers that it knows, by their first letters.
        ascending: Whether the lower value comes first.
    """

    code: str
    name: str
    meaning: str
    article: str
    kind: Kind
    compute: Compute | None
    modifiers: str = ""
    unit: Unit = Unit.NUMBER
    ascending: bool = False


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One criterion of an ordered list.

    Attributes:
        code: As in TRF records 202 and 212: "BH/C1".
    """

    code: str
    criterion: Criterion
    modifiers: Modifiers = PLAIN

    @property
    def unit(self) -> Unit:
        """What the values are."""
        return self.criterion.unit

    @property
    def ascending(self) -> bool:
        """Whether the lower value comes first."""
        return self.criterion.ascending is not self.modifiers.reverse

    @property
    def compares_groups(self) -> bool:
        """Whether there are only places among tied players, no values of single ones."""
        return self.criterion.compute is None

    def derivation(self, player: PlayerRecord, records: Records) -> Derivation:
        """The value of one player with its terms; the direct encounter has none."""
        compute = self.criterion.compute
        if compute is None:
            return Derivation(None)
        key = (self.code, player.key)
        known = records.kept.get(key)
        if known is None:
            known = records.kept[key] = compute(player, records, self.modifiers)
        return known

    def value(self, player: PlayerRecord, records: Records) -> Value:
        """The value of one player among all records."""
        return self.derivation(player, records).value
