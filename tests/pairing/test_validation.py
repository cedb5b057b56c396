from dataclasses import replace

import pytest

from arbiter_gui.pairing import systems
from arbiter_gui.pairing.dutch.engine import DutchRound
from arbiter_gui.pairing.outcome import Pair
from arbiter_gui.pairing.validation import IllegalPairing, validated, violations
from arbiter_gui.tournament import ByeKind
from tests.pairing.positions import card, position

CARDS = (
    card(1, 1, "WW", met=(2,)),
    card(2, 1, "BB", met=(1,)),
    card(3, 1, "WW", may_receive_pab=False),
    card(4, 1, "BB"),
    card(5, 0, "WB"),
)
POSITION = position(*CARDS, forbidden=frozenset({(4, 5)}), not_paired=((9, ByeKind.HALF_POINT),))
GOOD = systems.pair_round(POSITION)


def codes(**changes):
    outcome = replace(GOOD, **changes)
    return [violation.code for violation in violations(POSITION, outcome)]


def test_a_good_pairing_has_no_violation():
    assert codes() == []
    assert validated(POSITION, GOOD) is GOOD


@pytest.mark.parametrize(
    ("pairs", "pab", "code"),
    [
        ([(1, 2), (4, 3)], 5, "rematch"),
        ([(4, 5), (2, 3)], 1, "forbidden"),
        ([(1, 3), (2, 5)], 4, "same-colour"),
        ([(4, 1), (2, 5)], 3, "second-bye"),
        ([(4, 1), (2, 4)], 5, "not-once"),
        ([(4, 1)], 5, "not-once"),
        ([(4, 1), (2, 7)], 5, "not-once"),
    ],
)
def test_every_broken_rule_is_named(pairs, pab, code):
    assert codes(pairs=tuple(Pair(*pair) for pair in pairs), pab=pab) == [code]


def test_a_missing_bye_is_noticed():
    pairs = (Pair(4, 1), Pair(2, 3))
    assert codes(pairs=pairs, pab=None) == ["not-once", "bye-count"]


def test_a_forgotten_absentee_is_noticed():
    assert codes(not_paired=()) == ["not-paired"]


def test_a_topscorer_may_meet_an_equal_absolute_preference_in_the_last_round():
    last = position(card(1, 3, "WW"), card(2, 3, "WW"), round_number=4, rounds=4)
    before = replace(last, rounds=5)
    outcome = systems.pair_round(last)
    assert list(violations(last, outcome)) == []
    assert [one.code for one in violations(before, outcome)] == ["same-colour"]


def test_the_outcome_of_a_sabotaged_engine_is_refused(monkeypatch):
    bad = replace(GOOD, pairs=(Pair(1, 2), Pair(4, 3)), pab=5)
    monkeypatch.setattr(DutchRound, "pair", lambda self, **_options: bad)
    with pytest.raises(IllegalPairing) as error:
        systems.pair_round(POSITION)
    assert "rematch" in str(error.value)
