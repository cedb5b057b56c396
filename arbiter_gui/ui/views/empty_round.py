"""What the Round page says when the round has no boards: the next step, and a button for it."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from arbiter_gui.i18n import _
from arbiter_gui.tables.pairings import first_notes
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.command_table import keys_of
from arbiter_gui.ui.key_names import with_keys
from arbiter_gui.ui.widgets.empty_state import EmptyState
from arbiter_gui.ui.widgets.notice import Offer


class EmptyRound(EmptyState):
    """Tells the way from nothing to a paired round.

    Signals:
        command_asked: A command of the menus, by its id.
    """

    command_asked = Signal(str)

    def explain(self, tournament: Tournament | None, round_number: int) -> None:
        """Says what to do; None means that no event is open."""
        if tournament is None:
            new, old = (_("New tournament"), "new_event"), (_("Open"), "open_event")
            text = _("No event is open. Begin a tournament, open its file, or drop one here.")
            self.say(text, [self._offer(*new), self._offer(*old)])
            return
        lines = "\n".join(first_notes(tournament, round_number))
        self.say(lines, [self._next_step(tournament, round_number)])

    def _next_step(self, tournament: Tournament, round_number: int) -> Offer:
        if not tournament.players:
            return self._offer(_("Add player"), "add_player")
        if tournament.games_without_result(tournament.rounds_paired):
            return _("Go to the missing results"), self._asking("previous_round")
        return self._offer(_("Pair round {round}").format(round=round_number), "pair_round")

    def _offer(self, text: str, command: str) -> Offer:
        return with_keys(text, keys_of(command)), self._asking(command)

    def _asking(self, command: str) -> Callable[[], None]:
        return lambda: self.command_asked.emit(command)
