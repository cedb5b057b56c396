"""Every page, panel, menu and dialog of the window, shown one after the other.

Dialogs are those that the commands of the window show, on a sample event: each is looked at and
answered with Cancel. So a dialog that is added to a command is in the gallery by itself.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from arbiter_gui.resources import resource
from arbiter_gui.tables.table import Cell, Column, Row, Table
from arbiter_gui.ui.app import Program
from arbiter_gui.ui.command_table import COMMANDS, Command
from arbiter_gui.ui.dialogs.crash_report import CrashReportDialog
from arbiter_gui.ui.dialogs.prohibitions import ProhibitionsDialog
from arbiter_gui.ui.dialogs.warning import (
    DifferencesDialog,
    MessageDialog,
    ReasonDialog,
    WarningDialog,
)
from arbiter_gui.ui.preferences import Appearance, Preferences

LAPTOP, SMALL = QSize(1366, 768), QSize(683, 384)
"""A common laptop, and what it has room for at 200 per cent."""

PANELS = ("why", "card", "impact", "log", "check", "why_not")
SKIPPED = {"quit", "close_event", "next_window", "open_in_window", "cancel", "update_lists"}
"""Commands that leave the event, ask the network, or show nothing."""

Look = Callable[[str, QWidget], None]


@dataclass(frozen=True)
class Setting:
    """How the program is shown."""

    language: str
    appearance: Appearance
    size: QSize = LAPTOP


def show_everything(setting: Setting, folder: Path, look: Look) -> None:
    """Shows every scene and lets `look` have each, by its name."""
    store = QSettings(str(folder / f"{setting.language}.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(store)
    preferences.language, preferences.appearance = setting.language, setting.appearance
    preferences.lists_path = folder / "lists.db"
    application = QApplication.instance()
    program = Program(application, preferences)
    window = program.window
    window.resize(setting.size)
    window.show()
    _settle()
    look("page-empty", window)
    sample = folder / f"{setting.language}-{setting.appearance.value}.trf"
    sample.write_bytes(resource("samples", "after_round_4.trf").read_bytes())
    window.files.open_path(sample)
    _settle(window)
    try:
        _pages(window, look)
        _dialogs(window, look)
        _questions(window, look)
    finally:
        window.files.close_event()
        window.close()
        _settle()


def _pages(window: QWidget, look: Look) -> None:
    for name in window.pages:
        window.show_page(name)
        _settle(window)
        look(f"page-{name}", window)
    window.show_page("round")
    window.round.show_previous()
    window.round.go_to_board(4, 3)
    for name in PANELS:
        window.show_panel(name)
        _settle(window)
        look(f"panel-{name}", window)
    window.dock.close_panel()
    for menu in window.menuBar().actions():
        if menu.menu() is not None:
            look(f"menu-{menu.menu().title().replace('&', '')}", menu.menu())


def _dialogs(window: QWidget, look: Look) -> None:
    """What each command shows, first on the page of the players, then on that of a round."""
    seen: set[str] = set()
    for page in ("players", "round", "standings"):
        if page == "round":
            _play(window, look)
        for command in COMMANDS:
            if command.id not in seen and _shows_something(window, page, command, look):
                seen.add(command.id)


def _shows_something(window: QWidget, page: str, command: Command, look: Look) -> bool:
    """Gives a command, looks at what it shows, and takes back what it has done."""
    window.show_page(page)
    _select(window, page)
    action = window.commands.actions[command.id]
    if command.id in SKIPPED or command.checkable or not action.isEnabled():
        return False
    shown: list[str] = []

    def note(name: str, dialog: QWidget) -> None:
        shown.append(name)
        look(name, dialog)

    before = window.workspace.tournament.revision
    with _answered(command.id, note):
        action.trigger()
        _settle(window)
        _close_others(window, command.id, note)
    if window.workspace.tournament.revision != before:
        window.workspace.undo()
    return bool(shown)


def _play(window: QWidget, look: Look) -> None:
    """Pairs the next round, publishes it, enters some results, and changes a board."""
    window.pair_round()
    _settle(window)
    look("page-round-paired", window)
    window.event_commands.publish()
    QTest.keyClicks(window.round.table, "1")
    QTest.keyClick(window.round.table, Qt.Key.Key_Down)
    QTest.keyClicks(window.round.table, "5")
    _settle(window)
    look("page-round-results", window)
    window.round.go_to_board(window.workspace.tournament.rounds_paired, 5)
    window.round.swap_colours()
    _settle(window)


def _select(window: QWidget, page: str) -> None:
    if page == "round":
        window.round.go_to_board(window.workspace.tournament.rounds_paired, 9)
    else:
        window.pages[page].table.selectRow(2)
    _settle()


def _questions(window: QWidget, look: Look) -> None:
    """Questions that come in the middle of something."""
    table = Table(
        (Column("yours", "Your boards"), Column("rules", "By the rules")),
        (Row((Cell("1 Strömgård – 4 Ông"), Cell("1 Strömgård – 5 Миланчић"))),),
        "Differences",
    )
    for name, dialog in (
        ("question-message", MessageDialog("note", ["Board 2.7 is adjourned."], window)),
        ("question-warning", WarningDialog("rematch", ["They have met."], "&Do it", window)),
        ("question-differences", DifferencesDialog(table, window)),
        ("question-reason", ReasonDialog(["It is recorded."], window)),
        ("question-crash", CrashReportDialog("Arbiter 1.0\nTraceback …", window)),
        ("question-prohibitions", _new_prohibition(window)),
    ):
        dialog.show()
        _settle()
        look(name, dialog)
        dialog.close()
        dialog.deleteLater()


def _new_prohibition(window: QWidget) -> QDialog:
    """The form as it is before round 1, with a group that has begun."""
    event = window.workspace.tournament
    dialog = ProhibitionsDialog(lambda: event, lambda _g: "", lambda _n: "", parent=window)
    for number in "123":
        dialog.players.field.setText(number)
        dialog.players.take()
    dialog.players.field.setText("a")
    return dialog


def _close_others(window: QWidget, name: str, look: Look) -> None:
    """Windows that do not wait for an answer."""
    for widget in QApplication.topLevelWidgets():
        if widget is not window and widget.isVisible() and isinstance(widget, QDialog):
            look(name, widget)
            widget.close()


@contextmanager
def _answered(name: str, look: Look) -> Iterator[None]:
    """Dialogs are looked at and left, and no file is chosen."""
    usual = QDialog.exec
    asked = {
        "getOpenFileName": QFileDialog.getOpenFileName,
        "getSaveFileName": QFileDialog.getSaveFileName,
        "getExistingDirectory": QFileDialog.getExistingDirectory,
    }

    def leave(dialog: QDialog) -> int:
        dialog.show()
        _settle()
        look(name, dialog)
        dialog.close()
        return 0

    QDialog.exec = leave
    for method in asked:
        answer = "" if method == "getExistingDirectory" else ("", "")
        setattr(QFileDialog, method, staticmethod(lambda *_question, _a=answer, **_more: _a))
    try:
        yield
    finally:
        QDialog.exec = usual
        for method, original in asked.items():
            setattr(QFileDialog, method, original)


def _settle(window: QWidget | None = None) -> None:
    """Lets everything be laid out and computed."""
    while window is not None and window.workspace.is_busy:
        QApplication.processEvents()
    for _turn in range(6):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
