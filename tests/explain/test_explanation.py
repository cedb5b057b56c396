"""The situations arbiters are asked about, with the lines they would read aloud."""

import pytest

from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.explain.explanation import why_board, why_player
from arbiter_gui.explain.sentence_values import Code
from arbiter_gui.explain.why_not import why_not
from arbiter_gui.pairing.swiss.colours import colour_preference
from arbiter_gui.tournament import Acceleration, Colour, PlayerKey, Tournament
from arbiter_gui.tournament.manual_pairing import ManualPairing
from tests.notation import event


def lines(text, player, **settings):
    """What is read for a player of the next round, or of `number`."""
    number = settings.pop("number", None)
    played = event(text, **{"initial_colour": Colour.WHITE, **settings})
    known = explained_round(played, number or played.rounds_paired + 1)
    return why_player(known, PlayerKey(player)).text().splitlines()


def test_who_has_not_played_yet_takes_the_colour_that_is_left():
    found = lines(
        """
        1 Adams | 3w= 4b=
        2 Berg  | .   .
        3 Cruz  | 1b= .   Z
        4 Diaz  | .   1w= Z
        """,
        2,
    )
    assert found == [
        "Score group 0: #2 Berg; moved down into it: #1 Adams.",
        "#1 Adams was moved down from score group 1: nobody else was in it.",
        "#1 Adams and #2 Berg were the only ones in this group, so they meet.",
        "Different scores: #1 Adams has 1 and is moved down (a downfloat); #2 Berg has "
        "0 and meets more points (an upfloat). #1 Adams is moved down again, as in "
        "round 2.",
        "#1 Adams would like White (as many Whites as Blacks, and Black in the last game) and "
        "gets it; #2 Berg has not played yet and claims no colour.",
    ]


LAST_ROUND = """
    1 Adams | 3w1 4b1 5w1 6b1
    2 Berg  | 5w1 F   F   3b1
    3 Cruz  | 1b0 6w= 4b= 2w0 Z
    4 Diaz  | 6b= 1w0 3w= 5b1 Z
    5 Endo  | 2b0 Z   1b0 4w0 Z
    6 Fink  | 4w= 3b= Z   1w0 Z
"""


def test_rounds_without_a_game_leave_no_trace_when_colours_are_compared():
    assert lines(LAST_ROUND, 2, rounds=5)[-2:] == [
        "White is due to both with equal force: #1 Adams would like White (as many Whites as "
        "Blacks, and Black in the last game); #2 Berg would like White (as many Whites as Blacks,"
        " and Black in the last game). Counting back from the last game, their colours are the "
        "same as far as both have played (WBWB, WB). #1 Adams gets it for the earlier place in "
        "the starting list; both have the same points.",
        "For #2 Berg it is Black again, after WB, although White was due; White goes to #1 Adams,"
        " for the reason given.",
    ]


def test_the_stronger_claim_comes_before_the_higher_rank():
    found = lines(
        """
        1 Adams | 3w1 4b1
        2 Berg  | F   3b1
        3 Cruz  | 1b0 2w0 Z
        4 Diaz  | .   1w0 Z
        """,
        1,
    )
    assert found[-2:] == [
        "White is due to both. #2 Berg gets it, because the claim is stronger: #2 Berg should "
        "have White (one more game with Black than with White); #1 Adams would like White (as "
        "many Whites as Blacks, and Black in the last game).",
        "For #1 Adams it is Black again, after WB, although White was due; White goes to #2 Berg,"
        " for the reason given.",
    ]


SEVEN_AND_ONE_ABSENT = """
    1 Adams |
    2 Berg  | Z
    3 Cruz  |
    4 Diaz  |
    5 Endo  |
    6 Fink  |
    7 Gray  |
"""


