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
        "The lowest scores, from 2 to 1, were paired as one group, because the round "
        "could not be completed otherwise: #1 Adams, #4 Diaz, #5 Endo, #6 Fink, #7 "
        "Gray.",
        "#1 Adams was moved down from score group 2: with those moved down to it 1 more pair "
        "could be made there, but then the groups below could not be paired; the usual order "
        "would move down #2 Berg, but #1 Adams would not get the colour due.",
        "Who was moved down meets the first of the group by the starting list: #1 Adams and #5 "
        "Endo.",
        "Different scores: #1 Adams has 2 and is moved down (a downfloat); #5 Endo has "
        "1½ and meets more points (an upfloat).",
        "Both get the colour due to them: #1 Adams should have White (one more game with Black "
        "than with White); #5 Endo would like Black (as many Whites as Blacks, and White in the "
        "last game).",
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
        "#5 Endo was moved down from score group 1½: nobody else was in it.",
        "In the usual order #5 Endo and #1 Adams would be a pair, but they played each "
        "other in round 2. In the usual order #3 Cruz and #4 Diaz would be a pair, but "
        "they played each other in round 2.",
        "Different scores: #5 Endo has 1½ and is moved down (a downfloat); #3 Cruz has 0 and "
        "meets more points (an upfloat). #5 Endo had no game in round 1, which counts like being "
        "moved down.",
        "Black is due to both. #5 Endo gets it, because the claim is stronger: #5 Endo should "
        "have Black (one more game with White than with Black); #3 Cruz would like Black (as many"
        " Whites as Blacks, and White in the last game).",
        "For #3 Cruz it is White again, after BW, although Black was due; Black goes to #5 Endo, "
        "for the reason given.",
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
        "In the usual order #2 Berg and #4 Diaz would be a pair, but if the whole usual order "
        "were kept, the bye would go to somebody with more rounds without a game: 2 instead of 0."
        " (Usual order: by the starting list, the upper half of the group meets the lower half, "
        "1st with 1st, 2nd with 2nd.)",
        "Where several pairings of a group are equally good, the rules try them in a "
        "fixed order and take the first.",
        "#2 Berg should have White (one more game with Black than with White) and gets it; #5 "
        "Endo has not played yet and claims no colour.",
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
        "#7 Gray was moved down from score group 3: the only two in it may not meet: "
        "they played each other in round 4.",
        "In the usual order #7 Gray and #2 Berg would be a pair. That order also has the pair #5 "
        "Endo and #1 Adams, but they played each other in round 3; so other pairs had to be made."
        " (Usual order: by the starting list, those moved down meet the first of the group in "
        "turn; then the upper half of the rest meets the lower half, 1st with 1st, 2nd with 2nd.)",
        "Different scores: #7 Gray has 3 and is moved down (a downfloat); #3 Cruz has 2 and meets"
        " more points (an upfloat). #7 Gray is moved down again, as in round 4. #3 Cruz meets "
        "somebody with more points again, as in round 4. With #2 Berg as the opponent in place of"
        " #3 Cruz, #3 Cruz would not get the colour due.",
        "Both get the colour due to them: #3 Cruz should have White (one more game with Black "
        "than with White); #7 Gray should have Black (one more game with White than with Black).",
        "For #3 Cruz it is White again, after BBW: it was due (one more game with Black than with"
        " White). For #7 Gray it is Black again, after WWB: it was due (one more game with White "
        "than with Black).",
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
        "By the starting list, the upper half of the group meets the lower half: #2 Berg and #3 "
        "Cruz are both number 1 of their half, so they meet.",
        "White is due to both with equal force: #2 Berg would like White (as many Whites as "
        "Blacks, and Black in the last game); #3 Cruz would like White (as many Whites as Blacks,"
        " and Black in the last game). #2 Berg gets it, because where their colours last differed"
        " #2 Berg had Black (WBWB) and #3 Cruz had White (BWWB).",
        "For #3 Cruz it is Black again, after BWWB, although White was due; White goes to #2 "
        "Berg, for the reason given.",
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
        "#7 Gray was moved down from score group 3½: games with everybody there have "
        "been played already. From score group 3 too: no pair is possible among its 3 "
        "players.",
        "In the usual order #7 Gray and #5 Endo would be a pair, but they played each other in "
        "round 6. In the usual order #8 Hill and #4 Diaz would be a pair, but they played each "
        "other in round 1. (Usual order: by the starting list, those moved down meet the first of"
        " the group in turn; then the upper half of the rest meets the lower half, 1st with 1st, "
        "2nd with 2nd.)",
        "Different scores: #7 Gray has 3½ and is moved down (a downfloat); #8 Hill has 2½ and "
        "meets more points (an upfloat). #7 Gray is moved down again, as in rounds 5 and 6. #8 "
        "Hill meets somebody with more points again, as in rounds 5 and 6. Nobody else with the "
        "score of #8 Hill may meet #7 Gray.",
        "Both must have Black. #7 Gray gets it, because the difference between Whites "
        "and Blacks is larger: 2 against 0 for #8 Hill.",
        "For #8 Hill it is White again, after BBWBWW, although Black was due; Black goes to #7 "
        "Gray, for the reason given.",
    ]
