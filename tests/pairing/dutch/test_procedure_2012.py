"""The procedure of edition 2012: what it asks of a bracket, and its looks back."""

from dataclasses import replace
from random import Random

import pytest

from arbiter_gui.pairing import systems
from arbiter_gui.pairing.dutch import bracket_solver_2012
from arbiter_gui.pairing.dutch.hard_brackets import WeightedNetwork
from arbiter_gui.pairing.dutch.procedure_2012 import Round2012
from arbiter_gui.pairing.outcome import Pair, PairingImpossible
from arbiter_gui.pairing.story import BracketKind
from arbiter_gui.pairing.validation import IllegalPairing
from tests.pairing.dutch.literal_2012 import literal_pairing_2012
from tests.pairing.dutch.small_rounds import small_round
from tests.pairing.literal import engine_pairing
from tests.pairing.positions import boards, card, pairs, position


def paired_2012(*cards, **more):
    return pairs(*cards, edition="2012", **more)


def test_semi_absolute_preferences_are_kept_apart():
    """A.7.d: somebody is denied Black anyway, but not one of 1 and 3, who missed a game."""
    cards = [card(1, 1, "W"), card(2, 1, "BW"), card(3, 1, "W"), card(4, 1, "WB")]
    assert paired_2012(*cards, round_number=3) == "1-4 2-3"
    assert paired_2012(*cards, round_number=4) == "1-4 2-3"  # A.7.e: 2 is the variable one


@pytest.mark.parametrize(
    ("number", "expected"), [(3, "1-3 2-4 5-6"), (4, "1-2 3-5 4-6"), (5, "1-3 2-4 5-6")]
)
def test_before_an_odd_round_strong_preferences_come_before_the_number_of_all(number, expected):
    """A.7.d: 1-2 refuses a strong one; the only other way refuses three, none of them strong."""
    ways = ("12", "35", "46", "13", "24", "56")
    met = {
        player: [
            other for other in range(1, 7) if not {f"{player}{other}", f"{other}{player}"} & {*ways}
        ]
        for player in range(1, 7)
    }
    played = ("B", "B", "WB", "WB", "BW", "BW")
    cards = [
        card(player, 1, games, met={*met[player]} - {player})
        for player, games in enumerate(played, start=1)
    ]
    assert paired_2012(*cards, round_number=number) == expected


def test_half_a_point_without_a_game_bars_the_bye():
    """B.1.b is on the card; the bye goes to who may have it, from whatever score."""
    cards = [card(1, 2), card(2, 1, may_receive_pab=False), card(3, 0, may_receive_pab=False)]
    assert paired_2012(*cards) == "2-3 1"


def test_the_bracket_above_gives_other_floaters():
    """C.12: 3 would float, but has met 4."""
    cards = [card(1, 1), card(2, 1), card(3, 1, met=(4,)), card(4, 0, met=(3,))]
    assert paired_2012(*cards) == "1-3 2-4"


def test_one_moved_down_player_who_meets_nobody_calls_for_others_in_the_lowest_bracket():
    """C.1, C.12: 3 could have the bye, but has met both players of the lowest bracket."""
    cards = [card(1, 1), card(2, 1), card(3, 1, met=(4, 5))]
    assert paired_2012(*cards, card(4, 0, met=(3,)), card(5, 0, met=(3,))) == "1-3 2-4 5"


def test_squared_score_differences_come_first_in_the_lowest_bracket():
    """B.3: 1-3 and the bye for 2 give 9 + 4; 2-3 and the bye for 1 would give 1 + 16."""
    cards = [card(1, 3, "BWB", met=(2,)), card(2, 1, "WBW", met=(1,)), card(3, 0, "BWB")]
    assert paired_2012(*cards, round_number=4) == "1-3 2"


EQUAL_SQUARES = [
    card(8, 2.5, "BBWWB", met=(1, 2, 3, 5, 10), up=(1, 2)),
    card(7, 2, "WBWW", met=(1, 4, 5, 9), up=(2,)),
    card(3, 1.5, "WWBB", met=(8, 9, 2, 5), up=(1,), down=(2,), may_receive_pab=False),
    card(6, 1, "WWBW", met=(1, 10, 4, 9), down=(1,), up=(2,), may_receive_pab=False),
    card(11, 1, "WB", met=(9, 2), up=(1,), may_receive_pab=False),
]
"""In tenths of points {8, 7 | 3, 6, 11} gives 15^2 + 5^2 + 20^2 with 6-8, 3-11 and the bye for 7.

7-3, 6-11 and the bye for 8 give 5^2 + 0 + 25^2, the same, and deny nobody a colour.
"""
ABOVE_THEM = [
    card(1, 3.5, "BWWB", met=(8, 4, 6, 7), up=(1,)),
    card(2, 3.5, "WBBW", met=(8, 11, 3, 4), down=(1, 2), may_receive_pab=False),
    card(4, 3.5, "BBWBW", met=(1, 2, 5, 6, 7), down=(1, 2)),
    card(9, 3.5, "BWBBW", met=(3, 6, 7, 10, 11), down=(1, 2)),
    card(10, 3.5, "WBBW", met=(8, 9, 5, 6), down=(1, 2), may_receive_pab=False),
    card(5, 2.5, "BWBBW", met=(3, 4, 7, 8, 10), down=(1,), up=(2,)),
]


