"""A round that a peer pairs otherwise is settled by known faults and by the enumeration."""

from itertools import count

import pytest

from arbiter_gui.pairing.checker import played_boards
from arbiter_gui.pairing.generator import generated
from arbiter_gui.pairing.generator_model import Wishes
from arbiter_gui.pairing.position import position_before
from tests.pairing.peer_faults import OPEN, OURS, PEER, _enumerated, settled

WISHES = Wishes(players=8, rounds=5, late=0, withdraw=0, zero_bye=0, half_bye=0, full_bye=0)


def event_and_boards(wishes=WISHES, number=3):
    event = generated(1, wishes).tournament
    return event, {(white, black or 0) for white, black in played_boards(event, number)}


def with_other_opponents(boards):
    (one, other), (third, fourth), *rest = sorted(boards)
    return {(one, fourth), (third, other), *rest}


def test_a_player_without_a_board_is_the_fault_of_the_peer():
    event, boards = event_and_boards()
    assert settled(event, 3, set(sorted(boards)[1:])) == (
        PEER,
        "somebody who is present is left out",
    )


def test_the_enumeration_tells_who_is_wrong_in_a_small_field():
    event, boards = event_and_boards()
    others = with_other_opponents(boards)
    fault, why = settled(event, 3, others)
    assert fault == PEER
    assert why.startswith("the enumeration of the text gives our boards; ")
    fault, why = _enumerated(event, position_before(event, 3), pairs=boards, ours=others)
    assert fault == OURS
    assert why.startswith("the enumeration gives theirs; ")


def test_nobody_is_said_to_be_wrong_in_a_large_field():
    event, boards = event_and_boards(Wishes(players=30, rounds=5, late=0))
    assert settled(event, 3, with_other_opponents(boards))[0] == OPEN


@pytest.mark.parametrize(("late", "fault"), [(40, PEER), (0, OPEN)])
def test_colours_by_number_are_a_fault_where_somebody_has_not_arrived(late, fault):
    for seed in count(1):
        wishes = Wishes(players=20, rounds=5, edition="2017", late=late, inserted=False)
        event = generated(seed, wishes).tournament
        cards = {card.key: card for card in position_before(event, 1).cards}
        boards = {(white, black or 0) for white, black in played_boards(event, 1)}
        shifted = {
            board
            for board in boards
            if board[1] and (min(board) - cards[min(board)].parity_number) % 2 == 1
        }
        if late and not shifted:
            continue
        turned = shifted or {min(boards)}
        others = boards - turned | {(black, white) for white, black in turned}
        assert settled(event, 1, others)[0] == fault
        return
