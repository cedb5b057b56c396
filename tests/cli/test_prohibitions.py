import json
from contextlib import closing

import pytest

from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from tests.actions.events import event


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "event.arbiter"
    Document.create(path, event(8).facts()).close()
    return path


def ran(capsys, *words):
    code = main([*map(str, words)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_a_pair_is_settled_told_and_taken_back(capsys, file):
    code, text, _ = ran(capsys, "prohibitions", file, "--forbid", 8, 1, "--reason", "Sisters")
    assert code == 0
    assert "Forbid the meeting of" in text
    assert "1–5    Sisters" in text
    code, text, _ = ran(capsys, "prohibitions", file, "--json")
    assert json.loads(text) == {
        "prohibitions": [
            {"number": 1, "players": [1, 8], "first_round": 1, "last_round": 5, "reason": "Sisters"}
        ]
    }
    assert ran(capsys, "prohibitions", file, "--allow", 1)[0] == 0
    assert "No pair is forbidden." in ran(capsys, "prohibitions", file)[1]


def test_the_report_file_carries_what_the_command_has_settled(capsys, file, tmp_path):
    words = ("--forbid", 1, 3, 5, "--from", 2, "--to", 4)
    assert ran(capsys, "prohibitions", file, *words)[0] == 0
    out = tmp_path / "event.trf"
    assert main(["convert", str(file), str(out)]) == 0
    assert "260   2   4    1    3    5" in out.read_text()
    assert "2–4" in ran(capsys, "prohibitions", out)[1]


def test_after_round_1_nothing_is_settled_any_more(capsys, tmp_path):
    path = tmp_path / "event.arbiter"
    Document.create(path, event(8, paired=1).facts()).close()
    code, _, said = ran(capsys, "prohibitions", path, "--forbid", 1, 2)
    assert code == 2
    assert "Round 1 is paired: which players must not meet" in said
    with closing(Document.open(path)) as document:
        assert document.tournament.prohibitions == ()


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--forbid", 1), 2),
        (("--forbid", 1, 99), 2),
        (("--allow", 3), 2),
        (("--reason", "Sisters"), 4),
    ],
)
def test_what_cannot_be_done_ends_with_its_code(capsys, file, words, code):
    assert ran(capsys, "prohibitions", file, *words)[0] == code


def test_nobody_can_forbid_and_allow_at_once(file):
    with pytest.raises(SystemExit) as ended:
        main(["prohibitions", str(file), "--forbid", "1", "2", "--allow", "1"])
    assert ended.value.code == 4
