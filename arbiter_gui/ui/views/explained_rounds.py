"""Explained rounds: computed in the worker when somebody asks, kept while nothing has changed."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject

from arbiter_gui.explain.explained_round import (
    ExplainedRound,
    PlayedBoard,
    explained_round,
    published_boards,
)
from arbiter_gui.pairing.position import PairingPosition, position_before
from arbiter_gui.progress import Progress
from arbiter_gui.tournament import Fact, Player, Tournament
from arbiter_gui.ui.workspace import Workspace


@dataclass(frozen=True)
class Question:
    """The facts of an event and the round that is asked for."""

    facts: tuple[Fact, ...]
    round: int


@dataclass(frozen=True)
class _State:
    """Everything that an explained round depends on; results of its own games are not in it."""

    position: PairingPosition
    boards: tuple[PlayedBoard, ...]
    players: tuple[Player, ...]


class ExplainedRounds(QObject):
    """Answers with what is known of a round, now or as soon as it is computed."""

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._state: _State | None = None
        self._known: ExplainedRound | None = None
        self._stamp: tuple[object, int, int] | None = None

    def ask(self, round_number: int, answer: Callable[[ExplainedRound], None]) -> bool:
        """Gives the round to `answer`; False where another computation is running.

        Raises:
            ArbiterError: The round cannot be explained: `initial-colour-unknown`.
        """
        stamp = (self._workspace.document, self._workspace.tournament.revision, round_number)
        if self._known is not None and stamp == self._stamp:
            answer(self._known)
            return True
        state = self._state_of(round_number)
        if self._known is not None and state == self._state:
            self._stamp = stamp
            answer(self._known)
            return True

        def keep(known: ExplainedRound) -> None:
            self._stamp, self._state, self._known = stamp, state, known
            answer(known)

        question = Question(self._workspace.tournament.facts(), round_number)
        return self._workspace.compute(explain, question, keep, is_question=True)

    def _state_of(self, round_number: int) -> _State:
        tournament = self._workspace.tournament
        position = replace(position_before(tournament, round_number), revision=0)
        boards = published_boards(tournament, round_number)
        return _State(position, boards, tournament.players)


def explain(question: Question, progress: Progress) -> ExplainedRound:
    """Pairs a round again and keeps what was found.

    Raises:
        Cancelled: The arbiter stopped it.
        ArbiterError: The round cannot be explained.
    """
    return explained_round(Tournament(question.facts), question.round, progress)
