"""Whatever way a bracket is solved, the candidate is the same."""

import pytest

from arbiter_gui.pairing.dutch import bracket_solver, engine
from arbiter_gui.pairing.dutch.bracket_solver import BracketSolver
from arbiter_gui.pairing.dutch.hard_brackets import WeightedNetwork
from arbiter_gui.pairing.dutch.network import Network
from tests.pairing.corpus import cases, pairing_of, tournament
from tests.pairing.test_cases import RECORDS

EVENTS = [record for record in RECORDS if record["n"] <= 24][::3]


class InsideByWeights(BracketSolver):
    """Never trusts the duals of types; weights decide inside the bracket."""

    def _with_pairs(self, *_bracket):
        return None


class Wide(BracketSolver):
    """Looks at everybody below in every bracket."""

    def best(self, bracket, next_end):
        if not bracket.most_pairs:
            return super().best(bracket, next_end)
        return self._wide(bracket, next_end)


def searched_by_witness(monkeypatch):
    monkeypatch.setattr(bracket_solver, "_in_first_order", lambda *_bracket: None)


def by_weights(monkeypatch):
    monkeypatch.setattr(engine, "BracketSolver", InsideByWeights)


def wide(monkeypatch):
    monkeypatch.setattr(engine, "BracketSolver", Wide)


def wide_by_duals_of_players(monkeypatch):
    monkeypatch.setattr(engine, "BracketSolver", Wide)
    monkeypatch.setattr(Network, "tight", lambda network, _types: [0] * len(network.types))


def order_by_weights(monkeypatch, solver):
    monkeypatch.setattr(engine, "BracketSolver", solver)
    monkeypatch.setattr(bracket_solver.OrderSearch, "first_candidate", lambda _search: None)
    tight = WeightedNetwork.tight

    def never_sure(network):
        tight(network)

    monkeypatch.setattr(WeightedNetwork, "tight", never_sure)


def inside_order_by_weights(monkeypatch):
    order_by_weights(monkeypatch, InsideByWeights)


def wide_order_by_weights(monkeypatch):
    order_by_weights(monkeypatch, Wide)


@pytest.mark.parametrize(
    "forced",
    [
        searched_by_witness,
        by_weights,
        inside_order_by_weights,
        wide,
        wide_by_duals_of_players,
        wide_order_by_weights,
    ],
)
def test_a_fallback_finds_the_same_candidates(forced, monkeypatch):
    forced(monkeypatch)
    count, wrong = 0, []
    for record in EVENTS:
        event = tournament(record, "2026")
        for case in cases(record, "2026"):
            count += 1
            if (pairing_of(event, case) or None) != (case.expected or None):
                wrong.append(case.name)
    assert count > 100
    assert wrong == []
