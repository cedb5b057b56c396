"""Files that are no list: every one is answered with what to do."""

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from arbiter_gui.errors import Cancelled, FileProblem
from arbiter_gui.formats.spreadsheet import xlsx_reader
from arbiter_gui.formats.spreadsheet.foreign_table import TextReading, read_foreign_table
from arbiter_gui.progress import NoProgress
from tests.formats.spreadsheet.workbooks import workbook


def archive(**files):
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as made:
        for name, content in files.items():
            made.writestr(name.replace("__", "."), content)
    return out.getvalue()


ODS = archive(mimetype="application/vnd.oasis.opendocument.spreadsheet", content__xml="<x/>")
OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)
GOOD = workbook(List=[["Name"], ["Ek, Sofia"]])


@pytest.mark.parametrize(
    ("data", "code", "words"),
    [
        (ODS, "workbook-ods", ".xlsx"),
        (OLE, "workbook-old", ".xlsx"),
        (OLE + "EncryptedPackage".encode("utf-16-le"), "workbook-protected", "password"),
        (archive(readme__txt="x"), "not-a-workbook", ".csv"),
        (GOOD[: len(GOOD) // 2], "workbook-damaged", "save it again"),
        (b"%PDF-1.7\0\0\0\0\xff\xfe\x80\x81", "not-a-table", ".csv"),
        (b"", "table-empty", "no players"),
        (b"\n \n;;\n", "table-empty", "no players"),
        (workbook(List=[], Other=[[None, ""]]), "table-empty", "no players"),
        (b"Ek, Sofia;1500\n" * 10_001, "sheet-too-long", "10000"),
    ],
)
def test_a_file_that_cannot_be_taken_says_what_to_do(data, code, words):
    with pytest.raises(FileProblem) as refused:
        read_foreign_table(data)
    assert refused.value.code == code
    assert words in str(refused.value)


def test_a_workbook_with_a_document_type_is_not_read():
    with ZipFile(BytesIO(GOOD)) as good:
        parts = {name: good.read(name) for name in good.namelist()}
    parts["xl/workbook.xml"] = b'<!DOCTYPE a [<!ENTITY b "c">]>' + parts["xl/workbook.xml"]
    for encoding in ("utf-8", "utf-16"):
        parts["xl/workbook.xml"] = parts["xl/workbook.xml"].decode().encode(encoding)
        with pytest.raises(FileProblem) as problem:
            read_foreign_table(archive(**parts))
        assert problem.value.code == "workbook-doctype"
        parts["xl/workbook.xml"] = parts["xl/workbook.xml"].decode(encoding).encode()


def test_a_workbook_in_an_encoding_that_nobody_knows_is_damaged():
    with ZipFile(BytesIO(GOOD)) as good:
        parts = {name: good.read(name) for name in good.namelist()}
    parts["xl/workbook.xml"] = b'<?xml version="1.0" encoding="utf-26"?>' + parts["xl/workbook.xml"]
    with pytest.raises(FileProblem) as problem:
        read_foreign_table(archive(**parts))
    assert problem.value.code == "workbook-damaged"


def test_a_cell_longer_than_any_program_writes_is_read_without_quotation_marks():
    found = read_foreign_table(b"Name;Elo\n" + b"x" * 200_000 + b";1500\n")
    assert [len(row.cells[0]) for row in found.grids[0].rows] == [4, 200_000]


def test_a_damaged_sheet_is_named():
    out = BytesIO()
    with ZipFile(BytesIO(GOOD)) as good, ZipFile(out, "w") as bad:
        for name in good.namelist():
            content = good.read(name)
            bad.writestr(name, content[:-40] if name.endswith("sheet1.xml") else content)
    with pytest.raises(FileProblem) as refused:
        read_foreign_table(out.getvalue())
    assert refused.value.code == "workbook-damaged"
    assert str(refused.value.values["place"]).startswith("List")


def test_an_archive_that_would_fill_the_memory_is_not_unpacked(monkeypatch):
    monkeypatch.setattr(xlsx_reader, "_LARGEST_CONTENT", 1000)
    with pytest.raises(FileProblem) as refused:
        read_foreign_table(GOOD)
    assert refused.value.code == "workbook-too-large"


def test_empty_sheets_are_passed_over_and_rows_keep_their_numbers():
    table = read_foreign_table(workbook(Empty=[], List=[[], ["Name"], [], ["Ek, Sofia", 1500.0]]))
    assert [grid.name for grid in table.grids] == ["List"]
    assert [(row.number, row.cells) for row in table.grids[0].rows] == [
        (2, ("Name",)),
        (4, ("Ek, Sofia", "1500")),
    ]


def test_the_arbiters_encoding_and_delimiter_are_used():
    data = "Erdős, Pál|1;500\n".encode("cp1250")
    table = read_foreign_table(data, TextReading("cp1250", "|"))
    assert table.grids[0].rows[0].cells == ("Erdős, Pál", "1;500")


def test_reading_a_large_workbook_can_be_cancelled():
    class Cancelling(NoProgress):
        def raise_if_cancelled(self):
            raise Cancelled

    with pytest.raises(Cancelled):
        read_foreign_table(workbook(List=[["Ek, Sofia"]] * 300), None, Cancelling())
