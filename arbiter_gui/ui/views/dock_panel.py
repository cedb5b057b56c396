"""A panel below a list, with a table in it, that a cross or Escape puts away."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.delegates.code_delegate import CodeDelegate
from arbiter_gui.ui.icons import icon
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.theme import ROW_HEIGHT, tokens_of
from arbiter_gui.ui.widgets.sheet_table import SheetTable

_HEADER = 34


class DockPanel(QFrame):
    """What the panels have in common; whoever derives from it arranges `cross` and `table`.

    Signals:
        leaving: The cross or Escape was pressed.
        closed: The panel was put away.
    """

    leaving = Signal()
    closed = Signal()

    def __init__(self, name: str, closing: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dock")
        self.cross = QToolButton()
        self.cross.setAccessibleName(closing)
        self.cross.clicked.connect(self.leaving)
        self.model = TableModel(self)
        self.table = SheetTable(name)
        self.table.setModel(self.model)
        self.table.leaves_out_empty_columns = True
        self.table.setItemDelegate(CodeDelegate(self.table))
        self.table.horizontalHeader().setFixedHeight(_HEADER)
        self._draw_cross()
        self.setVisible(False)

    def show_rows(self, count: int) -> None:
        """Makes the table as high as a number of rows."""
        self.table.setFixedHeight(_HEADER + count * ROW_HEIGHT + 2 * self.table.frameWidth())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts the panel away."""
        if event.key() == Qt.Key.Key_Escape:
            self.leaving.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Draws the cross in the colours of another palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._draw_cross()

    def _draw_cross(self) -> None:
        self.cross.setIcon(icon("close", tokens_of(self.palette()).muted))


class PlayerPanel(DockPanel):
    """A panel that is about one player while it is open."""

    def __init__(self, name: str, closing: str, parent: QWidget | None = None) -> None:
        super().__init__(name, closing, parent)
        self._player: PlayerKey | None = None
        self.leaving.connect(self.close_panel)

    @property
    def player(self) -> PlayerKey | None:
        """Who is shown, or None while the panel is closed."""
        return self._player

    def close_panel(self) -> None:
        """Puts the panel away."""
        was_open = self._player is not None
        self._player = None
        self.model.show(Table((), ()))
        self.setVisible(False)
        if was_open:
            self.closed.emit()
