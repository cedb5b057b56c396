"""Cards to be cut out: result slips, place cards, badges, cards of players."""

from dataclasses import dataclass
from enum import Enum

from arbiter_gui.tables.table import Align, Table


class CardText(Enum):
    """How large a line of a card is; whoever draws it chooses the points."""

    SMALL = "small"
    NORMAL = "normal"
    LARGE = "large"
    HUGE = "huge"


@dataclass(frozen=True, slots=True)
class CardLine:
    """One line of a card.

    Attributes:
        text: What is read; a text that is too long takes two lines or is made smaller, never cut.
        ruled: Whether a line to write on follows the text up to the edge of the card.
        boxes: Short texts, each beside an empty box to be ticked ("1–0").
    """

    text: str = ""
    size: CardText = CardText.NORMAL
    align: Align = Align.LEFT
    strong: bool = False
    ruled: bool = False
    boxes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """One card: lines from the top, and a small table below them where there is one.

    Attributes:
        written_on: Whether somebody goes on with the table by hand: every column stays, though
            nothing is in it yet, and the rows are as high as the card has room for.
    """

    lines: tuple[CardLine, ...]
    table: Table | None = None
    written_on: bool = False


@dataclass(frozen=True, slots=True)
class CardSheet:
    """Cards of one size, printed beside and below each other with cutting marks.

    Attributes:
        key: Stable name ("slips"); never translated.
        name: Short name in the language in use.
        titles: The event, what the cards are, and the version stamp.
        cards: In the order of printing.
        width: Of a card, in millimetres; 0 for the whole page.
        height: Of a card, in millimetres; 0 for the whole page.
        footer: Event, kind and time in short, for the foot of each page.
    """

    key: str
    name: str
    titles: tuple[str, ...]
    cards: tuple[Card, ...]
    width: int = 0
    height: int = 0
    footer: str = ""
