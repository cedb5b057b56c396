"""Imported events whose rounds are not those of the rules are told, and kept only with a reason."""

from contextlib import closing
from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.imports import facts_of_file
from arbiter_gui.actions.results import enter_result
from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.integrity.gate import Unacknowledged
from arbiter_gui.integrity.imports import checked_import
from arbiter_gui.progress import NoProgress
from arbiter_gui.tournament import Result, Tournament
from arbiter_gui.ui.dialogs.acknowledgement import RecordedWarning
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.file_commands import FileCommands
from arbiter_gui.ui.workspace import Workspace
from tests.actions.events import event


def mixed():
    """Two boards of round 1 have exchanged their players of the lower half."""
    played = event(6, paired=1)
    one, two = played.games(1)[:2]
    boards = replace(one, black=two.white), replace(two, white=one.black)
    return Tournament((*played.facts(), *boards))


@pytest.fixture
def report(tmp_path):
    def written(tournament):
        path = tmp_path / "foreign.trf"
        path.write_bytes(trf_bytes(trf_of(tournament)))
        return path

    return written


@pytest.fixture
def files(qtbot, tmp_path):
    window = QWidget()
    qtbot.addWidget(window)
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    files = FileCommands(Workspace(window), Preferences(store), window)
    yield files
    files._workspace.close()


def answer(monkeypatch, *, accept):
    asked = []

    def accepted(dialog):
        asked.append(dialog.objectName())
        dialog.reason.setText("Paired by another program")
        return accept

    monkeypatch.setattr(RecordedWarning, "accepted_by_user", accepted)
    return asked


def test_an_event_that_the_rules_pair_alike_has_nothing_to_tell():
    assert checked_import(event(6, paired=2).facts(), NoProgress()) == ()


def test_a_round_is_told_with_the_boards_of_the_rules_and_those_of_the_file():
    (told,) = checked_import(mixed().facts(), NoProgress())
    assert (told.name, told.round) == ("Import", 1)
    assert told.before == ("{1}-{4}", "{5}-{2}")
    assert told.after == ("{1}-{5}", "{4}-{2}")


def test_the_window_asks_and_keeps_the_event_with_the_reason(files, report, qtbot, monkeypatch):
    asked = answer(monkeypatch, accept=True)
    files.open_path(report(mixed()))
    qtbot.waitUntil(lambda: bool(asked))
    assert asked == ["warn-L3-import-differs"]
    (told,) = files._workspace.tournament.integrity_events
    assert told.reason == "Paired by another program"
    lines = trf_bytes(trf_of(files._workspace.tournament)).decode().splitlines()
    assert "### Import @ Round 1: 1-4 5-2 => 1-5 4-2" in [line.rstrip() for line in lines]
    assert files._workspace.tournament.settings.in_fide_mode


def test_an_event_that_is_not_kept_leaves_the_file_alone(files, report, qtbot, monkeypatch):
    path = report(mixed())
    before = path.read_bytes()
    asked = answer(monkeypatch, accept=False)
    files.open_path(path)
    qtbot.waitUntil(lambda: bool(asked) and not files._workspace.is_open)
    assert path.read_bytes() == before
    assert not path.with_suffix(".arbiter").exists()


def test_who_does_not_keep_an_import_is_back_in_the_event_of_before(
    files, report, qtbot, monkeypatch, tmp_path
):
    own = tmp_path / "new.arbiter"
    Document.create(own).close()
    files.open_path(own)
    told = []
    files.remarked.connect(told.append)
    asked = answer(monkeypatch, accept=False)
    files.open_path(report(mixed()))
    qtbot.waitUntil(lambda: bool(asked) and len(told) > 1)
    assert files._workspace.document.path == own
    assert told[-1] == [
        "The imported event was not kept; its file is as it was.",
        "new.arbiter is open again.",
    ]


def test_the_terminal_tells_it_and_takes_it_down(report, tmp_path, capsys):
    target = tmp_path / "event.arbiter"
    assert main(["convert", str(report(mixed())), str(target), "--reason", "By hand"]) == 0
    assert "rounds that the rules pair otherwise: 1" in capsys.readouterr().err
    document = Document.open(target)
    assert [one.reason for one in document.tournament.integrity_events] == ["By hand"]
    document.close()


def test_an_imported_event_is_in_fide_mode_and_is_warned_like_any_other(tmp_path):
    path = tmp_path / "event.arbiter"
    trf = tmp_path / "event.trf"
    trf.write_bytes(trf_bytes(trf_of(event(6, paired=2))))
    with closing(Document.create(path, facts_of_file(trf).facts)) as document:
        assert document.tournament.settings.in_fide_mode
        with pytest.raises(Unacknowledged):
            document.commit(enter_result(document.tournament, 1, 1, Result.DRAW))
