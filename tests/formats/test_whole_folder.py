import os

import pytest

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.whole_folder import write_whole_folder


def texts(folder):
    return {path.name: path.read_text() for path in folder.iterdir()}


def writer(**files):
    def write(folder):
        for name, text in files.items():
            (folder / f"{name}.txt").write_text(text)

    return write


def test_a_folder_is_made_or_replaced_and_nothing_else_is_left(tmp_path):
    for text in ("first", "second"):
        write_whole_folder(tmp_path / "R1", writer(pairings=text))
        assert texts(tmp_path / "R1") == {"pairings.txt": text}
    assert [path.name for path in tmp_path.iterdir()] == ["R1"]


def test_what_somebody_else_put_into_the_folder_stays(tmp_path):
    write_whole_folder(tmp_path / "R1", writer(pairings="first"))
    (tmp_path / "R1" / "notes.txt").write_text("board 3: clock")
    write_whole_folder(tmp_path / "R1", writer(pairings="second"))
    assert texts(tmp_path / "R1") == {"pairings.txt": "second", "notes.txt": "board 3: clock"}
    assert [path.name for path in tmp_path.iterdir()] == ["R1"]


def test_a_writer_that_fails_leaves_the_earlier_folder(tmp_path):
    write_whole_folder(tmp_path / "R1", writer(pairings="first"))

    def fails(folder):
        (folder / "pairings.txt").write_text("half of i")
        raise OSError(28, "No space left on device")

    with pytest.raises(FileProblem, match="No space left"):
        write_whole_folder(tmp_path / "R1", fails)
    assert texts(tmp_path / "R1") == {"pairings.txt": "first"}
    assert [path.name for path in tmp_path.iterdir()] == ["R1"]


def test_a_file_of_that_name_is_not_replaced(tmp_path):
    (tmp_path / "R1").write_text("mine")
    with pytest.raises(FileProblem):
        write_whole_folder(tmp_path / "R1", writer(pairings="first"))
    assert texts(tmp_path) == {"R1": "mine"}


def test_a_folder_whose_place_is_gone_is_a_problem_with_a_file(tmp_path):
    with pytest.raises(FileProblem, match=r"R1 cannot be written"):
        write_whole_folder(tmp_path / "stick" / "R1", writer(pairings="first"))


@pytest.mark.skipif(os.name != "posix", reason="names are looked up as written there")
def test_the_earlier_folder_comes_back_where_the_other_cannot_be_put_there(tmp_path, monkeypatch):
    write_whole_folder(tmp_path / "R1", writer(pairings="first"))

    def spoils(folder):
        (folder / "pairings.txt").write_text("second")
        folder.rename(folder.with_name("elsewhere"))
        folder.mkdir()
        folder.rmdir()

    with pytest.raises(FileProblem):
        write_whole_folder(tmp_path / "R1", spoils)
    assert texts(tmp_path / "R1") == {"pairings.txt": "first"}
