"""How long it takes from the command to a window that has been painted; run it as a script.

`python -m tests.benchmarks.start` prints the median of five starts in seconds (budget 0.5 s),
offscreen and, where Xvfb is installed or a display is there, on a screen. The first start, which
reads everything from the disk, is left out.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

BUDGET = 0.5
STARTS = 5
UNTIL_PAINTED = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Watch(QObject):
    def eventFilter(self, target, event):
        if event.type() is QEvent.Type.Paint and isinstance(target, QMainWindow):
            QTimer.singleShot(0, self.tell)
        return False

    def tell(self):
        sys.stdout.write(f"{time.time()}\\n")
        sys.stdout.flush()
        QApplication.exit()

run = QApplication.exec

def watched(*_):
    watch = Watch()
    QApplication.instance().installEventFilter(watch)
    return run()

QApplication.exec = watched
from arbiter_gui.__main__ import main
sys.argv = ["arbiter-gui"]
main()
"""


def start(**variables: str) -> float:
    """Seconds from the command to the painted window."""
    begin = time.time()
    ended = subprocess.run(
        [sys.executable, "-c", UNTIL_PAINTED],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(ended.stdout.split()[0]) - begin


def tell(place: str, **variables: str) -> None:
    """Prints the median for one kind of screen."""
    start(**variables)
    before = _processor_time()
    median = statistics.median(start(**variables) for _ in range(STARTS))
    busy = (_processor_time() - before) / STARTS
    sys.stdout.write(
        f"start to first paint, {place}: {median:.3f} s of {BUDGET} s"
        f" ({busy:.3f} s of the processor, with the end of the program)\n"
    )


def _processor_time() -> float:
    """Seconds that the programs started from here have kept a processor busy."""
    times = os.times()
    return times.children_user + times.children_system


def main() -> None:
    """Measures offscreen, and on a virtual screen when there is one."""
    with tempfile.TemporaryDirectory() as home:
        own = {
            "XDG_CONFIG_HOME": home,
            "XDG_DATA_HOME": home,
            "PYTHONPYCACHEPREFIX": home,
            "PYTHONDONTWRITEBYTECODE": "",  # as installed, the modules are compiled
        }
        tell("offscreen", QT_QPA_PLATFORM="offscreen", **own)
        if shutil.which("Xvfb") is None:
            return
        reading, writing = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24"],
            pass_fds=[writing],
        )
        os.close(writing)
        try:
            with os.fdopen(reading, encoding="ascii") as number:
                display = f":{number.readline().strip()}"
            tell("Xvfb", QT_QPA_PLATFORM="xcb", DISPLAY=display, **own)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
