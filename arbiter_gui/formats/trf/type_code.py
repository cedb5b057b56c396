"""Record 192: the system and edition of a tournament as a code; 092: the same in words."""

import re
from dataclasses import dataclass

DUTCH = "dutch"
ROUND_ROBIN = "CUSTOM_ROUNDROBIN"
_DUTCH = re.compile(r"FIDE_DUTCH(?:_(2017|2025|2026))?(_BAKU)?")
_DUTCH_IN_WORDS = re.compile(r"dutch (2012|2017|2026)", re.IGNORECASE)
_FIRST_OF_2017 = "2017/07/01"
_FIRST_OF_2026 = "2026/02/01"


@dataclass(frozen=True, slots=True)
class TypeCode:
    """What a tournament is played by.

    Attributes:
        system: "dutch", or the code of a system this program does not pair.
        baku: Whether Baku acceleration (C.04.7) is announced.
    """

    system: str
    edition: str
    baku: bool = False


def edition_by_date(start: str) -> str:
    """The edition in force when the tournament began; without a date the one in force now.

    >>> edition_by_date("2016/12/30"), edition_by_date("2026/01/31"), edition_by_date("")
    ('2012', '2017', '2026')
    """
    if not start or start >= _FIRST_OF_2026:
        return "2026"
    return "2017" if start >= _FIRST_OF_2017 else "2012"


def type_of(code: str, words: str, start: str) -> TypeCode:
    """The system of a file from its records 192, 092 and 042."""
    code = code.strip().upper() or words.strip().upper()
    by_date = edition_by_date(start)
    if match := _DUTCH.fullmatch(code):
        edition = "2026" if match[1] == "2025" else match[1] or by_date
        return TypeCode(DUTCH, edition, baku=bool(match[2]))
    in_words = _DUTCH_IN_WORDS.search(words)
    if in_words and code in {"CUSTOM_SWISS", words.strip().upper()}:
        return TypeCode(DUTCH, in_words[1])
    if re.fullmatch(r"[A-Z0-9]+(_[A-Z0-9]+)+", code):
        return TypeCode(code, by_date)
    if "round" in words.lower() and "robin" in words.lower():
        return TypeCode(ROUND_ROBIN, by_date)
    return TypeCode(DUTCH, by_date)


def code_of(kind: TypeCode) -> str:
    """The code for record 192; the edition of 2012 has none of its own."""
    if kind.system != DUTCH:
        return kind.system
    if kind.edition == "2012":
        return "CUSTOM_SWISS"
    return f"FIDE_DUTCH_{kind.edition}" + ("_BAKU" if kind.baku else "")


def words_of(kind: TypeCode) -> str:
    """The words for record 092; they carry the edition where no record 192 does."""
    if "ROUNDROBIN" in kind.system:
        return "Individual: Round-Robin"
    if kind.system != DUTCH:
        return "Individual"
    return f"Individual: Swiss-System (FIDE Dutch {kind.edition})"


def allows_rematches(kind: TypeCode) -> bool:
    """Whether players may meet again by the system: double round robins and matches."""
    return kind.system != DUTCH
