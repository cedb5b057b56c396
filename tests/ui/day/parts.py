"""The two parts of the day: until the power fails, and after it has come back."""

from contextlib import closing

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from arbiter_gui.formats.rating_lists.list_file import open_list
from arbiter_gui.progress import NoProgress
from arbiter_gui.ratings.listed_player import RatingList
from arbiter_gui.storage.rating_lists import RatingLists
from arbiter_gui.storage.user_folder import lists_path
from arbiter_gui.ui.app import Program
from arbiter_gui.ui.preferences import Appearance, Preferences
from tests.benchmarks.invented_lists import write_list
from tests.ui.day.steps import Day
from tests.ui.day.typist import Typist

ROWS = 20_000


def play(part, folder):
    """Plays a part; the exit code of the window, or 1 where something did not come about."""
    application = QApplication([])
    application.setApplicationName("Arbiter")
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(store)
    preferences.appearance, preferences.language = Appearance.LIGHT, "en"
    if part == "morning":
        take_lists(folder)
    program = Program(application, preferences)
    program.window.resize(1366, 768)
    program.window.show()
    day = Day(program, folder)
    steps = day.morning() if part == "morning" else day.afternoon()
    pictures = folder / part
    pictures.mkdir(exist_ok=True)
    typist = Typist(steps, pictures, lambda: program.window.workspace.is_busy)
    day.note = lambda: (folder / f"keys-{part}.txt").write_text(str(typist.pressed))
    code = application.exec()
    day.note()
    return code


def take_lists(folder):
    source = folder / "list.txt"
    write_list(source, ROWS, seed=84)
    target = lists_path()
    target.parent.mkdir(parents=True, exist_ok=True)
    with closing(RatingLists(target)) as lists, open_list(source, NoProgress()) as file:
        lists.replace(RatingList(file.name, file.kind, file.month), file.players, NoProgress())
