"""Tied players separated criterion by criterion, subgroup by subgroup (C.07 article 4.2)."""

from collections.abc import Callable, Collection, Mapping
from fractions import Fraction

from arbiter_gui.tiebreaks.derivation import Value
from arbiter_gui.tiebreaks.direct_encounter import Encounter, Group, direct_encounter
from arbiter_gui.tiebreaks.record import Records
from arbiter_gui.tiebreaks.tiebreak import TieBreak
from arbiter_gui.tournament.player import PlayerKey

BY_HAND = -1
"""What separates two players whom the arbiter ranked by hand."""


class Ranking:
    """Everybody in groups that are still tied, best first.

    Attributes:
        groups: The groups in order; within a group by pairing number.
        columns: The values of everybody for each criterion after the points.
        encounters: Small tables of direct encounters, by place of the tie-break and player.
    """

    def __init__(
        self,
        records: Records,
        points: Mapping[PlayerKey, int],
        left_out: Collection[PlayerKey] = (),
    ) -> None:
        self.records = records
        self.encounters: dict[tuple[int, PlayerKey], Encounter] = {}
        self.columns = list[Mapping[PlayerKey, Value]]()
        self._criteria = 0
        self._path: dict[PlayerKey, list[int]] = {key: [] for key in records.players}
        self._hand: dict[PlayerKey, int] = {}
        ranked = [key for key in records.players if key not in left_out]
        everybody = tuple(sorted(ranked, key=lambda key: records.players[key].tpn))
        self.groups: tuple[Group, ...] = ()
        self._take([_parts(everybody, lambda key: (False, -points[key]))])

    def separate(self, tiebreak: TieBreak) -> None:
        """Orders the players of every tied group by one more criterion."""
        if tiebreak.compares_groups:
            separated = [self._by_encounter(group, tiebreak) for group in self.groups]
            index = self._criteria - 1
            self.columns.append({key: self._place(index, key) for key in self.records.players})
            self._take(separated)
            return
        records, ascending = self.records, tiebreak.ascending
        column = {key: tiebreak.value(player, records) for key, player in records.players.items()}

        def order(key: PlayerKey) -> tuple[bool, int | Fraction]:
            value = column[key]
            if value is None:
                return True, 0
            return False, value if ascending else -value

        self.columns.append(column)
        self._take([_parts(group, order) if len(group) > 1 else [group] for group in self.groups])

    def rank_by_hand(self, players: Group) -> None:
        """Puts everybody with the same points in the order that the arbiter gave."""
        chosen = set(players)
        before = [group for group in self.groups if not chosen.intersection(group)]
        first = next(nth for nth, group in enumerate(self.groups) if chosen.intersection(group))
        before[first:first] = [(key,) for key in players]
        self.groups = tuple(before)
        self._hand.update((key, place) for place, key in enumerate(players))

    def decided_by(self, upper: PlayerKey, lower: PlayerKey) -> int | None:
        """The first criterion that puts a player above another: 0 for the points.

        `BY_HAND` where the arbiter decided, or decided otherwise; None when they are tied.
        """
        pairs = zip(self._path[upper], self._path[lower], strict=True)
        place = next((place for place, (one, two) in enumerate(pairs) if one != two), None)
        if place is None:
            return BY_HAND if lower in self._hand else None
        above = self._path[upper][place] < self._path[lower][place]
        return place if above else BY_HAND

    def _place(self, index: int, key: PlayerKey) -> int | None:
        """The place among the tied players; None for somebody who was not tied."""
        encounter = self.encounters.get((index, key))
        return None if encounter is None else encounter.places[key]

    def _by_encounter(self, group: Group, tiebreak: TieBreak) -> list[Group]:
        if len(group) == 1:
            return [group]
        encounter = direct_encounter(group, self.records, tiebreak.modifiers)
        index = self._criteria - 1
        self.encounters.update(dict.fromkeys(((index, key) for key in group), encounter))
        return _parts(group, lambda key: (False, encounter.places[key]))

    def _take(self, separated: list[list[Group]]) -> None:
        for parts in separated:
            for nth, part in enumerate(parts):
                for key in part:
                    self._path[key].append(nth)
        self.groups = tuple(part for parts in separated for part in parts)
        self._criteria += 1


def _parts(group: Group, order: Callable[[PlayerKey], tuple[bool, int | Fraction]]) -> list[Group]:
    """A group in order, split wherever the order differs; equal players keep their order."""
    orders = {key: order(key) for key in group}
    parts: list[list[PlayerKey]] = []
    for key in sorted(group, key=orders.__getitem__):
        if parts and orders[parts[-1][0]] == orders[key]:
            parts[-1].append(key)
        else:
            parts.append([key])
    return [tuple(part) for part in parts]
