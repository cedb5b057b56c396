"""Stories in the 2012 edition: how many pairs cannot but refuse a preference.

Articles: 2012 A.8.
"""

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.player_types import BLACK_SIDE, WHITE_SIDE, player_type
from arbiter_gui.pairing.dutch.storyteller import MeasureOf, Storyteller, Told
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.swiss.colours import Strength


class Storyteller2012(Storyteller):
    """Tells the stories of one round."""

    def __init__(self, position: PairingPosition, field: Field, measure: MeasureOf) -> None:
        """Takes the round, and what the solver compares of a candidate."""
        super().__init__(position, field, measure)
        self._odd_round = position.round % 2 == 1

    def least_refused(self, told: Told) -> tuple[int | None, int | None]:
        """X1 and Z1 for the pairs that were made; Z1 in even rounds only."""
        return least_refused(told.bracket, len(told.candidate.pairs), odd_round=self._odd_round)


def least_refused(bracket: Bracket, pairs: int, *, odd_round: bool) -> tuple[int, int | None]:
    """X1 and Z1: pairs that cannot satisfy all preferences, and all strong ones (even rounds).

    Mild preferences are variable before an even round: they count for either colour in Z1.
    Articles: 2012 A.7.e, A.8.
    """
    colours = [bracket.field.colours[number] for number in bracket.members]
    sides, variable = [0, 0, 0], [0, 0, 0]
    for packed in set(colours):
        kind, players = player_type(packed), colours.count(packed)
        sides[kind.side] += players
        if kind.strength == Strength.MILD and not odd_round:
            variable[kind.side] += players
    anything, white, black = sides
    least = max(pairs - min(white, black) - anything, 0)
    if odd_round:
        return least, None
    strong = min(white - variable[WHITE_SIDE], black - variable[BLACK_SIDE])
    return least, max(pairs - strong - sum(variable) - anything, 0)
