"""Writes everything the program can write onto a disk that is full, or may only be read; a script.

`python -m tests.force.outputs FOLDER SOURCE prepare|full|read-only` prepares, or prints a line for
each kind of file: what it is, and "refused" when it was refused in words, what lay there before
still lies there and nothing else is left behind; else what was wrong. SOURCE is an event on another
disk.
"""

import contextlib
import io
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication

from arbiter_gui.cli.main import main as arbiter
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.reports.catalogue import build_report
from arbiter_gui.reports.request import ReportRequest
from arbiter_gui.ui.printing.page_options import PageOptions
from arbiter_gui.ui.printing.printout import printout_of, write_pdf
from arbiter_gui.ui.views.explanation_paper import Slip, write_slip
from tests.formats.rating_lists.files import COMBINED
from tests.storage.documents import at

OLD = b"old" * 50


def terminal(*words: object) -> None:
    """A command; it must refuse with an exit code of its own and without a traceback."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = arbiter([str(word) for word in words])
    if code in (3, 4) and "Traceback" not in err.getvalue():
        raise FileProblem("refused", err.getvalue())
    raise AssertionError(f"{code} {err.getvalue()[-300:]}")


def paper(source: Path, path: Path) -> None:
    """Standings as a PDF."""
    with closing(Document.open(source, only_to_look=True)) as document:
        request = ReportRequest(document.tournament, 1, at(1))
        report = build_report("standings", request)
    write_pdf([printout_of(report, PageOptions())], path, "Standings")


def explanation(path: Path) -> None:
    """An explanation as a PDF."""
    write_slip(Slip("Why", "<p>Because.</p>", None), path)


def copy(source: Path, path: Path) -> None:
    """A copy of the event."""
    with closing(Document.open(source, only_to_look=True)) as document:
        document.save_copy(path)


def outputs(folder: Path, source: Path) -> dict[str, Callable[[], object]]:
    """Every way to write a file, by the file that it makes."""
    lists = source.with_name("list.txt")
    lists.write_bytes(COMBINED.encode())
    return {
        "a.trf": partial(terminal, "convert", source, folder / "a.trf", "--interim", "--force"),
        "b.arbiter": partial(terminal, "convert", source, folder / "b.arbiter", "--force"),
        "c.xlsx": partial(terminal, "export", source, "--xlsx", folder / "c.xlsx", "--full"),
        "d.csv": partial(
            terminal, "export", source, "--csv", folder / "d.csv", "--report", "standings"
        ),
        "e.pgn": partial(terminal, "export", source, "--pgn", folder / "e.pgn"),
        "f.site": partial(terminal, "site", source, folder / "f.site"),
        "g.events": partial(terminal, "generate", "--out", folder / "g.events", "--count", 1),
        "h.db": partial(terminal, "lists", "--collection", folder / "h.db", "import", lists),
        "i.saved": partial(terminal, "salvage", source, folder / "i.saved"),
        "j.pdf": partial(paper, source, folder / "j.pdf"),
        "k.pdf": partial(explanation, folder / "k.pdf"),
        "l.copy": partial(copy, source, folder / "l.copy"),
        "m.new": partial(Document.create, folder / "m.new"),
    }


REPLACED = ("a.trf", "j.pdf", "k.pdf", "l.copy")
"""Files that lie there before, where the command replaces them."""


def verdict(folder: Path, name: str, write: Callable[[], object]) -> str:
    """What became of one output."""
    before = {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
    found = "written"
    try:
        write()
    except FileProblem as problem:
        found = "refused" if str(problem) else "refused without a word"
    after = {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
    left = {path.name: len(data) for path, data in after.items() if before.get(path) != data}
    lost = [path.name for path in before if path not in after]
    # The collection of rating lists is one file for all of them, empty before its first list.
    left = {place: size for place, size in left.items() if not (place == name == "h.db")}
    return f"{found}, left {left}, lost {lost}" if left or lost else found


def filled(folder: Path) -> None:
    """Takes the last byte of the disk."""
    with contextlib.suppress(OSError), (folder / "ballast").open("wb", buffering=0) as ballast:
        while ballast.write(bytes(4096)):
            pass


def main(folder: Path, source: Path, how: str) -> None:
    """Prints what happened."""
    application = QApplication([])
    if how != "read-only":
        for name in REPLACED:
            (folder / name).write_bytes(OLD)
    if how == "prepare":
        return
    if how == "full":
        filled(folder)
    for name, write in outputs(folder, source).items():
        sys.stdout.write(f"{name} {verdict(folder, name, write)}\n")
    del application


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
