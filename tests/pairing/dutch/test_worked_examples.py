"""Examples that an arbiter can follow with pencil and paper."""

import pytest

from arbiter_gui.pairing.dutch.trial import Trial
from tests.pairing.positions import card, paired, pairs


def test_the_lowest_bye_score_forces_a_bracket_open():
    """C5: 1-3 would leave the bye to a player with one point, so both float."""
    assert (
        paired(
            card(1, 2, "WB", met=(4, 2)),
            card(3, 2, "WB", met=(6, 4)),
            card(2, 1, "BW", met=(5, 1)),
            card(5, 1, "WB", met=(2, 6)),
            card(6, 0, "BW", met=(3, 5)),
            rounds=3,
        )
        == "1-5 3-2 6-0"
    )


def test_the_bye_goes_to_the_player_with_fewer_unplayed_games():
    """C9: of 4 and 5, number 5 has been absent once."""
    cards = [
        card(1, 1, "W", met=(3,)),
        card(2, 1, "B", met=(4,)),
        card(3, 0, "B", met=(1,)),
        card(4, 0, "W", met=(2,)),
    ]
    assert paired(*cards, card(5, 0, unplayed_games=1), round_number=2) == "2-1 3-5 4-0"
    assert paired(*cards, card(5, 0), round_number=2) == "2-1 3-4 5-0"


def test_the_bye_of_an_upper_bracket_goes_to_the_player_with_fewer_unplayed_games():
    """C9: nobody of the lower score may have it, so the first bracket gives it away."""
    barred = [card(number, 0, may_receive_pab=False) for number in (4, 5)]
    upper = [card(1, 1), card(2, 1), card(3, 1)]
    assert pairs(*upper, *barred) == "1-2 4-5 3"
    upper[2] = card(3, 1, unplayed_games=1)
    assert pairs(*upper, *barred) == "1-3 4-5 2"


@pytest.mark.parametrize("rest", [(), (10, 11)])
def test_the_bye_of_a_large_upper_bracket_goes_to_the_player_with_fewer_unplayed_games(rest):
    """C9, where too many candidates exist to try them all."""
    barred = [card(number, 0, may_receive_pab=False) for number in (*rest, 12, 13)]
    upper = [card(number, 1, unplayed_games=int(number > 7)) for number in range(1, 10)]
    assert pairs(*upper, *barred).split()[-1] == "7"


def test_a_transposition_grants_every_colour():
    """C12: 1-3 and 2-4 would refuse two strong preferences."""
    first_round = [("W", 5, 1), ("B", 6, 2), ("W", 7, 3), ("B", 8, 4)]
    cards = []
    for colour, loser, winner in first_round:
        other = "B" if colour == "W" else "W"
        cards += [card(winner, 1, colour, met=(loser,)), card(loser, 0, other, met=(winner,))]
    assert paired(*cards, round_number=2) == "4-1 2-3 5-8 7-6"


def test_an_exchange_is_made_when_no_transposition_is_legal():
    cards = [
        card(1, 1, "WB", met=(3, 4)),
        card(2, 1, "WB", met=(4, 3)),
        card(3, 1, "BW", met=(1, 2)),
        card(4, 1, "BW", met=(2, 1)),
    ]
    assert pairs(*cards) == "1-2 3-4"


def test_the_remainder_is_exhausted_before_the_opponent_of_an_mdp_changes():
    """8.5: with 3-4 and 3-5 played, the remainder of 1-2 must exchange: 4-5 and 3 floats."""
    cards = [
        card(1, 2, "WB"),
        card(2, 1, "BW"),
        card(3, 1, "BW", met=(4, 5)),
        card(4, 1, "WB", met=(3,)),
        card(5, 1, "BW", met=(3,)),
        card(6, 0, "BW"),
    ]
    assert pairs(*cards) == "1-2 3-6 4-5"


def test_the_first_mdp_stays_paired_when_there_are_too_many_of_them():
    """4.4: sets of MDPs in order of BSN, before any opponent is looked at."""
    cards = [
        card(1, 2, "WB", met=(2, 3)),
        card(2, 2, "WB", met=(1, 3)),
        card(3, 2, "WB", met=(1, 2)),
        card(4, 1, "BW"),
        card(5, 1, "BW", met=(4,)),
        card(6, 0, "BW"),
    ]
    cards[3] = card(4, 1, "BW", met=(5,))
    assert pairs(*cards) == "1-4 2-5 3-6"


