"""`arbiter explain --why-not` and `--publish`: lines, JSON and exit codes."""

import json
from pathlib import Path

import pytest

from arbiter_gui.cli.main import main
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import write_trf
from arbiter_gui.tournament import Colour
from tests.notation import event

RUNNING = Path(__file__).parents[2] / "resources" / "samples" / "after_round_4.trf"


def answered(capsys, *words, path=RUNNING):
    code = main(["explain", str(path), *words])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_why_not_names_the_rule_and_with_full_the_boards_that_would_change(capsys):
    code, out, _ = answered(capsys, "--round", "5", "--why-not", "1", "5", "--full")
    lines = out.splitlines()
    assert code == 0
    assert lines[:5] == [
        "#1 Ông – #5 Берегова: allowed, but with this pair fixed, even the best for the others in"
        " score group 3 is worse: #5 Берегова, #20 Журавчук would not get the colour due.",
        "Boards that would be different: 6.",
        "The rule that decides: C12 (2026).",
        "",
        "Round 5. What if: #1 Ông – #5 Берегова",
    ]
    assert lines[-1] == "#1 Ông – #5 Берегова: 6 boards are different."


def test_without_full_two_lines_are_enough(capsys):
    _, out, _ = answered(capsys, "--round", "5", "--why-not", "1", "5")
    assert len(out.splitlines()) == 2


def test_why_not_as_json(capsys):
    code, out, _ = answered(capsys, "--round", "5", "--why-not", "1", "5", "--json")
    answer = json.loads(out)
    assert code == 0
    assert (answer["wanted"], answer["possible"], answer["made_by_rules"]) == ([1, 5], True, False)
    assert (answer["bracket"], answer["article"]) == (3.0, "C12")
    assert len(answer["other_boards"]) == 6
    assert [1, 5] in [sorted(board) for board in answer["other_boards"]]
    assert [line["key"] for line in answer["lines"]] == ["wanted-worse", "wanted-boards"]


def test_nought_asks_for_the_bye(capsys):
    _, out, _ = answered(capsys, "--round", "5", "--why-not", "1", "0", "--json")
    answer = json.loads(out)
    assert answer["wanted"] == [1, 0]
    assert answer["lines"][0]["key"] == "wanted-bye-too-high"
    assert (answer["possible"], answer["article"]) == (True, "C5")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--why-not", "1", "1"], 4),
        (["--why-not", "1", "999"], 2),
        (["--publish", "--round", "9"], 2),
    ],
)
def test_a_question_without_an_answer_says_why(capsys, words, expected):
    code, out, error = answered(capsys, *words)
    assert (code, out) == (expected, "")
    assert error.startswith("Error: ")


def test_the_list_before_publishing(capsys):
    code, out, _ = answered(capsys, "--publish", "--round", "5")
    assert code == 0
    assert out.splitlines()[:2] == [
        "Look, board 2: #18 Põldoja meets more points, as in round 4.",
        "Note, board 2: #18 Põldoja has White, but would like Black (as many Whites as Blacks, "
        "and White in the last game).",
    ]
    _, out, _ = answered(capsys, "--publish", "--round", "5", "--json")
    assert json.loads(out)[0] == {
        "kind": "check-up-again",
        "severity": "warning",
        "against_rules": False,
        "round": 5,
        "board": 2,
        "players": [18, 4],
        "article": "",
        "text": "#18 Põldoja meets more points, as in round 4.",
        "why": [],
    }


def test_something_wrong_makes_the_answer_no_and_nothing_at_all_is_said_so(capsys, tmp_path):
    path = tmp_path / "event.trf"
    twice = event("1 Abel | 2w1 2b1\n2 Bach | 1b0 1w0", initial_colour=Colour.WHITE)
    path.write_text(write_trf(trf_of(twice)), encoding="utf-8")
    code, out, _ = answered(capsys, "--publish", "--round", "2", path=path)
    assert code == 1
    assert out.splitlines()[0] == (
        "Wrong, board 1: #2 Bach – #1 Abel: not allowed, because they played each other in round 1."
    )
    code, out, _ = answered(capsys, "--publish", "--round", "1", path=path)
    assert (code, out) == (0, "Nothing to look at.\n")


def test_boards_that_the_rules_would_not_give_make_the_answer_no(capsys, tmp_path):
    path = tmp_path / "event.trf"
    by_hand = event(
        "1 Abel | 2w=\n2 Bach | 1b=\n3 Cave | 4w=\n4 Dorn | 3b=", initial_colour=Colour.WHITE
    )
    path.write_text(write_trf(trf_of(by_hand)), encoding="utf-8")
    code, out, _ = answered(capsys, "--publish", "--round", "1", "--json", path=path)
    assert code == 1
    assert [item["severity"] for item in json.loads(out) if item["against_rules"]] == ["warning"]
