"""Several windows, earlier moments in windows of their own, and what is said after a power cut."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QFileDialog

from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.tournament import PlayerKey, Result, Tpn
from arbiter_gui.ui.app import Program
from arbiter_gui.ui.dialogs.copies import SECOND_FOLDER, NameOfCopyDialog
from arbiter_gui.ui.dialogs.copy_players import CopyPlayersDialog
from arbiter_gui.ui.dialogs.folder_question import FolderDialog
from arbiter_gui.ui.dialogs.warning import WarningDialog
from arbiter_gui.ui.preferences import Appearance, Preferences
from arbiter_gui.ui.views.timeline_view import TimelineView
from tests.ui.events import small_event


@pytest.fixture
def preferences(tmp_path):
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(store)
    preferences.appearance = Appearance.LIGHT
    return preferences


@pytest.fixture
def program(qtbot, qapp, preferences):
    program = Program(qapp, preferences)
    program.window.show()
    qtbot.waitActive(program.window)
    yield program
    for window in list(program.windows):
        window.close()
        window.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def open_event(program, tmp_path):
    path = tmp_path / "open.arbiter"
    Document.create(path, small_event()).close()
    program.open(path)
    return program.window


def give(window, name):
    window.commands.actions[name].trigger()


def draw_everywhere(window):
    workspace = window.workspace
    for board in (1, 2, 3, 4):
        workspace.carry_out(enter_result, 1, board, Result.DRAW)


def on_the_time_line(window, line, qtbot) -> TimelineView:
    give(window, "show_timeline")
    page = window.timeline
    assert page.table.select_key(line)
    qtbot.waitUntil(lambda: page.moment.text().startswith(f"After line {line}:"))
    return page


def test_the_time_line_shows_what_is_otherwise_since_a_moment(open_event, qtbot):
    draw_everywhere(open_event)
    page = on_the_time_line(open_event, 2, qtbot)
    assert page.table.model().rowCount() == 5
    boards = {page.differences.index(row, 0).data() for row in range(page.differences.rowCount())}
    assert boards == {f"Round 1, board {board}" for board in (2, 3, 4)}
    page = on_the_time_line(open_event, 5, qtbot)
    assert page.moment.text().endswith("That is how it stands now.")


def test_an_earlier_moment_is_looked_at_in_a_window_where_nothing_can_be_changed(
    program, open_event, qtbot
):
    draw_everywhere(open_event)
    page = on_the_time_line(open_event, 1, qtbot)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert len(program.windows) == 2
    look = program.windows[1]
    assert look.workspace.tournament.games(1)[0].result is None
    assert "only to look at" in look.status.saved_text()
    assert "only to look at" in look.windowTitle()
    draw_everywhere(look)
    assert "nothing can be changed here" in look.page.notice.text
    assert look.workspace.tournament.games(1)[0].result is None
    assert open_event.workspace.tournament.games(1)[0].result is Result.DRAW
    name = open_event.workspace.tournament.event.name or open_event.workspace.document.path.stem
    assert look.rail.accessibleName() == f"{name} {look.status.saved_text()}"
    give(look, "close_event")
    assert program.windows == [open_event]


def answering(monkeypatch, kind, *, accept=True):
    """Lets a question be answered at once; what it said is kept."""
    asked = []

    def answer(dialog):
        asked.append(dialog)
        return accept

    monkeypatch.setattr(kind, "accepted_by_user", answer)
    return asked


def test_the_event_goes_back_to_a_moment_and_forward_again(open_event, qtbot, monkeypatch):
    then = open_event.workspace.tournament.facts()
    draw_everywhere(open_event)
    now = open_event.workspace.tournament.facts()
    on_the_time_line(open_event, 1, qtbot)
    refused = answering(monkeypatch, WarningDialog, accept=False)
    give(open_event, "go_back")
    assert len(refused) == 1
    assert open_event.workspace.tournament.facts() == now
    answering(monkeypatch, WarningDialog)
    give(open_event, "go_back")
    assert open_event.workspace.tournament.facts() == then
    for _step in range(4):
        give(open_event, "redo")
    assert open_event.workspace.tournament.facts() == now


def test_a_moment_is_saved_as_an_event_of_its_own(open_event, qtbot, monkeypatch, tmp_path):
    then = open_event.workspace.tournament.facts()
    draw_everywhere(open_event)
    on_the_time_line(open_event, 1, qtbot)
    target = tmp_path / "then.arbiter"
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", staticmethod(lambda *_question: (str(target), ""))
    )
    give(open_event, "save_moment")
    copy = Document.open(target)
    assert copy.tournament.facts() == then
    copy.close()


def test_a_second_event_opens_in_a_window_of_its_own(program, open_event, tmp_path, qtbot):
    other = tmp_path / "other.arbiter"
    Document.create(other).close()
    program.open(other)
    assert len(program.windows) == 2
    first, second = program.windows
    assert second.workspace.document.path == other
    assert first.workspace.document.path == tmp_path / "open.arbiter"
    program.open(tmp_path / "open.arbiter")
    assert len(program.windows) == 2
    draw_everywhere(first)
    assert second.workspace.tournament.rounds_paired == 0


def test_the_menu_lists_the_windows_and_a_key_goes_to_the_next(program, open_event, tmp_path):
    other = tmp_path / "other.arbiter"
    Document.create(other, small_event()).close()
    program.open(other)
    first, second = program.windows
    shown = []
    for window in (first, second):
        window.activateWindow = lambda window=window: shown.append(window)
    give(second, "next_window")
    give(first, "next_window")
    assert shown == [first, second]


def test_another_language_builds_every_window_again(program, open_event):
    events = [window.workspace for window in program.windows]
    program._choose_language("es")
    assert [window.workspace for window in program.windows] == events
    assert "Cronología" in program.window.rail.lines()
    program._choose_language("en")


def test_after_a_power_cut_it_is_said_what_is_there_again(program, open_event, preferences):
    path = open_event.workspace.document.path
    draw_everywhere(open_event)
    open_event.workspace.document.close()  # the power fails: nobody says good-bye
    assert preferences.lines_when_left_open(path) == 1
    open_event.workspace._document = None
    program.open(path)
    text = open_event.page.notice.text
    assert "Nothing is lost: 4 changes made since then are here." in text
    assert "Board 4, round 1" in text


def test_after_an_ordinary_end_nothing_is_said(program, open_event, preferences):
    path = open_event.workspace.document.path
    give(open_event, "close_event")
    assert preferences.lines_when_left_open(path) is None
    program.open(path)
    assert not open_event.page.notice.isVisible()


def test_a_damaged_note_of_open_events_is_taken_for_none(preferences, tmp_path):
    preferences._store.setValue("files/open_events", "[1, 2")
    assert preferences.lines_when_left_open(tmp_path / "a.arbiter") is None
    preferences.note_open(tmp_path / "a.arbiter", 3)
    assert preferences.lines_when_left_open(tmp_path / "a.arbiter") == 3


def test_a_copy_gets_a_name_and_lies_beside_the_event(open_event, monkeypatch):
    def named(dialog):
        dialog.name.setText("before the protest")
        return dialog.problem() is None

    monkeypatch.setattr(NameOfCopyDialog, "accepted_by_user", named)
    give(open_event, "keep_copy")
    folder = open_event.workspace.document.path.with_name("open copies")
    assert [path.name.startswith("open before the protest ") for path in folder.iterdir()] == [True]


def test_a_copy_without_a_name_is_asked_for_again(qtbot):
    dialog = NameOfCopyDialog()
    qtbot.addWidget(dialog)
    assert dialog.problem() is not None


def test_the_second_folder_is_remembered_and_used_at_once(
    open_event, monkeypatch, preferences, tmp_path
):
    stick = tmp_path / "stick"
    stick.mkdir()

    def chosen(dialog):
        dialog.folder.setText(str(stick))
        return dialog.problem() is None

    monkeypatch.setattr(FolderDialog, "accepted_by_user", chosen)
    give(open_event, "second_folder")
    assert preferences.second_folder == stick
    assert open_event.workspace.document.second_folder == stick


def test_a_second_folder_has_to_be_there(qtbot, tmp_path):
    dialog = FolderDialog(SECOND_FOLDER, None)
    qtbot.addWidget(dialog)
    assert dialog.problem() is None
    dialog.folder.setText(str(tmp_path / "nowhere"))
    assert dialog.problem() is not None


def test_players_of_another_open_event_are_taken_as_one_step(
    program, open_event, tmp_path, monkeypatch
):
    shared = replace(small_event()[1], key=PlayerKey(9), tpn=Tpn(9), name="Newcomer, New")
    Document.create(tmp_path / "third.arbiter", [*small_event()[1:3], shared]).close()
    program.open(tmp_path / "third.arbiter")
    offered = []

    def ticked(dialog):
        offered.append([one.name for one in dialog._offered])
        assert dialog.problem() is not None
        dialog.lines.tick(Qt.CheckState.Checked)
        return dialog.problem() is None

    monkeypatch.setattr(CopyPlayersDialog, "accepted_by_user", ticked)
    give(open_event, "copy_players")
    assert offered == [["Newcomer, New"]]
    assert "Newcomer, New" in [one.name for one in open_event.workspace.tournament.players]
    give(open_event, "undo")
    assert len(open_event.workspace.tournament.players) == 8


def test_without_another_event_it_is_said_how_to_open_one(open_event):
    give(open_event, "copy_players")
    assert "Open it in another window first" in open_event.page.notice.text
