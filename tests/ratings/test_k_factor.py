from dataclasses import replace

import pytest

from arbiter_gui.ratings.k_factor import KReason, k_factor
from arbiter_gui.tournament import Player, PlayerKey, Title, Tpn


def player(rating, birth="1980", title=Title.NONE):
    return Player(PlayerKey(1), Tpn(1), "A", title, rating=rating, birth=birth)


@pytest.mark.parametrize(
    ("who", "value", "reason", "estimated"),
    [
        (player(2400), 10, KReason.HIGH, False),
        (player(2399), 20, KReason.ADULT, True),
        (player(2299, "2008/12/31"), 40, KReason.JUNIOR, False),
        (player(2299, "2008"), 40, KReason.JUNIOR, False),
        (player(2300, "2008"), 20, KReason.ADULT, True),
        (player(2299, "2007"), 20, KReason.ADULT, True),
        (player(1500, ""), 20, KReason.AGE_NOT_KNOWN, True),
        (player(2350, ""), 20, KReason.ADULT, True),
        (player(2390, title=Title.IM), 10, KReason.HIGH_ONCE, True),
        (player(2390, title=Title.FM), 20, KReason.ADULT, True),
    ],
)
def test_k_follows_rating_age_and_title(who, value, reason, estimated):
    factor = k_factor(who, "2026/05/01", 9)
    assert (factor.value, factor.reason, factor.estimated) == (value, reason, estimated)
    assert not factor.limited


def test_without_a_day_of_the_event_it_is_not_the_birth_that_is_missing():
    assert k_factor(player(1900), "", 9).reason is KReason.EVENT_NOT_DATED
    assert k_factor(player(1900, ""), "", 9).reason is KReason.AGE_NOT_KNOWN


def test_a_junior_is_one_until_the_end_of_the_year_of_the_18th_birthday():
    assert k_factor(player(1900, "2008/01/01"), "2026/12/31", 9).value == 40
    assert k_factor(player(1900, "2008/01/01"), "2027/01/01", 9).value == 20


def test_k_times_games_is_at_most_700():
    assert k_factor(player(1900, "2010"), "2026/05/01", 17).value == 40
    limited = k_factor(player(1900, "2010"), "2026/05/01", 18)
    assert (limited.value, limited.limited) == (38, True)
    assert k_factor(player(1900), "2026/05/01", 36).value == 19


def test_the_k_of_the_rating_list_comes_first():
    listed = replace(player(1900, "1980"), k_factor=40)
    factor = k_factor(listed, "2026/05/01", 18)
    assert (factor.value, factor.reason, factor.estimated) == (38, KReason.LIST, False)
