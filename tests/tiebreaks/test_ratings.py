import pytest

from arbiter_gui.tiebreaks.rating_tables import expected_score, rating_difference
from arbiter_gui.tournament import THREE_ONE_NIL
from tests.tiebreaks.values import values

EVENT = """
    1 A 2400 | 2w1 3b= 4w+
    2 B 2301 | 1b0 4w1 3b1
    3 C 2200 | 4b0 1w= 2w0
    4 D 2003 | 3w1 2b0 1b-
    """


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("ARO", {1: 2251, 2: 2201, 3: 2235, 4: 2251}),  # 2250½ is rounded up
        ("ARO/C1", {1: 2301, 2: 2300, 3: 2351, 4: 2301}),
        ("ARO/M1", {1: 0, 2: 2200, 3: 2301, 4: 0}),
        ("RTNG", {1: 2400, 2: 2301, 3: 2200, 4: 2003}),
        # 1½ of 2: 75 % is +193; 2 of 3: 67 % is +125; ½ of 3: 17 % is -273; 1 of 2: 0
        ("TPR", {1: 2251 + 193, 2: 2201 + 125, 3: 2235 - 273, 4: 2251}),
        ("APRO", {1: (2326 + 1962) // 2, 2: 2219, 3: 2340, 4: 2144}),
    ],
)
def test_only_games_over_the_board_count(code, expected):
    assert values(EVENT, code) == expected


def test_the_perfect_performance_is_the_lowest_rating_that_is_expected_to_score_as_much():
    found = values(EVENT, "PTP")
    opponents = {1: (2301, 2200), 2: (2400, 2003, 2200), 3: (2003, 2400, 2301), 4: (2200, 2301)}
    points = {1: 150, 2: 200, 3: 50, 4: 100}
    for player, rating in found.items():
        reached = sum(expected_score(rating - other) for other in opponents[player])
        below = sum(expected_score(rating - 1 - other) for other in opponents[player])
        assert below < points[player] <= reached
    average = values(EVENT, "APPO")
    assert average[1] == (found[2] + found[3] + 1) // 2


def test_without_a_point_and_with_all_points_there_is_a_perfect_performance_too():
    text = "1 A 2400 | 2w1\n2 B 2301 | 1b0"
    assert values(text, "PTP") == {1: 2301 + 736, 2: 2400 - 800}
    assert values(text, "TPR") == {1: 2301 + 800, 2: 2400 - 800}


def test_who_has_not_played_has_no_performance():
    text = "1 A 2400 | 2w+\n2 B 2301 | 1b-"
    for code in ("ARO", "TPR", "PTP", "APRO", "APPO"):
        assert values(text, code) == {1: None, 2: None}


def test_performances_do_not_depend_on_what_a_win_is_worth():
    for code in ("TPR", "PTP"):
        assert values(EVENT, code, scoring=THREE_ONE_NIL) == values(EVENT, code)


def test_one_unrated_player_takes_the_criterion_from_all_unless_a_rating_was_announced():
    text = EVENT.replace("4 D 2003", "4 D")
    for code in ("ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"):
        assert values(text, code) == dict.fromkeys(range(1, 5))
    assert values(text, "ARO/U1400")[3] == round((1400 + 2400 + 2301) / 3)
    assert values(text, "RTNG/U1400")[4] == 1400
    assert values(text, "APRO/U2003") == values(EVENT, "APRO")


def test_the_tables_are_those_of_the_handbook():
    assert [rating_difference(p) for p in (0, 17, 50, 67, 99, 100)] == [
        -800, -273, 0, 125, 677, 800,
    ]  # fmt: skip
    assert all(rating_difference(p) == -rating_difference(100 - p) for p in range(101))
    assert [expected_score(d) for d in (0, 3, 4, 77, 83, 400, 735, 736)] == [
        50, 50, 51, 61, 61, 92, 99, 100,
    ]  # fmt: skip
    assert all(expected_score(d) + expected_score(-d) == 100 for d in range(1, 900))
