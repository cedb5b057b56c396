import re
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.ratings.conditions import (
    Asked,
    Condition,
    Verdict,
    conditions_of_federations,
    conditions_of_games,
    norm_performance,
    verdict_of,
)
from arbiter_gui.ratings.norm_check import event_side, norm_check
from arbiter_gui.ratings.norm_games import norm_games
from arbiter_gui.ratings.norm_titles import NORM_TITLES
from arbiter_gui.tournament import Sex, Title
from tests.ratings.norm_event import APPLICANT, NINE, condition, norm_event

GM, IM, WGM, WIM = NORM_TITLES


def check(norm=GM, **changes):
    tournament = norm_event(**changes)
    return norm_check(norm, norm_games(tournament, APPLICANT), event_side(tournament))


def failing(found):
    return {entry.asked for entry in found.conditions if entry.verdict is Verdict.NOT_MET}


def test_the_worked_example_is_a_norm_with_seven_points_and_none_with_six_and_a_half():
    made = check()
    assert made.performance.average == 2387
    assert made.performance.rating == 2607
    assert made.verdict is Verdict.MET
    missed = check(letters="111111=00")
    assert missed.performance.rating == 2387 + 166
    assert failing(missed) == {Asked.PERFORMANCE}


def test_every_condition_has_a_number_asked_for_a_number_found_and_a_source():
    rows = [
        (entry.asked, entry.required, entry.lowest, entry.article) for entry in check().conditions
    ]
    assert rows == [
        (Asked.GAMES, 9, 9, "B.01 1.4.1a"),
        (Asked.TITLED, 5, 6, "B.01 1.4.5a"),
        (Asked.HOLDERS, 3, 3, "B.01 1.4.5b"),
        (Asked.AVERAGE, 2380, 2387, "B.01 1.4.8a"),
        (Asked.SCORE, 35, 77, "B.01 1.4.8b"),
        (Asked.PERFORMANCE, 2600, 2607, "B.01 1.4.8"),
        (Asked.FEDERATIONS, 2, 4, "B.01 1.4.3"),
        (Asked.OWN_FEDERATION, 5, 3, "B.01 1.4.4"),
        (Asked.ONE_FEDERATION, 6, 3, "B.01 1.4.4"),
        (Asked.MINUTES, 120, 120, "B.01 1.1.3"),
        (Asked.DAILY_ROUNDS, 2, 1, "B.01 1.1.3"),
    ]


@pytest.mark.parametrize(
    ("opponents", "asked"),
    [
        (NINE.replace("GM FRA", "IM FRA"), {Asked.HOLDERS}),
        (NINE.replace("IM", "CM"), {Asked.TITLED}),
        (NINE.replace("2500", "2400"), {Asked.AVERAGE, Asked.PERFORMANCE}),
        (NINE.replace("ITA", "ESP").replace("POL", "ESP"), {Asked.OWN_FEDERATION}),
        (
            NINE.replace("FRA", "GER").replace("ESP", "GER").replace("POL", "GER"),
            {Asked.ONE_FEDERATION},
        ),
        (
            "GM FID 2400, GM FID 2420, GM FID 2380, IM GER 2500, IM GER 2450,"
            " FM ESP 2300, - ESP 2350, - ESP 1900, - GER 2480",
            {Asked.FEDERATIONS},
        ),
    ],
)
def test_one_change_of_the_opponents_breaks_the_condition_it_is_about(opponents, asked):
    assert failing(check(opponents=opponents)) == asked


def test_only_the_lowest_opponent_is_raised_and_an_unrated_one_counts_1400():
    opponents = NINE.replace("2350", "1900").replace("1900, -", "0, -", 1)
    games = norm_games(norm_event(opponents=opponents), APPLICANT).games
    assert sorted(game.rating for game in games)[:2] == [0, 1900]
    expected = 2400 + 2420 + 2380 + 2500 + 2450 + 2300 + 2480 + 1900 + 2200
    assert norm_performance(GM, games).average == round(expected / 9)
    both = [replace(game, rating=0) for game in games[:2]]
    assert norm_performance(IM, both).average == (1400 + 2050) // 2


def test_the_least_score_is_35_per_cent_exactly():
    strong = ", ".join(["GM ITA 2800", "GM FRA 2800", "GM GER 2800"] * 3)
    assert failing(check(opponents=strong, letters="111000000")) == {Asked.SCORE}
    assert failing(check(opponents=strong, letters="111=00000")) == set()


