"""Players with the same score are ordered by keys, by dragging and by lot, with a reason."""

import pytest
from PySide6.QtCore import QModelIndex, Qt

from arbiter_gui.tournament import Player, PlayerKey, Tpn
from arbiter_gui.ui.dialogs.hand_ranking import HandRankingDialog

PLAYERS = [Player(PlayerKey(no), Tpn(no), f"Player {no}") for no in (3, 1, 2)]


@pytest.fixture
def dialog_for(show):
    return lambda reason="": show(HandRankingDialog("2 points", PLAYERS, reason))


def test_the_order_is_changed_by_keys_alone(dialog_for, qtbot):
    dialog = dialog_for()
    assert dialog.players.hasFocus()
    qtbot.keyClick(dialog.players, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert dialog.order() == (1, 3, 2)
    qtbot.keyClick(dialog.players, Qt.Key.Key_Return)
    assert dialog.reason.hasFocus()
    qtbot.keyClicks(dialog.reason, "Play-off")
    qtbot.keyClick(dialog.reason, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    decision = dialog.decision()
    assert (decision.players, decision.reason) == ((1, 3, 2), "Play-off")


def test_the_order_is_changed_by_dragging(dialog_for):
    dialog = dialog_for()
    root = QModelIndex()
    assert dialog.players.model().moveRow(root, 2, root, 0)
    assert dialog.order() == (2, 3, 1)


def test_without_a_reason_the_dialog_stays_and_says_so(dialog_for):
    dialog = dialog_for()
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.complaint.text().startswith("Give the reason")
    assert dialog.reason.hasFocus()


def test_the_same_number_draws_the_same_order_whatever_stood_before(dialog_for):
    dialog = dialog_for()
    dialog.order_by_lot(4711)
    drawn = dialog.order()
    assert sorted(drawn) == [1, 2, 3]
    assert dialog.decision().reason == "Drawn by lot with the number 4711"
    dialog.move_current(1)
    dialog.order_by_lot(4711)
    assert dialog.order() == drawn
    orders = set()
    for number in range(30):
        dialog.order_by_lot(number)
        orders.add(dialog.order())
    assert len(orders) == 6
    dialog.lots.click()
    assert dialog.reason.text() != "Drawn by lot with the number 29"


def test_the_tiebreaks_can_be_let_decide_again(dialog_for):
    assert not dialog_for().drop.isEnabled()
    dialog = dialog_for("Play-off")
    dialog.drop.click()
    assert not dialog.isVisible()
    assert dialog.decision().players == ()
