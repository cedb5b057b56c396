"""Events kept in real files, opened in a workspace."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from arbiter_gui.document import Document
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    EventDetails,
    Game,
    Player,
    PlayerKey,
    Result,
    Round,
    Title,
    TournamentSettings,
    Tpn,
)
from arbiter_gui.ui.views.bottom_dock import BottomDock
from arbiter_gui.ui.views.player_card_view import PlayerCardView
from arbiter_gui.ui.views.round_view import RoundView
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event, pairing

NAMES = (
    "Dahl, Kristian",
    "Adams, Robert",
    "García Ñíguez, María José",
    "Łukaszewicz, Paweł",
    "Иванова, Ольга",
    "Nguyễn, Thị Hồng",
    "Ek, Sofia",
    "Øster, Søren",
)


def registered(names=NAMES, federation="NOR"):
    return [
        Player(
            PlayerKey(number),
            Tpn(number),
            name,
            title=Title.GM if number == 1 else Title.NONE,
            rating=2500 - 20 * number,
            federation=federation,
        )
        for number, name in enumerate(names, 1)
    ]


def played(round_number, results):
    return [
        Round(round_number),
        *(
            Game(round_number, board, PlayerKey(white), PlayerKey(black), result)
            for board, (white, black, result) in enumerate(results, 1)
        ),
    ]


def event_after_one_round():
    return [
        EventDetails(name="Spring Open", city="Bergen"),
        TournamentSettings(rounds=5),
        *registered(),
        *played(
            1,
            [
                (1, 5, Result.WHITE_WINS),
                (6, 2, Result.DRAW),
                (3, 7, Result.WHITE_WINS),
                (8, 4, Result.BLACK_WINS),
            ],
        ),
        Bye(2, PlayerKey(7), ByeKind.HALF_POINT),
    ]


@pytest.fixture
def open_event(qtbot, tmp_path):
    """Opens facts as an event file; everything is closed after the test."""
    workspace = Workspace()
    workspace.acknowledge = lambda _change, _warnings: "The slip was wrong"
    workspace.problems = []
    workspace.problem.connect(workspace.problems.append)
    numbers = iter(range(100))

    def opened(facts):
        path = tmp_path / f"event{next(numbers)}.arbiter"
        workspace.show(Document.create(path, facts))
        return workspace

    yield opened
    workspace.close()


@pytest.fixture
def show(qtbot):
    """Shows a widget at a usual size."""

    def shown(widget):
        qtbot.addWidget(widget)
        widget.resize(1100, 700)
        widget.show()
        return widget

    return shown


@pytest.fixture
def one_round():
    """Eight players after round 1; one of them has asked for a bye in round 2."""
    return event_after_one_round()


@pytest.fixture
def players():
    """Eight players of an event before round 1."""
    return registered()


class Desk(QWidget):
    """The page of the round and what stands below it."""

    def __init__(self, workspace):
        super().__init__()
        self.workspace = workspace
        self.page = RoundView(workspace, self)
        self.card = PlayerCardView(workspace, self)
        self.dock = BottomDock(workspace, self.page, self.card, self)
        layout = QVBoxLayout(self)
        layout.addWidget(self.page, 1)
        layout.addWidget(self.dock)
        self.page.selection_changed.connect(self.dock.follow)
        self.dock.show_on_page(self.page)


@pytest.fixture
def opened(qtbot, tmp_path):
    def desk_of(tournament):
        workspace = Workspace()
        workspace.acknowledge = lambda _change, _warnings: "The slip was wrong"
        workspace.show(Document.create(tmp_path / "event.arbiter", tournament.facts()))
        desk = Desk(workspace)
        qtbot.addWidget(desk, before_close_func=lambda _desk: workspace.close())
        desk.resize(1130, 760)
        desk.show()
        qtbot.waitExposed(desk)
        return desk

    return desk_of


@pytest.fixture
def desk(opened):
    """Seven players after round 1, with round 2 on the boards."""
    tournament = event(7, paired=1)
    tournament.apply(pairing(tournament))
    desk = opened(tournament)
    desk.page.show_round(2)
    return desk


@pytest.fixture
def answer(qtbot):
    """Answers the dialogs that open, one after the other."""

    def planned(*answers):
        waiting = list(answers)

        def reply():
            dialog = QApplication.activeModalWidget()
            if dialog is None:
                QTimer.singleShot(5, reply)
                return
            if len(waiting) > 1:
                QTimer.singleShot(5, reply)
            waiting.pop(0)(dialog)

        QTimer.singleShot(0, reply)

    return planned
