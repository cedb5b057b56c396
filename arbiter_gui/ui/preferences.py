"""What the program remembers about its user: each preference with key, type and default."""

from enum import Enum
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from arbiter_gui.pairing.swiss.preference_codes import Notation

_RECENT = "files/recent"
_RECENT_LIMIT = 9


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

    @property
    def folder(self) -> Path:
        """Folder that file dialogs begin in."""
        recent = self.recent_files
        return recent[0].parent if recent else Path.home()
