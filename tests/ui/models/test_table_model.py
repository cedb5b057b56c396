"""The model shows a table's texts, values, sentences and badges, and nothing of its own."""

from PySide6.QtCore import Qt

from arbiter_gui.pairing.swiss.colours import ColourPreference, Strength
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.ui.models.table_model import TableModel
from arbiter_gui.ui.roles import CELL_ROLE, KEY_ROLE, VALUE_ROLE

MUST_HAVE_BLACK = ColourPreference(Colour.BLACK, Strength.ABSOLUTE)
COLUMNS = (
    Column("no", "No", Align.RIGHT, "Number"),
    Column("name", "Name"),
    Column("code", "5", Align.CENTRE, "Round 5"),
)


def row(number, name, tone=Tone.PLAIN):
    code = Cell("B", None, "must have Black: two Whites in a row", Tone.PLAIN, MUST_HAVE_BLACK)
    return Row((Cell(str(number), number), Cell(name, name, "", tone), code), number)


def table(*names):
    return Table(COLUMNS, tuple(row(number, name) for number, name in enumerate(names, 1)))


def test_qt_finds_nothing_wrong_with_the_model(qapp, qtmodeltester):
    model = TableModel()
    model.show(table("Adams, Robert", "Berg, Lena"))
    qtmodeltester.check(model)


def test_a_cell_gives_text_value_key_alignment_and_badge(qapp):
    model = TableModel()
    model.show(table("Adams, Robert"))
    number, code = model.index(0, 0), model.index(0, 2)
    assert number.data() == "1"
    assert number.data(VALUE_ROLE) == 1
    assert number.data(KEY_ROLE) == 1
    assert number.data(Qt.ItemDataRole.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight
    assert number.data(CELL_ROLE).cell.preference is None
    assert code.data(CELL_ROLE).cell.preference == MUST_HAVE_BLACK
    assert code.data(CELL_ROLE).cell.tone is Tone.PLAIN


def test_a_screen_reader_hears_the_sentence_or_the_column_with_its_text(qapp):
    model = TableModel()
    model.show(table("Adams, Robert"))
    heard = Qt.ItemDataRole.AccessibleTextRole
    assert model.index(0, 2).data(heard) == "must have Black: two Whites in a row"
    assert model.index(0, 0).data(heard) == "Number: 1"
    assert model.headerData(2, Qt.Orientation.Horizontal, heard) == "Round 5"
    assert model.headerData(2, Qt.Orientation.Horizontal) == "5"


def test_the_same_rows_in_the_same_order_keep_the_place_of_the_views(qapp, qtbot):
    model = TableModel()
    model.show(table("Adams, Robert", "Berg, Lena"))
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show(table("Adams, Robert", "Berg, Lena Maria"))
    assert model.index(1, 1).data() == "Berg, Lena Maria"
    with qtbot.waitSignal(model.modelReset):
        model.show(table("Berg, Lena Maria"))


def test_rows_and_columns_are_found_by_their_keys(qapp):
    model = TableModel()
    model.show(table("Adams, Robert", "Berg, Lena"))
    assert model.row_of(2) == 1
    assert model.row_of(7) is None
    assert model.column_of("code") == 2
    assert model.column_of("club") is None
