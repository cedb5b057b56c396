"""How long the window's main loop stands still while the worker thread computes.

`python tests/benchmarks/heartbeat.py [--players N] [--rounds N]` opens the window on an invented
event and measures the largest gap between two beats of a timer, once while the next round is
paired and once while a slow engine does two seconds of Python work. Meanwhile the list is painted
again and a key is typed twenty times a second. The budget is 100 ms.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter_gui.actions.rounds import record_pairing
from arbiter_gui.document import Document
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import (
    Change,
    Colour,
    Edit,
    Game,
    Player,
    PlayerKey,
    Result,
    Tournament,
    TournamentSettings,
    Tpn,
)
from arbiter_gui.ui.app import Program
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Preferences

BUDGET = 0.1
BEAT = 5
TYPING = 50
RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)


class Heartbeat:
    """Time between beats, by the clock and as the processor's time of the main thread."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._last = (0.0, 0.0)
        self.gaps: list[tuple[float, float]] = []
        self._beat = QTimer(window, interval=BEAT)
        self._beat.timeout.connect(self._note)
        self._typing = QTimer(window, interval=TYPING)
        self._typing.timeout.connect(self._type)

    def start(self) -> None:
        self._window.page.header.search_box.clear()
        self._last = (time.monotonic(), time.thread_time())
        self.gaps.clear()
        self._beat.start()
        self._typing.start()

    def stop(self) -> None:
        self._beat.stop()
        self._typing.stop()

    def _note(self) -> None:
        now = (time.monotonic(), time.thread_time())
        self.gaps.append((now[0] - self._last[0], now[1] - self._last[1]))
        self._last = now

    def _type(self) -> None:
        self._window.page.table.viewport().update()
        QTest.keyClicks(self._window.page.header.search_box, "x")


def invented_event(players: int, rounds: int) -> Tournament:
    """An event after a number of rounds with results drawn from a fixed seed."""
    chance = random.Random(2026)
    tournament = Tournament(
        [
            TournamentSettings(rounds=rounds + 2, initial_colour=Colour.WHITE),
            *(
                Player(PlayerKey(n), Tpn(n), f"Player{n:04}", rating=2600 - 2 * n)
                for n in range(1, players + 1)
            ),
        ]
    )
    for number in range(1, rounds + 1):
        outcome = pair_round(position_before(tournament, number))
        tournament.apply(record_pairing(tournament, outcome, ""))
        games = tournament.games(number)
        edits = [
            Edit.changing(g, Game(number, g.board, g.white, g.black, chance.choice(RESULTS)))
            for g in games
        ]
        tournament.apply(Change("results", tuple(edits)))
    return tournament


def slow_engine(_position, progress):
    """Two seconds of Python work that seldom looks up."""
    end = time.monotonic() + 2
    while time.monotonic() < end:
        sorted(str(n) for n in range(3000))
        progress.raise_if_cancelled()


def measure(name: str, program: Program, run) -> float:
    """Prints and returns the largest gap while a computation runs."""
    heartbeat = Heartbeat(program.window)
    started = time.monotonic()
    heartbeat.start()
    run()
    ended = []
    program.workspace.busy.connect(lambda busy: None if busy else ended.append(time.monotonic()))
    while not ended:
        QTest.qWait(5)
    QTest.qWait(100)
    heartbeat.stop()
    typed = len(program.window.page.header.search_box.text())
    (largest, own), took = max(heartbeat.gaps), ended[0] - started
    sys.stdout.write(
        f"{name}: {took:.2f} s, {len(heartbeat.gaps)} beats, {typed} keys, "
        f"largest gap {largest * 1000:.0f} ms ({own * 1000:.0f} ms of the main thread's own work)\n"
    )
    return largest


def main() -> int:
    """Prints both figures; 1 when one of them is over the budget."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=5)
    choice = parser.parse_args()
    application = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        program = Program(application, Preferences(store))
        facts = invented_event(choice.players, choice.rounds).facts()
        program.workspace.show(Document.create(Path(folder) / "event.arbiter", facts))
        window = program.window
        window.show()
        window.show_page("players")
        QTest.qWait(200)
        pairing = window.round.pairing
        pairing.engine = slow_engine
        pairing._record = lambda _outcome: None
        gaps = [measure("slow engine", program, pairing.start)]
        del pairing._record
        pairing.engine = pair_round
        window.show_page("players")
        gaps.append(measure(f"pairing of {choice.players} players", program, window.pair_round))
        window.close()
    return int(max(gaps) > BUDGET)


if __name__ == "__main__":
    sys.exit(main())
