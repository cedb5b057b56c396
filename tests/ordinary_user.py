"""A user whom write protection stops; root becomes such a user meanwhile."""

import os
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534


@contextmanager
def folder_of_an_ordinary_user():
    """A folder of that user, who is the one at work as long as it lasts."""
    folder = Path(tempfile.mkdtemp(prefix="arbiter-"))
    root = os.name == "posix" and os.geteuid() == 0
    if root:
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o700)
        shutil.rmtree(folder)
