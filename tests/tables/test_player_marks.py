"""What looks odd about registered players."""

import pytest

from arbiter_gui.tables.player_marks import player_marks
from arbiter_gui.tables.players import players_table
from arbiter_gui.tournament import EventDetails, Player, PlayerKey, Tournament, Tpn


def player(number, name, fide_id=0, birth="", rating=1500):
    return Player(PlayerKey(number), Tpn(number), name, rating=rating, fide_id=fide_id, birth=birth)


def texts(*players, start="2026/12/01", today=2026):
    tournament = Tournament([EventDetails(start=start), *players])
    marks = player_marks(tournament, today)
    return {int(key): [mark.text for mark in found] for key, found in marks.items()}


def test_two_with_one_fide_number_are_marked():
    assert texts(player(1, "A, B", 7), player(2, "C, D", 7)) == {
        1: ["same as no. 2?"],
        2: ["same as no. 1?"],
    }


def test_two_with_one_name_and_birth_year_are_marked_accents_and_capitals_aside():
    one, two = (
        player(1, "García, José", birth="1990"),
        player(2, "GARCIA, Jose", birth="1990/01/02"),
    )
    assert texts(one, two) == {1: ["same as no. 2?"], 2: ["same as no. 1?"]}


def test_namesakes_of_another_year_or_another_number_are_two_people():
    assert texts(player(1, "A, B", birth="1990"), player(2, "A, B", birth="1991")) == {}
    assert texts(player(1, "A, B", 7, "1990"), player(2, "A, B", 8, "1990")) == {}


def test_a_missing_rating_is_marked():
    assert texts(player(1, "A, B", rating=0)) == {1: ["no rating"]}


@pytest.mark.parametrize(
    ("birth", "is_odd"),
    [
        ("2023", True),
        ("2022", False),
        ("1926", False),
        ("1925/05/05", True),
        ("2030", True),
        ("", False),
    ],
)
def test_who_would_be_under_4_or_over_100_is_marked(birth, is_odd):
    assert bool(texts(player(1, "A, B", birth=birth))) is is_odd


def test_an_event_without_a_date_is_taken_for_one_of_today():
    assert texts(player(1, "A, B", birth="2018"), start="", today=2020) == {1: ["born 2018?"]}
    assert texts(player(1, "A, B", birth="2018"), start="", today=0) == {}


def test_the_list_of_players_has_the_marks_in_a_column():
    tournament = Tournament([player(1, "A, B", rating=0), player(2, "C, D")])
    table = players_table(tournament, 0)
    place = [column.key for column in table.columns].index("odd")
    assert [row.cells[place].text for row in table.rows] == ["no rating", ""]
