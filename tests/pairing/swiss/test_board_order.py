from arbiter_gui.pairing.outcome import Pair
from arbiter_gui.pairing.swiss.board_order import in_board_order
from tests.pairing.positions import card


def test_boards_go_by_the_higher_ranked_player_then_the_sum_then_his_number():
    cards = {
        one.key: one
        for one in [
            card(1, 1),
            card(2, 2),
            card(3, 2),
            card(4, 2),
            card(5, 1),
            card(6, 2),
            card(7, 0.5),
            card(8, 1),
        ]
    }
    pairs = [Pair(7, 1), Pair(8, 3), Pair(4, 2), Pair(5, 6)]
    order = [(pair.white, pair.black) for pair in in_board_order(pairs, cards)]
    assert order == [(4, 2), (8, 3), (5, 6), (7, 1)]
