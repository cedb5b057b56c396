"""The web site of an event in its folder: new pages in, pages that are gone out."""

import hashlib
import json
import re
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.whole_file import write_whole_bytes
from arbiter_gui.i18n import N_
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.reports.site import SitePage

LIST = "arbiter-site.json"
"""Names the files that Arbiter has put into the folder; no others are ever touched."""

_FIRST = "index.html"
_STAMP = re.compile(r"\d{1,4}[-./ ]\w{2,3}[-./ ]\d{2,4} \d\d:\d\d:\d\d")
"""Day and time in any language, and as earlier versions wrote them."""
"""The time at which the pages were made; all else in them is the event."""


@dataclass(frozen=True, slots=True)
class _Earlier:
    """The site that is in the folder: its files, and the mark of what they say."""

    names: frozenset[str] = frozenset()
    mark: str = ""


def holds_site(folder: Path, pages: Sequence[SitePage]) -> bool:
    """Whether the folder holds these pages already, but for the time at which they were made.

    Raises:
        FileProblem: The folder cannot be used.
    """
    earlier = _earlier(folder)
    return earlier.mark == _mark(pages) and all((folder / page.name).exists() for page in pages)


def write_site(folder: Path, pages: Sequence[SitePage], progress: Progress | None = None) -> int:
    """Writes the pages into a folder, which is made if it is missing; the first page comes last.

    Args:
        folder: Where; files in it that are not of an earlier site stay as they are.
        pages: The whole site.
        progress: Told about every page.

    Returns:
        How many pages were written; one that says the same as before keeps its time.

    Raises:
        FileProblem: The folder holds somebody else's page of the same name, or cannot be written.
        Cancelled: The work was cancelled; the first page still leads to the earlier site.
    """
    watched = progress or NoProgress()
    earlier = _earlier(folder)
    _refuse_foreign(folder, pages, earlier.names)
    names = [page.name for page in pages]
    write_whole_bytes(folder / LIST, _listed(earlier.names.union(names), ""))
    written = 0
    for done, page in enumerate(sorted(pages, key=lambda page: page.name == _FIRST)):
        watched.raise_if_cancelled()
        if page.name not in earlier.names or not _is_there(folder, page):
            write_whole_bytes(folder / page.name, page.text.encode())
            written += 1
        watched.step(done + 1, len(pages))
    _remove(folder, earlier.names.difference(names))
    write_whole_bytes(folder / LIST, _listed(names, _mark(pages)))
    return written


def _listed(names: Iterable[str], mark: str) -> bytes:
    """The list of the files; the mark is empty while they are being written."""
    return json.dumps({"files": sorted(names), "content": mark}, indent=1).encode()


def _mark(pages: Sequence[SitePage]) -> str:
    told = hashlib.sha256()
    for page in pages:
        told.update(f"{page.name}\n{_lasting(page.text)}\n".encode())
    return told.hexdigest()


def _lasting(text: str) -> str:
    return _STAMP.sub("", text)


def _is_there(folder: Path, page: SitePage) -> bool:
    """Whether the file says what the page says; one that cannot be read is written again."""
    try:
        return _lasting((folder / page.name).read_text(encoding="utf-8")) == _lasting(page.text)
    except (OSError, ValueError):
        return False


def _earlier(folder: Path) -> _Earlier:
    """The site that is in the folder; names only, whatever the list says."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        text = (folder / LIST).read_text(encoding="utf-8")
        listed = json.loads(text)
    except (FileNotFoundError, ValueError):
        return _Earlier()
    except OSError as error:
        raise _unusable(folder, error) from error
    if not isinstance(listed, dict) or not isinstance(listed.get("files"), list):
        return _Earlier()
    names = (name for name in listed["files"] if isinstance(name, str) and _is_page(name))
    return _Earlier(frozenset(names), str(listed.get("content", "")))


def _is_page(name: str) -> bool:
    return Path(name).name == name and Path(name).suffix in {".html", ".css"}


def _refuse_foreign(folder: Path, pages: Sequence[SitePage], earlier: Set[str]) -> None:
    foreign = [
        page.name for page in pages if page.name not in earlier and (folder / page.name).exists()
    ]
    if foreign:
        raise FileProblem(
            "site-foreign",
            N_(
                "{path} holds a {name} that Arbiter has not made. "
                "Choose an empty folder for the web site."
            ),
            {"path": folder, "name": foreign[0]},
        )


def _remove(folder: Path, names: Set[str]) -> None:
    """Takes away pages of the earlier site that there are no more; what is gone is gone."""
    for name in sorted(names):
        try:
            (folder / name).unlink(missing_ok=True)
        except OSError as error:
            raise _unusable(folder, error) from error


def _unusable(folder: Path, error: OSError) -> FileProblem:
    return FileProblem(
        "site-folder",
        N_("{path} cannot be used for the web site ({detail}). Choose another folder."),
        {"path": folder, "detail": error.strerror or error},
    )
