"""Workbooks as organisers make them."""

from io import BytesIO

from openpyxl import Workbook


def workbook(**sheets):
    """The bytes of a workbook; every text in it is a text, whatever it looks like."""
    book = Workbook()
    book.remove(book.active)
    for name, rows in sheets.items():
        page = book.create_sheet(name)
        for number, row in enumerate(rows, 1):
            _fill(page, number, row)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def _fill(page, number, row):
    for column, value in enumerate(row, 1):
        cell = page.cell(number, column, value)
        if isinstance(value, str):
            cell.data_type = "s"
