"""What the tests of the window share: small events and files that keep them in memory."""

from datetime import UTC, datetime
from pathlib import Path

from arbiter_gui.tournament import (
    EventDetails,
    Game,
    Player,
    PlayerKey,
    Round,
    Tournament,
    Tpn,
)


def players(count):
    return [
        Player(PlayerKey(n), Tpn(n), f"Player{n:02}, Test", rating=2500 - 10 * n)
        for n in range(1, count + 1)
    ]


def pairs(round_number, couples):
    return [
        Game(round_number, board, PlayerKey(white), PlayerKey(black))
        for board, (white, black) in enumerate(couples, 1)
    ]


class MemoryFile:
    """An open event that is kept nowhere: undo and redo as the file does them."""

    def __init__(self, facts=(), path="event.arbiter"):
        self.tournament = Tournament(facts)
        self.path = Path(path)
        self.saved_at = None
        self.closed = False
        self._done = []
        self._undone = []

    @property
    def next_undo(self):
        return self._done[-1] if self._done else None

    @property
    def next_redo(self):
        return self._undone[-1] if self._undone else None

    def commit(self, change):
        self.tournament.apply(change)
        self.saved_at = datetime(2026, 5, 1, 14, 12, 7, tzinfo=UTC)
        self._done.append(change)
        self._undone.clear()

    def undo(self):
        change = self._done.pop()
        self.tournament.apply(change.reversed)
        self._undone.append(change)
        return change

    def redo(self):
        change = self._undone.pop()
        self.tournament.apply(change)
        self._done.append(change)
        return change

    def close(self):
        self.closed = True


def small_event():
    return [
        EventDetails(name="Small Open", city="Bern"),
        *players(8),
        Round(1),
        *pairs(1, [(1, 5), (6, 2), (3, 7), (8, 4)]),
    ]
