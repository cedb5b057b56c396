"""The enumeration itself is held to the examples of the text and to the reference engines."""

from itertools import islice

import pytest

from arbiter_gui.pairing.position import position_before
from tests.pairing.corpus import cases, records, tournament
from tests.pairing.dutch.literal import literal_brackets, literal_pairing
from tests.pairing.dutch.literal_bracket import LiteralBracket
from tests.pairing.dutch.literal_order import resident_exchanges, transpositions
from tests.pairing.dutch.literal_round import LiteralRound
from tests.pairing.positions import card, position
from tests.pairing.test_cases import SELECTION


def enumerated(the_position):
    """The boards as "white-black", the bye as "player-0"; None when impossible."""
    outcome = literal_pairing(the_position, list(literal_brackets(LiteralRound(the_position))))
    if outcome is None:
        return None
    pairs, pab = outcome
    boards = [f"{pair.white}-{pair.black}" for pair in pairs]
    return " ".join([*boards, f"{pab}-0"] if pab else boards)


def anybody(*_):
    return True


@pytest.mark.parametrize("edition", ["2017", "2026"])
def test_small_events_are_paired_as_the_reference_engines_pair_them(edition):
    wrong, count = [], 0
    for record in records(SELECTION):
        if record["n"] > 8:
            continue
        event = tournament(record, edition)
        for case in cases(record, edition):
            count += 1
            boards = enumerated(position_before(event, case.round))
            found = frozenset(
                tuple(int(number) for number in board.split("-"))
                for board in (boards or "").split()
            )
            if found != (case.expected or frozenset()):
                wrong.append(case.name)
    assert count > 50
    assert wrong == []


def test_eleven_players_have_seven_hundred_and_twenty_transpositions():
    orders = list(transpositions(range(1, 6), range(6, 12), anybody))
    assert len(orders) == 720
    assert orders[:4] == [(6, 7, 8, 9, 10), (6, 7, 8, 9, 11), (6, 7, 8, 10, 9), (6, 7, 8, 10, 11)]
    assert orders[-1] == (11, 10, 9, 8, 7)


def test_two_mdps_and_nine_residents_have_seventy_two_transpositions():
    orders = list(transpositions((1, 2), range(3, 12), anybody))
    assert len(orders) == 72
    assert orders[:2] == [(3, 4), (3, 5)]
    assert orders[-1] == (11, 10)


def test_exchanges_of_three_and_three_come_in_the_order_of_the_text():
    first_subgroups = [s1 for s1, _ in resident_exchanges([1, 2, 3], [4, 5, 6])]
    assert ["".join(map(str, s1)) for s1 in first_subgroups] == (
        [
            "123",
            "124",
            "125",
            "134",
            "126",
            "135",
            "234",
            "136",
            "235",
            "236",
            "145",
            "146",
            "245",
            "156",
            "246",
            "345",
            "256",
            "346",
            "356",
            "456",
        ]
    )


def test_exchanges_of_five_and_six_begin_as_the_text_lists_them():
    moved = [
        f"{''.join(map(str, sorted({1, 2, 3, 4, 5} - {*s1}, reverse=True)))}-"
        f"{''.join(map(str, sorted({*s1} - {1, 2, 3, 4, 5})))}"
        for s1, _ in islice(resident_exchanges(range(1, 6), range(6, 12)), 12)
    ]
    assert moved == [
        "-",
        "5-6",
        "5-7",
        "4-6",
        "5-8",
        "4-7",
        "3-6",
        "5-9",
        "4-8",
        "3-7",
        "2-6",
        "5-10",
    ]
    assert sum(1 for _ in resident_exchanges(range(1, 6), range(6, 12))) == 462


def mdp_sets(edition):
    mdps = [card(1, 4), card(2, 4), card(3, 3.5), card(4, 3)]
    the_round = LiteralRound(position(*mdps, card(5, 2), card(6, 2), edition=edition))
    bracket = LiteralBracket(the_round, (0, 1, 2, 3), (4, 5), ())
    return ["".join(str(mdp + 1) for mdp in mdps) for mdps in bracket._mdp_sets(2)]


def test_sets_of_mdps_go_by_numbers_in_2026_and_by_scores_first_in_2017():
    assert mdp_sets("2026") == ["12", "13", "14", "23", "24", "34"]
    assert mdp_sets("2017") == ["12", "13", "23", "14", "24", "34"]


LOWEST_BYE = (
    card(1, 2, "WB", met=(4, 2)),
    card(3, 2, "WB", met=(6, 4)),
    card(2, 1, "BW", met=(5, 1)),
    card(5, 1, "WB", met=(2, 6)),
    card(6, 0, "BW", met=(3, 5)),
)


def test_the_lowest_score_for_the_bye_goes_before_the_number_of_pairs_since_2026():
    assert enumerated(position(*LOWEST_BYE, rounds=3)) == "1-5 3-2 6-0"
    assert enumerated(position(*LOWEST_BYE, rounds=3, edition="2017")) == "1-3 6-2 5-0"


def test_brackets_collapse_in_2017_when_the_last_ones_cannot_meet():
    a, b = card(1, 2, "WB", met=(3,)), card(2, 2, "BW")
    c, d = card(3, 1, "WB", met=(4, 1)), card(4, 1, "BW", met=(3,))
    for edition in ("2017", "2026"):
        assert enumerated(position(a, b, c, d, edition=edition)) == "1-4 3-2"
    collapsed = LiteralRound(position(a, b, c, d, edition="2017"))
    assert [bracket.collapses for bracket, _ in literal_brackets(collapsed)] == [True, True]


def test_nobody_is_paired_when_the_round_cannot_be_completed():
    assert enumerated(position(card(1, met=(2,)), card(2, met=(1,)))) is None
