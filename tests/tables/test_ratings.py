import pytest

from arbiter_gui.i18n import use_language
from arbiter_gui.ratings.initial import InitialRating
from arbiter_gui.ratings.norm_titles import NORM_TITLES
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tables.norms import norm_conditions, norm_line, norms_table
from arbiter_gui.tables.player_card import player_card
from arbiter_gui.tables.ratings import (
    first_rating_text,
    player_ratings,
    rating_line,
    ratings_table,
)
from arbiter_gui.tournament import EventDetails, PlayerKey, Sex, Tournament
from tests.notation import event
from tests.ratings.norm_event import APPLICANT, NINE, norm_event
from tests.ratings.test_change import SIX
from tests.reports.event import spring_open
from tests.tables.test_pairings import texts


def test_the_rating_report_is_the_golden_one(golden):
    golden("ratings.txt", text_of(ratings_table(spring_open())))


def test_the_games_of_a_player_are_the_golden_ones(golden):
    golden("player_ratings.txt", text_of(player_ratings(spring_open(), PlayerKey(1))))


def test_the_conditions_of_a_norm_are_the_golden_ones(golden):
    opponents = NINE.replace("GM GER", "GM -").replace("GM FRA", "GM -")
    tournament = norm_event(opponents, "1111110=?", event={"time_control": ""})
    tables = norm_conditions(tournament, APPLICANT)
    assert len(tables) == len(NORM_TITLES)
    golden("norm_conditions.txt", text_of(tables[0]))


def test_the_list_of_norms_is_the_golden_one(golden):
    golden("norms.txt", text_of(norms_table(norm_event(letters="1111110=?"))))


def test_every_number_of_the_report_is_marked_as_an_estimate_with_its_rules():
    table = ratings_table(event(SIX))
    assert "(estimate)" in table.title
    assert table.notes[0].startswith("Estimates: ")
    assert table.notes[1] == ("Rules: B.02 8.3.1 in force since 2025-10-01, for standard ratings.")
    assert table.notes[2] == "The rate of play does not tell the rating list: standard is taken."
    assert texts(table, "source") == [
        "by rule: rated 2400 or more",
        "estimate: under 2400",
        "estimate: under 2400, year of birth not known",
        "",
        "estimate: under 2400, year of birth not known",
        "estimate: under 2400, year of birth not known",
    ]


def test_rapid_and_blitz_are_counted_by_their_own_chapter():
    facts = event("1 A 2700 | 2w1\n2 B 2050 | 1b0 3w=\n3 C 2000 | . 2b=").facts()[1:]
    rapid = EventDetails(start="2026/05/01", time_control="900+10")
    notes = player_ratings(Tournament([rapid, *facts]), PlayerKey(2)).notes
    assert notes[1].endswith("(B.02 (rapid and blitz) 7.3)")
    assert notes[-1] == (
        "Rules: B.02 (rapid and blitz) 7.3.1 in force since 2024-12-01, for rapid ratings."
    )


def test_an_old_event_says_that_its_rules_were_others():
    table = ratings_table(event(SIX, start="2020/05/01"))
    assert table.notes[-1] == "The event is older than these rules: its own rules were others."


def test_the_sum_of_the_games_is_the_change_of_the_list():
    tournament = spring_open()
    totals = dict(
        zip(
            [row.key for row in ratings_table(tournament).rows],
            texts(ratings_table(tournament), "change"),
            strict=True,
        )
    )
    for key, total in totals.items():
        changes = [
            text.replace("−", "-") for text in texts(player_ratings(tournament, key), "change")
        ]
        hundredths = sum(round(100 * float(text)) for text in changes if text)
        assert hundredths == round(100 * float(total.replace("−", "-") or 0))


def test_a_capped_difference_says_what_it_was():
    table = player_ratings(event(SIX), PlayerKey(1))
    assert texts(table, "difference") == ["81", "400", ""]
    assert texts(table, "why") == ["", "480 counts as 400", "not rated: no game"]


