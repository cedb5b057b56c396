"""Choose tie-breaks and put them in order, with the mouse or with keys alone."""

import secrets
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from arbiter_gui.i18n import _
from arbiter_gui.tables.tiebreak_text import tiebreak_title
from arbiter_gui.tiebreaks.catalogue import (
    given_twice,
    is_offered,
    offered_codes,
    presets,
    tiebreak_of,
)
from arbiter_gui.tiebreaks.tiebreak import Kind
from arbiter_gui.ui.dialog_keys import on_key, text_with_key
from arbiter_gui.ui.dialogs.form_dialog import muted, presses_a_button

_CODE_ROLE = Qt.ItemDataRole.UserRole
_LOTS = "OTHER_LOTS"
_HIGHEST_LOT = 999_999_999


class TiebreakPicker(QDialog):
    """Two lists: what is on offer, with a search, and what was chosen, in its order."""

    def __init__(
        self, codes: Sequence[str], *, round_robin: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._round_robin = round_robin
        self.setWindowTitle(_("Tie-breaks"))
        self.resize(1100, 600)
        self.search = QLineEdit()
        self.offered = QListWidget()
        self.chosen = QListWidget()
        self.presets = QComboBox()
        self.meaning = muted("")
        self._add = QPushButton(_("&Add"))
        self._remove = QPushButton(text_with_key(_("&Remove"), "remove"))
        self._up = QPushButton(text_with_key(_("Move &up"), "move_up"))
        self._down = QPushButton(text_with_key(_("Move &down"), "move_down"))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._prepare()
        self._arrange()
        self._connect()
        self._list_offered()
        self._show_chosen(codes)
        self.search.setFocus()

    def codes(self) -> tuple[str, ...]:
        """What was chosen, in order."""
        return tuple(
            str(self.chosen.item(row).data(_CODE_ROLE)) for row in range(self.chosen.count())
        )

    def add_current(self) -> None:
        """Puts the marked tie-break at the end of the chosen ones; most can be there once.

        Lots get the number that they are drawn with, so that they can be drawn again.
        """
        if self.offered.currentRow() < 0:
            return
        code = str(self.offered.currentItem().data(_CODE_ROLE))
        if code == _LOTS:
            if any(chosen.startswith(_LOTS) for chosen in self.codes()):
                return
            code = f"{_LOTS}/{1 + secrets.randbelow(_HIGHEST_LOT)}"
        if not given_twice((*self.codes(), code)):
            self.chosen.addItem(_item(code))
            self.chosen.setCurrentRow(self.chosen.count() - 1)
            self.search.selectAll()

    def remove_current(self) -> None:
        """Takes the marked tie-break out of the chosen ones."""
        self.chosen.takeItem(self.chosen.currentRow())

    def move_current(self, steps: int) -> None:
        """Moves the marked tie-break up (below 0) or down."""
        row = self.chosen.currentRow()
        target = row + steps
        if row < 0 or not 0 <= target < self.chosen.count():
            return
        self.chosen.insertItem(target, self.chosen.takeItem(row))
        self.chosen.setCurrentRow(target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the lists and the search adds, and presses buttons; Ctrl+Enter closes."""
        if presses_a_button(self, event):
            return
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and (self.search.hasFocus() or self.offered.hasFocus()):
            return
        super().keyPressEvent(event)

    def _prepare(self) -> None:
        self.search.setPlaceholderText(_("Search, or type a code like ARO/C1/U1400"))
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(_("Search in the tie-breaks"))
        self.offered.setAccessibleName(_("Tie-breaks on offer"))
        self.chosen.setAccessibleName(_("Chosen tie-breaks, in order after the points"))
        for entries in (self.offered, self.chosen):
            entries.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chosen.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.presets.setAccessibleName(_("Suggested lists"))
        self.presets.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.presets.addItem(_("Suggested lists…"), None)
        for name, codes in presets(round_robin=self._round_robin).items():
            self.presets.addItem(": ".join((_(name), ", ".join(codes))), codes)
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setText(text_with_key(_("OK"), "accept"))
        ok.setProperty("next", True)
        for button in (self._add, self._remove, self._up, self._down):
            button.setAutoDefault(False)

    def _arrange(self) -> None:
        layout = QGridLayout(self)
        layout.addWidget(QLabel(_("On offer")), 0, 0)
        layout.addWidget(QLabel(_("After the points, in this order")), 0, 2)
        layout.addWidget(self.search, 1, 0)
        layout.addWidget(self.presets, 1, 2)
        layout.addWidget(self.offered, 2, 0, 5, 1)
        for row, button in enumerate((self._add, self._remove, self._up, self._down), 2):
            layout.addWidget(button, row, 1)
        layout.addWidget(self.chosen, 2, 2, 5, 1)
        layout.setRowStretch(6, 1)
        layout.setColumnStretch(0, 1)
        layout.setColumnStretch(2, 1)
        layout.addWidget(self.meaning, 7, 0, 1, 3)
        layout.addWidget(self.buttons, 8, 0, 1, 3)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._list_offered)
        self.search.returnPressed.connect(self.add_current)
        self.offered.itemActivated.connect(self.add_current)
        self.offered.currentItemChanged.connect(self._explain)
        self.chosen.currentItemChanged.connect(self._explain)
        self.presets.activated.connect(self._take_preset)
        self._add.clicked.connect(self.add_current)
        self._remove.clicked.connect(self.remove_current)
        self._up.clicked.connect(lambda: self.move_current(-1))
        self._down.clicked.connect(lambda: self.move_current(1))
        in_list = Qt.ShortcutContext.WidgetShortcut
        on_key("remove", self.chosen, self.remove_current, in_list)
        on_key("accept", self, self.accept)
        on_key("move_up", self, lambda: self.move_current(-1))
        on_key("move_down", self, lambda: self.move_current(1))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _list_offered(self) -> None:
        words = self.search.text().casefold().split()
        typed = tiebreak_of(self.search.text())
        offered = offered_codes(round_robin=self._round_robin)
        codes = [code for code in offered if _is_found(code, words)]
        if typed is not None and is_offered(typed.code, round_robin=self._round_robin):
            codes = [typed.code, *(code for code in codes if code != typed.code)]
        self.offered.clear()
        others = [code for code in codes if _is_not_fide(code)]
        for code in codes:
            if code not in others:
                self.offered.addItem(_item(code))
        if others:
            self.offered.addItem(_heading(_("Not FIDE")))
        for code in others:
            self.offered.addItem(_item(code))
        self.offered.setCurrentRow(1 if others == codes and codes else 0)
        if not codes:
            text = _("Nothing on offer is called “{text}”. A code is written like BH/C1.")
            self.meaning.setText(text.format(text=self.search.text().strip()))

    def _show_chosen(self, codes: Sequence[str]) -> None:
        self.chosen.clear()
        for code in codes:
            self.chosen.addItem(_item(code))
        self.chosen.setCurrentRow(0)

    def _take_preset(self) -> None:
        codes = self.presets.currentData()
        if codes:
            self._show_chosen(codes)

    def _explain(self, item: QListWidgetItem | None) -> None:
        tiebreak = None if item is None else tiebreak_of(str(item.data(_CODE_ROLE)))
        if tiebreak is None:
            self.meaning.setText("")
            return
        criterion = tiebreak.criterion
        text = ": ".join((tiebreak_title(tiebreak), _(criterion.meaning)))
        if _is_not_fide(tiebreak.code):
            text = _("{text} Not FIDE.").format(text=text)
        elif criterion.article:
            text = _("{text} C.07, article {article}.").format(text=text, article=criterion.article)
        self.meaning.setText(text)


def _heading(text: str) -> QListWidgetItem:
    """A row that parts the list and is passed over by the keys."""
    item = QListWidgetItem(text)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    return item


def _item(code: str) -> QListWidgetItem:
    item = QListWidgetItem(_label(code))
    item.setData(_CODE_ROLE, code)
    return item


def _label(code: str) -> str:
    tiebreak = tiebreak_of(code)
    if tiebreak is None:
        return _("{code}  not available, decides nothing").format(code=code)
    if _is_not_fide(code):
        return _("{code}  {name} (not FIDE)").format(code=code, name=tiebreak_title(tiebreak))
    return f"{code}  {tiebreak_title(tiebreak)}"


def _is_not_fide(code: str) -> bool:
    tiebreak = tiebreak_of(code)
    return tiebreak is not None and tiebreak.criterion.kind is Kind.NOT_FIDE


def _is_found(code: str, words: Sequence[str]) -> bool:
    label = _label(code).casefold()
    return all(word in label for word in words)
