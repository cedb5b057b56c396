"""What a results sheet says, board by board, with a tick on what is to be taken."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHeaderView, QLabel, QTreeWidget, QTreeWidgetItem, QWidget

from arbiter_gui.actions.result_import import Finding, FoundResult, ResultComparison
from arbiter_gui.i18n import N_, _
from arbiter_gui.tables.marks import result_text
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted

_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked
_SIZE, _SMALLEST_TREE, _SHARE_OF_TREE = QSize(760, 580), 120, 100
_GROUPS = {
    Finding.NEW: N_("New results: {count}"),
    Finding.CLASH: N_("Another result is entered already: {count}"),
    Finding.REPAIRED: N_("Other players sit at this board now: {count}"),
    Finding.UNKNOWN_BOARD: N_("There is no such board: {count}"),
    Finding.UNREADABLE: N_("The result cannot be read: {count}"),
    Finding.TWICE: N_("Two results of one board: {count}"),
    Finding.SAME: N_("Entered already, nothing to change: {count}"),
    Finding.EMPTY: N_("No result in the file: {count}"),
}
_CLOSED = (Finding.SAME, Finding.EMPTY)


class ImportResultsDialog(FormDialog):
    """A tree of findings; Space sets and takes away a tick. Clashes are not ticked at first."""

    def __init__(
        self, comparison: ResultComparison, source: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            _("Import results from {file}").format(file=source), _("&Take the results"), parent
        )
        self.resize(_SIZE.boundedTo(self.screen().availableSize()))
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(_("Results of the file, and results of the event"))
        self.tree.setHeaderLabels([_("Board"), _("In the event"), _("In the file")])
        self.tree.setAlternatingRowColors(True)
        self.tree.setUniformRowHeights(True)
        self.tree.setMinimumHeight(_SMALLEST_TREE)
        self.count = QLabel()
        lines = [
            _("Only what is ticked is taken, as one step; Undo takes it all back."),
            *_outdated(comparison),
        ]
        if any(not found.takeable for found in comparison.of(Finding.CLASH)):
            lines.append(_("Earlier rounds are corrected on the Round page, board by board."))
        self.form.addRow(muted("\n".join(lines)))
        self.column.insertWidget(1, self.tree, _SHARE_OF_TREE)
        self.column.insertWidget(2, self.count)
        self._leaves: list[tuple[QTreeWidgetItem, FoundResult]] = []
        for finding in Finding:
            self._show(finding, comparison.of(finding))
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        first = self.tree.topLevelItem(0)
        if first is not None:
            self.tree.setCurrentItem(first)
        self.tree.itemChanged.connect(lambda _item: self._count())
        self._count()

    def accepted_results(self) -> tuple[FoundResult, ...]:
        """What is ticked."""
        return tuple(found for item, found in self._leaves if item.checkState(0) is _ON)

    def chosen(self) -> tuple[FoundResult, ...] | None:
        """Shows the dialog and waits; None where it is left."""
        return self.accepted_results() if self.accepted_by_user() else None

    def _show(self, finding: Finding, found: tuple[FoundResult, ...]) -> None:
        if not found:
            return
        group = QTreeWidgetItem(self.tree, [_(_GROUPS[finding]).format(count=len(found))])
        group.setFirstColumnSpanned(True)
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        for one in found:
            item = QTreeWidgetItem(group, [_board(one), _entered(one), _said(one)])
            if one.takeable:
                item.setCheckState(0, _ON if finding is Finding.NEW else _OFF)
                self._leaves.append((item, one))
        if any(one.takeable for one in found):
            group.setFlags(group.flags() | Qt.ItemFlag.ItemIsAutoTristate)
        group.setExpanded(finding not in _CLOSED)

    def _count(self) -> None:
        taken = self.accepted_results()
        replaced = sum(found.finding is Finding.CLASH for found in taken)
        text = _("To be taken: {count}; of these, results to be replaced: {replaced}")
        self.count.setText(text.format(count=len(taken), replaced=replaced))
        self.accept_button.setEnabled(bool(taken))


def _outdated(comparison: ResultComparison) -> list[str]:
    text = _("Round {round}: the file has version {then}, the event version {now}.")
    return [
        text.format(round=number, then=then, now=now) for number, then, now in comparison.outdated
    ]


def _board(found: FoundResult) -> str:
    row = found.row
    board = found.game.board if found.game else row.board
    text = _("{round}.{board}  {white} – {black}")
    return text.format(round=row.round, board=board, white=row.names[0], black=row.names[1])


def _entered(found: FoundResult) -> str:
    return (result_text(found.game.result) or "–") if found.game else "–"


def _said(found: FoundResult) -> str:
    return result_text(found.result) if found.result else found.row.text or "–"
