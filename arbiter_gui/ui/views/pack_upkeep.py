"""The emergency packs: after every pairing and publication all that a hall needs on paper."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.publication import PUBLISH
from arbiter_gui.document import Document, wall_clock
from arbiter_gui.i18n import N_
from arbiter_gui.progress import Progress
from arbiter_gui.tournament import Change
from arbiter_gui.ui.dialogs.folder_question import FolderQuestion
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.printing.emergency_pack import (
    IN_PACK,
    EmergencyPack,
    pack_written,
    sheets_of_pack,
)
from arbiter_gui.ui.printing.pack_names import pack_stem
from arbiter_gui.ui.printing.page_options import PageOptions
from arbiter_gui.ui.printing.print_order import PrintOrder
from arbiter_gui.ui.views.folder_upkeep import (
    FolderUpkeep,
    Written,
    pairs_a_round,
    refuse_missing,
)
from arbiter_gui.ui.worker import Computation
from arbiter_gui.ui.workspace import Workspace

_QUESTION = FolderQuestion(
    N_("Emergency pack"),
    N_("Write"),
    N_(
        "Should the computer fail, the round goes on by hand. Pairings, standings, cards to pair "
        "by pencil, slips, a report file and a copy of the event are written into this folder "
        "now, and after every pairing and publication. A stick is a good place. Empty: no packs."
    ),
)


class PackUpkeep(FolderUpkeep):
    """One folder has the packs of all events, each round in a folder of its own."""

    def __init__(
        self,
        workspace: Workspace,
        preferences: Preferences,
        options_of: Callable[[str], PageOptions],
        window: QWidget,
    ) -> None:
        super().__init__(_QUESTION, workspace, window)
        self._preferences = preferences
        self._options_of = options_of

    def folder(self) -> Path | None:
        """The folder of the packs."""
        return self._preferences.pack_folder

    def keep_folder(self, folder: Path | None) -> None:
        """Remembers the folder of the packs."""
        self._preferences.pack_folder = folder

    def is_due(self, change: Change) -> bool:
        """After every pairing and every publication."""
        return change.label == PUBLISH or pairs_a_round(change)

    def job(self, document: Document, folder: Path) -> tuple[Computation, object]:
        """The pack of the newest round."""
        newest = document.tournament.rounds_paired
        options = sheets_of_pack(newest, {key: self._options_of(key) for key in IN_PACK})
        order = PrintOrder(document.tournament.facts(), newest, wall_clock(), options)
        stem, signed = document.path.stem, pack_stem(document)
        names = tuple((f"{stem} R{n}", f"{signed} R{n}") for n in range(newest + 1))
        pack = EmergencyPack(folder, names[-1][1], order, document.content(), names)
        return pack_kept, pack


def pack_kept(pack: EmergencyPack, progress: Progress) -> Written:
    """Writes a pack into the folder that the arbiter has chosen.

    Raises:
        FileProblem: The folder is not there, or cannot be written.
        Cancelled: It is not wanted any more.
    """
    refuse_missing(pack.folder)
    return Written(pack.folder / pack.name, problem=pack_written(pack, progress))
