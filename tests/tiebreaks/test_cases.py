"""Every value and order of `tests/data/standings`."""

import sys

import pytest

from arbiter_gui.tables.tiebreak_text import value_number
from arbiter_gui.tiebreaks.catalogue import tiebreak_of
from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tournament import STANDARD, Colour, PlayerKey, RoundRecord, Tpn
from tests.tiebreaks.cases import CASES, EXAMPLES, VARIANTS, standings_of_case


def computed(name, case=None):
    """Every value that the case states, as (code, player) -> value."""
    case = case or CASES[name]
    _, table = standings_of_case(name, case["values"], case)
    assert not table.unknown
    found = {("PTS", str(row.player)): row.points / 10 for row in table.rows}
    for row in table.rows:
        for tiebreak, value in zip(table.tiebreaks, row.values, strict=True):
            found[tiebreak.code, str(row.player)] = value_number(tiebreak, value)
    return found


def expected(case):
    values = {
        (code, key): value
        for code, column in case["values"].items()
        for key, value in column.items()
    }
    return values | {("PTS", key): value for key, value in case["points"].items()}


def assert_equal(found, wanted):
    """All equal; means of Buchholz are stated with four decimals."""
    means = {key for key in wanted if key[0] == "AOB" and wanted[key] is not None}
    assert {key: found[key] for key in wanted if key not in means} == {
        key: value for key, value in wanted.items() if key not in means
    }
    for key in means:
        assert found[key] == pytest.approx(wanted[key], abs=0.00006)


@pytest.mark.parametrize("name", sorted(CASES))
def test_every_value_is_that_of_the_case(name):
    assert_equal(computed(name), expected(CASES[name]))


@pytest.mark.parametrize("name", sorted(CASES))
def test_every_order_is_that_of_the_case(name):
    for order in CASES[name]["orders"]:
        _, table = standings_of_case(name, order["tiebreaks"])
        assert {str(row.player): row.rank for row in table.rows} == order["rank"]


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_the_same_event_written_otherwise_has_the_same_values(name):
    variant = VARIANTS[name]
    case = CASES[variant["same_as"]]
    numbers = {old: str(number) for old, number in variant.get("id_map", {}).items()}
    found = computed(f"variants/{name}", case)
    wanted = expected(case)
    assert_equal({key: found[key[0], numbers.get(key[1], key[1])] for key in wanted}, wanted)


def test_all_cases_are_there():
    """`pytest -s tests/tiebreaks/test_cases.py` prints the numbers."""
    values = sum(len(column) for case in CASES.values() for column in case["values"].values())
    orders = sum(len(case["orders"]) for case in CASES.values())
    sys.stdout.write(
        f"\nstandings: {values} values and {orders} orders of {len(CASES)} cases compared, "
        f"{len(VARIANTS)} variants\n"
    )
    assert (len(CASES), values, orders, len(VARIANTS)) == (25, 9897, 96, 16)


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
        result = round(10 * example["result"][number - 1]) if "result" in example else 0
        rounds.append(RoundRecord(number, opponent, Colour.WHITE, letter, result, played))
    points = round(10 * example["own_score"])
    hero = PlayerRecord(PlayerKey(1), Tpn(1), points, tuple(rounds))
    return hero, Records(ruleset, example["rounds"], STANDARD, {PlayerKey(1): hero, **players})


@pytest.mark.parametrize("ruleset", ["2024-08", "2026-03"])
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_worked_examples_of_the_arbiters_manual(example, ruleset):
    hero, records = worked_example(example, ruleset)
    for code, value in example["expected"][f"C.07-{ruleset}"].items():
        tiebreak = tiebreak_of(code)
        assert value_number(tiebreak, tiebreak.value(hero, records)) == value
