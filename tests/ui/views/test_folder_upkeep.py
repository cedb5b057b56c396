"""The web site and the emergency packs are written behind the arbiter's back, and stop nothing."""

import json
import re
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import record_pairing
from arbiter_gui.document import Document
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.reports.site_folder import LIST
from arbiter_gui.tournament import Player, PlayerKey, Result, Tpn
from arbiter_gui.ui.dialogs.folder_question import FolderDialog
from arbiter_gui.ui.main_window import MainWindow
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.printing.pack_names import pack_stem
from arbiter_gui.ui.workspace import Workspace
from tests.ui.events import small_event

NOON = "2026-05-01T12:00:00"


@pytest.fixture
def preferences(tmp_path):
    return Preferences(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def window(qtbot, tmp_path, preferences):
    """The window on an event with round 1 on the boards."""
    workspace = Workspace()
    window = MainWindow(workspace, preferences)
    workspace.acknowledge = lambda _change, _warnings: "The slip was wrong"
    window.news = []
    workspace.message.connect(window.news.append)
    qtbot.addWidget(window, before_close_func=lambda _window: workspace.close())
    workspace.show(Document.create(tmp_path / "Open.arbiter", small_event()))
    window.show()
    return window


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "public"
    folder.mkdir()
    return folder


@pytest.fixture
def settled(qtbot, window):
    """Waits until nothing is being written any more."""

    def wait():
        def idle():
            upkeeps = (window.site, window.packs)
            busy = [upkeep for upkeep in upkeeps if upkeep._background.is_computing]
            return not busy and not window.workspace.is_busy

        qtbot.waitUntil(idle, timeout=20_000)

    return wait


def chosen(monkeypatch, folder):
    def answer(dialog):
        dialog.folder.setText(str(folder or ""))
        return dialog.problem() is None

    monkeypatch.setattr(FolderDialog, "accepted_by_user", answer)


def keep_site(window, preferences, folder):
    preferences.keep_site_folder(window.workspace.document.path, folder)


def put_up(window):
    assert window.workspace.carry_out(publish, NOON)


def finish_round(window):
    for game in window.workspace.tournament.games_without_result(1):
        window.workspace.carry_out(enter_result, 1, game.board, Result.DRAW)


def pair(window):
    tournament = window.workspace.tournament
    number = tournament.rounds_paired + 1
    outcome = pair_round(position_before(tournament, number))
    assert window.workspace.do(record_pairing(tournament, outcome, NOON))


def notice(window):
    return window.page.notice.text


def pack_name(window, number):
    return f"{pack_stem(window.workspace.document)} R{number}"


def file_of_pack(window, folder, number, suffix):
    name = pack_name(window, number)
    return folder / name / f"{name}{suffix}"


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_the_site_is_written_after_a_publication_and_says_where(
    window, preferences, folder, settled
):
    keep_site(window, preferences, folder)
    put_up(window)
    settled()
    assert "Player01, Test" in (folder / "round-1.html").read_text(encoding="utf-8")
    assert notice(window) == f"Web site written: {folder / 'index.html'}"
    assert window.page.notice.property("quiet")


def test_the_site_is_written_with_the_last_result_of_a_round(window, preferences, folder, settled):
    keep_site(window, preferences, folder)
    missing = window.workspace.tournament.games_without_result(1)
    for game in missing[:-1]:
        window.workspace.carry_out(enter_result, 1, game.board, Result.DRAW)
    settled()
    assert names(folder) == []
    window.workspace.carry_out(enter_result, 1, missing[-1].board, Result.WHITE_WINS)
    settled()
    assert "index.html" in names(folder)


def test_nothing_is_written_where_nothing_public_has_changed(window, preferences, folder, settled):
    keep_site(window, preferences, folder)
    put_up(window)
    settled()
    before = (folder / LIST).stat().st_mtime_ns, (folder / "index.html").stat().st_mtime_ns
    window.page.notice.hide()
    window.site._follow(publish_label(window))
    settled()
    after = (folder / LIST).stat().st_mtime_ns, (folder / "index.html").stat().st_mtime_ns
    assert after == before
    assert notice(window) == ""


def publish_label(window):
    """A change that makes the site due and changes nothing that all may see."""
    return window.workspace.next_undo


def test_a_page_that_was_taken_away_is_written_again(
    window, preferences, folder, settled, monkeypatch
):
    chosen(monkeypatch, folder)
    for _time in range(2):
        window.commands.actions["write_site"].trigger()
        settled()
        (folder / "players.html").unlink()
    window.commands.actions["write_site"].trigger()
    settled()
    assert "players.html" in names(folder)


def test_the_command_asks_writes_at_once_and_remembers_the_folder_of_the_event(
    window, preferences, folder, settled, monkeypatch
):
    chosen(monkeypatch, folder)
    window.commands.actions["write_site"].trigger()
    settled()
    path = window.workspace.document.path
    assert preferences.site_folder(path) == folder
    assert preferences.site_folder(path.with_name("Other.arbiter")) is None
    assert "index.html" in names(folder)
    window.commands.actions["write_site"].trigger()
    settled()
    assert window.news[-1] == f"Nothing has changed: {folder / 'index.html'} is as it should be."


def test_an_empty_folder_switches_the_site_off(window, preferences, folder, settled, monkeypatch):
    keep_site(window, preferences, folder)
    chosen(monkeypatch, None)
    window.commands.actions["write_site"].trigger()
    put_up(window)
    settled()
    assert preferences.site_folder(window.workspace.document.path) is None
    assert names(folder) == []


def test_a_site_that_cannot_be_written_is_told_and_the_round_is_published(
    window, preferences, folder, settled
):
    keep_site(window, preferences, folder)
    (folder / "index.html").write_text("my own page")
    put_up(window)
    settled()
    assert "that Arbiter has not made" in notice(window)
    assert not window.page.notice.property("quiet")
    assert window.workspace.tournament.rounds[-1].version == 1
    assert (folder / "index.html").read_text() == "my own page"


def test_every_pairing_leaves_a_whole_pack(window, preferences, folder, settled):
    preferences.pack_folder = folder
    finish_round(window)
    pair(window)
    settled()
    name = pack_name(window, 2)
    assert re.fullmatch("Open [0-9a-f]{4} R2", name)
    pack = folder / name
    assert names(folder) == [name]
    assert names(pack) == [f"{name}.arbiter", f"{name}.pdf", f"{name}.trf"]
    copy = Document.open(pack / f"{name}.arbiter")
    assert copy.tournament.facts() == window.workspace.tournament.facts()
    copy.close()
    assert "### Interim" in (pack / f"{name}.trf").read_text(encoding="utf-8")
    assert f"Written: {pack}" in window.news
    assert notice(window) == ""


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="pdftotext is not installed")
def test_the_paper_of_a_pack_has_all_that_the_hall_needs(window, preferences, folder, settled):
    preferences.pack_folder = folder
    put_up(window)
    settled()
    told = subprocess.run(
        ["pdftotext", "-layout", file_of_pack(window, folder, 1, ".pdf"), "-"],
        capture_output=True,
        check=True,
        encoding="utf-8",
    ).stdout.lower()
    for sheet in ("round 1", "by name", "starting list", "page 1 of 1", "player08, test"):
        assert sheet in told


