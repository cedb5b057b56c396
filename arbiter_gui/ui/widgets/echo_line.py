"""What was just entered, large and in words; assistive technology reads it out."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QSizePolicy

from arbiter_gui.ui.widgets.foot_label import FootLabel


class EchoLine(FootLabel):
    """One line that keeps its place while it is empty, so that the list above does not move."""

    def __init__(self) -> None:
        super().__init__("echo")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str) -> None:
        """Shows a text and has it spoken, also when it is the same as before."""
        self.setText(text)
        self.announce(text)

    def announce(self, text: str) -> None:
        """Has a text spoken that is shown elsewhere."""
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def leave_room(self, *, low: bool) -> None:
        """Takes smaller letters on a low page, where the list needs the room."""
        if self.property("low") != low:
            self.setProperty("low", low)
            self.style().unpolish(self)
            self.style().polish(self)
