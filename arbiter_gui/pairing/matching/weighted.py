"""Matchings of the largest weight, by Edmonds' primal-dual method with integers of any length."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arbiter_gui.pairing.matching.primal_dual import PrimalDual
from arbiter_gui.progress import NoProgress, Progress


class NoPerfectMatching(Exception):
    """No matching pairs everybody."""


@dataclass(frozen=True, slots=True)
class ProvedMatching:
    """A matching of the largest weight with the bounds that prove it.

    Attributes:
        mate: The mate of each vertex, -1 without one.
        duals: `duals[v] + duals[w]` is at least `2 * weights[v][w]`, except inside odd sets.
        has_odd_sets: Whether some odd set of vertices has a bound of its own. If none has, the
            best matchings are exactly those whose pairs all reach their bound.
        tight: Gives for each vertex the bitset of those it makes a pair with that reaches its
            bound, odd sets counted; the best matchings have no other pairs.
    """

    mate: list[int]
    duals: list[int]
    has_odd_sets: bool
    tight: Callable[[], list[int]]


def maximum_weight_matching(
    weights: Sequence[Sequence[int | None]],
    *,
    perfect: bool,
    progress: Progress | None = None,
    duals: Sequence[int] | None = None,
) -> list[int]:
    """A matching whose weights sum to the most: the mate of each vertex, -1 without one.

    `weights` is symmetric; None means that two vertices cannot be paired. With `perfect` only
    matchings that pair everybody count, and `NoPerfectMatching` is raised when there is none;
    without it, pairs that weigh nothing may be made or left out.

    The nearer `duals` come to the best bounds (`duals[v] + duals[w]` at least `2 *
    weights[v][w]`, as small as possible), the faster the answer is found; any integers will do.
    """
    return proved_matching(weights, perfect=perfect, progress=progress, duals=duals).mate


def proved_matching(
    weights: Sequence[Sequence[int | None]],
    *,
    perfect: bool,
    progress: Progress | None = None,
    duals: Sequence[int] | None = None,
) -> ProvedMatching:
    """As `maximum_weight_matching`, with the bounds that prove that nothing weighs more."""
    size = len(weights)
    if perfect and size % 2:
        raise NoPerfectMatching
    watcher = progress or NoProgress()
    search = PrimalDual(_doubled(weights, perfect=perfect), perfect=perfect)
    search.start(duals)
    for root in range(size):
        watcher.raise_if_cancelled()
        if search.is_unfinished(root):
            search.run(root)
        watcher.step(root + 1, size)
    found = ProvedMatching(search.mate, search.duals, search.has_odd_sets, search.tight_pairs)
    if perfect and any(weights[one][other] is None for one, other in enumerate(found.mate)):
        raise NoPerfectMatching
    return found


def _doubled(weights: Sequence[Sequence[int | None]], *, perfect: bool) -> list[list[int]]:
    """The weights times two; what cannot be paired weighs too little ever to be worth it."""
    absent = -1
    if perfect:
        known = [weight for row in weights for weight in row if weight is not None]
        low, high = min(known, default=0), max(known, default=0)
        absent = low - (len(weights) // 2 + 1) * (high - low) - 1
    return [[2 * (absent if weight is None else weight) for weight in row] for row in weights]
