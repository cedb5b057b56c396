"""The quality criteria of edition 2026, each as a count over the pairs and downfloaters it names.

A smaller value is better; lists are compared from their first element on. `QUALITY` has them in
the order of article 3.8.1, each with the value that no candidate of the bracket can beat.
"""

from arbiter_gui.pairing.card import Float
from tests.pairing.dutch.literal_colours import STRONG, difference, preference

LAST, BEFORE_LAST = "last_float", "float_before"


def _high_to_low(numbers):
    return tuple(sorted(numbers, reverse=True))


def _scores(candidate, players):
    return _high_to_low(candidate.round.score(player) for player in players)


def _with_colours(candidate):
    """(card, colour, whether topscorer or topscorer's opponent) of everybody who is paired."""
    for pair in candidate.pairs:
        yield from candidate.round.with_colours(pair)


def number_of_downfloaters(candidate):
    """C6."""
    return len(candidate.downfloaters)


def scores_of_downfloaters(candidate):
    """C7."""
    return _scores(candidate, candidate.downfloaters)


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


def topscorers_with_colour_difference_beyond_two(candidate):
    """C10: topscorers and their opponents."""
    if not candidate.round.is_last:
        return 0
    return sum(
        top and abs(difference(card) + (1 if colour.value == "w" else -1)) > 2
        for card, colour, top in _with_colours(candidate)
    )


def topscorers_with_a_colour_three_times_in_a_row(candidate):
    """C11: topscorers and their opponents."""
    if not candidate.round.is_last:
        return 0
    return sum(
        top and len(card.colours) >= 2 and card.colours[-1] == card.colours[-2] == colour
        for card, colour, top in _with_colours(candidate)
    )


def denied_preferences(candidate):
    """C12."""
    return sum(
        preference(card)[0] not in (None, colour) for card, colour, _ in _with_colours(candidate)
    )


def denied_strong_preferences(candidate):
    """C13."""
    return sum(
        preference(card)[1] == STRONG and preference(card)[0] != colour
        for card, colour, _ in _with_colours(candidate)
    )


def _floated(candidate, player, when, direction):
    return getattr(candidate.round.cards[player], when) is direction


def _resident_downfloaters(candidate, when):
    return sum(
        _floated(candidate, player, when, Float.DOWN)
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
    return sum(_floated(candidate, other, when, Float.UP) for _, other in _mdp_pairs(candidate))


def _differences_of_mdps(candidate, when):
    """Score differences of MDPs that floated down; unpaired is more than any opponent gives."""
    score = candidate.round.score
    residents = candidate.bracket.score()
    paired = {mdp: (score(mdp) - score(other), "paired") for mdp, other in _mdp_pairs(candidate)}
    return _high_to_low(
        paired.get(mdp, (score(mdp) - residents, "unpaired"))
        for mdp in candidate.bracket.mdps
        if _floated(candidate, mdp, when, Float.DOWN)
    )


def _differences_of_mdp_opponents(candidate, when):
    score = candidate.round.score
    return _high_to_low(
        score(mdp) - score(other)
        for mdp, other in _mdp_pairs(candidate)
        if _floated(candidate, other, when, Float.UP)
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
    return _scores(candidate, players[len(players) - len(candidate.downfloaters) :])


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


def nobody(_):
    """None is the best of counts."""
    return 0


def empty(_):
    """The empty list is the best of lists."""
    return ()


QUALITY = (
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
