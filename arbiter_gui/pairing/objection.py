"""What the rules have against a board that an arbiter makes by hand.

| code | what is wrong |
|---|---|
| rematch | the two have met |
| forbidden | the arbiter has forbidden the pair for this event |
| barred-bye | the player cannot have the pairing-allocated bye any more |
| third-colour | a third game in a row with the same colour |
| colour-difference | a colour difference beyond two |
| wrong-colours | both get the colour that they should not have |
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from arbiter_gui.pairing.audit import Finding, Weight, findings_of_board, findings_of_bye
from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.player import PlayerKey

_BREACHES = {
    "1a": "rematch",
    "1b": "barred-bye",
    "2a": "colour-difference",
    "2b": "third-colour",
}
_COLOUR_MISSED = "4"


@dataclass(frozen=True, slots=True)
class Objection:
    """One thing that is wrong with a board.

    Attributes:
        code: As in the table above.
        players: Whom it concerns, the one whose rule is broken first.
        breaks_rule: Whether it must be confirmed before it is done; else it is only said.
    """

    code: str
    players: tuple[PlayerKey, ...]
    breaks_rule: bool = True


def objections_to(
    position: PairingPosition, boards: Iterable[Board]
) -> tuple[tuple[Objection, ...], ...]:
    """Everything that is wrong with each of the boards; absolute criteria first."""
    cards = {card.key: card for card in position.cards}
    return tuple(tuple(_of_board(position, cards, board)) for board in boards)


def _of_board(
    position: PairingPosition, cards: Mapping[PlayerKey, PairingCard], board: Board
) -> Iterator[Objection]:
    white, black = board
    if black is None:
        return _breaches(findings_of_bye(position, cards[white]))
    return _of_pair(position, cards[white], cards[black])


def _of_pair(
    position: PairingPosition, white: PairingCard, black: PairingCard
) -> Iterator[Objection]:
    both = (white.key, black.key)
    findings = tuple(findings_of_board(position, white, black))
    if (min(both), max(both)) in position.forbidden:
        yield Objection("forbidden", both)
    yield from _breaches(findings)
    if sum(finding.rule == _COLOUR_MISSED for finding in findings) > 1:
        yield Objection("wrong-colours", both, breaks_rule=False)


def _breaches(findings: Iterator[Finding] | tuple[Finding, ...]) -> Iterator[Objection]:
    for finding in findings:
        if finding.weight is Weight.ERROR:
            yield Objection(_BREACHES[finding.rule], finding.players)
