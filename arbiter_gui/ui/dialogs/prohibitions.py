"""Pairs and groups of players who must not meet: what is settled, and a new one."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from arbiter_gui.i18n import _
from arbiter_gui.tables.prohibitions import barred_pairs, meaning_of, prohibition_line
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.dialog_keys import text_with_key
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted
from arbiter_gui.ui.widgets.number_field import NumberField
from arbiter_gui.ui.widgets.player_group_field import PlayerGroupField

_NUMBER_ROLE = Qt.ItemDataRole.UserRole
_LIST_HEIGHT = 92
_MOST_ROUNDS = 99


@dataclass(frozen=True, slots=True)
class Group:
    """Who must not meet, in which rounds, and why."""

    players: tuple[PlayerKey, ...]
    first_round: int
    last_round: int
    reason: str


class ProhibitionsDialog(FormDialog):
    """Every pair is settled at once; Undo takes one after the other back.

    `forbid` and `allow` do it and give back what is wrong, or "".
    """

    def __init__(
        self,
        event_now: Callable[[], Tournament],
        forbid: Callable[[Group], str],
        allow: Callable[[int], str],
        locked: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Shows what is settled.

        Args:
            event_now: The event as it is after each step.
            forbid: Takes a group down.
            allow: Takes a prohibition back, by its number.
            locked: Why nothing can be changed any more, or "".
            parent: The window.
        """
        super().__init__(_("Pairs that must not meet"), _("&Forbid the meeting"), parent, width=600)
        self._event_now, self._forbid, self._allow = event_now, forbid, allow
        self._locked = locked
        tournament = event_now()
        first = tournament.rounds_paired + 1
        last = max(tournament.settings.rounds or _MOST_ROUNDS, first)
        self.list = QListWidget()
        self.list.setAccessibleName(_("Pairs that must not meet"))
        self.list.setFixedHeight(_LIST_HEIGHT)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.count = QLabel()
        self.remove = QPushButton(text_with_key(_("&Allow the meeting"), "remove"))
        self.players = PlayerGroupField(tournament.players)
        self.first, self.last = NumberField(first, last), NumberField(first, last)
        self.first.setAccessibleName(_("From round"))
        self.last.setAccessibleName(_("To round"))
        self.last.setValue(last)
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(_("For example: sisters, the same club"))
        self.meaning = muted("")
        self.meaning.setMinimumHeight(2 * self.meaning.fontMetrics().lineSpacing())
        self._arrange()
        self._connect()
        self._show(0)
        self._tell_meaning()

    def group(self) -> Group:
        """What stands in the fields."""
        return Group(
            self.players.group(), self.first.value(), self.last.value(), self.reason.text().strip()
        )

    def show_and_wait(self) -> None:
        """Shows the dialog until it is closed."""
        self.exec()

    def problem(self) -> tuple[str, QWidget] | None:
        """Who is missing, and what the event refuses."""
        group = self.group()
        if len(group.players) < 2:
            return _("Choose at least two players."), self.players
        if group.last_round < group.first_round:
            return _("The last round comes before the first one."), self.last
        return None

    def accept(self) -> None:
        """Takes the group down and is ready for the next one."""
        if self._locked:
            self.reject()
            return
        found = self.problem()
        refused = "" if found else self._forbid(self.group())
        if found or refused:
            self.complain(found[0] if found else refused)
            (found[1] if found else self.players).setFocus()
            return
        self.complain("")
        self.players.begin()
        self.reason.clear()
        self._show(self.list.count())
        self.players.setFocus()

    def remove_marked(self) -> None:
        """Lets the marked players meet again."""
        row = self.list.currentRow()
        if row < 0 or self._locked:
            return
        self.complain(self._allow(int(self.list.item(row).data(_NUMBER_ROLE))))
        self._show(row)
        self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del in the list takes a prohibition back; Enter there does nothing."""
        if self.list.hasFocus() and event.key() == Qt.Key.Key_Delete:
            self.remove_marked()
        elif not (self.list.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        label = QLabel(_("&Settled"))
        label.setBuddy(self.list)
        below = QHBoxLayout()
        below.addWidget(self.count, 1)
        below.addWidget(self.remove)
        self.remove.setAutoDefault(False)
        rounds = QHBoxLayout()
        rounds.setSpacing(10)
        since, to = QLabel(_("Fro&m round")), QLabel(_("t&o"))
        since.setBuddy(self.first)
        to.setBuddy(self.last)
        for widget, stretch in ((self.first, 1), (to, 0), (self.last, 1)):
            rounds.addWidget(widget, stretch)
        self.form.addRow(
            muted(
                self._locked
                or _(
                    "Relatives, or club-mates where the regulations say so. Announced before the "
                    "event; once round 1 is paired this stays as it is in FIDE mode."
                )
            )
        )
        new = (
            (_("&New group"), self.players),
            (since, rounds),
            (_("&Reason"), self.reason),
        )
        if self._locked:
            self.form.addRow(label, self.list)
            self.form.addRow("", below)
        else:
            for words, field in new:
                self.form.addRow(words, field)
            self.form.addRow("", self.meaning)
            self.form.addRow(label, self.list)
            self.form.addRow("", below)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        close.setText(_("&Close"))
        self.accept_button.setVisible(not self._locked)

    def _connect(self) -> None:
        self.players.changed.connect(self._tell_meaning)
        self.players.finished.connect(self.reason.setFocus)
        self.players.left.connect(self.reject)
        self.first.valueChanged.connect(self._tell_meaning)
        self.last.valueChanged.connect(self._tell_meaning)
        self.remove.clicked.connect(self.remove_marked)

    def _show(self, row: int) -> None:
        tournament = self._event_now()
        self.list.clear()
        for fact in tournament.prohibitions:
            item = QListWidgetItem(prohibition_line(tournament, fact), self.list)
            item.setData(_NUMBER_ROLE, fact.number)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.count.setText(barred_pairs(tournament))
        self.remove.setEnabled(self.list.count() > 0 and not self._locked)

    def _tell_meaning(self) -> None:
        group = self.group()
        enough = len(group.players) > 1
        self.meaning.setText(
            meaning_of(len(group.players), group.first_round, group.last_round)
            if enough
            else _("Enter takes a player, ↑ ↓ choose, Enter in the empty field goes on.")
        )
        self.complain("")
