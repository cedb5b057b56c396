"""`arbiter pair` and `pair_trf`: forms of the answer, exit codes, and what is told on stderr."""

import json
import re
from pathlib import Path

import pytest

from arbiter_gui.cli.command import CannotJudge
from arbiter_gui.cli.main import main
from arbiter_gui.cli.pair import next_round, pair_trf
from arbiter_gui.document import Document
from arbiter_gui.formats.trf.findings import TrfError
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.resources import resource
from arbiter_gui.tournament import (
    Colour,
    Player,
    PlayerKey,
    Tournament,
    TournamentSettings,
    Tpn,
)

DATA = Path(__file__).resolve().parents[1] / "data" / "standings"
IN_PROGRESS = DATA / "s11_swiss_in_progress.trf"
FINISHED = DATA / "s01_swiss_clean.trf"


def row(number, rounds="", points="0.0"):
    return f"001 {number:>4} m    {f'Player {number}':<66}{points:>4} {number:>4}{rounds}"


def field(players, *records):
    """A file before round 1."""
    return "\n".join([*records, *(row(number) for number in range(1, players + 1)), ""])


def run(capsys, *words):
    code = main([str(word) for word in words])
    streams = capsys.readouterr()
    return code, streams.out, streams.err


def trf_file(tmp_path, text):
    path = tmp_path / "event.trf"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_boards_are_printed_as_pairing_engines_do(capsys, tmp_path):
    path = trf_file(tmp_path, field(7, "142 5", "152 W"))
    assert run(capsys, "pair", path) == (0, "4\n1 4\n5 2\n3 6\n7 0\n", "")


def test_json_names_the_round_the_pab_and_who_was_not_paired(capsys, tmp_path):
    path = trf_file(tmp_path, field(8, "142 5", "152 B", "240 H   1    2", "240 Z   1    3"))
    code, out, _err = run(capsys, "pair", path, "--json")
    assert code == 0
    assert json.loads(out) == {
        "edition": "2026",
        "round": 1,
        "pairs": [[6, 1], [4, 7], [8, 5]],
        "pab": None,
        "not_paired": [
            {"tpn": 2, "why": "half-point bye"},
            {"tpn": 3, "why": "zero-point bye"},
        ],
    }


def test_python_and_terminal_give_the_same_pairs(capsys):
    pairs = pair_trf(IN_PROGRESS.read_text(encoding="utf-8"))
    assert len(pairs) == 14
    _code, out, _err = run(capsys, "pair", IN_PROGRESS)
    assert [f"{white} {black}" for white, black in pairs] == out.splitlines()[1:]


def test_an_event_file_is_paired_like_the_trf_file_it_was_made_of(capsys, tmp_path):
    path = tmp_path / "event.arbiter"
    facts = tournament_of(read_trf_bytes(IN_PROGRESS.read_bytes())).facts()
    Document.create(path, facts).close()
    assert run(capsys, "pair", path)[1] == run(capsys, "pair", IN_PROGRESS)[1]


def test_nobody_to_be_paired_gives_an_empty_list(capsys, tmp_path):
    text = field(2, "142 5", "152 W", "240 Z   1    1    2")
    assert pair_trf(text) == []
    assert run(capsys, "pair", trf_file(tmp_path, text))[:2] == (0, "0\n")


def test_no_legal_pairing_is_none_and_exit_code_1(capsys, tmp_path):
    rows = [row(1, "     2 w 1", "1.0"), row(2, "     1 b 0", "0.0")]
    text = "\n".join(["142 5", "152 W", *rows])
    assert pair_trf(text) is None
    code, out, err = run(capsys, "pair", trf_file(tmp_path, text))
    assert (code, out) == (1, "")
    assert err.strip()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (field(4, "152 W"), "--rounds"),
        (field(4, "142 5", "152 W", "192 BERGER_ROUNDROBIN"), "is a round robin"),
        (FINISHED.read_text(encoding="utf-8"), "All rounds of the event are paired (5)"),
        (
            "\n".join(["142 5", row(1, "     2 w  "), row(2, "     1 b  ")]),
            "results are missing. Boards: 1.",
        ),
    ],
    ids=["rounds missing", "another system", "finished", "results missing"],
)
def test_what_cannot_be_judged_ends_with_exit_code_2(capsys, tmp_path, text, said):
    code, out, err = run(capsys, "pair", trf_file(tmp_path, text))
    assert (code, out) == (2, "")
    assert said in err
    with pytest.raises(CannotJudge):
        pair_trf(text)


def test_the_number_of_rounds_may_be_given(capsys, tmp_path):
    path = trf_file(tmp_path, field(4, "152 W"))
    assert run(capsys, "pair", path, "--rounds", 5)[:2] == (0, "2\n1 3\n4 2\n")


