from contextlib import closing
from pathlib import Path

import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from arbiter_gui.reports.catalogue import KINDS
from arbiter_gui.resources import resource
from arbiter_gui.tournament import Result
from tests.reports.event import spring_open

DATA = Path(__file__).parents[1] / "data" / "standings"
RUNNING = DATA / "s11_swiss_in_progress.trf"


def shown(capsys, *words):
    code = main(["show", *map(str, words)])
    captured = capsys.readouterr()
    return code, captured.out.splitlines(), captured.err


@pytest.fixture
def event_file(tmp_path):
    path = tmp_path / "spring.arbiter"
    with closing(Document.create(path, spring_open().facts())):
        return path


def test_the_newest_round_is_shown_with_the_codes_beside_both_names(capsys, event_file):
    code, lines, _ = shown(capsys, event_file)
    assert code == 0
    assert " ".join(lines[2].split()) == "Bd No White Pts Code Res Code Pts Black No"
    assert lines[3] == " 1  2 Adams, Robert       1½ (W)  1–0  w     2 García Ñíguez, María   3"
    assert lines[-1] == "Codes: W B must have, (W) (B) should have, w b would like, A none"


def test_a_report_file_is_shown_like_an_event_file(capsys):
    code, lines, _ = shown(capsys, RUNNING, "--round", 1)
    assert (code, lines[0]) == (0, "Round 1")
    assert len([line for line in lines[3:] if line[:2].strip().isdigit()]) == 13


def test_the_round_to_be_paired_shows_the_players_with_their_codes(capsys):
    code, lines, _ = shown(capsys, RUNNING, "--round", 5)
    assert code == 0
    assert lines[2].split() == ["No", "Name", "Rtg", "Fed", "Pts", "Rd", "4", "Rd", "5", "Status"]
    assert lines[3].split() == ["1", "Player", "001", "2491", "3", "23b1", "w"]
    assert "Round 5 is not paired yet." in lines


def test_an_event_before_round_1_shows_its_players(capsys, tmp_path):
    path = tmp_path / "empty.arbiter"
    Document.create(path).close()
    code, lines, _ = shown(capsys, path)
    assert code == 0
    assert lines[-1].startswith("There are no players yet.")


def test_crosstable_and_standings_are_those_after_the_round(capsys, event_file):
    assert shown(capsys, event_file, "--crosstable")[1][0] == "Crosstable after round 4, by number"
    _, lines, _ = shown(capsys, event_file, "--crosstable", "--order", "rank", "--round", 2)
    assert lines[0] == "Crosstable after round 2, by rank"
    assert shown(capsys, event_file, "--standings", "--round", 3)[1][0] == "Standings after round 3"


@pytest.mark.parametrize("words", [("--round", 9), ("--round", -1), ("--standings", "--round", 5)])
def test_a_round_further_ahead_cannot_be_shown(capsys, words):
    code, lines, message = shown(capsys, RUNNING, *words)
    assert (code, lines) == (2, [])
    assert "the newest paired round is 4" in message


def test_a_file_that_is_no_event_is_refused(capsys, tmp_path):
    path = tmp_path / "picture.trf"
    path.write_bytes(bytes(range(256)))
    code, lines, message = shown(capsys, path)
    assert (code, lines) == (3, [])
    assert message


def test_the_log_of_an_event_file_is_shown(capsys, tmp_path):
    path = tmp_path / "spring.arbiter"
    with closing(Document.create(path, spring_open().facts())) as document:
        document.commit(enter_result(document.tournament, 4, 3, Result.DRAW))
    assert main(["show", str(path), "--report", "log"]) == 0
    assert "Board 3, round 4" in capsys.readouterr().out


def test_a_report_that_cannot_be_made_yet_says_why(capsys):
    sample = str(resource("samples", "before_round_1.trf"))
    assert main(["show", sample, "--report", "slips"]) == 2
    assert "No round is paired yet." in capsys.readouterr().err


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_any_report_is_shown_as_text(kind, capsys):
    sample = str(resource("samples", "after_round_4.trf"))
    assert main(["show", sample, "--report", kind.key]) == 0
    assert capsys.readouterr().out.strip()
