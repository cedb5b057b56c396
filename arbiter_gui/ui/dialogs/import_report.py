"""The last page of an import: what would change, with a tick for every player and every field."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHeaderView, QLabel, QTreeWidget, QTreeWidgetItem, QWizardPage

from arbiter_gui.actions.player_comparison import (
    KnownPlayer,
    ListComparison,
    MatchedBy,
    value_text,
)
from arbiter_gui.actions.player_import import ImportChoice, recommended
from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.spreadsheet.player_field import PlayerField
from arbiter_gui.formats.spreadsheet.player_rows import ListedPlayer
from arbiter_gui.i18n import N_, _
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.dialogs.form_dialog import muted
from arbiter_gui.ui.dialogs.wizard import page_column

_KEY_ROLE = Qt.ItemDataRole.UserRole
_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked
_MATCHES = {
    MatchedBy.FIDE_ID: N_("same FIDE ID"),
    MatchedBy.NAME_AND_BIRTH: N_("same name and birth year"),
    MatchedBy.NAME: N_("same name only"),
}
_SAID_OF_NEW = ("title", "rating", "federation", "birth", "club")


class ReportPage(QWizardPage):
    """A tree of groups, players and fields; Space sets and takes away a tick."""

    def __init__(self, compare: Callable[[], ListComparison], *, late: bool) -> None:
        """Shows what a comparison has found.

        Args:
            compare: Compares the players of the list with the event, whenever the page is entered.
            late: Whether a round is paired, so that new players are late entries.
        """
        super().__init__()
        self.setTitle(_("What is to be taken?"))
        self.setFinalPage(True)
        self._compare = compare
        self.comparison = ListComparison((), (), (), ())
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(_("What the list says, and what the event says"))
        self.tree.setHeaderLabels([_("Player"), _("In the event"), _("In the list")])
        self.tree.setAlternatingRowColors(True)
        self.tree.setUniformRowHeights(True)
        # the tick of a group changes all its lines: they are counted once, when all have changed
        self._counting = QTimer(self, singleShot=True, interval=0)
        self._counting.timeout.connect(self._count)
        self.tree.itemChanged.connect(lambda _item: self._counting.start())
        self.count = QLabel()
        layout = page_column(self)
        layout.addWidget(
            muted(_("Only what is ticked is taken. Nobody is removed, and Undo takes it all back."))
        )
        if late:
            layout.addWidget(
                muted(
                    _(
                        "Rounds are paired already: new players enter in the next round, without "
                        "points for the rounds before."
                    )
                )
            )
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.count)

    def initializePage(self) -> None:
        """Compares and shows the outcome, with the proposed ticks."""
        self.comparison = self._compare()
        self.tree.blockSignals(True)
        self.tree.clear()
        ticks = recommended(self.comparison)
        self._show_changed(ticks)
        self._show_useless()
        self._show_new(ticks)
        self._show_untouched()
        self.tree.blockSignals(False)
        header = self.tree.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.tree.setColumnWidth(0, 420)
        self.tree.setColumnWidth(1, 180)
        first = self.tree.topLevelItem(0)
        if first is not None:
            self.tree.setCurrentItem(first)
        self._count()

    def isComplete(self) -> bool:
        """Whether anything is ticked."""
        choice = self.choice()
        return bool(choice.new or choice.differences)

    def choice(self) -> ImportChoice:
        """What is ticked."""
        new, differences = set(), set()
        for item in self._leaves():
            key = item.data(0, _KEY_ROLE)
            if item.checkState(0) is not _ON or key is None:
                continue
            if isinstance(key, int):
                new.add(key)
            else:
                player, attribute = key
                differences.add((PlayerKey(player), str(attribute)))
        return ImportChoice(new, differences)

    def _show_new(self, ticks: ImportChoice) -> None:
        if not self.comparison.new:
            return
        text = _("New players: {count}").format(count=len(self.comparison.new))
        group = self._group(text, ticked=True, is_open=True)
        for listed in self.comparison.new:
            words = (listed.player.name, "", _said_of(listed))
            item = _item(group, words, listed.row in ticks.new)
            item.setData(0, _KEY_ROLE, listed.row)

    def _show_changed(self, ticks: ImportChoice) -> None:
        changed = self.comparison.changed
        if not changed:
            return
        text = _("In the event, but described differently: {count}").format(count=len(changed))
        group = self._group(text, ticked=True, is_open=True)
        for known in changed:
            item = _item(group, (_known(known), "", ""), ticked=False)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsAutoTristate)
            for attribute in known.differences:
                words = (
                    _(PlayerField(attribute).label),
                    value_text(known.player, attribute),
                    value_text(known.listed.player, attribute),
                )
                key = (known.player.key, attribute)
                line = _item(item, words, key in ticks.differences)
                line.setData(0, _KEY_ROLE, (int(known.player.key), attribute))
            item.setExpanded(True)

    def _show_useless(self) -> None:
        """Rows and cells that the arbiter may want to mend in the file."""
        comparison = self.comparison
        rows = [*comparison.new, *(known.listed for known in comparison.known)]
        remarks = [remark for listed in rows for remark in listed.remarks]
        self._show_problems(_("Rows that cannot be taken: {count}"), comparison.refused)
        self._show_problems(_("Cells that were left out: {count}"), remarks)

    def _show_untouched(self) -> None:
        """Who is in the event and stays as registered."""
        comparison = self.comparison
        self._show_names(
            _("In the event, but not in the list (they stay): {count}"),
            [player.name for player in comparison.missing],
        )
        same = [known.player.name for known in comparison.known if not known.differences]
        self._show_names(_("In the event already, nothing to change: {count}"), same)

    def _show_problems(self, text: str, problems: Iterable[Problem]) -> None:
        lines = [problem.describe() for problem in problems]
        if not lines:
            return
        group = self._group(text.format(count=len(lines)), is_open=True)
        for line in lines:
            item = _item(group, (line, "", ""))
            item.setFirstColumnSpanned(True)
            item.setToolTip(0, line)

    def _show_names(self, text: str, names: list[str]) -> None:
        if names:
            group = self._group(text.format(count=len(names)))
            for name in names:
                _item(group, (name, "", ""))

    def _group(
        self, text: str, *, ticked: bool | None = None, is_open: bool = False
    ) -> QTreeWidgetItem:
        item = _item(self.tree.invisibleRootItem(), (text, "", ""), ticked)
        item.setFirstColumnSpanned(True)
        if ticked is not None:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsAutoTristate)
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        item.setExpanded(is_open)
        return item

    def _leaves(self) -> Iterable[QTreeWidgetItem]:
        waiting = [self.tree.invisibleRootItem()]
        while waiting:
            item = waiting.pop()
            children = _children(item)
            waiting += children
            if not children:
                yield item

    def _count(self) -> None:
        choice = self.choice()
        players = {key for key, _attribute in choice.differences}
        text = _("To be taken: new players {new}, corrected players {corrected}")
        self.count.setText(text.format(new=len(choice.new), corrected=len(players)))
        self.completeChanged.emit()


def _item(
    parent: QTreeWidgetItem, words: tuple[str, str, str], ticked: bool | None = None
) -> QTreeWidgetItem:
    item = QTreeWidgetItem(parent, list(words))
    if ticked is not None:
        item.setCheckState(0, _ON if ticked else _OFF)
    return item


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    places = range(item.childCount())
    return [child for place in places if (child := item.child(place)) is not None]


def _known(known: KnownPlayer) -> str:
    text = _("{name} – row {row}, {match}")
    return text.format(name=known.player.name, row=known.listed.row, match=_(_MATCHES[known.by]))


def _said_of(listed: ListedPlayer) -> str:
    names = [name for name in _SAID_OF_NEW if name in listed.stated]
    return ", ".join(value_text(listed.player, name) for name in names)
