import pytest

from arbiter_gui.errors import ArbiterError
from arbiter_gui.pairing.card import Float
from arbiter_gui.pairing.position import colour_of_lot, position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import (
    Acceleration,
    ByeKind,
    Colour,
    PlayerKey,
    PointAdjustment,
    Prohibition,
    Tournament,
)
from tests.notation import event
from tests.pairing.positions import boards

W, B = Colour.WHITE, Colour.BLACK

FOUR = """
1 Adams | 3w1 2b=
2 Berg  | 4b0 1w=
3 Cano  | 1b0 4w+
4 Dorn  | 2w1 3b-
"""


def cards_of(tournament, round_number):
    position = position_before(tournament, round_number, W)
    return {card.key: card for card in position.cards}


def with_facts(tournament, *facts):
    return Tournament([*tournament.facts(), *facts])


def test_cards_come_by_score_and_number():
    position = position_before(event(FOUR), 3, W)
    assert [(card.tpn, card.score) for card in position.cards] == [
        (1, 15),
        (3, 10),
        (4, 10),
        (2, 5),
    ]


def test_a_forfeited_game_is_no_meeting_and_has_no_colour():
    cards = cards_of(event(FOUR), 3)
    assert cards[3].met == {1}
    assert cards[3].colours == (B,)
    assert cards[3].unplayed_games == 1
    assert cards[4].unplayed_games == 1


def test_a_forfeit_win_is_a_downfloat_and_bars_the_bye():
    cards = cards_of(event(FOUR), 3)
    assert (cards[3].last_float, cards[3].may_receive_pab) == (Float.DOWN, False)
    assert (cards[4].last_float, cards[4].may_receive_pab) == (Float.NONE, True)


def test_floats_are_told_by_the_scores_before_the_round():
    cards = cards_of(event(FOUR), 3)
    assert (cards[1].last_float, cards[2].last_float) == (Float.DOWN, Float.UP)
    assert cards[1].float_before is Float.NONE


def test_a_past_round_is_seen_as_it_was():
    cards = cards_of(event(FOUR), 2)
    assert [cards[number].score for number in (1, 2, 3, 4)] == [10, 0, 0, 10]
    assert cards[1].colours == (W,)


def test_virtual_points_make_score_and_floats():
    tournament = with_facts(event(FOUR), Acceleration(PlayerKey(2), (10, 10, 5)))
    cards = cards_of(tournament, 3)
    assert cards[2].score == 10
    assert cards[1].last_float is Float.NONE


def test_a_bonus_counts_from_its_round_on():
    tournament = with_facts(event(FOUR), PointAdjustment(1, "", 10, 1, (PlayerKey(2),)))
    cards = cards_of(tournament, 3)
    assert cards[2].score == 15
    assert cards[1].last_float is Float.NONE


def test_a_bonus_of_no_round_counts_from_the_next_pairing_on():
    tournament = with_facts(event(FOUR), PointAdjustment(1, "", 10, 0, (PlayerKey(2),)))
    assert cards_of(tournament, 3)[2].score == 15
    assert cards_of(tournament, 2)[2].score == 0


def test_requests_late_entries_and_withdrawals_are_not_paired():
    tournament = event(
        """
        1 Adams | 3w1 H
        2 Berg  | 4b0
        3 Cano  | 1b0
        4 Dorn  | 2w1
        5 Late  | .
        """,
        changes={4: {"withdrawn_from": 2}, 5: {"first_round": 3}},
    )
    position = position_before(tournament, 2, W)
    assert [card.tpn for card in position.cards] == [2, 3]
    assert position.not_paired == (
        (1, ByeKind.HALF_POINT),
        (4, ByeKind.ZERO_POINT),
        (5, ByeKind.ZERO_POINT),
    )


def test_the_bye_of_a_past_round_belongs_to_its_pairing():
    tournament = event("1 Adams | 2w1\n2 Berg | 1b0\n3 Cano | U\n4 Dorn | Z")
    position = position_before(tournament, 1, W)
    assert [card.tpn for card in position.cards] == [1, 2, 3]
    assert position.not_paired == ((4, ByeKind.ZERO_POINT),)


def test_forbidden_pairs_hold_in_their_rounds_only():
    ban = Prohibition(1, (PlayerKey(4), PlayerKey(2), PlayerKey(3)), 2, 2)
    tournament = with_facts(event(FOUR), ban)
    assert position_before(tournament, 2, W).forbidden == {(2, 4), (3, 4), (2, 3)}
    assert position_before(tournament, 3, W).forbidden == frozenset()


EIGHT = "\n".join(f"{number} Player {number} |" for number in range(1, 9))


def test_absent_players_do_not_count_for_the_parity_of_numbers():
    tournament = event(EIGHT, changes={2: {"first_round": 2}})
    position = position_before(tournament, 1, W)
    assert [card.parity_number for card in position.cards] == [1, 2, 3, 4, 5, 6, 7]
    assert boards(pair_round(position)) == "1-5 6-3 4-7 8-0"


def test_with_the_top_seed_absent_the_second_gets_the_initial_colour():
    tournament = event(EIGHT, changes={1: {"first_round": 2}})
    assert boards(pair_round(position_before(tournament, 1, W))) == "2-5 6-3 4-7 8-0"


def test_a_late_entrant_takes_his_number_when_he_is_paired():
    tournament = event(
        """
        1 Adams | Z
        2 Berg  | 3w1
        3 Cano  | 2b0
        4 Dorn  | -
        """.replace("-", "U"),
        initial_colour=W,
    )
    cards = cards_of(tournament, 2)
    assert [cards[number].parity_number for number in (1, 2, 3, 4)] == [1, 2, 3, 4]
    still_away = event("1 Adams | Z Z\n2 Berg | 3w1\n3 Cano | 2b0\n4 Dorn | U", initial_colour=W)
    cards = cards_of(still_away, 2)
    assert [cards[number].parity_number for number in (2, 3, 4)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("crosstable", "colour"),
    [
        ("1 Adams | 2w1\n2 Berg | 1b0", W),
        ("1 Adams | 2b1\n2 Berg | 1w0", B),
        ("1 Adams | Z\n2 Berg | 3w1\n3 Cano | 2b0", W),
        ("1 Adams | U\n2 Berg | 3w1\n3 Cano | 2b0", B),
        ("1 Adams | 2b-\n2 Berg | 1w+", B),
    ],
)
def test_round_one_tells_the_initial_colour(crosstable, colour):
    assert colour_of_lot(event(crosstable)) is colour


def test_without_a_lot_there_is_no_position():
    with pytest.raises(ArbiterError) as error:
        position_before(event(EIGHT), 1)
    assert error.value.code == "initial-colour-unknown"


def test_settings_come_before_what_round_one_shows_and_an_argument_before_both():
    tournament = event(FOUR, initial_colour=B)
    assert position_before(tournament, 3).initial_colour is B
    assert position_before(tournament, 3, W).initial_colour is W
    assert position_before(event(FOUR), 3).initial_colour is W
