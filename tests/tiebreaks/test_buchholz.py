import pytest

from arbiter_gui.tiebreaks.standings import rank
from tests.notation import event


def values(tournament, code, ruleset="2026-03"):
    standings = rank(tournament, ruleset=ruleset)
    index = [tiebreak.code for tiebreak in standings.tiebreaks].index(code)
    return {int(row.player): row.values[index] for row in standings.rows}


def test_buchholz_is_the_sum_of_the_opponents_scores():
    tournament = event(
        """
        1 A | 2w1 3b1
        2 B | 1b0 4w1
        3 C | 4b1 1w0
        4 D | 3w0 2b0
        """
    )
    assert values(tournament, "BH") == {1: 20, 2: 20, 3: 20, 4: 20}
    assert values(tournament, "BH/C1") == {1: 10, 2: 20, 3: 20, 4: 10}


def test_an_opponent_who_left_counts_as_drawing_the_rest():
    tournament = event(
        """
        1 A | 2w1 3b1 4w1
        2 B | 1b0 Z   Z
        3 C | 4b1 1w0 .
        4 D | 3w0 U   1b0
        """
    )
    # B has 0 + ½ + ½; C has 1 + 0 + ½ though its absence was not announced; D keeps 1.
    assert values(tournament, "BH")[1] == 10 + 15 + 10


def test_a_bye_before_a_later_bye_of_the_pairing_keeps_its_points():
    tournament = event(
        """
        1 A | 2w1 3b1 4w1
        2 B | 1b0 Z   U
        3 C | 4b1 1w0 H
        4 D | 3w0 U   1b0
        """
    )
    assert values(tournament, "BH")[1] == 10 + 15 + 10


@pytest.mark.parametrize(("ruleset", "dummy"), [("2024-08", 30), ("2026-03", 15)])
def test_a_dummy_is_not_worth_more_than_a_draw_a_round_since_2026(ruleset, dummy):
    tournament = event(
        """
        1 A | U   2w1 3b1
        2 B | 3w1 1b0 4w1
        3 C | 2b0 4w1 1w0
        4 D | U   3b0 2b0
        """
    )
    assert values(tournament, "BH", ruleset)[1] == dummy + 20 + 10


def test_a_forfeit_win_is_not_worth_more_than_the_scheduled_opponent_since_2026():
    tournament = event(
        """
        1 A | 2w+ 3b1
        2 B | 1b- 4w0
        3 C | 4w1 1w0
        4 D | 3b0 2b1
        """
    )
    assert values(tournament, "BH")[1] == 0 + 10
    assert values(tournament, "BH", "2024-08")[1] == 20 + 10


def test_the_cut_takes_a_chosen_absence_before_the_lowest_opponent():
    tournament = event(
        """
        1 A | H   2w1 3b1
        2 B | 4w1 1b0 4w1
        3 C | .   4w0 1w0
        4 D | 2b0 3b1 2b0
        """
    )
    # H: dummy min(2½, 1½) = 1½; C has 0: the dummy goes, not C.
    assert values(tournament, "BH")[1] == 15 + 20 + 0
    assert values(tournament, "BH/C1")[1] == 20 + 0


def test_cutting_more_than_there_is_leaves_nothing():
    tournament = event("1 A | 2w1\n2 B | 1b0", tiebreaks=("BH/C2", "BH/M1"))
    assert values(tournament, "BH/C2") == {1: 0, 2: 0}
    assert values(tournament, "BH/M1") == {1: 0, 2: 0}
