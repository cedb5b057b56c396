from dataclasses import replace

import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.players import edit, register, remove
from arbiter_gui.actions.prohibitions import forbid_meeting
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import (
    Acceleration,
    Bye,
    ByeKind,
    Change,
    Edit,
    PlayerKey,
    PointAdjustment,
    Title,
    Tournament,
)
from tests.actions.events import event, master, pairing, player

TWO, FIVE = PlayerKey(2), PlayerKey(5)


def code(action, *args, **options):
    with pytest.raises(RefusedAction) as refused:
        action(*args, **options)
    return refused.value.code


def done(tournament, change):
    tournament.apply(change)
    return tournament


def order(tournament):
    return [(p.tpn, int(p.key)) for p in tournament.players]


def test_a_player_is_placed_by_rating_before_the_first_round():
    tournament = done(event(3), change := register(event(3), master("Late, Anna", 2425)))
    assert order(tournament) == [(1, 1), (2, 2), (3, 4), (4, 3)]
    assert change.describe() == "Register Late, Anna as number 3"
    assert tournament.player(PlayerKey(4)).first_round == 1


def test_the_first_player_has_number_one():
    tournament = done(Tournament(), register(Tournament(), master("First, F", 0)))
    assert order(tournament) == [(1, 1)]


def test_a_late_entry_is_paired_from_the_next_round_on_and_shifts_the_numbers():
    tournament = event(10, paired=4)
    boards = tournament.games(4)
    done(tournament, register(tournament, master("Late, Anna", 2425)))
    assert order(tournament)[2] == (3, 11)
    assert order(tournament)[3] == (4, 3)
    assert tournament.player(PlayerKey(11)).first_round == 5
    assert tournament.score(PlayerKey(11)) == 0
    assert tournament.games(4) == boards


def test_a_late_entry_may_get_half_a_point_for_each_missed_round():
    tournament = event(6, paired=2)
    late = replace(master("Late, Anna", 2425), first_round=4)
    done(tournament, register(tournament, late, missed_rounds=ByeKind.HALF_POINT))
    assert tournament.score(PlayerKey(7)) == 10
    assert tournament.byes(3) == (Bye(3, PlayerKey(7), ByeKind.HALF_POINT),)
    done(tournament, pairing(tournament))
    assert tournament.score(PlayerKey(7)) == 15
    done(tournament, pairing(tournament))
    assert tournament.history(PlayerKey(7))[3].bye is not ByeKind.HALF_POINT


@pytest.mark.parametrize(("rating", "accelerated"), [(2475, True), (2425, True), (2390, False)])
def test_the_last_accelerated_player_stays_the_last_one(rating, accelerated):
    tournament = event(6, paired=1)
    adding = [Edit.adding(Acceleration(PlayerKey(key), (10, 10, 5))) for key in (1, 2, 3)]
    done(tournament, Change("Baku", tuple(adding)))
    done(tournament, register(tournament, master("Late, Anna", rating)))
    late = Acceleration(PlayerKey(7), (10, 10, 5))
    assert (late in tournament.accelerations) == accelerated


@pytest.mark.parametrize("kind", [ByeKind.FULL_POINT, ByeKind.PAIRING_ALLOCATED])
def test_a_missed_round_never_gives_a_full_point(kind):
    late = master("Late, Anna", 2425)
    assert code(register, event(6, paired=1), late, missed_rounds=kind) == "missed-rounds"


def test_nobody_enters_after_the_last_round():
    late = master("Late, Anna", 2425)
    assert code(register, event(6, paired=3, rounds=3), late) == "no-round-left"
    announced = replace(late, first_round=6)
    assert code(register, event(6, rounds=5), announced) == "no-round-left"


def test_a_registered_player_has_not_withdrawn():
    before = replace(master("Again, A", 2000), withdrawn_from=2)
    tournament = done(event(3), register(event(3), before))
    assert tournament.player(PlayerKey(4)).withdrawn_from is None


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"name": " \t "}, "name-missing"),
        ({"rating": -1}, "rating-impossible"),
        ({"rating": 4000}, "rating-impossible"),
        ({"fide_id": -5}, "fide-id-impossible"),
        ({"fide_id": 10**12}, "fide-id-impossible"),
    ],
)
def test_what_cannot_be_is_refused(fields, expected):
    assert code(register, event(3), replace(master("X, Y", 2000), **fields)) == expected
    assert code(edit, event(3), replace(player(2), **fields)) == expected


