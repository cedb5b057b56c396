"""Everything that the list before publishing has to tell of single boards and of the bye."""

from collections import Counter

from tests.explain.truth.round_facts import BLACK, DOWN, UP, WHITE

NAMES = ("who", "one", "other", "higher", "lower")
KINDS = frozenset(
    {
        "check-not-possible",
        "check-third",
        "check-wide",
        "check-missed",
        "check-down-again",
        "check-down-after-no-game",
        "check-up-again",
        "check-down-by-bye-again",
        "check-bye-after-no-game",
        "check-score-gap",
        "check-bye-barred",
        "check-bye-above",
        "check-bye-after-points",
    }
)
"""What the facts of the boards alone decide; the rest needs the boards by the rules."""


def told(said):
    """What some lines tell: each kind with its players and its round, as often as it is told."""
    return Counter(
        (
            one.key,
            tuple(one[name].number for name in NAMES if name in one.values),
            one.values.get("round", 0),
        )
        for one in said
        if one.key in KINDS
    )


def to_be_told(facts, played):
    """The same for what is so.

    Args:
        facts: The round.
        played: The round with the boards as they were made.
    """
    return Counter(_everything(facts, played))


def _everything(facts, played):
    for white, black in played.boards:
        if facts.apart(*sorted((white, black))):
            yield "check-not-possible", (white, black), 0
        yield from _of_colour(facts, white, WHITE)
        yield from _of_colour(facts, black, BLACK)
        higher, lower = sorted((white, black), key=facts.score, reverse=True)
        yield from _of_scores(facts, higher, lower)
    if played.bye:
        yield from _of_bye(facts, played.bye)


def _of_colour(facts, player, colour):
    """A player is named once."""
    difference = facts.difference(player) * (1 if colour == WHITE else -1) + 1
    if facts.colours(player)[-2:] == 2 * colour:
        yield "check-third", (player,), 0
    elif difference > 2:
        yield "check-wide", (player,), 0
    elif facts.claim(player)[0] not in ("", colour):
        yield "check-missed", (player,), 0


def _of_scores(facts, higher, lower):
    high, low = facts.score(higher), facts.score(lower)
    if high == low:
        return
    if any(low < score < high for score in map(facts.score, facts.ranking)):
        yield "check-score-gap", (higher, lower), 0
    for past, played in _floats(facts, higher, DOWN):
        yield f"check-down-{'again' if played else 'after-no-game'}", (higher,), past
    for past, _ in _floats(facts, lower, UP):
        yield "check-up-again", (lower,), past


def _floats(facts, player, direction):
    """The last two rounds in which a player had a float, and whether in a game."""
    for past in (facts.number - 1, facts.number - 2):
        if facts.floated(player, past) == direction:
            yield past, facts.event.cell(player, past).is_played


def _of_bye(facts, player):
    barred = facts.barred_after(player)
    if barred:
        yield "check-bye-barred", (player,), barred[0]
    else:
        yield from (("check-bye-after-points", (player,), past) for past in _gifts(facts, player))
    if facts.score(player) > min(map(facts.score, facts.ranking)):
        yield "check-bye-above", (player,), 0
    for past, played in _floats(facts, player, DOWN):
        yield f"check-{'down-by-bye-again' if played else 'bye-after-no-game'}", (player,), past


def _gifts(facts, player):
    """The rounds that brought points without a game."""
    for past in range(1, facts.number):
        cell = facts.event.cell(player, past)
        if not cell.is_played and facts.event.points.get(cell.letter, 0) > 0:
            yield past
