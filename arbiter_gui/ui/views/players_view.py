"""The page of the players: who is here, what they are owed, who is missing in the next round."""

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_gui.actions.presence import check_in
from arbiter_gui.actions.rounds import present
from arbiter_gui.document import wall_clock
from arbiter_gui.i18n import _, ngettext
from arbiter_gui.tables.player_filters import PlayerFilter, kept
from arbiter_gui.tables.players import players_table, with_list_data
from arbiter_gui.tables.round_cell import next_round
from arbiter_gui.tables.round_lines import here_line
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.change import Change
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.views.list_page import ListPage
from arbiter_gui.ui.views.page import KeyMeaning
from arbiter_gui.ui.widgets.foot_label import FootLabel
from arbiter_gui.ui.workspace import Workspace

_LETTERS_OF_FILTER = 15
_ROOM = 32
_LEAST_WIDTH_OF_FILTER = 64


class PlayersView(ListPage):
    """Every player with the colour code of the round to be paired.

    Attributes:
        shows_list_data: Whether the columns of the rating lists are shown.
    """

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        self._only_odd = False
        self.shows_list_data = False
        self._odd: frozenset[int] = frozenset()
        super().__init__(workspace, _("Players"), parent)
        self._checking_in = False
        self.echo = FootLabel("panelTitle")
        self.echo.hide()
        self.sheet_layout.addWidget(self.echo)
        self.shown = QComboBox()
        self.shown.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.shown.setMinimumContentsLength(_LETTERS_OF_FILTER)
        self.shown.setMinimumWidth(_LEAST_WIDTH_OF_FILTER)  # a narrow window needs the buttons
        self.shown.setAccessibleName(_("Which players are shown"))
        for wanted in PlayerFilter:
            self.shown.addItem(_(wanted.label), wanted.value)
        self.shown.view().setMinimumWidth(self.shown.view().sizeHintForColumn(0) + _ROOM)
        self.header.put_before_commands(self.shown)
        self.shown.currentIndexChanged.connect(self._filter)
        self.header.search_box.taken.connect(self._check_in_found)
        self.table.space_pressed.connect(self._toggle_here)

    @property
    def keys(self) -> tuple[KeyMeaning, ...]:
        """The keys of the page for the legend."""
        if self._checking_in:
            return (
                (_("letters, Enter"), _("find, and note as here")),
                (_("Space"), _("here, or not here")),
                ("Ctrl+Z", _("take back")),
                ("F6", _("end the check-in")),
            )
        return (
            (_("Ins"), _("add")),
            ("F3", _("from list")),
            ("F2", _("edit")),
            ("Ctrl+B", _("bye")),
            ("Ctrl+D", _("withdraw")),
            ("Ctrl+I", _("player card")),
            (_("letters"), _("go to a name")),
        )

    def build(self, tournament: Tournament) -> Table:
        """Every player by number."""
        table = players_table(tournament, wall_clock().year)
        place = [column.key for column in table.columns].index("odd")
        self._odd = frozenset(row.key for row in table.rows if row.cells[place].text)
        self._keep()
        return with_list_data(table, tournament) if self.shows_list_data else table

    def toggle_odd(self) -> None:
        """Hides the players about whom nothing looks odd, or shows everybody again."""
        self._only_odd = not self._only_odd
        self.refresh()

    def toggle_list_data(self) -> None:
        """Shows what the rating lists say of each player, or leaves the room to the names."""
        self.shows_list_data = not self.shows_list_data
        self.refresh()

    def show_check_in(self, begins: bool) -> None:
        """Begins or ends the check-in: Enter in the search box notes who was found as here."""
        self._checking_in = begins
        self.echo.clear()
        self.echo.setVisible(begins)
        self.header.search_box.enter_takes = begins
        self.header.search_box.clear()
        self.refresh()
        if begins:
            self.focus_search()
        else:
            self.focus_list()

    def describe(self, tournament: Tournament) -> str:
        """Who plays in the next round; during the check-in how many of them are here."""
        if not self._checking_in:
            return self._plain_state(tournament)
        return here_line(tournament) or _("nobody is here yet")

    def _plain_state(self, tournament: Tournament) -> str:
        """How many players there are, and how many of them the next round can count on."""
        count = len(tournament.players)
        parts = [ngettext("{count} player", "{count} players", count).format(count=count)]
        coming = next_round(tournament)
        if coming is not None:
            here = len(present(tournament, coming))
            text = ngettext(
                "{present} plays in round {round}", "{present} play in round {round}", here
            )
            parts.append(text.format(present=here, round=coming))
            asked = sum(
                tournament.player(bye.player).takes_part(coming) for bye in tournament.byes(coming)
            )
            if asked:
                parts.append(ngettext("{count} bye", "{count} byes", asked).format(count=asked))
        gone = sum(player.withdrawn_from is not None for player in tournament.players)
        if gone:
            parts.append(_("{count} withdrawn").format(count=gone))
        if self._odd:
            text = _("{count} to look at")
            if self._only_odd:
                text = _("only the {count} to look at are shown")
            parts.append(text.format(count=len(self._odd)))
        return " · ".join(parts)

    def _take_note(self, change: Change) -> None:
        super()._take_note(change)
        added = [edit for edit in change.edits if edit.kind == "player" and edit.before is None]
        if len(added) == 1 and self.isVisible():
            self.table.select_key(int(str(added[0].key)))

    def _activate(self, index: QModelIndex) -> None:
        if index.isValid() and self._checking_in:
            self._toggle_here()
        elif index.isValid():
            self.command_asked.emit("edit_player")

    def _filter(self) -> None:
        self._keep()
        self._say_how_things_stand()
        self.selection_changed.emit()

    def _keep(self) -> None:
        """Shows those of the filter, and of them the odd ones, when only these are wanted."""
        wanted = PlayerFilter(self.shown.currentData())
        keys: frozenset[int] = frozenset(kept(self.workspace.tournament, wanted))
        everybody = wanted is PlayerFilter.ALL and not self._only_odd
        self.sorted_rows.show_only(
            None if everybody else keys & self._odd if self._only_odd else keys
        )

    def _toggle_here(self) -> None:
        if self._checking_in and self.selected_player is not None:
            self.echo.clear()
            self.command_asked.emit("toggle_here")

    def _check_in_found(self) -> None:
        """Notes the player at hand as here; who is here already stays so."""
        key = self.selected_player
        if not self.header.search_box.text() or key is None or not self.sorted_rows.rowCount():
            return
        player = self.workspace.tournament.player(key)
        if player.checked_in:
            self.echo.setText(_("{name} is here already").format(name=player.name))
        elif self.workspace.carry_out(check_in, key):
            self.echo.setText(_("{name} is here").format(name=player.name))
        self.header.search_box.clear()
        self._say_how_things_stand()
