"""The second look at a pairing: absolute criteria and completeness, before it is accepted.

Nothing here knows how a pairing is made. It reads the histories on the cards again and shares no
rule with the engines, so that a fault there cannot hide itself here.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import PlayerKey


@dataclass(frozen=True, slots=True)
class Violation:
    """Something that makes a pairing illegal.

    Attributes:
        code: "not-once", "bye-count", "not-paired", "rematch", "forbidden", "second-bye" or
            "same-colour".
        players: Whom it concerns.
    """

    code: str
    players: tuple[PlayerKey, ...]


class IllegalPairing(ArbiterError):
    """A pairing that breaks an absolute criterion or leaves somebody out; it must not be used."""


def validated(position: PairingPosition, outcome: RoundPairing) -> RoundPairing:
    """The outcome itself, when nothing is wrong with it.

    Raises:
        IllegalPairing: `illegal-pairing`, with the first violation.
    """
    for violation in violations(position, outcome):
        raise IllegalPairing(
            "illegal-pairing",
            N_(
                "The pairing of round {round} breaks a rule ({violation}; players {players}). "
                "It was not used; please report this position."
            ),
            {
                "round": position.round,
                "violation": violation.code,
                "players": ", ".join(str(key) for key in violation.players),
            },
        )
    return outcome


def violations(position: PairingPosition, outcome: RoundPairing) -> Iterator[Violation]:
    """Everything that is wrong with a pairing, completeness first.

    Articles: 2026 1.9.1, 2.1.1-2.1.3 [C1-C3]; 2017 C.1-C.3; 2012 B.1, B.2.
    """
    cards = {card.key: card for card in position.cards}
    wrong = list(_counted_wrongly(cards, outcome))
    yield from wrong
    if set(outcome.not_paired) != set(position.not_paired):
        yield Violation("not-paired", tuple(key for key, _kind in outcome.not_paired))
    if wrong:
        return
    if outcome.pab is not None and not cards[outcome.pab].may_receive_pab:
        yield Violation("second-bye", (outcome.pab,))
    for pair in outcome.pairs:
        yield from violations_of_pair(position, cards[pair.white], cards[pair.black])


def _counted_wrongly(
    cards: dict[PlayerKey, PairingCard], outcome: RoundPairing
) -> Iterator[Violation]:
    paired = [pair.white for pair in outcome.pairs] + [pair.black for pair in outcome.pairs]
    if outcome.pab is not None:
        paired.append(outcome.pab)
    seen = Counter(paired)
    wrong = [key for key in cards if seen[key] != 1] + [key for key in seen if key not in cards]
    if wrong:
        yield Violation("not-once", tuple(wrong))
    if (outcome.pab is not None) != (len(cards) % 2 == 1):
        yield Violation("bye-count", ())


def violations_of_pair(
    position: PairingPosition, white: PairingCard, black: PairingCard
) -> Iterator[Violation]:
    """The absolute criteria that one pair breaks."""
    keys = (white.key, black.key)
    if black.key in white.met or white.key in black.met:
        yield Violation("rematch", keys)
    if position.forbidden and (min(keys), max(keys)) in position.forbidden:
        yield Violation("forbidden", keys)
    wanted = _must_have(white.colours)
    if wanted is None or wanted is not _must_have(black.colours):
        return
    if not _is_topscorer(position, white) and not _is_topscorer(position, black):
        yield Violation("same-colour", keys)


@lru_cache(maxsize=1 << 14)
def _must_have(colours: tuple[Colour, ...]) -> Colour | None:
    """The colour of an absolute preference: more than one game too many, or twice in a row."""
    whites = colours.count(Colour.WHITE)
    blacks = len(colours) - whites
    if whites - blacks >= 2:
        return Colour.BLACK
    if blacks - whites >= 2:
        return Colour.WHITE
    last_two = colours[-2:]
    if last_two == (Colour.WHITE, Colour.WHITE):
        return Colour.BLACK
    return Colour.WHITE if last_two == (Colour.BLACK, Colour.BLACK) else None


def _is_topscorer(position: PairingPosition, card: PairingCard) -> bool:
    best = (position.rounds - 1) * position.win_points
    return position.round == position.rounds and 2 * card.score > best
