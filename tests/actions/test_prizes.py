from dataclasses import replace

import pytest

from arbiter_gui.actions.prizes import set_prizes
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import CategoryPrize, PrizeFund, Sex, Sharing
from tests.actions.events import event

U16 = CategoryPrize(0, "U16", (9000, 5000), age_to=16)
FUND = PrizeFund((100_00, 50_00))
CLUB = CategoryPrize(0, "Best of the club", (4000,), club="Knights")


def with_prizes(*categories, fund=FUND):
    tournament = event(6)
    tournament.apply(set_prizes(tournament, fund, categories))
    return tournament


def test_an_event_has_no_prizes_until_some_are_set():
    tournament = event(6)
    assert (tournament.prize_fund, tournament.category_prizes) == (PrizeFund(), ())
    assert not set_prizes(tournament, PrizeFund(), ()).edits


def test_texts_are_one_line_and_prizes_of_nothing_at_the_end_are_left_out():
    tournament = with_prizes(
        replace(CLUB, name=" Best  of\nthe club ", federation=" esp", amounts=(4000, 0)),
        fund=PrizeFund((500, 200, 0, 0), currency=" EUR\t"),
    )
    assert tournament.prize_fund == PrizeFund((500, 200), currency="EUR")
    assert tournament.category_prizes == (replace(CLUB, number=1, federation="ESP"),)


def test_a_category_keeps_its_number_and_the_number_of_one_that_goes_is_not_given_at_once():
    tournament = with_prizes(U16, CLUB)
    first, second = tournament.category_prizes
    assert (first.number, second.number) == (1, 2)
    change = set_prizes(tournament, tournament.prize_fund, (first, replace(U16, name="U14")))
    tournament.apply(change)
    assert [(c.number, c.name) for c in tournament.category_prizes] == [(1, "U16"), (3, "U14")]


@pytest.mark.parametrize(
    ("fund", "categories", "label"),
    [
        (PrizeFund((1,), Sharing.EQUAL), (1,), "Set the prizes of the places"),
        (PrizeFund(), (1,), "Set the prizes of the places"),
        (PrizeFund((1,)), (), "Remove the category prize U16"),
        (PrizeFund((1,)), (1, 0), "Add the category prize Best of the club"),
        (PrizeFund((1,)), (2,), "Change the category prize U16"),
        (PrizeFund((2,)), (), "Set the prizes"),
    ],
)
def test_the_label_names_what_is_changed(fund, categories, label):
    tournament = with_prizes(U16, fund=PrizeFund((1,)))
    known = {
        0: CLUB,
        1: tournament.category_prizes[0],
        2: replace(tournament.category_prizes[0], sex=Sex.MALE),
    }
    change = set_prizes(tournament, fund, [known[which] for which in categories])
    assert change.describe() == label


@pytest.mark.parametrize(
    ("fund", "categories", "code"),
    [
        (PrizeFund((100, 200)), (), "prize-rising"),
        (PrizeFund(), (replace(U16, amounts=(1, 2)),), "prize-rising"),
        (PrizeFund(), (replace(U16, name=" "),), "prize-name"),
        (PrizeFund(), (U16, U16), "prize-name-twice"),
        (PrizeFund(), (replace(U16, amounts=(0, 0)),), "prize-none"),
        (PrizeFund(), (replace(U16, age_from=17),), "prize-band"),
        (PrizeFund(), (replace(U16, rating_from=1600, rating_to=1599),), "prize-band"),
    ],
)
def test_what_cannot_be_announced_is_refused(fund, categories, code):
    with pytest.raises(RefusedAction) as refusal:
        set_prizes(event(6), fund, categories)
    assert refusal.value.code == code
    assert "{" not in str(refusal.value)