def test_an_absence_in_round_1_moves_the_numbers_that_the_lot_is_read_from():
    assert lines(SEVEN_AND_ONE_ABSENT, 3, paired=0) == [
        "Score group 0: #1 Adams, #3 Cruz, #4 Diaz, #5 Endo, #6 Fink, #7 Gray.",
        "By the starting list, the upper half of the group meets the lower half: #3 Cruz and #6 "
        "Fink are both number 2 of their half, so they meet.",
        "Neither has played yet. #3 Cruz comes first of the two (by points, then by place in the "
        "starting list), as number 2 of those in the list who have been paired so far; an even "
        "number gets the opposite of the colour drawn by lot: Black.",
    ]


def test_who_is_absent_reads_so():
    assert lines(SEVEN_AND_ONE_ABSENT, 2, paired=0) == [
        "#2 Berg is absent (zero-point bye) and is not paired."
    ]


LEADERS = """
    1 Adams | 5w1 2b= 6w1
    2 Berg  | 6b1 1w= 5b1
    3 Cruz  | 7w1 4b= 8b=
    4 Diaz  | 8b1 3w= 7w=
    5 Endo  | 1b0 8w1 2w0
    6 Fink  | 2w0 7b1 1b0
    7 Gray  | 3b0 6w0 4b=
    8 Hill  | 4w0 5b0 3w=
"""


def test_two_leaders_who_have_met_are_told_why_they_do_not_meet():
    assert lines(LEADERS, 1) == [
        "Score group 2: #3 Cruz, #4 Diaz; moved down into it: #1 Adams, #2 Berg.",
        "#1 Adams was moved down from score group 2½: the only two in it may not meet: "
        "they played each other in round 2.",
        "Those moved down meet the first of the group by the starting list in turn: #1 Adams and "
        "#3 Cruz are both number 1, so they meet.",
        "Different scores: #1 Adams has 2½ and is moved down (a downfloat); #3 Cruz has "
        "2 and meets more points (an upfloat). #1 Adams is moved down again, as in "
        "round 3.",
        "Both get the colour due to them: #3 Cruz must have White (two Blacks in a row); #1 Adams"
        " should have Black (one more game with White than with Black).",
    ]


MET_ALL = """
    1 Adams | 2w1 4b1 3w1
    2 Berg  | 1b0 5w1 4b1
    3 Cruz  | 4w1 6b1 1b0
    4 Diaz  | 3b0 1w0 2w0
    5 Endo  | 6w1 2b0 Z
    6 Fink  | 5b0 3w0 Z
"""


def test_two_points_against_none_is_read_group_by_group():
    assert lines(MET_ALL, 5)[:3] == [
        "Score group 1: #5 Endo; moved down into it: #1 Adams.",
        "#1 Adams was moved down from score group 3: nobody else was in it. From score "
        "group 2 too: games with everybody there have been played already.",
        "#1 Adams and #5 Endo were the only ones in this group, so they meet.",
    ]


def test_the_same_colour_again_is_told_with_the_claim_that_came_first():
    assert lines(MET_ALL, 2)[-2:] == [
        "White is due to both. #3 Cruz gets it, because the claim is stronger: #3 Cruz must have "
        "White (two Blacks in a row); #2 Berg should have White (one more game with Black than "
        "with White).",
        "For #2 Berg it is Black again, after BWB, although White was due; White goes to #3 Cruz,"
        " for the reason given.",
    ]


BYES = """
    1 Adams | 3w1 2b= 5w1
    2 Berg  | 4b0 1w= 3b1
    3 Cruz  | 1b0 4w1 2w0
    4 Diaz  | 2w1 3b0 U
    5 Endo  | U   F   1b0
"""


@pytest.mark.parametrize("edition", ["2026", "2017", "2012"])
def test_the_bye_goes_to_the_lowest_score(edition):
    assert lines(BYES, 3, edition=edition) == [
        "Players to be paired: 5, an odd number; so one of them gets the bye (no "
        "opponent): #3 Cruz.",
        "It goes to the lowest score possible: 1; nobody has less.",
        "Nobody else has this score.",
        "#3 Cruz was moved down in round 3, and the bye counts like being moved down again.",
    ]


