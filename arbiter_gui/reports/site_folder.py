"""The web site of an event in its folder: new pages in, pages that are gone out."""

import json
from collections.abc import Sequence
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.whole_file import write_whole_bytes
from arbiter_gui.i18n import N_
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.reports.site import SitePage

LIST = "arbiter-site.json"
"""Names the files that Arbiter has put into the folder; no others are ever touched."""

_FIRST = "index.html"


def write_site(folder: Path, pages: Sequence[SitePage], progress: Progress | None = None) -> int:
    """Writes the pages into a folder, which is made if it is missing; the first page comes last.

    Args:
        folder: Where; files in it that are not of an earlier site stay as they are.
        pages: The whole site.
        progress: Told about every page.

    Returns:
        How many files were written.

    Raises:
        FileProblem: The folder holds somebody else's page of the same name, or cannot be written.
        Cancelled: The work was cancelled; the first page still leads to the earlier site.
    """
    watched = progress or NoProgress()
    earlier = _earlier(folder)
    _refuse_foreign(folder, pages, earlier)
    names = [page.name for page in pages]
    listed = json.dumps(sorted(set(names) | earlier), indent=1).encode()
    write_whole_bytes(folder / LIST, listed)
    for done, page in enumerate(sorted(pages, key=lambda page: page.name == _FIRST)):
        watched.raise_if_cancelled()
        write_whole_bytes(folder / page.name, page.text.encode())
        watched.step(done + 1, len(pages))
    _remove(folder, earlier - set(names))
    write_whole_bytes(folder / LIST, json.dumps(sorted(names), indent=1).encode())
    return len(pages)


def _earlier(folder: Path) -> set[str]:
    """The files of the site that is in the folder; names only, whatever the list says."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        text = (folder / LIST).read_text(encoding="utf-8")
        names = json.loads(text)
    except (FileNotFoundError, ValueError):
        return set()
    except OSError as error:
        raise FileProblem(
            "site-folder",
            N_("{path} cannot be used for the web site ({detail}). Choose another folder."),
            {"path": folder, "detail": error.strerror or error},
        ) from error
    if not isinstance(names, list):
        return set()
    return {name for name in names if isinstance(name, str) and _is_page(name)}


def _is_page(name: str) -> bool:
    return Path(name).name == name and Path(name).suffix in {".html", ".css"}


def _refuse_foreign(folder: Path, pages: Sequence[SitePage], earlier: set[str]) -> None:
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


def _remove(folder: Path, names: set[str]) -> None:
    """Takes away pages of the earlier site that there are no more; what is gone is gone."""
    for name in sorted(names):
        try:
            (folder / name).unlink(missing_ok=True)
        except OSError as error:
            raise FileProblem(
                "site-folder",
                N_("{path} cannot be used for the web site ({detail}). Choose another folder."),
                {"path": folder, "detail": error.strerror or error},
            ) from error
