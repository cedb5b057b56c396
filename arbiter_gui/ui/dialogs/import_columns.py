"""The first page of an import: which column of the sheet is what, and the players read that way."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSpinBox,
    QWidget,
    QWizardPage,
)

from arbiter_gui.actions.player_comparison import value_text
from arbiter_gui.errors import ArbiterError
from arbiter_gui.formats.spreadsheet.column_guess import (
    ColumnMapping,
    best_sheet,
    guessed_mapping,
    mapping_below,
)
from arbiter_gui.formats.spreadsheet.foreign_table import ForeignTable, TextReading
from arbiter_gui.formats.spreadsheet.grid import Grid, column_letters
from arbiter_gui.formats.spreadsheet.player_field import PlayerField
from arbiter_gui.formats.spreadsheet.player_rows import PlayerList, players_of
from arbiter_gui.formats.spreadsheet.text_encoding import ENCODINGS
from arbiter_gui.formats.spreadsheet.text_table import DELIMITERS
from arbiter_gui.i18n import _, fill, ngettext
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.ui.delegates.sheet_delegate import SheetDelegate
from arbiter_gui.ui.dialogs.wizard import complaint_label, page_column
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.widgets.elided_label import ElidedLabel
from arbiter_gui.ui.widgets.sheet_table import SheetTable

_SHOWN = 50
_EXAMPLES = 4
_LEAST_HEIGHT = 64
_WIDTH_OF_ROW_NUMBER = 90
_NAMES_APART = (PlayerField.LAST_NAME, PlayerField.FIRST_NAME)

Reread = Callable[[TextReading], ForeignTable]
"""Reads the file again, as a text with another encoding or delimiter."""


class ColumnFields(QScrollArea):
    """A line for each column: its letter, its heading, examples, and the field it holds.

    Signals:
        changed: The arbiter has given a column another meaning.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(_LEAST_HEIGHT)
        self.choices: dict[int, QComboBox] = {}

    def show_columns(self, grid: Grid, mapping: ColumnMapping) -> None:
        """Shows the columns of a sheet that are not empty, with their present meaning."""
        body = QWidget()
        layout = QGridLayout(body)
        layout.setContentsMargins(0, 0, 8, 0)
        layout.setColumnStretch(2, 1)
        self.choices = {}
        header = next((row for row in grid.rows if row.number == mapping.header_row), None)
        below = [row for row in grid.rows if row.number > mapping.header_row]
        meanings = {place: field for field, place in mapping.columns.items()}
        for place in range(grid.width):
            texts = [row.cells[place] for row in below if place < len(row.cells)]
            heading = header.cells[place] if header and place < len(header.cells) else ""
            if not heading and not any(texts):
                continue
            self._add(layout, place, heading)
            examples = ElidedLabel()
            examples.setObjectName("secondary")
            examples.say(" · ".join([text for text in dict.fromkeys(texts) if text][:_EXAMPLES]))
            layout.addWidget(examples, layout.rowCount() - 1, 2)
            self._choose(self.choices[place], meanings.get(place))
        layout.setRowStretch(layout.rowCount(), 1)
        self.setWidget(body)
        body.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def columns(self) -> dict[PlayerField, int]:
        """The column of every field that has one."""
        return {
            field: place
            for place, choice in self.choices.items()
            if isinstance(field := choice.currentData(), PlayerField)
        }

    def assign(self, place: int, field: PlayerField | None) -> None:
        """Gives a column a meaning, as the arbiter would."""
        self._choose(self.choices[place], field)
        self._settle(place)

    def _add(self, layout: QGridLayout, place: int, heading: str) -> None:
        row = layout.rowCount()
        letters = column_letters(place)
        choice = QComboBox()
        choice.addItem(_("– not used –"), None)
        for field in PlayerField:
            choice.addItem(_(field.label), field)
        name = _("Column {letters}, {heading}: what it holds")
        choice.setAccessibleName(name.format(letters=letters, heading=heading or "–"))
        choice.activated.connect(lambda _index, place=place: self._settle(place))
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        title = QLabel(f"{letters}   {heading}")
        title.setTextFormat(Qt.TextFormat.PlainText)
        layout.addWidget(title, row, 0)
        layout.addWidget(choice, row, 1)
        self.choices[place] = choice

    def _settle(self, place: int) -> None:
        """A field has one column only, and a name is whole or in two parts."""
        field = self.choices[place].currentData()
        rivals = {field} - {None}
        if field is PlayerField.NAME:
            rivals |= set(_NAMES_APART)
        elif field in _NAMES_APART:
            rivals.add(PlayerField.NAME)
        for other, choice in self.choices.items():
            if other != place and choice.currentData() in rivals:
                self._choose(choice, None)
        self.changed.emit()

    @staticmethod
    def _choose(choice: QComboBox, field: PlayerField | None) -> None:
        choice.setCurrentIndex(0 if field is None else 1 + list(PlayerField).index(field))


