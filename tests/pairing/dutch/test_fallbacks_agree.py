"""Whatever way a bracket is solved, the candidate is the same."""

import pytest

from arbiter_gui.pairing.dutch import bracket_solver, engine
from arbiter_gui.pairing.dutch.bracket_solver import BracketSolver
from arbiter_gui.pairing.dutch.collapsing_solver import CollapsingSolver
from arbiter_gui.pairing.dutch.hard_brackets import WeightedNetwork
from arbiter_gui.pairing.dutch.network import Network
from tests.pairing.corpus import cases, pairing_of, tournament
from tests.pairing.test_cases import RECORDS

EVENTS = [record for record in RECORDS if record["n"] <= 24][::5]


class _WithoutTrial:
    """Never tries all candidates of a small bracket."""

    def _by_trial(self, *_bracket):
        return None


class _ByTrial:
    """Tries all candidates of a small bracket before anything else."""

    def best(self, bracket, next_end):
        tried = None
        if bracket.most_pairs:
            tried = self._by_trial(bracket, self._look_ahead(bracket, next_end))
        return tried or super().best(bracket, next_end)


class _InsideByWeights(_WithoutTrial):
    """Never trusts the duals of types; weights decide inside the bracket."""

    def _with_pairs(self, *_bracket):
        return None


class _Wide(_WithoutTrial):
    """Looks at the next bracket, or at everybody below, in every bracket."""

    def best(self, bracket, next_end):
        nobody_to_look_at = bracket.is_last and self._edition == "2017"
        if nobody_to_look_at or not bracket.most_pairs:
            return super().best(bracket, next_end)
        return self._wide(bracket, next_end)


def solve_with(monkeypatch, mixin):
    """Puts a way to solve brackets in front of the solvers of all editions."""
    for solver in (BracketSolver, CollapsingSolver):
        monkeypatch.setattr(engine, solver.__name__, type("Solver", (mixin, solver), {}))


def searched_by_witness(monkeypatch):
    solve_with(monkeypatch, _WithoutTrial)
    monkeypatch.setattr(bracket_solver, "in_first_order", lambda *_bracket: None)


def by_trial(monkeypatch):
    solve_with(monkeypatch, _ByTrial)


def by_weights(monkeypatch):
    solve_with(monkeypatch, _InsideByWeights)


def wide(monkeypatch):
    solve_with(monkeypatch, _Wide)


def wide_by_duals_of_players(monkeypatch):
    solve_with(monkeypatch, _Wide)
    monkeypatch.setattr(Network, "tight", lambda network, _types: [0] * len(network.types))


def order_by_weights(monkeypatch, mixin):
    solve_with(monkeypatch, mixin)
    monkeypatch.setattr(bracket_solver.OrderSearch, "first_candidate", lambda _search: None)
    tight = WeightedNetwork.tight

    def never_sure(network):
        tight(network)

    monkeypatch.setattr(WeightedNetwork, "tight", never_sure)


def inside_order_by_weights(monkeypatch):
    order_by_weights(monkeypatch, _InsideByWeights)


def wide_order_by_weights(monkeypatch):
    order_by_weights(monkeypatch, _Wide)


@pytest.mark.parametrize("edition", ["2017", "2026"])
@pytest.mark.parametrize(
    "forced",
    [
        by_trial,
        searched_by_witness,
        by_weights,
        inside_order_by_weights,
        wide,
        wide_by_duals_of_players,
        wide_order_by_weights,
    ],
)
def test_a_fallback_finds_the_same_candidates(forced, edition, monkeypatch):
    forced(monkeypatch)
    count, wrong = 0, []
    for record in EVENTS:
        event = tournament(record, edition)
        for case in cases(record, edition):
            count += 1
            if (pairing_of(event, case) or None) != (case.expected or None):
                wrong.append(case.name)
    assert count > 100
    assert wrong == []
