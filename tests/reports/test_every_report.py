"""Every list and card, for events of all kinds, in three languages, against golden texts.

`ARBITER_GOLDEN=write python -m pytest tests/reports/test_every_report.py` writes the golden texts.
"""

import os
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from arbiter_gui.i18n import LANGUAGES, use_language
from arbiter_gui.reports.card_sheet import CardSheet
from arbiter_gui.reports.catalogue import KINDS, build_report
from arbiter_gui.reports.report import Report
from arbiter_gui.reports.request import request_for
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.storage.journal import JournalLine
from arbiter_gui.tournament import CategoryPrize, Player, PrizeFund, Sex, Sharing, Tournament
from tests.notation import event
from tests.reports.event import spring_open

GOLDEN = Path(__file__).parents[1] / "data" / "golden" / "reports"
NOON = datetime(2026, 5, 1, 12, 0, 0, tzinfo=UTC)
EVENTS = {
    "no player": lambda: event(""),
    "one player": lambda: event("1 Alone, Ana 2000 | ."),
    "no round": lambda: event("1 A 2000 | .\n2 B 1900 | ."),
    "running": spring_open,
}
PEOPLE = {
    1: {"sex": Sex.MALE, "birth": "1970/01/01", "federation": "NOR", "club": "SK Nord"},
    3: {"sex": Sex.FEMALE, "birth": "2010", "federation": "ESP"},
    4: {"sex": Sex.FEMALE, "birth": "1958/05/02", "federation": "ESP"},
    5: {"sex": Sex.FEMALE, "federation": "VIE"},
}


PRIZES = (
    PrizeFund((500_00, 300_00, 200_00), Sharing.HORT, 5_00, currency="€"),
    CategoryPrize(1, "Women", (350_00, 50_00), sex=Sex.FEMALE),
    CategoryPrize(2, "Juniors", (80_00, 40_00), age_to=16),
    CategoryPrize(3, "Up to 2000", (60_00,), rating_to=2000, unrated=True),
)


def with_people(tournament):
    facts = (
        replace(fact, **PEOPLE.get(int(fact.tpn), {})) if isinstance(fact, Player) else fact
        for fact in tournament.facts()
    )
    return Tournament((*facts, *PRIZES))


def built(key, tournament):
    line = JournalLine(1, "2026-05-01T10:00:00+02:00", "change", None, "Add {name}", {"name": "A"})
    request = replace(request_for(tournament, None, NOON), journal=(line,))
    return build_report(key, request)


def as_text(report):
    parts = [*report.titles, ""]
    if isinstance(report, Report):
        parts += [text_of(report.table), report.legend]
    for card in report.cards if isinstance(report, CardSheet) else ():
        for line in card.lines:
            boxes = " ".join(f"[ ] {box}" for box in line.boxes)
            parts.append(f"{line.text}{' ____' if line.ruled else ''}{boxes}".rstrip())
        parts.append(text_of(card.table) if card.table is not None else "")
    return "\n".join([*parts, report.footer]) + "\n"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_a_report_is_the_golden_one(kind):
    path = GOLDEN / f"{kind.key}.txt"
    text = as_text(built(kind.key, with_people(spring_open())))
    if os.environ.get("ARBITER_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_no_golden_text_is_left_of_a_report_that_is_gone():
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {kind.key for kind in KINDS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVENTS)
def test_every_report_can_be_made_of_every_event_in_every_language(name, language):
    use_language(language)
    try:
        for kind in KINDS:
            report = built(kind.key, EVENTS[name]())
            assert report.name, kind.key
            assert len(report.titles) == 3, kind.key
            assert all(report.titles), kind.key
            if isinstance(report, Report):
                assert report.table.rows or report.table.notes, kind.key
    finally:
        use_language("en")


def test_keys_are_unique_and_every_report_has_another_name():
    assert len({kind.key for kind in KINDS}) == len(KINDS)
    assert len({kind.name for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("key", ["alphabetical", "starting_list", "by_name"])
def test_every_player_stands_once_in_a_list_of_players(key):
    tournament = spring_open()
    rows = built(key, tournament).table.rows
    assert sorted(row.key for row in rows) == sorted(int(p.key) for p in tournament.players)


@pytest.mark.parametrize("key", ["player_cards", "pencil_cards", "badges"])
def test_every_player_has_one_card(key):
    tournament = spring_open()
    cards = built(key, tournament).cards
    for player, card in zip(tournament.players, cards, strict=True):
        assert any(player.name in line.text for line in card.lines)


def test_a_slip_has_both_players_and_the_results_to_tick():
    tournament = spring_open()
    cards = built("slips", tournament).cards
    games = tournament.games(tournament.rounds_paired)
    assert len(cards) == len(games)
    for game, card in zip(games, cards, strict=True):
        words = " ".join(line.text for line in card.lines)
        assert tournament.player(game.white).name in words
        assert tournament.player(game.black).name in words
        assert ("1–0", "½–½", "0–1") in [line.boxes for line in card.lines]


def test_a_pencil_card_has_a_line_for_every_round_to_come():
    card = built("pencil_cards", spring_open()).cards[0]
    assert [row.cells[0].text for row in card.table.rows] == ["1", "2", "3", "4", "5"]
    assert all(cell.text == "" for cell in card.table.rows[-1].cells[1:])


def test_groups_follow_sex_birth_rating_and_federation():
    rows = built("groups", with_people(spring_open())).table.rows
    groups = {}
    for row in rows:
        groups.setdefault(row.cells[0].text, []).append(row.key)
    assert sorted(groups["Women"]) == [3, 4, 5]
    assert groups["Under 16"] == [3]
    assert groups["50 and older"] == [1]
    assert groups["65 and older"] == [4]
    assert sorted(groups["ESP"]) == [3, 4]
    assert groups["Unrated"] == [7]


def test_federations_count_their_players():
    rows = built("federations", with_people(spring_open())).table.rows
    counts = {row.cells[0].text: row.cells[1].value for row in rows}
    assert counts == {"none": 5, "ESP": 2, "NOR": 1, "VIE": 1}
