"""Details and rules of an open event."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox

from arbiter_gui.tournament import Colour, EventDetails, ScoringSystem, TournamentSettings
from arbiter_gui.tournament.numbering import EqualsBy, OrderOfEquals
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.ui.dialogs.event_details import EventDetailsDialog
from arbiter_gui.ui.dialogs.rules_form import Locks
from arbiter_gui.ui.dialogs.tournament_settings import SettingsDialog

EVENT = EventDetails(
    "Open", "Bern", "SUI", "2026/05/01", "2026/05/09", "Moor, D", ("Ek, S",), "90+30", "5400+30"
)
SETTINGS = TournamentSettings(
    edition="2017", rounds=7, initial_colour=Colour.BLACK, scoring=ScoringSystem(win=20, draw=10)
)


def test_details_that_are_not_touched_come_back_unchanged(show, qtbot):
    dialog = show(EventDetailsDialog(EVENT))
    qtbot.keyClick(dialog.fields.name, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.fields.details() == EVENT


def test_details_without_a_name_are_refused(show, qtbot):
    dialog = show(EventDetailsDialog(EVENT))
    dialog.fields.name.clear()
    qtbot.keyClick(dialog.fields.name, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "name" in dialog.complaint.text()


def test_settings_that_are_not_touched_come_back_unchanged(show, qtbot):
    dialog = show(SettingsDialog(SETTINGS, ("2026", "2017", "2012"), Locks()))
    qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert dialog.fields.settings() == SETTINGS


def test_what_is_locked_is_disabled_with_the_reason_and_the_rest_can_be_changed(show):
    locks = Locks(3, frozenset({"edition", "scoring", "initial_colour"}))
    dialog = show(SettingsDialog(SETTINGS, ("2026", "2017"), locks))
    enabled = {name for name, field in dialog.fields.fields().items() if field.isEnabled()}
    assert enabled == {"rounds", "tiebreaks", "equals_by"}
    assert "Round 1 is paired" in dialog.fields.reason.text()
    assert dialog.fields.reason.isVisible()
    assert dialog.focusWidget() is dialog.fields.rounds
    dialog.fields.rounds.setValue(1)
    assert dialog.fields.settings().rounds == 3


def test_the_keyboard_begins_in_the_first_field_that_is_not_locked(show):
    dialog = show(SettingsDialog(SETTINGS, ("2026",), Locks(3, frozenset({"rounds", "edition"}))))
    assert dialog.focusWidget() is dialog.fields.scoring.choice


def test_nothing_is_locked_before_round_1(show):
    dialog = show(SettingsDialog(SETTINGS, ("2026", "2017"), Locks()))
    assert all(field.isEnabled() for field in dialog.fields.fields().values())
    assert not dialog.fields.reason.isVisible()


@pytest.mark.parametrize(
    "dialog_of",
    [
        lambda: EventDetailsDialog(EVENT),
        lambda: SettingsDialog(SETTINGS, ("2026", "2017"), Locks()),
    ],
)
def test_every_control_has_a_name(show, controls, name_of, dialog_of):
    found = controls(show(dialog_of()))
    assert len(found) > 4
    assert [control for control in found if not name_of(control)] == []


def test_the_order_of_equals_and_the_ratings_used_are_chosen(show):
    dialog = show(SettingsDialog(SETTINGS, ("2026",), Locks()))
    fields = dialog.fields
    assert fields.settings() == SETTINGS
    fields.rating_method.setCurrentIndex(fields.rating_method.findData("HBFN"))
    fields.equals_by.setCurrentIndex(fields.equals_by.findData("age"))
    chosen = fields.settings()
    assert (chosen.rating_method, chosen.equals) == (
        RatingMethod.HIGHER,
        OrderOfEquals(EqualsBy.AGE),
    )


def test_the_lot_is_drawn_once(show):
    dialog = show(SettingsDialog(SETTINGS, ("2026",), Locks()))
    dialog.fields.equals_by.setCurrentIndex(dialog.fields.equals_by.findData("lot"))
    drawn = dialog.fields.settings()
    assert drawn.lot > 0
    again = show(SettingsDialog(drawn, ("2026",), Locks()))
    assert again.fields.settings() == drawn


def test_enter_on_a_button_presses_it_and_does_not_accept_the_form(show, qtbot):
    dialog = show(SettingsDialog(SETTINGS, ("2026",), Locks()))
    pressed = []
    button = dialog.fields.tiebreaks.button
    button.clicked.disconnect()
    button.clicked.connect(lambda: pressed.append(True))
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert pressed == [True]
    assert dialog.isVisible()
    cancel = dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel)
    cancel.setFocus()
    qtbot.keyClick(cancel, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert not dialog.isVisible()
