from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.prizes.sharing import deal
from arbiter_gui.tournament import PrizeFund, Sharing

PRIZES = st.lists(st.integers(0, 10**6), max_size=8).map(lambda p: tuple(sorted(p, reverse=True)))
FUNDS = st.builds(
    PrizeFund, PRIZES, st.sampled_from(Sharing), st.sampled_from([1, 50, 100, 500]), st.booleans()
)
GROUPS = st.lists(st.integers(1, 5), max_size=6)


def amounts(fund, tied):
    return [share.amount for share in deal(fund, tied).shares]


@pytest.mark.parametrize(
    ("sharing", "expected"),
    [
        (Sharing.BY_RANK, [1000, 600, 400, 200, 0]),
        (Sharing.EQUAL, [1000, 400, 400, 400, 0]),
        (Sharing.HORT, [1000, 500, 400, 300, 0]),
    ],
)
def test_three_players_tied_for_second_place_share_the_prizes_of_places_2_to_4(sharing, expected):
    assert amounts(PrizeFund((1000, 600, 400, 200), sharing), [1, 3, 1]) == expected


def test_a_tie_across_the_last_prize_shares_it_with_those_behind():
    assert amounts(PrizeFund((900,), Sharing.EQUAL), [3]) == [300, 300, 300]
    assert amounts(PrizeFund((900,), Sharing.HORT), [3]) == [600, 150, 150]


def test_whole_units_left_by_rounding_go_to_the_best_ranked_of_the_group_or_are_kept():
    assert amounts(PrizeFund((1100, 0, 0), Sharing.EQUAL, unit=100), [3]) == [400, 400, 300]
    fund = PrizeFund((1000, 0, 0), Sharing.EQUAL, unit=100)
    assert amounts(fund, [3]) == [400, 300, 300]
    kept = deal(replace(fund, keeps_remainder=True), [3])
    assert [share.amount for share in kept.shares] == [300, 300, 300]
    assert kept.kept == 100


def test_what_is_less_than_a_unit_is_kept():
    dealt = deal(PrizeFund((250,), unit=100), [1])
    assert (dealt.shares[0].amount, dealt.kept) == (200, 50)


def test_prizes_of_places_that_nobody_takes_are_kept():
    assert deal(PrizeFund((500, 300, 200)), [1]).kept == 500


def test_the_terms_of_a_share_name_the_places_shared():
    second = deal(PrizeFund((1000, 600, 400, 200), Sharing.HORT), [1, 3]).shares[1]
    assert (second.place, second.first_place, second.last_place) == (2, 2, 4)
    assert (second.by_rank, second.equal, second.rounding) == (300, 200, 0)


@given(FUNDS, GROUPS)
def test_amounts_and_what_is_kept_add_up_to_the_fund(fund, tied):
    dealt = deal(fund, tied)
    assert sum(share.amount for share in dealt.shares) + dealt.kept == sum(fund.places)
    assert all(share.amount >= 0 for share in dealt.shares)
    assert dealt.kept >= 0
    for share in dealt.shares:
        assert share.by_rank + share.equal + share.rounding == share.amount


@given(PRIZES, GROUPS)
def test_hort_lies_between_the_equal_share_and_the_prize_by_rank(places, tied):
    by_rank, equal, hort = (
        [share.by_rank + share.equal for share in deal(PrizeFund(places, how), tied).shares]
        for how in (Sharing.BY_RANK, Sharing.EQUAL, Sharing.HORT)
    )
    for low, high, between in zip(by_rank, equal, hort, strict=True):
        assert min(low, high) <= between <= max(low, high)


@given(FUNDS, GROUPS)
def test_a_better_rank_never_gets_less_when_cents_are_paid(fund, tied):
    paid = amounts(replace(fund, unit=1), tied)
    assert paid == sorted(paid, reverse=True)


@pytest.mark.parametrize("wrong", [{"places": (-1,)}, {"places": (), "unit": 0}])
def test_a_fund_below_zero_or_without_a_unit_is_refused(wrong):
    with pytest.raises(ValueError, match="below zero"):
        PrizeFund(**wrong)


def test_a_group_without_players_is_refused():
    with pytest.raises(ValueError, match="at least one player"):
        deal(PrizeFund((100,)), [1, 0])
