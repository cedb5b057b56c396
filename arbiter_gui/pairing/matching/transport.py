"""The transportation problem between types of vertices: the duals that bound every pair."""

from collections.abc import Sequence
from math import inf

_Arcs = list[tuple[int, int]]


def type_duals(counts: Sequence[int], cost: Sequence[Sequence[int | None]]) -> list[int] | None:
    """The largest lower bound that sums over types can give to a perfect pairing of everybody.

    `counts[t]` vertices of type `t` are alike; a pair of types `s` and `t` costs `cost[s][t]`
    (symmetric), None when no such pair exists. The result U satisfies `U[s] + U[t] <= 2 *
    cost[s][t]` for every pair that can exist, and the sum of `counts[t] * U[t]` is as large as
    possible: twice the cost of the best fractional pairing. None when even fractions of pairs
    cannot serve everybody.

    A pair inside a type needs two vertices, so the diagonal of a type of one vertex is ignored.
    """
    flow = _Flow(counts, cost)
    while flow.left:
        if not flow.augment():
            return None
    return [row + column for row, column in zip(flow.row_dual, flow.column_dual, strict=True)]


def _arcs(
    counts: Sequence[int], cost: Sequence[Sequence[int | None]]
) -> tuple[list[_Arcs], list[int]]:
    """For each row its columns with their prices, and the lowest price."""
    arcs: list[_Arcs] = []
    lowest = []
    for row, prices in enumerate(cost):
        own: _Arcs = []
        least = None
        for column, price in enumerate(prices):
            if price is None or counts[column] <= (column == row):
                continue
            own.append((column, price))
            if least is None or price < least:
                least = price
        arcs.append(own if counts[row] else [])
        lowest.append(least or 0)
    return arcs, lowest


class _Flow:
    """Supplies on the rows, equal demands on the columns, moved along tight arcs only.

    Attributes:
        left: Supply that has not been moved.
        row_dual: With `column_dual`, never more than the cost of an arc, equal where flow runs.
    """

    def __init__(self, counts: Sequence[int], cost: Sequence[Sequence[int | None]]) -> None:
        self._arcs, self.row_dual = _arcs(counts, cost)
        self._supply = list(counts)
        self._demand = list(counts)
        self._moved: list[dict[int, int]] = [{} for _ in counts]
        self.column_dual = self._slack_of_columns()
        for row, supply in enumerate(self._supply):
            if supply:
                self._move_along_tight_arcs(row)
        self.left = sum(self._supply)

    def _slack_of_columns(self) -> list[int]:
        slack: dict[int, int] = {}
        for dual, arcs in zip(self.row_dual, self._arcs, strict=True):
            for column, price in arcs:
                if column not in slack or price - dual < slack[column]:
                    slack[column] = price - dual
        return [slack.get(column, 0) for column in range(len(self._demand))]

    def _move_along_tight_arcs(self, row: int) -> None:
        demand, column_dual = self._demand, self.column_dual
        dual, available = self.row_dual[row], self._supply[row]
        for column, price in self._arcs[row]:
            wanted = demand[column]
            if wanted and price == dual + column_dual[column]:
                amount = min(available, wanted)
                available -= amount
                demand[column] -= amount
                self._moved[column][row] = amount
                if not available:
                    break
        self._supply[row] = available

    def augment(self) -> bool:
        """Moves some more supply over a cheapest path; False when no path exists."""
        self._distance = {row: 0 for row, supply in enumerate(self._supply) if supply}
        self._nearest: dict[int, int] = {}
        self._least: list[float] = [inf] * len(self._demand)
        self._row_before: dict[int, int] = {}
        self._column_before: dict[int, int] = {}
        reached: dict[int, int] = {}
        nearest, demand = self._nearest, self._demand
        rows = list(self._distance)
        while True:
            self._relax(rows)
            if not nearest:
                return False
            length = min(nearest.values())
            ends = [column for column, way in nearest.items() if way == length]
            wanting = [column for column in ends if demand[column]]
            if wanting:
                break
            rows = []
            for column in ends:
                reached[column] = nearest.pop(column)
                self._least[column] = -inf
                rows += self._rows_behind(column, length)
        self._shift_duals(reached, length)
        self._push(wanting[0])
        return True

    def _rows_behind(self, column: int, length: int) -> list[int]:
        """The rows that could give back what they moved to a column; they are reached now."""
        rows = [row for row in self._moved[column] if row not in self._distance]
        for row in rows:
            self._distance[row] = length
            self._column_before[row] = column
        return rows

    def _relax(self, rows: Sequence[int]) -> None:
        nearest, row_before, column_dual = self._nearest, self._row_before, self.column_dual
        least = self._least
        for row in rows:
            start = self._distance[row] - self.row_dual[row]
            for column, price in self._arcs[row]:
                length = start + price - column_dual[column]
                if length < least[column]:
                    least[column] = nearest[column] = length
                    row_before[column] = row

    def _shift_duals(self, reached: dict[int, int], length: int) -> None:
        for row, way in self._distance.items():
            self.row_dual[row] += length - way
        for column, way in reached.items():
            self.column_dual[column] -= length - way

    def _push(self, column: int) -> None:
        """Moves as much as the path to `column` carries."""
        steps = [(self._row_before[column], column, 1)]
        amount = self._demand[column]
        while not self._supply[steps[-1][0]]:
            row = steps[-1][0]
            before = self._column_before[row]
            amount = min(amount, self._moved[before][row])
            steps.append((row, before, -1))
            steps.append((self._row_before[before], before, 1))
        source = steps[-1][0]
        amount = min(amount, self._supply[source])
        for row, target, sign in steps:
            flow = self._moved[target]
            flow[row] = flow.get(row, 0) + sign * amount
            if not flow[row]:
                del flow[row]
        self._supply[source] -= amount
        self._demand[column] -= amount
        self.left -= amount