def test_names_lose_superfluous_spaces_and_signs_that_cannot_be_printed():
    odd = replace(master("  Núñez,\t\n Zoë\x07 \ud800 ", 2000), federation=" esp ", club="A\nB")
    tournament = done(event(3), register(event(3), odd))
    added = tournament.player(PlayerKey(4))
    assert (added.name, added.federation, added.club) == ("Núñez, Zoë ?", "ESP", "A B")


def test_a_name_that_begins_like_a_formula_stays_as_it_is():
    tournament = done(event(3), register(event(3), master("=SUM(A1)", 2000)))
    assert tournament.player(PlayerKey(4)).name == "=SUM(A1)"


def test_an_edited_player_moves_to_the_proper_place_before_the_first_round():
    tournament = event(5)
    done(tournament, edit(tournament, replace(tournament.player(FIVE), rating=2475)))
    assert order(tournament) == [(1, 1), (2, 5), (3, 2), (4, 3), (5, 4)]


def test_an_edited_player_keeps_the_number_once_a_round_is_paired():
    tournament = event(6, paired=1)
    before = tournament.player(FIVE)
    done(tournament, edit(tournament, replace(before, rating=2600, title=Title.GM)))
    assert tournament.player(FIVE) == replace(before, rating=2600, title=Title.GM)


def test_an_edit_that_does_not_concern_the_order_leaves_an_order_of_its_own():
    tournament = event(4)
    one, two = tournament.players[:2]
    exchange = (
        Edit.changing(one, replace(one, tpn=two.tpn)),
        Edit.changing(two, replace(two, tpn=one.tpn)),
    )
    done(tournament, Change("Exchange", exchange))
    done(tournament, edit(tournament, replace(tournament.player(TWO), club="Tower")))
    assert order(tournament)[:2] == [(1, 2), (2, 1)]


def test_an_edit_does_not_touch_number_entry_and_withdrawal():
    tournament = event(6, paired=1)
    before = tournament.player(TWO)
    wanted = replace(before, tpn=77, first_round=9, withdrawn_from=3, club="Tower")
    done(tournament, edit(tournament, wanted))
    assert tournament.player(TWO) == replace(before, club="Tower")


def test_editing_nothing_is_an_empty_change():
    tournament = event(4)
    assert edit(tournament, tournament.player(TWO)).edits == ()


@pytest.mark.parametrize("action", [lambda t, key: edit(t, player(9)), remove])
def test_an_unknown_player_is_refused(action):
    assert code(action, event(4), PlayerKey(9)) == "player-unknown"


def test_a_removed_player_closes_the_gap():
    tournament = done(event(5), remove(event(5), TWO))
    assert order(tournament) == [(1, 1), (2, 3), (3, 4), (4, 5)]


def test_with_a_removed_player_go_requests_groups_and_points():
    tournament = event(5)
    done(tournament, request_bye(tournament, 3, TWO, ByeKind.HALF_POINT))
    done(tournament, forbid_meeting(tournament, (TWO, FIVE)))
    done(tournament, forbid_meeting(tournament, (PlayerKey(1), TWO, FIVE)))
    adding = (
        Edit.adding(Acceleration(TWO, (10, 5))),
        Edit.adding(PointAdjustment(1, "", 5, 1, (TWO,))),
        Edit.adding(PointAdjustment(2, "", 5, 1, (FIVE, TWO))),
    )
    done(tournament, Change("Points", adding))
    done(tournament, remove(tournament, TWO))
    assert tournament.byes(3) == ()
    assert [p.players for p in tournament.prohibitions] == [(PlayerKey(1), FIVE)]
    assert tournament.accelerations == ()
    assert [a.players for a in tournament.adjustments] == [(FIVE,)]


def test_nobody_is_removed_once_a_round_is_paired():
    assert code(remove, event(6, paired=1), TWO) == "remove-after-pairing"
