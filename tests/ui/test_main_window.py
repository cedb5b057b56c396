"""The window as a whole: one test a journey."""

import json
import sqlite3
from contextlib import closing

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import QMimeData, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import QDropEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.tournament import Colour, EventDetails, Tournament, TournamentSettings
from arbiter_gui.ui.app import Program
from arbiter_gui.ui.command_methods import methods_of
from arbiter_gui.ui.command_table import COMMANDS
from arbiter_gui.ui.preferences import Appearance, Preferences
from arbiter_gui.ui.result_keys import ResultKeys
from arbiter_gui.ui.theme import DARK, LIGHT
from tests.ui.events import players, small_event


@pytest.fixture
def program(qtbot, qapp, tmp_path):
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(store)
    preferences.appearance = Appearance.LIGHT
    program = Program(qapp, preferences)
    program.window.show()
    qtbot.waitActive(program.window)
    yield program
    program.window.close()
    program.window.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def window(program):
    return program.window


def made(path, facts):
    Document.create(path, facts).close()
    return path


def give(window, name):
    window.commands.actions[name].trigger()


def texts_shown(window):
    """Every text of every list, label and line of the window."""
    found = set()
    for name in window.pages:
        window.show_page(name)
        model = window.page.table.model()
        for row in range(model.rowCount()):
            found |= {str(model.index(row, c).data()) for c in range(model.columnCount())}
    found |= set(window.rail.lines())
    found |= {w.text() for w in window.findChildren(QLabel)}
    return " ".join(found)


def test_every_command_of_the_menus_has_its_method(window):
    assert set(methods_of(window)) == {command.id for command in COMMANDS}


def test_without_an_event_the_window_says_how_to_begin(window):
    assert window.page is window.players
    assert "No event is open" in window.players.empty_state.text
    assert not window.commands.actions["pair_round"].isEnabled()


def test_results_undo_and_redo_are_told_in_the_status_line(window, qtbot, tmp_path):
    assert window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    assert window.page is window.round
    qtbot.keyClicks(window.round.table, "1")
    assert window.status.results.text().startswith("round 1: 1/4 results, saved ")
    assert window.status.last.text() == "Board 1: White wins, Player01 – Player05"
    assert "Board 1, round 1" in window.status.undo.text()
    assert "1 / 4" in " ".join(window.rail.lines())
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.status.results.text().startswith("round 1: 0/4 results")
    assert "Board 1, round 1" in window.commands.actions["redo"].text()
    give(window, "redo")
    assert window.status.results.text().startswith("round 1: 1/4 results")


def test_undo_reaches_back_behind_the_opening_of_the_file(window, qtbot, tmp_path):
    path = made(tmp_path / "a.arbiter", small_event())
    window.files.open_path(path)
    qtbot.keyClicks(window.round.table, "1")
    give(window, "close_event")
    window.files.open_path(path)
    give(window, "undo")
    assert window.workspace.tournament.games(1)[0].result is None


def test_a_round_is_paired_by_key_and_its_results_lead_to_the_next(window, qtbot, tmp_path):
    settings = TournamentSettings(rounds=2, initial_colour=Colour.BLACK)
    window.files.open_path(made(tmp_path / "a.arbiter", [*players(8), settings]))
    assert window.page is window.players
    for _round in (1, 2):
        with qtbot.waitSignal(window.round.round_chosen, timeout=5000):
            qtbot.keyClick(window, Qt.Key.Key_F5)
        assert window.page is window.round
        qtbot.keyClicks(window.round.table, "1 0 5 1")
    assert window.workspace.tournament.rounds_paired == 2
    assert not window.commands.actions["pair_round"].isEnabled()
    assert "Pair round" not in " ".join(window.rail.lines())


def test_nothing_of_an_event_survives_the_opening_of_the_next_one(window, qtbot, tmp_path):
    named = {}
    for word in ("Alpha", "Bravo", "Carol"):
        people = [
            type(player)(player.key, player.tpn, f"{word}{int(player.key)}, Test", rating=1500)
            for player in players(8)
        ]
        facts = [EventDetails(name=f"{word} Open"), *people, *small_event()[9:]]
        named[word] = made(tmp_path / f"{word}.arbiter", facts)
    for word in named:
        window.files.open_path(named[word])
        qtbot.keyClicks(window.round.table, "1")
        window.show_page("players")
        window.card.show_player(window.workspace.tournament.players[0].key)
        shown = texts_shown(window)
        assert f"{word}1, Test" in shown
        assert [other for other in named if other in shown] == [word]


