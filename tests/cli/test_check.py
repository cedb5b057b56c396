"""`arbiter check`: the answers, the exit codes, many files at once."""

import json
from pathlib import Path

import pytest

from arbiter_gui.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
CLEAN = ROOT / "resources" / "samples" / "finished.trf"
BEFORE_ROUND_1 = ROOT / "resources" / "samples" / "before_round_1.trf"
ROUND_ROBIN = ROOT / "tests" / "data" / "standings" / "s16_rr_six.trf"


def run(capsys, *words):
    code = main([str(word) for word in words])
    streams = capsys.readouterr()
    return code, streams.out, streams.err


def row(number, opponent, colour, letter):
    points = "1.0" if letter == "1" else "0.0"
    person = f"001 {number:>4}      {f'Player {number}':<66}{points:>4} {number:>4}"
    return f"{person}  {opponent:>4} {colour} {letter}"


def first_round(*boards):
    """A file of round 1 in which White won every game."""
    rows = {}
    for white, black in boards:
        rows[white] = row(white, black, "w", "1")
        rows[black] = row(black, white, "b", "0")
    return "\n".join(["142 5", "152 W", *(rows[number] for number in sorted(rows)), ""])


@pytest.fixture
def other_boards(tmp_path):
    """Round 1 of six players with two boards in the wrong order of Black."""
    path = tmp_path / "other.trf"
    path.write_text(first_round((1, 5), (4, 2), (3, 6)), encoding="utf-8")
    return path


def test_agreement_is_exit_0(capsys):
    code, out, err = run(capsys, "check", CLEAN)
    assert (code, err) == (0, "")
    assert out == f"{CLEAN}: edition 2026, 7 of 7 rounds agree\n"


def test_json_lists_every_round(capsys):
    code, out, _err = run(capsys, "check", CLEAN, "--json")
    assert code == 0
    assert json.loads(out) == {
        "edition": "2026",
        "rounds": [{"round": number, "agrees": True, "differences": []} for number in range(1, 8)],
    }


def test_a_difference_is_exit_1_with_both_pairings(capsys, other_boards):
    code, out, _err = run(capsys, "check", other_boards)
    assert code == 1
    assert out.splitlines()[1:] == [
        "  Round 1, bracket of 0: 3.8 order of the candidates",
        "    played: 1-5 4-2",
        "    by the rules: 1-4 5-2",
    ]


def test_a_difference_in_json_has_boards_and_criterion(capsys, other_boards):
    code, out, _err = run(capsys, "check", other_boards, "--json")
    assert code == 1
    (only,) = json.loads(out)["rounds"]
    assert only == {
        "round": 1,
        "agrees": False,
        "differences": [
            {
                "bracket": 0.0,
                "played": [[1, 5], [4, 2]],
                "computed": [[1, 4], [5, 2]],
                "criterion": "3.8",
                "criterion_name": "order of the candidates",
                "played_count": None,
                "computed_count": None,
            }
        ],
    }


@pytest.mark.parametrize("path", [ROUND_ROBIN, BEFORE_ROUND_1])
def test_what_is_no_paired_swiss_cannot_be_judged(capsys, path):
    code, out, err = run(capsys, "check", path)
    assert (code, out) == (2, "")
    assert "Error" in err


def test_without_a_number_of_rounds_one_must_be_given(capsys, other_boards):
    text = other_boards.read_text(encoding="utf-8").replace("142 5\n", "")
    other_boards.write_text(text, encoding="utf-8")
    assert run(capsys, "check", other_boards)[0] == 2
    assert run(capsys, "check", other_boards, "--rounds", "5")[0] == 1


def test_a_missing_result_of_an_earlier_round_cannot_be_judged(capsys, tmp_path):
    path = tmp_path / "open.trf"
    text = (
        "142 5\n152 W\n" + row(1, 2, "w", " ") + "     3 b 1\n" + row(2, 1, "b", " ")
        + "     4 w 1\n" + row(3, 4, "b", "0") + "     1 w 0\n" + row(4, 3, "w", "1")
        + "     2 b 0\n"
    )  # fmt: skip
    path.write_text(text, encoding="utf-8")
    code, _out, err = run(capsys, "check", path)
    assert code == 2
    assert "without a result" in err


