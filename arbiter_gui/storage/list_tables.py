"""The two tables of one rating list, players and the words they are found by, and how they fill.

The row number of a player grows as the rating falls, inactive players after active ones of the
same rating. So the words are found in the order in which the answers are wanted, and the first
few are found without looking at the others.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from itertools import islice

from arbiter_gui.folding import spellings
from arbiter_gui.progress import Progress
from arbiter_gui.ratings.listed_player import ListedPlayer

COLUMNS = ", ".join(ListedPlayer._fields)
"""The columns of a table of players, in the order of the record."""

_BATCH = 20_000
_TOP = 4096
_PLAYERS = """
CREATE TABLE players_{n} (
    place INTEGER PRIMARY KEY, name TEXT, fide_id INTEGER, federation TEXT, sex TEXT, title TEXT,
    birth_year INTEGER, standard INTEGER, rapid INTEGER, blitz INTEGER, k_standard INTEGER,
    k_rapid INTEGER, k_blitz INTEGER, inactive INTEGER, national_id TEXT, club TEXT, folded TEXT
)"""
_WORDS = """
CREATE VIRTUAL TABLE words_{n} USING fts5(
    family, given, more, content='', detail=column, prefix='1 2 3',
    tokenize='unicode61 remove_diacritics 0'
)"""
_FILL_WORDS = """
INSERT INTO words_{n} (rowid, family, given, more)
SELECT place, substr(spelling, 1, comma - 1), substr(spelling, comma + 1),
       federation || ' ' || birth_year
FROM (SELECT *, instr(spelling || ',', ',') AS comma
      FROM (SELECT *, coalesce(folded, name) AS spelling FROM players_{n}
            WHERE place > ? AND place <= ? ORDER BY place))"""


def create(connection: sqlite3.Connection, number: int) -> None:
    """Makes the two tables, empty."""
    connection.execute(_PLAYERS.format(n=number))
    connection.execute(_WORDS.format(n=number))


def drop(connection: sqlite3.Connection, number: int) -> None:
    """Throws the two tables away."""
    connection.execute(f"DROP TABLE IF EXISTS players_{number}")
    connection.execute(f"DROP TABLE IF EXISTS words_{number}")


def fill(
    connection: sqlite3.Connection,
    number: int,
    players: Iterable[ListedPlayer],
    progress: Progress,
) -> int:
    """Puts the players of a list into its tables.

    Returns:
        How many there are.

    Raises:
        Cancelled: The arbiter has pressed Cancel.
    """
    slots = ", ".join("?" * (len(ListedPlayer._fields) + 2))
    order = f"INSERT INTO players_{number} (place, {COLUMNS}, folded) VALUES ({slots})"
    rows = _rows(players)
    while batch := list(islice(rows, _BATCH)):
        progress.raise_if_cancelled()
        connection.executemany(order, batch)
    _fill_words(connection, number, progress)
    _index(connection, number, progress)
    row = connection.execute(f"SELECT count(*) FROM players_{number}").fetchone()
    return int(row[0])


def _rows(players: Iterable[ListedPlayer]) -> Iterator[tuple[object, ...]]:
    for count, player in enumerate(players):
        name = player.name
        rank = 2 * (_TOP - min(player.best_rating, _TOP)) + player.inactive
        yield rank << 32 | count, *player, None if name.isascii() else spelling(name)


def spelling(name: str) -> str:
    """The words a name is found by, those of the family before the comma.

    >>> spelling("Łukaszewicz, Paweł")
    'lukaszewicz,pawel'
    >>> spelling("Щербань, Юлиан")
    'щербань shcherban,юлиан yulian'
    """
    return ",".join(" ".join(spellings(part.strip())) for part in name.split(",", 1))


def _fill_words(connection: sqlite3.Connection, number: int, progress: Progress) -> None:
    """In the order of the rows: an index of words takes them fast in no other."""
    fill_words = _FILL_WORDS.format(n=number)
    following = (
        f"SELECT place FROM players_{number} WHERE place > ? ORDER BY place LIMIT 1 OFFSET ?"
    )
    last = -1
    while True:
        progress.raise_if_cancelled()
        row = connection.execute(following, (last, _BATCH)).fetchone()
        until = row[0] if row else _BEYOND
        connection.execute(fill_words, (last, until))
        if row is None:
            return
        last = until


_BEYOND = 1 << 62


def _index(connection: sqlite3.Connection, number: int, progress: Progress) -> None:
    for column in ("fide_id", "national_id"):
        progress.raise_if_cancelled()
        empty = "0" if column == "fide_id" else "''"
        connection.execute(
            f"CREATE INDEX {column}_{number} ON players_{number} ({column}) "
            f"WHERE {column} <> {empty}"
        )