BARRED = """
    1 Adams | 3w1 2b1
    2 Berg  | 4w1 1w0
    3 Cruz  | 1b0 5w1
    4 Diaz  | 2b0 U
    5 Endo  | U   3b0
"""


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        ("2026", "because of an earlier bye or a win's points without a game"),
        ("2017", "because of an earlier bye or a win by forfeit"),
        ("2012", "because of points without a game"),
    ],
)
def test_who_may_not_have_the_bye_again_is_named_with_the_reason_of_the_edition(edition, reason):
    found = lines(BARRED, 3, edition=edition)
    assert f"Not entitled, {reason}: #4 Diaz, #5 Endo." in found


def test_a_second_upfloat_in_a_row_says_that_somebody_had_to():
    assert lines(BYES, 2)[2:4] == [
        "Different scores: #5 Endo has 2 and is moved down (a downfloat); #2 Berg has 1½ and "
        "meets more points (an upfloat). #5 Endo is moved down again, as in round 3. #5 Endo had "
        "no game in round 2, which counts like being moved down. All others with the score of #5 "
        "Endo are moved down too, or were in round 3. #2 Berg meets somebody with more points "
        "again, as in rounds 2 and 3. Nobody else with the score of #2 Berg may meet #5 Endo.",
        "White is due to both with equal force: #5 Endo should have White (one more game with "
        "Black than with White); #2 Berg should have White (one more game with Black than with "
        "White). Counting back from the last game, their colours are the same as far as both have"
        " played (B, BWB). #5 Endo gets it for more points, 2 against 1½.",
    ]


REMATCH = """
    1 Adams | 3w1 4b1 3b
    2 Berg  | 4b1 3w1 4w
    3 Cruz  | 1b0 2b0 1w
    4 Diaz  | 2w0 1w0 2b
"""


def test_a_board_against_the_rules_is_shown_with_what_they_give():
    assert lines(REMATCH, 1, number=3) == [
        "The rules of 2026 give another board here: this one was made by hand, by other rules, or "
        "from other results.",
        "By the rules: #3 Cruz with White, #4 Diaz with Black.",
        "By the rules: #1 Adams with White, #2 Berg with Black.",
        "The board breaks a rule: they played each other in round 1.",
    ]


def test_a_board_by_hand_is_shown_with_the_reason_that_was_given():
    played = event(REMATCH, initial_colour=Colour.WHITE)
    boards = tuple((game.white, game.black) for game in played.games(3))
    record = ManualPairing(3, boards, ((1, 2), (3, 4)), "Two sisters")
    known = explained_round(Tournament((*played.facts(), record)), 3)
    assert why_player(known, PlayerKey(1)).text().splitlines()[0] == (
        "This board was made by hand, the rules of 2026 give another one. Reason given: Two sisters"
    )


@pytest.mark.parametrize(
    ("games", "code"), [("WWWW", "B"), ("WWW", "B"), ("BWW", "B"), ("", "A"), ("WBB", "W")]
)
def test_codes_are_those_of_the_pairing(games, code):
    preference = colour_preference(tuple(Colour(letter.lower()) for letter in games))
    assert Code(preference, "2026", len(games) + 1).text() == code


def test_two_boards_exchanged_read_differently():
    turned = REMATCH.replace("3b\n", "2w\n", 1).replace("4w\n", "1b\n", 1)
    turned = turned.replace("1w\n", "4w\n").replace("2b\n", "3b\n")
    assert lines(turned, 1, number=3)[0].startswith("Score group 2")


def test_colours_turned_by_hand_are_told_with_the_rule_that_gives_them():
    turned = """
        1 Adams | 2b1
        2 Berg  | 1w0
    """
    assert lines(turned, 1, number=1) == [
        "The rules of 2026 give this pair too, but with the colours the other way round.",
        "By the rules #1 Adams would have White and #2 Berg Black, for this reason: Neither has "
        "played yet. #1 Adams comes first of the two (by points, then by place in the starting "
        "list), as number 1 of those in the list who have been paired so far; an odd number gets "
        "the colour drawn by lot: White.",
    ]


