"""`arbiter lists`: the collection on the terminal."""

import json

import pytest

from arbiter_gui.cli.main import main
from tests.formats.rating_lists.files import COMBINED, written


@pytest.fixture
def run(capsys, tmp_path):
    def run(*words):
        code = main(["lists", "--collection", str(tmp_path / "lists.db"), *words])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


def test_a_list_comes_in_and_is_shown(run, tmp_path):
    path = written(tmp_path, "players_list_foa.txt", COMBINED)
    code, out, _err = run("import", str(path), "--month", "2026-12")
    assert (code, out) == (0, "FIDE 2026-12: 2 players\n")
    code, out, _err = run("show", "--json")
    (entry,) = json.loads(out)
    assert (entry["name"], entry["rows"], entry["month"]) == ("FIDE", 2, "2026-12")
    assert "2026-12" in run("show")[1]


def test_players_are_found(run, tmp_path):
    run("import", str(written(tmp_path, "players_list_foa.txt", COMBINED)))
    code, out, _err = run("search", "carlsen,", "m")
    assert code == 0
    assert "1503014" in out
    code, out, _err = run("search", "hou", "--json")
    assert json.loads(out)[0]["lists"] == {"FIDE": {"standard": 2633, "rapid": None, "blitz": None}}


def test_nobody_found_is_the_answer_no(run):
    assert run("search", "nobody")[0] == 1


def test_columns_of_a_national_list_are_named_once(run, tmp_path):
    path = str(written(tmp_path, "own.csv", "Code;Player;Elo\n7;Ana Vega;1650\n"))
    assert run("import", path)[0] == 3
    named = ("--column", "name=Player", "--column", "standard=Elo", "--name-order", "first-last")
    assert run("import", path, "--name", "Own", *named)[0] == 0
    assert run("import", path)[1].startswith("Own ")
    assert "Vega, Ana" in run("search", "vega")[1]


@pytest.mark.parametrize("words", [["--month", "december"], ["--column", "player=Elo"]])
def test_a_wrong_option_is_a_wrong_command(run, tmp_path, words):
    path = written(tmp_path, "players_list_foa.txt", COMBINED)
    with pytest.raises(SystemExit) as ended:
        run("import", str(path), *words)
    assert ended.value.code == 4


def test_odd_lines_are_told_on_standard_error(run, tmp_path):
    path = written(tmp_path, "players_list_foa.txt", COMBINED.replace("8602980", "86o2980"))
    code, out, err = run("import", str(path))
    assert (code, "1 players" in out) == (0, True)
    assert "Line 3" in err


def test_an_update_without_network_is_refused_with_the_reason(run):
    code, _out, err = run("update", "--address", "http://127.0.0.1:9/a.zip")
    assert code == 3
    assert "127.0.0.1" in err
