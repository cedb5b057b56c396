"""Somebody who types: keys go to whatever has the keyboard, never the mouse."""

import sys
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

PATIENCE = 1000
"""Looks at something that is waited for, five milliseconds apart."""


@dataclass(frozen=True)
class Keys:
    """Chords as Qt writes them, in a row: "Ctrl+N", "Return"."""

    chords: tuple[str, ...]


@dataclass(frozen=True)
class Text:
    """Letters that are typed one by one."""

    text: str


@dataclass(frozen=True)
class Until:
    """Waits until something is true."""

    what: str
    is_so: Callable[[], object]


@dataclass(frozen=True)
class Picture:
    """Keeps what is on the screen."""

    name: str


@dataclass(frozen=True)
class Do:
    """Something that is no key: the power fails, a fact is noted."""

    action: Callable[[], object]


def keys(*chords):
    return Keys(chords)


class Typist(QObject):
    """Works through the steps of a day; dialogs that wait for an answer do not stop it."""

    def __init__(self, steps, folder, busy):
        super().__init__()
        self.pressed = 0
        self.failure = ""
        self._steps = iter(steps)
        self._folder = folder
        self._busy = busy
        self._looks = 0
        self._waiting = None
        self._pictures = 0
        QTimer.singleShot(0, self._go)

    def _go(self):
        if self._busy() or self._target() is None:
            QTimer.singleShot(5, self._go)
            return
        step = self._waiting or next(self._steps, None)
        if step is None:
            QApplication.instance().exit(0)
            return
        if isinstance(step, Until):
            self._look(step)
            return
        # The next step is due before this one: a key may open a dialog that waits in here.
        QTimer.singleShot(0, self._go)
        if isinstance(step, Picture):
            self._picture(step.name)
        elif isinstance(step, Do):
            step.action()
        elif isinstance(step, Text):
            self._queue([(char, None) for char in step.text])
        else:
            self._queue([(None, chord) for chord in step.chords])

    def _queue(self, strokes):
        """One stroke now, the others as steps of their own."""
        first, *rest = strokes
        if rest:
            texts = [Text(char) if char else Keys((chord,)) for char, chord in rest]
            self._steps = _before(texts, self._steps)
        self.pressed += 1
        char, chord = first
        target = self._target()
        if char:
            QTest.keyClicks(target, char)
            return
        combination = QKeySequence(chord)[0]
        QTest.keyClick(target, combination.key(), combination.keyboardModifiers())

    @staticmethod
    def _target() -> QWidget | None:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup
        modal = QApplication.activeModalWidget()
        focus = QApplication.focusWidget()
        if modal is not None and (focus is None or not modal.isAncestorOf(focus)):
            return modal.focusWidget() or modal
        if QApplication.activeWindow() is not None:
            return focus or QApplication.activeWindow()
        # Without a window manager nobody gives the window its keyboard back.
        next(
            w for w in QApplication.topLevelWidgets() if w.inherits("QMainWindow")
        ).activateWindow()
        return None

    def _look(self, step):
        if step.is_so():
            self._waiting, self._looks = None, 0
            QTimer.singleShot(0, self._go)
            return
        self._waiting = step
        self._looks += 1
        if self._looks < PATIENCE:
            QTimer.singleShot(5, self._go)
            return
        self.failure = f"waited in vain: {step.what}"
        self._picture("failure")
        sys.stderr.write(f"{self.failure}\n")
        QApplication.instance().exit(1)

    def _picture(self, name):
        self._pictures += 1
        window = QApplication.activeWindow() or QApplication.topLevelWidgets()[0]
        main = next(
            (w for w in QApplication.topLevelWidgets() if w.inherits("QMainWindow")), window
        )
        picture = main.grab()
        if window is not main and window.isVisible():
            painter = QPainter(picture)
            place = window.pos() - main.pos()
            painter.drawPixmap(QPoint(max(0, place.x()), max(0, place.y())), window.grab())
            painter.end()
        picture.save(str(self._folder / f"{self._pictures:02}-{name}.png"))


def _before(steps, others):
    yield from steps
    yield from others
