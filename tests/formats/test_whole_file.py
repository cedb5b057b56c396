import os
import stat
import threading

import pytest

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.whole_file import write_whole, write_whole_bytes
from tests.ordinary_user import folder_of_an_ordinary_user

posix = pytest.mark.skipif(os.name != "posix", reason="pipes and links of POSIX systems")


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_made_or_replaced_and_nothing_else_is_left(tmp_path):
    for data in (b"first", b"second"):
        write_whole_bytes(tmp_path / "list.trf", data)
        assert (tmp_path / "list.trf").read_bytes() == data
    assert names(tmp_path) == ["list.trf"]


def test_a_writer_that_fails_leaves_what_was_there(tmp_path):
    (tmp_path / "list.trf").write_bytes(b"precious")

    def fails(path):
        path.write_bytes(b"half of i")
        raise OSError(28, "No space left on device")

    with pytest.raises(FileProblem, match="No space left"):
        write_whole(tmp_path / "list.trf", fails)
    assert (tmp_path / "list.trf").read_bytes() == b"precious"
    assert names(tmp_path) == ["list.trf"]


@posix
def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "stick").mkdir()
    (tmp_path / "stick" / "list.trf").write_bytes(b"old")
    (tmp_path / "link.trf").symlink_to(tmp_path / "stick" / "list.trf")
    write_whole_bytes(tmp_path / "link.trf", b"new")
    assert (tmp_path / "link.trf").is_symlink()
    assert (tmp_path / "stick" / "list.trf").read_bytes() == b"new"


@posix
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard = []
    reader = threading.Thread(target=lambda: heard.append(pipe.read_bytes()))
    reader.start()
    write_whole_bytes(pipe, b"board 1")
    reader.join(5)
    assert heard == [b"board 1"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@posix
@pytest.mark.parametrize(
    "name", ["", "folder", "file/list.trf", "x" * 300, "loop", "none/list.trf"]
)
def test_a_place_where_nothing_can_be_written_is_a_plain_problem(name, tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"mine")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    before = names(tmp_path)
    with pytest.raises(FileProblem) as problem:
        write_whole_bytes(tmp_path / name, b"lost")
    assert problem.value.code == "output-unwritable"
    assert names(tmp_path) == before
    assert (tmp_path / "file").read_bytes() == b"mine"


def test_a_file_that_was_made_read_only_is_not_replaced():
    with folder_of_an_ordinary_user() as folder:
        path = folder / "list.trf"
        path.write_bytes(b"kept")
        path.chmod(0o444)
        with pytest.raises(FileProblem):
            write_whole_bytes(path, b"new")
        assert path.read_bytes() == b"kept"
