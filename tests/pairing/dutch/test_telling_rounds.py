"""Rounds that tell a right engine from one that is wrong in a single place.

Each was looked for because the other small rounds of the suite do not notice that place; what is
expected is enumerated from the articles. A seed means something as long as `small_round` draws the
same positions for it.
"""

import pytest

from arbiter_gui.pairing.position import position_before
from tests.pairing.dutch.literal import literal_brackets, literal_pairing
from tests.pairing.dutch.literal_round import LiteralRound
from tests.pairing.dutch.test_hard_situations import favourite_wins, played
from tests.pairing.literal import engine_pairing, tally

SEEDS = {
    "weighted matchings find the order among the pairs that are left": [("2026", 772)],
    "the same among the requirements of 2012": [("2012", 988)],
    "the bound for a complete pairing counts floaters against it": [("2026", 1294)],
    "the bound counts those who are bound to White": [("2026", 1427)],
    "a known barrier stops other floaters by whom they reach": [("2026", 1159), ("2017", 1371)],
    "a barrier holds nobody but those below": [("2026", 505), ("2026", 8394)],
    "the bye is one vertex more below": [("2026", 5454)],
    "as many floaters as there are players below may all be paired": [("2017", 2215)],
    "candidates that are tried are compared by all their costs": [("2026", 1622)],
    "a collapsed bracket compares scores by differences": [("2017", 1519), ("2017", 1930)],
    "a collapsed bracket is not settled by trial": [("2017", 6486)],
    "who may have the bye counts for each of two who reach the same": [("2017", 602)],
    "number, scores and losses of downfloaters have fields of their own": [("2017", 1749)],
    "who is bound to one side below meets nobody of that side": [("2017", 525)],
    "an upper player may take the place of one left over": [("2012", 1188), ("2012", 1389)],
    "residents who meet nobody are not counted for P0": [("2012", 561)],
    "C.13 leaves no last moved-down player out for a pair of residents": [("2012", 2681)],
}


@pytest.mark.parametrize("rounds", SEEDS.values(), ids=SEEDS)
def test_a_telling_round_is_paired_as_the_enumeration_has_it(rounds):
    for edition, seed in rounds:
        assert tally(edition, [seed], counts=False).differing == []


@pytest.mark.parametrize(
    ("edition", "players", "number"),
    [("2026", 12, 7), ("2026", 15, 9), ("2017", 10, 7)],
    ids=["several scores of MDPs", "a bye at the end of a wide bracket", "places below the next"],
)
def test_a_late_round_of_favourites_is_paired_as_the_enumeration_has_it(edition, players, number):
    """Whoever has the lower number has won all games; nearly everybody is a scoregroup alone."""
    event, _ = played(players, number, favourite_wins, edition)
    there = position_before(event, number)
    brackets = list(literal_brackets(LiteralRound(there)))
    assert engine_pairing(there) == literal_pairing(there, brackets)
