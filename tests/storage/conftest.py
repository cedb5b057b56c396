import pytest

from tests.ordinary_user import folder_of_an_ordinary_user
from tests.storage.documents import played


@pytest.fixture
def ordinary_folder(tmp_path):
    """A folder of a user whom write protection stops; root becomes such a user meanwhile."""
    # Whatever is read from the program's own folder is read now: that user may not be let in there.
    played(tmp_path / "before.arbiter").close()
    with folder_of_an_ordinary_user() as folder:
        yield folder