def test_a_resident_who_floated_down_last_round_does_not_float_again():
    """C14, and C16 for the round before."""

    def cards(**third):
        return (
            card(1, 1, "WB"),
            card(2, 1, "BW"),
            card(3, 1, "BW", **third),
            card(4, 0, "BW"),
        )

    assert pairs(*cards()) == "1-2 3-4"
    assert pairs(*cards(down=(1,))) == "1-3 2-4"
    assert pairs(*cards(down=(2,))) == "1-3 2-4"


def test_an_mdp_does_not_meet_a_resident_who_floated_up_last_round():
    """C15, and C17 for the round before."""

    def cards(**second):
        return (
            card(1, 2, "WB"),
            card(2, 1, "BW", **second),
            card(3, 1, "BW"),
            card(4, 1, "WB"),
        )

    assert pairs(*cards()) == "1-2 3-4"
    assert pairs(*cards(up=(1,))) == "1-3 2-4"
    assert pairs(*cards(up=(2,))) == "1-3 2-4"


def test_a_strong_preference_is_refused_only_for_want_of_a_weaker_one():
    """C13: all want White, 1 and 3 strongly: each of them gets it against 2 or 4."""
    cards = [card(1, 1, "BWB"), card(2, 1, "WBWB"), card(3, 1, "BWB"), card(4, 1, "WBWB")]
    assert paired(*cards, round_number=6) == "1-4 3-2"


def test_the_downfloater_is_chosen_for_the_next_bracket():
    """C8: only number 2 can play anybody of the next scoregroup."""
    cards = [
        card(1, 2, "WB", met=(4, 5)),
        card(2, 2, "BW"),
        card(3, 2, "WB", met=(4, 5)),
        card(4, 1, "BW", met=(1, 3)),
        card(5, 1, "WB", met=(1, 3)),
        card(6, 0, "WB"),
        card(7, 0, "BW"),
        card(8, 0, "BW"),
    ]
    assert pairs(*cards) == "1-3 2-5 4-6 7-8"


@pytest.fixture(params=["tried", "solved"])
def tried_or_not(request, monkeypatch):
    """Once as it is, and once as if no bracket were small enough to try all its candidates."""
    if request.param == "solved":
        monkeypatch.setattr(Trial, "is_short", lambda _bracket: False)


@pytest.mark.usefixtures("tried_or_not")
def test_the_downfloater_is_the_one_who_costs_the_next_bracket_least():
    """C8: 4, 5, 6 have met; 3 can meet none of them and would float again, with all of them."""
    cards = [
        card(1, 3),
        card(2, 3),
        card(3, 3, met=(4, 5, 6)),
        card(4, 2, met=(3, 5, 6)),
        card(5, 2, met=(3, 4, 6)),
        card(6, 2, met=(3, 4, 5)),
        *(card(number, 1) for number in (7, 8, 9, 10)),
    ]
    assert pairs(*cards) == "1-3 2-4 5-7 6-8 9-10"
    assert pairs(*cards, edition="2017") == "1-3 2-4 5-7 6-8 9-10"


@pytest.mark.usefixtures("tried_or_not")
def test_two_downfloaters_are_chosen_for_the_next_bracket_together():
    """C8: 2 and 4 could meet 5 only, so 2 and 3 float; 1-3 would come first."""
    cards = [
        card(1, 3, met=(2,)),
        card(2, 3, met=(1, 3, 4, 6)),
        card(3, 3, met=(2, 4, 5)),
        card(4, 3, met=(2, 3, 6)),
        card(5, 2, met=(3, 6)),
        card(6, 2, met=(2, 4, 5)),
        *(card(number, 1) for number in (7, 8, 9, 10)),
    ]
    assert pairs(*cards) == "1-4 2-5 3-6 7-9 8-10"
    assert pairs(*cards, edition="2017") == "1-4 2-5 3-6 7-9 8-10"


def test_a_topscorer_may_meet_an_equal_absolute_preference_in_the_last_round():
    """C3 is lifted when one of the two has more than half of the points."""
    first = card(1, 3, "BWBWW", met=(7,))
    second = card(2, 3, "WBBWW", met=(8,))
    assert paired(first, second, round_number=6, rounds=6) == "2-1"


def test_two_equal_absolute_preferences_float_apart_when_nobody_is_a_topscorer():
    cards = [
        card(1, 2, "BWBWW"),
        card(2, 2, "WBBWW"),
        card(3, 1, "BWWBB"),
        card(4, 1, "BWWBB"),
    ]
    assert paired(*cards, round_number=6, rounds=6) == "3-1 4-2"


