"""Tied players separated criterion by criterion, subgroup by subgroup (C.07 article 4.2)."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from arbiter_gui.tiebreaks.derivation import Value
from arbiter_gui.tiebreaks.direct_encounter import Encounter, Group, direct_encounter
from arbiter_gui.tiebreaks.record import Records
from arbiter_gui.tiebreaks.tiebreak import TieBreak
from arbiter_gui.tournament.player import PlayerKey


class Ranking:
    """Everybody in groups that are still tied, best first.

    Attributes:
        groups: The groups in order; within a group by pairing number.
        columns: The values of everybody for each criterion after the points.
        encounters: Small tables of direct encounters, by place of the tie-break and player.
    """

    def __init__(self, records: Records, points: Mapping[PlayerKey, int]) -> None:
        self.records = records
        self.encounters: dict[tuple[int, PlayerKey], Encounter] = {}
        self.columns = list[Mapping[PlayerKey, Value]]()
        self._criteria = 0
        self._path: dict[PlayerKey, list[int]] = {key: [] for key in records.players}
        everybody = tuple(sorted(records.players, key=lambda key: records.players[key].tpn))
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

    def decided_by(self, player: PlayerKey, other: PlayerKey) -> int | None:
        """The first criterion that separates two players: 0 for the points; None when tied."""
        pairs = zip(self._path[player], self._path[other], strict=True)
        return next((place for place, (one, two) in enumerate(pairs) if one != two), None)

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