@pytest.mark.parametrize("rounds", ["0", "-3", "many"])
def test_a_number_of_rounds_that_is_none_is_a_wrong_command_line(rounds, tmp_path):
    with pytest.raises(SystemExit) as ended:
        main(["pair", str(trf_file(tmp_path, field(4))), f"--rounds={rounds}"])
    assert ended.value.code == 4


def test_an_edition_without_an_engine_cannot_be_judged():
    settings = TournamentSettings(edition="1999", rounds=5)
    players = [Player(PlayerKey(n), Tpn(n), f"Player {n}") for n in (1, 2)]
    with pytest.raises(CannotJudge, match="edition of 1999"):
        next_round(Tournament([settings, *players]), Colour.WHITE)


def test_an_output_that_cannot_be_written_is_a_wrong_command(capsys, tmp_path):
    path = trf_file(tmp_path, field(4, "142 5", "152 W"))
    code, out, err = run(capsys, "pair", path, "--out", tmp_path)
    assert (code, out) == (4, "")
    assert str(tmp_path) in err


def test_the_initial_colour_may_be_given(capsys, tmp_path):
    path = trf_file(tmp_path, field(4, "142 5"))
    assert run(capsys, "pair", path, "--initial", "white") == (0, "2\n1 3\n4 2\n", "")
    assert run(capsys, "pair", path, "--initial", "black") == (0, "2\n3 1\n2 4\n", "")


def test_an_unknown_initial_colour_is_drawn_and_shown(capsys, tmp_path):
    path = trf_file(tmp_path, field(4, "142 5"))
    pairings = {"white": "2\n1 3\n4 2\n", "black": "2\n3 1\n2 4\n"}
    code, out, err = run(capsys, "pair", path)
    drawn = re.search(r"Drawn by lot: (white|black)", err)
    assert code == 0
    assert out == pairings[drawn[1]]


def test_the_initial_colour_is_seen_in_round_1(capsys, tmp_path):
    cells = {1: "     3 b =", 2: "     4 w =", 3: "     1 w =", 4: "     2 b ="}
    text = "\n".join(["142 5", *(row(n, cell, "0.5") for n, cell in cells.items())])
    text += "\n" + row(5, "  0000 - Z") + "\n" + row(6, "  0000 - Z")
    assert (6, 5) in pair_trf(text)  # both are new: number 5 is odd and gets Black
    code, _out, err = run(capsys, "pair", trf_file(tmp_path, text))
    assert (code, err) == (0, "")


def test_the_pairing_goes_to_a_file_on_request(capsys, tmp_path):
    path = trf_file(tmp_path, field(4, "142 5", "152 W"))
    target = tmp_path / "out.txt"
    assert run(capsys, "pair", path, "--out", target) == (0, "", "")
    assert target.read_bytes() == b"2\n1 3\n4 2\n"


def test_the_input_is_never_overwritten(capsys, tmp_path):
    path = trf_file(tmp_path, field(4, "142 5", "152 W"))
    before = path.read_bytes()
    assert run(capsys, "pair", path, "--out", path)[0] == 4
    assert path.read_bytes() == before


def test_refused_text_says_where_and_what():
    text = "\n".join(["142 5", row(1, "     1 w 1"), row(2)])
    with pytest.raises(TrfError) as refused:
        pair_trf(text)
    error = refused.value
    assert (error.code, error.line, error.column) == ("opponent-self", 2, 92)
    assert "Line 2, column 92" in str(error)


def test_warnings_are_listed_and_the_round_is_paired(capsys, tmp_path):
    path = trf_file(tmp_path, field(2, "142 5", "152 W", "042 soon"))
    code, out, err = run(capsys, "pair", path)
    assert (code, out) == (0, "1\n1 2\n")
    assert "Line 3, column 5" in err


def test_the_initial_colour_of_the_file_counts_before_the_one_of_the_command(tmp_path, capsys):
    for record, first in (("152 B", "2 1"), ("152 W", "1 2")):
        path = trf_file(tmp_path, "\n".join(["142 5", record, row(1), row(2)]))
        for initial in ("white", "black"):
            _code, out, _err = run(capsys, "pair", path, "--initial", initial)
            assert out.splitlines()[1] == first


def test_an_unknown_result_of_a_past_round_is_no_draw_for_a_script(capsys, tmp_path):
    path = tmp_path / "odd.trf"
    text = resource("samples", "after_round_4.trf").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("001"))
    path.write_text(text.replace(line, line[:98] + "9" + line[99:]), encoding="utf-8")
    assert main(["pair", str(path)]) == 2
    assert "A result is not known" in capsys.readouterr().err
