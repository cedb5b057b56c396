"""Mending a round: who does not play, and the ways with what each of them changes."""

import pytest
from PySide6.QtWidgets import QLabel

from arbiter_gui.actions.mending import Way
from arbiter_gui.actions.mending_options import MendingQuestion, mending_options
from arbiter_gui.ui.dialogs.mend_round import AbsentDialog, MendRoundDialog
from tests.actions.events import WHEN, event, pairing


@pytest.fixture
def tournament():
    tournament = event(9, 1)
    tournament.apply(pairing(tournament))
    return tournament


@pytest.fixture
def absent(qtbot, tournament):
    dialog = AbsentDialog(tournament.players, tournament.games(2)[1].white)
    qtbot.addWidget(dialog)
    return dialog


@pytest.fixture
def ways(qtbot, tournament):
    question = MendingQuestion(tournament.facts(), (tournament.games(2)[2].white,), WHEN)
    dialog = MendRoundDialog("Round 2", mending_options(question))
    qtbot.addWidget(dialog)
    return dialog


def test_the_player_of_the_board_is_proposed_and_nobody_else(absent, tournament):
    assert absent.absent() == (tournament.games(2)[1].white,)
    assert absent.problem() is None


def test_one_player_is_not_absent_twice(absent):
    absent.other.setCurrentIndex(absent.other.findData(absent.one.currentData()))
    assert absent.problem() == ("Choose two different players.", absent.other)


def test_the_way_that_changes_least_is_chosen_first_and_one_that_is_not_open_says_why(ways):
    assert ways.option().mending.way is Way.FORFEIT
    closed = ways.ways[list(Way).index(Way.OPPONENTS_MEET)]
    assert not closed.isEnabled()
    said = " ".join(label.text() for label in ways.findChildren(QLabel))
    assert "Two players on two different boards have to be absent." in said
    assert "No board changes." in said


def test_a_reason_is_wanted_before_the_round_is_mended(ways):
    ways.ways[1].setChecked(True)
    assert ways.option().mending.way is Way.BYE_PLAYER_IN
    ways.reason.setText(" ")
    assert ways.problem()[1] is ways.reason
    ways.reason.setText("ill")
    assert ways.problem() is None
