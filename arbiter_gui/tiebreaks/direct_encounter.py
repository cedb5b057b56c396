"""DE: the games that tied players played against each other (C.07 article 6)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from arbiter_gui.tiebreaks.modifiers import PLAIN, Modifiers
from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tiebreaks.unplayed import is_dummy_round
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import PlayerKey

Group = tuple[PlayerKey, ...]

Tenths = int | Fraction
"""Tenths of a point; a fraction where players met several times."""


@dataclass(frozen=True)
class Encounter:
    """The small table of some tied players.

    Attributes:
        players: The tied players, those with more points among themselves first.
        cells: Average points of the first player against the second, in tenths, where they met.
        scores: Sum of a player's cells, in tenths.
        highest: What a player could have if the missing games were all won, in tenths.
        everybody_met: Whether the scores decide as they are; else only what is certain does.
        groups: The players in order; players of one group are still tied.
        inner: Small tables of groups that were compared again among themselves.
    """

    players: Group
    cells: Mapping[tuple[PlayerKey, PlayerKey], Tenths]
    scores: Mapping[PlayerKey, Tenths]
    highest: Mapping[PlayerKey, Tenths]
    everybody_met: bool
    groups: tuple[Group, ...]
    inner: tuple["Encounter", ...] = ()

    @cached_property
    def places(self) -> Mapping[PlayerKey, int]:
        """The place of each player after every comparison; players still tied share one."""
        places, place = {}, 1
        for group in self.order:
            places.update(dict.fromkeys(group, place))
            place += len(group)
        return places

    @cached_property
    def order(self) -> tuple[Group, ...]:
        """The groups after every further comparison among themselves."""
        inner = {frozenset(encounter.players): encounter for encounter in self.inner}
        result: list[Group] = []
        for group in self.groups:
            again = inner.get(frozenset(group))
            result += [group] if again is None else again.order
        return tuple(result)


def direct_encounter(
    players: Sequence[PlayerKey], records: Records, modifiers: Modifiers = PLAIN
) -> Encounter:
    """Compares tied players by their games among themselves, again and again while that helps.

    When all have met each other (and always in a round robin) the scores decide. Else a player
    is placed only when nobody who is still to be placed could reach that score by winning every
    game that was not played. Forfeited games do not count in a Swiss, unless with `/P`.

    Articles: C.07 6.1-6.3.
    """
    cells = _cells(players, records, modifiers)
    tpns = {key: records.players[key].tpn for key in players}
    scores: dict[PlayerKey, Tenths] = dict.fromkeys(players, 0)
    met = dict.fromkeys(players, 0)
    for (key, _other), points in cells.items():
        scores[key] += points
        met[key] += 1
    others = len(players) - 1
    everybody_met = records.round_robin or all(number == others for number in met.values())
    win = 0 if everybody_met else records.scoring.win
    highest = {key: scores[key] + win * (others - met[key]) for key in players}
    ordered = tuple(sorted(players, key=lambda key: (-scores[key], -highest[key], tpns[key])))
    groups = _by_score(ordered, scores) if everybody_met else _certain(ordered, scores, highest)
    inner = tuple(
        direct_encounter(group, records, modifiers)
        for group in groups
        if 1 < len(group) < len(players)
    )
    return Encounter(ordered, cells, scores, highest, everybody_met, groups, inner)


def _cells(
    players: Sequence[PlayerKey], records: Records, modifiers: Modifiers
) -> dict[tuple[PlayerKey, PlayerKey], Tenths]:
    """Average points of each player against each other one of the group."""
    group, games = set(players), dict[tuple[PlayerKey, PlayerKey], list[int]]()
    for key in players:
        for record in _counted_games(records.players[key], records, modifiers):
            if record.opponent is not None and record.opponent in group:
                games.setdefault((key, record.opponent), []).append(record.points)
    return {
        pair: points[0] if len(points) == 1 else Fraction(sum(points), len(points))
        for pair, points in games.items()
    }


def _counted_games(
    player: PlayerRecord, records: Records, modifiers: Modifiers
) -> list[RoundRecord]:
    with_forfeits = records.round_robin or modifiers.as_played
    return [
        record
        for record in player.rounds
        if record.opponent is not None
        and (record.played or (with_forfeits and is_dummy_round(record)))
    ]


def _by_score(ordered: Group, scores: Mapping[PlayerKey, Tenths]) -> tuple[Group, ...]:
    groups: list[list[PlayerKey]] = []
    for key in ordered:
        if groups and scores[groups[-1][0]] == scores[key]:
            groups[-1].append(key)
        else:
            groups.append([key])
    return tuple(tuple(group) for group in groups)


def _certain(
    ordered: Group,
    scores: Mapping[PlayerKey, Tenths],
    highest: Mapping[PlayerKey, Tenths],
) -> tuple[Group, ...]:
    """Players at the top whom nobody below can reach any more, one by one, then the rest."""
    placed = 0
    while placed < len(ordered) - 1:
        rest = ordered[placed + 1 :]
        if scores[ordered[placed]] <= max(highest[key] for key in rest):
            break
        placed += 1
    singles = tuple((key,) for key in ordered[:placed])
    return (*singles, ordered[placed:])
