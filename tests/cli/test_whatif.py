"""`arbiter whatif`: what it prints, and that nothing is written."""

import json
from pathlib import Path

import pytest

from arbiter_gui.cli.main import main

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
        (["--withdraw", "99"], 4),
        (["--bye", "3:U"], 4),
        (["--result", "99:1-0"], 3),
        (["--round", "9", "--withdraw", "1"], 3),
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
