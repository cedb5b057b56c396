"""Files around the window: an event is never written over, and no file stops the window."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QFileDialog, QWidget

from arbiter_gui.document import Document
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.reports.sheet_order import EVENT, SheetOrder
from arbiter_gui.tournament import Change, Edit, Tournament
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views import file_commands
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.workspace import Workspace
from tests.ui.events import small_event

SUFFIXES = {"export_trf": ".trf", "export_workbook": ".xlsx", "export_pgn": ".pgn"}
EXPORTS = list(SUFFIXES)
posix = pytest.mark.skipif(os.name != "posix", reason="pipes and links of POSIX systems")


class Files(FileCommands):
    """File commands on an open event, with everything they say."""

    def __init__(self, folder, window):
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        super().__init__(Workspace(window), Preferences(store), window)
        self.workspace = self._workspace
        self.problems, self.written = [], []
        self.workspace.problem.connect(lambda error: self.problems.append(error.code))
        self.workspace.message.connect(self.written.append)
        self.path = folder / "open.arbiter"
        Document.create(self.path, small_event()).close()
        self.open_path(self.path)


@pytest.fixture
def files(qtbot, tmp_path):
    window = QWidget()
    qtbot.addWidget(window)
    files = Files(tmp_path, window)
    yield files
    files.workspace.close()


@pytest.fixture
def export(files, qtbot, monkeypatch):
    """Gives one of the commands with the answer of the file dialog."""

    def give(command, target):
        answer = staticmethod(lambda *_question: (str(target), ""))
        monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
        getattr(files, command)()
        qtbot.waitUntil(lambda: not files.workspace.is_busy, timeout=20_000)

    return give


def is_locked(path):
    """Whether another program that wants to write finds the event open."""
    program = (
        "import sys; from pathlib import Path; from arbiter_gui.document import Document\n"
        "from arbiter_gui.errors import FileProblem\n"
        "try:\n    Document.open(Path(sys.argv[1]))\n"
        "except FileProblem as problem:\n    sys.exit(3 if problem.code == 'file-locked' else 1)"
    )
    return subprocess.run([sys.executable, "-c", program, str(path)], check=False).returncode == 3


@posix
@pytest.mark.parametrize("command", EXPORTS)
@pytest.mark.parametrize("name", ["list.trf", "list.xlsx"])
def test_another_name_of_the_open_event_is_refused(files, export, tmp_path, command, name):
    if command == "export_trf" and name.endswith("xlsx"):
        name = "list.txt"
    if command == "export_workbook" and name.endswith("trf"):
        name = "LIST.XLSX"
    if command == "export_pgn":
        name = name.rpartition(".")[0] + ".pgn"
    os.link(files.path, tmp_path / name)
    facts = files.workspace.tournament.facts()
    export(command, tmp_path / name)
    assert files.problems == ["export-over-event"]
    assert is_locked(files.path)
    files.close_event()
    files.open_path(files.path)
    assert files.workspace.tournament.facts() == facts


@pytest.mark.parametrize("command", EXPORTS)
def test_an_export_named_like_an_event_gets_the_suffix_of_its_own_kind(
    files, export, tmp_path, command
):
    other = tmp_path / "other.arbiter"
    other.write_bytes(b"an event")
    before = {path.name for path in tmp_path.iterdir()}
    for target in (files.path, other):
        export(command, target)
    made = {path.name for path in tmp_path.iterdir()} - before
    suffix = SUFFIXES[command]
    assert made == {f"open.arbiter{suffix}", f"other.arbiter{suffix}"}
    assert other.read_bytes() == b"an event"
    assert files.problems == []


def test_a_name_that_was_made_longer_replaces_nothing(files, export, tmp_path):
    kept = tmp_path / "Open 2.1.trf"
    kept.write_bytes(b"mine")
    export("export_trf", tmp_path / "Open 2.1")
    assert files.problems == ["file-exists"]
    assert kept.read_bytes() == b"mine"
    export("save_copy", tmp_path / "Open 2.1")
    assert files.written[-1].endswith("Open 2.1.arbiter")


@posix
@pytest.mark.parametrize("command", [*EXPORTS, "save_copy"])
@pytest.mark.parametrize("name", ["x" * 300, "open.arbiter/list"])
def test_a_place_that_cannot_exist_is_a_problem_and_no_crash(
    files, export, tmp_path, command, name
):
    before = sorted(tmp_path.iterdir())
    export(command, tmp_path / name)
    assert len(files.problems) == 1
    assert sorted(tmp_path.iterdir()) == before


@posix
def test_what_is_no_file_is_told_and_never_waited_for(files, tmp_path):
    os.mkfifo(tmp_path / "pipe.trf")
    for name in ["pipe.trf", "/dev/zero", "x" * 300, "x" * 300 + ".arbiter", ""]:
        assert not files.open_path(tmp_path / name)
    assert files.problems == [*["file-unreadable"] * 3, "file-missing", "file-unreadable"]
    assert files.workspace.document.path == files.path


def test_a_copy_is_opened_whatever_its_name(files, tmp_path):
    kept = tmp_path / "open.arbiter.bak"
    files.workspace.document.save_copy(kept)
    assert files.open_path(kept)
    assert files.workspace.document.path == kept


@posix
def test_another_name_of_the_open_event_is_known_and_its_lock_kept(files, tmp_path):
    os.link(files.path, tmp_path / "other.trf")
    assert files.open_path(tmp_path / "other.trf")
    assert files.workspace.document.path == files.path
    assert is_locked(files.path)


def report(path):
    path.write_bytes(trf_bytes(trf_of(Tournament(small_event()))))
    return path


@posix
def test_a_report_with_the_longest_name_becomes_an_event(files, tmp_path):
    assert files.open_path(report(tmp_path / ("й" * 125 + ".trf")))
    assert len(files.workspace.tournament.players) == 8


def test_the_folder_of_ones_own_is_needed_for_samples_only(files, tmp_path, monkeypatch):
    blocked = tmp_path / "Documents"
    blocked.write_bytes(b"a file, not a folder")
    monkeypatch.setattr(file_commands, "own_folder", lambda: blocked / "Arbiter")
    assert files.open_path(report(tmp_path / "report.trf"))
    assert not files.open_sample(tmp_path / "report.trf")
    assert files.problems == ["folder-unwritable"]
    monkeypatch.setattr(file_commands, "own_folder", lambda: tmp_path / "new" / "Arbiter")
    assert files.open_sample(tmp_path / "report.trf")
    assert files.workspace.document.path == Path(tmp_path / "new" / "Arbiter" / "report.arbiter")


def test_a_report_of_an_unfinished_event_is_written_only_when_that_is_confirmed(
    files, export, tmp_path
):
    settings = files.workspace.tournament.settings
    last = Change("last", (Edit.changing(settings, replace(settings, rounds=1)),))
    files.workspace.tournament.apply(last)
    asked = []
    files.ask_interim = lambda text: asked.append(text) or False
    export("export_trf", tmp_path / "out.trf")
    assert "1.1 " in asked[0]
    assert not (tmp_path / "out.trf").exists()
    files.ask_interim = lambda text: True
    export("export_trf", tmp_path / "out.trf")
    assert b"### Interim report after round 1" in (tmp_path / "out.trf").read_bytes()


def test_the_kind_of_report_is_that_of_the_file_dialog(files, monkeypatch, tmp_path):
    offered = []

    def answer(_window, _title, _name, kinds):
        offered.extend(kinds.split(";;"))
        return str(tmp_path / "old.trf"), kinds.split(";;")[2]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(answer))
    files.export_trf()
    assert len(offered) == 3
    assert b"XXR" in (tmp_path / "old.trf").read_bytes()


def test_the_boards_of_the_newest_round_go_into_a_pgn_named_by_it(files, monkeypatch, tmp_path):
    offered = []

    def answer(_window, title, name, _kinds):
        offered.extend((title, Path(name).name))
        return str(tmp_path / "live"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(answer))
    files.export_pgn()
    number = files.workspace.tournament.rounds_paired
    assert offered == [f"Export PGN, round {number}", f"{files.path.stem} {number}.pgn"]
    assert f'[Round "{number}.1"]' in (tmp_path / "live.pgn").read_text(encoding="utf-8")


@posix
def test_an_event_whose_file_has_gone_goes_on_in_its_copy(files, export, tmp_path):
    players = files.workspace.tournament.players
    files.path.unlink()
    export("save_copy", tmp_path / "rescued.arbiter")
    assert files.workspace.document.path == tmp_path / "rescued.arbiter"
    assert files.workspace.tournament.players == players


def test_the_lists_of_a_round_go_into_a_file_that_is_named_by_it(files, export, monkeypatch):
    offered = []

    def answer(_window, _title, name, _kinds):
        offered.append(Path(name).name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(answer))
    files._export(SheetOrder(), 2)
    files._export(SheetOrder((EVENT,)), 2)
    assert offered == ["open round 2.xlsx", "open.xlsx"]
