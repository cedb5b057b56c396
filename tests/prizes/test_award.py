from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.prizes import award as awarding
from arbiter_gui.prizes.award import Entrant, award_prizes
from arbiter_gui.prizes.sharing import deal
from arbiter_gui.tournament import CategoryPrize, PrizeFund, Sex, Sharing
from tests.actions.events import player

WOMEN = CategoryPrize(1, "Women", (300,), sex=Sex.FEMALE)
U16 = CategoryPrize(2, "U16", (250, 100), age_to=16)


def ranking(*scores, women=(), young=(), shared=()):
    """A ranking by score; players of `shared` have the rank of the one before."""
    entrants, rank = [], 0
    for place, points in enumerate(scores, 1):
        rank = rank if place in shared else place
        sex = Sex.FEMALE if place in women else Sex.MALE
        birth = "2012" if place in young else "1980"
        entrants.append(Entrant(player(place, sex=sex, birth=birth), rank, points))
    return entrants


def amounts(fund, categories, entrants):
    return [award.amount for award in award_prizes(fund, categories, entrants, 2026).awards]


def test_a_player_keeps_the_larger_of_two_prizes_and_the_next_one_moves_up():
    fund = PrizeFund((1000, 200, 150))
    awards = award_prizes(fund, [WOMEN], ranking(50, 40, 30, 20, women={2}), 2026)
    assert [award.amount for award in awards.awards] == [1000, 300, 200, 150]
    assert awards.awards[1].share is None
    assert [(win.amount, win.left) for win in awards.awards[1].wins] == [(300, 200)]
    assert awards.kept == 0


def test_a_category_prize_goes_to_the_next_of_the_category_when_the_best_has_a_better_one():
    fund = PrizeFund((1000, 200))
    assert amounts(fund, [WOMEN], ranking(50, 40, 30, women={1, 3})) == [1000, 200, 300]


def test_of_two_prizes_worth_the_same_the_one_of_the_place_is_kept():
    entrants = ranking(50, 40, women={1, 2})
    assert amounts(PrizeFund((300,)), [WOMEN], entrants) == [300, 300]


def test_a_player_of_two_categories_takes_the_more_valuable_prize_whatever_their_order():
    fund, entrants = PrizeFund(), ranking(50, 40, 30, women={1, 2}, young={1, 3})
    for categories in ([WOMEN, U16], [U16, WOMEN]):
        assert amounts(fund, categories, entrants) == [300, 0, 250]


def test_a_share_of_tied_players_is_what_a_category_prize_is_compared_with():
    fund = PrizeFund((600, 200), Sharing.EQUAL)
    assert amounts(fund, [WOMEN], ranking(50, 50, women={1})) == [400, 400]
    fund = PrizeFund((600,), Sharing.EQUAL)
    assert amounts(fund, [WOMEN], ranking(50, 50, 50, women={1})) == [300, 300, 300]


def test_several_prizes_are_given_as_if_there_were_no_other():
    fund = PrizeFund((1000, 200), one_each=False)
    entrants = ranking(50, 40, 30, women={1}, young={1, 3})
    awards = award_prizes(fund, [WOMEN, U16], entrants, 2026)
    assert [award.amount for award in awards.awards] == [1550, 200, 100]
    assert [win.left for win in awards.awards[0].wins] == [0, 0]


def test_players_whom_nothing_separates_share_their_places_also_by_rank():
    fund = PrizeFund((1000, 600, 200))
    assert amounts(fund, [], ranking(50, 40, 40, 40, shared={3})) == [1000, 400, 400, 0]


def test_a_prize_for_which_nobody_is_left_is_told():
    awards = award_prizes(PrizeFund(), [U16], ranking(50, 40, young={2}), 2026)
    assert [(prize.category.name, prize.place) for prize in awards.unclaimed] == [("U16", 2)]
    assert len(award_prizes(PrizeFund(), [U16], ranking(50, young={1})).unclaimed) == 2


def test_an_expelled_player_gets_nothing():
    out = Entrant(player(9), 0, 90)
    awards = award_prizes(PrizeFund((500,)), [], [out, *ranking(50)])
    assert [(award.player, award.amount) for award in awards.awards] == [(1, 500)]


PRIZES = st.lists(st.integers(1, 900), max_size=6).map(lambda p: tuple(sorted(p, reverse=True)))
FUNDS = st.builds(
    PrizeFund, PRIZES, st.sampled_from(Sharing), st.sampled_from([1, 50, 100]), st.booleans(),
    st.booleans(),
)  # fmt: skip
CATEGORIES = st.lists(
    st.builds(
        CategoryPrize,
        number=st.integers(1, 999),
        name=st.just("C"),
        amounts=PRIZES,
        rating_to=st.sampled_from([0, 2300, 2450]),
        sex=st.sampled_from([Sex.UNKNOWN, Sex.FEMALE]),
        age_to=st.sampled_from([0, 16]),
    ),
    max_size=3,
    unique_by=lambda category: category.number,
)
NUMBERS = st.frozensets(st.integers(1, 8))
RANKINGS = st.lists(st.integers(0, 6), max_size=8).flatmap(
    lambda scores: st.builds(
        lambda women, young, shared: ranking(
            *sorted(scores, reverse=True),
            women=women,
            young=young,
            shared={
                place
                for place in shared
                if 1 < place <= len(scores)
                and sorted(scores, reverse=True)[place - 2 : place]
                == [sorted(scores, reverse=True)[place - 1]] * 2
            },
        ),
        NUMBERS, NUMBERS, NUMBERS,
    )
)  # fmt: skip


