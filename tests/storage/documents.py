"""Event files for tests."""

from datetime import UTC, datetime, timedelta

from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.tournament import Result
from tests.actions.events import facts, pairing


def at(second):
    """A moment of the first of May 2026, 14:00 and so many seconds."""
    return datetime(2026, 5, 1, 14, 0, tzinfo=UTC) + timedelta(seconds=second)


def ticking():
    """A clock that goes on by a second with every look, the first time at 14:00:01."""
    moments = iter(range(1, 100_000))
    return lambda: at(next(moments))


def created(path, players=7, **options):
    """A new event that is open."""
    return Document.create(path, facts(players), **{"clock": ticking(), **options})


def played(path, **options):
    """An open event with round 1 paired and White's win on its first three boards."""
    document = created(path, **options)
    document.commit(pairing(document.tournament))
    for board in (1, 2, 3):
        document.commit(enter_result(document.tournament, 1, board, Result.WHITE_WINS))
    return document
