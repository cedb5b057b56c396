"""The quality criteria of edition 2017, each as a count over the pairs and downfloaters it names.

A smaller value is better; lists are compared from their first element on. `QUALITY_2017` has them
in their order, each with the value that no candidate of the bracket can beat, where it is known
without trying.
"""

from arbiter_gui.pairing.card import Float
from tests.pairing.dutch.literal_counts import (
    BEFORE_LAST,
    LAST,
    denied_preferences,
    denied_strong_preferences,
    empty,
    floated,
    high_to_low,
    nobody,
    number_of_downfloaters,
    topscorers_with_a_colour_three_times_in_a_row,
    topscorers_with_colour_difference_beyond_two,
)

POINT = 10


def artificial_score(candidate):
    """A point less than the lowest ranked player of the bracket has. Article: A.8."""
    return candidate.round.score(candidate.bracket.players[-1]) - POINT


def differences(candidate):
    """(player, float, score difference) of everybody who floats. Articles: A.4, A.8."""
    score = candidate.round.score
    for pair in candidate.pairs:
        higher, lower = sorted(pair)
        difference = score(higher) - score(lower)
        if difference:
            yield higher, Float.DOWN, difference
            yield lower, Float.UP, difference
    for player in candidate.downfloaters:
        yield player, Float.DOWN, score(player) - artificial_score(candidate)


def pairing_score_difference(candidate):
    """C.6: one difference for each pair and each downfloater."""
    score = candidate.round.score
    floaters = [score(player) - artificial_score(candidate) for player in candidate.downfloaters]
    return high_to_low(
        [abs(score(one) - score(other)) for one, other in candidate.pairs] + floaters
    )


def following_bracket(candidate):
    """C.7: pairs, then differences, of the next bracket; not before the collapsed last bracket.

    If that is the last one, its downfloater must be able to get the PAB.
    """
    bracket, score = candidate.bracket, candidate.round.score
    if bracket.collapses or not bracket.lower:
        return ()
    residents = candidate.round.scoregroup_below(bracket.lower)
    level = score(min(residents))
    mdps = candidate.downfloaters
    everybody = len(mdps) + len(residents)
    for count in range(everybody + 1):
        found = [
            high_to_low(
                [score(player) - level + POINT for player in floaters]
                + [score(mdp) - level for mdp in mdps - floaters]
                + [0] * ((len(residents - floaters) - len(mdps - floaters)) // 2)
            )
            for floaters in candidate.round.floater_sets(mdps, residents, count)
            if residents != bracket.lower or candidate.round.lowest_pab(floaters) is not None
        ]
        if found:
            return count, min(found)
    return everybody + 1, ()


def _again(direction, when):
    def players(candidate):
        return sum(
            floated(candidate, player, when, direction)
            for player, way, _ in differences(candidate)
            if way is direction
        )

    return players


def _differences_again(direction, when):
    def listed(candidate):
        return high_to_low(
            difference
            for player, way, difference in differences(candidate)
            if way is direction and floated(candidate, player, when, direction)
        )

    return listed


def least_difference(candidate):
    """What C.6 would be at best: all MDPs paired and the last residents floating.

    Unknown in the collapsed last bracket, whose residents have several scores.
    """
    bracket, score = candidate.bracket, candidate.round.score
    level = bracket.score()
    if level != score(bracket.players[-1]) or len(bracket.mdps) > len(candidate.pairs):
        return None
    floating = [POINT] * len(candidate.downfloaters)
    mdps = [score(mdp) - level for mdp in bracket.mdps]
    return high_to_low(mdps + floating + [0] * (len(candidate.pairs) - len(mdps)))


def unknown_unless_empty(candidate):
    """The best value of C.7 is known only where the criterion does not apply."""
    bracket = candidate.bracket
    return () if bracket.collapses or not bracket.lower else None


QUALITY_2017 = (
    ("C.5", number_of_downfloaters, number_of_downfloaters),
    ("C.6", pairing_score_difference, least_difference),
    ("C.7", following_bracket, unknown_unless_empty),
    ("C.8", topscorers_with_colour_difference_beyond_two, nobody),
    ("C.9", topscorers_with_a_colour_three_times_in_a_row, nobody),
    ("C.10", denied_preferences, nobody),
    ("C.11", denied_strong_preferences, nobody),
    ("C.12", _again(Float.DOWN, LAST), nobody),
    ("C.13", _again(Float.UP, LAST), nobody),
    ("C.14", _again(Float.DOWN, BEFORE_LAST), nobody),
    ("C.15", _again(Float.UP, BEFORE_LAST), nobody),
    ("C.16", _differences_again(Float.DOWN, LAST), empty),
    ("C.17", _differences_again(Float.UP, LAST), empty),
    ("C.18", _differences_again(Float.DOWN, BEFORE_LAST), empty),
    ("C.19", _differences_again(Float.UP, BEFORE_LAST), empty),
)
