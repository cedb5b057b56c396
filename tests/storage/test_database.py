"""Files that cannot be opened: each has its own plain sentence, and nothing is written."""

import contextlib
import sqlite3
import subprocess
import sys

import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage.database import FORMAT_VERSION
from arbiter_gui.tournament import Result
from tests.storage.documents import created, played


def refusal(path):
    """The code with which a file is refused; opening must leave no trace on the disk."""
    before = {p: p.read_bytes() for p in path.parent.iterdir() if p.is_file()}
    with pytest.raises(FileProblem) as problem:
        Document.open(path)
    assert {p: p.read_bytes() for p in path.parent.iterdir() if p.is_file()} == before
    assert path.name in str(problem.value)
    return problem.value.code


def change_file(path, *statements):
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.fixture
def path(tmp_path):
    document = played(tmp_path / "event.arbiter")
    document.close()
    return document.path


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(FileProblem) as problem:
        Document.open(tmp_path / "nothing.arbiter")
    assert problem.value.code == "file-missing"
    assert not list(tmp_path.iterdir())


def test_a_folder_is_no_event(tmp_path):
    with pytest.raises(FileProblem) as problem:
        Document.open(tmp_path)
    assert problem.value.code == "file-missing"


@pytest.mark.parametrize(
    "content",
    [b"", b"\0", b"012 Some Open\n", b"SQLite format 3\0", bytes(range(256)) * 64],
    ids=["empty", "one byte", "text", "half a header", "binary"],
)
def test_a_file_that_is_no_database(tmp_path, content):
    path = tmp_path / "odd.arbiter"
    path.write_bytes(content)
    assert refusal(path) == "file-not-arbiter"


def test_a_database_of_another_program(tmp_path):
    path = tmp_path / "other.arbiter"
    change_file(path, "CREATE TABLE journal (number)", "PRAGMA application_id = 7")
    assert refusal(path) == "file-not-arbiter"


def test_a_file_of_a_newer_program(path):
    change_file(path, f"PRAGMA user_version = {FORMAT_VERSION + 1}")
    assert refusal(path) == "file-newer"


def test_a_file_without_its_tables(path):
    change_file(path, "DROP TABLE journal")
    assert refusal(path) == "file-damaged"


def test_a_text_that_is_none_is_damage(path):
    change_file(path, "UPDATE player SET name = CAST(x'ff41' AS TEXT) WHERE key = 1")
    assert refusal(path) == "file-damaged"


def test_a_value_that_its_column_forbids(path):
    change_file(path, "PRAGMA ignore_check_constraints = ON", "UPDATE bye SET kind = 'X'")
    assert refusal(path) == "file-damaged"


def test_a_file_cut_off_at_any_page_is_refused(path):
    content = path.read_bytes()
    codes = set()
    for size in range(4096, len(content), 4096):
        path.write_bytes(content[:size])
        codes.add(refusal(path))
    assert codes == {"file-damaged"}


def test_damage_in_the_list_of_tables_is_told_in_words_of_its_own(path):
    """SQLite quotes the damaged bytes in its sentence, and they need not be UTF-8."""
    content = path.read_bytes()
    place = content.index(b"CREATE TABLE player")
    path.write_bytes(content[:place] + b"CREATE \xff\xfe\xfd" + content[place + 10 :])
    assert refusal(path) == "file-damaged"


def test_damage_anywhere_is_never_shown_as_an_event(path):
    """One byte after another is spoiled; the file is refused, or is just what it was."""
    document = Document.open(path)
    facts = document.tournament.facts()
    document.close()
    content = path.read_bytes()
    refused = 0
    for place in range(0, len(content), 397):
        spoiled = bytearray(content)
        spoiled[place] ^= 0x55
        path.write_bytes(spoiled)
        try:
            document = Document.open(path)
        except FileProblem:
            refused += 1
            continue
        assert document.tournament.facts() == facts
        document.close()
    assert refused > 10


def test_an_event_that_is_open_is_not_opened_again(tmp_path):
    document = created(tmp_path / "event.arbiter")
    with pytest.raises(FileProblem) as problem:
        Document.open(document.path)
    assert problem.value.code == "file-locked"
    document.close()
    Document.open(document.path).close()


def opened_elsewhere(path):
    """What another program is told that opens the event; "" when it may."""
    script = (
        "import sys; from pathlib import Path; from arbiter_gui.document import Document\n"
        "from arbiter_gui.errors import FileProblem\n"
        "try: Document.open(Path(sys.argv[1])).close()\n"
        "except FileProblem as problem: print(problem.code)\n"
    )
    command = [sys.executable, "-c", script, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_an_event_that_another_program_has_open_is_not_opened(tmp_path):
    document = created(tmp_path / "event.arbiter")
    assert opened_elsewhere(document.path) == "file-locked"
    document.close()
    assert opened_elsewhere(document.path) == ""


@pytest.mark.skipif(sys.platform != "linux", reason="a second lock that only Linux keeps apart")
def test_an_event_stays_locked_when_a_dialog_looks_into_its_file(tmp_path):
    document = created(tmp_path / "event.arbiter")
    with document.path.open("rb") as file:  # as Qt does with every file of a folder that it lists
        file.read(16)
    assert opened_elsewhere(document.path) == "file-locked"
    document.close()
    assert opened_elsewhere(document.path) == ""


def test_names_of_files_and_folders_may_hold_anything(tmp_path):
    folder = tmp_path / "Zoë" / "Torneo ° 5 & más #1?%41"
    folder.mkdir(parents=True)
    document = created(folder / "Wer? 100% {sicher}.arbiter")
    document.close()
    document = Document.open(document.path)
    assert len(document.tournament.players) == 7
    document.close()


def test_nothing_but_the_event_lies_in_the_folder_after_closing(path):
    folder = path.parent
    assert sorted(p.name for p in folder.iterdir()) == ["event copies", "event.arbiter"]


def overwritten_in_place(path):
    """Another program writes into the file itself; the locks of POSIX systems do not hinder it."""
    subprocess.run(
        [sys.executable, "-c", "import sys; open(sys.argv[1], 'wb').write(b'x' * 9000)", path],
        check=True,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps others from writing")
def test_a_file_that_others_write_into_while_it_is_open_is_told_before_anything_is_lost(tmp_path):
    document = played(tmp_path / "event.arbiter")
    facts = document.tournament.facts()
    overwritten_in_place(document.path)
    for step in (
        document.undo,
        lambda: document.commit(enter_result(document.tournament, 1, 1, Result.DRAW)),
    ):
        with pytest.raises(FileProblem) as problem:
            step()
        assert problem.value.code == "file-gone"
    assert document.tournament.facts() == facts
    document.save_copy(tmp_path / "rescue.arbiter")
    document.close()
    with contextlib.closing(Document.open(tmp_path / "rescue.arbiter")) as rescued:
        assert rescued.tournament.facts() == facts


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps others from writing")
def test_a_copy_with_damage_is_not_kept(tmp_path):
    document = played(tmp_path / "event.arbiter")
    overwritten_in_place(document.path)
    document._file._database.connection.execute("PRAGMA shrink_memory")
    with pytest.raises(FileProblem) as problem:
        document.save_copy(tmp_path / "rescue.arbiter")
    assert problem.value.code == "copy-failed"
    document.close()
    assert not list(tmp_path.glob("*rescue*"))


def test_a_name_that_no_file_can_have_is_a_missing_file(tmp_path):
    with pytest.raises(FileProblem) as problem:
        Document.open(tmp_path / ("x" * 300 + ".arbiter"))
    assert problem.value.code == "file-missing"
