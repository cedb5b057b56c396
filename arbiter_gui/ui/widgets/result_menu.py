"""The menu of every result a game can have, for the mouse and for the less usual ones."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.marks import result_sentence, result_text
from arbiter_gui.tournament.result import Result
from arbiter_gui.ui.widgets.results_table import RESULT_KEYS


class ResultMenu(QMenu):
    """The less usual results first by number, then those that have a key of their own.

    Signals:
        chosen: A `Result`, or None to clear.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        keyed = {result: key for key, result in reversed(RESULT_KEYS.items())}
        odd = [result for result in Result if result not in keyed]
        for number, result in enumerate(odd, 1):
            self._add(f"&{number}", result)
        self.addSeparator()
        for result, key in reversed(keyed.items()):
            self._add(key, result)
        self.addSeparator()
        clear = self.addAction(_("Clear the result"))
        clear.triggered.connect(lambda: self.chosen.emit(None))

    def _add(self, key: str, result: Result) -> None:
        action = self.addAction(f"{key}   {result_text(result)}   {result_sentence(result)}")
        action.setData(result)
        action.triggered.connect(lambda: self.chosen.emit(result))
