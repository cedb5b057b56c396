"""National records: what a federation's own register says of a player.

The code of the record is that of the federation; the columns are those of record 001. Codes that
other programs use for something else, or that name lists of FIDE, are not taken for federations.
"""

import re

from arbiter_gui.formats.trf import layout
from arbiter_gui.formats.trf.numerals import whole_number
from arbiter_gui.formats.trf.records import NationalRecord

_FEDERATION = re.compile(r"(?!XX|BB)[A-Z]{3}")
_NO_FEDERATIONS = frozenset({"DAT", "MMM", "RRR", "SSS"})
_BLANKS = (4, 9, 14, 48, 53, 57)


def is_federation(code: str) -> bool:
    """Whether three letters may name a federation.

    >>> is_federation("ESP"), is_federation("XXR"), is_federation("Esp")
    (True, False, False)
    """
    return _FEDERATION.fullmatch(code) is not None and code not in _NO_FEDERATIONS


def national_of(row: str, line: int) -> NationalRecord | None:
    """The record in a row; None where its columns are not those of a player."""
    number = whole_number(layout.NUMBER.of(row))
    rating = whole_number(layout.RATING.of(row) or "0")
    if not number or rating is None or any(row[column - 1 : column].strip() for column in _BLANKS):
        return None
    return NationalRecord(
        line=line,
        federation=row[:3],
        number=number,
        title=layout.TITLE.of(row),
        rating=rating,
        origin=layout.FEDERATION.of(row),
        identity=layout.FIDE_ID.of(row),
    )


def national_row(record: NationalRecord) -> str:
    """The record; name, sex and birth are those of record 001 and stay blank.

    What does not fit into its columns stays blank, too: half a number would be another number.
    """
    title = _fitting(record.title, layout.TITLE.width)
    origin = _fitting(record.origin, layout.FEDERATION.width)
    identity = _fitting(record.identity, layout.FIDE_ID.width)
    return (
        f"{record.federation} {record.number:>4}  {title:>3} {'':33} {record.rating or '':>4} "
        f"{origin:<3} {identity:>11}"
    )


def _fitting(text: str, width: int) -> str:
    return text if len(text) <= width else ""
