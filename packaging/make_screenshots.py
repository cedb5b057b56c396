"""Makes the pictures of the manual from the program itself, in the light and in the dark theme.

    make_screenshots.py           writes `resources/help/images` anew
    make_screenshots.py FOLDER    writes into another folder

The sample event is copied, opened and paired in a window that nobody sees; texts are English.
"""

import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from arbiter_gui.resources import resource
from arbiter_gui.ui.app import Program
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Appearance, Preferences

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "help" / "images"
SIZE = QSize(1240, 698)
MOST_BYTES = 150_000
_MOST_SECONDS = 20
_MOST_COLOURS = 256


def main(arguments: list[str]) -> int:
    """Writes every picture in both themes."""
    folder = Path(arguments[0]) if arguments else FOLDER
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication([])
    with tempfile.TemporaryDirectory() as place:
        for appearance in (Appearance.LIGHT, Appearance.DARK):
            _photograph(application, appearance, Path(place), folder / appearance.value)
    return 0


def _photograph(
    application: QApplication, appearance: Appearance, place: Path, folder: Path
) -> None:
    """Pictures of every page that the manual shows, in one theme."""
    event = place / appearance.value / "Lakeside Open.trf"
    event.parent.mkdir()
    shutil.copyfile(resource("samples", "after_round_4.trf"), event)
    store = QSettings(str(event.with_suffix(".ini")), QSettings.Format.IniFormat)
    preferences = Preferences(store)
    preferences.appearance = appearance
    preferences.language = "en"
    preferences.note_toured()
    window = Program(application, preferences).window
    window.resize(SIZE)
    window.show()
    window.files.open_path(event)
    window.page.notice.put_away()
    folder.mkdir(parents=True, exist_ok=True)
    for name, prepare in _PICTURES.items():
        prepare(window)
        _settle(application, window)
        _write(window.grab().toImage(), folder / name)
    window.close()
    window.deleteLater()
    application.processEvents()


def _settle(application: QApplication, window: MainWindow) -> None:
    """Waits until nothing is computed any more and everything is painted."""
    end = time.monotonic() + _MOST_SECONDS
    application.processEvents()
    while window.workspace.is_busy and time.monotonic() < end:
        application.processEvents()
        time.sleep(0.01)
    application.processEvents()


def _write(image: QImage, path: Path) -> None:
    """Writes a picture in its own most frequent colours, which takes a third of the room."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    counted = Counter(memoryview(plain.constBits()).cast("B").cast("I"))
    colours = [colour for colour, _count in counted.most_common(_MOST_COLOURS)]
    few = plain.convertToFormat(QImage.Format.Format_Indexed8, colours)
    if not few.save(str(path), quality=0) or path.stat().st_size > MOST_BYTES:
        message = f"{path}: not written, or larger than {MOST_BYTES} bytes"
        raise OSError(message)


def _players(window: MainWindow) -> None:
    window.show_page("players")


def _round(window: MainWindow) -> None:
    window.pair_round()


def _why(window: MainWindow) -> None:
    window.page.focus_list()
    window.round.table.select_key(5)
    window.show_panel("why")


def _standings(window: MainWindow) -> None:
    window.dock.close_panel()
    window.show_page("standings")


_PICTURES: dict[str, Callable[[MainWindow], None]] = {
    "players.png": _players,
    "round.png": _round,
    "why.png": _why,
    "standings.png": _standings,
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
