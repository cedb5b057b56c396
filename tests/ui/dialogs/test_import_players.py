"""Players of a spreadsheet: columns that are guessed, ticks on what is taken, one step."""

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.actions.player_import import import_players
from arbiter_gui.actions.player_lists import ListRequest, read_list_file
from arbiter_gui.document import Document
from arbiter_gui.formats.spreadsheet.foreign_table import read_foreign_table
from arbiter_gui.formats.spreadsheet.player_field import PlayerField
from arbiter_gui.i18n import LANGUAGES, use_language
from arbiter_gui.progress import NoProgress
from arbiter_gui.tournament import Tournament
from arbiter_gui.ui.dialogs.import_players import ImportPlayersWizard
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.views.import_commands import ImportCommands
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event

SPANISH = "Apellidos y nombre;Elo;Año;Club\nMuñiz, José;1850;1990;Peón\nAlvarez, 1;2600;;\n"


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "inscritos.csv"
    path.write_text(SPANISH, encoding="cp1252")
    return path


def wizard_of(source, tournament, qtbot):
    file = read_list_file(ListRequest(source), NoProgress())
    wizard = ImportPlayersWizard(
        file, tournament, lambda reading: read_foreign_table(source.read_bytes(), reading)
    )
    qtbot.addWidget(wizard)
    wizard.show()
    return wizard


def test_the_columns_of_a_spanish_list_are_guessed_and_its_letters_are_right(source, qtbot):
    wizard = wizard_of(source, event(2), qtbot)
    found = wizard.columns_page.players()
    first = found.players[0].player
    assert (first.name, first.rating, first.birth) == ("Muñiz, José", 1850, "1990")


def test_new_players_and_corrections_are_taken_as_one_step(source, qtbot):
    tournament = event(2)
    wizard = wizard_of(source, tournament, qtbot)
    wizard.next()
    assert wizard.currentPage() is wizard.report_page
    change = import_players(tournament, wizard.order())
    after = Tournament(tournament.facts())
    after.apply(change)
    assert "Muñiz, José" in [player.name for player in after.players]
    after.apply(change.reversed)
    assert after.facts() == tournament.facts()


def test_without_a_tick_nothing_can_be_imported(source, qtbot):
    wizard = wizard_of(source, event(2), qtbot)
    wizard.next()
    page = wizard.report_page
    for leaf in page._leaves():
        if leaf.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            leaf.setCheckState(0, Qt.CheckState.Unchecked)
    assert not page.isComplete()


@pytest.fixture
def commands(qtbot, tmp_path, monkeypatch):
    workspace = Workspace()
    files = FileCommands.__new__(FileCommands)
    commands = ImportCommands(workspace, files, None)
    commands.opened = []
    monkeypatch.setattr(
        FileCommands, "open_path", lambda _files, path: commands.opened.append(path)
    )
    yield commands
    workspace.close()


def test_a_list_that_is_dropped_without_an_event_asks_for_one(commands, source):
    problems = []
    commands._workspace.problem.connect(lambda error: problems.append(error.code))
    commands.take_dropped(source)
    assert problems == ["import-without-event"]


def test_a_list_that_is_dropped_on_an_event_is_read_and_imported(
    commands, source, qtbot, tmp_path, monkeypatch
):
    workspace = commands._workspace
    workspace.show(Document.create(tmp_path / "event.arbiter", event(2).facts()))

    def accepted(wizard):
        wizard.show()
        wizard.next()
        return wizard.order()

    monkeypatch.setattr(ImportPlayersWizard, "ordered", accepted)
    commands.take_dropped(source)
    qtbot.waitUntil(lambda: len(workspace.tournament.players) == 3)
    assert workspace.next_undo.describe().startswith("Import players from inscritos.csv")


def test_a_report_that_is_dropped_on_an_event_asks_what_it_is_for(commands, tmp_path):
    workspace = commands._workspace
    workspace.show(Document.create(tmp_path / "event.arbiter", event(2).facts()))
    asked = []
    commands.asked.connect(lambda lines, offers: asked.append((lines, offers)))
    report = tmp_path / "other.trf"
    report.write_text("012 Other")
    commands.take_dropped(report)
    ((lines, offers),) = asked
    assert "other.trf is the report of an event" in lines[0]
    offers[0][1]()
    assert commands.opened == [report]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_of_a_text_have_room_on_a_small_laptop_at_200_per_cent(language, source, qtbot):
    use_language(language)
    try:
        wizard = wizard_of(source, event(2), qtbot)
    finally:
        use_language("en")
    needed = wizard.columns_page.minimumSizeHint()
    assert (needed.width() <= 655, needed.height() <= 260) == (True, True), needed


def test_a_column_that_is_given_a_meaning_takes_it_from_the_others(source, qtbot):
    fields = wizard_of(source, event(2), qtbot).columns_page.fields
    fields.assign(3, PlayerField.RATING)
    fields.assign(1, PlayerField.LAST_NAME)
    assert fields.columns() == {
        PlayerField.LAST_NAME: 1,
        PlayerField.BIRTH: 2,
        PlayerField.RATING: 3,
    }


def test_without_a_column_of_names_the_arbiter_cannot_go_on(source, qtbot):
    wizard = wizard_of(source, event(2), qtbot)
    page = wizard.columns_page
    page.fields.assign(0, None)
    wizard.next()
    assert wizard.currentPage() is page
    assert page.complaint.text() == "Please say which column holds the names."


def test_another_encoding_reads_the_text_again(source, qtbot):
    page = wizard_of(source, event(2), qtbot).columns_page
    page.encoding.setCurrentText("cp1251")
    page.encoding.activated.emit(page.encoding.currentIndex())
    assert page.players().players[0].player.name == "Muсiz, Josй"


def test_a_group_is_unticked_with_the_space_key_and_counted(source, qtbot):
    wizard = wizard_of(source, event(2), qtbot)
    wizard.next()
    page = wizard.report_page
    qtbot.keyClick(page.tree, Qt.Key.Key_Down)
    group = page.tree.findItems("New players: 1", Qt.MatchFlag.MatchExactly)[0]
    page.tree.setCurrentItem(group)
    qtbot.keyClick(page.tree, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "new players 0" in page.count.text())
    assert not page.choice().new
