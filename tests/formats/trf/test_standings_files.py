"""The standings cases: every file is read, and its results give the expected points."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from arbiter_gui.tournament import Bye, EventDetails, Game, Player, Sex, Title, Tournament

DATA = Path(__file__).resolve().parents[2] / "data" / "standings"
CASES = sorted(DATA.glob("*.trf"))
VARIANTS = sorted((DATA / "variants").glob("*.trf"))
EXPECTED_WARNINGS = {
    "s07v_cp1252_names": {"encoding-guessed"},
    "s07v_number_gaps": {"numbers-with-gaps"},
    "s23_rtg_odd_cr_only": {"rounds-missing"},
    "s24_rtg_small_forfeits": {"rounds-missing"},
}


def expected(path):
    return json.loads(path.with_name(f"{path.stem}.expected.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_points_follow_from_the_results(path):
    case = expected(path)
    tournament = imported(read_trf_bytes(path.read_bytes())).tournament
    points = {str(p.tpn): tournament.score(p.key) / 10 for p in tournament.players}
    assert points == case["points"]
    assert tournament.rounds_paired == case["rounds_in_file"]
    scoring = tournament.settings.scoring
    assert {name: getattr(scoring, name) / 10 for name in case["scoring"]} == case["scoring"]


@pytest.mark.parametrize("path", [*CASES, *VARIANTS], ids=lambda path: path.stem)
def test_nothing_is_listed_that_is_in_order(path):
    problems = imported(read_trf_bytes(path.read_bytes())).problems
    assert {problem.code for problem in problems} == EXPECTED_WARNINGS.get(path.stem, set())


def renumbered(fact, numbers):
    match fact:
        case Player():
            return replace(fact, key=numbers[fact.key], tpn=numbers[fact.tpn])
        case Game():
            white, black = numbers[fact.white], numbers[fact.black]
            return replace(fact, white=white, black=black)
        case Bye():
            return replace(fact, player=numbers[fact.player])
    return fact


def without_names(fact):
    if not isinstance(fact, Player):
        return fact
    return replace(fact, name="", title=Title.NONE, sex=Sex.UNKNOWN)


@pytest.mark.parametrize("path", VARIANTS, ids=lambda path: path.stem)
def test_a_variant_of_writing_gives_the_same_tournament(path):
    case = expected(path)
    original = imported(read_trf_bytes((DATA / f"{case['same_as']}.trf").read_bytes())).tournament
    variant = imported(read_trf_bytes(path.read_bytes())).tournament
    numbers = {player.key: player.key for player in original.players}
    numbers |= {int(old): new for old, new in case.get("id_map", {}).items()}
    facts = [renumbered(fact, numbers) for fact in original.facts()]
    changed = Tournament(facts).facts()
    if "names" in path.stem or "titles" in path.stem:
        changed = tuple(without_names(fact) for fact in changed)
        variant = Tournament(without_names(fact) for fact in variant.facts())
    assert variant.facts() == changed


@pytest.mark.parametrize(
    ("encoding", "first", "another"),
    [("utf8", "Żółć, Ewa 1", "Müller, Jörg 3"), ("cp1252", "Pêche, Ève 1", "Müller, Jörg 3")],
)
def test_names_are_read_in_either_encoding(encoding, first, another):
    data = (DATA / "variants" / f"s07v_{encoding}_names.trf").read_bytes()
    names = [player.name for player in imported(read_trf_bytes(data)).tournament.players]
    assert names[0] == first
    assert another in names


def test_the_short_titles_of_old_files_are_the_titles_of_today():
    tournament = imported(
        read_trf_bytes((DATA / "variants" / "s07v_legacy_titles.trf").read_bytes())
    ).tournament
    assert {player.title.value for player in tournament.players} > {"GM", "WGM"}


def test_the_event_is_read_from_the_heading():
    file = read_trf_bytes((DATA / "s07_swiss_mixed_odd.trf").read_bytes())
    assert file.event == EventDetails(
        name="Everything",
        city="Testville",
        federation="FID",
        start="2026/05/01",
        end="2026/05/09",
        chief_arbiter="Arbiter 01",
        deputy_arbiters=("Arbiter 02",),
        rate_of_play="90 min + 30 sec/move",
    )
