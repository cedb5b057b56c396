"""The menu of every result a game can have, for the mouse and for the less usual ones."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QTableView, QWidget

from arbiter_gui.i18n import _, pgettext
from arbiter_gui.tables.marks import result_sentence, result_text
from arbiter_gui.tournament.result import Result
from arbiter_gui.ui.result_keys import ResultKeys


class ResultMenu(QMenu):
    """The less usual results first, each with a letter, then those that have a key of their own.

    Signals:
        chosen: A `Result`, or None to clear.
    """

    chosen = Signal(object)

    def __init__(self, keys: ResultKeys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        keyed = {result: key for result in Result if (key := keys.key_of(result))}
        odd = [result for result in Result if result not in keyed]
        letters = pgettext("letters of the less usual results, in this order", "abcdefghij")
        for letter, result in zip(letters, odd, strict=False):
            self._add(f"&{letter}   {_words(result)}", result)
        self.addSeparator()
        for result, key in keyed.items():
            self._add(f"{_words(result)}\t{key}", result)
        self.addSeparator()
        self._add(_("Clear the result") + "\t⌫", None)

    def open_below(self, table: QTableView, column: int) -> None:
        """Opens below a column of the row that has the keyboard."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        place = table.visualRect(table.currentIndex().siblingAtColumn(0))
        place.moveLeft(table.columnViewportPosition(column))
        self.popup(table.viewport().mapToGlobal(place.bottomLeft() + QPoint(0, 1)))

    def _add(self, text: str, result: Result | None) -> None:
        action = self.addAction(text)
        action.setData(result)
        action.triggered.connect(lambda: self.chosen.emit(result))


def _words(result: Result) -> str:
    return f"{result_text(result)}   {result_sentence(result)}"
