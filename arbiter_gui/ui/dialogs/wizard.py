"""The frame of every wizard: classic look, the button that goes on stands out."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget, QWizard

from arbiter_gui.ui.widgets.form_area import height_of_screen, width_of_screen

_TITLE_BAR = 40
_AROUND = 40
"""What the frame of a wizard takes beside its page."""


class Wizard(QWizard):
    """Pages one after the other; fits on a low screen."""

    def __init__(
        self, title: str, finish: str, size: tuple[int, int], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setWizardStyle(QWizard.WizardStyle.ClassicStyle)
        self.setOption(QWizard.WizardOption.NoBackButtonOnStartPage)
        self.setButtonText(QWizard.WizardButton.FinishButton, finish)
        width, height = size
        self._room = QSize(width_of_screen(), height_of_screen() - _TITLE_BAR)
        self.resize(QSize(width, height).boundedTo(self._room))
        for kind in (QWizard.WizardButton.NextButton, QWizard.WizardButton.FinishButton):
            button = self.button(kind)
            button.setProperty("next", True)
            button.style().unpolish(button)
            button.style().polish(button)

    def showEvent(self, event: QShowEvent) -> None:
        """Is as wide as its widest page, in whatever language that is."""
        super().showEvent(event)
        pages = [self.page(number).minimumSizeHint().width() for number in self.pageIds()]
        wide = max(self.width(), *(page + _AROUND for page in pages))
        self.resize(QSize(wide, self.height()).boundedTo(self._room))


def page_column(page: QWidget) -> QVBoxLayout:
    """The layout of a page."""
    layout = QVBoxLayout(page)
    layout.setContentsMargins(24, 16, 24, 8)
    return layout


def complaint_label() -> QLabel:
    """The place for what is wrong with a page."""
    label = QLabel()
    label.setObjectName("error")
    label.setWordWrap(True)
    return label
