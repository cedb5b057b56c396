"""`arbiter explain`: the lines of a board or a player, the full story, and JSON."""

import json

import pytest

from arbiter_gui.cli.command import ExitCode
from arbiter_gui.cli.main import main
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import write_trf
from arbiter_gui.tournament import Colour
from tests.notation import event

FIVE = """
    1 Adams, Robert 2480 | 3w1 2b=
    2 Berg, Lena 2455    | 4b0 1w=
    3 Cruz, Ana 2300     | 1b0 4w1
    4 Diaz, Luis 2200    | 2w1 3b0
    5 Endo, Ken 2100     | U F
"""


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "event.trf"
    played = event(FIVE, initial_colour=Colour.WHITE)
    file.write_text(write_trf(trf_of(played)), encoding="utf-8")
    return str(file)


def test_a_board_of_the_newest_round_is_explained_in_plain_lines(path, capsys):
    assert main(["explain", path, "--board", "1", "--language", "en"]) == ExitCode.DONE
    lines = capsys.readouterr().out.splitlines()
    assert 1 <= len(lines) <= 5
    assert "#1 Adams" in "".join(lines)


def test_a_player_of_the_next_round_is_explained_too(path, capsys):
    assert main(["explain", path, "--player", "2", "--round", "3"]) == ExitCode.DONE
    assert "bye (no opponent): #2 Berg" in capsys.readouterr().out


def test_the_full_story_names_the_articles(path, capsys):
    main(["explain", path, "--player", "1", "--round", "3", "--full", "--lang", "en"])
    out = capsys.readouterr().out
    assert "[C6]" in out
    assert "Rule 5.2." in out


def test_json_has_the_key_of_every_sentence(path, capsys):
    main(["explain", path, "--player", "2", "--round", "3", "--json", "--full"])
    answer = json.loads(capsys.readouterr().out)
    assert (answer["round"], answer["white"], answer["black"], answer["board"]) == (3, 2, None, 0)
    assert answer["lines"][0]["key"] == "pab-odd-number"
    assert answer["full"][0]["title"]["key"] == "bracket"


def test_the_language_can_be_asked_for_in_short(path, capsys):
    with pytest.raises(SystemExit):
        main(["--lang", "xx", "explain", path, "--board", "1"])
    assert "--lang" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [["--player", "77"], ["--board", "77"], ["--board", "1", "--round", "9"]]
)
def test_what_is_not_there_cannot_be_judged(path, capsys, arguments):
    assert main(["explain", path, *arguments]) == ExitCode.CANNOT_JUDGE
    assert "Error" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("1 Abel | 3w\n2 Bach | 4b1\n3 Cave | 1b\n4 Dorn | 2w0", "Boards: 1."),
        ("1 Abel | 3w1\n2 Bach | 4b1\n3 Cave | 1b0\n4 Dorn | 2w0", "are paired (1)"),
    ],
    ids=["results missing", "last round paired"],
)
@pytest.mark.parametrize(
    "question", [["--player", "1"], ["--board", "1"], ["--why-not", "1", "2"], ["--publish"]]
)
def test_a_next_round_that_would_not_be_paired_is_not_explained(
    tmp_path, capsys, before, said, question
):
    file = tmp_path / "event.trf"
    rounds = 2 if "Boards" in said else 1
    played = event(before, initial_colour=Colour.WHITE, rounds=rounds)
    file.write_text(write_trf(trf_of(played)), encoding="utf-8")
    codes = [main(["pair", str(file)]), main(["explain", str(file), "--round", "2", *question])]
    streams = capsys.readouterr()
    assert (codes, streams.out) == ([2, 2], "")
    assert streams.err.count(said) == 2
