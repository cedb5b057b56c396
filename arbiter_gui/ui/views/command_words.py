"""The texts of commands that name what they would do: which step is undone, which round paired."""

from collections.abc import Mapping

from PySide6.QtGui import QAction

from arbiter_gui.i18n import _
from arbiter_gui.tables.checklist import is_last_round_paired
from arbiter_gui.tournament.change import Change
from arbiter_gui.ui.workspace import Workspace


def word_commands(actions: Mapping[str, QAction], workspace: Workspace) -> None:
    """Names what Undo, Redo, Pair, Publish and Un-pair would do now."""
    tournament = workspace.tournament
    actions["undo"].setText(_with_step(_("&Undo"), workspace.next_undo))
    actions["redo"].setText(_with_step(_("&Redo"), workspace.next_redo))
    number = tournament.rounds_paired + 1
    pairs = _("&Pair round {round}").format(round=number)
    nothing_to_pair = not workspace.is_open or is_last_round_paired(tournament)
    actions["pair_round"].setText(_("&Pair round") if nothing_to_pair else pairs)
    publish = _("Publis&h round {round}").format(round=tournament.rounds_paired)
    actions["publish"].setText(publish if number > 1 else _("Publis&h the round"))
    text = _("&Un-pair round {round}").format(round=tournament.rounds_paired)
    actions["unpair_round"].setText(text if number > 1 else _("&Un-pair the newest round"))


def _with_step(text: str, change: Change | None) -> str:
    return f"{text}: {change.describe()}" if change else text
