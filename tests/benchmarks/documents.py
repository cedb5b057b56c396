"""How long the documents of a round take as one PDF; run it as a script.

`python -m tests.benchmarks.documents [--players N] [--rounds N]` writes every report of the
catalogue for an invented event in the worker of an open window, five times. It prints the median
(budget 3 s) and the longest time the window's main loop stood still meanwhile (budget 0.1 s).
"""

import argparse
import statistics
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter_gui.document import Document
from arbiter_gui.reports.catalogue import KINDS
from arbiter_gui.ui.app import Program
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.printing.page_options import usual_options
from arbiter_gui.ui.printing.print_order import PaperWork, PrintOrder, put_on_paper
from tests.benchmarks.goals import GoalTable
from tests.benchmarks.heartbeat import BUDGET, Heartbeat, invented_event

SECONDS = 3


def written(program: Program, work: PaperWork) -> tuple[float, float]:
    """Seconds until the file is there, and the longest gap between two beats."""
    heartbeat = Heartbeat(program.window)
    loop = QEventLoop()  # QTest.qWait never rests, and the worker waits for a window that does not
    started = time.monotonic()
    heartbeat.start()
    program.workspace.compute(put_on_paper, work, lambda _path: loop.quit())
    loop.exec()
    took = time.monotonic() - started
    heartbeat.stop()
    return took, max(gap for gap, _own in heartbeat.gaps)


def main() -> int:
    """Prints both figures; 1 when one of them is over its budget."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=8)
    choice = parser.parse_args()
    application = QApplication([])
    goals = GoalTable()
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        program = Program(application, Preferences(store))
        facts = invented_event(choice.players, choice.rounds).facts()
        program.workspace.show(Document.create(Path(folder) / "event.arbiter", facts))
        program.window.show()
        program.window.show_page("players")
        QTest.qWait(200)
        options = {kind.key: usual_options(kind.key) for kind in KINDS}
        order = PrintOrder(facts, choice.rounds, datetime(2026, 1, 1, tzinfo=UTC), options)
        work = PaperWork(order, Path(folder) / "documents.pdf")
        runs = [written(program, work) for _ in range(5)]
        program.window.close()
    what = f"{len(KINDS)} documents of {choice.players} players"
    goals.at_most(what, statistics.median(took for took, _ in runs), SECONDS, "s")
    goals.at_most("longest stall of the window", max(gap for _, gap in runs), BUDGET, "s")
    return goals.end()


if __name__ == "__main__":
    sys.exit(main())