def test_a_report_file_becomes_an_event_beside_it_and_is_not_touched(window, tmp_path):
    path = tmp_path / "open.trf"
    path.write_bytes(trf_bytes(trf_of(Tournament(small_event()))))
    before = path.read_bytes()
    made(tmp_path / "open.arbiter", [])
    window.files.open_path(path)
    assert window.workspace.document.path == tmp_path / "open 2.arbiter"
    assert len(window.workspace.tournament.players) == 8
    assert path.read_bytes() == before
    assert "open.trf was read" in window.page.notice.text
    assert window.preferences.recent_files[0] == tmp_path / "open 2.arbiter"


def test_a_sample_is_opened_as_a_copy_of_ones_own(program, window, tmp_path, monkeypatch):
    monkeypatch.setattr("arbiter_gui.ui.views.file_commands.own_folder", lambda: tmp_path)
    samples = window.findChild(QWidget, "samples").actions()
    assert len(samples) == 3
    samples[0].trigger()
    samples[0].trigger()
    assert window.workspace.document.path == tmp_path / "after_round_4 2.arbiter"
    assert window.workspace.tournament.rounds_paired == 4


def test_the_workbook_is_written_while_the_window_lives(window, qtbot, tmp_path):
    window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    window.files._ask = lambda *_question: tmp_path / "lists.xlsx"
    with qtbot.waitSignals([window.workspace.busy, window.workspace.busy], timeout=10_000):
        give(window, "export_workbook")
    assert load_workbook(tmp_path / "lists.xlsx").sheetnames[0] == "Pairings"
    assert "lists.xlsx" in window.status.last.text()


def test_the_report_file_can_be_opened_again(window, tmp_path):
    window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    window.files._ask = lambda *_question: tmp_path / "report.trf"
    give(window, "export_trf")
    give(window, "close_event")
    window.files.open_path(tmp_path / "report.trf")
    assert len(window.workspace.tournament.games(1)) == 4


def test_a_copy_keeps_the_history(window, qtbot, tmp_path):
    window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    qtbot.keyClicks(window.round.table, "1")
    window.files._ask = lambda *_question: tmp_path / "copy.arbiter"
    give(window, "save_copy")
    window.files.open_path(tmp_path / "copy.arbiter")
    give(window, "undo")
    assert window.workspace.tournament.games(1)[0].result is None


def broken_files(folder):
    newer = made(folder / "newer.arbiter", [])
    with closing(sqlite3.connect(newer)) as database:
        database.execute("PRAGMA user_version = 999")
        database.commit()
    (folder / "binary.trf").write_bytes(bytes(range(256)) * 20)
    (folder / "empty.trf").write_bytes(b"")
    (folder / "noise.arbiter").write_bytes(json.dumps({"no": "event"}).encode())
    return ["newer.arbiter", "binary.trf", "empty.trf", "noise.arbiter", "missing.arbiter"]


def test_a_broken_file_gives_one_message_and_leaves_everything_as_it_was(window, tmp_path):
    window.files.open_path(made(tmp_path / "good.arbiter", small_event()))
    names = broken_files(tmp_path)
    files = sorted(path.name for path in tmp_path.glob("*.*"))
    for name in names:
        window.page.notice.hide()
        assert not window.files.open_path(tmp_path / name)
        assert window.page.notice.text, name
        assert "Traceback" not in window.page.notice.text
        assert window.workspace.tournament.event.name == "Small Open"
        assert sorted(path.name for path in tmp_path.glob("*.*")) == files


def test_a_file_dropped_on_the_window_is_opened(window, tmp_path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(made(tmp_path / "a.arbiter", small_event())))])
    drop = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    assert window.drop.eventFilter(window, drop)
    assert window.workspace.tournament.event.name == "Small Open"


def test_a_narrow_window_folds_the_rail_and_the_arbiter_can_unfold_it(window, qtbot):
    window.resize(1366, 768)
    assert not window.rail.folded
    window.resize(900, 600)
    assert window.rail.folded
    give(window, "fold_rail")
    assert not window.rail.folded
    assert window.commands.actions["fold_rail"].isChecked() is False


def test_fifteen_boards_are_seen_on_a_common_laptop(window, qtbot, tmp_path):
    facts = [*players(40), TournamentSettings(initial_colour=Colour.WHITE)]
    window.files.open_path(made(tmp_path / "a.arbiter", facts))
    window.resize(1366, 768)
    with qtbot.waitSignal(window.round.round_chosen, timeout=5000):
        give(window, "pair_round")
    qtbot.keyClicks(window.round.table, "1")
    table = window.round.table
    last = table.visualRect(table.model().index(14, 0)).bottom()
    assert last <= table.viewport().height()
    assert table.horizontalScrollBar().maximum() == 0


