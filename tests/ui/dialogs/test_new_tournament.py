"""The wizard for a new tournament, from its name to its file."""

import pytest
from PySide6.QtCore import QLibraryInfo, Qt, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QWizard

from arbiter_gui.i18n import use_language
from arbiter_gui.tournament import (
    STANDARD,
    THREE_ONE_NIL,
    Colour,
    EventDetails,
    ScoringSystem,
    TournamentSettings,
)
from arbiter_gui.ui.dialogs.new_tournament import (
    NewTournament,
    NewTournamentWizard,
    edition_on,
    file_name,
)
from arbiter_gui.ui.dialogs.warning import WarningDialog

EDITIONS = ("2026", "2017", "2012")


@pytest.fixture
def wizard(show, tmp_path):
    return show(NewTournamentWizard(tmp_path, EDITIONS))


def go_on(qtbot, wizard):
    button = QWizard.WizardButton.FinishButton
    if wizard.nextId() >= 0:
        button = QWizard.WizardButton.NextButton
    qtbot.mouseClick(wizard.button(button), Qt.MouseButton.LeftButton)


def test_a_name_and_three_times_next_are_enough(wizard, qtbot, tmp_path):
    qtbot.keyClicks(wizard.event_page.form.name, "Spring Open 2026")
    go_on(qtbot, wizard)
    go_on(qtbot, wizard)
    go_on(qtbot, wizard)
    assert not wizard.isVisible()
    assert wizard.answer() == NewTournament(
        EventDetails(name="Spring Open 2026"),
        TournamentSettings(scoring=STANDARD),
        tmp_path / "Spring Open 2026.arbiter",
    )


def test_everything_that_is_entered_is_in_the_answer(wizard, qtbot, tmp_path):
    event, rules = wizard.event_page.form, wizard.rules_page.form
    event.name.setText("Кубок")
    event.city.setText("Казань")
    qtbot.keyClicks(event.federation, "rus")
    event.start.set_text_value("2026/05/01")
    event.chief_arbiter.setText("Иванов, И.")
    go_on(qtbot, wizard)
    rules.rounds.setValue(7)
    rules.scoring.choice.setCurrentIndex(1)
    rules.initial_colour.setCurrentIndex(2)
    go_on(qtbot, wizard)
    answer = wizard.answer()
    assert answer.event == EventDetails(
        "Кубок", "Казань", "RUS", "2026/05/01", "2026/05/01", "Иванов, И."
    )
    assert answer.settings.rounds == 7
    assert answer.settings.scoring == THREE_ONE_NIL
    assert answer.settings.initial_colour is Colour.BLACK
    assert answer.path == tmp_path / "Кубок.arbiter"


def test_the_organisers_own_points_are_kept_in_tenths(wizard):
    scoring = wizard.rules_page.form.scoring
    scoring.choice.setCurrentIndex(2)
    assert scoring.scoring() == STANDARD
    for name, points in (("win", 2.0), ("draw", 1.0), ("pab", 1.5)):
        scoring.values[name].setValue(points)
    assert scoring.scoring() == ScoringSystem(20, 10, 0, 0, 15, 10)


def test_the_wizard_does_not_go_on_without_a_name_or_with_the_end_before_the_start(wizard, qtbot):
    go_on(qtbot, wizard)
    assert wizard.currentPage() is wizard.event_page
    assert "name" in wizard.event_page.complaint.text()
    form = wizard.event_page.form
    qtbot.keyClicks(form.name, "Open")
    form.start.set_text_value("2026/05/02")
    form.end.set_text_value("2026/05/01")
    go_on(qtbot, wizard)
    assert wizard.currentPage() is wizard.event_page
    assert "before" in wizard.event_page.complaint.text()


def test_a_win_that_is_worth_less_than_a_draw_is_refused(wizard, qtbot):
    qtbot.keyClicks(wizard.event_page.form.name, "Open")
    go_on(qtbot, wizard)
    scoring = wizard.rules_page.form.scoring
    scoring.choice.setCurrentIndex(2)
    scoring.values["draw"].setValue(5)
    go_on(qtbot, wizard)
    assert wizard.currentPage() is wizard.rules_page
    assert "win" in wizard.rules_page.complaint.text()


@pytest.mark.parametrize(
    ("start", "edition"),
    [
        ("", "2026"),
        ("2017/06/30", "2012"),
        ("2017/07/01", "2017"),
        ("2026/01/31", "2017"),
        ("2026/02/01", "2026"),
    ],
)
def test_the_first_day_proposes_the_edition_in_force(wizard, start, edition):
    assert edition_on(start) == edition
    wizard.event_page.form.start.set_text_value("2015/01/01")
    wizard.event_page.form.start.set_text_value(start)
    assert wizard.rules_page.form.settings().edition == edition


