from tests.tiebreaks.values import values

EVENT = """
    1 A | 2w1 3b= H
    2 B | 1b0 4w1 3w1
    3 C | 4b1 1w= 2b0
    4 D | 3w0 2b0 U
    """


def test_solkoff_counts_unplayed_rounds_of_opponents_as_draws_and_own_ones_not_at_all():
    # As opponents: A 1 + ½ + ½, B 2, C 1½, D 0 + 0 + ½.
    assert values(EVENT, "OTHER_SOLKOFF") == {1: 2 + 1.5, 2: 2 + 0.5 + 1.5, 3: 0.5 + 2 + 2, 4: 3.5}


def test_the_median_leaves_out_the_highest_and_the_lowest_and_two_of_each_in_long_events():
    assert values(EVENT, "OTHER_MEDIAN") == {1: 1.5, 2: 1.5, 3: 2, 4: 1.5}
    assert values(EVENT, "OTHER_MEDIAN", rounds=9) == {1: 0, 2: 0, 3: 0, 4: 0}


def test_progress_takes_off_a_full_point_that_was_not_played_for():
    assert values(EVENT, "PS") == {1: 1 + 1.5 + 2, 2: 0 + 1 + 2, 3: 1 + 1.5 + 1.5, 4: 1}
    assert values(EVENT, "OTHER_CUMULATIVE") == {1: 4.5, 2: 3, 3: 4, 4: 0}


def test_kashdan_gives_four_two_one():
    assert values(EVENT, "OTHER_KASHDAN") == {1: 4 + 2, 2: 1 + 4 + 4, 3: 4 + 2 + 1, 4: 1 + 1}


def test_a_virtual_opponent_takes_the_rest_of_the_point_and_draws_from_then_on():
    # A in round 3: 1½ before, ½ left of the point, no round to come.
    assert values(EVENT, "OTHER_VIRTUAL")[1] == 2 + 1.5 + 2
    # D in round 3: 0 before, nothing left of the point.
    assert values(EVENT, "OTHER_VIRTUAL")[4] == 1.5 + 2 + 0
    early = (
        EVENT.replace("1 A | 2w1 3b= H", "1 A | H 3b= 2w1")
        .replace("2 B | 1b0 4w1 3w1", "2 B | H 4w1 1b0")
        .replace("3 C | 4b1 1w= 2b0", "3 C | 4b1 1w= U")
    )
    # A in round 1: 0 before, ½ left, two draws to come; C has 2½, half of it a draw; B 1½.
    assert values(early, "OTHER_VIRTUAL")[1] == 1.5 + 2 + 1.5
