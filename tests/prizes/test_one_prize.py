import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.prizes.one_prize import Prize, one_prize_each

PRIZES = st.lists(
    st.builds(Prize, st.integers(0, 5), st.none() | st.frozensets(st.integers(0, 6))), max_size=8
)


def test_a_player_takes_the_more_valuable_category_prize_and_leaves_the_place_to_the_next():
    prizes = [Prize(500), Prize(200), Prize(300, frozenset({1, 3}))]
    assert one_prize_each(prizes, 4) == (0, 2, 1)


def test_a_category_prize_goes_to_the_next_of_the_category_when_the_first_has_a_better_one():
    assert one_prize_each([Prize(500), Prize(300, frozenset({0, 3}))], 4) == (0, 3)


def test_of_prizes_worth_the_same_the_one_listed_first_is_given_first():
    women, place = Prize(100, frozenset({0})), Prize(100)
    assert one_prize_each([women, place], 2) == (0, 1)
    assert one_prize_each([place, women], 2) == (0, None)


def test_a_prize_without_anybody_in_its_category_goes_to_nobody():
    assert one_prize_each([Prize(100, frozenset())], 3) == (None,)


@given(PRIZES, st.integers(0, 7))
def test_nobody_gets_two_prizes_or_one_of_another_category(prizes, players):
    winners = one_prize_each(prizes, players)
    given_to = [winner for winner in winners if winner is not None]
    assert len(given_to) == len(set(given_to))
    for prize, winner in zip(prizes, winners, strict=True):
        if winner is not None:
            assert winner < players
            assert prize.eligible is None or winner in prize.eligible


@given(PRIZES, st.integers(0, 7))
def test_a_prize_is_kept_only_when_everybody_who_can_get_it_has_one_worth_no_less(prizes, players):
    winners = one_prize_each(prizes, players)
    for prize, winner in zip(prizes, winners, strict=True):
        if winner is None:
            for one in set(range(players)) & (
                set(range(players)) if prize.eligible is None else prize.eligible
            ):
                assert prizes[winners.index(one)].amount >= prize.amount


def test_a_prize_below_zero_is_refused():
    with pytest.raises(ValueError, match="below zero"):
        Prize(-1)
