"""The collection of rating lists is filled: from a file, or from FIDE when there is a newer one."""

import contextlib
import tempfile
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.rating_lists.column_mapping import ColumnMapping, mapping_of_text
from arbiter_gui.formats.rating_lists.list_file import open_list
from arbiter_gui.progress import Progress
from arbiter_gui.ratings.listed_player import RatingList
from arbiter_gui.storage.rating_lists import DownloadState, RatingLists

FIDE_ADDRESS = "https://ratings.fide.com/download/players_list.zip"
"""FIDE's list with the three ratings of everybody."""

_A_DAY = timedelta(days=1)
_TIME = "%Y-%m-%dT%H:%M"


@dataclass(frozen=True, slots=True)
class ImportOrder:
    """A file to be taken into the collection.

    Attributes:
        source: The file.
        collection: The file of the collection.
        now: When, for the list of lists.
        name: What the list is called; "" leaves it to the file.
        month: Its month; "" leaves it to the file.
        mapping: Which column is what in a national list; it is kept for the next month.
        origin: Where the file came from; "" for the file itself.
    """

    source: Path
    collection: Path
    now: datetime
    name: str = ""
    month: str = ""
    mapping: ColumnMapping | None = None
    origin: str = ""


@dataclass(frozen=True, slots=True)
class ImportedList:
    """A list that was taken in.

    Attributes:
        left_out: How many lines made no sense.
        problems: The first of them.
    """

    entry: RatingList
    left_out: int = 0
    problems: tuple[Problem, ...] = ()


def import_list(order: ImportOrder, progress: Progress) -> ImportedList:
    """Takes a list in; one of the same name goes when all of it is there.

    Raises:
        FileProblem: The file is no list, or the collection cannot be written; nothing was changed.
        Cancelled: The arbiter has pressed Cancel; nothing was changed.
    """
    with closing(RatingLists(order.collection)) as lists:
        mappings = known_to(lists)
        if order.mapping is not None:
            mappings = (order.mapping, *mappings)
        wanted = order.mapping.name if order.mapping is not None else ""
        with open_list(order.source, progress, mappings, wanted) as file:
            entry = RatingList(
                name=order.name or file.name,
                kind=file.kind,
                month=order.month or file.month,
                source=order.origin or order.source.name,
                added=order.now.strftime(_TIME),
            )
            taken = lists.replace(entry, file.players, progress)
            if order.mapping is not None:
                lists.keep_mapping(order.mapping.name, order.mapping.as_text())
            return ImportedList(taken, file.odd.count, tuple(file.odd.first))


def known_to(lists: RatingLists) -> tuple[ColumnMapping, ...]:
    """The national lists that the arbiter has described."""
    return tuple(mapping_of_text(text) for text in lists.mappings())


@dataclass(frozen=True, slots=True)
class UpdateOrder:
    """A look for a newer list.

    Attributes:
        asked_for: Whether the arbiter wants it now; else once a day is enough.
    """

    collection: Path
    now: datetime
    asked_for: bool = False
    address: str = FIDE_ADDRESS


def update_lists(order: UpdateOrder, progress: Progress) -> ImportedList | None:
    """Fetches the list of FIDE if there is a newer one; None when there is none.

    Raises:
        FileProblem: The list cannot be fetched, read or kept; the lists are as they were.
        Cancelled: The arbiter has pressed Cancel; the lists are as they were.
    """
    with closing(RatingLists(order.collection)) as lists:
        state = lists.download_state(order.address)
    if not order.asked_for and not is_due(state, order.now):
        return None
    from arbiter_gui.formats.rating_lists.download import fetch_newer

    marks = (state.etag, state.modified) if _was_fetched(order) else ("", "")
    checked = replace(state, checked=order.now.strftime(_TIME))
    with tempfile.TemporaryDirectory(prefix="arbiter-lists-") as folder:
        name = order.address.rsplit("/", 1)[-1]
        fetched = fetch_newer(order.address, Path(folder) / name, marks, progress)
        if fetched is None:
            _remember(order, checked)
            return None
        imported = import_list(
            ImportOrder(fetched.path, order.collection, order.now, origin=order.address), progress
        )
    _remember(order, replace(checked, etag=fetched.etag, modified=fetched.modified))
    return imported


def update_silently(order: UpdateOrder, progress: Progress) -> ImportedList | None:
    """The daily look for a newer list: without network nothing happens.

    Nobody is asked who was not asked before: the list has to be one that was fetched there.

    Raises:
        Cancelled: The window is going.
    """
    with contextlib.suppress(FileProblem):
        if order.collection.exists() and _was_fetched(order):
            return update_lists(order, progress)
    return None


def _was_fetched(order: UpdateOrder) -> bool:
    with closing(RatingLists(order.collection)) as lists:
        return any(entry.source == order.address for entry in lists.lists())


def is_due(state: DownloadState, now: datetime) -> bool:
    """Whether the server was asked more than a day ago, or never."""
    if not state.checked:
        return True
    checked = datetime.strptime(state.checked, _TIME).replace(tzinfo=now.tzinfo)
    return not checked <= now < checked + _A_DAY


def _remember(order: UpdateOrder, state: DownloadState) -> None:
    with closing(RatingLists(order.collection)) as lists:
        lists.keep_download_state(order.address, state)
