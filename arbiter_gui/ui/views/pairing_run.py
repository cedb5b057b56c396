"""Pairing the next round: what stands in the way, the lot, the computation, the record."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.results import adjourn_missing
from arbiter_gui.actions.rounds import Obstacle, Weight, obstacles, record_pairing
from arbiter_gui.document import wall_clock
from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.pairing.outcome import PairingImpossible, RoundPairing
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.views.event_commands import ask_initial_colour
from arbiter_gui.ui.widgets.notice import Notice, Offer
from arbiter_gui.ui.workspace import Workspace

_NAMES_SHOWN = 12

_HELPING: dict[str, tuple[tuple[str, str], ...]] = {
    "too-few-players": ((N_("Add player"), "add_player"),),
    "numbers-out-of-order": ((N_("Number by rating"), "renumber"),),
    "players-missing": (
        (N_("Show the players"), "show_players"),
        (N_("Zero-point bye for them"), "excuse_missing"),
        (N_("They enter in round 2"), "postpone_missing"),
    ),
}
"""The commands that mend an obstacle, by its code, and what their buttons say."""


class PairingRun(QObject):
    """One attempt to pair the next round, from the key to the boards.

    Attributes:
        engine: The computation; runs in the worker thread.
        ask_initial_colour: Asks for the lot; None when the arbiter does not answer.

    Signals:
        board_asked: The round and the board the arbiter wants to mend first.
        command_asked: A command of the menus that helps, by its id.
    """

    board_asked = Signal(int, int)
    command_asked = Signal(str)
    _drawn: Colour | None = None

    def __init__(self, workspace: Workspace, notice: Notice, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._notice = notice
        self.engine: Callable[..., object] = pair_round
        self.ask_initial_colour = partial(ask_initial_colour, parent)

    def start(self) -> None:
        """Pairs the next round, or says in place what has to be done first."""
        found = obstacles(self._workspace.tournament)
        stopping = [o for o in found if o.weight is Weight.STOPS]
        warning = [o for o in found if o.code != "initial-colour-open"]
        if stopping:
            self._say(stopping, self._mending(stopping))
        elif warning:
            anyway = (_("Pair anyway"), self._compute)
            self._say(warning, [*self._mending(warning), anyway])
        else:
            self._compute()

    def explain(self, error: PairingImpossible) -> None:
        """Says that no legal pairing exists, and between whom."""
        tournament = self._workspace.tournament
        lines = [fill(error.message, error.values)]
        if error.blockers:
            names = _names(tournament, error.blockers)
            lines.append(_("They cannot all be paired: {players}.").format(players=names))
            if error.possible_opponents:
                others = _names(tournament, error.possible_opponents)
                lines.append(
                    _("Apart from each other they could only meet: {players}.").format(
                        players=others
                    )
                )
        self._notice.say(lines)

    def _compute(self) -> None:
        self._notice.hide()
        tournament = self._workspace.tournament
        self._drawn = None
        if not tournament.rounds_paired and tournament.settings.initial_colour is None:
            self._drawn = self.ask_initial_colour()
            if self._drawn is None:
                return
        try:
            position = position_before(tournament, tournament.rounds_paired + 1, self._drawn)
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return
        self._workspace.compute(self.engine, position, self._record)

    def _record(self, outcome: RoundPairing) -> None:
        paired_at = wall_clock().strftime("%Y-%m-%dT%H:%M:%S")
        self._workspace.carry_out(record_pairing, outcome, paired_at, initial_colour=self._drawn)

    def _say(self, found: list[Obstacle], offers: list[Offer]) -> None:
        self._notice.say([obstacle.describe() for obstacle in found], offers)

    def _mending(self, found: list[Obstacle]) -> list[Offer]:
        """A button for each obstacle that the window can help with."""
        offers: list[Offer] = []
        for obstacle in found:
            if obstacle.boards:
                number = int(obstacle.values["round"])
                board = obstacle.boards[0]
                text = _("Go to board {board} of round {round}")
                offers.append(
                    (text.format(board=board, round=number), self._going_to(number, board))
                )
            elif obstacle.code in _HELPING:
                offers += [(_(text), self._giving(name)) for text, name in _HELPING[obstacle.code]]
        if {obstacle.code for obstacle in found} == {"results-missing"}:
            offers.append((_("Count as adjourned and pair"), self._adjourn_and_pair))
        return offers

    def _adjourn_and_pair(self) -> None:
        """The games without result are not over yet: they count as draws for the pairing."""
        if self._workspace.carry_out(adjourn_missing):
            self.start()

    def _going_to(self, number: int, board: int) -> Callable[[], None]:
        return lambda: self.board_asked.emit(number, board)

    def _giving(self, command: str) -> Callable[[], None]:
        return lambda: self.command_asked.emit(command)


def _names(tournament: Tournament, keys: tuple[PlayerKey, ...]) -> str:
    players = [tournament.player(key) for key in keys[:_NAMES_SHOWN]]
    names = "; ".join(f"{player.tpn} {player.name}" for player in players)
    return names if len(keys) <= _NAMES_SHOWN else f"{names}; …"
