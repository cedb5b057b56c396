"""Every value and order of `tests/data/standings` that the tie-breaks on offer can give."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.tiebreaks.catalogue import TIEBREAKS
from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tiebreaks.tiebreak import Unit
from arbiter_gui.tournament import (
    STANDARD,
    Colour,
    PlayerKey,
    RoundRecord,
    ScoringSystem,
    Tournament,
    Tpn,
)

FOLDER = Path(__file__).parents[1] / "data" / "standings"
CASES = {
    path.name.removesuffix(".expected.json"): json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(FOLDER.glob("s*.expected.json"))
}
SWISS = sorted(name for name, case in CASES.items() if case["format"] == "swiss")


def standings(name, case, tiebreaks):
    tournament = tournament_of(read_trf_bytes((FOLDER / f"{name}.trf").read_bytes()))
    points = {what: round(10 * value) for what, value in case["scoring"].items()}
    settings = replace(
        tournament.settings, scoring=ScoringSystem(**points), tiebreaks=tuple(tiebreaks)
    )
    tournament = Tournament([*tournament.facts(), settings])
    ruleset = case["ruleset"].removeprefix("C.07-")
    return rank(tournament, case["rounds_in_file"], ruleset=ruleset)


def computed(name, case):
    """Every value that the case states, as (code, player) -> value."""
    codes = [code for code in case["values"] if code in TIEBREAKS]
    table = standings(name, case, codes)
    found = {("PTS", str(row.player)): row.points / 10 for row in table.rows}
    for row in table.rows:
        for tiebreak, value in zip(table.tiebreaks, row.values, strict=True):
            shown = value / 10 if tiebreak.unit is Unit.TENTHS else value
            found[tiebreak.code, str(row.player)] = shown
    return found


def expected(case):
    codes = [code for code in case["values"] if code in TIEBREAKS or code == "PTS"]
    values = {(code, key): value for code in codes for key, value in case["values"][code].items()}
    return values | {("PTS", key): value for key, value in case["points"].items()}


@pytest.mark.parametrize("name", SWISS)
def test_every_value_is_that_of_the_case(name):
    found = computed(name, CASES[name])
    wanted = expected(CASES[name])
    assert {key: found[key] for key in wanted} == wanted


@pytest.mark.parametrize("name", SWISS)
def test_every_order_by_tiebreaks_on_offer_is_that_of_the_case(name):
    orders = [
        order
        for order in CASES[name]["orders"]
        if all(code in TIEBREAKS or code == "PTS" for code in order["tiebreaks"])
    ]
    assert orders
    for order in orders:
        table = standings(name, CASES[name], order["tiebreaks"])
        assert {str(row.player): row.rank for row in table.rows} == order["rank"]


def test_the_cases_are_all_there():
    values = sum(len(expected(CASES[name])) for name in SWISS)
    assert (len(SWISS), values) == (21, 4030)


VARIANTS = {
    path.name.removesuffix(".expected.json"): json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((FOLDER / "variants").glob("*.expected.json"))
}


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_the_same_event_written_otherwise_has_the_same_values(name):
    variant = VARIANTS[name]
    case = CASES[variant["same_as"]]
    numbers = {old: str(number) for old, number in variant.get("id_map", {}).items()}
    found = computed(f"variants/{name}", case)
    wanted = expected(case)
    assert {key: found[key[0], numbers.get(key[1], key[1])] for key in wanted} == wanted


EXAMPLES = json.loads((FOLDER / "worked_examples.json").read_text(encoding="utf-8"))["examples"]


def worked_example(example, ruleset):
    """The player of an example among opponents who have nothing but a score."""
    rounds, players = [], {}
    for number, met in enumerate(example["opp"], start=1):
        unplayed = example["unplayed"].get(str(number))
        score = met if unplayed is None else unplayed.get("scheduled_opponent_adjusted")
        opponent = None if score is None else PlayerKey(number + 1)
        if opponent is not None:
            players[opponent] = PlayerRecord(opponent, Tpn(opponent), round(10 * score), ())
        letter = unplayed["kind"] if unplayed else "1"
        played = unplayed is None
        rounds.append(RoundRecord(number, opponent, Colour.WHITE, letter, 0, played))
    points = round(10 * example["own_score"])
    hero = PlayerRecord(PlayerKey(1), Tpn(1), points, tuple(rounds))
    return hero, Records(ruleset, example["rounds"], STANDARD, {PlayerKey(1): hero, **players})


@pytest.mark.parametrize("ruleset", ["2024-08", "2026-03"])
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_worked_examples_of_the_arbiters_manual(example, ruleset):
    hero, records = worked_example(example, ruleset)
    for code, value in example["expected"][f"C.07-{ruleset}"].items():
        if code in TIEBREAKS:
            assert TIEBREAKS[code].value(hero, records) == 10 * value