class ColumnsPage(QWizardPage):
    """Sheet, row of the headings, encoding, the columns, and the first players read that way."""

    def __init__(self, table: ForeignTable, reread: Reread) -> None:
        super().__init__()
        self.setTitle(_("Which column is what?"))
        self._table = table
        self._reread = reread
        self.sheet, self.header_row = QComboBox(), QSpinBox()
        self.encoding, self.delimiter = QComboBox(), QComboBox()
        self.fields = ColumnFields()
        self.summary = QLabel()
        self.complaint = complaint_label()
        self.model = TableModel(self)
        self.preview = SheetTable(_("Players as they are read"))
        self.preview.setModel(self.model)
        self.preview.setItemDelegate(SheetDelegate(self.preview))
        self.preview.setMinimumHeight(_LEAST_HEIGHT)
        layout = page_column(self)
        layout.addLayout(self._choices())
        layout.addWidget(self.fields, 1)
        layout.addWidget(self.summary)
        layout.addWidget(self.preview, 1)
        layout.addWidget(self.complaint)
        self._show_table()
        self.sheet.activated.connect(self._guess)
        self.header_row.valueChanged.connect(self._follow_header)
        self.encoding.activated.connect(self._read_again)
        self.delimiter.activated.connect(self._read_again)
        self.fields.changed.connect(self._show_players)

    @property
    def grid(self) -> Grid:
        """The sheet that is shown."""
        return self._table.grids[max(self.sheet.currentIndex(), 0)]

    @property
    def mapping(self) -> ColumnMapping:
        """The columns as they are assigned now."""
        return ColumnMapping(self.fields.columns(), self.header_row.value())

    def players(self) -> PlayerList:
        """The players as the columns say."""
        return players_of(self.grid, self.mapping)

    def validatePage(self) -> bool:
        """Without names there are no players."""
        found = self.players() if self.mapping.has_name else PlayerList(())
        self.complaint.setText("" if found.players else self._without_players())
        return bool(found.players)

    def _without_players(self) -> str:
        if not self.mapping.has_name:
            return _("Please say which column holds the names.")
        return _("There are no players in these columns.")

    def _choices(self) -> QHBoxLayout:
        row = QHBoxLayout()
        is_text = bool(self._table.encoding)
        fields: Sequence[tuple[str, QWidget, bool]] = (
            (_("&Sheet"), self.sheet, len(self._table.grids) > 1),
            (_("&Heading row"), self.header_row, True),
            (_("&Encoding"), self.encoding, is_text),
            (_("Separa&tor"), self.delimiter, is_text),
        )
        for text, field, needed in fields:
            label = QLabel(text)
            label.setBuddy(field)
            label.setVisible(needed)
            field.setVisible(needed)
            if needed:
                row.addWidget(label)
                row.addWidget(field)
                row.addSpacing(12)
        self.header_row.setSpecialValueText(_("none"))
        self.header_row.setMaximumWidth(_WIDTH_OF_ROW_NUMBER)
        row.addStretch(1)
        self.encoding.addItems(ENCODINGS)
        for delimiter in DELIMITERS:
            self.delimiter.addItem(_("tab") if delimiter == "\t" else delimiter, delimiter)
        return row

    def _show_table(self) -> None:
        table = self._table
        self.sheet.clear()
        self.sheet.addItems([grid.name for grid in table.grids])
        self.sheet.setCurrentIndex(table.grids.index(best_sheet(table.grids)))
        self.encoding.setCurrentIndex(self.encoding.findText(table.encoding))
        self.delimiter.setCurrentIndex(self.delimiter.findData(table.delimiter))
        self._guess()

    def _guess(self) -> None:
        mapping = guessed_mapping(self.grid)
        self.header_row.blockSignals(True)
        self.header_row.setRange(0, max((row.number for row in self.grid.rows), default=0))
        self.header_row.setValue(mapping.header_row)
        self.header_row.blockSignals(False)
        self.fields.show_columns(self.grid, mapping)
        self._show_players()

    def _follow_header(self, row: int) -> None:
        self.fields.show_columns(self.grid, mapping_below(self.grid, row))
        self._show_players()

    def _read_again(self) -> None:
        reading = TextReading(self.encoding.currentText(), str(self.delimiter.currentData()))
        try:
            self._table = self._reread(reading)
        except ArbiterError as error:
            self.complaint.setText(fill(error.message, error.values))
            return
        self._show_table()

    def _show_players(self) -> None:
        found = self.players() if self.mapping.has_name else PlayerList(())
        self.complaint.setText("")
        self.summary.setText(self._summary(found))
        self.model.show(_preview(found, self.mapping))
        if self.model.columnCount():
            self.preview.fit_columns(1)

    def _summary(self, found: PlayerList) -> str:
        if not found.players:
            return self._without_players()
        players, refused = len(found.players), len(found.refused)
        words = [ngettext("{count} player", "{count} players", players).format(count=players)]
        if refused:
            text = ngettext("{count} row without a name", "{count} rows without a name", refused)
            words.append(text.format(count=refused))
        if self._table.unreadable:
            text = _("{count} characters could not be read: try another encoding")
            words.append(text.format(count=self._table.unreadable))
        return " · ".join(words)


def _preview(found: PlayerList, mapping: ColumnMapping) -> Table:
    """The first players with every field that a column is assigned to."""
    names = ["name", *(field.value for field in PlayerField if field in mapping.columns)]
    names = [name for name in dict.fromkeys(names) if name not in ("last_name", "first_name")]
    columns = [Column("row", _("Row"), Align.RIGHT)]
    columns += [Column(name, _(PlayerField(name).label)) for name in names]
    rows = []
    for listed in found.players[:_SHOWN]:
        cells = [Cell(str(listed.row), listed.row, tone=Tone.MUTED)]
        for name in names:
            text = value_text(listed.player, name) if name in listed.stated else ""
            cells.append(Cell(text, text, tone=Tone.STRONG if name == "name" else Tone.PLAIN))
        rows.append(Row(tuple(cells), listed.row))
    return Table(tuple(columns), tuple(rows), _("Players as they are read"))
