"""Which rating of the lists an event takes."""

from dataclasses import replace

import pytest

from arbiter_gui.ratings.listed_player import (
    FoundPlayer,
    ListedPlayer,
    Listing,
    ListKind,
    RatingList,
)
from arbiter_gui.ratings.rating_order import (
    as_player,
    event_rating,
    official_rating,
    rating_order,
    with_list_data,
)
from arbiter_gui.tournament import EventDetails, Player, PlayerKey, Title, TournamentSettings, Tpn
from arbiter_gui.tournament.player import BY_HAND, Sex
from arbiter_gui.tournament.rating_method import RatingMethod

FIDE = RatingList("FIDE", ListKind.FIDE, "2026-12")
DWZ = RatingList("DWZ", ListKind.NATIONAL, "2026-11")
STANDARD = EventDetails(rate_of_play="90 min + 30 sec")
RAPID = EventDetails(rate_of_play="15 min + 10 sec")
BLITZ = EventDetails(rate_of_play="3 min + 2 sec")
USUAL = TournamentSettings()


def person(standard=0, rapid=0, blitz=0, national=0, **more):
    player = ListedPlayer(
        "Vega, Ana", 77, "ESP", standard=standard, rapid=rapid, blitz=blitz, **more
    )
    listings = [Listing(player, FIDE)]
    if national:
        listings.append(Listing(ListedPlayer("Vega, Ana", 77, standard=national), DWZ))
    return FoundPlayer(tuple(listings))


@pytest.mark.parametrize(
    ("event", "ratings", "taken", "official"),
    [
        (STANDARD, (2000, 1900, 1800), 2000, 2000),
        (STANDARD, (0, 1900, 1800), 1900, 0),
        (STANDARD, (0, 0, 1800), 1800, 0),
        (RAPID, (2000, 1900, 1800), 1900, 1900),
        (RAPID, (2000, 0, 1800), 2000, 2000),
        (RAPID, (0, 0, 1800), 1800, 0),
        (BLITZ, (2000, 1900, 1800), 1800, 1800),
        (BLITZ, (2000, 1900, 0), 2000, 2000),
        (BLITZ, (0, 1900, 0), 1900, 0),
        (EventDetails(), (2000, 1900, 1800), 2000, 2000),
        (STANDARD, (0, 0, 0), 0, 0),
    ],
)
def test_the_rate_of_play_says_which_rating_is_taken_and_which_is_official(
    event, ratings, taken, official
):
    found = person(*ratings)
    assert event_rating(found, event, USUAL).value == taken
    assert official_rating(found, event) == official


def test_the_source_names_list_rating_and_month_and_brings_its_k():
    rating = event_rating(person(2000, 1900, k_standard=20, k_rapid=40), RAPID, USUAL)
    assert rating.source == "FIDE rapid 2026-12"
    assert rating.k_factor == 40


def test_the_event_may_have_an_order_of_its_own():
    settings = TournamentSettings(rating_order=("blitz", "DWZ"))
    assert rating_order(STANDARD, settings) == ("blitz", "DWZ")
    assert event_rating(person(2000, blitz=1800, national=1700), STANDARD, settings).value == 1800
    taken = event_rating(person(2000, national=1700), STANDARD, settings)
    assert (taken.value, taken.source) == (1700, "DWZ 2026-11")
    assert event_rating(person(2000), STANDARD, settings).value == 0


@pytest.mark.parametrize(
    ("method", "fide", "national", "taken"),
    [
        (RatingMethod.FIDE, 2000, 2100, 2000),
        (RatingMethod.FIDE, 0, 2100, 0),
        (RatingMethod.NATIONAL, 2000, 2100, 2100),
        (RatingMethod.NATIONAL, 2000, 0, 0),
        (RatingMethod.FIDE_ELSE_NATIONAL, 2000, 2100, 2000),
        (RatingMethod.FIDE_ELSE_NATIONAL, 0, 2100, 2100),
        (RatingMethod.NATIONAL_ELSE_FIDE, 2000, 1900, 1900),
        (RatingMethod.NATIONAL_ELSE_FIDE, 2000, 0, 2000),
        (RatingMethod.HIGHER, 2000, 2100, 2100),
        (RatingMethod.HIGHER, 2000, 1900, 2000),
        (RatingMethod.LOWER, 2000, 1900, 1900),
        (RatingMethod.LOWER, 2000, 0, 2000),
        (RatingMethod.LOWER, 0, 0, 0),
    ],
)
def test_the_method_of_the_event_says_when_a_national_rating_counts(method, fide, national, taken):
    settings = TournamentSettings(rating_method=method)
    assert event_rating(person(fide, national=national), STANDARD, settings).value == taken


def test_a_player_of_the_lists_is_registered_with_everything_they_say():
    listed = ListedPlayer("Vega, Ana", 77, "ESP", "w", "WFM", 2001, 2000, k_standard=20)
    national = ListedPlayer("Vega, A.", 77, standard=1950, national_id="E5", club="Rey")
    found = FoundPlayer((Listing(listed, FIDE), Listing(national, DWZ)))
    assert as_player(found, STANDARD, USUAL) == Player(
        PlayerKey(0), Tpn(0), "Vega, Ana", Title.WFM, Sex.FEMALE, 2000, "ESP", 77, "2001", "Rey",
        official_rating=2000, rating_source="FIDE standard 2026-12", national_id="E5", k_factor=20,
        national_rating=1950,
    )  # fmt: skip


def test_what_the_lists_do_not_say_stays():
    before = Player(
        PlayerKey(3), Tpn(9), "Vega, Ana", sex=Sex.FEMALE, rating=1500, federation="ESP",
        fide_id=77, birth="2001/02/03", club="Rey", rating_source=BY_HAND,
    )  # fmt: skip
    after = with_list_data(before, person(birth_year=2001), STANDARD, USUAL)
    assert after == before
    other_year = with_list_data(before, person(birth_year=2002), STANDARD, USUAL)
    assert other_year == replace(before, birth="2002")


def test_a_k_that_fide_does_not_have_is_not_taken():
    assert event_rating(person(2000, k_standard=99), STANDARD, USUAL).k_factor == 0
