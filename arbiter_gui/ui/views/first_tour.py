"""The first steps, on the empty page of the first start; never again after that."""

from PySide6.QtCore import QObject

from arbiter_gui.i18n import N_, _
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.widgets.empty_state import EmptyState
from arbiter_gui.ui.widgets.tour_card import TourCard, TourStep
from arbiter_gui.ui.workspace import Workspace

_STEPS = (
    (
        N_("Register the players"),
        N_(
            "Begin a tournament, then F3 finds players in the rating lists and Ins opens an empty "
            "form. A file of players can be dropped on the window."
        ),
    ),
    (
        N_("Pair the round: F5"),
        N_(
            "The boards appear, and below them why each is as it is. The column at the left says "
            "what is to be done next."
        ),
    ),
    (
        N_("Type the results, publish"),
        N_(
            "F7 publishes a round, Ctrl+P prints it. One key of the number pad is one result. "
            "Nothing has to be saved, Ctrl+Z takes back, and F1 helps everywhere."
        ),
    ),
)


class FirstTour(QObject):
    """Shows the card where no event was ever opened, and remembers that it was seen."""

    def __init__(self, workspace: Workspace, preferences: Preferences, page: EmptyState) -> None:
        """Puts the card on the empty page, where it is wanted.

        Args:
            workspace: Tells when an event is open: then the steps are not needed any more.
            preferences: They remember.
            page: The empty page.
        """
        super().__init__(page)
        self._workspace = workspace
        self._page = page
        self._preferences = preferences
        self.card: TourCard | None = None
        if preferences.recent_files or workspace.is_open:
            preferences.note_toured()
        if preferences.is_toured:
            return
        self.card = TourCard([TourStep(_(title), _(text)) for title, text in _STEPS])
        page.put_above(self.card)
        self.card.ended.connect(self._end)
        workspace.opened.connect(self._end_when_open)

    def _end_when_open(self) -> None:
        if self._workspace.is_open:
            self._end()

    def _end(self) -> None:
        self._preferences.note_toured()
        if self.card is not None:
            had_keyboard = any(button.hasFocus() for button in self.card.buttons)
            self.card.hide()
            if had_keyboard and self._page.buttons:
                self._page.buttons[0].setFocus()