def test_a_forfeit_a_bye_or_a_game_of_one_move_is_no_game():
    for letter in "+HW":
        found = check(letters=f"1111111{letter}0", rounds=10)
        assert condition(found, Asked.GAMES).lowest == 8
        assert found.verdict is Verdict.NOT_MET


@pytest.mark.parametrize("letter", ["U", "+"])
def test_in_nine_rounds_eight_games_and_a_gift_count_as_nine(letter):
    opponents = NINE.replace("1900", "2300")
    found = check(opponents=opponents, letters=f"1111110{letter}1")
    games = condition(found, Asked.GAMES)
    assert (games.lowest, games.article) == (9, "B.01 1.4.1c")
    assert len(found.games) == 8
    assert found.verdict is Verdict.MET
    assert condition(check(letters="1111110Z1"), Asked.GAMES).lowest == 8


def test_an_opponent_of_no_federation_of_fide_does_not_count():
    found = check(opponents=NINE.replace("POL", "NON"))
    assert condition(found, Asked.GAMES).lowest == 8


def test_a_missing_federation_makes_a_condition_not_known_only_where_it_matters():
    found = check(opponents=NINE.replace("ITA", "-"))
    assert condition(found, Asked.FEDERATIONS).verdict is Verdict.MET
    assert found.verdict is Verdict.MET
    found = check(opponents=NINE.replace("ITA", "-").replace("FRA", "-").replace("GER", "-"))
    assert condition(found, Asked.OWN_FEDERATION).verdict is Verdict.NOT_KNOWN
    assert condition(found, Asked.ONE_FEDERATION).verdict is Verdict.NOT_KNOWN
    found = check(federation="")
    assert condition(found, Asked.FEDERATIONS).verdict is Verdict.MET
    assert condition(found, Asked.OWN_FEDERATION).verdict is Verdict.MET


def test_the_schedule_counts_as_far_as_the_event_tells_it():
    assert failing(check(event={"time_control": "3600+30"})) == {Asked.MINUTES}
    unknown = check(event={"time_control": "", "round_dates": ()})
    assert unknown.verdict is Verdict.NOT_KNOWN
    full = ("2026/05/01",) * 3 + tuple(f"2026/05/0{day}" for day in range(2, 8))
    assert failing(check(event={"round_dates": full})) == {Asked.DAILY_ROUNDS}


def test_a_title_of_women_needs_a_woman():
    assert condition(check(WGM), Asked.WOMAN).verdict is Verdict.MET
    assert condition(check(WGM, sex=Sex.MALE), Asked.WOMAN).verdict is Verdict.NOT_MET
    assert condition(check(WGM, sex=Sex.UNKNOWN), Asked.WOMAN).verdict is Verdict.NOT_KNOWN
    known = check(WGM, sex=Sex.UNKNOWN, title=Title.WFM)
    assert condition(known, Asked.WOMAN).verdict is Verdict.MET


def test_in_a_swiss_rounds_after_the_norm_may_be_ignored():
    opponents = f"{NINE}, GM ITA 2300, GM ITA 2300"
    found = check(opponents=opponents, letters="11111110000", rounds=11)
    assert found.verdict is Verdict.MET
    assert found.left_out == (10, 11)
    robin = check(opponents=opponents, letters="11111110000", rounds=11, system="X_ROUNDROBIN")
    assert Asked.PERFORMANCE in failing(robin)


def test_a_win_against_a_weak_opponent_may_be_ignored_if_nine_games_are_left():
    opponents = NINE.replace("1900", "2200") + ", - ITA 1600, - FRA 1500"
    weak_first = "- ITA 1600, - FRA 1500, " + NINE.replace("1900", "2200")
    for words, letters, rounds in [
        (opponents, "11111110011", (10, 11)),
        (weak_first, "11111111100", (1, 2)),
    ]:
        found = check(opponents=words, letters=letters, rounds=11)
        assert found.verdict is Verdict.MET
        assert found.left_out == rounds
    lost = check(opponents=weak_first, letters="00111111100", rounds=11)
    assert lost.verdict is Verdict.NOT_MET


def test_a_last_opponent_who_did_not_come_may_count_as_a_lost_game():
    found = check(opponents=NINE + ", - POL 2480", letters="111111100+", rounds=10)
    assert found.verdict is Verdict.MET
    mix = NINE.replace("GM GER", "IM GER").replace("- POL", "GM POL")
    found = check(opponents=mix, letters="11111110+")
    assert found.verdict is Verdict.MET
    assert condition(found, Asked.HOLDERS).lowest == 3
    assert [game.halves for game in found.games][-1] == 0


