"""Tie-breaks are searched, added, moved and removed with keys alone."""

import re

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView

from arbiter_gui.i18n import use_language
from arbiter_gui.tournament import TournamentSettings
from arbiter_gui.ui.dialogs.rules_form import RulesForm
from arbiter_gui.ui.dialogs.tiebreak_picker import TiebreakPicker


@pytest.fixture
def picker(qtbot):
    dialog = TiebreakPicker(("BH/C1", "BH"))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitActive(dialog)
    return dialog


def offered(picker):
    return [picker.offered.item(row).text() for row in range(picker.offered.count())]


def test_what_is_searched_is_added_by_enter(picker, qtbot):
    qtbot.keyClicks(picker.search, "sonneborn")
    assert offered(picker)[0] == "SB  Sonneborn-Berger"
    assert all("Sonneborn-Berger" in text for text in offered(picker))
    qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    assert picker.codes() == ("BH/C1", "BH", "SB")
    assert picker.isVisible()


def test_any_code_can_be_typed(picker, qtbot):
    qtbot.keyClicks(picker.search, "aro/c1/u1500")
    qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    assert picker.codes()[-1] == "ARO/C1/U1500"


def test_a_tiebreak_is_chosen_once_but_the_direct_encounter_again(picker, qtbot):
    for code in ("BH", "DE", "DE"):
        picker.search.clear()
        qtbot.keyClicks(picker.search, code)
        qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    assert picker.codes() == ("BH/C1", "BH", "DE", "DE")


def test_the_order_is_changed_and_entries_are_removed_by_keys(picker, qtbot):
    picker.chosen.setFocus()
    picker.chosen.setCurrentRow(1)
    qtbot.keyClick(picker.chosen, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert picker.codes() == ("BH", "BH/C1")
    qtbot.keyClick(picker.chosen, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert picker.codes() == ("BH/C1", "BH")
    qtbot.keyClick(picker.chosen, Qt.Key.Key_Delete)
    assert picker.codes() == ("BH/C1",)


def test_each_is_explained_in_a_sentence_with_its_article(picker, qtbot):
    qtbot.keyClicks(picker.search, "sonneborn")
    assert "made against them, added up. C.07, article 9.1." in picker.meaning.text()
    picker.search.setText("kashdan")
    assert picker.meaning.text().endswith("Not FIDE.")


def test_what_is_not_of_fide_stands_below_a_heading_that_the_keys_pass_over(picker, qtbot):
    texts = offered(picker)
    heading = texts.index("Not FIDE")
    assert all("(not FIDE)" in text for text in texts[heading + 1 :])
    assert not any("(not FIDE)" in text for text in texts[:heading])
    picker.offered.setFocus()
    picker.offered.setCurrentRow(heading - 1)
    qtbot.keyClick(picker.offered, Qt.Key.Key_Down)
    assert picker.offered.currentRow() == heading + 1
    qtbot.keyClicks(picker.search, "kashdan")
    qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    assert offered(picker)[0] == "Not FIDE"
    assert len(picker.codes()) == 3


def test_a_suggested_list_replaces_the_chosen_ones(picker):
    picker.presets.setCurrentIndex(1)
    picker.presets.activated.emit(1)
    assert picker.codes() == ("BH/C1", "BH", "SB", "DE", "WIN")


def test_lots_get_the_number_they_are_drawn_with_and_are_drawn_once(picker, qtbot):
    for _again in range(2):
        picker.search.setText("lots")
        qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    *others, lots = picker.codes()
    assert others == ["BH/C1", "BH"]
    assert re.fullmatch(r"OTHER_LOTS/[1-9]\d{0,8}", lots)
    assert f"drawn with {lots.split('/')[1]}" in picker.chosen.item(2).text()


def test_round_robins_are_offered_koya_and_no_buchholz(qtbot):
    dialog = TiebreakPicker((), round_robin=True)
    qtbot.addWidget(dialog)
    codes = {text.split()[0].split("/")[0] for text in offered(dialog)}
    assert "KS" in codes
    assert not codes & {"BH", "FB", "AOB"}
    dialog.search.setText("BH/M1/P")
    assert offered(dialog) == []
    assert dialog.presets.itemText(1).startswith("Arbiter's list for round robins")


def test_swiss_events_are_not_offered_koya(picker):
    assert not any(text.startswith("KS") for text in offered(picker))
    picker.search.setText("KS/L+1")
    assert offered(picker) == []


def test_the_order_is_changed_by_dragging(picker):
    source, row = QModelIndex(), 1
    model = picker.chosen.model()
    assert picker.chosen.dragDropMode() is QAbstractItemView.DragDropMode.InternalMove
    assert model.moveRow(source, row, source, 0)
    assert picker.codes() == ("BH", "BH/C1")


def test_a_code_of_a_foreign_file_that_is_not_on_offer_stays(qtbot):
    dialog = TiebreakPicker(("NOVELTY", "BH"))
    qtbot.addWidget(dialog)
    assert dialog.codes() == ("NOVELTY", "BH")
    assert "not available" in dialog.chosen.item(0).text()


def test_the_form_of_the_rules_keeps_and_gives_the_tiebreaks(qtbot, monkeypatch):
    form = RulesForm(TournamentSettings(tiebreaks=("SB", "DE")), ("2026",))
    qtbot.addWidget(form)
    assert form.settings().tiebreaks == ("SB", "DE")

    def add_and_accept(picker):
        picker.search.setText("WIN")
        picker.add_current()
        return True

    monkeypatch.setattr(TiebreakPicker, "exec", add_and_accept)
    form.tiebreaks.button.click()
    assert form.settings().tiebreaks == ("SB", "DE", "WIN")


def test_what_nobody_knows_is_said_so(picker, qtbot):
    qtbot.keyClicks(picker.search, "QQ7")
    assert offered(picker) == []
    assert "Nothing on offer is called “QQ7”" in picker.meaning.text()
    picker.search.clear()
    assert "Nothing" not in picker.meaning.text()


def test_the_next_word_that_is_searched_for_takes_the_place_of_the_one_before(picker, qtbot):
    qtbot.keyClicks(picker.search, "direct")
    qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    qtbot.keyClicks(picker.search, "wins")
    assert picker.search.text() == "wins"


def test_ctrl_enter_closes_from_the_search_and_adds_nothing(picker, qtbot):
    before = picker.codes()
    picker.activateWindow()
    qtbot.waitUntil(picker.isActiveWindow)
    picker.search.setFocus()
    qtbot.keyClick(picker.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not picker.isVisible()
    assert picker.result() == picker.DialogCode.Accepted
    assert picker.codes() == before


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_words_in_which_two_tie_breaks_differ_can_be_read(qtbot, language):
    use_language(language)
    dialog = TiebreakPicker(("BH/C1", "BH/C2", "BH/M1"))
    use_language("en")
    qtbot.addWidget(dialog)
    dialog.show()
    for entries in (dialog.offered, dialog.chosen):
        room = entries.viewport().width() - 2 * 13
        metrics = entries.fontMetrics()
        shown = [
            metrics.elidedText(entries.item(row).text(), Qt.TextElideMode.ElideRight, room)
            for row in range(entries.count())
        ]
        assert len(set(shown)) == len(shown)
