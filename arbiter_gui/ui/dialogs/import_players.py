"""The wizard that takes players from a list: columns first, then what is to be taken."""

from PySide6.QtWidgets import QDialog, QWidget

from arbiter_gui.actions.player_comparison import ListComparison, compared
from arbiter_gui.actions.player_import import ImportOrder, import_order
from arbiter_gui.actions.player_lists import ListFile
from arbiter_gui.formats.spreadsheet.player_rows import PlayerList
from arbiter_gui.i18n import _
from arbiter_gui.tournament import Tournament
from arbiter_gui.ui.dialogs.import_columns import ColumnsPage, Reread
from arbiter_gui.ui.dialogs.import_report import ReportPage
from arbiter_gui.ui.dialogs.wizard import Wizard

_SIZE = 940, 680


class ImportPlayersWizard(Wizard):
    """Two pages; a report file, whose columns are known, has the second one only."""

    def __init__(
        self, file: ListFile, tournament: Tournament, reread: Reread, parent: QWidget | None = None
    ) -> None:
        title = _("Import players from {file}").format(file=file.name)
        super().__init__(title, _("Import"), _SIZE, parent)
        self._file = file
        self._tournament = tournament
        self.columns_page: ColumnsPage | None = None
        if file.table is not None:
            self.columns_page = ColumnsPage(file.table, reread)
            self.addPage(self.columns_page)
        self.report_page = ReportPage(self._compare, late=tournament.rounds_paired > 0)
        self.addPage(self.report_page)

    def ordered(self) -> ImportOrder | None:
        """Shows the wizard and waits; what is to be taken, or None when the arbiter cancelled."""
        return self.order() if self.exec() == QDialog.DialogCode.Accepted else None

    def order(self) -> ImportOrder:
        """What is ticked."""
        page = self.report_page
        return import_order(page.comparison, page.choice(), self._file.name)

    def _compare(self) -> ListComparison:
        page = self.columns_page
        players = page.players() if page is not None else self._file.players
        return compared(self._tournament, players or PlayerList(()))
