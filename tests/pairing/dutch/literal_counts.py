"""What the criteria of both editions count."""

from tests.pairing.dutch.literal_colours import STRONG, difference, preference

LAST, BEFORE_LAST = "last_float", "float_before"


def high_to_low(numbers):
    return tuple(sorted(numbers, reverse=True))


def scores_of(candidate, players):
    return high_to_low(candidate.round.score(player) for player in players)


def floated(candidate, player, when, direction):
    """Whether a player floated that way in one of the last two rounds."""
    return getattr(candidate.round.cards[player], when) is direction


def with_colours(candidate):
    """(card, colour, whether topscorer or topscorer's opponent) of everybody who is paired."""
    for pair in candidate.pairs:
        yield from candidate.round.with_colours(pair)


def number_of_downfloaters(candidate):
    """2026 C6, 2017 C.5."""
    return len(candidate.downfloaters)


def topscorers_with_colour_difference_beyond_two(candidate):
    """2026 C10, 2017 C.8: topscorers and their opponents."""
    if not candidate.round.is_last:
        return 0
    return sum(
        top and abs(difference(card) + (1 if colour.value == "w" else -1)) > 2
        for card, colour, top in with_colours(candidate)
    )


def topscorers_with_a_colour_three_times_in_a_row(candidate):
    """2026 C11, 2017 C.9: topscorers and their opponents."""
    if not candidate.round.is_last:
        return 0
    return sum(
        top and len(card.colours) >= 2 and card.colours[-1] == card.colours[-2] == colour
        for card, colour, top in with_colours(candidate)
    )


def denied_preferences(candidate):
    """2026 C12, 2017 C.10."""
    return sum(
        preference(card)[0] not in (None, colour) for card, colour, _ in with_colours(candidate)
    )


def denied_strong_preferences(candidate):
    """2026 C13, 2017 C.11."""
    return sum(
        preference(card)[1] == STRONG and preference(card)[0] != colour
        for card, colour, _ in with_colours(candidate)
    )


def nobody(_):
    """None is the best of counts."""
    return 0


def empty(_):
    """The empty list is the best of lists."""
    return ()
