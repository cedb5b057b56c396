"""`arbiter whatif`: what it prints, and that nothing is written."""

import json
from pathlib import Path

import pytest

from arbiter_gui.cli.main import main
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import write_trf
from arbiter_gui.tournament import Colour
from tests.notation import event

SAMPLES = Path(__file__).parents[2] / "resources" / "samples"
RUNNING, FINISHED = SAMPLES / "after_round_4.trf", SAMPLES / "finished.trf"


def answered(capsys, path, *words):
    code = main(["whatif", str(path), *map(str, words)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_another_result_changes_the_boards_at_the_top(capsys):
    before = RUNNING.read_bytes()
    code, out, _ = answered(capsys, RUNNING, "--result", "1:0-1")
    assert code == 0
    assert out.splitlines() == [
        "Round 5. What if: Board 1, round 4: 0–1",
        "",
        "Bd As it is                   Bd What if",
        " 1 #3 Çelikbaş – #2 Миланчић   1 #1 Ông – #2 Миланчић",
        " 2 #18 Põldoja – #4 Strömgård  2 #3 Çelikbaş – #18 Põldoja",
        " 3 #1 Ông – #19 Береговой      3 #19 Береговой – #4 Strömgård",
        "",
        "What if: 3 boards are different.",
    ]
    assert RUNNING.read_bytes() == before


def test_several_changes_are_made_one_after_the_other(capsys):
    words = ["--withdraw", 1, "--bye", "4:H", "--late", "Nova, Eva:2100"]
    _, out, _ = answered(capsys, RUNNING, *words)
    assert out.splitlines()[0] == (
        "Round 5. What if: Withdraw Ông, Ngân Hạ from round 5 on; Half-point bye for Strömgård, "
        "Ilona in round 5; Register Nova, Eva as number 29"
    )
    assert "#29 Nova" in out


def test_editions_of_a_past_round_stand_side_by_side(capsys):
    _, out, _ = answered(capsys, FINISHED, "--round", 7, "--edition", "2012,2017")
    assert "Dutch, 2012 rules: all boards stay the same." in out
    assert "Dutch, 2017 rules: all boards stay the same." in out


def test_another_initial_colour_turns_the_boards_of_round_one(capsys):
    answers = {
        colour: json.loads(
            answered(capsys, FINISHED, "--round", 1, "--initial", colour, "--json")[1]
        )
        for colour in ("white", "black")
    }
    turned = {colour: len(variants[1]["other_boards"]) for colour, variants in answers.items()}
    boards = answers["white"][0]["boards"]
    paired = sum(black != 0 for _white, black in boards)
    assert sorted(turned.values()) == [0, paired]


def test_a_result_of_an_earlier_round_names_its_round(capsys):
    _, out, _ = answered(capsys, RUNNING, "--result", "2:1:-+")
    assert out.startswith("Round 5. What if: Board 1, round 2: - / +\n")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ([], 4),
        (["--edition", "1999"], 4),
        (["--result", "1:2-0"], 4),
        (["--result", "one:1-0"], 4),
        (["--withdraw", "99"], 2),
        (["--bye", "3:U"], 4),
        (["--result", "99:1-0"], 2),
        (["--result", "0:1:1-0"], 2),
        (["--round", "9", "--withdraw", "1"], 2),
        (["--round", "0", "--withdraw", "1"], 2),
        (["--late", ":"], 4),
        (["--late", " :2100"], 4),
        (["--late", "Nova"], 4),
    ],
)
def test_what_cannot_be_is_refused(capsys, words, code):
    try:
        answer = answered(capsys, RUNNING, *words)
    except SystemExit as end:
        answer = end.code, "", capsys.readouterr().err
    assert answer[0] == code
    assert answer[1] == ""
    assert answer[2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--result", "1:1-0", "--result", "4:1:0-1"], "Two results are given for board 1"),
        (["--bye", "4:H", "--bye", "4:Z"], "Player 4 has two byes or withdrawals"),
        (["--bye", "4:H", "--withdraw", "4"], "Player 4 has two byes or withdrawals"),
        (["--withdraw", "4", "--withdraw", "4"], "Player 4 has two byes or withdrawals"),
    ],
)
def test_options_that_contradict_each_other_are_a_wrong_command(capsys, words, said):
    code, out, error = answered(capsys, RUNNING, *words)
    assert (code, out) == (4, "")
    assert said in error


@pytest.mark.parametrize("words", [["--result", "5:1:1-0"], ["--round", 3, "--result", "3:1:="]])
def test_a_result_of_the_round_itself_has_no_part_in_its_pairing(capsys, words):
    code, out, error = answered(capsys, RUNNING, *words)
    assert (code, out) == (4, "")
    assert "has no part in the pairing of round" in error


def trf_file(tmp_path, before, **more):
    path = tmp_path / "event.trf"
    path.write_text(write_trf(trf_of(event(before, **more))), encoding="utf-8")
    return path


def test_the_initial_colour_before_round_one_is_the_one_that_is_given(capsys, tmp_path):
    path = trf_file(tmp_path, "1 Abel |\n2 Bach |\n3 Cave |\n4 Dorn |")
    boards = {}
    for colour in ("white", "black"):
        code, out, _ = answered(capsys, path, "--initial", colour, "--json")
        assert code == 0
        (only,) = json.loads(out)
        boards[colour] = only["boards"]
    assert boards == {"white": [[1, 3], [4, 2]], "black": [[3, 1], [2, 4]]}


def test_missing_results_are_refused_unless_the_question_gives_them(capsys, tmp_path):
    path = trf_file(
        tmp_path,
        "1 Abel | 3w\n2 Bach | 4b1\n3 Cave | 1b\n4 Dorn | 2w0",
        rounds=3,
        initial_colour=Colour.WHITE,
    )
    code, out, error = answered(capsys, path, "--edition", "2012")
    assert (code, out) == (2, "")
    assert "results are missing. Boards: 1." in error
    code, out, _ = answered(capsys, path, "--result", "1:1-0", "--json")
    assert code == 0
    assert [one["variant"] for one in json.loads(out)] == ["What if"]


def test_after_the_last_round_there_is_no_other_one_to_speak_of(capsys):
    code, out, error = answered(capsys, FINISHED, "--edition", "2012,2017")
    assert (code, out) == (2, "")
    assert "All rounds of the event are paired" in error
