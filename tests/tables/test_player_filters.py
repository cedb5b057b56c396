from dataclasses import replace

import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.entries import enter_from
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.presence import check_in
from arbiter_gui.tables.player_filters import PlayerFilter, kept
from arbiter_gui.tables.players import players_table, with_list_data
from arbiter_gui.tournament import ByeKind, Change, Edit, PlayerKey
from arbiter_gui.tournament.player import BY_HAND
from tests.actions.events import event
from tests.tables.test_pairings import texts


@pytest.fixture
def tournament():
    tournament = event(8)
    fields = {
        1: {"half_bye_refused": True},
        2: {"rating_source": BY_HAND, "official_rating": 2440, "k_factor": 10},
        3: {"rating": 0, "rating_source": "FIDE standard 2026-12", "national_id": "S-7"},
    }
    for key, values in fields.items():
        before = tournament.player(PlayerKey(key))
        tournament.apply(Change("x", (Edit.changing(before, replace(before, **values)),)))
    for change in (
        lambda: request_bye(tournament, 1, PlayerKey(4), ByeKind.ZERO_POINT),
        lambda: enter_from(tournament, PlayerKey(5), 3),
        lambda: withdraw(tournament, PlayerKey(6)),
        lambda: check_in(tournament, PlayerKey(7)),
    ):
        tournament.apply(change())
    return tournament


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (PlayerFilter.ALL, {1, 2, 3, 4, 5, 6, 7, 8}),
        (PlayerFilter.NOT_HERE, {1, 2, 3, 8}),
        (PlayerFilter.AWAY, {4, 5, 6}),
        (PlayerFilter.NOT_ENTERED, {5}),
        (PlayerFilter.WITHDRAWN, {6}),
        (PlayerFilter.NO_HALF_BYES, {1}),
        (PlayerFilter.BY_HAND, {2}),
        (PlayerFilter.UNRATED, {3}),
    ],
)
def test_a_filter_shows_those_it_names(tournament, wanted, expected):
    assert kept(tournament, wanted) == expected


def test_the_list_says_everything_in_words(tournament):
    table = with_list_data(players_table(tournament, 0), tournament)
    assert texts(table, "here") == ["not here"] * 3 + ["", "", "", "here", "not here"]
    assert texts(table, "official") == ["", "2440", *[""] * 6]
    assert texts(table, "k") == ["", "10", *[""] * 6]
    assert texts(table, "source") == ["", "by hand", "FIDE standard 2026-12", *[""] * 5]
    assert texts(table, "national_id") == ["", "", "S-7", *[""] * 5]
    assert texts(table, "status") == [
        "no half-point byes", "", "", "zero-point bye requested", "enters in round 3",
        "withdrawn from round 1", "", "",
    ]  # fmt: skip
