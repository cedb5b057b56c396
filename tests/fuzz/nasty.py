"""Inputs that somebody may send on purpose, or an odd program by accident."""

import zipfile
from collections.abc import Callable
from io import BytesIO

from tests.formats.rating_lists.files import COMBINED, XML
from tests.formats.spreadsheet.workbooks import workbook
from tests.formats.trf.rows import row, text
from tests.fuzz.seeds import zipped

_LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
LAUGHS = f'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "lol">{_LAUGHS}]>'
QUADRATIC = f'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l9 "{"x" * 60_000}">]>'
OUTSIDE = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>'
NAMES = (
    "\u202egnp.exe, Ana",
    "С\u0430rlsen, Mаgnus",
    "Zoë\u200b\u200d, A",
    "a\u0301" * 400,
    "\ufeffName",
    '=HYPERLINK("http://a"),B',
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "../../../etc/passwd",
    "CON",
    "\x1b]0;title\x07, X",
    "\u2028\u2029, Y",
    "🏴" * 60,
    "ﷺ" * 40,
    "null",
    "{0.__class__}",
    "%s%n",
)
"""Names that are turned round, that look like others, or that mean something to other programs."""


def workbook_with(part: str, change: Callable[[bytes], bytes]) -> bytes:
    """A good workbook of which one part was changed."""
    with zipfile.ZipFile(BytesIO(workbook(Players=[["Name", "Elo"], ["Li, A", 2000]]))) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    found = next(name for name in members if name.endswith(part))
    members[found] = change(members[found])
    return zipped(members)


def _entity(head: str) -> Callable[[bytes], bytes]:
    """Puts a document type before a part, and its entity, often, into the first text in it."""

    def changed(data: bytes) -> bytes:
        body = data.split(b"?>", 1)[-1]
        return head.encode() + body.replace(b"<t>", b"<t>" + b"&l9;" * 5000, 1)

    return changed


def _huge_member(name: str) -> bytes:
    return zipped({name: b"a" * 50_000_000})


def _named(names: tuple[str, ...]) -> bytes:
    return (
        "Name;Elo\n" + "".join(f'"{name.replace(chr(34), "")}";2000\n' for name in names)
    ).encode()


NASTY: dict[str, tuple[str, bytes]] = {
    "names that trick the eye": ("csv", _named(NAMES)),
    "names that trick the eye, report": (
        "trf",
        text(*(row(n, name=name[:33]) for n, name in enumerate(NAMES, 1))).encode(),
    ),
    "a line of a megabyte": ("csv", b"Name;Elo\n" + b"x" * 1_000_000),
    "a row of a million cells": ("csv", b"Name;Elo\n" + b";" * 1_000_000),
    "an open quote": ("csv", b'Name;Elo\n"' + b"x;y\n" * 200_000),
    "zeros": ("csv", b"Name;Elo\n" + b"\0" * 100_000),
    "nothing but quotes": ("csv", b'"' * 300_000),
    "a million short rows": ("csv", b"a\n" * 1_000_000),
    "a billion laughs, workbook": ("xlsx", workbook_with("sheet1.xml", _entity(LAUGHS))),
    "a long entity, often, workbook": ("xlsx", workbook_with("sheet1.xml", _entity(QUADRATIC))),
    "a file of this computer, workbook": ("xlsx", workbook_with("sheet1.xml", _entity(OUTSIDE))),
    "laughs in the list of sheets": ("xlsx", workbook_with("workbook.xml", _entity(LAUGHS))),
    "a row far down": (
        "xlsx",
        workbook_with("sheet1.xml", lambda d: d.replace(b'<row r="2"', b'<row r="1048576000"')),
    ),
    "a column far right": (
        "xlsx",
        workbook_with("sheet1.xml", lambda d: d.replace(b'r="A2"', b'r="ZZZZZZ2"')),
    ),
    "a number without end": (
        "xlsx",
        workbook_with(
            "sheet1.xml", lambda d: d.replace(b"<v>2000<", b"<v>" + b"9" * 90_000 + b"<")
        ),
    ),
    "parts that lead out": ("xlsx", zipped({"xl/workbook.xml": b"<a/>", "../../evil": b"x"})),
    "a workbook that unpacks to much": ("xlsx", _huge_member("xl/workbook.xml")),
    "elements in elements": ("xlsx", workbook_with("sheet1.xml", lambda d: b"<a>" * 200_000 + d)),
    "a billion laughs, list": ("list-xml", (LAUGHS + XML.replace("NOR", "&l9;")).encode()),
    "a file of this computer, list": ("list-xml", (OUTSIDE + XML.replace("NOR", "&l9;")).encode()),
    "laughs in another encoding": ("list-xml", (LAUGHS + XML).encode("utf-16")),
    "elements in elements, list": ("list-xml", b"<playerslist>" + b"<a>" * 400_000),
    "a text without end": ("list-xml", b"<playerslist><player><name>" + b"x" * 9_000_000),
    "an attribute without end": ("list-xml", b'<playerslist a="' + b"x" * 9_000_000),
    "zeros in a list": ("list-txt", COMBINED.encode() + b"\0" * 100_000),
    "a line without end": ("list-txt", COMBINED.encode() + b"9" * 9_000_000),
    "an archive in an archive": ("list-zip", zipped({"a.zip": zipped({"a.txt": b"x"})})),
    "an archive that unpacks to much": ("list-zip", _huge_member("standard.txt")),
    "a member that leads out": ("list-zip", zipped({"../../a.txt": COMBINED.encode()})),
    "an archive of nothing": ("list-zip", zipped({})),
    "zeros in a report": ("trf", b"012 Open\n" + b"\0" * 100_000),
    "a report of one line": ("trf", b"001 " + b"1" * 1_000_000),
    "an empty event": ("arbiter", b""),
    "an event of zeros": ("arbiter", b"SQLite format 3\0" + bytes(20_000)),
}
"""By what it is: the format it stands for, and the bytes."""
