"""Item: one line of the list that is looked through before a round is published."""

from dataclasses import dataclass
from enum import IntEnum

from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.i18n import N_
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.player import PlayerKey


class Severity(IntEnum):
    """How much an item matters; the greater, the more."""

    NOTE = 1
    """The rules allow it; somebody may ask."""

    WARNING = 2
    """Unusual, or not what the rules give: worth a look."""

    ERROR = 3
    """Against a rule that is never broken, or not a complete round."""

    @property
    def label(self) -> str:
        """The word for it, not translated."""
        return _LABELS[self]


_LABELS = {
    Severity.ERROR: N_("Wrong"),
    Severity.WARNING: N_("Look"),
    Severity.NOTE: N_("Note"),
}


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that somebody may ask about, or that must not be published.

    Attributes:
        sentence: What it is; its key is the kind of the item.
        players: Whom it concerns, the first one most.
        round: The round of the board.
        board: Number of the board; 0 for the bye, and where no single board is meant.
        article: The criterion that boards by the rules follow better; "" where none is named.
        why: Why the rules have it so, where that is known.
        differs: Whether the rules give other boards here.
    """

    severity: Severity
    sentence: Sentence
    players: tuple[PlayerKey, ...] = ()
    round: int = 0
    board: int = 0
    article: str = ""
    why: tuple[Sentence, ...] = ()
    differs: bool = False

    @property
    def is_against_rules(self) -> bool:
        """Whether the round does not follow the rules in this, or is no whole round."""
        return self.differs or self.severity is Severity.ERROR

    @property
    def kind(self) -> str:
        """Stable name of what was found, for scripts and tests."""
        return self.sentence.key


Seats = tuple[tuple[int, Board], ...]
"""Boards with their numbers, the bye with 0."""
