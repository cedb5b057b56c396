"""The event that the golden files show: four scripts, byes, a forfeit, a late and a lost player."""

from tests.notation import event

SPRING = """
    1 GM Dahl, Kristian 2501        | 5w1 2b= 3w+ 4b1
    2 GM Adams, Robert 2480         | 6b1 1w= 4b0 3w1
    3 FM García Ñíguez, María 2357  | 7w1 4b1 1b- 2b0
    4 Иванова, Ольга 2333           | 8b1 3w0 2w1 1w0
    5 WGM Nguyễn Thị Hồng 2309      | 1b0 6w1 8b= H
    6 Łukaszewicz, Paweł 2261       | 2w0 5b0 .   8w
    7 =Moor, Daniel                 | 3b0 8w= U   Z
    8 Παπαδόπουλος, Γιώργος 1510    | 4w0 7b= 5w= 6b
    9 Ortiz, Carla 1490             | .   H   Z   Z
    """


def spring_open():
    """Four of five rounds paired, one result missing, a bye asked for in round 5."""
    return event(
        SPRING,
        changes={9: {"first_round": 2, "withdrawn_from": 4}, 1: {"federation": "NOR"}},
    )