def test_an_unrated_player_has_a_first_rating_and_what_it_lacks():
    text = "1 A 1900 | 2b0\n2 B | 1w1"
    table = ratings_table(event(text))
    assert texts(table, "source")[1] == "first rating 1958 (estimate); 1 game of at least 5"
    assert texts(table, "change") == ["0.00", ""]
    low = first_rating_text(InitialRating(1399, 5))
    assert low == "first rating 1399 (estimate); below 1400, not listed"


def test_the_player_card_ends_with_the_change_so_far():
    tournament = event(SIX)
    line = "Rating change −0.30 (estimate), performance 2393"
    assert rating_line(tournament, PlayerKey(1)) == line
    assert player_card(tournament, PlayerKey(1)).notes[-1] == line
    assert rating_line(event("1 A 2000 | .\n2 B 2000 | ."), PlayerKey(1)) == ""
    assert rating_line(event("1 A 2000 | 2w1\n2 B | 1b0"), PlayerKey(2)) == "Performance 1200"


@pytest.mark.parametrize(
    ("letters", "opponents", "outlook"),
    [
        ("111111100", NINE, "made"),
        ("111111=00", NINE, "not made"),
        ("1111111", NINE, "open: more than one round is left"),
        ("11111110?", NINE, "a game against No 10 is enough, even if lost"),
        ("1111110=?", NINE, "a draw against No 10 is enough"),
        ("11111100?", NINE, "a win against No 10 is needed"),
        ("1111=00=?", NINE, "out of reach, whatever the last game brings"),
        ("11111110", NINE, "a game against 2416 or more, even if lost"),
        (
            "11111110",
            NINE.replace("GM FRA", "IM FRA"),
            "a game against 2416 or more, even if lost (opponent who holds: GM)",
        ),
        (
            "11111110",
            NINE.replace("IM", "-").replace("ITA", "ESP"),
            "a game against 2416 or more, even if lost"
            " (opponent with a title, opponent of another federation)",
        ),
    ],
)
def test_the_outlook_says_what_is_needed(letters, opponents, outlook):
    tournament = norm_event(opponents, letters, sex=Sex.MALE)
    table = norm_conditions(tournament, APPLICANT)[0]
    assert table.title == f"No 1: Applicant, Ana, GM norm (estimate): {outlook}"


def test_the_player_card_names_the_highest_norm_within_reach():
    line = "GM norm (estimate): a draw against No 10 is enough"
    tournament = norm_event(letters="1111110=?")
    assert norm_line(tournament, APPLICANT) == line
    assert line in player_card(tournament, APPLICANT).notes
    assert norm_line(norm_event(letters="000000000"), APPLICANT) == ""


def test_a_norm_that_hangs_on_what_is_not_known_says_so():
    table = norms_table(norm_event(event={"time_control": ""}))
    assert texts(table, "outlook")[0] == "made, as far as is known"
    assert texts(table, "doubts")[0] == "Minutes for sixty moves"


def test_games_that_were_left_out_are_named():
    longer = f"{NINE}, - ITA 2000, - ITA 2000"
    table = norm_conditions(norm_event(longer, "11111110000", rounds=11), APPLICANT)[0]
    assert table.notes == (
        "Left out, as B.01 1.4.1e and 1.4.1f allow: the games of the rounds 10, 11.",
    )


def test_without_norms_the_list_says_whether_it_is_too_early():
    early = norms_table(norm_event(letters="1"))
    assert early.rows == ()
    assert early.notes[0].endswith("the outlook begins before the last round.")
    late = norms_table(norm_event(letters="000000000"))
    assert late.notes[0] == "Nobody has made a norm or can still make one."


def test_decimals_follow_the_language():
    try:
        use_language("es")
        assert texts(ratings_table(event(SIX)), "change")[0] == "−0,30"
    finally:
        use_language("en")
