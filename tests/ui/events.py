"""What the tests of the window share: small events and files that keep them in memory."""

from arbiter_gui.tournament import (
    EventDetails,
    Game,
    Player,
    PlayerKey,
    Round,
    Tpn,
)


def players(count):
    return [
        Player(PlayerKey(n), Tpn(n), f"Player{n:02}, Test", rating=2500 - 10 * n)
        for n in range(1, count + 1)
    ]


def pairs(round_number, couples):
    return [
        Game(round_number, board, PlayerKey(white), PlayerKey(black))
        for board, (white, black) in enumerate(couples, 1)
    ]


def small_event():
    return [
        EventDetails(name="Small Open", city="Bern"),
        *players(8),
        Round(1),
        *pairs(1, [(1, 5), (6, 2), (3, 7), (8, 4)]),
    ]