def test_the_colours_can_be_chosen(program, window):
    choices = {a.text(): a for a in window.findChild(QWidget, "colours").actions()}
    choices["&Dark"].trigger()
    ground = QApplication.palette().color(QPalette.ColorRole.Window)
    assert ground.name().upper() == DARK.ground
    choices["&Light"].trigger()
    ground = QApplication.palette().color(QPalette.ColorRole.Window)
    assert ground.name().upper() == LIGHT.ground


def test_another_language_keeps_the_event_open(program, tmp_path):
    program.window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    program._choose_language("es")
    assert program.workspace.tournament.event.name == "Small Open"
    assert program.window.rail.lines()
    assert program.window.round.model.rowCount() == 4
    program._choose_language("en")


def test_other_keys_for_the_results_are_chosen_remembered_and_named_in_the_legend(
    program, tmp_path
):
    program.window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    assert "0: Black wins" in program.window.legend.accessibleName()
    choose = program.window.findChild(QWidget, "result_keys").actions()
    choose[1].trigger()
    window = program.window
    assert window.round.table.result_keys is ResultKeys.ONE_TWO_THREE
    assert window.preferences.result_keys is ResultKeys.ONE_TWO_THREE
    assert [a.isChecked() for a in window.findChild(QWidget, "result_keys").actions()] == [
        False,
        True,
    ]
    window.show_page("round")
    assert "2: Black wins; 3 =: draw; 0: clear" in window.legend.accessibleName()


def test_the_columns_of_the_rating_lists_are_shown_again_in_the_next_window(program, tmp_path):
    program.window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    assert not program.window.commands.actions["list_data"].isChecked()
    program.window.commands.actions["list_data"].trigger()
    program._build_again()
    window = program.window
    assert window.players.shows_list_data
    assert window.commands.actions["list_data"].isChecked()
    window.commands.actions["list_data"].trigger()
    assert not window.preferences.with_list_data


def test_f9_begins_the_second_pass_with_every_board_in_sight(program, qtbot, tmp_path):
    program.window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    window = program.window
    qtbot.keyClicks(window.round.table, "1")
    window.commands.actions["only_missing"].trigger()
    window.commands.actions["second_pass"].trigger()
    assert window.round.boards.rowCount() == 4
    assert not window.commands.actions["only_missing"].isChecked()
    assert "Esc: leave the second pass" in window.legend.accessibleName()
    qtbot.keyClick(window.round.table, Qt.Key.Key_Escape)
    assert "second pass" not in window.legend.accessibleName()


def test_the_notation_of_the_codes_can_be_chosen(program, tmp_path):
    facts = [*small_event(), TournamentSettings(edition="2012", rounds=5)]
    program.window.files.open_path(made(tmp_path / "a.arbiter", facts))
    choose = {a.text(): a for a in program.window.findChild(QWidget, "notation").actions()}
    choose["As &Vega writes them"].trigger()
    assert "wW bB" in program.window.legend.accessibleName()
    choose = {a.text(): a for a in program.window.findChild(QWidget, "notation").actions()}
    assert choose["As &Vega writes them"].isChecked()
    choose["As the &rules of the event write them"].trigger()
    assert "(W) (B)" in program.window.legend.accessibleName()


def test_an_unexpected_error_is_shown_and_the_window_lives_on(program, window, qtbot):
    window.workspace.compute(lambda value, progress: 1 // 0, None, print)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    assert "ZeroDivisionError" in dialog.text.toPlainText()
    dialog.accept()
    assert not window.workspace.is_busy


def test_everything_the_keyboard_reaches_has_a_name(window, tmp_path):
    window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    for name in window.pages:
        window.show_page(name)
        nameless = [
            widget
            for widget in window.findChildren(QWidget)
            if widget.isVisible()
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not (widget.accessibleName() or getattr(widget, "text", str)())
        ]
        assert [type(widget).__name__ for widget in nameless] == []


def test_the_window_may_be_as_narrow_as_a_thousand_pixels_with_the_explanation_open(
    window, tmp_path, qtbot
):
    window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    window.show_page("round")
    window.round.show_round(1)
    window.show_panel("why")
    qtbot.waitUntil(lambda: window.dock.why.explanation is not None)
    assert window.minimumSizeHint().width() <= 1000


def test_a_trouble_with_the_file_is_not_told_any_longer_than_it_lasts(window, qtbot, tmp_path):
    window.files.open_path(made(tmp_path / "a.arbiter", small_event()))
    window.show_page("round")
    window.workspace.problem.emit(FileProblem("disk-full", "The disk is full."))
    assert window.round.notice.text == "The disk is full."
    qtbot.keyClicks(window.round.table, "1")
    assert not window.round.notice.isVisible()
