"""A player's row whose columns were destroyed by tabs, put back into columns word by word."""

import re

from arbiter_gui.formats.trf.dates import date_of
from arbiter_gui.formats.trf.numerals import tenths, whole_number
from arbiter_gui.formats.trf.titles import title_of

_FEDERATION = re.compile(r"[A-Z]{3}")


def realigned(line: str) -> str | None:
    """The row in the columns of record 001, or None when its words do not tell what they are."""
    words = line.split()
    first = len(words)
    while first > 6 and _is_round(words[first - 3 : first]):
        first -= 3
    head, rounds = words[:first], words[first:]
    if len(head) < 5 or whole_number(head[1]) is None:
        return None
    if tenths(head[-2]) is None or whole_number(head[-1]) is None:
        return None
    row = f"001 {head[1]:>4} {_person(head[2:-2])} {head[-2]:>4} {head[-1]:>4}"
    for opponent, colour, letter in zip(rounds[::3], rounds[1::3], rounds[2::3], strict=True):
        row += f"  {opponent:>4} {colour} {letter}"
    return row


def _is_round(words: list[str]) -> bool:
    opponent, colour, letter = words
    known = whole_number(opponent) is not None and len(opponent) <= 4
    return known and colour.lower() in {"w", "b", "-"} and len(letter) == 1


def _person(words: list[str]) -> str:
    sex = words.pop(0) if words and words[0].lower() in {"m", "w", "f"} else ""
    title = words.pop(0) if len(words) > 1 and title_of(words[0]) is not None else ""
    birth = words.pop() if words and date_of(words[-1]) and len(words[-1]) > 4 else ""
    fide_id = words.pop() if words and whole_number(words[-1]) and len(words[-1]) > 4 else ""
    federation = words.pop() if len(words) > 1 and _FEDERATION.fullmatch(words[-1]) else ""
    rating = words.pop() if words and whole_number(words[-1]) is not None else ""
    name = " ".join(words)[:33]
    return f"{sex:1}{title:>3} {name:<33} {rating:>4} {federation:<3} {fide_id:>11} {birth:<10}"
