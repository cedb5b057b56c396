"""The web site of an event: written again whenever something new is to be seen by all."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.publication import PUBLISH
from arbiter_gui.document import Document, wall_clock
from arbiter_gui.i18n import N_, _
from arbiter_gui.progress import Progress
from arbiter_gui.reports.site import site_pages
from arbiter_gui.reports.site_folder import holds_site, write_site
from arbiter_gui.tournament import Change, Fact, Tournament
from arbiter_gui.ui.dialogs.folder_question import FolderQuestion
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.folder_upkeep import FolderUpkeep, Written, refuse_missing
from arbiter_gui.ui.worker import Computation
from arbiter_gui.ui.workspace import Workspace

_QUESTION = FolderQuestion(
    N_("Web site"),
    N_("Write"),
    N_(
        "The pages are written into this folder now, and again after every publication and when "
        "the last result of a round is in. Empty: no web site."
    ),
)


class SiteUpkeep(FolderUpkeep):
    """Each event has a folder of its own for its site."""

    def __init__(self, workspace: Workspace, preferences: Preferences, window: QWidget) -> None:
        super().__init__(_QUESTION, workspace, window)
        self._preferences = preferences

    def folder(self) -> Path | None:
        """The folder of the site."""
        document = self._workspace.document
        return self._preferences.site_folder(document.path) if document is not None else None

    def keep_folder(self, folder: Path | None) -> None:
        """Remembers the folder of the site of this event."""
        document = self._workspace.document
        if document is not None:
            self._preferences.keep_site_folder(document.path, folder)

    def is_due(self, change: Change) -> bool:
        """After a publication; and after a result while none is missing in the newest round."""
        tournament = self._workspace.tournament
        if change.label == PUBLISH:
            return True
        complete = not tournament.games_without_result(tournament.rounds_paired)
        return complete and change.touches("game") and not change.touches("round")

    def job(self, document: Document, folder: Path) -> tuple[Computation, object]:
        """The site as the event is now."""
        return site_written, SiteWork(document.tournament.facts(), folder, wall_clock())

    def say_written(self, written: Written) -> None:
        """Says quietly where the pages are."""
        self.told.emit(_("Web site written: {path}").format(path=written.path), True)


@dataclass(frozen=True, slots=True)
class SiteWork:
    """The event, the folder of its site, and the time of the version stamp."""

    facts: tuple[Fact, ...]
    folder: Path
    written_at: datetime


def site_written(work: SiteWork, progress: Progress) -> Written:
    """Writes the pages, where what they say is not in the folder yet.

    Raises:
        FileProblem: The folder cannot be used.
        Cancelled: It is not wanted any more.
    """
    refuse_missing(work.folder)
    progress.note(_("Writing the web site"))
    pages = site_pages(Tournament(work.facts), work.written_at, progress)
    fresh = not holds_site(work.folder, pages)
    if fresh:
        write_site(work.folder, pages, progress)
    return Written(work.folder / "index.html", fresh)
