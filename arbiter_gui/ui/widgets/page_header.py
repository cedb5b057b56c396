"""The top of every page: title, one line of state, the search box and the page's commands."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from arbiter_gui.ui.widgets.elided_label import ElidedLabel
from arbiter_gui.ui.widgets.search_box import SearchBox


class CommandButton(QPushButton):
    """A command of the menus as a button: same text, key, state and effect."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.action = action
        self.key_shown = True
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._mirror)
        self._mirror()

    @property
    def width_of_key(self) -> int:
        """The room the key takes beside the text."""
        return self.fontMetrics().horizontalAdvance(f"  {self._key()}")

    def show_key(self, shown: bool) -> None:
        """Writes the key beside the text, or leaves it to the menu."""
        if self.key_shown is not shown:
            self.key_shown = shown
            self._mirror()

    def mark_as_next(self, is_next: bool) -> None:
        """Puts the accent on the one command that is the next step."""
        if self.property("next") != is_next:
            self.setProperty("next", is_next)
            self.style().unpolish(self)
            self.style().polish(self)

    def _mirror(self) -> None:
        text = self.action.text().replace("&", "").rstrip("…")
        key = self._key()
        self.setText(f"{text}  {key}" if key and self.key_shown else text)
        self.setEnabled(self.action.isEnabled())
        self.setToolTip(self.action.toolTip())

    def _key(self) -> str:
        return self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


class PageHeader(QWidget):
    """Title in the largest type, state in muted words, the search box and commands on the right."""

    def __init__(self, title: str, search_hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = QLabel(title, self)
        self._title.setObjectName("pageTitle")
        self._state = ElidedLabel(self)
        self._state.setObjectName("pageState")
        self.search_box = SearchBox(search_hint, self)
        self._beside_title = QHBoxLayout()
        self._commands = QHBoxLayout()
        self._commands.setSpacing(8)
        self.buttons: tuple[CommandButton, ...] = ()
        layout = self._layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self._title)
        layout.addLayout(self._beside_title)
        layout.addWidget(self._state, 1)
        layout.addWidget(self.search_box)
        layout.addLayout(self._commands)
        self.setFixedHeight(40)

    def set_title(self, title: str) -> None:
        """Names the page."""
        self._title.setText(title)
        self._show_keys_where_there_is_room()

    def set_state(self, state: str) -> None:
        """One line that says how things stand."""
        self._state.say(state)
        self._share_with_search()

    @property
    def state(self) -> str:
        """The line that says how things stand, in full."""
        return self._state.whole_text

    def put_beside_title(self, widget: QWidget) -> None:
        """Adds a small control, such as the round selector, next to the title."""
        self._beside_title.addWidget(widget)

    def put_before_commands(self, widget: QWidget) -> None:
        """Adds a control of the page itself, such as the order of the crosstable."""
        self._commands.insertWidget(0, widget)

    def show_commands(self, actions: Sequence[QAction]) -> None:
        """Offers commands of the menus as buttons."""
        self.buttons = tuple(CommandButton(action, self) for action in actions)
        for button in self.buttons:
            self._commands.addWidget(button)
            button.action.changed.connect(self._show_keys_where_there_is_room)
        self._show_keys_where_there_is_room()

    def minimumSizeHint(self) -> QSize:
        """The room for all texts without their keys."""
        return QSize(self._least_width(), super().minimumSizeHint().height())

    def _least_width(self) -> int:
        shown = sum(button.width_of_key for button in self.buttons if button.key_shown)
        return self._layout.minimumSize().width() - shown

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves the keys out in a narrow window, so that every command can be read."""
        super().resizeEvent(event)
        self._show_keys_where_there_is_room()
        self._share_with_search()

    def _share_with_search(self) -> None:
        """The search box gives way to a line of state that would be cut."""
        wanted = self._state.fontMetrics().horizontalAdvance(self.state)
        given = self.search_box.sizeHint().width() - self.search_box.width()
        self.search_box.give_room(wanted - (self._state.width() - max(0, given)))

    def _show_keys_where_there_is_room(self) -> None:
        for layout in (self._commands, self._beside_title, self._layout):
            layout.invalidate()  # a text that changed just now counts
        keys = sum(button.width_of_key for button in self.buttons)
        fits = self._least_width() + keys <= self.width()
        for button in self.buttons:
            button.show_key(fits)
