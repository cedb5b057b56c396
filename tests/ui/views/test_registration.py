"""Registration from the rating lists with the keyboard alone, and what else the lists are for."""

from contextlib import closing
from functools import partial

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication

from arbiter_gui.actions.settings import change_settings
from arbiter_gui.document import Document
from arbiter_gui.progress import NoProgress
from arbiter_gui.ratings.listed_player import ListedPlayer, ListKind, RatingList
from arbiter_gui.storage.rating_lists import RatingLists
from arbiter_gui.tournament import EventDetails, TournamentSettings
from arbiter_gui.ui.app import Program
from arbiter_gui.ui.dialogs.list_check import ListCheckDialog
from arbiter_gui.ui.dialogs.player_editor import PlayerEditor
from arbiter_gui.ui.dialogs.rating_lists import RatingListsDialog
from arbiter_gui.ui.preferences import Preferences
from tests.benchmarks.invented_lists import HEADING, combined_line
from tests.ui.events import small_event

ENTER = Qt.Key.Key_Return
LISTED = (
    ListedPlayer("Carlsen, Magnus", 1503014, "NOR", "m", "GM", 1990, 2839, 2824, 2869, 10),
    ListedPlayer("Garcia, Jose", 2200001, "ESP", "m", "", 1990, 2100, k_standard=20),
    ListedPlayer("Garcia, Maria", 2200003, "ARG", "w", "", 1975, 1900),
    ListedPlayer("Li, Wei", 8600001, "CHN", "m", "", 1999, 0),
)


@pytest.fixture
def collection(tmp_path):
    path = tmp_path / "lists.db"
    with closing(RatingLists(path)) as lists:
        lists.replace(RatingList("FIDE", ListKind.FIDE, "2026-12"), LISTED, NoProgress())
    return path


@pytest.fixture
def window(qtbot, qapp, tmp_path, collection):
    preferences = Preferences(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))
    preferences.lists_path = collection
    program = Program(qapp, preferences)
    program.window.show()
    qtbot.waitActive(program.window)
    Document.create(tmp_path / "open.arbiter", [EventDetails(name="Open")]).close()
    program.open(tmp_path / "open.arbiter")
    yield program.window
    program.window.close()
    program.window.deleteLater()
    qapp.setStyleSheet("")


def give(window, name):
    window.commands.actions[name].trigger()


def registered(window):
    return [(p.name, p.rating) for p in window.workspace.tournament.players]


@pytest.fixture
def field(qtbot, window):
    give(window, "add_from_list")
    qtbot.waitUntil(window.lists.registration.field.hasFocus)
    return window.lists.registration.field


def test_two_players_are_added_with_a_few_keys_each(qtbot, window, field):
    for letters in ("carl", "gar m"):
        qtbot.keyClicks(field, letters)
        qtbot.keyClick(field, ENTER, Qt.KeyboardModifier.ControlModifier)
        assert field.text() == ""
        assert field.hasFocus()
    assert registered(window) == [("Carlsen, Magnus", 2839), ("Garcia, Maria", 1900)]
    assert "Garcia, Maria, 1900" in window.lists.registration.remark.whole_text


def test_enter_adds_one_player_and_goes_back_to_the_list(qtbot, window, field):
    qtbot.keyClicks(field, "1503")
    qtbot.keyClick(field, ENTER)
    assert registered(window) == [("Carlsen, Magnus", 2839)]
    assert not window.lists.registration.isVisible()
    assert window.players.table.hasFocus()
    (player,) = window.workspace.tournament.players
    assert player.rating_source == "FIDE standard 2026-12"
    assert (player.official_rating, player.k_factor, player.birth) == (2839, 10, "1990")


def test_the_arrows_choose_among_the_answers(qtbot, window, field):
    qtbot.keyClicks(field, "garcia")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert "Garcia, Maria" in field.accessibleDescription()
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, ENTER)
    assert registered(window) == [("Garcia, Maria", 1900)]


def test_escape_leaves_without_adding_anybody(qtbot, window, field):
    qtbot.keyClicks(field, "garcia")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert registered(window) == []
    assert not window.lists.registration.isVisible()
    assert window.players.table.hasFocus() or window.page.empty_state.isVisible()


def test_a_registered_player_is_marked_and_not_added_twice(qtbot, window, field):
    for _time in range(2):
        field.clear()
        qtbot.keyClicks(field, "carlsen")
        qtbot.keyClick(field, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert registered(window) == [("Carlsen, Magnus", 2839)]
    view = window.lists.registration
    assert "registered already: no. 1" in view.remark.whole_text
    place = view.model.column_of("state")
    assert view.model.table.rows[0].cells[place].text == "registered, no. 1"


def with_dialog(qtbot, kind, start, act):
    """Starts what opens a dialog, deals with the dialog, and gives what it showed."""
    seen = []

    def deal():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind) and not seen:
            seen.append(act(dialog))
            timer.stop()

    timer = QTimer(interval=10)
    timer.timeout.connect(deal)
    timer.start()
    start()
    qtbot.waitUntil(lambda: bool(seen))
    return seen[0]


def test_a_name_that_nobody_bears_opens_the_form_with_it(qtbot, window, field):
    qtbot.keyClicks(field, "ortiz, zoe")

    def fill(dialog):
        name = dialog.name.text()
        dialog.rating.setValue(1500)
        dialog.accept()
        return name

    start = partial(qtbot.keyClick, field, ENTER)
    assert with_dialog(qtbot, PlayerEditor, start, fill) == "Ortiz, Zoe"
    assert registered(window) == [("Ortiz, Zoe", 1500)]


