"""The small questions: the lot, a bye, and the report of a crash."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from arbiter_gui.tournament import ByeKind, Colour
from arbiter_gui.ui.dialogs.bye_request import ByeRequest, ByeRequestDialog, HalfPointByes
from arbiter_gui.ui.dialogs.crash_report import CrashReportDialog, report_of
from arbiter_gui.ui.dialogs.initial_colour import InitialColourDialog


@pytest.mark.parametrize("drawn", Colour)
def test_the_lot_is_drawn_and_shown_before_it_is_used(show, qtbot, drawn):
    dialog = show(InitialColourDialog(lambda: drawn))
    qtbot.mouseClick(dialog.draw_button, Qt.MouseButton.LeftButton)
    assert drawn.name.capitalize() in dialog.outcome.text()
    qtbot.keyClick(dialog.accept_button, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.colour() is drawn


def test_a_dialog_begins_in_its_first_field_and_not_on_a_button(show):
    dialog = show(ByeRequestDialog("Ek, Sofia", (3, 4), {}))
    assert dialog.focusWidget() is dialog.rounds[3]


def test_without_a_lot_there_is_no_colour(show, qtbot):
    dialog = show(InitialColourDialog(lambda: Colour.WHITE))
    qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert dialog.colour() is None
    assert dialog.complaint.text()


def test_a_lot_drawn_in_the_hall_can_be_taken_down(show, qtbot):
    dialog = show(InitialColourDialog(lambda: Colour.WHITE))
    qtbot.keyClick(dialog, Qt.Key.Key_B, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(dialog.black.isChecked)
    qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert dialog.colour() is Colour.BLACK


def test_a_half_point_bye_in_the_next_round_is_the_usual_request(show, qtbot):
    dialog = show(ByeRequestDialog("Ek, Sofia", (3, 4, 5), {}))
    qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert dialog.request() == ByeRequest((3,), ByeKind.HALF_POINT)


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        (Qt.Key.Key_H, ByeKind.HALF_POINT),
        (Qt.Key.Key_Z, ByeKind.ZERO_POINT),
        (Qt.Key.Key_F, ByeKind.FULL_POINT),
        (Qt.Key.Key_N, None),
    ],
)
def test_every_kind_has_its_key(show, qtbot, key, kind):
    dialog = show(ByeRequestDialog("Ek, Sofia", (3,), {}))
    qtbot.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: dialog.request().kind is kind)


def test_an_earlier_request_is_shown_when_its_round_alone_is_ticked(show):
    dialog = show(ByeRequestDialog("Ek, Sofia", (3, 4), {4: ByeKind.ZERO_POINT}))
    assert "zero-point" in dialog.rounds[4].text()
    dialog.rounds[3].setChecked(False)
    dialog.rounds[4].setChecked(True)
    assert dialog.request() == ByeRequest((4,), ByeKind.ZERO_POINT)


def test_a_kind_is_chosen_for_several_rounds_at_once(show, qtbot):
    dialog = show(ByeRequestDialog("Ek, Sofia", (3, 4, 5), {4: ByeKind.HALF_POINT}))
    dialog.kinds[ByeKind.ZERO_POINT].setChecked(True)
    qtbot.keyClick(dialog.rounds[5], Qt.Key.Key_Space)
    assert dialog.request() == ByeRequest((3, 5), ByeKind.ZERO_POINT)


def test_a_bye_needs_a_round(show, qtbot):
    dialog = show(ByeRequestDialog("Ek, Sofia", (3, 4), {}))
    dialog.rounds[3].setChecked(False)
    qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert dialog.complaint.text()


@pytest.mark.parametrize(
    ("requested", "given", "too_many"),
    [
        ({}, 0, False),
        ({}, 1, True),
        ({5: ByeKind.HALF_POINT}, 0, True),
        ({3: ByeKind.HALF_POINT}, 0, False),
        ({5: ByeKind.ZERO_POINT}, 0, False),
    ],
)
def test_more_than_one_half_point_bye_is_told(show, requested, given, too_many):
    known = HalfPointByes(given)
    dialog = show(ByeRequestDialog("Ek, Sofia", (3, 4, 5), requested, half_points=known))
    assert ("more than one" in dialog.warning.text()) == too_many
    dialog.kinds[ByeKind.ZERO_POINT].setChecked(True)
    assert dialog.warning.text() == ""


def test_who_is_not_entitled_is_offered_no_half_point(show):
    known = HalfPointByes(refused=True)
    dialog = show(ByeRequestDialog("Ek, Sofia", (3, 4), {}, half_points=known))
    assert not dialog.kinds[ByeKind.HALF_POINT].isEnabled()
    assert "not entitled" in dialog.warning.text()
    assert dialog.request().kind is ByeKind.ZERO_POINT


def test_a_full_point_bye_comes_with_a_warning_and_the_others_do_not(show):
    dialog = show(ByeRequestDialog("Ek, Sofia", (3,), {}))
    assert dialog.warning.text() == ""
    dialog.kinds[ByeKind.FULL_POINT].setChecked(True)
    assert "FIDE" in dialog.warning.text()


def test_a_crash_report_can_be_copied(show, qtbot):
    try:
        raise ValueError("the board is upside down")
    except ValueError as error:
        dialog = show(CrashReportDialog(report_of(error, "1.2.3")))
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert "Arbiter 1.2.3" in copied
    assert "the board is upside down" in copied
    assert "test_questions.py" in copied


@pytest.mark.parametrize(
    "dialog_of",
    [
        lambda: InitialColourDialog(lambda: Colour.WHITE),
        lambda: ByeRequestDialog("Ek, Sofia", (3, 4), {}),
        lambda: CrashReportDialog("report"),
    ],
)
def test_every_control_has_a_name(show, controls, name_of, dialog_of):
    found = controls(show(dialog_of()))
    assert len(found) >= 2
    assert [control for control in found if not name_of(control)] == []
