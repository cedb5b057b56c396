"""What is known of a round: the position, what the rules give, and what was played."""

import pytest

from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.tournament import ByeKind, PlayerKey
from tests.notation import event

FIVE = """
    1 Adams, Robert 2480 | 3w1 2b= .
    2 Berg, Lena 2455    | 4b0 1w= H
    3 Cruz, Ana 2300     | 1b0 4w1
    4 Diaz, Luis 2200    | 2w1 3b0
    5 Endo, Ken 2100     | U F
"""


def test_a_past_round_has_the_boards_of_the_event_and_the_bye_behind_them():
    known = explained_round(event(FIVE), 1)
    boards = [(board.number, board.white, board.black) for board in known.boards]
    assert boards == [(1, 1, 3), (2, 4, 2), (0, 5, None)]
    assert known.is_paired


def test_the_next_round_has_the_boards_the_rules_give():
    known = explained_round(event(FIVE), 3)
    assert not known.is_paired
    assert all(known.follows_rules(board) for board in known.boards)
    assert known.not_paired == {PlayerKey(2): ByeKind.HALF_POINT}


def test_a_board_with_other_colours_does_not_follow_the_rules():
    known = explained_round(event("1 A | 2w1\n2 B | 1b0", initial_colour=None), 1)
    (board,) = known.boards
    assert known.follows_rules(board)
    turned = type(board)(board.number, board.black, board.white)
    assert not known.follows_rules(turned)


def test_a_player_has_been_in_every_bracket_down_to_his_own():
    known = explained_round(event(FIVE), 2)
    for board in known.boards:
        for key in board.players:
            stories = known.stories_of(key)
            assert all(key in story.downfloaters for story in stories[:-1])


def test_a_board_that_is_not_there_is_refused():
    with pytest.raises(ArbiterError, match="no board 9") as error:
        explained_round(event(FIVE), 1).board(9)
    assert error.value.code == "board-unknown"


def test_a_round_that_lies_further_ahead_is_refused():
    with pytest.raises(ArbiterError) as error:
        explained_round(event(FIVE), 4)
    assert error.value.code == "round-unknown"
