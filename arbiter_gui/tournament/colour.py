"""White and Black."""

from enum import Enum


class Colour(Enum):
    """The colour of a player in a game; the value is the letter of TRF files."""

    WHITE = "w"
    BLACK = "b"

    @property
    def opposite(self) -> "Colour":
        """The other colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE
