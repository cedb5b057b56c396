"""The dialects a TRF file can be written in."""

from enum import Enum

TRF_SUFFIXES = (".trf", ".trfx", ".txt")
"""How the names of report files end, the usual one first."""


class Dialect(Enum):
    """Who is going to read the file.

    | dialect | rounds, colour, scoring | byes to come | acceleration | forbidden pairs |
    |---|---|---|---|---|
    | TRF26 | 142, 152, 162 | 240 | 250 | 260 |
    | TRF16 | XXR, XXC, XXS | next column | XXA | XXP |
    | BBP | 142, 152, 162 | next column | 250 | 260 |
    """

    TRF26 = "trf26"
    """FIDE's format of 2025, for rating reports and for other programs of today."""

    TRF16 = "trf16"
    """FIDE's format of 2016 with the records that pairing engines added to it."""

    BBP = "bbp"
    """What bbpPairings 6 reads: its codes of record 192, no record 299."""
