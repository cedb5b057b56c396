"""Stories in the 2012 edition: how many pairs cannot but refuse a preference.

Articles: 2012 A.8.
"""

from collections import Counter

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
    sides: Counter[tuple[int, bool]] = Counter()
    colours = bracket.field.colours
    for packed, players in Counter([colours[number] for number in bracket.members]).items():
        kind = player_type(packed)
        variable = not odd_round and kind.strength == Strength.MILD
        sides[kind.side, variable] += players
    white, black = sides[WHITE_SIDE, False], sides[BLACK_SIDE, False]
    some_white, some_black = sides[WHITE_SIDE, True], sides[BLACK_SIDE, True]
    anything = len(bracket) - white - black - some_white - some_black
    least = pairs - min(white + some_white, black + some_black) - anything
    if odd_round:
        return max(least, 0), None
    strong = pairs - min(white, black) - some_white - some_black - anything
    return max(least, 0), max(strong, 0)
