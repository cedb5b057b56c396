"""The print dialog: documents, options, preview; and what goes into the PDF."""

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from arbiter_gui.document import Document
from arbiter_gui.i18n import use_language
from arbiter_gui.ui.dialogs.print_lists import PrintDialog
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.printing.page_options import Orientation, Paper, usual_options
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.views.print_commands import PrintCommands
from arbiter_gui.ui.workspace import Workspace
from tests.reports.event import spring_open


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def commands(window, tmp_path):
    workspace = Workspace(window)
    workspace.show(Document.create(tmp_path / "spring.arbiter", spring_open().facts()))
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(store)
    files = FileCommands(workspace, preferences, window)
    yield PrintCommands(workspace, preferences, files, window)
    workspace.close()


@pytest.fixture
def printing(commands, qtbot, monkeypatch):
    """Runs the command and hands its dialog to a step, which says how it ends."""

    def run(step):
        def shown(dialog):
            dialog.show()
            qtbot.waitUntil(lambda: dialog.page.pages > 0)
            step(dialog)

        monkeypatch.setattr(PrintDialog, "exec", shown)
        commands.print_lists(4)

    return run


def go_to(dialog, key):
    rows = range(dialog.documents.count())
    row = next(r for r in rows if dialog.documents.item(r).data(Qt.ItemDataRole.UserRole) == key)
    dialog.documents.setCurrentRow(row)
    return dialog.documents.item(row)


def test_it_begins_with_the_boards_of_the_round_and_shows_their_page(printing):
    def look(dialog):
        assert dialog.key == "pairings"
        assert dialog.round.value() == 4
        assert dialog.page.place == "Page 1 of 1"
        assert "Pairings" in dialog.page.accessibleDescription()

    printing(look)


def test_another_document_is_shown_and_its_columns_are_offered(printing, qtbot):
    def look(dialog):
        go_to(dialog, "starting_list")
        qtbot.waitUntil(lambda: "Starting list" in dialog.page.accessibleDescription())
        names = [action.text() for action in dialog.columns.menu().actions()]
        assert "Federation" in names

    printing(look)


def test_what_is_chosen_for_a_document_is_remembered_for_it_alone(printing, commands, qtbot):
    def choose(dialog):
        go_to(dialog, "standings")
        dialog.paper.setCurrentIndex(dialog.paper.findData(Paper.LETTER))
        dialog.lying.setCurrentIndex(dialog.lying.findData(Orientation.LANDSCAPE))
        dialog.type_size.setValue(12)
        qtbot.waitUntil(lambda: "Standings" in dialog.page.accessibleDescription())
        action = next(a for a in dialog.columns.menu().actions() if a.text() == "Federation")
        action.trigger()

    printing(choose)
    kept = commands.options_of("standings")
    assert (kept.paper, kept.orientation, kept.size) == (Paper.LETTER, Orientation.LANDSCAPE, 120)
    assert kept.hidden == {"federation"}
    assert commands.options_of("pairings") == usual_options("pairings")


def test_options_that_were_kept_and_make_no_sense_are_as_usual(commands):
    for words in ("{", "[]", '{"paper": "A0", "size": 9000, "hidden": 7}'):
        commands._preferences.keep_page("pairings", words)
        assert commands.options_of("pairings") == usual_options("pairings")


def test_the_documents_that_are_ticked_make_one_pdf(printing, commands, qtbot, tmp_path):
    target = tmp_path / "lists.pdf"
    commands._files.ask_target = lambda *_question: target

    def choose(dialog):
        for key in ("standings", "pairings"):
            go_to(dialog, key).setCheckState(Qt.CheckState.Checked)
        dialog.pdf_button.click()

    written = []
    commands._workspace.lists_written.connect(lambda: written.append(True))
    printing(choose)
    qtbot.waitUntil(lambda: bool(written), timeout=10_000)
    first, second = (page.extract_text() for page in PdfReader(target).pages)
    assert "Round 4" in " ".join(first.split())
    assert "Standings after round 4" in " ".join(second.split())


def test_without_a_printer_a_pdf_is_still_there(printing):
    def look(dialog):
        dialog.show_printers(found=False)
        assert not dialog.print_button.isEnabled()
        assert dialog.no_printer.isVisible()
        assert dialog.pdf_button.isEnabled()

    printing(look)


def test_before_round_1_what_needs_a_round_says_so(window, qtbot):
    dialog = PrintDialog(0, 0, usual_options, window)
    assert dialog.key
    texts = [dialog.documents.item(row).text() for row in range(dialog.documents.count())]
    assert len(texts) > 5
    assert not dialog.round.isEnabled()


def test_every_control_has_a_name(window):
    dialog = PrintDialog(4, 4, usual_options, window)
    buddies = {label.buddy() for label in dialog.findChildren(type(dialog.place)) if label.buddy()}
    for field in (dialog.documents, dialog.page):
        assert field.accessibleName()
    assert {dialog.round, dialog.paper, dialog.lying, dialog.type_size} <= buddies
    for button in (dialog.print_button, dialog.pdf_button, dialog.close_button, dialog.columns):
        assert button.text()


def test_enter_in_the_list_of_documents_presses_the_button_that_stands_out(
    printing, qtbot, monkeypatch
):
    ended = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: ("", "")))

    def look(dialog):
        dialog.documents.setFocus()
        dialog.pdf_button.clicked.connect(lambda: ended.append("pdf"))
        qtbot.keyClick(dialog.documents, Qt.Key.Key_Return)

    printing(look)
    assert ended == ["pdf"]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_no_name_of_a_document_is_cut(window, qtbot, language):
    use_language(language)
    dialog = PrintDialog(4, 4, lambda _key: usual_options("pairings"), window)
    use_language("en")
    qtbot.addWidget(dialog)
    dialog.show()
    documents = dialog.documents
    assert documents.viewport().width() >= documents.sizeHintForColumn(0)
