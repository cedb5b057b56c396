"""Finds players in the tables of the rating lists while somebody is typing."""

import re
import sqlite3
from collections.abc import Iterator, Sequence

from arbiter_gui.folding import spellings
from arbiter_gui.ratings.listed_player import ListedPlayer, Listing, RatingList
from arbiter_gui.storage.list_tables import COLUMNS

_WORD = re.compile(r"[^\W_]+")
_LONGEST_NUMBER = 11
_QUALIFIED = ", ".join(f"p.{name}" for name in ListedPlayer._fields)


def found_in(
    connection: sqlite3.Connection, lists: Sequence[RatingList], text: str, limit: int
) -> Iterator[Listing]:
    """The entries that a text means, list after list, the best of each first."""
    typed = text.strip()
    if not typed:
        return
    for origin in lists:
        if typed.isascii() and typed.isdigit():
            players = _by_number(connection, origin.number, typed, limit)
        else:
            players = _by_words(connection, origin.number, typed, limit)
        for player in players:
            yield Listing(player, origin)


def with_fide_id(
    connection: sqlite3.Connection, number: int, fide_id: int
) -> Iterator[ListedPlayer]:
    """The entry of a FIDE number in one list."""
    return _players(
        connection,
        f"SELECT {COLUMNS} FROM players_{number} WHERE fide_id = ? AND fide_id <> 0 LIMIT 1",
        (fide_id,),
    )


def _by_number(
    connection: sqlite3.Connection, number: int, digits: str, limit: int
) -> Iterator[ListedPlayer]:
    """The player with that number first, then those whose number is longer."""
    yield from _with_national_id(connection, number, digits)
    left = limit
    for more in range(_LONGEST_NUMBER - len(digits) + 1):
        first = int(digits) * 10**more
        players = list(
            _players(
                connection,
                f"SELECT {COLUMNS} FROM players_{number} "
                "WHERE fide_id BETWEEN ? AND ? AND fide_id <> 0 ORDER BY fide_id LIMIT ?",
                (first, first + 10**more - 1, left),
            )
        )
        yield from players
        left -= len(players)
        if left <= 0:
            return


def _by_words(
    connection: sqlite3.Connection, number: int, text: str, limit: int
) -> Iterator[ListedPlayer]:
    """Whole words first: who types "Li" means Li before Liang."""
    yield from _with_national_id(connection, number, text)
    order = (
        f"SELECT {_QUALIFIED} FROM words_{number} AS w JOIN players_{number} AS p "
        f"ON p.place = w.rowid WHERE words_{number} MATCH ? ORDER BY w.rowid LIMIT ?"
    )
    for is_exact in (True, False):
        question = _question(text, is_exact=is_exact)
        if question:
            yield from _players(connection, order, (question, limit))


def _question(text: str, *, is_exact: bool) -> str:
    """What is asked of the index of words; every word must be found, each in its column."""
    family, comma, given = text.partition(",")
    if not comma:
        alone = is_exact and len(_WORD.findall(family)) == 1
        columns = "family" if alone else "family given"
        return " AND ".join(_terms(family, columns, is_exact=is_exact))
    terms = _terms(family, "family", is_exact=is_exact, is_complete=True)
    return " AND ".join([*terms, *_terms(given, "given", is_exact=is_exact, is_first=False)])


def _terms(
    text: str, columns: str, *, is_exact: bool, is_complete: bool = False, is_first: bool = True
) -> list[str]:
    """The words of a part of the text, each in all its forms.

    The word at the end may go on; it counts as whole only where it is all that was typed.
    """
    words = [_WORD.findall(form) for form in spellings(text)]
    terms = []
    for place, same in enumerate(zip(*words, strict=False)):
        last = place == len(words[0]) - 1 and not is_complete
        alone = is_first and len(words[0]) == 1
        star = "" if is_exact and (not last or alone) else "*"
        either = " OR ".join(f'"{word}"{star}' for word in dict.fromkeys(same))
        where = f"{{{columns}}} : ({either})"
        terms.append(where if place == 0 and is_first else f"({where} OR {_other(same[0])})")
    return terms


def _other(word: str) -> str:
    """A word after the first may be a federation or the beginning of a year instead."""
    return f'more : "{word}"' + ("*" if word.isdigit() else "")


def _with_national_id(
    connection: sqlite3.Connection, number: int, text: str
) -> Iterator[ListedPlayer]:
    return _players(
        connection,
        f"SELECT {COLUMNS} FROM players_{number} "
        "WHERE national_id = ? AND national_id <> '' ORDER BY place LIMIT 5",
        (text,),
    )


def _players(
    connection: sqlite3.Connection, order: str, values: tuple[object, ...]
) -> Iterator[ListedPlayer]:
    return map(ListedPlayer._make, connection.execute(order, values))
