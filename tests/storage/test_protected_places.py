"""Files and folders that can only be read."""

import shutil

import pytest

from arbiter_gui.actions.settings import change_event
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.database import FORMAT_VERSION, Database
from arbiter_gui.tournament import EventDetails
from tests.storage.documents import created, played
from tests.storage.older_format import FORMAT_9_ADDED

RENAMING = EventDetails(name="Renamed")


def renamed(document):
    return change_event(document.tournament, RENAMING)


@pytest.mark.parametrize("protect", ["file", "folder"])
def test_a_protected_event_is_shown_but_not_changed(ordinary_folder, protect):
    document = played(ordinary_folder / "event.arbiter")
    facts = document.tournament.facts()
    document.close()
    content = document.path.read_bytes()
    if protect == "file":
        document.path.chmod(0o400)
    else:
        ordinary_folder.chmod(0o500)
    document = Document.open(document.path)
    assert document.read_only
    assert document.tournament.facts() == facts
    for step in (lambda: document.commit(renamed(document)), document.undo):
        with pytest.raises(FileProblem) as problem:
            step()
        assert problem.value.code == "file-read-only"
    assert document.tournament.facts() == facts
    assert document.next_undo is not None
    document.close()
    assert document.path.read_bytes() == content


def test_two_windows_may_look_at_a_protected_event(ordinary_folder):
    document = played(ordinary_folder / "event.arbiter")
    document.close()
    document.path.chmod(0o400)
    windows = [Document.open(document.path) for _ in range(2)]
    assert windows[0].tournament.facts() == windows[1].tournament.facts()
    for window in windows:
        window.close()


def test_a_protected_event_goes_on_in_a_copy(ordinary_folder):
    document = played(ordinary_folder / "event.arbiter")
    document.close()
    document.path.chmod(0o400)
    document = Document.open(document.path)
    document.save_copy(ordinary_folder / "on the desk.arbiter")
    document.close()
    copy = Document.open(ordinary_folder / "on the desk.arbiter")
    assert not copy.read_only
    copy.commit(renamed(copy))
    assert copy.tournament.event == RENAMING
    copy.close()


@pytest.mark.parametrize("protect", ["file", "folder"])
def test_a_protected_event_of_an_older_format_is_shown_and_goes_on_in_a_copy(
    ordinary_folder, protect
):
    document = created(ordinary_folder / "event.arbiter")
    facts = document.tournament.facts()
    document.close()
    in_an_older_format(document.path)
    content = document.path.read_bytes()
    if protect == "file":
        document.path.chmod(0o400)
    else:
        ordinary_folder.chmod(0o500)
    document = Document.open(document.path)
    assert document.read_only
    assert document.tournament.facts() == facts
    with pytest.raises(FileProblem) as problem:
        document.commit(renamed(document))
    assert problem.value.code == "file-read-only"
    assert document.tournament.facts() == facts
    ordinary_folder.chmod(0o700)
    document.save_copy(ordinary_folder / "on the desk.arbiter")
    document.close()
    assert document.path.read_bytes() == content
    copy = Document.open(ordinary_folder / "on the desk.arbiter")
    assert not copy.read_only
    copy.commit(renamed(copy))
    assert copy.tournament.event == RENAMING
    copy.close()


def in_an_older_format(path):
    """What the newest script added is taken away again."""
    assert FORMAT_VERSION == 9, "write here what the newest script adds"
    database = Database(path)
    database.run_script(f"{FORMAT_9_ADDED}PRAGMA user_version = 8;")
    database.close()


def test_an_event_is_not_created_in_a_protected_folder(ordinary_folder):
    ordinary_folder.chmod(0o500)
    with pytest.raises(FileProblem) as problem:
        created(ordinary_folder / "event.arbiter")
    assert problem.value.code == "folder-unwritable"
    assert not list(ordinary_folder.iterdir())


def test_a_file_left_in_the_middle_of_a_change_needs_a_place_to_be_put_right(ordinary_folder):
    document = played(ordinary_folder / "event.arbiter")
    facts = document.tournament.facts()
    left = ordinary_folder / "left"
    left.mkdir()
    database = document._file._database
    database.connection.execute("PRAGMA cache_size = 1")
    with database.transaction():
        database.connection.execute("UPDATE player SET club = printf('%.5000c', 'x')")
        for name in ("event.arbiter", "event.arbiter-journal"):
            shutil.copyfile(ordinary_folder / name, left / name)
        database.connection.execute("UPDATE player SET club = ''")
    left.chmod(0o500)
    with pytest.raises(FileProblem) as problem:
        Document.open(left / "event.arbiter")
    assert problem.value.code == "file-left-open"
    left.chmod(0o700)
    recovered = Document.open(left / "event.arbiter")
    assert recovered.tournament.facts() == facts
    recovered.close()
    document.close()