def test_a_late_entry_is_asked_from_which_round(qtbot, window, tmp_path):
    Document.create(tmp_path / "late.arbiter", small_event()).close()
    window.files.open_path(tmp_path / "late.arbiter")
    give(window, "add_from_list")
    field = window.lists.registration.field
    qtbot.keyClicks(field, "carlsen")

    def look(dialog):
        shown = dialog.name.text(), dialog.rating.value(), dialog.first_round.value()
        dialog.accept()
        return shown

    start = partial(qtbot.keyClick, field, ENTER)
    assert with_dialog(qtbot, PlayerEditor, start, look) == ("Carlsen, Magnus", 2839, 2)
    newcomer = window.workspace.tournament.players[0]
    assert (newcomer.name, newcomer.first_round) == ("Carlsen, Magnus", 2)
    assert newcomer.rating_source == "FIDE standard 2026-12"


def test_the_order_of_the_event_says_which_rating_is_taken(qtbot, window, field):
    settings = TournamentSettings(rating_order=("blitz",))
    window.workspace.carry_out(change_settings, settings)
    qtbot.keyClicks(field, "carlsen")
    qtbot.keyClick(field, ENTER)
    assert registered(window) == [("Carlsen, Magnus", 2869)]


def test_without_lists_the_field_says_where_they_come_from(qtbot, window, collection):
    with closing(RatingLists(collection)) as lists:
        lists.remove("FIDE")
    give(window, "add_from_list")
    assert "no rating lists yet" in window.lists.registration.remark.whole_text


def test_the_check_reports_and_writes_only_what_is_ticked(qtbot, window, collection, field):
    for letters in ("carl", "garcia, j"):
        qtbot.keyClicks(field, letters)
        qtbot.keyClick(field, ENTER, Qt.KeyboardModifier.ControlModifier)
    newer = [LISTED[0]._replace(standard=2850), LISTED[1]._replace(standard=2222)]
    with closing(RatingLists(collection)) as lists:
        lists.replace(RatingList("FIDE", ListKind.FIDE, "2027-01"), newer, NoProgress())

    def take_the_second(dialog):
        assert dialog.lines.topLevelItemCount() == 2
        dialog.lines.topLevelItem(0).setCheckState(0, Qt.CheckState.Unchecked)
        dialog.accept()
        return True

    with_dialog(qtbot, ListCheckDialog, lambda: give(window, "check_players"), take_the_second)
    qtbot.waitUntil(lambda: registered(window)[1] == ("Garcia, Jose", 2222))
    assert registered(window)[0] == ("Carlsen, Magnus", 2839)
    give(window, "undo")
    assert registered(window)[1] == ("Garcia, Jose", 2100)


def test_a_check_without_differences_says_so(qtbot, window):
    give(window, "check_players")
    qtbot.waitUntil(lambda: "as in the lists" in window.players.notice.text)


def test_only_players_with_a_mark_are_shown_when_asked_for(qtbot, window, field):
    for letters in ("carl", "li"):
        qtbot.keyClicks(field, letters)
        qtbot.keyClick(field, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert "1 to look at" in window.players.header.state
    give(window, "only_odd")
    assert window.players.sorted_rows.rowCount() == 1
    assert window.players.sorted_rows.index(0, 2).data() == "Li, Wei"
    give(window, "only_odd")
    assert window.players.sorted_rows.rowCount() == 2


def test_the_search_is_put_away_when_another_event_is_opened(window, field, tmp_path):
    Document.create(tmp_path / "other.arbiter").close()
    window.files.open_path(tmp_path / "other.arbiter")
    assert not window.lists.registration.isVisible()


def test_nobody_is_added_while_a_round_is_being_paired(qtbot, window, field):
    def waits(_value, progress):
        while True:
            progress.raise_if_cancelled()

    window.workspace.compute(waits, None, lambda _value: None)
    qtbot.keyClicks(field, "carlsen")
    qtbot.keyClick(field, ENTER)
    assert "being paired" in window.lists.registration.remark.whole_text
    assert registered(window) == []
    window.workspace.cancel()
    qtbot.waitUntil(lambda: not window.workspace.is_busy)
    qtbot.keyClick(field, ENTER)
    assert registered(window) == [("Carlsen, Magnus", 2839)]


def test_a_list_that_came_in_says_who_is_otherwise_in_it_and_changes_nothing(
    qtbot, window, collection, field, tmp_path
):
    qtbot.keyClicks(field, "carlsen")
    qtbot.keyClick(field, ENTER)
    newer = LISTED[0]._replace(standard=2850, sex="M")
    path = tmp_path / "players_list_foa.txt"
    path.write_text(f"{HEADING}\n{combined_line(newer)}\n", encoding="ascii")

    def bring(dialog):
        dialog.import_path(path)
        qtbot.waitUntil(lambda: "1 player" in dialog.remark.text())
        dialog.reject()
        return True

    with_dialog(qtbot, RatingListsDialog, lambda: give(window, "rating_lists"), bring)
    assert "the data of 1 player are other ones" in window.players.notice.text
    assert registered(window) == [("Carlsen, Magnus", 2839)]
