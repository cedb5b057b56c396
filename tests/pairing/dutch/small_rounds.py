"""Random small rounds in which every rule has something to decide."""

from dataclasses import replace

from tests.pairing.dutch.drawn_rounds import drawn_round
from tests.pairing.dutch.played_rounds import played_round


def small_round(random, edition):
    """A position of two to twelve players; one in three was played, the others were drawn."""
    make = played_round if random.random() < 0.3 else drawn_round
    return make(random, edition)


def renamed(position, names):
    """The same position with other keys for the players."""
    return replace(
        position,
        cards=tuple(
            replace(
                card,
                key=names[card.key],
                met=frozenset(names.get(key, key) for key in card.met),
            )
            for card in position.cards
        ),
        forbidden=frozenset(
            (min(names[one], names[other]), max(names[one], names[other]))
            for one, other in position.forbidden
        ),
    )