def test_a_topscorer_avoids_a_third_colour_if_he_can():
    """C10 and C11 come before the colour preferences."""
    cards = [
        card(1, 4, "WBWBWW"),
        card(2, 4, "WBWBB"),
        card(3, 4, "BWBWW"),
        card(4, 4, "BWB"),
    ]
    assert paired(*cards, round_number=7, rounds=7) == "4-1 2-3"


def test_a_colour_difference_of_three_is_worse_than_two_third_colours():
    """C10 before C11: 1-3 would give a difference of three, 1-4 and 2-3 two third colours."""
    cards = [
        card(1, 4, "WWBW"),
        card(2, 4, "BWBWW"),
        card(3, 4, "WWBW"),
        card(4, 4, "BWBWW"),
    ]
    assert pairs(*cards, round_number=6, rounds=6) == "1-4 2-3"


def test_players_who_met_by_forfeit_only_may_meet():
    assert paired(card(1), card(2), round_number=2, rounds=3) == "1-2"


def test_a_forbidden_pair_is_not_made():
    cards = [card(number) for number in (1, 2, 3, 4)]
    forbidden = frozenset({(1, 3)})
    assert paired(*cards, round_number=1) == "1-3 4-2"
    assert paired(*cards, round_number=1, forbidden=forbidden) == "1-4 3-2"


def test_a_forbidden_pair_with_somebody_who_is_away_bars_nobody():
    cards = [card(number) for number in (1, 2, 3, 4)]
    forbidden = frozenset({(3, 9)})
    assert paired(*cards, round_number=1, forbidden=forbidden) == "1-3 4-2"


def test_an_opponent_who_is_away_bars_nobody_else():
    cards = [card(1, 1, "W"), card(2, 0, "B"), card(3, 0, "B", met=(9,)), card(4, 0, "W")]
    assert pairs(*cards, round_number=2) == "1-2 3-4"
    cards[1], cards[2] = card(2, 0, "B", met=(9, 4)), card(3, 0, "B", met=(9,))
    assert pairs(*cards, round_number=2) == "1-2 3-4"


def test_round_one_alternates_by_parity_of_the_numbers():
    cards = [card(number) for number in range(1, 8)]
    assert paired(*cards, round_number=1) == "1-4 5-2 3-6 7-0"


LOWEST_BYE = (
    card(1, 2, "WB", met=(4, 2)),
    card(3, 2, "WB", met=(6, 4)),
    card(2, 1, "BW", met=(5, 1)),
    card(5, 1, "WB", met=(2, 6)),
    card(6, 0, "BW", met=(3, 5)),
)


def test_until_2026_the_bye_could_open_no_bracket():
    """2017: completion is tested after 1-3; that 2-6 and the bye for 5 remain is enough."""
    assert paired(*LOWEST_BYE, rounds=3, edition="2017") == "1-3 6-2 5-0"


def test_the_penultimate_bracket_is_paired_again_when_the_last_one_cannot_be_completed():
    """2017 A.9: 1-2 would leave 3 and 4, who have met; so 1 and 2 float, and 1-3 comes first."""
    cards = [
        card(1, 2, "WB"),
        card(2, 2, "BW"),
        card(3, 1, "BW", met=(4,)),
        card(4, 1, "WB", met=(3,)),
    ]
    assert pairs(*cards, edition="2017") == "1-3 2-4"
    cards[0], cards[2] = card(1, 2, "WB", met=(3,)), card(3, 1, "BW", met=(1, 4))
    assert pairs(*cards, edition="2017") == "1-4 2-3"


def test_scores_differ_as_little_as_can_be_in_a_collapsed_bracket():
    """2017 C.6: with 1-8 the remainder would be 4-6 5-7, but then the scores differ."""
    cards = [
        card(1, 3, "WB", met=(4, 5, 6, 7)),
        card(2, 3, "WB", met=(4, 5, 6, 7, 8)),
        card(3, 3, "BW", met=(4, 5, 6, 7, 8)),
        card(4, 2, "BW", met=(1, 2, 3)),
        card(5, 2, "WB", met=(1, 2, 3)),
        card(6, 1, "WB", met=(1, 2, 3)),
        card(7, 1, "BW", met=(1, 2, 3)),
        card(8, 1, "BW", met=(2, 3)),
    ]
    assert pairs(*cards, edition="2017") == "1-8 2-3 4-5 6-7"


def test_every_unplayed_round_is_a_downfloat_until_2026():
    """2017 C.12: the absent player floats last."""
    cards = [card(1, 1, "WB"), card(2, 1, "BW"), card(3, 1, "BW", down=(1,)), card(4, 0, "BW")]
    assert pairs(*cards, edition="2017") == "1-3 2-4"
