"""What the hall has to be told: a published round beside an earlier version of it."""

import pytest

from arbiter_gui.actions.mending import Mending, Way, mend
from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import swap_colours
from arbiter_gui.tables.version_changes import version_changes, version_changes_line
from arbiter_gui.tournament import ByeKind, Result, Tournament
from tests.actions.events import event

FIRST, LATER = "2026-05-01T14:12:07", "2026-05-01T14:20:00"


@pytest.fixture
def then():
    tournament = event(9, paired=1, results=False)
    tournament.apply(publish(tournament, FIRST))
    return tournament


@pytest.fixture
def now(then):
    return Tournament(then.facts())


def cells(table):
    return [tuple(cell.text for cell in row.cells) for row in table.rows]


def test_results_that_came_in_are_no_difference(then, now):
    now.apply(enter_result(now, 1, 1, Result.DRAW))
    table = version_changes(then, now, 1)
    assert table.rows == ()
    assert version_changes_line(table) == "Round 1: version 1 against version 1: the same boards"


def test_a_result_that_stood_there_already_and_is_another_one_now_is_told(then, now):
    then.apply(enter_result(then, 1, 2, Result.DRAW))
    now.apply(enter_result(now, 1, 2, Result.WHITE_WINS))
    assert [(row[0], row[1]) for row in cells(version_changes(then, now, 1))] == [
        ("2", "result changed")
    ]


def test_exchanged_colours_are_told_until_they_are_published_as_changed(then, now):
    now.apply(swap_colours(now, 1, 3))
    table = version_changes(then, now, 1)
    assert table.title == "Round 1: changed since version 1"
    assert [column.title for column in table.columns][2:] == ["Version 1", "Now"]
    game = now.games(1)[2]
    white, black = now.player(game.white), now.player(game.black)
    ours = f"{white.tpn} {white.name} – {black.tpn} {black.name}"
    assert cells(table)[0][1:] == ("colours", cells(table)[0][2], ours)
    now.apply(publish(now, LATER))
    assert version_changes(then, now, 1).title == "Round 1: version 2 against version 1"


def test_a_player_who_comes_in_for_another_one_is_told_with_the_byes(then, now):
    game = now.games(1)[1]
    taker = next(b.player for b in now.byes(1) if b.kind is ByeKind.PAIRING_ALLOCATED)
    now.apply(mend(now, Mending(Way.BYE_PLAYER_IN, (game.white,)), "ill"))
    told = cells(version_changes(then, now, 1))
    names = [f"{now.player(key).tpn} {now.player(key).name}" for key in (game.white, taker)]
    assert [row[:2] for row in told] == [("2", "other players"), ("", names[0]), ("", names[1])]
    assert told[1][2:] == ("", "zero-point bye")
    assert told[2][2:] == ("pairing-allocated bye", "")
    line = version_changes_line(version_changes(then, now, 1))
    assert line.endswith(f"{names[1]}: no longer pairing-allocated bye")


def test_a_board_that_stays_empty_is_told(then, now):
    first, second = now.games(1)[0], now.games(1)[2]
    now.apply(mend(now, Mending(Way.OPPONENTS_MEET, (first.white, second.white)), "ill"))
    told = cells(version_changes(then, now, 1))
    assert [row[:2] for row in told[:2]] == [("1", "other players"), ("3", "board gone")]
