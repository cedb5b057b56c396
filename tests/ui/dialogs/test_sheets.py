"""Lists and results sheets: chosen, written, filled in and ticked."""

from contextlib import closing

import openpyxl
import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.formats.spreadsheet.csv_file import CsvStyle
from arbiter_gui.reports.sheet_order import EVENT, RESULTS, SheetOrder
from arbiter_gui.tournament import Result
from arbiter_gui.ui.dialogs.import_results import ImportResultsDialog
from arbiter_gui.ui.dialogs.sheet_choice import SheetChoiceDialog
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.views.import_commands import ImportCommands
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event, pairing


class Desk:
    """An open event with the commands about its sheets; dialogs are answered by the test."""

    def __init__(self, folder, window):
        self.workspace = Workspace(window)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.files = FileCommands(self.workspace, Preferences(store), window)
        self.imports = ImportCommands(self.workspace, self.files, window)
        self.problems = []
        self.workspace.problem.connect(lambda error: self.problems.append(error.code))
        tournament = event(8, 1)
        tournament.apply(pairing(tournament))
        tournament.apply(enter_result(tournament, 2, 4, Result.DRAW))
        self.path = folder / "event.arbiter"
        Document.create(self.path, tournament.facts()).close()
        self.files.open_path(self.path)

    @property
    def results(self):
        return [game.result for game in self.workspace.tournament.games(2)]


@pytest.fixture
def desk(qtbot, tmp_path):
    window = QWidget()
    qtbot.addWidget(window)
    desk = Desk(tmp_path, window)
    yield desk
    desk.workspace.close()


@pytest.fixture
def sheet(desk, qtbot, tmp_path, monkeypatch):
    """The results sheet of round 2, exported in the window and filled in elsewhere."""
    path = tmp_path / "round 2.xlsx"
    chosen = SheetOrder((RESULTS,)), 2
    monkeypatch.setattr(SheetChoiceDialog, "chosen", lambda _dialog: chosen)
    answer = staticmethod(lambda *_question: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    desk.files.export_sheets()
    qtbot.waitUntil(lambda: not desk.workspace.is_busy, timeout=10_000)
    book = openpyxl.load_workbook(path)
    for board, text in enumerate((1, "½-½", "?", "1-0"), 1):
        book.worksheets[0].cell(5 + board, 4).value = text
    book.save(path)
    return path


def answer_with(monkeypatch, tick=None):
    shown = []

    def chosen(dialog):
        for item, found in dialog._leaves:
            if tick is not None and tick(found):
                item.setCheckState(0, Qt.CheckState.Checked)
        shown.append(dialog.count.text())
        return dialog.accepted_results()

    monkeypatch.setattr(ImportResultsDialog, "chosen", chosen)
    return shown


def test_a_sheet_that_is_dropped_gives_its_new_results_as_one_step(desk, sheet, qtbot, monkeypatch):
    answer_with(monkeypatch)
    desk.imports.take_dropped(sheet)
    qtbot.waitUntil(lambda: not desk.workspace.is_busy, timeout=10_000)
    assert desk.results == [Result.WHITE_WINS, Result.DRAW, None, Result.DRAW]
    desk.workspace.undo()
    assert desk.results == [None, None, None, Result.DRAW]
    assert desk.problems == []


def test_a_clash_is_taken_only_when_the_arbiter_ticks_it(desk, sheet, qtbot, monkeypatch):
    shown = answer_with(monkeypatch, tick=lambda _found: True)
    desk.imports.results.import_from(sheet)
    qtbot.waitUntil(lambda: not desk.workspace.is_busy, timeout=10_000)
    assert desk.results == [Result.WHITE_WINS, Result.DRAW, None, Result.WHITE_WINS]
    assert "3; of these, results to be replaced: 1" in shown[0]


def test_a_file_that_is_no_results_sheet_is_refused(desk, qtbot, tmp_path):
    path = tmp_path / "players.csv"
    path.write_text("Name;Rating\nDahl;2500\n")
    desk.imports.results.import_from(path)
    qtbot.waitUntil(lambda: desk.problems == ["no-results-sheet"], timeout=10_000)


def test_a_csv_of_several_lists_is_refused_in_words(qtbot):
    dialog = SheetChoiceDialog(2)
    qtbot.addWidget(dialog)
    dialog.form_of_file.setCurrentIndex(1)
    dialog.accept()
    assert "one list" in dialog.complaint.text()
    dialog.content.setCurrentIndex(dialog.content.findData("standings"))
    assert dialog.problem() is None
    assert dialog.order() == SheetOrder(("standings",), CsvStyle())


def test_a_whole_event_has_no_round_and_no_results_sheet_comes_without_one(qtbot):
    dialog = SheetChoiceDialog(0)
    qtbot.addWidget(dialog)
    dialog.content.setCurrentIndex(dialog.content.findData(EVENT))
    assert not dialog.round.isEnabled()
    assert dialog.problem() is None
    dialog.content.setCurrentIndex(dialog.content.findData(RESULTS))
    assert dialog.problem() is not None


def test_the_event_on_the_disk_has_the_results(desk, sheet, qtbot, monkeypatch):
    answer_with(monkeypatch)
    desk.imports.take_dropped(sheet)
    qtbot.waitUntil(lambda: not desk.workspace.is_busy, timeout=10_000)
    desk.files.close_event()
    with closing(Document.open(desk.path)) as document:
        assert document.tournament.games(2)[0].result is Result.WHITE_WINS
