"""Prizes are typed, chosen and removed by keys; the list at the side follows."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from arbiter_gui.actions.prizes import refuse_condition, set_prizes
from arbiter_gui.tables.prizes import prize_list_of
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import CategoryPrize, PrizeFund, Sex, Sharing
from arbiter_gui.ui.dialogs.category_prize import CategoryPrizeDialog
from arbiter_gui.ui.dialogs.prizes import Prizes, PrizesDialog
from tests.notation import event

FOUR = "1 A 2000 | 3w1\n2 B 1900 | 4w1\n3 C 1800 | 1b0\n4 D | 2b0"
TWO_PLACES = PrizeFund((100_00, 50_00))
UNRATED = CategoryPrize(1, "Unrated", (30_00,), unrated=True)


@pytest.fixture
def dialog_for(show):
    def made(fund=TWO_PLACES, categories=(UNRATED,)):
        tournament = event(FOUR, tiebreaks=("TPN",), rounds=1)
        standings = rank(tournament)
        return show(
            PrizesDialog(
                Prizes(fund, categories),
                lambda fund, found: prize_list_of(tournament, standings, fund, found),
                lambda fund, found: set_prizes(tournament, fund, found),
            )
        )

    return made


def amounts(dialog):
    column = [column.key for column in dialog.model.table.columns].index("amount")
    return [row.cells[column].text for row in dialog.model.table.rows]


def typed(qtbot, table, *texts):
    qtbot.waitUntil(table.isActiveWindow)
    table.setFocus()
    for text in texts:
        qtbot.keyClick(table, text[0])
        editor = QApplication.focusWidget()
        assert table.isAncestorOf(editor)
        qtbot.keyClicks(editor, text[1:])
        qtbot.keyClick(editor, Qt.Key.Key_Return)
        qtbot.waitUntil(table.hasFocus)


def answering(steps):
    def reply():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, CategoryPrizeDialog):
            steps(dialog)
        else:
            QTimer.singleShot(5, reply)

    QTimer.singleShot(0, reply)


def test_amounts_are_typed_one_below_the_other_and_the_list_follows(dialog_for, qtbot):
    dialog = dialog_for(PrizeFund(), ())
    assert dialog.fund.places.hasFocus()
    assert amounts(dialog) == []
    typed(qtbot, dialog.fund.places, "200", "120,5", "9")
    assert dialog.fund.places.amounts() == (200_00, 120_50, 9_00)
    assert amounts(dialog) == ["200.00", "120.50", "9.00"]
    qtbot.keyClick(dialog.fund.places, Qt.Key.Key_Up)
    qtbot.keyClick(dialog.fund.places, Qt.Key.Key_Delete)
    assert dialog.fund.places.amounts() == (200_00, 120_50)
    assert dialog.isVisible()


def test_sharing_rounding_and_currency_change_the_list(dialog_for):
    dialog = dialog_for()
    assert amounts(dialog) == ["100.00", "50.00", "30.00"]
    dialog.fund.sharing.setCurrentIndex(dialog.fund.sharing.findData(Sharing.EQUAL.value))
    assert amounts(dialog) == ["75.00", "75.00", "30.00"]
    dialog.fund.unit.setCurrentIndex(dialog.fund.unit.findData(10_00))
    assert amounts(dialog) == ["80.00", "70.00", "30.00"]
    dialog.fund.keeps.setChecked(True)
    assert amounts(dialog) == ["70.00", "70.00", "30.00"]
    dialog.fund.currency.setText("EUR")
    assert [c.title for c in dialog.model.table.columns if c.key == "amount"] == ["Amount, EUR"]
    fund = PrizeFund((100_00, 50_00), Sharing.EQUAL, 10_00, True, True, "EUR")
    assert dialog.prizes() == Prizes(fund, (UNRATED,))


def test_the_reason_of_the_line_stands_below_the_list(dialog_for):
    dialog = dialog_for()
    assert dialog.why.text() == "A: place 1 (100.00)"
    dialog.list.go_to_row(2)
    assert dialog.why.text() == "D: unrated: the best placed without a larger prize"


def test_categories_are_added_changed_and_removed_by_keys(dialog_for, qtbot):
    dialog = dialog_for()
    dialog.categories.list.setFocus()

    def new(asked):
        qtbot.keyClicks(asked.name, "Women")
        asked.sex.setCurrentIndex(asked.sex.findData(Sex.FEMALE.value))
        typed(qtbot, asked.amounts, "40")
        asked.accept()

    answering(new)
    qtbot.keyClick(dialog.categories.list, Qt.Key.Key_Insert)
    women = CategoryPrize(0, "Women", (40_00,), sex=Sex.FEMALE)
    assert dialog.categories.categories() == (UNRATED, women)
    assert dialog.categories.list.currentRow() == 1
    qtbot.keyClick(dialog.categories.list, Qt.Key.Key_Up)

    def other(asked):
        asked.unrated.setChecked(False)
        asked.rating_to.setValue(1900)
        asked.accept()

    answering(other)
    qtbot.keyClick(dialog.categories.list, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert amounts(dialog) == ["100.00", "50.00", "30.00"]
    assert dialog.model.table.rows[2].key == 3
    qtbot.keyClick(dialog.categories.list, Qt.Key.Key_Delete)
    assert dialog.categories.categories() == (women,)


def test_what_cannot_be_announced_is_told_where_it_is_mended(dialog_for):
    dialog = dialog_for(PrizeFund((1, 2)), ())
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.complaint.text() == "The prize of place 2 is worth more than the one before it."
    assert dialog.fund.places.hasFocus()
    dialog.fund.places.item(1, 0).setText("a lot")
    dialog.accept()
    assert dialog.complaint.text() == "“a lot” is no amount."


@pytest.mark.parametrize(
    ("category", "field"),
    [
        (CategoryPrize(0, "", (1,)), "name"),
        (CategoryPrize(0, "Unrated", (1,)), "name"),
        (CategoryPrize(0, "U16", ()), "amounts"),
        (CategoryPrize(0, "U16", (1, 2)), "amounts"),
        (CategoryPrize(0, "U16", (1,), rating_from=2, rating_to=1), "rating_to"),
        (CategoryPrize(0, "U16", (1,), age_from=2, age_to=1), "age_to"),
    ],
)
def test_a_category_says_what_is_wrong_and_goes_there(show, category, field):
    asked = show(CategoryPrizeDialog(category, lambda found: refuse_condition(found, [UNRATED])))
    asked.accept()
    assert asked.isVisible()
    assert asked.complaint.text()
    assert getattr(asked, field).hasFocus()


def test_every_control_has_a_name(dialog_for, show, controls, name_of):
    for dialog in (dialog_for(), show(CategoryPrizeDialog(UNRATED, refuse_condition))):
        assert all(map(name_of, controls(dialog)))


def test_a_dialog_gives_back_the_category_it_was_given(show):
    whole = CategoryPrize(
        7, "All", (3, 2), 1000, 2000, unrated=True, sex=Sex.MALE, age_from=10, age_to=20,
        federation="ESP", club="Roque",
    )  # fmt: skip
    assert show(CategoryPrizeDialog(whole, refuse_condition)).category() == whole