@given(FUNDS, CATEGORIES, RANKINGS)
def test_what_is_paid_kept_and_unclaimed_is_what_was_announced(fund, categories, entrants):
    awards = award_prizes(fund, categories, entrants, 2026)
    paid = sum(award.amount for award in awards.awards)
    announced = sum(fund.places) + sum(sum(category.amounts) for category in categories)
    assert paid + awards.kept + sum(prize.amount for prize in awards.unclaimed) == announced
    assert awards.kept >= 0


@given(FUNDS, CATEGORIES, RANKINGS, st.randoms(use_true_random=False))
def test_the_order_in_which_players_and_categories_are_listed_does_not_matter(
    fund, categories, entrants, chance
):
    expected = award_prizes(fund, categories, entrants, 2026)
    chance.shuffle(entrants)
    chance.shuffle(categories)
    assert award_prizes(fund, categories, entrants, 2026) == expected


@given(FUNDS, CATEGORIES, RANKINGS)
def test_nobody_gets_two_prizes_or_one_of_another_category(fund, categories, entrants):
    players = {one.player.key: one.player for one in entrants}
    for award in award_prizes(fund, categories, entrants, 2026).awards:
        if fund.one_each:
            assert len(award.wins) + (award.share is not None) == 1
        else:
            assert len({win.category.number for win in award.wins}) == len(award.wins)
        for win in award.wins:
            assert win.category.is_for(players[award.player], 2026)
            assert win.amount > win.left


@given(FUNDS, CATEGORIES, RANKINGS)
def test_a_prize_is_unclaimed_only_when_all_who_can_get_it_have_one_worth_no_less(
    fund, categories, entrants
):
    fund = replace(fund, one_each=True)
    awards = award_prizes(fund, categories, entrants, 2026)
    got = {award.player: award.amount for award in awards.awards}
    for prize in awards.unclaimed:
        for one in entrants:
            if prize.category.is_for(one.player, 2026):
                assert got[one.player.key] + fund.unit > prize.amount


def given_one_by_one(fund, categories, entrants):
    """Unshared prizes, the most valuable first, each to the best placed without one."""
    prizes = [(amount, 0, place, None) for place, amount in enumerate(fund.places)]
    prizes += [
        (amount, category.number, place, category)
        for category in categories
        for place, amount in enumerate(category.amounts)
    ]
    got = dict.fromkeys((one.player.key for one in entrants), 0)
    for amount, _number, _place, category in sorted(prizes, key=lambda p: (-p[0], p[1], p[2])):
        for one in entrants:
            key = one.player.key
            if not got[key] and (category is None or category.is_for(one.player, 2026)):
                got[key] = amount
                break
    return list(got.values())


@given(PRIZES, CATEGORIES, RANKINGS)
def test_without_sharing_the_most_valuable_prize_is_always_the_next_to_be_given(
    places, categories, entrants
):
    entrants = [replace(one, rank=place) for place, one in enumerate(entrants, 1)]
    fund = PrizeFund(places)
    assert amounts(fund, categories, entrants) == given_one_by_one(fund, categories, entrants)


@pytest.mark.parametrize("sharing", Sharing)
def test_nobody_gets_less_because_another_takes_the_prize_of_a_category(sharing):
    fund = PrizeFund((1000, 500, 400, 100), sharing)
    scores = (50, 40, 40, 40, 30)
    before = amounts(fund, [], ranking(*scores))
    after = amounts(fund, [replace(WOMEN, amounts=(450,))], ranking(*scores, women={3}))
    assert all(now >= was for was, now in zip(before, after, strict=True))


@given(FUNDS, CATEGORIES, RANKINGS)
def test_places_are_dealt_out_as_if_the_winners_of_categories_were_not_there(
    fund, categories, entrants
):
    fund = replace(fund, one_each=True)
    found = award_prizes(fund, categories, entrants, 2026).awards
    winners = {one.player for one in found if one.wins}
    others = [one for one in entrants if one.player.key not in winners]
    alone = award_prizes(fund, [], others, 2026).awards
    assert [one.share for one in found if not one.wins] == [one.share for one in alone]


def test_categories_behind_the_last_place_do_not_deal_the_places_out_each_time(monkeypatch):
    dealt = []
    monkeypatch.setattr(awarding, "deal", lambda *words: (dealt.append(1), deal(*words))[1])
    categories = [CategoryPrize(number, str(number), (9, 8)) for number in range(1, 20)]
    awards = award_prizes(PrizeFund((1000,)), categories, ranking(*range(500, 0, -1)), 2026)
    assert sum(bool(one.wins) for one in awards.awards) == 38
    assert len(dealt) == 2
