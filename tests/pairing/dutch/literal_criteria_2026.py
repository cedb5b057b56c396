"""The quality criteria of edition 2026, each as a count over the pairs and downfloaters it names.

A smaller value is better; lists are compared from their first element on. `QUALITY_2026` has them
in the order of article 3.8.1, each with the value that no candidate of the bracket can beat.
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
    scores_of,
    topscorers_with_a_colour_three_times_in_a_row,
    topscorers_with_colour_difference_beyond_two,
)


def scores_of_downfloaters(candidate):
    """C7."""
    return scores_of(candidate, candidate.downfloaters)


def following_bracket(candidate):
    """C8: what the next bracket can do at best with these downfloaters."""
    if not candidate.bracket.lower:
        return ()
    return candidate.round.best_next_bracket(candidate.downfloaters, candidate.bracket.lower)


def unplayed_games_of_pab_taker(candidate):
    """C9: only when the single downfloater is the one who will get the PAB."""
    if len(candidate.downfloaters) != 1:
        return 0
    left = candidate.downfloaters | candidate.bracket.lower
    if candidate.round.pab_takers(left) != candidate.downfloaters:
        return 0
    (taker,) = candidate.downfloaters
    return candidate.round.cards[taker].unplayed_games


def _resident_downfloaters(candidate, when):
    return sum(
        floated(candidate, player, when, Float.DOWN)
        for player in candidate.downfloaters
        if player in candidate.bracket.residents
    )


def _mdp_pairs(candidate):
    """(MDP, opponent) of each MDP that is paired."""
    for pair in candidate.pairs:
        higher, lower = sorted(pair)
        if higher in candidate.bracket.mdps:
            yield higher, lower


def _mdp_opponents(candidate, when):
    return sum(floated(candidate, other, when, Float.UP) for _, other in _mdp_pairs(candidate))


def _differences_of_mdps(candidate, when):
    """Score differences of MDPs that floated down; unpaired is more than any opponent gives."""
    score = candidate.round.score
    residents = candidate.bracket.score()
    paired = {mdp: (score(mdp) - score(other), "paired") for mdp, other in _mdp_pairs(candidate)}
    return high_to_low(
        paired.get(mdp, (score(mdp) - residents, "unpaired"))
        for mdp in candidate.bracket.mdps
        if floated(candidate, mdp, when, Float.DOWN)
    )


def _differences_of_mdp_opponents(candidate, when):
    score = candidate.round.score
    return high_to_low(
        score(mdp) - score(other)
        for mdp, other in _mdp_pairs(candidate)
        if floated(candidate, other, when, Float.UP)
    )


def resident_downfloaters_again(candidate):
    """C14."""
    return _resident_downfloaters(candidate, LAST)


def mdp_opponents_again(candidate):
    """C15."""
    return _mdp_opponents(candidate, LAST)


def resident_downfloaters_after_two_rounds(candidate):
    """C16."""
    return _resident_downfloaters(candidate, BEFORE_LAST)


def mdp_opponents_after_two_rounds(candidate):
    """C17."""
    return _mdp_opponents(candidate, BEFORE_LAST)


def differences_of_mdps_again(candidate):
    """C18."""
    return _differences_of_mdps(candidate, LAST)


def differences_of_mdp_opponents_again(candidate):
    """C19."""
    return _differences_of_mdp_opponents(candidate, LAST)


def differences_of_mdps_after_two_rounds(candidate):
    """C20."""
    return _differences_of_mdps(candidate, BEFORE_LAST)


def differences_of_mdp_opponents_after_two_rounds(candidate):
    """C21."""
    return _differences_of_mdp_opponents(candidate, BEFORE_LAST)


def lowest_scores(candidate):
    """What C7 would be if just the lowest ranked players floated."""
    players = candidate.bracket.players
    return scores_of(candidate, players[len(players) - len(candidate.downfloaters) :])


def everybody_paired_next(candidate):
    """What C8 would be if the next bracket had nothing but numbers against it."""
    if not candidate.bracket.lower:
        return ()
    lower = candidate.bracket.lower
    top = max(candidate.round.score(player) for player in lower)
    residents = [player for player in lower if candidate.round.score(player) == top]
    mdps = len(candidate.downfloaters)
    if mdps > len(residents):
        return mdps - len(residents), ()
    odd = (mdps + len(residents)) % 2
    return odd, (top,) * odd


QUALITY_2026 = (
    ("C6", number_of_downfloaters, number_of_downfloaters),
    ("C7", scores_of_downfloaters, lowest_scores),
    ("C8", following_bracket, everybody_paired_next),
    ("C9", unplayed_games_of_pab_taker, nobody),
    ("C10", topscorers_with_colour_difference_beyond_two, nobody),
    ("C11", topscorers_with_a_colour_three_times_in_a_row, nobody),
    ("C12", denied_preferences, nobody),
    ("C13", denied_strong_preferences, nobody),
    ("C14", resident_downfloaters_again, nobody),
    ("C15", mdp_opponents_again, nobody),
    ("C16", resident_downfloaters_after_two_rounds, nobody),
    ("C17", mdp_opponents_after_two_rounds, nobody),
    ("C18", differences_of_mdps_again, empty),
    ("C19", differences_of_mdp_opponents_again, empty),
    ("C20", differences_of_mdps_after_two_rounds, empty),
    ("C21", differences_of_mdp_opponents_after_two_rounds, empty),
)
