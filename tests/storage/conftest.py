import os
import shutil
import tempfile
from pathlib import Path

import pytest

from tests.storage.documents import played

NOBODY = 65534


@pytest.fixture
def ordinary_folder(tmp_path):
    """A folder of a user whom write protection stops; root becomes such a user meanwhile."""
    # Whatever is read from the program's own folder is read now: that user may not be let in there.
    played(tmp_path / "before.arbiter").close()
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
