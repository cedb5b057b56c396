from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.tournament import Player, PlayerKey, Title, Tpn
from arbiter_gui.tournament.numbering import (
    EqualsBy,
    OrderOfEquals,
    entering,
    in_initial_order,
    initial_order,
    leaving,
    numbered,
    ranking_key,
)


def entry(key, rating, title="", name="", tpn=None):
    number = Tpn(key if tpn is None else tpn)
    return Player(PlayerKey(key), number, name or f"P{key}", title=Title(title), rating=rating)


def names(players):
    return [player.name for player in players]


@st.composite
def lists(draw):
    """A list in its initial order, with gaps between the numbers."""
    ratings = draw(st.lists(st.integers(0, 2800), max_size=12))
    gaps = draw(st.lists(st.integers(1, 3), min_size=len(ratings), max_size=len(ratings)))
    order = initial_order(entry(key, rating) for key, rating in enumerate(ratings, start=1))
    return tuple(
        replace(player, tpn=Tpn(sum(gaps[:place]))) for place, player in enumerate(order, start=1)
    )


def test_the_order_is_rating_then_title_then_alphabet():
    players = [
        entry(1, 2400, name="Zeta"),
        entry(2, 2400, "IM", name="Omega"),
        entry(3, 2400, "GM", name="Psi"),
        entry(4, 2450, name="Tau"),
        entry(5, 0, "GM", name="Rho"),
        entry(6, 2400, name="Alpha"),
    ]
    assert names(initial_order(players)) == ["Tau", "Psi", "Omega", "Alpha", "Zeta", "Rho"]


def test_titles_rank_as_the_handling_rules_list_them():
    titles = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", ""]
    players = [entry(key, 2000, title, name="X") for key, title in enumerate(titles, start=1)]
    assert [p.title.value for p in initial_order(reversed(players))] == titles


def test_accents_and_capitals_do_not_count_in_the_alphabet():
    players = [entry(1, 0, name="Zorn"), entry(2, 0, name="Örs"), entry(3, 0, name="ostrow")]
    assert names(initial_order(players)) == ["Örs", "ostrow", "Zorn"]


def test_equals_keep_their_present_order():
    twins = [entry(2, 2000, name="Li"), entry(1, 2000, name="Li")]
    assert [p.key for p in initial_order(twins)] == [1, 2]


def test_numbers_run_from_one():
    assert [p.tpn for p in numbered([entry(7, 1), entry(3, 2), entry(5, 3)])] == [1, 2, 3]


def test_a_late_entry_takes_the_proper_number_and_those_below_move_down():
    players = [entry(1, 2500), entry(2, 2400), entry(3, 2300)]
    after = entering(players, entry(4, 2350, name="Late"))
    assert [(p.key, p.tpn) for p in after] == [(1, 1), (2, 2), (4, 3), (3, 4)]


def test_who_ranks_lowest_goes_to_the_end():
    after = entering([entry(1, 2500), entry(2, 2400)], entry(3, 0))
    assert [(p.key, p.tpn) for p in after] == [(1, 1), (2, 2), (3, 3)]
    assert [p.tpn for p in entering([], entry(1, 0))] == [1]


def test_a_list_in_an_order_of_its_own_keeps_it():
    players = [entry(1, 2300), entry(2, 2500), entry(3, 2100)]
    after = entering(players, entry(4, 2400))
    assert [p.key for p in after] == [4, 1, 2, 3]


@given(lists(), st.integers(0, 2800))
def test_a_list_in_order_stays_in_order_when_somebody_enters(players, rating):
    newcomer = entry(99, rating)
    after = entering(players, newcomer)
    assert in_initial_order(after)
    assert len({p.tpn for p in after}) == len(players) + 1
    place = next(p.tpn for p in after if p.key == 99)
    for player in players:
        now = next(p for p in after if p.key == player.key)
        assert now.tpn == player.tpn + (player.tpn >= place)
        assert replace(now, tpn=player.tpn) == player


@given(lists().filter(bool), st.data())
def test_who_enters_and_leaves_again_leaves_no_trace(players, data):
    newcomer = entry(99, data.draw(st.integers(0, 2800)))
    after = entering(players, newcomer)
    gone = next(p for p in after if p.key == 99)
    assert leaving(after, gone) == players


@given(st.lists(st.tuples(st.integers(0, 2800), st.sampled_from(Title)), max_size=10))
def test_a_numbered_initial_order_is_in_order(values):
    players = [
        replace(entry(key, rating), title=title) for key, (rating, title) in enumerate(values, 1)
    ]
    assert in_initial_order(numbered(initial_order(players)))
    in_order = players == sorted(players, key=ranking_key)
    assert in_initial_order(players) == in_order


def born(key, birth, fide_id=0):
    return replace(entry(key, 2000, name=f"P{key}"), birth=birth, fide_id=fide_id)


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        (EqualsBy.ALPHABET, [1, 2, 3, 4]),
        (EqualsBy.FIDE_ID, [3, 1, 4, 2]),
        (EqualsBy.AGE, [2, 4, 1, 3]),
    ],
)
def test_equal_ratings_stand_in_the_order_that_was_announced(by, expected):
    players = [
        born(1, "1987/3/21", fide_id=40),
        born(2, "1950"),
        born(3, "", fide_id=7),
        born(4, "1987", fide_id=500),
    ]
    order = initial_order(players, OrderOfEquals(by))
    assert [player.key for player in order] == expected


def test_a_stronger_player_stands_first_whatever_decides_between_equals():
    players = [born(1, "1950", fide_id=1), replace(born(2, "", fide_id=2), rating=2001)]
    for by in EqualsBy:
        assert initial_order(players, OrderOfEquals(by, 5))[0].key == 2


def test_the_lot_gives_every_order_and_the_same_one_for_the_same_number():
    players = [born(key, "") for key in (1, 2, 3)]
    orders = {
        tuple(player.key for player in initial_order(players, OrderOfEquals(EqualsBy.LOT, lot)))
        for lot in range(1, 60)
    }
    assert len(orders) == 6
    drawn = OrderOfEquals(EqualsBy.LOT, 17)
    assert initial_order(players, drawn) == initial_order(players[::-1], drawn)


def test_a_late_entry_goes_to_its_place_among_equals():
    players = numbered([born(1, "", fide_id=10), born(2, "", fide_id=30)])
    after = entering(players, born(3, "", fide_id=20), OrderOfEquals(EqualsBy.FIDE_ID))
    assert [player.key for player in after] == [1, 3, 2]
    assert in_initial_order(after, OrderOfEquals(EqualsBy.FIDE_ID))
    assert not in_initial_order(numbered([players[1], players[0]]), OrderOfEquals(EqualsBy.FIDE_ID))
