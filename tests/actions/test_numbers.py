from dataclasses import replace

import pytest

from arbiter_gui.actions.numbers import exchange_numbers, renumber
from arbiter_gui.actions.players import register
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tables.number_changes import moved_numbers
from arbiter_gui.tournament import Change, Edit, EqualsBy, PlayerKey, Tournament, TournamentSettings
from tests.actions.events import event, master, player

ONE, TWO, FIVE = PlayerKey(1), PlayerKey(2), PlayerKey(5)


def code(action, *args):
    with pytest.raises(RefusedAction) as refused:
        action(*args)
    return refused.value.code


def done(tournament, change):
    tournament.apply(change)
    return tournament


def order(tournament):
    return [(p.tpn, int(p.key)) for p in tournament.players]


def corrected(tournament, key, **fields):
    before = tournament.player(key)
    return done(tournament, Change("x", (Edit.changing(before, replace(before, **fields)),)))


@pytest.mark.parametrize("paired", [0, 1, 3])
def test_numbers_follow_the_initial_order_until_round_four_is_paired(paired):
    tournament = event(6, paired)
    strong = replace(tournament.player(FIVE), rating=2700)
    done(tournament, Change("x", (Edit.changing(tournament.player(FIVE), strong),)))
    done(tournament, renumber(tournament))
    assert order(tournament) == [(1, 5), (2, 1), (3, 2), (4, 3), (5, 4), (6, 6)]
    assert renumber(tournament).edits == ()


def test_numbers_are_frozen_once_round_four_is_paired():
    assert code(renumber, event(10, paired=4)) == "numbers-frozen"


def test_the_consequences_of_new_numbers_are_known_before_they_are_given():
    tournament = corrected(event(6, paired=2), FIVE, rating=2425)
    moved = moved_numbers(renumber(tournament))
    assert [(m.player.key, m.before, m.after) for m in moved] == [(3, 3, 4), (4, 4, 5), (5, 5, 3)]
    assert tournament.player(FIVE).tpn == 5


def test_new_numbers_keep_the_chosen_order_of_equals():
    settings = TournamentSettings(equals_by=EqualsBy.FIDE_ID)
    twins = (player(1, rating=2000, fide_id=9), player(2, rating=2000, fide_id=3))
    tournament = Tournament((settings, *twins))
    done(tournament, renumber(tournament))
    assert order(tournament) == [(1, 2), (2, 1)]


@pytest.mark.parametrize("paired", [0, 3])
def test_two_players_with_the_same_rating_change_numbers(paired):
    tournament = corrected(event(6, paired), FIVE, rating=2500)
    done(tournament, exchange_numbers(tournament, FIVE, ONE))
    assert order(tournament) == [(1, 5), (2, 2), (3, 3), (4, 4), (5, 1), (6, 6)]


def test_two_players_with_different_ratings_keep_their_numbers():
    assert code(exchange_numbers, event(6), ONE, TWO) == "ratings-differ"
    assert code(exchange_numbers, event(6), ONE, ONE) == "ratings-differ"


def test_no_numbers_are_exchanged_once_round_four_is_paired():
    tournament = corrected(event(10, paired=4), FIVE, rating=2500)
    assert code(exchange_numbers, tournament, ONE, FIVE) == "numbers-frozen"


def test_a_late_entry_after_round_four_gets_the_number_that_the_rating_earns():
    tournament = event(10, paired=4)
    change = register(tournament, master("Late, Anna", 2425))
    assert [(m.before, m.after) for m in moved_numbers(change)] == [
        (n, n + 1) for n in range(3, 11)
    ]
    done(tournament, change)
    assert tournament.player(PlayerKey(11)).tpn == 3
