"""How random events are drawn: ratings, results, forfeits, byes, arrivals and withdrawals.

Every draw is one call of `Random.random`, whose sequence for a seed is the same in every version
of Python and on every machine, followed by arithmetic without functions of the C library. So a
seed gives the same event everywhere.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from typing import TypeVar

from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.result import Result
from arbiter_gui.tournament.scoring import STANDARD, THREE_ONE_NIL, ScoringSystem

Thing = TypeVar("Thing")

_LARGEST_DIFFERENCE = (
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
)  # fmt: skip
"""The largest rating difference for an expected score of 50, 51, ... 99 hundredths."""

UNRATED = 1400
"""What a player without rating plays like: FIDE's lowest rating."""

_DRAWS = 0.7
"""Share of draws where both are equal, doubled: the worse player's chances bound the draws."""

_FORFEITS = (
    Result.WHITE_WINS_BY_FORFEIT,
    Result.BLACK_WINS_BY_FORFEIT,
    Result.WHITE_WINS_BY_FORFEIT,
    Result.BLACK_WINS_BY_FORFEIT,
    Result.DOUBLE_FORFEIT,
)
_ODD_RESULTS = (
    Result.SHORT_WHITE_WINS,
    Result.SHORT_BLACK_WINS,
    Result.SHORT_DRAW,
    Result.BOTH_LOSE,
    Result.WHITE_DRAWS_BLACK_LOSES,
    Result.WHITE_LOSES_BLACK_DRAWS,
)
SCORINGS = {
    "standard": STANDARD,
    "3-1-0": THREE_ONE_NIL,
    "pab-half": ScoringSystem(pab=5),
    "pab-zero": ScoringSystem(pab=0),
    "half-for-loss": ScoringSystem(win=20, draw=10, loss=5, pab=20, adjourned=10),
}
_TIEBREAKS = (
    ("BH/C1", "BH", "TPN"),
    ("BH", "BH/C1", "TPN"),
    ("BH/C1", "BH/C2", "BH", "TPN"),
)


@dataclass(frozen=True, slots=True)
class EventPlan:
    """What a random event is like; shares are in percent.

    Attributes:
        scoring: A key of `SCORINGS`.
        baku: Whether the event is accelerated (C.04.7).
        forfeit: Share of the boards that are forfeited.
        half_bye: Share of the players, round by round, who take a half-point bye.
        zero_bye: The same for zero-point byes.
        full_bye: The same for full-point byes.
        odd_results: Share of the games with a result beside win, draw and loss, or not rated.
        withdraw: Share of the players, round by round, who leave for good.
        late: Share of the players who arrive for round 2, 3 or 4.
        inserted: Whether late entrants get their number on arrival; otherwise they are listed
            from the start.
        forbidden: Number of groups of two or three players who must not meet.
    """

    players: int
    rounds: int
    edition: str
    scoring: str
    baku: bool
    tiebreaks: tuple[str, ...]
    forfeit: float
    half_bye: float
    zero_bye: float
    full_bye: float
    odd_results: float
    withdraw: float
    late: float
    inserted: bool
    forbidden: int


@dataclass(frozen=True, slots=True)
class Wishes:
    """What of a plan is given; None is drawn at random."""

    players: int | None = None
    rounds: int | None = None
    edition: str = "2026"
    scoring: str | None = None
    baku: bool | None = None
    tiebreaks: tuple[str, ...] | None = None
    forfeit: float | None = None
    half_bye: float | None = None
    zero_bye: float | None = None
    full_bye: float | None = None
    odd_results: float | None = None
    withdraw: float | None = None
    late: float | None = None
    inserted: bool | None = None
    forbidden: int | None = None


def expected_score(own_rating: int, other_rating: int) -> int:
    """The score to be expected in a game, in hundredths of a point; 0 for a player without rating.

    Rating difference to expected score as in B.02, table 8.1.2.

    >>> expected_score(2000, 1920), expected_score(1920, 2000), expected_score(2700, 0)
    (61, 39, 100)
    """
    difference = (own_rating or UNRATED) - (other_rating or UNRATED)
    better = 50 + bisect_left(_LARGEST_DIFFERENCE, abs(difference))
    return better if difference >= 0 else 100 - better


