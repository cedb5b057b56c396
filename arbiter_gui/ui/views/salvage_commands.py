"""What can be done about an event that is damaged: what can be read of it is saved elsewhere."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from arbiter_gui.actions.exports import is_same_file
from arbiter_gui.document import wall_clock
from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import _, fill
from arbiter_gui.progress import Progress
from arbiter_gui.storage.inspection import DAMAGE
from arbiter_gui.storage.salvage import Salvaged, salvage
from arbiter_gui.storage.tournament_file import SUFFIX
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.widgets.notice import Notice, Offer
from arbiter_gui.ui.workspace import Workspace


@dataclass(frozen=True, slots=True)
class SalvageOrder:
    """The damaged file, the file to be made, and the time of its line about that."""

    source: Path
    target: Path
    time: str


def salvaged(order: SalvageOrder, progress: Progress) -> tuple[SalvageOrder, Salvaged]:
    """Saves what can be read; a second or two where there are many copies."""
    progress.note(_("Reading what is left of {name}").format(name=order.source.name))
    return order, salvage(order.source, order.target, order.time)


class SalvageCommands(QObject):
    """Offers to save what is left, asks for a name, and opens what was made."""

    def __init__(self, workspace: Workspace, files: FileCommands, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._files = files
        self._window = window

    def tell(self, notice: Notice, error: ArbiterError) -> bool:
        """Shows a message about a damaged file with the button that helps.

        Returns:
            Whether it is one; every other message is shown by the page.
        """
        path = error.values.get("path")
        if error.code not in DAMAGE or not isinstance(path, Path) or self._is_open(path):
            return False
        offer: Offer = (_("Save what can be read…"), partial(self.ask, path))
        notice.say([fill(error.message, error.values)], [offer])
        return True

    def ask(self, path: Path) -> None:
        """Asks where the saved event goes; the damaged file is only read."""
        name = _("{name} saved").format(name=path.stem)
        proposed = str(path.with_name(f"{name}{SUFFIX}"))
        title = _("Save what can be read")
        chosen, _kind = QFileDialog.getSaveFileName(self._window, title, proposed, f"*{SUFFIX}")
        if chosen:
            target = Path(chosen)
            if target.suffix.lower() != SUFFIX:
                target = target.with_name(f"{target.name}{SUFFIX}")
            order = SalvageOrder(path, target, wall_clock().isoformat())
            self._workspace.compute(salvaged, order, self._show)

    def _is_open(self, path: Path) -> bool:
        """Here its bytes are not looked at: that would give the lock on the event away."""
        document = self._workspace.document
        return document is not None and is_same_file(path, document.path)

    def _show(self, found: tuple[SalvageOrder, Salvaged]) -> None:
        order, saved = found
        if self._files.open_path(order.target):
            text = _(
                "{source} was read as far as it can be and is kept as {target} from now on. The "
                "damaged file stays as it is."
            )
            line = text.format(source=order.source.name, target=order.target.name)
            self._files.remarked.emit([line, *saved.describe()])
