import pytest

from arbiter_gui.tournament import ScoringSystem
from tests.tiebreaks.values import values

UNPLAYED = """
    1 A | 2w1 U   3b+ H   4w=
    2 B | 1b0 4w- F   3b1 Z
    3 C | 4w0 Z   1w- 2w0 .
    4 D | 3b1 2b+ H   H   1b=
    """
ODD = """
    1 A | 2w= 3b0
    2 B | 1b0 4wW
    3 C | 4b- 1w0
    4 D | 3w- 2bL
    """


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("WIN", {1: 3, 2: 2, 3: 0, 4: 2}),
        ("WON", {1: 1, 2: 1, 3: 0, 4: 1}),
        ("BPG", {1: 0, 2: 2, 3: 0, 4: 2}),
        ("BWG", {1: 0, 2: 1, 3: 0, 4: 1}),
        ("REP", {1: 4, 2: 3, 3: 2, 4: 3}),
        ("GE", {1: 4, 2: 3, 3: 2, 4: 3}),
        ("STD", {1: 4, 2: 2, 3: 0, 4: 3.5}),
        ("TPN", {1: 1, 2: 2, 3: 3, 4: 4}),
        ("PS", {1: 1 + 2 + 3 + 3.5 + 4, 2: 0 + 0 + 1 + 2 + 2, 3: 0, 4: 1 + 2 + 2.5 + 3 + 3.5}),
        ("PS/C1", {1: 12.5, 2: 5, 3: 0, 4: 11}),
        ("PS/C2", {1: 10.5, 2: 5, 3: 0, 4: 9}),
    ],
)
def test_rounds_are_counted_by_what_happened_in_them(code, expected):
    assert values(UNPLAYED, code) == expected


def test_the_pairing_allocated_bye_is_a_win_only_if_it_is_worth_one():
    half = ScoringSystem(pab=5)
    assert values(UNPLAYED, "WIN", scoring=half)[1] == 2
    assert values(UNPLAYED, "STD", scoring=half)[1] == 3.5


def test_games_of_less_than_one_move_are_won_over_the_board():
    assert values(ODD, "WON") == {1: 0, 2: 1, 3: 0, 4: 0}


def test_nobody_gets_a_half_standard_point_for_nothing_unless_the_letter_of_the_article_is_wanted():
    assert values(ODD, "STD") == {1: 0.5, 2: 1, 3: 0, 4: 0}
    assert values(ODD, "STD/P") == {1: 1.5, 2: 1, 3: 1, 4: 0.5}


ROUND_ROBIN = """
    1 A | 4w+ 2b1 3w=
    2 B | 3w0 1w0 4b+
    3 C | 2b1 4b- 1b=
    4 D | 1b- 3w+ 2w-
    """


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("WON", {1: 1, 2: 0, 3: 1, 4: 0}),
        ("WON/P", {1: 2, 2: 1, 3: 1, 4: 1}),
        ("BPG", {1: 1, 2: 0, 3: 2, 4: 0}),
        ("BPG/P", {1: 1, 2: 1, 3: 2, 4: 0}),
        ("BWG", {1: 1, 2: 0, 3: 1, 4: 0}),
        ("BWG/P", {1: 1, 2: 1, 3: 1, 4: 0}),
        ("REP", {1: 3, 2: 3, 3: 2, 4: 1}),
    ],
)
def test_forfeit_wins_of_a_round_robin_are_games_where_the_event_says_so(code, expected):
    assert values(ROUND_ROBIN, code, system="BERGER_ROUNDROBIN", rounds=3) == expected


def test_in_a_swiss_forfeit_wins_are_never_games():
    assert values(ROUND_ROBIN, "WON/P", rounds=3) == values(ROUND_ROBIN, "WON", rounds=3)
