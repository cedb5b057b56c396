"""Players who must not meet are settled by keyboard, one group after the other."""

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.actions.prohibitions import allow_meeting, forbid_meeting
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import PlayerKey, Prohibition
from arbiter_gui.ui.dialogs.prohibitions import ProhibitionsDialog
from tests.actions.events import event

ONE, TWO, THREE, SIX = map(PlayerKey, (1, 2, 3, 6))


@pytest.fixture
def tournament():
    return event(8)


@pytest.fixture
def dialog_for(show, tournament):
    def forbid(group):
        try:
            tournament.apply(
                forbid_meeting(
                    tournament,
                    group.players,
                    first_round=group.first_round,
                    last_round=group.last_round,
                    reason=group.reason,
                )
            )
        except RefusedAction as refusal:
            return refusal.code
        return ""

    def allow(number):
        tournament.apply(allow_meeting(tournament, number))
        return ""

    return lambda locked="": show(ProhibitionsDialog(lambda: tournament, forbid, allow, locked))


def typed(qtbot, dialog, text, key=Qt.Key.Key_Return):
    field = dialog.players.field
    assert field.hasFocus()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, key)


def test_two_players_and_a_reason_by_keyboard_alone(dialog_for, qtbot, tournament):
    dialog = dialog_for()
    typed(qtbot, dialog, "alv")
    typed(qtbot, dialog, "6")
    assert dialog.meaning.text().startswith("These two are not paired")
    typed(qtbot, dialog, "")
    assert dialog.reason.hasFocus()
    qtbot.keyClicks(dialog.reason, "Sisters")
    qtbot.keyClick(dialog.reason, Qt.Key.Key_Return)
    assert tournament.prohibitions == (Prohibition(1, (ONE, SIX), 1, 5, "Sisters"),)
    assert dialog.isVisible()
    assert dialog.list.item(0).text().endswith("(rounds 1 to 5): Sisters")
    assert dialog.count.text() == "Round 1: 1 pair cannot be made."
    assert dialog.players.group() == ()
    assert dialog.players.field.hasFocus()


def test_a_group_names_all_its_pairs(dialog_for, qtbot):
    dialog = dialog_for()
    for number in "123":
        typed(qtbot, dialog, number)
    assert "which forbids 3 pairs" in dialog.meaning.text()
    qtbot.keyClick(dialog.players.field, Qt.Key.Key_Backspace)
    assert dialog.players.group() == (ONE, TWO)
    dialog.first.setValue(2)
    assert "rounds 2 to 5" in dialog.meaning.text()


def test_the_arrows_choose_and_the_field_says_whom_enter_takes(dialog_for, qtbot):
    dialog = dialog_for()
    field = dialog.players.field
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert field.accessibleDescription().startswith("2 Brandt")
    qtbot.keyClicks(field, "zzz")
    assert field.accessibleDescription() == "Nobody is found."
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert dialog.players.group() == ()


def test_a_group_of_one_is_not_taken_and_the_keyboard_goes_where_it_is_mended(dialog_for, qtbot):
    dialog = dialog_for()
    typed(qtbot, dialog, "1")
    dialog.accept_button.click()
    assert dialog.complaint.text() == "Choose at least two players."
    typed(qtbot, dialog, "2")
    dialog.first.setValue(4)
    dialog.last.setValue(3)
    dialog.accept_button.click()
    assert dialog.complaint.text() == "The last round comes before the first one."
    assert dialog.last.hasFocus()


def test_what_the_event_refuses_is_said_in_the_dialog(dialog_for, qtbot, tournament):
    tournament.apply(forbid_meeting(tournament, (ONE, TWO, THREE)))
    dialog = dialog_for()
    typed(qtbot, dialog, "1")
    typed(qtbot, dialog, "3")
    dialog.accept_button.click()
    assert dialog.complaint.text() == "group-known"
    assert dialog.players.group() == (ONE, THREE)


def test_del_lets_the_marked_players_meet_again(dialog_for, qtbot, tournament):
    tournament.apply(forbid_meeting(tournament, (ONE, TWO)))
    tournament.apply(forbid_meeting(tournament, (TWO, SIX)))
    dialog = dialog_for()
    dialog.list.setFocus()
    dialog.list.setCurrentRow(1)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert dialog.isVisible()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert [fact.number for fact in tournament.prohibitions] == [1]
    assert dialog.list.count() == 1
    dialog.remove.click()
    assert tournament.prohibitions == ()
    assert not dialog.remove.isEnabled()
    assert dialog.count.text() == "No pair is forbidden."


def test_escape_empties_the_field_then_closes(dialog_for, qtbot):
    dialog = dialog_for()
    typed(qtbot, dialog, "bra", Qt.Key.Key_Escape)
    assert dialog.players.field.text() == ""
    assert dialog.isVisible()
    qtbot.keyClick(dialog.players.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_is_settled_can_only_be_looked_at(dialog_for, qtbot, tournament):
    tournament.apply(forbid_meeting(tournament, (ONE, TWO)))
    dialog = dialog_for("Round 1 is paired.")
    assert dialog.list.hasFocus()
    assert not dialog.players.isVisible()
    assert not dialog.remove.isEnabled()
    assert not dialog.accept_button.isVisible()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert len(tournament.prohibitions) == 1


def test_everything_has_a_name(dialog_for, controls, name_of):
    dialog = dialog_for()
    assert [control for control in controls(dialog) if not name_of(control)] == []
