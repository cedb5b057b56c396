"""The rules an event is played by."""

from dataclasses import dataclass, field

from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.numbering import EqualsBy, OrderOfEquals
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.tournament.scoring import ScoringSystem


@dataclass(frozen=True, slots=True)
class TournamentSettings:
    """System, edition and the numbers everything is computed with.

    Attributes:
        edition: Edition of the FIDE (Dutch) rules: "2026", "2017" or "2012".
        rounds: Number of rounds declared beforehand (C.04.1 article 1); 0 when not known.
        initial_colour: Drawn by lot before round 1 (C.04.3 article 5.1); None until then.
        tiebreaks: Codes of C.07 in order, without the score itself.
        tiebreaks_assumed: Nobody named a list: `tiebreaks` is a suggestion of this program, and
            the arbiter can still put the announced one in its place.
        ruleset: Edition of the tie-break regulations (C.07), taken down when round 1 is paired;
            "" means that of the first day of the event.
        fide_mode_left: The round during which the arbiter left the FIDE mode, 0 before round 1;
            None while the event is in it. Nobody comes back.
        rating_order: Ratings to take from a list, the first that a player has ("standard", "rapid",
            "blitz", or the name of a national list); () means by the rate of play.
        equals_by: What decides between players of equal rating and title (C.04.2 article 2.2).
        lot: The number drawn for that, where the lot decides; 0 when none was drawn.
        rating_method: How the rating that is used was chosen (TRF record 172).
        national_federation: Whose national ratings are used, where it is not the federation of the
            event; else "".
    """

    system: str = "dutch"
    edition: str = "2026"
    rounds: int = 9
    initial_colour: Colour | None = None
    scoring: ScoringSystem = field(default_factory=ScoringSystem)
    tiebreaks: tuple[str, ...] = ("BH/C1", "BH", "TPN")
    tiebreaks_assumed: bool = False
    ruleset: str = ""
    fide_mode_left: int | None = None
    rating_order: tuple[str, ...] = ()
    equals_by: EqualsBy = EqualsBy.ALPHABET
    lot: int = 0
    rating_method: RatingMethod = RatingMethod.FIDE
    national_federation: str = ""

    @property
    def in_fide_mode(self) -> bool:
        """Whether the event has never left the FIDE mode."""
        return self.fide_mode_left is None

    @property
    def equals(self) -> OrderOfEquals:
        """The order of players with equal rating and title."""
        return OrderOfEquals(self.equals_by, self.lot)


def is_round_robin(system: str) -> bool:
    """Whether a system pairs all rounds beforehand; `system` as in the settings of the event."""
    return "ROUNDROBIN" in system.upper().replace("_", "").replace("-", "")
