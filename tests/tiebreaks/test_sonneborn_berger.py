from tests.tiebreaks.values import values

EVENT = """
    1 A | 2w1 3b= H
    2 B | 1b0 4w1 3w1
    3 C | 4b1 1w= 2b0
    4 D | 3w0 2b0 Z
    """


def test_points_are_weighed_with_the_score_of_the_opponent():
    # A has 2, B 2, C 1½, D 0 on the table but ½ as an opponent.
    assert values(EVENT, "SB") == {
        1: 2 + 0.75 + 0.75,  # the dummy: 1½ at most, times the half point of the bye
        2: 0.5 + 1.5,
        3: 0.5 + 1,
        4: 0,
    }


def test_the_cut_takes_the_higher_of_the_least_significant_value_and_the_lowest_chosen_one():
    # A: 2 x 1, 1½ x ½ and the dummy 1½ x ½; C and the dummy have the lowest score.
    assert values(EVENT, "SB/C1")[1] == 2.75
    # B: 2 x 0, ½ x 1, 1½ x 1; the opponent with the lowest score is D.
    assert values(EVENT, "SB/C1")[2] == 1.5
    assert values(EVENT, "SB/C2")[2] == 0


def test_a_chosen_absence_lower_than_the_least_significant_value_stays():
    event = """
        1 A | 2w1 Z   3w1
        2 B | 1b0 3w0 4b0
        3 C | 4b1 2b1 1b0
        4 D | 3w0 .   2w1
        """
    # A: B has 0 as the least significant; the dummy 1½ x 0 is not lower: it is cut, B stays.
    assert values(event, "SB/C1")[1] == 0 + 2
    # With D's score raised the dummy's 0 is lower than the product of the lowest opponent.
    other = """
        1 A | 2w1 Z   3w1
        2 B | 1b0 3w= 4b0
        3 C | 4b1 2b= 1b0
        4 D | 3w0 .   2w1
        """
    assert values(other, "SB")[1] == 0.5 + 0 + 1.5
    assert values(other, "SB/C1")[1] == 1.5


ROUND_ROBIN = """
    1 A | 4w+ 2b1 3w=
    2 B | 3w0 1w0 4b1
    3 C | 2b1 4b0 1b=
    4 D | 1b- 3w1 2w0
    """


def test_a_round_robin_counts_forfeits_and_adjusts_nothing():
    # A 2½, B 1, C 1½, D 1.
    found = values(ROUND_ROBIN, "SB", system="BERGER_ROUNDROBIN", rounds=3)
    assert found == {1: 1 + 1 + 0.75, 2: 1, 3: 1 + 1.25, 4: 1.5}


def test_koya_counts_points_against_the_upper_half():
    found = values(ROUND_ROBIN, "KS", system="BERGER_ROUNDROBIN", rounds=3)
    assert found == {1: 0.5, 2: 0, 3: 0.5, 4: 1}
    lower = values(ROUND_ROBIN, "KS/L-1", system="BERGER_ROUNDROBIN", rounds=3)
    assert lower == {1: 2.5, 2: 1, 3: 1.5, 4: 1}
    higher = values(ROUND_ROBIN, "KS/L+2", system="BERGER_ROUNDROBIN", rounds=3)
    assert higher == {1: 0, 2: 0, 3: 0.5, 4: 0}


def test_koya_is_for_round_robins_and_buchholz_no_longer():
    assert values(ROUND_ROBIN, "KS", rounds=3) == dict.fromkeys(range(1, 5))
    for code in ("BH", "FB", "AOB"):
        found = values(ROUND_ROBIN, code, system="BERGER_ROUNDROBIN", rounds=3)
        assert found == dict.fromkeys(range(1, 5))
    old = values(ROUND_ROBIN, "BH", "2024-08", system="BERGER_ROUNDROBIN", rounds=3)
    assert old == {1: 3.5, 2: 5, 3: 4.5, 4: 5}
