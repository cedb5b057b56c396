"""What must not change a pairing, or must change it in one way only."""

from dataclasses import replace
from random import Random

import pytest

from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.systems import pair_round
from tests.pairing.dutch.small_rounds import renamed, small_round

SEEDS = range(0, 6000, 40)


def paired(position):
    """(pairs as (white, black), player with the PAB), or None when impossible."""
    try:
        outcome = pair_round(position)
    except PairingImpossible:
        return None
    return [(pair.white, pair.black) for pair in outcome.pairs], outcome.pab


@pytest.fixture(params=["2017", "2026"])
def positions(request):
    return [small_round(Random(seed), request.param) for seed in SEEDS]


def test_other_keys_give_the_same_boards(positions):
    for position in positions:
        keys = [card.key for card in position.cards]
        others = Random(len(keys)).sample(range(100, 200), len(keys))
        names = dict(zip(keys, others, strict=True))
        pairs, pab = paired(position) or (None, None)
        expected = pairs and [(names[white], names[black]) for white, black in pairs]
        assert (paired(renamed(position, names)) or (None, None)) == (expected, names.get(pab))


def test_all_colours_turned_round_give_the_same_pairs_with_colours_turned_round(positions):
    for position in positions:
        turned = replace(
            position,
            initial_colour=position.initial_colour.opposite,
            cards=tuple(
                replace(card, colours=tuple(colour.opposite for colour in card.colours))
                for card in position.cards
            ),
        )
        pairs, pab = paired(position) or ([], None)
        assert (paired(turned) or ([], None)) == ([pair[::-1] for pair in pairs], pab)


def test_a_point_more_for_everybody_changes_nothing_before_the_last_round(positions):
    for position in positions:
        if position.round < position.rounds:
            cards = tuple(replace(card, score=card.score + 10) for card in position.cards)
            assert paired(replace(position, cards=cards)) == paired(position)


def test_the_number_of_rounds_to_come_changes_nothing_before_the_last_round(positions):
    for position in positions:
        if position.round < position.rounds:
            assert paired(replace(position, rounds=position.rounds + 3)) == paired(position)


def test_telling_the_story_changes_no_board(positions):
    for position in positions:
        if paired(position) is not None:
            told, silent = pair_round(position, with_story=True), pair_round(position)
            assert (told.pairs, told.pab) == (silent.pairs, silent.pab)