def test_in_a_round_robin_an_unrated_opponent_without_a_point_does_not_count():
    opponents = NINE.replace("1900", "0")
    found = check(opponents=opponents, letters="111111110", system="X_ROUNDROBIN")
    assert condition(found, Asked.GAMES).lowest == 8
    found = check(opponents=opponents, letters="11111110=", system="X_ROUNDROBIN")
    assert condition(found, Asked.GAMES).lowest == 9


def test_a_double_round_robin_asks_for_half_of_the_opponents():
    found = check(system="X_DOUBLEROUNDROBIN")
    holders = condition(found, Asked.HOLDERS)
    assert (holders.required, holders.article) == (5, "B.01 1.4.5f")


ALIKE = re.sub("ITA|FRA|ESP|POL", "GER", NINE)
"""Nine opponents who all come from one federation."""


@pytest.mark.parametrize(
    ("guests", "exempt"),
    [
        (["GM ITA", "IM FRA"] * 5 + ["- POL"] * 10, True),
        (["GM ITA", "IM FRA"] * 5 + ["- POL"] * 9 + ["- ESP"], False),
        (["GM ITA", "IM FRA"] * 4 + ["GM ITA", "FM FRA"] + ["- POL"] * 10, False),
        (["GM ITA", "IM FRA"] * 10, False),
        (["GM ITA", "IM FRA"] * 5 + ["- POL"] * 9 + ["- FID"], False),
    ],
)
def test_twenty_strong_guests_in_every_round_replace_the_mix_of_federations(guests, exempt):
    found = check(opponents=ALIKE, others=guests, event={"federation": "ESP"})
    largest = condition(found, Asked.ONE_FEDERATION)
    assert largest.waived is exempt
    assert largest.article == ("B.01 1.4.3d" if exempt else "B.01 1.4.4")
    assert found.verdict is (Verdict.MET if exempt else Verdict.NOT_MET)


def test_guests_who_stay_away_twice_are_not_there_in_every_round():
    guests = ["GM ITA", "IM FRA"] * 5 + ["- POL"] * 12
    assert check(opponents=ALIKE, others=guests, rounds_of_others=9).verdict is Verdict.MET
    assert check(opponents=ALIKE, others=guests, rounds_of_others=8).verdict is Verdict.NOT_MET
    assert check(opponents=ALIKE, others=guests, event={"federation": ""}).verdict is (
        Verdict.NOT_MET
    )


def every_permitted_choice(case):
    """All sets of games that the rules permit, by plain enumeration (Swiss)."""
    for end in range(9, len(case.games) + 1):
        base = case.games[:end]
        won = [game for game in base if game.halves == 2]
        for number in range(end - 9 + 1):
            for gone in combinations(won, number):
                yield tuple(game for game in base if game not in gone)


@given(
    st.text("11110=", min_size=11, max_size=11),
    st.lists(st.sampled_from(NINE.split(",")), min_size=11, max_size=11),
    st.sampled_from([GM, IM]),
)
def test_the_best_choice_of_games_is_found_among_all_that_are_permitted(letters, met, norm):
    tournament = norm_event(",".join(met), letters, rounds=11)
    case, side = norm_games(tournament, APPLICANT), event_side(tournament)
    possible = any(
        verdict_of(
            (
                *conditions_of_games(norm, case, games),
                *conditions_of_federations("ESP", games, exempt=False),
            )
        )
        is Verdict.MET
        for games in every_permitted_choice(case)
    )
    assert (norm_check(norm, case, side).verdict is Verdict.MET) is possible


@given(st.randoms())
def test_the_order_of_the_opponents_does_not_matter(random):
    opponents = NINE.split(",")
    letters = list("111111100")
    order = random.sample(range(9), 9)
    shuffled = check(
        opponents=",".join(opponents[place] for place in order),
        letters="".join(letters[place] for place in order),
    )
    assert shuffled.conditions == check().conditions


@given(st.integers(0, 20), st.integers(0, 20), st.integers(0, 20), st.booleans())
def test_not_known_means_that_both_answers_are_possible(required, first, second, at_most):
    low, high = sorted((first, second))
    entry = Condition(Asked.GAMES, required, low, high, "", at_most)
    answers = {
        (value <= required) if at_most else (value >= required) for value in range(low, high + 1)
    }
    verdicts = {frozenset({True}): Verdict.MET, frozenset({False}): Verdict.NOT_MET}
    assert entry.verdict is verdicts.get(frozenset(answers), Verdict.NOT_KNOWN)
    assert replace(entry, waived=True).verdict is Verdict.MET
