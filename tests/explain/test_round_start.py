"""The event before a round: nothing that came later is in it, and everything before it is."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.round_start import start_of_round
from arbiter_gui.pairing.position import position_before
from arbiter_gui.tournament import ByeKind, Colour, PlayerKey, PointAdjustment, Tournament
from tests.notation import event
from tests.pairing.corpus import records, tournament

CASES = Path(__file__).parents[1] / "data" / "pairing" / "cases.jsonl.gz"

THREE_ROUNDS = """
    1 Abel | 4b1 2b= H
    2 Bach | 5w1 1w= 3w1
    3 Cave | U   4w1 2b0
    4 Dorn | 1w0 3b0 5w=
    5 Eder | 2b0 .   4b=
"""


def test_the_position_before_every_round_of_many_events_is_the_same():
    for record in islice(records(CASES), 0, None, 12):
        whole = tournament(record, "2026")
        for number in range(1, whole.rounds_paired + 2):
            start = start_of_round(whole, number)
            assert start.rounds_paired == number - 1
            expected = replace(position_before(whole, number), revision=0)
            assert position_before(start, number) == expected, (record["id"], number)


def test_the_boards_and_the_bye_of_the_round_and_of_later_ones_are_gone():
    start = start_of_round(event(THREE_ROUNDS), 2)
    assert [number for number in (1, 2, 3) if start.games(number)] == [1]
    assert [bye.kind for bye in start.byes(1)] == [ByeKind.PAIRING_ALLOCATED]


def test_a_request_stays_and_an_absence_without_a_word_becomes_a_zero_point_bye():
    start = start_of_round(event(THREE_ROUNDS), 2)
    assert [(bye.player, bye.kind) for bye in start.byes(2)] == [(5, ByeKind.ZERO_POINT)]
    assert [(bye.player, bye.kind) for bye in start.byes(3)] == [(1, ByeKind.HALF_POINT)]


def test_the_initial_colour_that_round_one_shows_is_kept():
    whole = event(THREE_ROUNDS)
    assert whole.settings.initial_colour is None
    assert start_of_round(whole, 1).settings.initial_colour is Colour.BLACK


def test_a_bonus_of_no_round_does_not_count_before_the_newest_round():
    bonus = PointAdjustment(1, "", 10, 0, (PlayerKey(4),))
    whole = Tournament([*event(THREE_ROUNDS).facts(), bonus])
    assert start_of_round(whole, 3).score(PlayerKey(4)) == 0
    assert start_of_round(whole, 4).score(PlayerKey(4)) == 15


def test_the_event_itself_is_not_touched():
    whole = event(THREE_ROUNDS)
    before = whole.facts()
    start_of_round(whole, 1)
    assert whole.facts() == before


@pytest.mark.parametrize("number", [0, 5])
def test_a_round_that_cannot_be_next_is_refused(number):
    with pytest.raises(ArbiterError, match=f"no round {number}"):
        start_of_round(event(THREE_ROUNDS), number)
