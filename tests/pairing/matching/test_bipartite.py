from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.pairing.matching.bipartite import first_matching


def first_by_trying(options, free=-1):
    if not options:
        return []
    for right in range(options[0].bit_length()):
        if options[0] & free & 1 << right:
            later = first_by_trying(options[1:], free & ~(1 << right))
            if later is not None:
                return [right, *later]
    return None


@given(st.lists(st.integers(0, 127), max_size=7))
def test_no_earlier_matching_exists(options):
    assert first_matching(options) == first_by_trying(options)


@given(st.lists(st.integers(1, 63), min_size=5, max_size=6))
def test_no_earlier_matching_exists_when_hardly_anybody_is_left_over(options):
    assert first_matching(options) == first_by_trying(options)


def test_everybody_gets_the_lowest_when_nobody_competes():
    assert first_matching([0b1110, 0b1110, 0b1110]) == [1, 2, 3]


def test_two_who_want_the_same_one_cannot_both_be_served():
    assert first_matching([0b100, 0b100]) is None


def test_a_long_chain_of_displacements_reaches_the_first_matching():
    size = 300
    options = [0b11 << left for left in range(size - 1)] + [1]
    assert first_matching(options) == [*range(1, size), 0]


def test_a_later_one_with_a_single_choice_moves_an_earlier_one_as_little_as_possible():
    assert first_matching([0b1101, 0b0011, 0b0001]) == [2, 1, 0]
