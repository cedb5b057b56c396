"""The emergency pack of a round: all that is needed when the computer is gone, in one folder."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from arbiter_gui.actions.trf_export import ReportKind, report_bytes
from arbiter_gui.errors import ArbiterError
from arbiter_gui.formats.whole_folder import write_whole_folder
from arbiter_gui.i18n import _
from arbiter_gui.progress import Progress
from arbiter_gui.reports.catalogue import KINDS
from arbiter_gui.storage.tournament_file import SUFFIX
from arbiter_gui.tournament import Tournament
from arbiter_gui.ui.printing.pack_names import give_new_name
from arbiter_gui.ui.printing.page_options import PageOptions
from arbiter_gui.ui.printing.print_order import PaperWork, PrintOrder, put_on_paper

IN_PACK = ("pairings", "by_name", "standings", "pencil_cards", "slips", "starting_list")
"""What goes on paper, in the order of the pages."""


@dataclass(frozen=True, slots=True)
class EmergencyPack:
    """What a pack is made of.

    Attributes:
        folder: The folder with the packs of all rounds.
        name: Of the event and the round, "Open 2026 3f9a R3"; the pack's folder and its files bear
            it.
        order: What is put on paper, and of which round.
        event: The file of the event, whole.
        plain_names: What this pack and those of the earlier rounds would be called without the sign
            of the event, beside their names; packs bore such names once.
    """

    folder: Path
    name: str
    order: PrintOrder
    event: bytes
    plain_names: tuple[tuple[str, str], ...] = ()


def sheets_of_pack(round_number: int, options: Mapping[str, PageOptions]) -> dict[str, PageOptions]:
    """Which lists and cards there are of a round; before the first one no slips."""
    needing = {kind.key for kind in KINDS if kind.needs_round}
    return {key: options[key] for key in IN_PACK if round_number or key not in needing}


def pack_written(pack: EmergencyPack, progress: Progress) -> ArbiterError | None:
    """Writes a pack; an earlier one of the same round gives way when the whole of it is there.

    Returns:
        Why there is no report file in it, or None.

    Raises:
        FileProblem: The folder cannot be written.
        Cancelled: It is not wanted any more.
    """
    progress.note(_("Writing the emergency pack"))
    report: bytes | ArbiterError
    try:
        report = report_bytes(Tournament(pack.order.facts), ReportKind(interim=True))
    except ArbiterError as error:
        report = error

    def write(folder: Path) -> None:
        (folder / f"{pack.name}{SUFFIX}").write_bytes(pack.event)
        if isinstance(report, bytes):
            (folder / f"{pack.name}.trf").write_bytes(report)
        put_on_paper(PaperWork(pack.order, folder / f"{pack.name}.pdf"), progress)

    for old, new in pack.plain_names:
        give_new_name(pack.folder, old, new, pack.event)
    write_whole_folder(pack.folder / pack.name, write)
    return report if isinstance(report, ArbiterError) else None