def test_a_later_pack_of_the_same_round_takes_the_place_of_the_earlier_one(
    window, preferences, folder, settled
):
    preferences.pack_folder = folder
    put_up(window)
    settled()
    first = file_of_pack(window, folder, 1, ".arbiter").read_bytes()
    window.workspace.undo()
    put_up(window)
    settled()
    assert names(folder) == [pack_name(window, 1)]
    assert file_of_pack(window, folder, 1, ".arbiter").read_bytes() != first


def test_two_events_of_the_same_file_name_keep_their_packs_apart(
    window, preferences, folder, settled, tmp_path
):
    preferences.pack_folder = folder
    put_up(window)
    settled()
    first = pack_name(window, 1)
    (tmp_path / "under 16").mkdir()
    copy = tmp_path / "under 16" / "Open.arbiter"
    window.workspace.document.save_copy(copy)
    window.workspace.show(Document.open(copy))
    window.workspace.undo()
    put_up(window)
    settled()
    assert names(folder) == sorted([first, pack_name(window, 1)])


def test_packs_of_this_event_without_a_sign_get_their_new_names_and_others_are_left(
    window, preferences, folder, settled, tmp_path
):
    document = window.workspace.document
    own, other = folder / "Open R0", folder / "Open R1"
    for pack in (own, other):
        pack.mkdir()
    document.save_copy(own / "Open R0.arbiter")
    (own / "Open R0.pdf").write_text("paper")
    (own / "my notes.txt").write_text("notes")
    Document.create(other / "Open R1.arbiter", small_event()[:9]).close()
    preferences.pack_folder = folder
    put_up(window)
    settled()
    old, new = pack_name(window, 0), pack_name(window, 1)
    assert names(folder) == sorted([old, new, "Open R1"])
    assert names(folder / old) == [f"{old}.arbiter", f"{old}.pdf", "my notes.txt"]
    assert names(other) == ["Open R1.arbiter"]


