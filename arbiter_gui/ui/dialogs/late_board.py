"""Two late players for one more board of the running round."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted

Pair = tuple[PlayerKey, PlayerKey]


class LateBoardDialog(FormDialog):
    """Asks for one player, then for one of those who may be the opponent; shows the board."""

    def __init__(
        self,
        players: Sequence[Player],
        opponents_of: Callable[[PlayerKey], Sequence[Player]],
        board_of: Callable[[PlayerKey, PlayerKey], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_("One more board"), _("Add the board"), parent)
        self._opponents_of = opponents_of
        self._board_of = board_of
        self.one, self.other = QComboBox(), QComboBox()
        for player in players:
            self.one.addItem(f"{player.tpn} {player.name}", int(player.key))
        self.board = QLabel()
        self.board.setObjectName("panelTitle")
        self.board.setWordWrap(True)
        self.form.addRow(_("&Player"), self.one)
        self.form.addRow(_("&Opponent"), self.other)
        self.form.addRow(self.board)
        text = _(
            "The boards of the round stay as they are. The new one is recorded as made by hand."
        )
        self.form.addRow(muted(text))
        self.one.currentIndexChanged.connect(self._offer_opponents)
        self.other.currentIndexChanged.connect(self._show_board)
        self._offer_opponents()

    def pair(self) -> Pair | None:
        """The two that stand in the dialog, or None when nobody may meet the first one."""
        if self.other.currentIndex() < 0:
            return None
        return PlayerKey(int(self.one.currentData())), PlayerKey(int(self.other.currentData()))

    def chosen(self) -> Pair | None:
        """Shows the dialog and waits; the two, or None when the arbiter cancelled."""
        return self.pair() if self.accepted_by_user() else None

    def problem(self) -> tuple[str, QWidget] | None:
        """Nobody may be the opponent."""
        if self.pair() is not None:
            return None
        return _("Nobody of the others may meet this player."), self.one

    def _offer_opponents(self) -> None:
        self.other.clear()
        for player in self._opponents_of(PlayerKey(int(self.one.currentData()))):
            self.other.addItem(f"{player.tpn} {player.name}", int(player.key))
        self._show_board()

    def _show_board(self) -> None:
        pair = self.pair()
        self.board.setText(self._board_of(*pair) if pair else "")
