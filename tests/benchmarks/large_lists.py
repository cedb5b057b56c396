"""An event of 1,500 players in the window: opened, filtered, sorted, ranked, one result entered.

`python -m tests.benchmarks.large_lists [--players N] [--rounds N]` opens the window off the screen
and prints, for each step, the median of five in seconds beside its budget. A step ends when the
window has been painted again.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter_gui.document import Document
from arbiter_gui.ui.app import Program
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Preferences
from tests.benchmarks.heartbeat import invented_event

BUDGETS = {
    "open": 0.5,
    "filter": 0.2,
    "sort": 0.2,
    "standings": 1.0,
    "one result": 0.05,
}
TRIES = 5


def timed(step: Callable[[], object]) -> float:
    """Seconds until the step is done and painted."""
    start = time.perf_counter()
    step()
    QApplication.processEvents()
    return time.perf_counter() - start


def one_result(window: MainWindow) -> float:
    """Seconds from the key to the painted result of board 1, which had none."""
    newest = window.workspace.tournament.rounds_paired
    window.show_page("round")
    window.round.go_to_board(newest, 1)
    QTest.keyClick(window.round.table, Qt.Key.Key_Backspace)
    QApplication.processEvents()
    seconds = timed(lambda: QTest.keyClicks(window.round.table, "1"))
    if window.workspace.tournament.games(newest)[0].result is None:
        raise RuntimeError("the key gave no result")
    return seconds


def measured(window: MainWindow, path: Path) -> dict[str, list[float]]:
    """Seconds of every step, five times each."""
    times: dict[str, list[float]] = {name: [] for name in BUDGETS}
    players, table = window.players, window.players.table
    for _ in range(TRIES):
        window.files.close_event()
        times["open"].append(timed(lambda: window.files.open_path(path)))
        window.show_page("players")
        QApplication.processEvents()
        times["filter"].append(timed(lambda: players.header.search_box.setText("player12")))
        players.header.search_box.clear()
        QApplication.processEvents()
        times["sort"].append(timed(lambda: table.sortByColumn(3, Qt.SortOrder.DescendingOrder)))
        times["standings"].append(timed(lambda: window.show_page("standings")))
        times["one result"].append(one_result(window))
    return times


def main() -> None:
    """Prints every step with its budget."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=4)
    choice = parser.parse_args()
    program = QApplication.instance() or QApplication(sys.argv)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.arbiter"
        Document.create(path, invented_event(choice.players, choice.rounds).facts()).close()
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        running = Program(program, Preferences(store))
        window = running.window
        window.resize(1366, 768)
        window.show()
        for name, times in measured(window, path).items():
            median, budget = statistics.median(times), BUDGETS[name]
            text = f"{name:<12}{median:.3f} s of {budget} s, worst {max(times):.3f} s"
            sys.stdout.write(f"{choice.players} players, {text}\n")
        window.files.close_event()


if __name__ == "__main__":
    main()
