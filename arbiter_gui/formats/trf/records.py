"""What the records of a TRF file say, before a tournament is made of them."""

from dataclasses import dataclass, field, replace

from arbiter_gui.formats.problems import Problem
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.player import Sex, Title
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.tournament.scoring import ScoringSystem

PROGRAM = "Arbiter"
"""Who pairs, as record 182 has it; the version follows."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A round in a player's row.

    Attributes:
        opponent: Number of the opponent; 0 for none.
        colour: "w", "b" or "".
        letter: Result letter in capitals; "" for a game without result or a blank round.
    """

    opponent: int = 0
    colour: str = ""
    letter: str = ""


BLANK = Cell()


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """Record 001.

    Attributes:
        points: Points as written, in tenths; None when blank.
        rank: Place as written; 0 when blank.
    """

    line: int
    number: int
    name: str
    sex: Sex = Sex.UNKNOWN
    title: Title = Title.NONE
    rating: int = 0
    federation: str = ""
    fide_id: int = 0
    birth: str = ""
    points: int | None = None
    rank: int = 0
    cells: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class NationalRecord:
    """What the register of a federation says of a player.

    Attributes:
        title: National title or class, or "".
        rating: National rating; 0 when blank.
        origin: Region or the like within the federation, or "".
        identity: Number in the register, or "".
    """

    line: int
    federation: str
    number: int
    title: str = ""
    rating: int = 0
    origin: str = ""
    identity: str = ""


@dataclass(frozen=True, slots=True)
class ByeRecord:
    """Record 240: byes of one kind in one round; round 0 means the round to be paired (XXZ)."""

    line: int
    kind: ByeKind
    round: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AccelerationRecord:
    """Record 250 or XXA: virtual points in tenths, from one round on, for one or more players."""

    line: int
    first_round: int
    points: tuple[int, ...]
    first_player: int
    last_player: int


@dataclass(frozen=True, slots=True)
class ProhibitionRecord:
    """Record 260 or XXP; last round 0 means to the end of the tournament."""

    line: int
    first_round: int
    last_round: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AdjustmentRecord:
    """Record 299: points in tenths beside the scoring system; round 0 means all rounds."""

    line: int
    letter: str
    points: int
    round: int
    players: tuple[int, ...]


@dataclass(frozen=True)
class TrfFile:
    """A whole file.

    Attributes:
        type_text: Kind of tournament in words (record 092).
        type_code: Kind of tournament as a code (record 192), "" when there is none.
        rounds: Declared number of rounds; 0 when the file does not say.
        use_rank: The order of the rows, not the number, is the pairing number (`XXC rank`).
        scoring: None when the file does not say.
        tiebreaks: Codes without the score itself; None when the file does not say.
        rating_method: How the rating of the event was chosen (record 172); None when the file does
            not say.
        national_federation: The federation whose ratings are used beside those of FIDE (172).
        nationals: What its register says, at most one record a player.
        comments: Records of what happened in the event, "### MPA @ Round 5: ...".
        kept: Lines that are not understood, for the next TRF file.
    """

    event: EventDetails = field(default_factory=EventDetails)
    type_text: str = ""
    type_code: str = ""
    rounds: int = 0
    initial_colour: Colour | None = None
    use_rank: bool = False
    scoring: ScoringSystem | None = None
    tiebreaks: tuple[str, ...] | None = None
    rating_method: RatingMethod | None = None
    national_federation: str = ""
    players: tuple[PlayerRecord, ...] = ()
    nationals: tuple[NationalRecord, ...] = ()
    byes: tuple[ByeRecord, ...] = ()
    accelerations: tuple[AccelerationRecord, ...] = ()
    prohibitions: tuple[ProhibitionRecord, ...] = ()
    adjustments: tuple[AdjustmentRecord, ...] = ()
    comments: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()

    @property
    def has_adjourned_games(self) -> bool:
        """Whether a game is written as not finished."""
        return any(cell.letter == "?" for player in self.players for cell in player.cells)

    @property
    def without_comments(self) -> "TrfFile":
        """The same file without `###` records, for receivers that do not read them."""
        kept = tuple(line for line in self.kept if not line.startswith("###"))
        return replace(self, comments=(), kept=kept)
