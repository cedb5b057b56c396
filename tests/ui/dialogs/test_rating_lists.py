"""The dialogs about the lists: which there are, import, columns, order."""

from contextlib import closing
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.formats.rating_lists.column_mapping import NameOrder
from arbiter_gui.storage.rating_lists import RatingLists
from arbiter_gui.ui.dialogs.column_mapping import ColumnMappingDialog
from arbiter_gui.ui.dialogs.rating_lists import RatingListsDialog
from arbiter_gui.ui.dialogs.rating_order import RatingOrderDialog
from tests.benchmarks.invented_lists import write_list
from tests.formats.rating_lists.files import COMBINED, written

NOW = datetime(2026, 12, 1, 9, 30, tzinfo=UTC)


@pytest.fixture
def dialog(qtbot, tmp_path):
    dialog = RatingListsDialog(tmp_path / "lists.db", lambda: NOW, "http://127.0.0.1:9/a.zip")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def lists(dialog):
    return [[cell.text for cell in row.cells] for row in dialog.model.table.rows]


def test_an_empty_collection_says_what_to_do(dialog):
    assert "Import one" in dialog.remark.text()
    assert not dialog.remove_button.isEnabled()


def test_a_file_comes_in_and_is_listed_with_month_and_count(qtbot, tmp_path, dialog):
    dialog.import_path(written(tmp_path, "standard_oct26.txt", COMBINED))
    with qtbot.waitSignal(dialog.renewed):
        assert not dialog.import_button.isEnabled()
    (row,) = lists(dialog)
    assert row[0] == "FIDE"
    assert row[2:4] == ["2026-10", "2"]
    assert "FIDE 2026-10: 2 players" in dialog.remark.text()


def test_a_cancelled_import_leaves_what_was_there(qtbot, tmp_path, dialog):
    write_list(tmp_path / "players_list_foa.txt", 20_000)
    dialog.import_path(tmp_path / "players_list_foa.txt")
    dialog.cancel_button.click()
    qtbot.waitUntil(lambda: "as they were" in dialog.remark.text())
    assert lists(dialog) == []


def test_a_file_that_is_no_list_is_said_in_the_dialog(tmp_path, dialog):
    dialog.import_path(written(tmp_path, "letter.txt", "Dear Sir\n"))
    assert "line 1" in dialog.remark.text()


def test_a_download_without_network_is_said_in_the_dialog(qtbot, dialog):
    dialog.download_button.click()
    qtbot.waitUntil(lambda: "does not give the list" in dialog.remark.text())
    assert dialog.download_button.isEnabled()


def test_a_list_can_be_removed(qtbot, tmp_path, dialog):
    dialog.import_path(written(tmp_path, "players_list_foa.txt", COMBINED))
    with qtbot.waitSignal(dialog.renewed):
        pass
    dialog.remove_button.click()
    assert lists(dialog) == []
    with closing(RatingLists(tmp_path / "lists.db")) as kept:
        assert kept.lists() == ()


def test_columns_are_guessed_and_shown_with_samples(qtbot):
    headings, rows = ("Code", "Name", "Elo"), (("7", "Ana Vega", "1650"),)
    dialog = ColumnMappingDialog("own", headings, rows)
    qtbot.addWidget(dialog)
    assert dialog.boxes["name"].currentText() == "Name  (Ana Vega)"
    dialog.order.setCurrentIndex(dialog.order.findData(NameOrder.FIRST_LAST.value))
    mapping = dialog.mapping()
    assert mapping.columns == {"name": "Name", "standard": "Elo", "national_id": "Code"}
    assert mapping.order is NameOrder.FIRST_LAST
    dialog.boxes["name"].setCurrentIndex(0)
    problem = dialog.problem()
    assert problem is not None
    assert problem[1] is dialog.boxes["name"]


def test_an_order_of_ratings_is_ticked_and_moved(qtbot):
    dialog = RatingOrderDialog((), ("rapid", "standard", "blitz"), ["DWZ"])
    qtbot.addWidget(dialog)
    assert dialog.order() == ()
    assert not dialog.list.isEnabled()
    dialog.by_rate.setChecked(False)
    assert dialog.order() == ("rapid", "standard", "blitz")
    dialog.list.setCurrentRow(1)
    dialog.up.click()
    assert dialog.order() == ("standard", "rapid", "blitz")
    for row in range(3):
        dialog.list.item(row).setCheckState(Qt.CheckState.Unchecked)
    assert dialog.problem() is not None
    dialog.list.item(4).setCheckState(Qt.CheckState.Checked)
    assert dialog.order() == ("DWZ",)
