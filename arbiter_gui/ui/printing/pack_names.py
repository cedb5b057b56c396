"""What the emergency packs of an event are called, so that two events never share one."""

import hashlib
import logging
from contextlib import suppress
from pathlib import Path

from arbiter_gui.document import Document
from arbiter_gui.storage.descent import is_earlier_state
from arbiter_gui.storage.tournament_file import SUFFIX

_SIGNS = 4

_log = logging.getLogger(__name__)


def pack_stem(document: Document) -> str:
    """The name of the file with a short sign of the event: "Open 2026 3f9a".

    The sign is made of the first line of its journal and of the place of the file: the first tells
    events of two computers apart, the second an event and its copy.
    """
    seen = f"{document.origin}\n{document.path.resolve()}"
    sign = hashlib.sha256(seen.encode("utf-8", "surrogateescape")).hexdigest()[:_SIGNS]
    return f"{document.path.stem} {sign}"


def give_new_name(folder: Path, old: str, new: str, event: bytes) -> None:
    """Gives the pack of a round that bears a name without a sign the name with it.

    Only where the pack is of this event. Its other files stay in it. What cannot be renamed stays
    as it is: the new pack is written all the same.
    """
    earlier, later = folder / old, folder / new
    if later.exists() or not is_earlier_state(earlier / f"{old}{SUFFIX}", event):
        return
    try:
        earlier.rename(later)
    except OSError as error:
        _log.warning("%s keeps its name: %s", earlier, error)
        return
    for path in list(later.iterdir()):
        if path.stem == old:
            with suppress(OSError):
                path.rename(path.with_name(f"{new}{path.suffix}"))