def test_an_unreadable_file_is_exit_3(capsys, tmp_path):
    assert run(capsys, "check", tmp_path / "missing.trf")[0] == 3


def test_a_wrong_number_of_jobs_is_exit_4(capsys):
    with pytest.raises(SystemExit) as stop:
        main(["check", str(CLEAN), "--jobs", "0"])
    assert stop.value.code == 4


def test_many_files_are_answered_in_order_and_the_worst_decides(capsys, other_boards, tmp_path):
    missing = tmp_path / "missing.trf"
    files = (CLEAN, missing, other_boards)
    code, out, err = run(capsys, "check", *files, "--json")
    assert code == 3
    assert err.startswith(f"{missing}: Error")
    answers = json.loads(out)
    assert [answer["file"] for answer in answers] == [str(path) for path in files]
    assert [("error" in answer) for answer in answers] == [False, True, False]


def test_several_processes_give_the_same_answer(capsys, other_boards):
    alone = run(capsys, "check", CLEAN, other_boards)
    assert run(capsys, "check", CLEAN, other_boards, "--jobs", "2") == alone


def test_foresight_says_what_is_known(capsys):
    code, out, _err = run(capsys, "check", "--foresight", BEFORE_ROUND_1)
    assert code == 0
    assert out.endswith("round 1 can be paired; no obstacle is known for the rounds until 7\n")
    code, out, _err = run(capsys, "check", "--foresight", CLEAN)
    assert (code, out) == (0, f"{CLEAN}: no round is left to be paired\n")


def test_foresight_says_no_with_the_proof(capsys, tmp_path):
    path = tmp_path / "three.trf"
    rows = (f"001 {n:>4}      {f'Player {n}':<66} 0.0 {n:>4}\n" for n in (1, 2, 3))
    path.write_text("142 4\n152 W\n" + "".join(rows), encoding="utf-8")
    code, out, _err = run(capsys, "check", "--foresight", path)
    assert code == 1
    assert "Players 1, 2, 3 have fewer possible opponents than rounds until round 4." in out
    code, out, _err = run(capsys, "check", "--foresight", "--json", path)
    assert (code, json.loads(out)["impossible_by"]) == (1, 4)


def test_the_audit_lists_remarks_and_only_errors_are_a_no(capsys, other_boards):
    code, out, _err = run(capsys, "check", "--audit", CLEAN)
    assert code == 0
    assert out.startswith(f"{CLEAN}: classic criteria, errors: 0\n  Round 2, ")
    text = other_boards.read_text(encoding="utf-8").splitlines()
    again = [line + line[89:99] if line.startswith("001") else line for line in text]
    other_boards.write_text("\n".join([*again, ""]), encoding="utf-8")
    code, out, _err = run(capsys, "check", "--audit", "--json", other_boards)
    assert code == 1
    rules = {one["rule"] for one in json.loads(out)["rounds"][1]["findings"]}
    assert rules == {"1a", "3", "4"}


def test_places_that_break_the_files_own_tie_breaks_are_named(capsys, tmp_path):
    text = CLEAN.read_text(encoding="utf-8")
    assert main(["check", "--json", str(CLEAN)]) == 0
    assert json.loads(capsys.readouterr().out).get("wrong_places") is None
    lines = text.splitlines()
    rows = [i for i, line in enumerate(lines) if line.startswith("001")]
    first = next(i for i in rows if lines[i][85:89].strip() == "1")
    second = next(i for i in rows if lines[i][85:89].strip() == "2")
    for index, place in ((first, "   2"), (second, "   1")):
        lines[index] = lines[index][:85] + place + lines[index][89:]
    target = tmp_path / "mixed.trf"
    target.write_text("\r\n".join(lines), encoding="utf-8")
    assert main(["check", "--json", str(target)]) == 1
    wrong = json.loads(capsys.readouterr().out)["wrong_places"]
    assert [(one["place"], one["by_tiebreaks"]) for one in wrong] == [(2, 1), (1, 2)]
    assert main(["check", str(target)]) == 1
    assert "has place 2, by the tie-breaks 1" in capsys.readouterr().out
