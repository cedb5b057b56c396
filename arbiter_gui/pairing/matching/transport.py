"""The transportation problem between types of vertices: the duals that bound every pair."""

from collections.abc import Sequence


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


class _Flow:
    """Supplies on the rows, equal demands on the columns, moved along tight arcs only.

    Attributes:
        left: Supply that has not been moved.
        row_dual: With `column_dual`, never more than the cost of an arc, equal where flow runs.
    """

    def __init__(self, counts: Sequence[int], cost: Sequence[Sequence[int | None]]) -> None:
        self._arcs = [
            [
                (column, price)
                for column, price in enumerate(prices)
                if price is not None and counts[column] > (column == row)
            ]
            if counts[row]
            else []
            for row, prices in enumerate(cost)
        ]
        self._supply = list(counts)
        self._demand = list(counts)
        self._moved: list[dict[int, int]] = [{} for _ in counts]
        self.left = sum(counts)
        self.row_dual = [min((price for _, price in arcs), default=0) for arcs in self._arcs]
        self.column_dual = [0] * len(counts)
        self._lower_columns()
        self._move_along_tight_arcs()

    def _lower_columns(self) -> None:
        slack: list[int | None] = [None] * len(self._demand)
        for row, arcs in enumerate(self._arcs):
            dual = self.row_dual[row]
            for column, price in arcs:
                known = slack[column]
                if known is None or price - dual < known:
                    slack[column] = price - dual
        self.column_dual = [value or 0 for value in slack]

    def _move_along_tight_arcs(self) -> None:
        for row, arcs in enumerate(self._arcs):
            dual = self.row_dual[row]
            for column, price in arcs:
                amount = min(self._supply[row], self._demand[column])
                if amount and price == dual + self.column_dual[column]:
                    self._supply[row] -= amount
                    self._demand[column] -= amount
                    self._moved[column][row] = amount
                    self.left -= amount

    def augment(self) -> bool:
        """Moves some more supply over a cheapest path; False when no path exists."""
        self._distance = {row: 0 for row, supply in enumerate(self._supply) if supply}
        self._nearest: dict[int, int] = {}
        self._row_before: dict[int, int] = {}
        self._column_before: dict[int, int] = {}
        reached: dict[int, int] = {}
        queue = list(self._distance)
        while True:
            self._relax(queue)
            if not self._nearest:
                return False
            column = min(self._nearest, key=self._nearest.__getitem__)
            reached[column] = length = self._nearest.pop(column)
            if self._demand[column]:
                break
            queue = [row for row in self._moved[column] if row not in self._distance]
            for row in queue:
                self._distance[row] = length
                self._column_before[row] = column
        for row, way in self._distance.items():
            self.row_dual[row] += length - way
        for reached_column, way in reached.items():
            self.column_dual[reached_column] -= length - way
        self._push(column)
        return True

    def _relax(self, rows: Sequence[int]) -> None:
        nearest, row_before, column_dual = self._nearest, self._row_before, self.column_dual
        for row in rows:
            start = self._distance[row] - self.row_dual[row]
            for column, price in self._arcs[row]:
                length = start + price - column_dual[column]
                known = nearest.get(column)
                if length < known if known is not None else column not in row_before:
                    nearest[column] = length
                    row_before[column] = row

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
