"""The order in which article 4 generates candidates, on bracket sequence numbers (BSN).

Every function yields from the first to the last. Only transpositions in which two players meet who
must not are left out at once: no criterion can bring them back.
"""

from itertools import combinations


def transpositions(s1, s2, may_meet):
    """The legal orders of S2, compared on the BSNs in its first places. Article: 4.2."""
    if not s1:
        yield ()
        return
    for opponent in sorted(s2):
        if may_meet(s1[0], opponent):
            others = [player for player in s2 if player != opponent]
            for rest in transpositions(s1[1:], others, may_meet):
                yield opponent, *rest


def resident_exchanges(s1, s2):
    """S1 and S2 without exchange, then after each exchange of 4.3, sorted again. Article: 4.3."""
    yield sorted(s1), sorted(s2)
    for size in range(1, min(len(s1), len(s2)) + 1):
        exchanges = [
            (leaving, entering)
            for leaving in combinations(sorted(s1), size)
            for entering in combinations(sorted(s2), size)
        ]
        for leaving, entering in sorted(exchanges, key=_exchange_rank):
            yield (
                sorted({*s1} - {*leaving} | {*entering}),
                sorted({*s2} - {*entering} | {*leaving}),
            )


def _exchange_rank(exchange):
    """4.3.2 smallest difference of the sums; 4.3.3 highest leaving; 4.3.4 lowest entering."""
    leaving, entering = exchange
    return (
        sum(entering) - sum(leaving),
        [-bsn for bsn in sorted(leaving, reverse=True)],
        sorted(entering),
    )


def homogeneous_candidates(players, pairs, may_meet):
    """The pairs of each candidate of a homogeneous bracket or a remainder. Articles: 3.2, 3.6."""
    ranked = sorted(players)
    for s1, s2 in resident_exchanges(ranked[:pairs], ranked[pairs:]):
        for order in transpositions(s1, s2, may_meet):
            yield tuple(zip(s1, order, strict=True))


def heterogeneous_candidates(mdp_sets, residents, remainder_pairs, may_meet):
    """The pairs of each candidate: an MDP-pairing, then a candidate of the remainder.

    `mdp_sets` come in the order of 4.4. Articles: 3.2, 3.3, 3.7.
    """
    for s1 in mdp_sets:
        for order in transpositions(s1, residents, may_meet):
            mdp_pairing = tuple(zip(s1, order, strict=True))
            remainder = [resident for resident in residents if resident not in order]
            for rest in homogeneous_candidates(remainder, remainder_pairs, may_meet):
                yield mdp_pairing + rest
