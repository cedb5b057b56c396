"""Mending a round: who does not play, then the ways side by side with what each changes."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QLineEdit, QRadioButton, QWidget

from arbiter_gui.actions.mending_options import MendingOption
from arbiter_gui.i18n import _
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted


class AbsentDialog(FormDialog):
    """Asks for one player who does not play, and perhaps a second one."""

    def __init__(
        self, players: Sequence[Player], proposed: PlayerKey | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(_("Mend the round"), _("&Compare the ways"), parent)
        self.one, self.other = QComboBox(), QComboBox()
        self.other.addItem(_("nobody else"), 0)
        for player in players:
            for box in (self.one, self.other):
                box.addItem(f"{player.tpn} {player.name}", int(player.key))
        if proposed is not None:
            self.one.setCurrentIndex(self.one.findData(int(proposed)))
        self.form.addRow(_("&Does not play"), self.one)
        self.form.addRow(_("Nor d&oes"), self.other)
        self.form.addRow(
            muted(_("Games that have a result stay. Nothing is written before you have chosen."))
        )

    def absent(self) -> tuple[PlayerKey, ...]:
        """Who stands in the dialog."""
        keys = (int(box.currentData()) for box in (self.one, self.other))
        return tuple(PlayerKey(key) for key in keys if key)

    def problem(self) -> tuple[str, QWidget] | None:
        """The same player twice."""
        absent = self.absent()
        if len(set(absent)) == len(absent):
            return None
        return _("Choose two different players."), self.other

    def chosen(self) -> tuple[PlayerKey, ...] | None:
        """Shows the dialog and waits; who is absent, or None when the arbiter cancelled."""
        return self.absent() if self.accepted_by_user() else None


class MendRoundDialog(FormDialog):
    """The ways to mend a round; those that are not open say why."""

    def __init__(
        self, heading: str, options: Sequence[MendingOption], parent: QWidget | None = None
    ) -> None:
        super().__init__(_("Mend the round"), _("&Mend the round"), parent)
        self._options = tuple(options)
        self.ways = [QRadioButton(_(option.mending.way.value)) for option in options]
        self.reason = QLineEdit(_("did not turn up"))
        self.form.addRow(muted(heading))
        for way, option in zip(self.ways, options, strict=True):
            text = option.obstacle or "\n".join(option.lines)
            way.setEnabled(not option.obstacle)
            way.setAccessibleDescription(text)
            self.form.addRow(way)
            self.form.addRow(muted(text))
        self.form.addRow(_("&Reason"), self.reason)
        self._choose_first()

    def option(self) -> MendingOption | None:
        """The way that is chosen; None where none is open."""
        pairs = zip(self.ways, self._options, strict=True)
        return next((option for way, option in pairs if way.isChecked()), None)

    def problem(self) -> tuple[str, QWidget] | None:
        """No way is chosen, or no reason given."""
        if self.option() is None:
            return _("Choose how the round is mended."), self.ways[0]
        if not self.reason.text().strip():
            return _("Please write why the round is changed; it is recorded."), self.reason
        return None

    def chosen(self) -> tuple[MendingOption, str] | None:
        """Shows the dialog and waits; way and reason, or None when the arbiter cancelled."""
        option = self.option() if self.accepted_by_user() else None
        return None if option is None else (option, self.reason.text().strip())

    def _choose_first(self) -> None:
        for way in self.ways:
            if way.isEnabled():
                way.setChecked(True)
                return
