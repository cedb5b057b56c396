"""Good files of every format, and the pieces they are made of: what a fuzzer begins with."""

import contextlib
import io
import tempfile
import zipfile
from functools import cache
from pathlib import Path

from arbiter_gui.actions.results import enter_result
from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from arbiter_gui.resources import resource
from arbiter_gui.tournament import Result, Tournament
from tests.actions.events import facts, pairing
from tests.formats.rating_lists.files import COMBINED, DSU, DWZ, OLD, SINGLE, XML
from tests.formats.spreadsheet.workbooks import workbook
from tests.formats.trf.test_any_input import CODES, ORIGINALS

ROOT = Path(__file__).resolve().parents[1]
STANDINGS = ROOT / "data" / "standings"

TRF_TOKENS = (
    *(f"\n{code} ".encode() for code in CODES),
    b"0000 - H",
    b"   1 w =",
    b"\r",
    b"\t",
    b"\0",
    b"-1",
    b"9999",
    b"99999",
    b" 0.5",
    b"\xef\xbb\xbf",
    "\u202eЖ½".encode(),
    b"\xff\xfe",
    b"2026/13/45",
    b"### MPA",
    b"NRS",
    b"GM",
    b"+",
    b"-",
    b"F",
    b"Z",
)
TEXT_TOKENS = (
    b";",
    b",",
    b"\t",
    b"|",
    b'"',
    b'""',
    b"\r\n",
    b"\0",
    b"=1+1",
    b"@SUM(A1)",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"Name",
    b"Elo",
    b"FIDE-ID",
    b"Rtg",
    b"Born",
    b"1503014",
    b"9" * 30,
    b"-1",
    b"1e308",
    "\u202e\u2066\u0456\u0430\u200b".encode(),
    b"ID Number",
    b"nan",
    "٣٤".encode(),
    "²".encode(),
)
XML_TOKENS = (
    b"<player>",
    b"</player>",
    b"<fideid>",
    b"<!DOCTYPE a [<!ENTITY b 'c'>]>",
    b"&b;",
    b"&#0;",
    b"&#x202E;",
    b"<![CDATA[",
    b"]]>",
    b"<?xml version='1.0' encoding='utf-16'?>",
    b"<c r='XFD1048576'>",
    b't="s"',
    b"<v>1e999</v>",
    b"<v>99999999</v>",
    b"../../../../etc/passwd",
    b"<name>",
    b"-",
    b"9" * 20,
    b"\0",
    b"<row r='99999999'>",
    b't="d"',
    b't="inlineStr"',
    b"<is><t>",
    b's="99"',
    "٣".encode(),
    b"nan",
)
JSON_TOKENS = (
    b'"added":',
    b'"removed":',
    b'"keys":',
    b"null",
    b"[",
    b"]",
    b"{",
    b"}",
    b"1e999",
    b"-1",
    b"game",
    b"player",
    b"\0",
    b"\xff",
    b"9" * 25,
    b"'",
    b'"',
)


@cache
def event() -> Tournament:
    """An event with a round paired and partly played."""
    tournament = Tournament(facts(8))
    tournament.apply(pairing(tournament))
    tournament.apply(enter_result(tournament, 1, 1, Result.WHITE_WINS))
    return tournament


def trf_files() -> list[bytes]:
    """Reports of several dialects."""
    return [*ORIGINALS, resource("samples", "after_round_4.trf").read_bytes()[:9000]]


def csv_files() -> list[bytes]:
    """Lists as organisers send them, and a results sheet."""
    plain = "Name;Rtg;Fed;Born;FIDE-ID\r\nCarlsen, Magnus;2839;NOR;1990;1503014\r\n"
    return [
        plain.encode("utf-8-sig"),
        plain.replace(";", "\t").encode("utf-16"),
        plain.replace("Carlsen", "Müller").encode("cp1252"),
        "Nr,Last name,First name,Elo,Title\n1,Perez,Ana,1999,WFM\n2,Иванов,Иван,,\n".encode(),
        DWZ.encode(),
        _exported("--csv", "--results"),
    ]


def xlsx_files() -> list[bytes]:
    """Workbooks: of an organiser, with several sheets, and ours."""
    rows = [["Name", "Rating", "Born"], ["Ivanov, Ivan", 2400, "1990-01-02"], ["Li, A", 1.5, True]]
    return [
        workbook(Players=rows),
        workbook(Empty=[], Players=rows, Notes=[["x" * 50]]),
        _exported("--xlsx", "--results"),
    ]


def text_lists() -> list[bytes]:
    """Rating lists as text."""
    texts = [COMBINED, SINGLE, OLD, DWZ, DSU]
    return [text.encode() for text in texts] + [DWZ.encode("cp1252")]


