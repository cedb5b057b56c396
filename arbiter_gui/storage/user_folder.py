"""Where the program keeps what belongs to its user and to no event."""

import os
import sys
from pathlib import Path

_NAME = "Arbiter"


def user_folder() -> Path:
    """The folder for data of this user; it need not be there yet."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / _NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / _NAME
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / _NAME


def lists_path() -> Path:
    """The file of the rating lists."""
    return user_folder() / "rating-lists.db"