class Draws:
    """Everything that chance decides in one event, from its seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def whole(self, lowest: int, highest: int) -> int:
        """A whole number, both ends included."""
        return lowest + int(self._random.random() * (highest - lowest + 1))

    def happens(self, share: float) -> bool:
        """Whether something that happens in a share of the cases, in percent, does."""
        return self._random.random() * 100 < share

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """One thing of several."""
        return things[self.whole(0, len(things) - 1)]

    def colour(self) -> Colour:
        """The initial colour, by lot."""
        return self.one_of((Colour.WHITE, Colour.BLACK))

    def ratings(self, count: int) -> list[int]:
        """Ratings of a field: most players near the middle, one of twenty without a rating."""
        highest = self.whole(2000, 2750)
        spread = self.whole(300, 1000)
        return [self._rating(highest, spread) for _ in range(count)]

    def _rating(self, highest: int, spread: int) -> int:
        middle = sum(self.whole(0, spread) for _ in range(3)) // 3
        return 0 if self.happens(5) else max(UNRATED, highest - middle)

    def arrival(self, rounds: int) -> int:
        """The first round of a late entrant."""
        return self.whole(2, max(2, min(4, rounds - 1)))

    def bye(self, plan: EventPlan, round_number: int) -> ByeKind | None:
        """The bye that a player takes in a round; no half-point byes in the last one."""
        shares = (
            (ByeKind.HALF_POINT, plan.half_bye if round_number < plan.rounds else 0),
            (ByeKind.ZERO_POINT, plan.zero_bye),
            (ByeKind.FULL_POINT, plan.full_bye),
        )
        chance = self._random.random() * 100
        for kind, share in shares:
            if chance < share:
                return kind
            chance -= share
        return None

    def result(self, plan: EventPlan, white_rating: int, black_rating: int) -> Result:
        """The result of a board.

        White's expected score follows the table. There are fewer draws, the more unequal the
        players are: 35 of a hundred between equals, none where the result is certain.
        """
        chance = self._random.random() * 100
        if chance < plan.forfeit:
            return self.one_of(_FORFEITS)
        if chance < plan.forfeit + plan.odd_results:
            return self.one_of(_ODD_RESULTS)
        expected = expected_score(white_rating, black_rating)
        draw = _DRAWS * min(expected, 100 - expected)
        chance = self._random.random() * 100
        if chance < draw:
            return Result.DRAW
        return Result.WHITE_WINS if chance < expected + draw / 2 else Result.BLACK_WINS

    def plan(self, wishes: Wishes) -> EventPlan:
        """A plan with everything that was wished; the rest is drawn.

        The draws do not depend on the wishes, so that one more wish leaves the others alone.
        """
        size = self._size()
        rounds = self.whole(5, 9)
        scoring = self._rarely("standard", tuple(SCORINGS), 25)
        baku = self.happens(15)
        drawn = EventPlan(
            players=size,
            rounds=rounds,
            edition=wishes.edition,
            scoring=scoring,
            baku=baku,
            tiebreaks=self.one_of(_TIEBREAKS),
            forfeit=self._share(4),
            half_bye=self._share(4),
            zero_bye=self._share(3),
            full_bye=self._share(0.5),
            odd_results=self._share(2),
            withdraw=self._share(1.5),
            late=self._share(8),
            inserted=self.happens(50),
            forbidden=max(0, self.whole(-15, 3)),
        )
        given = {
            wish.name: getattr(wishes, wish.name)
            for wish in fields(wishes)
            if getattr(wishes, wish.name) is not None
        }
        plan = replace(drawn, **given)
        if wishes.rounds is None:
            plan = replace(plan, rounds=min(rounds, max(1, plan.players // 2)))
        if wishes.baku is None and plan.scoring != "standard":
            plan = replace(plan, baku=False)
        return plan

    def _size(self) -> int:
        """Many small events, few large ones."""
        largest = self.whole(12, 160)
        return self.whole(8, largest)

    def _share(self, most: float) -> float:
        """None in one event of three; in hundredths of the most otherwise."""
        none, hundredths = self.happens(33), self.whole(1, 100)
        return 0.0 if none else round(most * hundredths / 100, 2)

    def _rarely(self, usual: str, others: Sequence[str], share: float) -> str:
        other = self.one_of(others)
        return other if self.happens(share) else usual
