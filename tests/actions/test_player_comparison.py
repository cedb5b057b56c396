import pytest

from arbiter_gui.actions.player_comparison import MatchedBy, compared
from arbiter_gui.formats.spreadsheet.player_rows import ListedPlayer, PlayerList
from arbiter_gui.tournament import Player, PlayerKey, Tournament, Tpn


def registered(key, name, **fields):
    return Player(PlayerKey(key), Tpn(key), name, **fields)


def row(number, name, **fields):
    player = Player(PlayerKey(0), Tpn(0), name, **fields)
    return ListedPlayer(number, player, frozenset({"name", *fields}))


def comparison(players, rows):
    return compared(Tournament(players), PlayerList(tuple(rows)))


@pytest.mark.parametrize(
    ("player", "listed", "by"),
    [
        ({"fide_id": 7}, {"name": "Another, Name", "fide_id": 7}, MatchedBy.FIDE_ID),
        ({"birth": "1987/03/21"}, {"birth": "1987"}, MatchedBy.NAME_AND_BIRTH),
        ({}, {"birth": "1987"}, MatchedBy.NAME),
        ({"fide_id": 7}, {}, MatchedBy.NAME),
        ({"fide_id": 7}, {"name": "JOSE PEREZ NUNEZ"}, MatchedBy.NAME),
        ({"birth": "1987"}, {"birth": "1988"}, None),
        ({"fide_id": 7}, {"fide_id": 8}, None),
        ({}, {"name": "Pérez, José"}, None),
    ],
)
def test_a_row_is_about_a_player_by_number_else_by_name_and_year_else_by_name(player, listed, by):
    fields = {"name": "Pérez Núñez, José", **listed}
    found = comparison([registered(1, "Pérez Núñez, José", **player)], [row(5, **fields)])
    assert [known.by for known in found.known] == ([by] if by else [])
    assert len(found.new) == (by is None)
    assert len(found.missing) == (by is None)


def test_only_what_the_row_states_and_says_otherwise_is_a_difference():
    player = registered(1, "Ek, Sofia", rating=1500, club="Oslo", birth="1987/03/21", fide_id=7)
    found = comparison([player], [row(2, "Ek, Sofia", rating=1510, birth="1987", fide_id=7)])
    assert found.known[0].differences == ("rating",)
    assert found.changed == found.known


def test_gaps_are_filled_but_names_and_ratings_are_not_lost_without_a_question():
    player = registered(1, "Ek, Sofía", rating=1500, fide_id=7)
    listed = row(2, "EK, Sofia", rating=0, club="Oslo", fide_id=7)
    (known,) = comparison([player], [listed]).known
    assert {name: known.recommended(name) for name in known.differences} == {
        "name": False,
        "rating": False,
        "club": True,
    }


def test_where_the_name_alone_matches_nothing_known_is_replaced_without_a_question():
    player = registered(1, "Ek, Sofia", rating=1500)
    (known,) = comparison([player], [row(2, "Ek, Sofia", rating=1600, club="Oslo")]).known
    assert [name for name in known.differences if known.recommended(name)] == ["club"]


def test_homonyms_are_told_apart_by_the_birth_year_or_else_refused():
    players = [
        registered(1, "Li, Wei", birth="1987"),
        registered(2, "Li, Wei", birth="2001/05/01"),
    ]
    found = comparison(players, [row(3, "Li, Wei", birth="2001")])
    assert [known.player.key for known in found.known] == [2]
    found = comparison(players, [row(3, "Li, Wei")])
    assert [(problem.line, problem.code) for problem in found.refused] == [(3, "row-ambiguous")]
    assert not found.known
    assert not found.new


@pytest.mark.parametrize(
    ("rows", "refused", "new"),
    [
        ([row(2, "Ek, A", fide_id=7), row(3, "Ek, B", fide_id=7)], [(3, "row-number-twice")], 1),
        ([row(2, "Ek, A"), row(3, "A. EK")], [(3, "row-twice")], 1),
        ([row(2, "Ek, A", birth="1987"), row(3, "Ek, A", birth="2001")], [], 2),
        ([row(2, "Dahl, X"), row(3, "Dahl, X")], [(3, "row-twice")], 0),
    ],
)
def test_of_two_rows_about_one_person_only_the_first_is_taken(rows, refused, new):
    found = comparison([registered(1, "Dahl, X", rating=1500)], rows)
    assert [(problem.line, problem.code) for problem in found.refused] == refused
    assert len(found.new) == new


def test_a_number_that_matches_leaves_the_homonym_in_the_next_row_a_new_player():
    player = registered(1, "Li, Wei", fide_id=7)
    rows = [row(2, "Li, Wei", fide_id=8), row(3, "Li, Wei", fide_id=7)]
    found = comparison([player], rows)
    assert [listed.row for listed in found.new] == [2]
    assert [known.listed.row for known in found.known] == [3]


def test_who_is_not_in_the_list_is_told_and_stays():
    players = [registered(1, "Ek, Sofia"), registered(2, "Li, Wei")]
    found = comparison(players, [row(2, "Li, Wei")])
    assert [player.name for player in found.missing] == ["Ek, Sofia"]
