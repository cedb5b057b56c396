"""What a candidate reached for each criterion, read from the cost that the solver compares."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from arbiter_gui.i18n import N_
from arbiter_gui.pairing.dutch.costs import Costs
from arbiter_gui.pairing.dutch.criterion import Criterion
from arbiter_gui.pairing.dutch.downfloater_criteria import next_bracket_loss
from arbiter_gui.pairing.story import Count, CriterionValue

FEWER_DOWNFLOATERS = {"2026": "C6", "2017": "C.5", "2012": "B.3"}
SQUARES = {"2012": "B.3"}
"""Editions that pair the last bracket by squared score differences."""
DOWNFLOATERS_NAME = N_("number of downfloaters")
SQUARES_NAME = N_("score differences, squared")


class Reached(NamedTuple):
    """The values of one cost, apart from that of the next bracket.

    Attributes:
        above: Those of the criteria before the next bracket; all, where it is no criterion.
        next_bracket: The criterion of the next bracket, or None.
        below: Those of the criteria after it.
    """

    above: tuple[CriterionValue, ...]
    next_bracket: Criterion | None
    below: tuple[CriterionValue, ...]


@lru_cache(maxsize=1 << 12)
def reached(costs: Costs, cost: int, squares: str = "") -> Reached:
    """Takes the cost of a candidate apart; most brackets of a round have one of a few costs.

    Args:
        costs: How it was made.
        cost: The cost of all pairs and downfloaters.
        squares: Article of the squared score differences, where they stand above the criteria.
    """
    above: list[CriterionValue] = []
    if squares:
        bits = len(costs.fields) * costs.shape.width
        above.append(CriterionValue(squares, SQUARES_NAME, cost >> bits))
    below: list[CriterionValue] = []
    next_bracket, values = None, above
    for criterion, fields in groupby(costs.values(cost), key=lambda field: field[0]):
        if criterion.floater is next_bracket_loss:
            next_bracket, values = criterion, below
        else:
            count = _count(criterion, fields)
            values.append(CriterionValue(criterion.article, criterion.name, count))
    return Reached(tuple(above), next_bracket, tuple(below))


def _count(criterion: Criterion, fields: Iterator[tuple[Criterion, int, int]]) -> Count:
    if criterion.by_difference:
        return tuple(difference for _, difference, count in fields for _ in range(count))
    counts = tuple(count for _, _, count in fields)
    return counts if criterion.by_score else counts[0]
