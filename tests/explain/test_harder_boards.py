"""Harder boards: joined groups, byes, pairs that change others, colours of the last round."""

from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.explain.explanation import why_player
from arbiter_gui.tournament import Colour, PlayerKey
from tests.notation import event


def lines(text, player, *, edition, rounds, lot=Colour.BLACK):
    """What is read for a player of the next round."""
    played = event(text, edition=edition, rounds=rounds, initial_colour=lot)
    known = explained_round(played, played.rounds_paired + 1)
    return why_player(known, PlayerKey(player)).text().splitlines()


def test_the_lowest_scores_of_2017_may_be_one_group():
    found = lines(
        """
        1 Adams | 4b= 2w= 7b1
        2 Berg | 5w= 1b= 6w1
        3 Cruz | 6b1 7w1 4b=
        4 Diaz | 1w= 5b1 3w=
        5 Endo | 2b= 4w0 U
        6 Fink | 3w0 U 2b0
        7 Gray | U 3b0 1w0
        """,
        1,
        edition="2017",
        rounds=6,
    )
    assert found == [
        "The lowest scores, from 2 to 1, were paired as one group, because the round could not "
        "be completed otherwise: #1 Adams, #4 Diaz, #5 Endo, #6 Fink, #7 Gray.",
        "#1 Adams was left over in score group 2: pairs made: 1, though 2 were possible, so "
        "that the groups below can be paired; the usual order would leave over #2 Berg, but "
        "more players would miss the colour due to them: 1 instead of 0.",
        "Who was moved down meets the first in the order of the group: #1 Adams and #5 Endo.",
        "Different scores: #1 Adams has 2 and floats down; #5 Endo has 1½ and floats up.",
        "Both get the colour due to them: White for #1 Adams, code (W); Black for #5 Endo, code b.",
    ]


def test_the_lowest_scores_of_2012_may_be_one_group():
    found = lines(
        """
        1 Adams | 3w1 5b0
        2 Berg | 4b1 H H
        3 Cruz | 1b0 4w0
        4 Diaz | 2w0 3b1
        5 Endo | H 1w1
        """,
        3,
        edition="2012",
        rounds=8,
        lot=Colour.WHITE,
    )
    assert found == [
        "The lowest scores, from 1½ to 0, were paired as one group, because the round could not"
        " be completed otherwise: #5 Endo, #1 Adams, #4 Diaz, #3 Cruz.",
        "#5 Endo was left over in score group 1½: nobody else was in it.",
        "In the usual order #5 Endo and #1 Adams would be a pair, but they played each other in"
        " round 2.",
        "#5 Endo floats down again, as in round 1 (without a game).",
        "Black is due to both. #5 Endo gets it, because the claim is stronger: (B) after W, "
        "against b after BW for #3 Cruz.",
    ]


def test_the_bye_goes_to_who_has_fewer_rounds_without_a_game():
    found = lines(
        """
        1 Adams | Z 4w1
        2 Berg | H 3b0
        3 Cruz | 4b= 2w1
        4 Diaz | 3w= 1b0 .
        5 Endo | Z H
        """,
        2,
        edition="2026",
        rounds=6,
    )
    assert found == [
        "Score group ½: #2 Berg, #4 Diaz, #5 Endo.",
        "In the usual order #2 Berg and #4 Diaz would be a pair, but with all pairs of that "
        "order the bye would go to a player with more rounds without a game: 2 instead of 0.",
        "Of all pairings of this group that keep the rules best, the first in their order was "
        "taken.",
        "#2 Berg gets White, the colour due, code (W); #5 Endo has not played yet and claims no"
        " colour.",
    ]


def test_one_pair_that_has_met_changes_the_boards_beside_it():
    found = lines(
        """
        1 Adams | 4b0 3w1 5b0 6w1
        2 Berg | 5w1 6b0 4w1 3b0
        3 Cruz | 6b0 1b0 U 2w1
        4 Diaz | 1w1 7b0 2b0 U
        5 Endo | 2b0 U 1w1 7w1
        6 Fink | 3w1 2w1 7b0 1b0 .
        7 Gray | U 4w1 6w1 5b0
        """,
        7,
        edition="2026",
        rounds=6,
    )
    assert found == [
        "#7 Gray was left over in score group 3: the only two in it may not meet: they played "
        "each other in round 4.",
        "In the usual order #7 Gray and #2 Berg would be a pair. That order also has the pair "
        "#5 Endo and #1 Adams, but they played each other in round 3; so other pairs had to be "
        "made.",
        "#7 Gray floats down again, as in round 4.",
        "#3 Cruz floats up again, as in round 4; to spare everybody this, a more important rule"
        " of the pairing would have to suffer.",
        "Both get the colour due to them: White for #3 Cruz, code (W); Black for #7 Gray, code "
        "(B).",
    ]


def test_colours_alternate_from_the_last_game_in_which_they_differed():
    found = lines(
        """
        1 Adams | 4b0 2w= U 5b0 7w1
        2 Berg | 5w= 1b= 6w1 7b0 U
        3 Cruz | 6b0 U 7w1 4w1 5b0
        4 Diaz | 1w1 7b= 5w1 3b0 6b0 .
        5 Endo | 2b= 6w1 4b0 1w1 3w1
        6 Fink | 3w1 5b0 2b0 U 4w1
        7 Gray | U 4w= 3b0 2w1 1b0
        """,
        2,
        edition="2026",
        rounds=7,
    )
    assert found == [
        "Score group 3: #2 Berg, #3 Cruz, #6 Fink; moved down into it: #5 Endo.",
        "By pairing number the upper half meets the lower half: #2 Berg and #3 Cruz are both "
        "number 1 of their half.",
        "White is due to both with equal force, code w. #2 Berg gets it, because where their "
        "colours last differed #2 Berg had Black (WBWB) and #3 Cruz had White (BWWB).",
        "For #3 Cruz it is Black again, after BWWB, although White was due.",
    ]


def test_in_the_last_round_the_wider_colour_difference_is_stronger():
    found = lines(
        """
        1 Adams | 5b= 7w= 6b0 4w= 8b0 3b0
        2 Berg | 6w1 4b0 3w1 7w1 5b= 8b=
        3 Cruz | 7b0 5w1 2b0 8w1 4b= 1w1
        4 Diaz | 8w1 2w1 7b0 1b= 3w= 6b0
        5 Endo | 1w= 3b0 8b0 6w1 2w= 7b=
        6 Fink | 2b0 8w1 1w1 5b0 7b= 4w1
        7 Gray | 3w1 1b= 4w1 2b0 6w= 5w=
        8 Hill | 4b0 6b0 5w1 3b0 1w1 2w=
        """,
        7,
        edition="2026",
        rounds=7,
    )
    assert found == [
        "#7 Gray was left over in score group 3½: games with everybody there have been played "
        "already.",
        "In the usual order #7 Gray and #5 Endo would be a pair, but they played each other in "
        "round 6.",
        "#7 Gray floats down again, as in round 6; to spare everybody this, a more important "
        "rule of the pairing would have to suffer.",
        "#8 Hill floats up again, as in round 6; to spare everybody this, a more important rule"
        " of the pairing would have to suffer.",
        "Both must have Black. #7 Gray gets it, because the difference between Whites and "
        "Blacks is larger: 2 against 0 for #8 Hill.",
    ]
