"""Who met whom on which board."""

from dataclasses import dataclass, replace

from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.result import Result


@dataclass(frozen=True, slots=True)
class Game:
    """One board of one round; `result` is None until the arbiter enters it.

    Attributes:
        reported: The result that goes into the rating report where a later find corrects it; the
            pairings and standings keep `result` (C.04.2 4.3). None where nothing is corrected.
    """

    round: int
    board: int
    white: PlayerKey
    black: PlayerKey
    result: Result | None = None
    reported: Result | None = None

    def colour_of(self, player: PlayerKey) -> Colour:
        """The colour that was allocated to one of the two players."""
        return Colour.WHITE if player == self.white else Colour.BLACK

    @property
    def turned(self) -> "Game":
        """The same game with White and Black exchanged; every result stays with the persons."""
        return replace(
            self,
            white=self.black,
            black=self.white,
            result=self.result and self.result.mirrored,
            reported=self.reported and self.reported.mirrored,
        )

    def opponent_of(self, player: PlayerKey) -> PlayerKey:
        """The other player."""
        return self.black if player == self.white else self.white