def test_a_file_that_exists_is_never_proposed_and_never_taken(wizard, qtbot, tmp_path):
    (tmp_path / "Open.arbiter").write_text("kept")
    qtbot.keyClicks(wizard.event_page.form.name, "Open")
    go_on(qtbot, wizard)
    go_on(qtbot, wizard)
    assert wizard.answer().path == tmp_path / "Open 2.arbiter"
    for place in (tmp_path / "Open", tmp_path / "nowhere" / "Open.arbiter", ""):
        wizard.file_page.place.setText(str(place))
        go_on(qtbot, wizard)
        assert wizard.isVisible()
        assert wizard.file_page.complaint.text()
    wizard.file_page.place.setText(str(tmp_path / "Other"))
    go_on(qtbot, wizard)
    assert not wizard.isVisible()
    assert wizard.answer().path == tmp_path / "Other.arbiter"


def test_a_file_name_has_nothing_that_some_system_refuses():
    assert file_name('Cup: "A/B" <2026>?') == "Cup A B 2026.arbiter"
    assert file_name("...") == "Tournament.arbiter"


def test_every_control_of_every_page_has_a_name(wizard, qtbot, controls, name_of):
    qtbot.keyClicks(wizard.event_page.form.name, "Open")
    for _ in range(3):
        found = controls(wizard.currentPage())
        assert found
        assert [control for control in found if not name_of(control)] == []
        wizard.next()


def test_a_place_that_cannot_be_is_said_in_the_wizard(wizard, qtbot):
    for place in ("~nobody-of-that-name/x", "x" * 300, "/" + "y" * 300 + "/x"):
        wizard.file_page.place.setText(place)
        assert not wizard.file_page.validatePage()
        assert wizard.file_page.complaint.text()


def test_the_longest_name_of_an_event_gives_a_file_that_can_be_made(tmp_path):
    path = tmp_path / file_name("й" * 300)
    path.write_bytes(b"")
    assert path.suffix == ".arbiter"


def test_what_is_typed_takes_the_place_of_the_proposed_number_of_rounds(wizard, qtbot):
    qtbot.keyClicks(wizard.event_page.form.name, "Open")
    go_on(qtbot, wizard)
    field = wizard.rules_page.form.rounds
    field.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(field.lineEdit().hasSelectedText)
    qtbot.keyClicks(field, "5")
    assert field.value() == 5


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_wizard_is_as_wide_as_its_widest_page(show, tmp_path, language):
    use_language(language)
    try:
        wizard = show(NewTournamentWizard(tmp_path, EDITIONS))
        widest = max(wizard.page(n).minimumSizeHint().width() for n in wizard.pageIds())
        assert wizard.width() > widest
    finally:
        use_language("en")


def letters(wizard):
    """The letters that go somewhere with Alt, each with the texts that have it."""
    found = {}
    for widget in (*wizard.findChildren(QLabel), *wizard.findChildren(QAbstractButton)):
        goes_nowhere = isinstance(widget, QLabel) and widget.buddy() is None
        letter = QKeySequence.mnemonic(widget.text()).toString()
        if widget.isVisible() and letter and not goes_nowhere:
            found.setdefault(letter, []).append(widget.text())
    return found


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_no_letter_of_a_page_belongs_to_two_fields_or_to_a_button_of_the_frame(
    show, qapp, tmp_path, language
):
    use_language(language)
    own = QTranslator()
    own.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    qapp.installTranslator(own)
    wizard = show(NewTournamentWizard(tmp_path, EDITIONS))
    wizard.event_page.form.name.setText("A")
    pages = []
    for _page in range(3):
        pages.append(letters(wizard))
        wizard.next()
    qapp.removeTranslator(own)
    use_language("en")
    assert [texts for page in pages for texts in page.values() if len(texts) > 1] == []


def test_escape_asks_before_it_throws_away_what_was_entered(wizard, qtbot, monkeypatch):
    answers = [False, True]
    monkeypatch.setattr(WarningDialog, "accepted_by_user", lambda _dialog: answers.pop(0))
    qtbot.keyClicks(wizard.event_page.form.name, "Spring Open 2026")
    qtbot.keyClick(wizard.event_page.form.name, Qt.Key.Key_Escape)
    assert wizard.isVisible()
    qtbot.keyClick(wizard.event_page.form.name, Qt.Key.Key_Escape)
    assert not wizard.isVisible()
    assert answers == []


def test_escape_closes_at_once_where_nothing_was_entered(wizard, qtbot):
    qtbot.keyClick(wizard.event_page.form.name, Qt.Key.Key_Escape)
    assert not wizard.isVisible()


def test_what_is_no_day_is_told_on_its_page(wizard, qtbot):
    form = wizard.event_page.form
    form.name.setText("A")
    qtbot.keyClicks(form.end, "soon")
    go_on(qtbot, wizard)
    assert wizard.currentPage() is wizard.event_page
    assert "“soon” is no day" in wizard.event_page.complaint.text()
    assert form.end.hasFocus()
