import json
from pathlib import Path

import pytest

from arbiter_gui.cli.main import main
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import write_trf
from tests.ratings.norm_event import norm_event

DATA = Path(__file__).parents[1] / "data" / "standings"
CASE = DATA / "s25_swiss_some_unrated.trf"


@pytest.fixture
def norm_file(tmp_path):
    path = tmp_path / "norms.trf"
    path.write_text(write_trf(trf_of(norm_event(letters="1111110=?"))), encoding="utf-8")
    return path


def ran(capsys, *words):
    code = main([*map(str, words)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_report_lists_everybody_with_rules_and_estimates(capsys):
    code, text, _ = ran(capsys, "ratings", CASE)
    assert code == 0
    lines = text.splitlines()
    assert lines[0] == "Rating report after round 6 (estimate)"
    assert lines[3].split("  ")[0].strip() == "1"
    assert "−8.90 2355 by rule: rated 2400 or more" in lines[3]
    assert "in force since 2025-10-01, for standard ratings." in text


def test_one_player_is_shown_game_by_game_with_the_sum(capsys):
    code, text, _ = ran(capsys, "ratings", CASE, "--player", 1)
    assert code == 0
    assert "(2.50 − 3.39) × 10 = −8.90, rounded −9 (B.02 8.3)" in text
    assert "not rated: the opponent is unrated" in text


def test_json_has_numbers_and_null_where_there_is_nothing_to_tell(capsys):
    code, text, notes = ran(capsys, "ratings", CASE, "--json")
    data = json.loads(text)
    assert code == 0
    assert data["list"] == "standard"
    assert data["rules"] == {"article": "B.02 8.3.1", "since": "2025-10-01"}
    assert data["players"][0] == {
        "tpn": 1,
        "rating": 2491,
        "games": 5,
        "score": 2.5,
        "expected": 3.39,
        "k": 10,
        "k_estimated": False,
        "change": -8.9,
        "rounded": -9,
        "performance": 2355,
        "first_rating": None,
    }
    unrated = data["players"][10]
    assert (unrated["rating"], unrated["change"], unrated["first_rating"]) == (None, None, 2107)
    assert notes.startswith("Estimates: ")


def test_the_norms_tell_what_the_last_round_must_bring(capsys, norm_file):
    code, text, _ = ran(capsys, "norms", norm_file)
    assert code == 0
    assert "2607 a draw against No 10 is enough" in text
    assert "Estimates by B.01 of 2024-01-01" in text


def test_the_conditions_of_one_player_have_state_and_source(capsys, norm_file):
    code, text, _ = ran(capsys, "norms", norm_file, "--player", 1)
    assert code == 0
    (first, *_) = (line for line in text.splitlines() if line.startswith("Performance rating"))
    assert first.split()[2:] == ["at", "least", "2600", "2607", "met", "B.01", "1.4.8"]
    assert text.count(" norm (estimate): ") == 4
    code, text, _ = ran(capsys, "norms", norm_file, "--player", 2)
    assert text.startswith("No norm is open to this player: there is no higher title.")


def test_norms_as_json_name_every_condition(capsys, norm_file):
    code, text, _ = ran(capsys, "norms", norm_file, "--json")
    data = json.loads(text)
    assert code == 0
    norm = data["norms"][0]
    assert (norm["tpn"], norm["title"], norm["prospect"]) == (1, "GM", "needs result")
    assert (norm["result_needed"], norm["opponent"], norm["needs"]) == (0.5, 10, [])
    assert {entry["name"]: entry["verdict"] for entry in norm["conditions"]} == dict.fromkeys(
        (
            "games", "titled", "holders", "average", "score", "performance", "federations",
            "own_federation", "one_federation", "minutes", "daily_rounds",
        ),
        "met",
    )  # fmt: skip
    code, text, _ = ran(capsys, "norms", norm_file, "--json", "--player", 3)
    assert json.loads(text)["norms"] == []


@pytest.mark.parametrize("command", ["ratings", "norms"])
def test_a_number_that_nobody_has_cannot_be_judged(capsys, command, norm_file):
    code, text, message = ran(capsys, command, norm_file, "--player", 99)
    assert (code, text) == (2, "")
    assert "There is no player 99 in this event." in message
