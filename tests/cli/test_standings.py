import json
from pathlib import Path

import pytest

from arbiter_gui.actions.participation import expel
from arbiter_gui.actions.ranking import rank_by_hand
from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from arbiter_gui.tournament import PlayerKey
from tests.notation import event

DATA = Path(__file__).parents[1] / "data" / "standings"
CASE = DATA / "s07_swiss_mixed_odd.trf"
RUNNING = DATA / "s11_swiss_in_progress.trf"


def ran(capsys, *words):
    code = main(["standings", *map(str, words)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_list_is_ordered_by_the_tiebreaks_asked_for(capsys):
    code, text, _ = ran(capsys, CASE, "--tiebreaks", "bh/c1, SB")
    assert code == 0
    lines = text.splitlines()
    assert lines[0] == "Standings after round 9"
    assert lines[2].split() == [
        "Rank",
        "No",
        "Name",
        "Fed",
        "Rtg",
        "Pts",
        "BH/C1",
        "SB",
        "By",
        "Note",
    ]


def test_json_has_every_value_and_null_where_there_is_none(capsys):
    code, text, _ = ran(capsys, CASE, "--tiebreaks", "BH/C1,KS,WIN,DE", "--json")
    data = json.loads(text)
    expected = json.loads(CASE.with_suffix(".expected.json").read_text(encoding="utf-8"))
    assert code == 0
    assert (data["round"], data["ruleset"], len(data["players"])) == (9, "2026-03", 31)
    assert [player["rank"] for player in data["players"]] == sorted(
        player["rank"] for player in data["players"]
    )
    for player in data["players"]:
        assert list(player) == ["tpn", "rank", "points", "values"]
        values = player["values"]
        key = str(player["tpn"])
        assert player["points"] == expected["points"][key]
        assert values["BH/C1"] == expected["values"]["BH/C1"][key]
        assert values["WIN"] == expected["values"]["WIN"][key]
        assert values["KS"] is None


def test_the_ruleset_and_the_round_can_be_chosen(capsys):
    found = {}
    for ruleset in ("2026-03", "2024-08"):
        _, text, _ = ran(capsys, CASE, "--tiebreaks", "BH", "--ruleset", ruleset, "--json")
        found[ruleset] = json.loads(text)
        assert found[ruleset]["ruleset"] == ruleset
    assert found["2026-03"]["players"] != found["2024-08"]["players"]
    _, text, _ = ran(capsys, CASE, "--round", 3, "--json")
    assert json.loads(text)["round"] == 3


def test_why_tells_the_neighbours_and_every_tiebreak(capsys):
    code, text, _ = ran(capsys, CASE, "--tiebreaks", "BH/C1,DE,TPR", "--why", 5)
    assert code == 0
    assert text.startswith("Rank 17: No 5 Player 005, 4 after round 9\n\nNo 20 Player 020 stands")
    assert "BH/C1 = 42.5 (Buchholz, without the lowest value)" in text
    assert "4.5 + 4.0 + 6.5 + 6.5 + 4.5 + 6.0 + 5.5 + 5.0 = 42.5" in text
    assert "2285 - 43 = 2242" in text


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (("--tiebreaks", "BH,BH/X1"), 4, "There is no tie-break BH/X1."),
        (("--tiebreaks", "BH,SB,bh"), 4, "The tie-break BH is given twice."),
        (("--why", "99"), 2, "There is no player 99 in this event."),
        (("--round", "12"), 2, "There is no round 12"),
    ],
)
def test_what_is_asked_wrongly_is_refused(capsys, words, code, message):
    found, out, err = ran(capsys, CASE, *words)
    assert (found, out) == (code, "")
    assert message in err


def test_missing_results_are_told_beside_the_json(capsys, tmp_path):
    text = RUNNING.read_text(encoding="utf-8")
    line = next(row for row in text.splitlines() if row.startswith("001    1 "))
    path = tmp_path / "running.trf"
    opponent = int(line[121:125])
    names = ("001    1 ", f"001 {opponent:4d} ")
    rows = [
        f"{row[:128]} {row[129:]}" if row.startswith(names) else row for row in text.splitlines()
    ]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    code, out, err = ran(capsys, path, "--json")
    assert code == 0
    assert "Not final: 1 result is missing." in err
    assert json.loads(out)["round"] == 4


def test_who_was_expelled_has_no_rank_and_the_ranking_by_hand_is_told(capsys, tmp_path):
    tournament = event("1 A | 4w1\n2 B | 5w1\n3 C | 6w1\n4 D | 1b0\n5 E | 2b0\n6 F | 3b0")
    tournament.apply(rank_by_hand(tournament, 1, tuple(map(PlayerKey, (3, 1, 2))), "Play-off"))
    tournament.apply(expel(tournament, PlayerKey(1)))
    path = tmp_path / "event.arbiter"
    Document.create(path, tournament.facts()).close()
    _, text, said = ran(capsys, path, "--json")
    ranks = {player["tpn"]: player["rank"] for player in json.loads(text)["players"]}
    assert ranks == {3: 1, 2: 2, 4: 3, 5: 4, 6: 5, 1: None}
    assert "Ranked by hand among 1 points: Play-off" in said
    _, text, _ = ran(capsys, path, "--why", 2)
    assert "No 3 C stands above No 2 B as ranked by hand: Play-off" in text
    _, text, _ = ran(capsys, path, "--why", 1)
    assert text.startswith("Expelled, without a rank: No 1 A, 1 after round 1")
