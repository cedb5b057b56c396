import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.tiebreaks.catalogue import ruleset_of
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import Tournament
from tests.notation import event

FOUR = """
    1 A | 2w1 3b1
    2 B | 1b0 4w1
    3 C | 4b1 1w0
    4 D | 3w0 2b0
    """


def test_points_come_first_then_the_tiebreaks_in_their_order():
    standings = rank(event(FOUR))
    assert [(row.rank, int(row.player)) for row in standings.rows] == [
        (1, 1), (2, 2), (3, 3), (4, 4),
    ]  # fmt: skip


def test_players_whom_nothing_separates_share_a_rank():
    standings = rank(event(FOUR, tiebreaks=("BH",)))
    assert [(row.rank, int(row.player)) for row in standings.rows] == [
        (1, 1), (2, 2), (2, 3), (4, 4),
    ]  # fmt: skip


def test_the_standings_of_a_past_round_do_not_know_later_ones():
    standings = rank(event(FOUR), 1)
    assert [row.points for row in standings.rows] == [10, 10, 0, 0]
    assert standings.row_of(3).rank == 2


def test_a_tiebreak_that_is_not_on_offer_is_named_and_decides_nothing():
    standings = rank(event(FOUR, tiebreaks=("NOVELTY", "TPN")))
    assert standings.unknown == ("NOVELTY",)
    assert [tiebreak.code for tiebreak in standings.tiebreaks] == ["TPN"]


def test_missing_results_are_counted():
    assert rank(event("1 A | 2w1 2b\n2 B | 1b0 1w")).missing_results == 1


def test_adjourned_games_are_counted_apart_until_they_are_over():
    standings = rank(event("1 A | 2w? 2b1\n2 B | 1b? 1w0"))
    assert (standings.missing_results, standings.adjourned_games) == (0, 1)
    assert rank(event("1 A | 2w= 2b1\n2 B | 1b= 1w0")).adjourned_games == 0


def test_the_ruleset_follows_the_day_the_event_starts():
    assert ruleset_of("2026/02/28") == "2024-08"
    assert ruleset_of("2026/03/01") == "2026-03"
    assert ruleset_of("2026-02-28") == "2024-08"
    assert ruleset_of("2026-03-01") == "2026-03"
    assert ruleset_of("") == "2026-03"
    assert rank(event(FOUR, start="2025/01/01")).ruleset == "2024-08"


@given(st.randoms(use_true_random=False))
def test_ranks_do_not_depend_on_the_order_of_the_players(source: random.Random):
    tournament = event(FOUR, tiebreaks=("BH/C1", "BH", "WIN"))
    facts = list(tournament.facts())
    source.shuffle(facts)
    assert rank(Tournament(facts)).rows == rank(tournament).rows


def test_a_player_who_is_not_in_the_event_has_no_place():
    with pytest.raises(KeyError):
        rank(event(FOUR)).row_of(9)
