from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.ratings.conditions import Asked, Verdict
from arbiter_gui.ratings.norm_check import event_side, norm_check
from arbiter_gui.ratings.norm_games import NormGame, norm_games
from arbiter_gui.ratings.norm_titles import NORM_TITLES
from arbiter_gui.ratings.outlook import Origin, Prospect, all_outlooks, outlooks
from arbiter_gui.tournament import PlayerKey, Sex, Title
from tests.ratings.norm_event import APPLICANT, NINE, condition, norm_event

GM = NORM_TITLES[0]


def outlook(title=Title.GM, **changes):
    tournament = norm_event(sex=Sex.MALE, **changes)
    (found,) = (o for o in outlooks(tournament, APPLICANT) if o.check.title.title is title)
    return found


def test_the_titles_on_offer_are_those_the_player_does_not_hold():
    def titles(**changes):
        tournament = norm_event(**changes)
        return [found.check.title.title.value for found in outlooks(tournament, APPLICANT)]

    assert titles(sex=Sex.FEMALE) == ["GM", "IM", "WGM", "WIM"]
    assert titles(sex=Sex.MALE) == ["GM", "IM"]
    assert titles(sex=Sex.UNKNOWN) == ["GM", "IM", "WGM", "WIM"]
    assert titles(title=Title.IM) == ["GM", "WGM"]
    assert titles(title=Title.WGM) == ["GM", "IM"]
    assert titles(title=Title.GM) == []


def test_the_least_result_against_the_paired_opponent_is_named():
    for letters, halves in [("11111110?", 0), ("1111110=?", 1), ("11111100?", 2)]:
        found = outlook(letters=letters)
        assert (found.prospect, found.halves) == (Prospect.NEEDS_RESULT, halves)
        assert found.opponent == PlayerKey(10)
        assert found.check.verdict is Verdict.MET
    found = outlook(letters="1111100=?")
    assert (found.prospect, found.halves) == (Prospect.OUT_OF_REACH, None)
    assert condition(found.check, Asked.PERFORMANCE).verdict is Verdict.NOT_MET


def test_an_opponent_of_no_use_puts_the_norm_out_of_reach():
    found = outlook(opponents=NINE.replace("POL", "NON"), letters="11111110?")
    assert found.prospect is Prospect.OUT_OF_REACH


def test_before_the_pairing_the_weakest_opponent_for_each_result_is_named():
    stronger = NINE.replace("2300", "2400")
    found = outlook(opponents=stronger, letters="11111100")
    assert found.prospect is Prospect.NEEDS_OPPONENT
    assert [need.halves for need in found.needs] == [2, 1]
    tournament = norm_event(stronger, sex=Sex.MALE, letters="11111100")
    case, side = norm_games(tournament, APPLICANT), event_side(tournament)
    for need in found.needs:
        assert (need.title, need.origin) == (Title.NONE, Origin.ANY)
        verdicts = [
            norm_check(
                GM, case.with_game(NormGame(9, rating, Title.NONE, "ESP", need.halves)), side
            ).verdict
            for rating in (need.rating - 1, need.rating)
        ]
        assert verdicts == [Verdict.NOT_MET, Verdict.MET]
    assert found.needs[0].rating < found.needs[1].rating


def test_a_better_result_against_the_same_opponent_is_not_asked_for():
    (need,) = outlook(letters="11111110").needs
    assert (need.halves, need.rating) == (0, 2416)


def test_a_title_or_a_federation_that_is_missing_is_asked_of_the_last_opponent():
    found = outlook(opponents=NINE.replace("GM FRA", "IM FRA"), letters="11111110")
    assert {need.title for need in found.needs} == {Title.GM}
    found = outlook(opponents=NINE.replace("IM", "-"), letters="11111110")
    assert {need.title for need in found.needs} == {Title.FM}
    alike = NINE.replace("ITA", "GER").replace("FRA", "GER")
    found = outlook(opponents=alike, letters="11111110", federation="ESP")
    assert {need.origin for need in found.needs} == {Origin.UNMET}
    alike = NINE.replace("ITA", "ESP")
    found = outlook(opponents=alike, letters="11111110", federation="ESP")
    assert {need.origin for need in found.needs} == {Origin.ABROAD}


def test_in_a_round_robin_an_unrated_last_opponent_counts_only_with_a_half_point():
    weak = NINE.replace("2480", "0").replace("1900", "2450")
    for letters, halves in [("11111110?", 0), ("1111110=?", 1), ("11111100?", None)]:
        assert outlook(opponents=weak, letters=letters, system="X_ROUNDROBIN").halves == halves


def test_with_two_rounds_to_go_nothing_is_promised():
    assert outlook(letters="1111111").prospect is Prospect.MORE_ROUNDS
    assert outlook(letters="1111111??").prospect is Prospect.MORE_ROUNDS
    assert outlook(letters="1111111?").prospect is Prospect.MORE_ROUNDS


def test_after_the_last_round_a_norm_is_made_or_missed():
    assert outlook(letters="111111100").prospect is Prospect.MADE
    assert outlook(letters="111111=00").prospect is Prospect.MISSED
    assert outlook(letters="1111100", withdrawn_from=8).prospect is Prospect.MISSED


def test_a_norm_with_rounds_to_go_stays_made():
    longer = f"{NINE}, - ITA 2000, - ITA 2000"
    assert outlook(opponents=longer, letters="111111100", rounds=11).prospect is Prospect.MADE
    assert outlook(opponents=longer, letters="11111110000", rounds=11).prospect is Prospect.MADE


def test_who_has_too_few_games_cannot_be_helped_by_the_last_one():
    assert outlook(letters="11111HH?").prospect is Prospect.MORE_ROUNDS
    assert outlook(letters="111111HH?").prospect is Prospect.OUT_OF_REACH
    found = outlook(letters="1111111U?")
    assert found.prospect is Prospect.NEEDS_RESULT
    assert condition(found.check, Asked.GAMES).article == "B.01 1.4.1c"


def test_the_list_of_the_hopeful_leaves_out_everybody_else():
    hopeful = all_outlooks(norm_event(sex=Sex.MALE))
    assert list(hopeful) == [APPLICANT]
    assert [found.check.title.title for found in hopeful[APPLICANT]] == [Title.GM, Title.IM]


@given(
    st.lists(st.sampled_from("10=?+UH"), min_size=8, max_size=11),
    st.lists(st.sampled_from([*NINE.split(",")]), min_size=11, max_size=11),
    st.sampled_from([9, 10, 11]),
)
def test_nobody_with_prospects_is_missing_from_the_list(letters, opponents, rounds):
    tournament = norm_event(",".join(opponents), letters[:rounds], rounds=rounds)
    prospects = {Prospect.MADE, Prospect.NEEDS_RESULT, Prospect.NEEDS_OPPONENT}
    wanted = tuple(o for o in outlooks(tournament, APPLICANT) if o.prospect in prospects)
    assert all_outlooks(tournament).get(APPLICANT, ()) == wanted
