"""The editions of the text side by side: criteria, order of MDP sets, and what is binding."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.pairing.dutch.literal_criteria_2017 import QUALITY_2017
from tests.pairing.dutch.literal_criteria_2026 import QUALITY_2026


@dataclass(frozen=True)
class LiteralEdition:
    """What differs between the editions inside a bracket.

    Attributes:
        quality: (name, count, best value) of each quality criterion, the most important first.
        rank_of_mdp_set: Sort key of a set of MDPs that may be paired together.
        complies: Whether a bracket may leave these downfloaters.
    """

    quality: tuple
    rank_of_mdp_set: Callable
    complies: Callable


def rank_by_numbers(_, mdps):
    """The smallest differing BSN. Article: 2026 4.4.2."""
    return mdps


def rank_by_scores_and_numbers(bracket, mdps):
    """The highest differing score, then the smallest differing BSN. Article: 2017 D.3."""
    return [-bracket.round.score(mdp) for mdp in mdps], mdps


def completes_with_the_lowest_pab(bracket, downfloaters):
    """In every bracket. Articles: 2026 2.2.1 (C4), 2.3.1 (C5)."""
    left = downfloaters | bracket.lower
    return bracket.round.complies_with_c4_and_c5(left, bracket.best_pab)


def completes_where_the_round_ends_or_collapses(bracket, downfloaters):
    """Only in the last brackets: elsewhere completion is tested afterwards. Article: 2017 C.4."""
    if "C4" in bracket.round.without or (bracket.lower and not bracket.collapses):
        return True
    return bracket.round.lowest_pab(downfloaters | bracket.lower) is not None


EDITIONS = {
    "2017": LiteralEdition(
        quality=QUALITY_2017,
        rank_of_mdp_set=rank_by_scores_and_numbers,
        complies=completes_where_the_round_ends_or_collapses,
    ),
    "2026": LiteralEdition(
        quality=QUALITY_2026,
        rank_of_mdp_set=rank_by_numbers,
        complies=completes_with_the_lowest_pab,
    ),
}
