"""Questions before something that the rules do not ask for: the safe answer is at hand."""

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.tables.table import Cell, Column, Row, Table
from arbiter_gui.ui.dialogs.warning import DifferencesDialog, ReasonDialog, WarningDialog

TABLE = Table(
    tuple(Column(key, key) for key in ("kept", "computed", "why")),
    (Row((Cell("1 Ek – 2 Dahl"), Cell("1 Ek – 3 Adams"), Cell("C6"))),),
    "Differences",
)


@pytest.mark.parametrize("make", [
    lambda: WarningDialog("rematch", ["Ek and Dahl have met in round 1"], "&Do it anyway"),
    lambda: DifferencesDialog(TABLE),
])  # fmt: skip
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_change_nothing(show, qtbot, make, key):
    dialog = show(make())
    qtbot.waitActive(dialog)
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog.focusWidget(), key)


def test_every_question_is_known_by_its_level(show):
    assert show(WarningDialog("rematch", [], "x")).objectName() == "warn-L3-rematch"
    assert show(DifferencesDialog(TABLE)).objectName() == "warn-L4-mpa-differs"
    assert show(ReasonDialog([])).objectName() == "warn-L4-mpa-record"


def test_a_confirmed_question_is_accepted(show, qtbot):
    dialog = show(WarningDialog("rematch", ["They have met"], "&Do it anyway"))
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)


def test_without_a_reason_nothing_is_kept(show, qtbot):
    dialog = show(ReasonDialog(["It is recorded."]))
    qtbot.keyClicks(dialog.reason, "  ")
    qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert "write why" in dialog.complaint.text()
    dialog.reason.setPlainText("the bus\nwas late ")
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert dialog.text == "the bus was late"
