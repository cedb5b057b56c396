from arbiter_gui.pairing.swiss.board_order import board_place
from tests.pairing.positions import card


def test_boards_go_by_the_higher_ranked_player_then_the_sum_then_his_number():
    boards = [
        (card(1, 1), card(7, 0.5)),
        (card(6, 2), card(5, 1)),
        (card(3, 2), card(8, 1)),
        (card(2, 2), card(4, 2)),
    ]
    order = [(one.tpn, other.tpn) for one, other in sorted(boards, key=lambda b: board_place(*b))]
    assert order == [(2, 4), (3, 8), (6, 5), (1, 7)]