def test_a_pack_that_cannot_be_read_is_left_alone(window, preferences, folder, settled):
    (folder / "Open R1").mkdir()
    (folder / "Open R1" / "Open R1.arbiter").write_bytes(b"no event")
    preferences.pack_folder = folder
    put_up(window)
    settled()
    assert names(folder) == sorted([pack_name(window, 1), "Open R1"])


def test_a_stick_that_was_taken_out_is_told_and_the_round_is_paired(
    window, preferences, tmp_path, settled
):
    preferences.pack_folder = tmp_path / "stick"
    finish_round(window)
    pair(window)
    settled()
    assert window.workspace.tournament.rounds_paired == 2
    assert f"{tmp_path / 'stick'} is not there" in notice(window)
    assert not (tmp_path / "stick").exists()


def test_a_report_that_cannot_be_made_does_not_cost_the_pack(window, preferences, folder, settled):
    preferences.pack_folder = folder
    huge = Player(PlayerKey(20_000), Tpn(20_000), "Twenty, Thousand")
    window.workspace.show(Document.create(folder.parent / "Huge.arbiter", [*small_event(), huge]))
    put_up(window)
    settled()
    name = pack_name(window, 1)
    assert names(folder / name) == [f"{name}.arbiter", f"{name}.pdf"]
    assert "up to 9999" in notice(window)


def test_before_the_first_round_the_pack_has_no_slips(
    window, preferences, folder, settled, monkeypatch
):
    window.workspace.show(Document.create(folder.parent / "Early.arbiter", small_event()[:9]))
    chosen(monkeypatch, folder)
    window.commands.actions["write_pack"].trigger()
    settled()
    name = pack_name(window, 0)
    assert names(folder / name) == [f"{name}.arbiter", f"{name}.pdf", f"{name}.trf"]
    assert preferences.pack_folder == folder


def test_the_copy_in_the_pack_has_the_whole_history(window, preferences, folder, settled):
    preferences.pack_folder = folder
    put_up(window)
    settled()
    copy = sqlite3.connect(file_of_pack(window, folder, 1, ".arbiter"))
    lines = copy.execute("SELECT count(*) FROM journal").fetchone()[0]
    copy.close()
    assert lines == len(window.workspace.document.journal())


def test_a_damaged_preference_means_no_site(preferences):
    preferences._store.setValue("files/site_folders", json.dumps(["/tmp"]))
    assert preferences.site_folder(Path("/events/Open.arbiter")) is None


def test_a_failure_is_added_to_what_is_being_said(window, preferences, tmp_path, folder, settled):
    preferences.pack_folder = tmp_path / "stick"
    keep_site(window, preferences, folder)
    put_up(window)
    settled()
    lines = notice(window).split("\n")
    assert len(lines) == 2
    assert not window.page.notice.property("quiet")
