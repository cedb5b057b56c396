from dataclasses import replace

import pytest

from arbiter_gui.tournament import CategoryPrize, Sex
from tests.actions.events import player

ANYBODY = CategoryPrize(1, "Prize", (100,))
LI = player(1, rating=1599, birth="2010/05/02", sex=Sex.FEMALE, federation="ESP", club="Roque")
UNKNOWN = player(2, rating=0)


@pytest.mark.parametrize(
    ("condition", "li", "unknown"),
    [
        ({}, True, True),
        ({"rating_to": 1599}, True, False),
        ({"rating_to": 1598}, False, False),
        ({"rating_from": 1599}, True, False),
        ({"rating_from": 1600}, False, False),
        ({"unrated": True}, False, True),
        ({"unrated": True, "rating_to": 1599}, True, True),
        ({"sex": Sex.FEMALE}, True, False),
        ({"sex": Sex.MALE}, False, False),
        ({"age_to": 16}, True, False),
        ({"age_to": 15}, False, False),
        ({"age_from": 16}, True, False),
        ({"age_from": 17}, False, False),
        ({"federation": "ESP"}, True, False),
        ({"federation": "FRA"}, False, False),
        ({"club": "roque"}, True, False),
        ({"club": "Other"}, False, False),
        ({"age_to": 16, "sex": Sex.MALE}, False, False),
    ],
)
def test_a_player_has_to_meet_every_part_of_a_condition(condition, li, unknown):
    category = replace(ANYBODY, **condition)
    assert (category.is_for(LI, 2026), category.is_for(UNKNOWN, 2026)) == (li, unknown)


def test_without_the_year_of_the_event_nobody_has_an_age():
    assert not replace(ANYBODY, age_to=16).is_for(LI, 0)
    assert ANYBODY.is_for(LI, 0)