def xml_lists() -> list[bytes]:
    """Rating lists as XML."""
    return [XML.encode(), f'<?xml version="1.0" encoding="UTF-8"?>\n{XML}'.encode()]


def zip_lists() -> list[bytes]:
    """Rating lists in archives."""
    return [zipped({"a_dec26.txt": COMBINED.encode()}), zipped({"b.xml": XML.encode()})]


def zipped(members: dict[str, bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    """An archive of some members."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", compression) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return out.getvalue()


def event_files() -> list[bytes]:
    """Event files with a few lines in their journals."""
    return [(folder_of_files() / "event.arbiter").read_bytes()]


def collections() -> list[bytes]:
    """Collections of rating lists."""
    folder = folder_of_files()
    path = folder / "good.db"
    with contextlib.redirect_stdout(io.StringIO()):
        code = main(["lists", "--collection", str(path), "import", str(folder / "list.txt")])
    assert code == 0
    return [path.read_bytes()]


@cache
def folder_of_files() -> Path:
    """A folder with a good file of every kind, for the command line; gone at the end."""
    folder = Path(_keeper().name)
    document = Document.create(folder / "event.arbiter", facts(8))
    with contextlib.closing(document):
        document.commit(pairing(document.tournament))
        document.commit(enter_result(document.tournament, 1, 1, Result.WHITE_WINS))
    (folder / "event.trf").write_bytes(ORIGINALS[0])
    (folder / "list.csv").write_bytes(b"Name;Elo\nIvanov, Ivan;2400\n")
    (folder / "list.txt").write_bytes(COMBINED.encode())
    return folder


@cache
def _keeper() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory(prefix="arbiter-fuzz-")


@cache
def _exported(kind: str, what: str) -> bytes:
    folder = folder_of_files()
    target = folder / f"results.{kind.strip('-')}"
    with contextlib.redirect_stdout(io.StringIO()):
        code = main(["export", str(folder / "event.arbiter"), kind, str(target), what])
    assert code == 0
    return target.read_bytes()


WORDS = tuple(
    f"\n{word}".encode()
    for word in (
        "pair",
        "check",
        "show",
        "explain",
        "standings",
        "whatif",
        "ratings",
        "norms",
        "export",
        "site",
        "import-players",
        "import-results",
        "convert",
        "lists",
        "verify",
        "salvage",
        "event.arbiter",
        "event.trf",
        "list.csv",
        "list.txt",
        "results.csv",
        "results.xlsx",
        "nothing",
        ".",
        "..",
        "/dev/null",
        "\x1b[31m",
        "\u202e",
        "--json",
        "--round",
        "0",
        "1",
        "2",
        "-1",
        "99999999999999999999",
        "--board",
        "--player",
        "--why-not",
        "--full",
        "--publish",
        "--tiebreaks",
        "BH/C1,SB",
        "BH:GP/M9",
        "ARO//",
        "--result",
        "1:1-0",
        "1:",
        ":=",
        "--withdraw",
        "--bye",
        "3:H",
        "3:X",
        "--late",
        "Ana:1900",
        "::",
        "--edition",
        "2017,2012",
        "--xlsx",
        "--csv",
        "--report",
        "crosstable",
        "--results",
        "--pgn",
        "--column",
        "name=B",
        "name=ZZZZZ",
        "--dry-run",
        "--dialect",
        "trf16",
        "--force",
        "out/x",
        "out.trf",
        "out.arbiter",
        "search",
        "import",
        "show",
        "--collection",
        "c.db",
        "--language",
        "ru",
        "es",
        "xx",
        "--help",
        "--notation",
        "vega",
        "--audit",
        "--foresight",
        "--delimiter",
        "semicolon",
        "--no-bom",
        "--sheet",
        "--header-row",
        "--encoding",
        "utf-8",
        "--interim",
        "--reason",
        "--",
        "-",
        "",
    )
)
"""Words of the command line; `lists update` goes to the network and is left out."""


def command_lines() -> list[bytes]:
    """Commands that work, a word a line."""
    lines = (
        "pair event.trf", "check event.trf --json", "show event.arbiter --round 1",
        "explain event.arbiter --board 1 --full", "standings event.trf --tiebreaks BH/C1,SB",
        "whatif event.arbiter --result 1:0-1 --withdraw 3", "ratings event.arbiter --player 2",
        "norms event.trf", "export event.arbiter --csv out.csv --report crosstable",
        "site event.trf out", "import-players event.arbiter list.csv --dry-run",
        "import-results event.arbiter results.csv --dry-run", "convert event.arbiter out.trf",
        "lists --collection c.db import list.txt", "lists --collection c.db search car",
        "verify event.arbiter", "salvage event.arbiter saved.arbiter",
        "explain event.arbiter --why-not 1 2", "explain event.arbiter --publish",
    )  # fmt: skip
    return [line.replace(" ", "\n").encode() for line in lines]
