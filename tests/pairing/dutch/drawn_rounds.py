"""Positions drawn card by card, so that every criterion finds something to decide."""

from dataclasses import dataclass

from arbiter_gui.pairing.card import Float, PairingCard
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.tournament.colour import Colour

COLOURS = (Colour.WHITE, Colour.BLACK)
WIN, DRAW = 10, 5


@dataclass(frozen=True)
class Mixture:
    """What a kind of position is drawn from.

    Attributes:
        sizes: Sizes of the scoregroups from the top.
        densities: Shares of pairs that have met.
        last_round: Share of positions before the last round.
        biased: Share of positions in which nearly everybody has had the same colour.
        floats: Floats of the last round.
        floats_before: Floats of the round before that; nothing: the same.
        games: Share of positions in which anybody has played, so that colours matter.
        blocked: Share of positions in which all above the lowest scoregroup have met each other
            and must be moved down.
    """

    sizes: tuple[tuple[int, ...], ...]
    densities: tuple[float, ...] = (0, 0.1, 0.2, 0.4)
    last_round: float = 0.3
    biased: float = 0.3
    floats: tuple[Float, ...] = (Float.NONE, Float.NONE, Float.DOWN, Float.UP)
    floats_before: tuple[Float, ...] = ()
    games: float = 0.8
    blocked: float = 0.1


CROWDED = Mixture(
    sizes=(
        (6,), (7,), (7,), (8,), (8,), (9,), (1, 5), (1, 6), (1, 7), (2, 5), (2, 6), (3, 5), (6, 2),
        (7, 2), (2, 1, 5), (6, 1, 2), (1, 7, 1), (4, 6), (6, 3), (7, 3), (2, 7),
    ),
    blocked=0.05,
)  # fmt: skip
SCATTERED = Mixture(
    sizes=(
        (2,), (3,), (4,), (5,), (2, 3), (3, 3, 3), (2, 2, 4), (4, 4), (2, 3, 2), (3, 2, 3),
        (1, 3, 1), (1, 1, 2, 2), (2, 1, 2, 1), (3, 1, 4), (4, 3, 2), (1, 4, 1), (5, 4), (3, 4, 2),
    ),
    densities=(0.2, 0.3, 0.4, 0.5),
)  # fmt: skip
MOVED_DOWN = Mixture(
    sizes=(
        (1, 1, 3), (1, 1, 4), (1, 1, 5), (2, 1, 4), (1, 2, 4), (1, 1, 1, 4), (2, 4), (3, 4),
        (1, 1, 6), (2, 1, 5), (1, 4), (1, 1, 4, 2), (2, 2, 4), (3, 3), (2, 2, 3), (1, 6), (2, 5),
    ),
    densities=(0, 0.1, 0.2),
    last_round=0.1,
    floats=(Float.NONE, Float.DOWN, Float.UP, Float.UP),
    games=0.4,
    blocked=0.9,
)  # fmt: skip
LEVELS = Mixture(
    sizes=((1, 1, 4), (1, 1, 1, 4), (1, 1, 1, 5), (1, 1, 5), (1, 1, 6)),
    densities=(0.1, 0.2, 0.3, 0.4),
    last_round=0,
    floats=(Float.NONE, Float.UP, Float.UP),
    floats_before=(Float.UP, Float.NONE, Float.UP),
    games=0,
    blocked=1,
)
LIMBO = Mixture(
    sizes=((3, 2), (4, 2), (2, 2, 2), (3, 3), (1, 2, 2), (4, 3), (3, 1, 2), (3, 2, 2), (3, 1, 3)),
    densities=(0, 0.1, 0.2),
    last_round=0,
    floats=(Float.NONE, Float.NONE, Float.DOWN),
    floats_before=(Float.UP, Float.DOWN),
    games=0.1,
    blocked=1,
)
TOPSCORERS = Mixture(
    sizes=((4,), (5,), (6,), (7,), (2, 3), (3, 3), (4, 3), (1, 5), (1, 4, 2), (2, 4, 2), (8,)),
    densities=(0, 0.1, 0.2, 0.3),
    last_round=0.95,
    biased=0.8,
    games=1,
)
MIXTURES = (
    *[CROWDED] * 6, *[SCATTERED] * 2, *[MOVED_DOWN] * 2, *[TOPSCORERS] * 3, *[LEVELS] * 3,
    *[LIMBO] * 3,
)  # fmt: skip


def ranked(cards):
    """Cards in ranking order. Article: 1.2."""
    return tuple(sorted(cards, key=lambda card: (-card.score, card.tpn)))


def forbidden_pairs(random, keys):
    """Mostly none, sometimes a few pairs."""
    if random.random() < 0.8:
        return frozenset()
    return frozenset(
        (min(pair), max(pair))
        for pair in (random.sample(keys, 2) for _ in range(random.randint(1, len(keys))))
    )


def drawn_round(random, edition):
    """A position of one of the mixtures."""
    mixture = random.choice(MIXTURES)
    sizes = random.choice(mixture.sizes)
    number = random.randint(2, 7)
    rounds = number if random.random() < mixture.last_round else number + random.randint(1, 2)
    keys = list(range(1, sum(sizes) + 1))
    return PairingPosition(
        edition=edition,
        round=number,
        rounds=rounds,
        initial_colour=random.choice(COLOURS),
        win_points=WIN,
        cards=ranked(_cards(random, mixture, number, sizes)),
        forbidden=forbidden_pairs(random, keys),
    )


def _cards(random, mixture, number, sizes):
    keys = list(range(1, sum(sizes) + 1))
    block = sum(sizes[:-1]) if random.random() < mixture.blocked else 0
    meetings = _meetings(random, keys, random.choice(mixture.densities), block)
    games = number - 1 if random.random() < mixture.games else 0
    biased = random.random() < mixture.biased
    wishes = COLOURS[:1] * 5 + COLOURS[1:] if biased else COLOURS
    tpns = random.sample(range(1, 2 * len(keys)), len(keys))
    for key, score in zip(keys, _scores(random, number, sizes), strict=True):
        yield PairingCard(
            key=key,
            tpn=tpns[key - 1],
            parity_number=key,
            score=score,
            colours=_colours(random, max(0, games - random.choice((0, 0, 0, 1))), wishes),
            met=meetings[key],
            last_float=random.choice(mixture.floats),
            float_before=random.choice(mixture.floats_before or mixture.floats),
            may_receive_pab=random.random() < 0.7,
            unplayed_games=random.choice((0, 0, 1, 2)),
        )


def _scores(random, number, sizes):
    """Scores around the half of the points possible, where topscorers begin."""
    gap = random.choice((DRAW, WIN, DRAW))
    top = DRAW * (number - 1) + random.choice((DRAW, DRAW, WIN, 0))
    return [top - gap * group for group, size in enumerate(sizes) for _ in range(size)]


def _meetings(random, keys, density, block):
    """Who has met whom; all of the first `block` players have met each other, so they float."""
    met = {key: set() for key in keys}
    for one in keys:
        for other in keys:
            if one < other and (other <= block or random.random() < density):
                met[one].add(other)
                met[other].add(one)
    return {key: frozenset(others) for key, others in met.items()}


def _colours(random, games, wishes):
    """A colour sequence that could have come about: never three in a row, never far apart."""
    colours = []
    for _ in range(games):
        colour = random.choice(wishes)
        balance = sum(1 if past is colour else -1 for past in colours)
        if balance >= 2 or colours[-2:] == [colour] * 2:
            colour = colour.opposite
        colours.append(colour)
    return tuple(colours)