@pytest.mark.parametrize(
    ("above", "boards_above"),
    [([], ""), (ABOVE_THEM, "9-2 4-10 5-1 ")],
    ids=["alone", "in a round"],
)
def test_among_equal_squares_the_higher_score_is_paired_whatever_it_costs(above, boards_above):
    """C.8.b before C.10: who stays unpaired is settled before colours, also in a lowest bracket."""
    there = position(*above, *EQUAL_SQUARES, edition="2012", round_number=6, rounds=7)
    assert boards(systems.pair_round(there)) == f"{boards_above}8-6 3-11 7-0"
    assert engine_pairing(there) == literal_pairing_2012(there)


def test_brackets_are_merged_when_no_opening_helps():
    """C.13: 4 and 2 join, 1-5 is given up, and 1 and 5 move down to them."""
    cards = [
        card(1, 2, "BW", met=(2,)),
        card(5, 1.5, "B", met=(4,)),
        card(4, 1, "BW", met=(2, 5)),
        card(2, 0.5, "WB", met=(1, 4)),
    ]
    assert paired_2012(*cards, rounds=8) == "1-4 2-5"
    there = position(*cards, rounds=8, edition="2012")
    last = systems.pair_round(there, with_story=True).stories[-1]
    assert last.kind is BracketKind.JOINED
    assert {*last.mdps, *last.residents} == {1, 2, 4, 5}


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ([card(n, 1, may_receive_pab=False) for n in (1, 2, 3)], "pab-impossible"),
        ([card(n, 1, met={1, 2, 3, 4} - {n}) for n in (1, 2, 3, 4)], "no-legal-pairing"),
    ],
)
def test_what_cannot_be_paired_is_proved(cards, code):
    with pytest.raises(PairingImpossible) as error:
        paired_2012(*cards)
    assert error.value.code == code
    assert error.value.blockers


def test_an_illegal_pairing_is_refused(monkeypatch):
    cards = (card(1, 1, met=(2,)), card(2, 1, met=(1,)), card(3, 1), card(4, 1))
    there = position(*cards, edition="2012")
    good = systems.pair_round(there)
    bad = replace(good, pairs=(Pair(1, 2), Pair(3, 4)))
    monkeypatch.setattr(Round2012, "pair", lambda _self, **_options: bad)
    with pytest.raises(IllegalPairing):
        systems.pair_round(there)


def by_witness(monkeypatch):
    monkeypatch.setattr(bracket_solver_2012, "in_first_order", lambda *_bracket: None)


def by_weights(monkeypatch):
    by_witness(monkeypatch)
    solver = bracket_solver_2012.BracketSolver2012
    monkeypatch.setattr(solver, "_in_order", lambda *_search: None)
    tight = WeightedNetwork.tight
    monkeypatch.setattr(WeightedNetwork, "tight", lambda network: tight(network) and None)


@pytest.mark.parametrize("forced", [by_witness, by_weights])
def test_a_fallback_finds_the_same_candidates(forced, monkeypatch):
    forced(monkeypatch)
    for seed in range(1000, 1150):
        there = small_round(Random(seed), "2012")
        assert engine_pairing(there) == literal_pairing_2012(there), f"seed {seed}"


def test_the_story_has_the_brackets_as_they_were_paired_in_the_end():
    cards = [card(1, 1), card(2, 1), card(3, 1, met=(4,)), card(4, 0, met=(3,))]
    outcome = systems.pair_round(position(*cards, edition="2012"), with_story=True)
    assert [story.pairs for story in outcome.stories] == [((1, 3),), ((2, 4),)]
    assert [story.downfloaters for story in outcome.stories] == [(2,), ()]
    kinds = [story.kind for story in outcome.stories]
    assert kinds == [BracketKind.ASKED, BracketKind.ORDINARY]


def test_nobody_is_asked_who_has_given_what_is_needed():
    cards = [card(1, 1), card(2, 1), card(3, 1), card(4, 0)]
    outcome = systems.pair_round(position(*cards, edition="2012"), with_story=True)
    assert [story.kind for story in outcome.stories] == [BracketKind.ORDINARY] * 2
