"""Random small rounds in which every rule has something to decide."""

from dataclasses import replace

from tests.pairing.dutch.contested_rounds import contested_round
from tests.pairing.dutch.drawn_rounds import drawn_round
from tests.pairing.dutch.played_rounds import played_round


def small_round(random, edition):
    """A position of two to twelve players: played, drawn, or built around a quarrel of criteria."""
    (make,) = random.choices((played_round, drawn_round, contested_round), (30, 65, 5))
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
