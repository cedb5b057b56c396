"""What the program remembers about its user: each preference with key, type and default."""

import json
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from arbiter_gui.pairing.swiss.preference_codes import Notation
from arbiter_gui.storage.user_folder import lists_path
from arbiter_gui.ui.result_keys import ResultKeys

_RECENT = "files/recent"
_RECENT_LIMIT = 9
_SECOND_FOLDER = "files/second_folder"
_OPEN_EVENTS = "files/open_events"
_PACK_FOLDER = "files/pack_folder"
_SITE_FOLDERS = "files/site_folders"


class Appearance(Enum):
    """Light, dark, or as the system says."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Preferences:
    """Typed access to the settings store; never holds a fact of a tournament."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def appearance(self) -> Appearance:
        """Colours of the window."""
        value = str(self._store.value("window/appearance", Appearance.SYSTEM.value))
        return Appearance(value) if value in {a.value for a in Appearance} else Appearance.SYSTEM

    @appearance.setter
    def appearance(self, value: Appearance) -> None:
        self._store.setValue("window/appearance", value.value)

    @property
    def language(self) -> str:
        """Two-letter code of the language, or "" for the system's."""
        return str(self._store.value("window/language", ""))

    @language.setter
    def language(self, value: str) -> None:
        self._store.setValue("window/language", value)

    @property
    def notation(self) -> Notation:
        """How the codes of colour preferences are written."""
        value = str(self._store.value("window/notation", Notation.EDITION.value))
        return Notation(value) if value in {n.value for n in Notation} else Notation.EDITION

    @notation.setter
    def notation(self, value: Notation) -> None:
        self._store.setValue("window/notation", value.value)

    @property
    def result_keys(self) -> ResultKeys:
        """Which key is which result."""
        value = str(self._store.value("results/keys", ResultKeys.POINTS.value))
        return ResultKeys(value) if value in {k.value for k in ResultKeys} else ResultKeys.POINTS

    @result_keys.setter
    def result_keys(self, value: ResultKeys) -> None:
        self._store.setValue("results/keys", value.value)

    @property
    def with_list_data(self) -> bool:
        """Whether the Players page shows what the rating lists say."""
        return str(self._store.value("players/list_data", "false")) == "true"

    @with_list_data.setter
    def with_list_data(self, value: bool) -> None:
        self._store.setValue("players/list_data", "true" if value else "false")

    @property
    def help_size(self) -> int:
        """Size of the type in the manual in pixels; 0 for the usual one."""
        value = str(self._store.value("help/size", "0"))
        return int(value) if value.isdecimal() else 0

    @help_size.setter
    def help_size(self, value: int) -> None:
        self._store.setValue("help/size", value)

    @property
    def is_toured(self) -> bool:
        """Whether the first steps were shown, skipped, or not needed any more."""
        return str(self._store.value("help/toured", "false")) == "true"

    def note_toured(self) -> None:
        """Takes down that the first steps are not to be shown again."""
        self._store.setValue("help/toured", "true")

    @property
    def geometry(self) -> QByteArray:
        """Size and place of the window; empty at the first start."""
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The events opened last that still exist, newest first."""
        value = self._store.value(_RECENT)
        names = value if isinstance(value, list) else [value] if isinstance(value, str) else []
        return tuple(path for name in names if (path := Path(str(name))).is_file())

    def remember_file(self, path: Path) -> None:
        """Puts an event at the head of the recent files."""
        others = [known for known in self.recent_files if known != path]
        self._store.setValue(_RECENT, [str(p) for p in [path, *others][:_RECENT_LIMIT]])

    def page(self, report: str) -> str:
        """How a report was put on paper the last time, as it was kept; "" for never."""
        return str(self._store.value(f"print/{report}", ""))

    def keep_page(self, report: str, words: str) -> None:
        """Keeps how a report is put on paper."""
        self._store.setValue(f"print/{report}", words)

    @property
    def hall(self) -> str:
        """How the hall display is set, as it was kept; "" for never."""
        return str(self._store.value("window/hall", ""))

    @hall.setter
    def hall(self, words: str) -> None:
        self._store.setValue("window/hall", words)

    @property
    def second_folder(self) -> Path | None:
        """Where a second copy of every paired round goes, a stick for example; None for nowhere."""
        value = str(self._store.value(_SECOND_FOLDER, ""))
        return Path(value) if value else None

    @second_folder.setter
    def second_folder(self, value: Path | None) -> None:
        self._store.setValue(_SECOND_FOLDER, "" if value is None else str(value))

    @property
    def pack_folder(self) -> Path | None:
        """Where the emergency pack of every round goes; None for nowhere."""
        value = str(self._store.value(_PACK_FOLDER, ""))
        return Path(value) if value else None

    @pack_folder.setter
    def pack_folder(self, value: Path | None) -> None:
        self._store.setValue(_PACK_FOLDER, "" if value is None else str(value))

    def site_folder(self, event: Path) -> Path | None:
        """Where the web site of an event is kept, or None where it has none."""
        value = self._site_folders().get(str(event))
        return Path(value) if value else None

    def keep_site_folder(self, event: Path, folder: Path | None) -> None:
        """Keeps where the web site of an event is; None switches it off."""
        others = {path: site for path, site in self._site_folders().items() if path != str(event)}
        kept = {**others, str(event): str(folder)} if folder is not None else others
        self._store.setValue(_SITE_FOLDERS, json.dumps(kept))

    def _site_folders(self) -> dict[str, str]:
        try:
            found = json.loads(str(self._store.value(_SITE_FOLDERS, "{}")))
        except ValueError:
            return {}
        whole = isinstance(found, dict) and all(isinstance(f, str) for f in found.values())
        return found if whole else {}

    def note_open(self, path: Path, lines: int) -> None:
        """Takes down that an event is open, and how long its journal is; on the disk at once."""
        self._keep_open_events({**self._open_events(), str(path): lines})

    def note_closed(self, path: Path) -> None:
        """Takes down that an event was closed as it should be."""
        self._keep_open_events({p: n for p, n in self._open_events().items() if p != str(path)})

    def lines_when_left_open(self, path: Path) -> int | None:
        """How long the journal was when an event was opened that was never closed, or None."""
        return self._open_events().get(str(path))

    def _open_events(self) -> dict[str, int]:
        try:
            found = json.loads(str(self._store.value(_OPEN_EVENTS, "{}")))
        except ValueError:
            return {}
        whole = isinstance(found, dict) and all(isinstance(n, int) for n in found.values())
        return found if whole else {}

    def _keep_open_events(self, events: dict[str, int]) -> None:
        self._store.setValue(_OPEN_EVENTS, json.dumps(events))
        self._store.sync()

    @property
    def lists_path(self) -> Path:
        """The file of the rating lists."""
        value = str(self._store.value("lists/path", ""))
        return Path(value) if value else lists_path()

    @lists_path.setter
    def lists_path(self, value: Path) -> None:
        self._store.setValue("lists/path", str(value))

    @property
    def folder(self) -> Path:
        """Folder that file dialogs begin in."""
        recent = self.recent_files
        return recent[0].parent if recent else Path.home()
