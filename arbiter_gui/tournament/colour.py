"""White and Black."""

from enum import Enum


class Colour(Enum):
    """The colour of a player in a game; the value is the letter of TRF files."""

    WHITE = "w"
    BLACK = "b"

    __hash__ = object.__hash__
    # Enum hashes names in Python; histories of colours are looked up thousands of times a round.

    @property
    def opposite(self) -> "Colour":
        """The other colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE
