"""What if? A round as it is and as it might be, side by side; nothing is written."""

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.errors import Cancelled
from arbiter_gui.explain.round_start import start_of_round
from arbiter_gui.explain.what_if import changed, variant
from arbiter_gui.progress import NoProgress
from arbiter_gui.tournament import ByeKind, PlayerKey
from arbiter_gui.ui.views.impact_question import Case, ImpactQuestion, Subject, impact
from tests.actions.events import event


@pytest.fixture
def panel(desk):
    """The panel beside round 2 of seven players, whose boards have no result yet."""
    desk.dock.show_panel("impact")
    return desk.dock.impact


def choose(panel, subject, player=None):
    place = panel.fields.subject.findData(subject.value)
    panel.fields.subject.setCurrentIndex(place)
    if player is not None:
        panel.fields.player.setCurrentIndex(panel.fields.player.findData(int(player)))


def compared(desk, panel, qtbot):
    """The titles above the boards and the rows, after Compare."""
    before = desk.workspace.tournament.facts()
    panel.compare()
    assert desk.workspace.is_busy
    qtbot.waitUntil(lambda: not desk.workspace.is_busy and "Nothing was written" in panel.text)
    assert desk.workspace.tournament.facts() == before
    titles = [column.title for column in panel.model.table.columns][1::2]
    return titles, [[cell.text for cell in row.cells][1::2] for row in panel.model.table.rows]


def test_a_withdrawal_shows_the_boards_of_the_round_with_and_without_the_player(desk, panel, qtbot):
    choose(panel, Subject.WITHDRAWAL, PlayerKey(1))
    titles, rows = compared(desk, panel, qtbot)
    assert titles == ["As it is", "What if"]
    start = start_of_round(desk.workspace.tournament, 2)
    other = variant("", changed(start, [withdraw(start, PlayerKey(1))]))
    assert len([row for row in rows if row[1]]) == len(
        set(other.boards) - set(variant("", start).boards)
    )
    assert "Withdraw" in panel.text
    assert not any("#1 " in row[1] for row in rows)
    assert any("#1 " in row[0] for row in rows)


def test_a_bye_of_the_kind_that_is_chosen(desk, panel, qtbot):
    choose(panel, Subject.BYE, PlayerKey(2))
    panel.fields.kind.setCurrentIndex(1)
    _titles, rows = compared(desk, panel, qtbot)
    start = start_of_round(desk.workspace.tournament, 2)
    step = request_bye(start, 2, PlayerKey(2), ByeKind.ZERO_POINT)
    assert step.describe() in panel.text
    assert not any("#2 " in row[1] for row in rows)


def test_one_more_player_takes_a_place_on_the_boards(desk, panel, qtbot):
    choose(panel, Subject.LATE_ENTRY)
    panel.fields.rating.setValue(2000)
    panel.fields.name.setText("Zuse, Konrad")
    qtbot.keyClick(panel.fields.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Nothing was written" in panel.text)
    rows = [[cell.text for cell in row.cells] for row in panel.model.table.rows]
    assert any("Zuse" in text for row in rows for text in row)


def test_three_editions_stand_side_by_side(desk, panel, qtbot):
    choose(panel, Subject.EDITION)
    titles, _rows = compared(desk, panel, qtbot)
    assert titles == ["As it is", "Dutch, 2017 rules", "Dutch, 2012 rules"]
    assert "Dutch, 2012 rules: " in panel.text


def test_the_other_initial_colour_turns_the_boards_of_round_1(desk, panel, qtbot):
    desk.page.show_round(1)
    choose(panel, Subject.COLOUR)
    _titles, rows = compared(desk, panel, qtbot)
    assert rows[0][0].split(" – ") == rows[0][1].split(" – ")[::-1]


def test_another_player_empties_the_comparison(desk, panel, qtbot):
    choose(panel, Subject.WITHDRAWAL, PlayerKey(1))
    compared(desk, panel, qtbot)
    assert panel.table.isVisible()
    choose(panel, Subject.WITHDRAWAL, PlayerKey(2))
    assert not panel.table.isVisible()
    assert "Nothing is written" in panel.text


def test_a_change_that_is_not_possible_is_refused_in_words(desk, panel, qtbot):
    desk.workspace.carry_out(withdraw, PlayerKey(3))
    refused = []
    desk.workspace.problem.connect(refused.append)
    choose(panel, Subject.WITHDRAWAL, PlayerKey(3))
    panel.compare()
    qtbot.waitUntil(lambda: bool(refused))
    assert refused[0].code == "withdrawn-already"
    assert not panel.table.isVisible()


def test_a_comparison_that_is_cancelled_leaves_the_offer(opened, qtbot):
    desk = opened(event(60, paired=2))
    desk.dock.show_panel("impact")
    panel = desk.dock.impact
    choose(panel, Subject.EDITION)
    panel.compare()
    assert "is being paired" in panel.text
    desk.workspace.cancel()
    qtbot.waitUntil(lambda: not desk.workspace.is_busy)
    assert "Nothing is written" in panel.text
    assert not panel.table.isVisible()


class Stopping(NoProgress):
    """Cancels when the first case is done."""

    def __init__(self):
        self.cases = 0

    def step(self, done, total):
        self.cases += 1

    def raise_if_cancelled(self):
        if self.cases:
            raise Cancelled


def test_cancel_is_looked_at_between_the_cases():
    cases = (Case("as it is"), Case("2012", edition="2012"))
    stopping = Stopping()
    with pytest.raises(Cancelled):
        impact(ImpactQuestion(event(7, paired=1).facts(), 2, cases), stopping)
    assert stopping.cases == 1


def test_before_round_1_the_next_round_can_be_compared(opened, qtbot):
    desk = opened(event(8))
    desk.dock.show_panel("impact")
    panel = desk.dock.impact
    choose(panel, Subject.WITHDRAWAL, PlayerKey(8))
    _titles, rows = compared(desk, panel, qtbot)
    assert rows


def test_every_field_has_a_name_and_the_keyboard_reaches_it(desk, panel, qtbot):
    desk.dock.show_panel("impact")
    assert panel.fields.subject.hasFocus()
    choose(panel, Subject.BYE, PlayerKey(2))
    qtbot.keyClick(panel.fields.subject, Qt.Key.Key_Tab)
    assert panel.fields.player.hasFocus()
    qtbot.keyClick(panel.fields.player, Qt.Key.Key_Tab)
    assert panel.fields.kind.hasFocus()
    qtbot.keyClick(panel.fields.kind, Qt.Key.Key_Tab)
    assert panel.compare_button.hasFocus()
    fields = panel.fields
    named = (fields.subject, fields.player, fields.kind, fields.name, fields.rating)
    assert all(field.accessibleName() for field in named)


def test_a_next_round_whose_results_are_missing_is_not_compared(desk, panel):
    choose(panel, Subject.WITHDRAWAL, PlayerKey(1))
    panel.ask(3, None)
    assert "Round 2: results are missing." in panel.text
    assert not panel.compare_button.isEnabled()
