"""The players beside a newer list: reported first, taken over as one step."""

from arbiter_gui.actions.list_check import list_differences, take_list_data
from arbiter_gui.ratings.listed_player import (
    FoundPlayer,
    ListedPlayer,
    Listing,
    ListKind,
    RatingList,
)
from arbiter_gui.tables.list_check import list_check_table
from arbiter_gui.tournament import Player, PlayerKey, Round, Title, Tournament, Tpn
from arbiter_gui.tournament.player import BY_HAND

NEW = RatingList("FIDE", ListKind.FIDE, "2027-01")


def player(key, name, fide_id, rating, **more):
    return Player(PlayerKey(key), Tpn(key), name, rating=rating, fide_id=fide_id, **more)


ANA = player(1, "Vega, Ana", 71, 2000, official_rating=2000, rating_source="FIDE standard 2026-12")
BEN = player(2, "Ruiz, Ben", 72, 1900, official_rating=1900, rating_source="FIDE standard 2026-12")
CID = player(3, "Sanz, Cid", 73, 1800, rating_source=BY_HAND)
DAN = player(4, "Toro, Dan", 0, 1700)


def lists(*players):
    return {entry.fide_id: FoundPlayer((Listing(entry, NEW),)) for entry in players}


FOUND = lists(
    ListedPlayer("Vega, Ana", 71, standard=2000),
    ListedPlayer("Ruiz, Ben", 72, title="FM", standard=2050),
    ListedPlayer("Sanz, Cid", 73, standard=1750),
)


def test_only_players_with_other_data_are_reported_not_those_of_another_month_alone():
    differences = list_differences(Tournament([ANA, BEN, CID, DAN]), FOUND)
    assert [(d.before.name, d.fields) for d in differences] == [
        ("Ruiz, Ben", ("title", "rating", "official_rating")),
        ("Sanz, Cid", ("rating", "official_rating")),
    ]


def test_a_rating_that_was_typed_is_not_proposed_to_be_replaced():
    differences = list_differences(Tournament([ANA, BEN, CID]), FOUND)
    assert [d.is_wanted for d in differences] == [True, False]


def test_the_report_says_before_and_after():
    table = list_check_table(list_differences(Tournament([BEN]), FOUND))
    assert [cell.text for cell in table.rows[0].cells] == [
        "2",
        "Ruiz, Ben",
        "title none → FM; rating 1900 → 2050; official rating 1900 → 2050",
        "FIDE standard 2027-01",
    ]


def test_what_is_taken_over_is_one_step_that_can_be_undone():
    tournament = Tournament([ANA, BEN, CID])
    before = tournament.facts()
    (ben, _cid) = list_differences(tournament, FOUND)
    change = take_list_data(tournament, [ben.after])
    tournament.apply(change)
    names = [(p.tpn, p.name, p.rating) for p in tournament.players]
    assert names == [(1, "Ruiz, Ben", 2050), (2, "Vega, Ana", 2000), (3, "Sanz, Cid", 1800)]
    assert tournament.player(PlayerKey(2)).title is Title.FM
    assert tournament.player(PlayerKey(2)).rating_source == "FIDE standard 2027-01"
    assert change.describe() == "Take over list data, players: 1"
    tournament.apply(change.reversed)
    assert tournament.facts() == before


def test_after_the_first_pairing_the_numbers_stay():
    tournament = Tournament([ANA, BEN, CID, Round(1)])
    ben = list_differences(tournament, FOUND)[0]
    tournament.apply(take_list_data(tournament, [ben.after]))
    assert [p.name for p in tournament.players] == ["Vega, Ana", "Ruiz, Ben", "Sanz, Cid"]
