"""The checklist in the rail: every line says how it stands and leads to what it names."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from arbiter_gui.document import Document
from arbiter_gui.i18n import use_language
from arbiter_gui.tables.checklist import Step, StepState, checklist, longest_lines
from arbiter_gui.tournament import Result
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.widgets.elided_label import ElidedLabel
from arbiter_gui.ui.widgets.rail import Rail, RailRow
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event, pairing


@pytest.fixture
def window(qtbot, tmp_path):
    tournament = event(8)
    tournament.apply(pairing(tournament))
    document = Document.create(tmp_path / "event.arbiter", tournament.facts())
    workspace = Workspace()
    workspace.show(document)
    preferences = Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    window = MainWindow(workspace, preferences)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.dock.check.found is not None)
    yield window
    window.close()


def line(window, word):
    return next(one for one in window.rail.lines() if one.startswith(word))


def test_the_check_that_runs_by_itself_is_shown_as_done(window):
    assert window.dock.check.found_in_newest == ()
    assert line(window, "Check round 1") == "Check round 1 nothing found"


def test_a_check_of_an_earlier_round_leaves_that_of_the_newest_one_known(window, qtbot):
    for board in (1, 2, 3, 4):
        window.round.give_result(board, None)
        window.round.table.select_key(board)
        qtbot.keyClicks(window.round.table, "1")
    window.workspace.do(pairing(window.workspace.tournament))
    qtbot.waitUntil(lambda: window.dock.check.found_in_newest is not None)
    window.round.show_round(1)
    qtbot.waitUntil(lambda: window.dock.check.found is not None)
    assert window.dock.check.found_in_newest is not None


def test_a_written_list_is_written_of_this_version_only(window):
    window.workspace.note_lists_written()
    assert line(window, "Print round 1") == "Print round 1 done"
    window.rail.asked.emit("publish")
    assert line(window, "Print round 1") == "Print round 1 older version"
    assert line(window, "Publish round 1") == "Publish round 1 version 1"


def test_the_workbook_that_is_written_by_the_line_makes_it_done(
    window, qtbot, tmp_path, monkeypatch
):
    name = str(tmp_path / "lists.xlsx")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_q: (name, "")))
    with qtbot.waitSignal(window.workspace.lists_written, timeout=5000):
        window.rail.asked.emit("print")
    assert line(window, "Print round 1") == "Print round 1 done"


def test_a_line_leads_to_what_it_names(window):
    window.show_page("players")
    window.rail.asked.emit("check")
    assert window.page is window.round
    assert window.dock.open_panel == "check"
    window.rail.asked.emit("byes")
    assert window.page is window.players


def test_a_step_that_is_not_possible_yet_says_so_and_publishes_nothing(window, qtbot):
    window.rail.asked.emit("publish")
    qtbot.keyClicks(window.round.table, "1")
    assert window.rail.state_of("publish") is StepState.LATER
    with qtbot.waitSignal(window.workspace.message) as said:
        window.rail.asked.emit("publish")
    assert said.args == ["This step is not possible yet."]
    assert window.workspace.tournament.rounds[0].version == 1


def test_a_round_that_was_played_as_a_draft_is_published_by_its_line(window, qtbot):
    qtbot.keyClicks(window.round.table, "1")
    assert line(window, "Publish round 1") == "Publish round 1 draft"
    for board in (2, 3, 4):
        window.round.give_result(board, Result.DRAW)
    window.show_page("standings")
    assert line(window, "Pair round 2") == "Pair round 2 next step"
    window.rail.asked.emit("publish")
    assert window.round.round_shown == 1
    assert window.workspace.tournament.rounds[0].version == 1
    assert line(window, "Publish round") == "Publish round 2 not yet"


def test_tab_goes_through_the_steps_from_top_to_bottom_in_every_order(window, qtbot):
    for typed in ("", "1"):
        qtbot.keyClicks(window.round.table, typed)
        qtbot.wait(1)  # the lines have changed places
        rows = [row for row in window.rail.findChildren(RailRow) if row.isVisible()]
        rows.sort(key=lambda row: row.y())
        assert rows[0].text_shown.startswith("Players")
        rows[0].setFocus()
        for row in rows[1:4]:
            qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
            assert window.focusWidget() is row


def test_the_state_is_told_in_words_too(window):
    row = window.rail._rows["publish"]
    assert row.accessibleName() == "Publish round 1 draft, to do now"


def test_an_arrow_key_goes_past_a_step_without_doing_it(window, qtbot):
    row = window.rail._rows["print"]
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_Down)
    assert window.focusWidget() is window.rail._rows["publish"]
    assert not window.workspace.tournament.rounds[0].published_at


def test_a_folded_rail_still_shows_the_state_beside_the_icon(window):
    marks = [row._mark for row in (window.rail._rows["publish"], window.rail._rows["check"])]
    assert all(mark.isHidden() for mark in marks)
    window.rail.fold(True)
    assert all(not mark.isHidden() and not mark.pixmap().isNull() for mark in marks)
    assert window.rail._views["standings"]._mark.isHidden()
    window.rail.fold(False)
    assert all(mark.isHidden() for mark in marks)


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_no_line_of_the_day_is_cut_in_any_language(qtbot, language):
    use_language(language)
    rail = Rail()
    qtbot.addWidget(rail)
    rail.resize(rail.width(), 700)
    rail.show()
    cut = []
    for title, count in longest_lines():
        rail.show_steps([Step("publish", title, count, StepState.NOW)])
        QApplication.processEvents()
        (label,) = (one for one in rail.findChildren(ElidedLabel) if one.whole_text == title)
        if label.text() != title:
            cut.append((title, count))
    use_language("en")
    assert cut == []


def test_the_longest_lines_are_those_that_the_checklist_shows(window):
    shown = {title for title, _count in longest_lines()}
    titles = {step.title.replace("1", "20") for step in checklist(window.workspace.tournament)}
    assert titles <= shown
