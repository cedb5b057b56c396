"""Types into the window of an event by chance, key by key, until somebody kills it.

Keys go to whatever has the keyboard, as in `tests.ui.day`. After each key number and seal of the
newest line of the journal are told, if there is a new one: by then the screen has shown it.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import BinaryIO

from PySide6.QtCore import QSettings, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from arbiter_gui.ui.app import Program
from arbiter_gui.ui.preferences import Appearance, Preferences
from arbiter_gui.ui.widgets.results_table import ResultsTable
from tests.ui.day.typist import Do, Keys, Text, Typist

RESULT_KEYS = ("1", "0", "5", "+", "-", "/")
ANSWERS = ("Return", "Return", "Return", "Escape")


class Restless:
    """The steps of somebody who never stops.

    Attributes:
        keys: How many keys went to the window.
    """

    def __init__(self, program: Program, dice: Random, told: BinaryIO) -> None:
        self._program = program
        self._dice = dice
        self._told = told
        self._newest = 0
        self.keys = 0

    def steps(self) -> Iterator[Keys | Text | Do]:
        """Keys without end."""
        yield Keys(("Ctrl+2",))
        while True:
            yield from self._next()
            yield Do(self._tell)

    def _next(self) -> Iterator[Keys | Text]:
        dice = self._dice
        self.keys += 1
        focus = QApplication.focusWidget()
        if QApplication.activePopupWidget() is not None:
            yield Keys(("Escape",))
        elif QApplication.activeModalWidget() is not None:
            yield Keys((dice.choice(ANSWERS),))
        elif not isinstance(focus, ResultsTable) and dice.random() < 0.5:
            yield Keys((dice.choice(("Space", "Return", "Ctrl+2", "Ctrl+2")),))
        elif dice.random() < 0.06:
            yield Keys((dice.choice(("Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z")),))
        elif dice.random() < 0.03:
            yield from self._change_club()
        elif self._round_is_full() or dice.random() < 0.02:
            yield Keys((dice.choice(("F5", "F5", "F7")),))
        else:
            yield from self._result()

    def _round_is_full(self) -> bool:
        tournament = self._program.workspace.tournament
        number = tournament.rounds_paired
        return not number or not tournament.games_without_result(number)

    def _result(self) -> Iterator[Keys | Text]:
        kind = self._dice.random()
        if kind < 0.7:
            yield Text(self._dice.choice(RESULT_KEYS))
        elif kind < 0.95:
            yield Keys((self._dice.choice(("Space", "Space", "Return", "Up", "Down")),))
        else:
            yield Keys(("Backspace",))

    def _change_club(self) -> Iterator[Keys | Text]:
        """The form of a player: whatever its first field is, something is typed there."""
        yield Keys(("Ctrl+1",))
        yield Keys(("Down",) * self._dice.randint(1, 4))
        yield Keys(("F2",))
        yield Text(self._dice.choice("abcdefgh"))
        yield Keys(("Ctrl+Return",))
        yield Keys(("Ctrl+2",))

    def _tell(self) -> None:
        document = self._program.workspace.document
        assert document is not None
        line = document.journal()[-1]
        if line.number != self._newest:
            self._newest = line.number
            self._told.write(f"{line.number} {line.seal} {self.keys}\n".encode())
            self._told.flush()


def work(path: Path, seed: float, told: BinaryIO) -> None:
    """Opens the event in a window of this process, which had none, and types for ever."""
    os.environ["XDG_DATA_HOME"] = str(path.parent / "data")
    qInstallMessageHandler(lambda *_: None)  # the screen that is none says what it cannot do
    application = QApplication([])
    store = QSettings(str(path.parent / "settings.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(store)
    preferences.appearance, preferences.language = Appearance.LIGHT, "en"
    program = Program(application, preferences)
    program.window.show()
    program.window.files.open_path(path)
    restless = Restless(program, Random(seed), told)
    typist = Typist(restless.steps(), path.parent, lambda: program.workspace.is_busy)
    typist.setParent(program)
    application.exec()
