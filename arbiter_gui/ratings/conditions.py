"""What a norm asks for, what is there, and where it is written."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.i18n import N_
from arbiter_gui.ratings.foreigners import NO_FEDERATION
from arbiter_gui.ratings.norm_games import NormGame, NormGames
from arbiter_gui.ratings.norm_titles import WOMENS_TITLES, NormTitle
from arbiter_gui.ratings.performance import Performance, performance
from arbiter_gui.ratings.rate_of_play import seconds_of_game
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.player import Player, Sex, Title

GAMES_NEEDED = 9
UNRATED = 1400
"""What an unrated opponent counts as (B.01 1.4.6d)."""

_LEAST_SCORE = 35
_MINUTES = 120
_DAILY_ROUNDS = 2
_TITLED = frozenset({Title.GM, Title.IM, Title.FM, Title.WGM, Title.WIM, Title.WFM})


class Asked(Enum):
    """What a condition is about; the value is the text, marked for translation."""

    WOMAN = N_("The title is for women")
    GAMES = N_("Games that count")
    FEDERATIONS = N_("Federations other than the player's own")
    OWN_FEDERATION = N_("Opponents of the player's own federation")
    ONE_FEDERATION = N_("Opponents of any one federation")
    TITLED = N_("Opponents with a title (CM and WCM do not count)")
    HOLDERS = N_("Opponents who hold: {titles}")
    AVERAGE = N_("Average rating of the opponents")
    SCORE = N_("Score in per cent")
    PERFORMANCE = N_("Performance rating")
    MINUTES = N_("Minutes for sixty moves")
    DAILY_ROUNDS = N_("Rounds on one day")


class Verdict(Enum):
    """Whether a condition is met; the value is the text, marked for translation."""

    MET = N_("met")
    NOT_MET = N_("not met")
    NOT_KNOWN = N_("not known")


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition of a norm.

    What is there lies between `lowest` and `highest`; they differ where the event does not say
    all, such as a federation.

    Attributes:
        required: The number asked for.
        at_most: Whether it is an upper limit.
        article: The source.
        waived: Whether the event as a whole makes up for it; `article` says by which rule.
    """

    asked: Asked
    required: int
    lowest: int
    highest: int
    article: str
    at_most: bool = False
    waived: bool = False

    @property
    def verdict(self) -> Verdict:
        """Met, not met, or not known."""
        if self.waived:
            return Verdict.MET
        low, high = (self.lowest, self.highest)
        if self.at_most:
            low, high = (-self.highest, -self.lowest)
        wanted = -self.required if self.at_most else self.required
        if low >= wanted:
            return Verdict.MET
        return Verdict.NOT_KNOWN if high >= wanted else Verdict.NOT_MET


def verdict_of(conditions: Sequence[Condition]) -> Verdict:
    """Met when every condition is; not met when one is not."""
    verdicts = {condition.verdict for condition in conditions}
    if Verdict.NOT_MET in verdicts:
        return Verdict.NOT_MET
    return Verdict.NOT_KNOWN if Verdict.NOT_KNOWN in verdicts else Verdict.MET


def conditions_of_games(
    title: NormTitle, case: NormGames, games: Sequence[NormGame], *, credited: bool = False
) -> tuple[Condition, ...]:
    """The numbers that the results decide: how many games, how strong, how well played.

    Articles: B.01 1.4.1, 1.4.6 to 1.4.9.
    """
    count = len(games) + credited
    article = "B.01 1.4.1c" if credited else "B.01 1.4.1a"
    found = norm_performance(title, games)
    average, rating = (found.average, found.rating) if found else (0, 0)
    score = 50 * sum(game.halves for game in games) // len(games) if games else 0
    return (
        _exactly(Asked.GAMES, GAMES_NEEDED, count, article),
        *_mix_of_titles(title, games, double=case.double),
        _exactly(Asked.AVERAGE, title.average, average, "B.01 1.4.8a"),
        _exactly(Asked.SCORE, _LEAST_SCORE, score, "B.01 1.4.8b"),
        _exactly(Asked.PERFORMANCE, title.performance, rating, "B.01 1.4.8"),
    )


def conditions_of_federations(
    own: str, games: Sequence[NormGame], *, exempt: bool
) -> tuple[Condition, ...]:
    """The mix of federations; who plays for FIDE itself counts for none.

    Articles: B.01 1.4.3, 1.4.4; 1.4.3d for the exemption.
    """
    counts = Counter(game.federation for game in games if game.federation not in NO_FEDERATION)
    unknown = counts.pop("", 0)
    largest = max(counts.values(), default=0)
    others = len(counts) - (own in counts)
    at_home = counts[own] if own else 0
    others_known = others if own else max(others - 1, 0)
    most_at_home = (at_home if own else largest) + unknown
    if own in NO_FEDERATION:
        most_at_home = 0
    first = "B.01 1.4.3d" if exempt else "B.01 1.4.3"
    second = "B.01 1.4.3d" if exempt else "B.01 1.4.4"
    many, top = len(games), largest + unknown
    return (
        Condition(Asked.FEDERATIONS, 2, others_known, others + unknown, first, waived=exempt),
        Condition(Asked.OWN_FEDERATION, 3 * many // 5, at_home, most_at_home, second, True, exempt),
        Condition(Asked.ONE_FEDERATION, 2 * many // 3, largest, top, second, True, exempt),
    )


def conditions_of_player(title: NormTitle, player: Player) -> tuple[Condition, ...]:
    """For a title of women: whether the player is one."""
    if not title.for_women:
        return ()
    known = player.sex is Sex.FEMALE or player.title in WOMENS_TITLES
    possible = known or player.sex is Sex.UNKNOWN
    return (Condition(Asked.WOMAN, 1, int(known), int(possible), "B.01 0.3"),)


def conditions_of_event(event: EventDetails, rounds: int) -> tuple[Condition, ...]:
    """What the schedule must be like, as far as the event tells.

    Articles: B.01 1.1.3.
    """
    seconds = seconds_of_game(event)
    shortest, longest = (0, _MINUTES) if seconds is None else (seconds // 60, seconds // 60)
    dates = [date for date in event.round_dates if date]
    fullest = max(Counter(dates).values(), default=0)
    most = fullest + max(0, rounds - len(dates))
    article = "B.01 1.1.3"
    return (
        Condition(Asked.MINUTES, _MINUTES, shortest, longest, article),
        Condition(Asked.DAILY_ROUNDS, _DAILY_ROUNDS, fullest, most, article, at_most=True),
    )


def norm_performance(title: NormTitle, games: Sequence[NormGame]) -> Performance | None:
    """The performance for a norm: the lowest opponent raised to the floor, unrated ones 1400.

    Articles: B.01 1.4.6 to 1.4.9.
    """
    ratings = sorted(game.rating or UNRATED for game in games)
    if ratings:
        ratings[0] = max(ratings[0], title.floor)
    return performance(ratings, sum(game.halves for game in games))


def _mix_of_titles(
    title: NormTitle, games: Sequence[NormGame], *, double: bool
) -> tuple[Condition, ...]:
    many = len(games)
    titled = sum(game.title in _TITLED for game in games)
    holders = sum(game.title in title.holders for game in games)
    needed = max(3, -(-many // 3))
    article = title.article
    if double:
        needed, article = max(3, -(-many // 2)), "B.01 1.4.5f"
    return (
        _exactly(Asked.TITLED, -(-many // 2), titled, "B.01 1.4.5a"),
        _exactly(Asked.HOLDERS, needed, holders, article),
    )


def _exactly(asked: Asked, required: int, found: int, article: str) -> Condition:
    return Condition(asked, required, found, found, article)
