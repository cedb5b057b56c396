from dataclasses import replace

import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.entries import enter_from
from arbiter_gui.actions.players import register
from arbiter_gui.errors import RefusedAction
from arbiter_gui.pairing.position import position_before
from arbiter_gui.tournament import Bye, ByeKind, Change, Colour, Edit, PlayerKey
from tests.actions.events import event, master, outcome, pairing

ONE, TWO = PlayerKey(1), PlayerKey(2)
HALF = ByeKind.HALF_POINT


def code(action, *args, **options):
    with pytest.raises(RefusedAction) as refused:
        action(*args, **options)
    return refused.value.code


def done(tournament, change):
    tournament.apply(change)
    return tournament


def not_entitled(tournament, key):
    before = tournament.player(key)
    change = Edit.changing(before, replace(before, half_bye_refused=True))
    return done(tournament, Change("x", (change,)))


def test_a_player_on_the_list_enters_in_a_later_round_without_points():
    tournament = done(event(7), enter_from(event(7), TWO, 3))
    done(tournament, pairing(tournament))
    assert TWO in {key for key, _kind in position_before(tournament, 2).not_paired}
    assert tournament.score(TWO) == 0
    done(tournament, enter_from(tournament, TWO, 2))
    assert TWO not in {key for key, _kind in position_before(tournament, 2).not_paired}


def test_half_a_point_for_every_missed_round_also_for_those_that_are_paired():
    tournament = done(event(7), enter_from(event(7), TWO, 2))
    done(tournament, pairing(tournament))
    done(tournament, enter_from(tournament, TWO, 3, missed_rounds=HALF))
    assert [b for n in (1, 2) for b in tournament.byes(n) if b.player == TWO] == [
        Bye(1, TWO, HALF),
        Bye(2, TWO, HALF),
    ]
    assert tournament.score(TWO) == 5


def test_a_bye_without_points_becomes_half_a_point_where_the_regulations_give_it():
    tournament = done(event(7), request_bye(event(7), 1, TWO, ByeKind.ZERO_POINT))
    done(tournament, enter_from(tournament, TWO, 2, missed_rounds=HALF))
    assert tournament.byes(1) == (Bye(1, TWO, HALF),)


def test_byes_that_were_asked_for_before_the_entry_lapse_when_it_gives_no_points():
    tournament = done(event(7), request_bye(event(7), 1, TWO, HALF))
    done(tournament, enter_from(tournament, TWO, 2))
    assert tournament.byes(1) == ()


def test_nobody_enters_twice_or_in_a_round_that_is_not_to_come():
    tournament = event(6, paired=1)
    assert code(enter_from, tournament, TWO, 2) == "entered-already"
    done(tournament, register(tournament, master("Late, Anna", 1000)))
    late = PlayerKey(7)
    assert code(enter_from, tournament, late, 1) == "entry-round-paired"
    assert code(enter_from, tournament, late, 6) == "no-round-left"
    assert (
        code(enter_from, tournament, late, 2, missed_rounds=ByeKind.FULL_POINT) == "missed-rounds"
    )


def test_who_is_not_entitled_gets_no_half_points_for_missed_rounds():
    tournament = not_entitled(event(6), TWO)
    assert code(enter_from, tournament, TWO, 2, missed_rounds=HALF) == "half-bye-refused"
    late = replace(master("Late, Anna", 1000), half_bye_refused=True)
    assert code(register, event(6, paired=1), late, missed_rounds=HALF) == "half-bye-refused"


def test_those_below_a_listed_player_who_has_not_arrived_count_as_if_he_were_not_there():
    """Numbers 3, 5 and 7 count as even, so they have the other colour in round 1."""
    tournament = done(event(9), enter_from(event(9), TWO, 2))
    paired = outcome(tournament, Colour.WHITE)
    assert [(int(p.white), int(p.black)) for p in paired.pairs] == [(1, 6), (7, 3), (4, 8), (9, 5)]
    assert tournament.player(PlayerKey(3)).tpn == 3
