"""The classic criteria: every rule has a board that breaks it, and one that does not."""

import pytest

from arbiter_gui.pairing.audit import Weight, audit
from arbiter_gui.pairing.generator import generated
from arbiter_gui.pairing.generator_model import Wishes
from tests.notation import event


def found(text, number, **more):
    """The findings as "1a 1-2"."""
    findings = audit(event(text, **more), number)
    return [f"{one.rule} {'-'.join(map(str, one.players))}" for one in findings]


QUIET = """
    1 Abel | 4w1 2b=
    2 Bach | 3b1 1w=
    3 Cave | 2w0 4b1
    4 Dorn | 1b0 3w0
"""


def test_a_round_without_fault_has_no_finding():
    assert found(QUIET, 1) == []
    assert found(QUIET, 2) == []


def test_players_who_have_met_are_an_error():
    text = "1 Abel | 2w1 2b1\n2 Bach | 1b0 1w0"
    assert found(text, 2) == ["1a 2-1", "3 1-2"]
    assert audit(event(text), 2)[0].weight is Weight.ERROR


def test_a_forfeited_pair_may_meet_again():
    assert "1a 2-1" not in found("1 Abel | 2w+ 2b1\n2 Bach | 1b- 1w0", 2)


def test_a_second_bye_is_an_error_and_a_first_one_at_the_bottom_is_not():
    text = """
        1 Abel | 2w1 U   3b1
        2 Bach | 1b0 3w1 U
        3 Cave | U   2b0 1w0
    """
    assert found(text, 1) == []
    assert found(text, 3) == ["3 1-3", "5 1-3"]
    again = text.replace("3b1", "2b1").replace("3w1 U", "3w1 1w0").replace("2b0 1w0", "2b0 U")
    assert "1b 3" in found(again, 3)
    assert "1b 3" not in found(text, 1)


def test_a_bye_above_the_lowest_score_is_a_remark():
    text = """
        1 Abel | 2w1 U
        2 Bach | 1b0 3w1
        3 Cave | U   2b0
    """
    assert found(text, 2) == ["3 3-2", "5 3-2", "3 1"]


THRICE = """
    1 Abel | 4w= 5w= 6w=
    2 Bach | 5b= 6w= 4w=
    3 Cave | 6w= 4b= 5b=
    4 Dorn | 1b= 3w= 2b=
    5 Eder | 2w= 1b= 3w=
    6 Falk | 3b= 2b= 1b=
"""


def test_a_third_equal_colour_is_an_error_for_both():
    findings = found(THRICE, 3, rounds=5)
    assert {"2a 1-6", "2b 1-6", "2a 6-1", "2b 6-1"} <= set(findings)
    assert {"4 1-6", "4 6-1"} <= set(findings)
    errors = {one.rule for one in audit(event(THRICE, rounds=5), 3) if one.weight is Weight.ERROR}
    assert errors == {"2a", "2b"}


def test_a_topscorer_in_the_last_round_is_excused():
    top = THRICE.replace("4w= 5w= 6w=", "4w1 5w1 6w=").replace("1b= 3w= 2b=", "1b0 3w= 2b=")
    top = top.replace("2w= 1b= 3w=", "2w= 1b0 3w=")
    assert {one.weight for one in audit(event(top, rounds=3), 3)} == {Weight.REMARK}
    assert Weight.ERROR in {one.weight for one in audit(event(top, rounds=4), 3)}


def test_different_scores_and_repeated_floats_are_remarks():
    text = """
        1 Abel | 2w1 3b1 4w1
        2 Bach | 1b0 4w1 3b1
        3 Cave | 4b= 1w0 2w0
        4 Dorn | 3w= 2b0 1b0
    """
    assert found(text, 2) == ["3 4-2", "3 1-3"]
    findings = audit(event(text), 3)
    assert [one.value for one in findings if one.rule == "3"] == [15, 5]
    assert "5 1-4" in found(text, 3)
    assert {one.weight for one in findings} == {Weight.REMARK}


def test_a_float_of_two_rounds_before_has_a_rule_of_its_own():
    text = """
        1 Abel | 2w1 3b1 5w0 4b1
        2 Bach | 1b0 4w1 6b1 5w=
        3 Cave | 4b= 1w0 U 6w=
        4 Dorn | 3w= 2b0 . 1w0
        5 Eder | 6w1 U 1b1 2b=
        6 Falk | 5b0 . 2w0 3b=
    """
    assert "6 1-4" in found(text, 4)
    assert "5 1-4" not in found(text, 4)


@pytest.mark.parametrize("seed", range(4))
def test_what_the_engine_pairs_has_no_errors(seed):
    played = generated(seed, Wishes(players=11, rounds=5)).tournament
    for number in range(1, played.rounds_paired + 1):
        assert all(one.weight is Weight.REMARK for one in audit(played, number))
