"""Brackets of an edition that looks at the next bracket only and tests completion afterwards.

Articles: 2017 A.9, C.4, C.7.
"""

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.bracket_solver import BracketSolver
from arbiter_gui.pairing.dutch.costs import Costs
from arbiter_gui.pairing.dutch.look_ahead import FollowingBracket, LookAhead
from arbiter_gui.pairing.dutch.network import Network
from arbiter_gui.pairing.dutch.wide_network import following_network


class CollapsingSolver(BracketSolver):
    """Pairs the brackets of a round whose lowest ones may have to collapse into one."""

    def _look_ahead(self, bracket: Bracket, next_end: int) -> LookAhead:
        return FollowingBracket(self._field, self._completion, bracket.end, next_end)

    def _wide_network(
        self, bracket: Bracket, next_end: int, costs: Costs, *, floaters: int
    ) -> Network:
        types = self._types(bracket, floaters, ())
        return following_network(bracket, types, costs, self._completion, next_end)
