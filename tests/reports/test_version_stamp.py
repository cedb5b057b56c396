"""The version of a round stands on everything that is put up for it."""

from datetime import datetime

from openpyxl import load_workbook

from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.rounds import swap_colours
from arbiter_gui.reports.request import ReportRequest
from arbiter_gui.reports.sheet_order import SheetOrder, write_order
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tables.pairings import by_name, pairings_table
from tests.actions.events import event

WRITTEN = datetime.fromisoformat("2026-05-01T14:30:00")


def published():
    tournament = event(6, paired=1, results=False)
    tournament.apply(publish(tournament, "2026-05-01T14:12:07"))
    return tournament


def headings(path):
    """The first lines of the two lists of the round."""
    book = load_workbook(path)
    return [
        " ".join(
            str(row[0]) for row in book.worksheets[place].iter_rows(max_row=3, values_only=True)
        )
        for place in (0, 1)
    ]


def test_the_workbook_names_the_version_and_that_it_was_changed_since(tmp_path):
    tournament = published()
    write_order(tmp_path / "one.xlsx", ReportRequest(tournament, 1, WRITTEN), SheetOrder())
    for heading in headings(tmp_path / "one.xlsx"):
        assert "version 1, 14:12" in heading
    tournament.apply(swap_colours(tournament, 1, 1))
    write_order(tmp_path / "two.xlsx", ReportRequest(tournament, 1, WRITTEN), SheetOrder())
    for heading in headings(tmp_path / "two.xlsx"):
        assert "changed since version 1" in heading


def test_the_lists_as_text_name_the_version():
    tournament = published()
    for table in (pairings_table(tournament, 1), by_name(tournament, 1)):
        assert "version 1, 14:12" in text_of(table).splitlines()[0]
