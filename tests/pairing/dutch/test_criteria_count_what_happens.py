"""What the criteria count before the colours are given is what article 5 then does."""

from itertools import product

from arbiter_gui.pairing.dutch.colour_allocation import allocated_colour
from arbiter_gui.pairing.dutch.colour_criteria import (
    preference_refused,
    strong_preference_refused,
    third_colour,
    wide_difference,
)
from arbiter_gui.pairing.dutch.editions import EDITION_2017, EDITION_2026
from arbiter_gui.pairing.dutch.player_types import last_round_colour_bits, player_type
from arbiter_gui.pairing.swiss.colours import Strength, colour_difference, colour_preference
from arbiter_gui.tournament import Colour
from tests.pairing.positions import card


def possible_histories(longest):
    """Colours of played games as rounds before the last one leave them."""
    for length in range(longest + 1):
        for colours in product(Colour, repeat=length):
            starts = (colours[:end] for end in range(1, length + 1))
            differences_stay = all(abs(colour_difference(start)) <= 2 for start in starts)
            triples = zip(colours, colours[1:], colours[2:], strict=False)
            if differences_stay and all(len(set(triple)) > 1 for triple in triples):
                yield colours


HISTORIES = list(possible_histories(6))


def letters(colours):
    return "".join(colour.value for colour in colours)


def meetings():
    """Every two histories, with their types and the histories after the game."""
    types = {
        colours: player_type(last_round_colour_bits(colours, topscorer=True))
        for colours in HISTORIES
    }
    for own, other in product(HISTORIES, repeat=2):
        higher, lower = card(1, 1, letters(own)), card(2, 1, letters(other))
        colour = allocated_colour(higher, lower, Colour.WHITE).colour
        yield types[own], types[other], (own, colour), (other, colour.opposite)


def test_topscorers_colours_are_counted_as_they_will_be_given():
    counted = [0, 0]
    for first, second, *games in meetings():
        after = [(*before, colour) for before, colour in games]
        too_wide = sum(abs(colour_difference(colours)) > 2 for colours in after)
        thrice = sum(len(c) > 2 and len(set(c[-3:])) == 1 for c in after)
        assert wide_difference(first, second) == too_wide
        assert third_colour(first, second) == thrice
        counted[0] += too_wide
        counted[1] += thrice
    assert min(counted) > 50


def test_preferences_are_counted_as_they_will_be_refused():
    for first, second, *games in meetings():
        refused = [
            colour_preference(before).strength
            for before, colour in games
            if colour_preference(before).colour not in (None, colour)
        ]
        assert preference_refused(first, second) == len(refused)
        assert strong_preference_refused(first, second) == refused.count(Strength.STRONG)


def test_the_criteria_of_an_edition_come_in_the_order_of_their_articles():
    articles = [criterion.article for criterion in EDITION_2026.criteria]
    assert articles == [f"C{number}" for number in range(7, 22)]
    articles = [criterion.article for criterion in EDITION_2017.criteria]
    assert articles == [f"C.{number}" for number in range(6, 20)]
    articles = [criterion.article for criterion in EDITION_2017.collapsed_criteria]
    assert articles == ["C.6", *(f"C.{number}" for number in range(8, 20)), "D.3"]
