"""Audit: the classic criteria of the manuals, looked up for every board of a paired round.

| rule | what is reported | how |
|---|---|---|
| 1a | players who have met before | error |
| 1b | a bye for somebody who had points without playing | error |
| 2a | a colour difference beyond two | error |
| 2b | the same colour three times in a row | error |
| 3 | opponents with different scores; a bye above the lowest score | remark |
| 4 | a colour preference that was not granted | remark |
| 5 | the same float as one round before | remark |
| 6 | the same float as two rounds before | remark |

A remark alone proves no wrong pairing: these rules are kept as far as possible. In the last round
a player with more than half of the points, or his opponent, makes 2a and 2b a remark.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.pairing.card import Float, PairingCard
from arbiter_gui.pairing.dutch.topscorers import is_topscorer
from arbiter_gui.pairing.position import PairingPosition, position_before
from arbiter_gui.pairing.swiss.colours import colour_difference, colour_preference
from arbiter_gui.pairing.swiss.floats import float_of_game
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_MOST = 2


class Weight(Enum):
    """Whether a finding makes the round wrong."""

    ERROR = "error"
    REMARK = "remark"


@dataclass(frozen=True, slots=True)
class Finding:
    """One rule and one board.

    Attributes:
        rule: "1a" to "6".
        players: Whom it concerns, the player himself first.
        value: Rule 3: the score difference in tenths; 2a: the colour difference; else 0.
    """

    rule: str
    weight: Weight
    players: tuple[PlayerKey, ...]
    value: int = 0


def audit(tournament: Tournament, round_number: int) -> tuple[Finding, ...]:
    """Everything the classic criteria find in a paired round, board by board."""
    position = position_before(tournament, round_number, Colour.WHITE)
    cards = {card.key: card for card in position.cards}
    findings: list[Finding] = []
    for game in tournament.games(round_number):
        white, black = cards[game.white], cards[game.black]
        findings += findings_of_board(position, white, black)
    for bye in tournament.byes(round_number):
        if bye.kind is ByeKind.PAIRING_ALLOCATED:
            findings += findings_of_bye(position, cards[bye.player])
    return tuple(findings)


def findings_of_board(
    position: PairingPosition, white: PairingCard, black: PairingCard
) -> Iterator[Finding]:
    """What the classic criteria find on one board."""
    both = (white.key, black.key)
    if black.key in white.met:
        yield Finding("1a", Weight.ERROR, both)
    excused = is_topscorer(position, white) or is_topscorer(position, black)
    weight = Weight.REMARK if excused else Weight.ERROR
    sides = ((white, black, Colour.WHITE), (black, white, Colour.BLACK))
    for card, other, colour in sides:
        yield from _of_colours(card, other, colour, weight)
    if white.score != black.score:
        higher, lower = (white, black) if white.score > black.score else (black, white)
        difference = higher.score - lower.score
        yield Finding("3", Weight.REMARK, (higher.key, lower.key), difference)
    for card, other, _colour in sides:
        yield from _of_floats(card, float_of_game(card.score, other.score), (card.key, other.key))


def _of_colours(
    card: PairingCard, other: PairingCard, colour: Colour, weight: Weight
) -> Iterator[Finding]:
    both = (card.key, other.key)
    colours = (*card.colours, colour)
    difference = colour_difference(colours)
    if abs(difference) > _MOST:
        yield Finding("2a", weight, both, difference)
    if len(colours) > _MOST and len(set(colours[-3:])) == 1:
        yield Finding("2b", weight, both)
    if colour_preference(card.colours).colour is colour.opposite:
        yield Finding("4", Weight.REMARK, both)


def _of_floats(
    card: PairingCard, direction: Float, players: tuple[PlayerKey, ...]
) -> Iterator[Finding]:
    if direction is Float.NONE:
        return
    if card.last_float is direction:
        yield Finding("5", Weight.REMARK, players)
    if card.float_before is direction:
        yield Finding("6", Weight.REMARK, players)


def findings_of_bye(position: PairingPosition, card: PairingCard) -> Iterator[Finding]:
    """What the classic criteria find about a pairing-allocated bye."""
    if not card.may_receive_pab:
        yield Finding("1b", Weight.ERROR, (card.key,))
    above = card.score - min(other.score for other in position.cards)
    if above:
        yield Finding("3", Weight.REMARK, (card.key,), above)
    yield from _of_floats(card, Float.DOWN, (card.key,))
