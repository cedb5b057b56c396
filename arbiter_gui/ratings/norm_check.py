"""Whether games make a norm: all of them, or those that may be chosen."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from arbiter_gui.ratings.conditions import (
    GAMES_NEEDED,
    UNRATED,
    Condition,
    Verdict,
    conditions_of_event,
    conditions_of_federations,
    conditions_of_games,
    conditions_of_player,
    norm_performance,
    verdict_of,
)
from arbiter_gui.ratings.foreigners import has_many_foreigners
from arbiter_gui.ratings.norm_games import NormGame, NormGames
from arbiter_gui.ratings.norm_titles import NormTitle
from arbiter_gui.ratings.performance import Performance, performance
from arbiter_gui.tournament.tournament import Tournament

_MOST_LEFT_OUT = 4
"""Wins are left out one to four at a time; with the 13 games that count, no more can be."""

Games = tuple[NormGame, ...]


@dataclass(frozen=True, slots=True)
class EventSide:
    """What the event contributes for everybody.

    Attributes:
        conditions: Those on the schedule.
        exempt: Whether the mix of federations is not asked for (B.01 1.4.3d).
    """

    conditions: tuple[Condition, ...]
    exempt: bool


@dataclass(frozen=True, slots=True)
class NormCheck:
    """The conditions for one title, with the choice of games that serves it best.

    Attributes:
        conditions: Every condition, met or not.
        games: The games they were checked with.
        left_out: Rounds that would count but were left out, as the rules allow.
    """

    title: NormTitle
    conditions: tuple[Condition, ...]
    games: Games
    left_out: tuple[int, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """Met when every condition is; not met when one is not."""
        return verdict_of(self.conditions)

    @property
    def performance(self) -> Performance | None:
        """The performance as norms count it."""
        return norm_performance(self.title, self.games)


def event_side(tournament: Tournament) -> EventSide:
    """The part of a norm that does not depend on the player."""
    rounds = tournament.settings.rounds or tournament.rounds_paired
    conditions = conditions_of_event(tournament.event, rounds)
    return EventSide(conditions, has_many_foreigners(tournament))


def norm_check(title: NormTitle, case: NormGames, event: EventSide) -> NormCheck:
    """The conditions of a norm; of all permitted choices of games the most successful one.

    Games after a title result may be ignored in a Swiss, and games that were won always, as
    long as nine are left. A last round that the opponent forfeited may count as a loss.

    Articles: B.01 1.4.1e, 1.4.1f, 1.4.2c.
    """
    best = _checked(title, case, event, case.games)
    for games in _choices(title, case, event):
        if best.verdict is Verdict.MET:
            break
        best = max(best, _checked(title, case, event, games), key=_success)
    return best


def _success(check: NormCheck) -> int:
    return (Verdict.NOT_MET, Verdict.NOT_KNOWN, Verdict.MET).index(check.verdict)


def _checked(title: NormTitle, case: NormGames, event: EventSide, games: Games) -> NormCheck:
    credited = case.credited and len(games) == len(case.games)
    conditions = (
        *conditions_of_player(title, case.player),
        *conditions_of_games(title, case, games, credited=credited),
        *conditions_of_federations(case.player.federation, games, exempt=event.exempt),
        *event.conditions,
    )
    used = {game.round for game in games}
    left_out = tuple(game.round for game in case.games if game.round not in used)
    return NormCheck(title, conditions, games, left_out)


def is_conceivable(title: NormTitle, case: NormGames) -> bool:
    """Whether some choice of the games is numerous and strong enough; the mix is not looked at.

    Says no at once for nearly everybody, so that the whole field can be gone through.
    """
    if len(case.games) + case.credited < GAMES_NEEDED and case.late_forfeit is None:
        return False
    return any(
        _performs(title, base) or (len(base) > GAMES_NEEDED and _could_perform(title, base))
        for base in _bases(case)
    )


def _choices(title: NormTitle, case: NormGames, event: EventSide) -> Iterator[Games]:
    """Other sets of games that may be looked at, and are strong enough; most games first."""
    if case.round_robin and not _is_mixed(title, case, event):
        return
    for base in _bases(case):
        if base is not case.games and _performs(title, base):
            yield base
        if len(base) > GAMES_NEEDED and _could_perform(title, base):
            yield from _without_wins(title, base)


def _bases(case: NormGames) -> Iterator[Games]:
    """The games; with the last one as a loss; and, in a Swiss, those up to an earlier round."""
    yield case.games
    if case.late_forfeit is not None:
        yield (*case.games, case.late_forfeit)
    if not case.round_robin:
        for end in range(len(case.games) - 1, GAMES_NEEDED - 1, -1):
            yield case.games[:end]


def _without_wins(title: NormTitle, base: Games) -> Iterator[Games]:
    won = [game for game in base if game.halves == 2]
    for number in range(1, min(_MOST_LEFT_OUT, len(base) - GAMES_NEEDED) + 1):
        for gone in combinations(won, number):
            games = tuple(game for game in base if game not in gone)
            if _performs(title, games):
                yield games


def _is_mixed(title: NormTitle, case: NormGames, event: EventSide) -> bool:
    """Whether the complete round robin has the titles and federations of a norm (1.4.1f)."""
    titles = conditions_of_games(title, case, case.games)[1:3]
    own = case.player.federation
    federations = conditions_of_federations(own, case.games, exempt=event.exempt)
    return verdict_of((*titles, *federations)) is not Verdict.NOT_MET


def _performs(title: NormTitle, games: Games) -> bool:
    found = norm_performance(title, games)
    return (
        found is not None and found.rating >= title.performance and found.average >= title.average
    )


def _could_perform(title: NormTitle, games: Games) -> bool:
    """Whether leaving out wins could help: the nine strongest opponents, the score as it is."""
    ratings = sorted((max(game.rating or UNRATED, title.floor) for game in games), reverse=True)
    best = performance(ratings[:GAMES_NEEDED], 0)
    now = performance(ratings, sum(game.halves for game in games))
    if best is None or now is None:
        return False
    reach = best.average + now.difference
    return reach >= title.performance and best.average >= title.average
