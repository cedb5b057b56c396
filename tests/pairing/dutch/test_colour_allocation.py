"""Who gets White: one example for each rule, and the classic ones of the manuals."""

from dataclasses import replace

import pytest

from arbiter_gui.pairing.dutch.colour_allocation import allocated_colour
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import Colour
from tests.pairing.positions import card, position

W, B = Colour.WHITE, Colour.BLACK

EXAMPLES = [
    # higher ranked, lower ranked, colour of the higher ranked, rule
    ("WWBWBW", "BBWBWW", B, 2),  # both absolute: the wider colour difference
    ("WWW", "BBWBWW", B, 2),
    ("BWWBWBW", "BBWBWW", W, 2),  # absolute beats strong whatever the difference
    ("BWWWBWBW", "BBWBWW", B, 2),
    ("WB", "BWWB", W, 4),  # the shorter history runs out undecided
    ("BWWB", "WBWB", B, 3),
    ("WWBWWBB", "BW", W, 1),  # absolute for White, although White was played more often
    ("BBWW", "WBW", B, 2),
    ("BW", "WB", B, 1),
    ("WB", "WB", W, 4),
    ("", "WB", B, 1),
    ("WB", "", W, 1),
    ("", "", W, 5),
]


@pytest.mark.parametrize(("higher", "lower", "colour", "rule"), EXAMPLES)
def test_the_first_rule_that_decides_gives_the_colour(higher, lower, colour, rule):
    one, other = card(1, 1, higher), card(2, 1, lower)
    assert allocated_colour(one, other, W) == (colour, rule)


@pytest.mark.parametrize(
    ("higher", "lower", "colour", "rule"),
    [
        ("WWBWBW", "BBWBWW", W, 3),  # two absolute preferences are equal, whatever the difference
        ("WWW", "BBWBWW", B, 3),
        ("BWWBWBW", "BBWBWW", W, 2),
        ("BWWWBWBW", "BBWBWW", W, 3),
        ("WB", "BWWB", W, 4),
        ("BWWB", "WBWB", B, 3),
        ("BBWW", "WBW", B, 2),
        ("BW", "WB", B, 1),
        ("WB", "WB", W, 4),
        ("", "WB", B, 1),
    ],
)
def test_edition_2012_does_not_look_at_the_colour_difference(higher, lower, colour, rule):
    one, other = card(1, 1, higher), card(2, 1, lower)
    found = allocated_colour(one, other, W, wider_difference_first=False)
    assert found == (colour, rule)
    there = position(replace(one, score=90), replace(other, score=90), round_number=9)
    boards = pair_round(replace(there, edition="2012")).pairs
    assert [pair.colour_rule for pair in boards] == [f"E.{rule}"]


@pytest.mark.parametrize(("higher", "lower", "colour", "rule"), EXAMPLES)
def test_a_board_names_the_article_that_gave_the_colours(higher, lower, colour, rule):
    there = position(card(1, 9, higher), card(2, 9, lower), round_number=9)
    for edition, article in (("2026", f"5.2.{rule}"), ("2017", f"E.{rule}")):
        (board,) = pair_round(replace(there, edition=edition)).pairs
        assert board.colour_rule == article
        assert (board.white == 1) is (colour is W)


@pytest.mark.parametrize("initial", [W, B])
def test_an_odd_number_gets_the_initial_colour(initial):
    seven, eight = card(7), card(8)
    assert allocated_colour(seven, card(9), initial).colour is initial
    assert allocated_colour(eight, card(9), initial).colour is initial.opposite


def test_parity_is_that_of_the_players_who_have_arrived():
    late = card(7, parity_number=6)
    assert allocated_colour(late, card(9), W).colour is B