def test_colours_exchanged_by_hand_are_told_with_the_reason_that_was_written_down():
    played = event("1 Adams | 2b1\n2 Berg | 1w0", initial_colour=Colour.WHITE)
    one, other = PlayerKey(1), PlayerKey(2)
    record = ManualPairing(1, ((other, one),), ((one, other),), "Adams cannot see the white pieces")
    known = explained_round(Tournament((*played.facts(), record)), 1)
    first, second = why_player(known, one).text().splitlines()
    assert first == (
        "The colours of this board were exchanged by hand. Reason given: Adams cannot see the "
        "white pieces"
    )
    assert second.startswith("By the rules #1 Adams would have White and #2 Berg Black")


BYE_FOR_THE_LEADER = """
    1 Adams | 4w1 U
    2 Berg  | 5b= 4w
    3 Cruz  | U   5b
    4 Diaz  | 1b0 2b
    5 Endo  | 2w= 3w
"""


def test_a_bye_for_too_many_points_is_wrong_by_the_same_rule_as_in_why_not():
    played = event(BYE_FOR_THE_LEADER, initial_colour=Colour.WHITE)
    known = explained_round(played, 2)
    told = why_player(known, PlayerKey(1)).text().splitlines()[-1]
    assert told == (
        "The boards of this group are worse than those by the rules: with them the bye would go "
        "to somebody with more points."
    )
    verdict = why_not(known.position, PlayerKey(1), None).difference.verdict
    assert known.differences[0].verdict == verdict
    assert (verdict.article, verdict.played, verdict.computed) == ("C5", 10, 0)


def test_a_late_entry_and_a_withdrawal_read_so():
    played = event(
        "1 Adams | 2w1\n2 Berg | 1b0\n3 Cruz | .\n4 Diaz | 5w1\n5 Endo | 4b0",
        changes={3: {"first_round": 2}, 5: {"withdrawn_from": 2}},
        initial_colour=Colour.WHITE,
    )
    first, second = explained_round(played, 1), explained_round(played, 2)
    assert why_player(first, PlayerKey(3)).text() == "#3 Cruz enters the event in round 2."
    assert why_player(second, PlayerKey(5)).text() == (
        "#5 Endo has withdrawn and is not paired from round 2 on."
    )


def test_topscorers_of_the_last_round_may_share_a_colour_they_must_have():
    found = lines(
        """
        1 Adams | 3w1 4w1
        2 Berg  | 4w1 3w1
        3 Cruz  | 1b0 2b0 Z
        4 Diaz  | 2b0 1b0 Z
        """,
        1,
        rounds=3,
    )
    assert found[1:] == [
        "#1 Adams and #2 Berg were the only ones in this group, so they meet.",
        "Black is due to both with equal force: #1 Adams must have Black (two Whites in a row); "
        "#2 Berg must have Black (two Whites in a row). Counting back from the last game, their "
        "colours are the same as far as both have played (WW, WW). #1 Adams gets it for the "
        "earlier place in the starting list; both have the same points.",
        "For #2 Berg it is White again, after WW, although Black was due; Black goes to #1 Adams,"
        " for the reason given.",
    ]


def test_virtual_points_are_told():
    plain = event("1 Adams |\n2 Berg |\n3 Cruz |\n4 Diaz |", initial_colour=Colour.WHITE)
    faster = Tournament(
        (*plain.facts(), Acceleration(PlayerKey(1), (10,)), Acceleration(PlayerKey(2), (10,)))
    )
    found = why_board(explained_round(faster, 1), 1).text()
    assert found.startswith("Score group 1 (virtual points counted): #1 Adams, #2 Berg.")


def test_an_unknown_player_is_refused():
    with pytest.raises(ArbiterError) as error:
        lines(BYES, 9)
    assert error.value.code == "player-unknown"


def test_a_group_between_the_two_is_told_with_the_reason_why_nobody_of_it_was_met():
    found = lines(MET_ALL, 1)
    assert found[1] == (
        "#1 Adams was moved down from score group 3: nobody else was in it. From score group 2 "
        "too: games with everybody there have been played already."
    )
