import pytest

from arbiter_gui.actions.participation import expel
from arbiter_gui.actions.ranking import drop_hand_ranking, rank_by_hand, tied_players
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import EnteredResults, unpair_newest
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tiebreaks.ranking import BY_HAND
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import PlayerKey, Result
from tests.notation import event

FOUR = """
    1 A 2400 | 4w1 2b=
    2 B 2300 | 3b1 1w=
    3 C 2200 | 2w0 4b1
    4 D 2100 | 1b0 3w0
    """
A, B, C, D = map(PlayerKey, (1, 2, 3, 4))


@pytest.fixture
def tournament():
    return event(FOUR, tiebreaks=("BH",))


def ranks(tournament, after_round=None):
    rows = rank(tournament, after_round).rows
    return [(row.rank, int(row.player), row.decided_by) for row in rows]


def code(action, *args):
    with pytest.raises(RefusedAction) as refused:
        action(*args)
    return refused.value.code


def test_players_with_the_same_score_stand_as_the_arbiter_ranked_them(tournament):
    # B leads by Buchholz: 1.5 + 1 against 1.5 + 0.
    assert ranks(tournament) == [(1, 2, None), (2, 1, 1), (3, 3, 0), (4, 4, 0)]
    tournament.apply(rank_by_hand(tournament, 2, (A, B), "Play-off"))
    assert ranks(tournament) == [(1, 1, None), (2, 2, BY_HAND), (3, 3, 0), (4, 4, 0)]


def test_where_the_arbiter_agrees_with_a_criterion_the_criterion_decides(tournament):
    tournament.apply(rank_by_hand(tournament, 2, (B, A), "As it was"))
    assert ranks(tournament)[1] == (2, 1, 1)


def test_a_shared_rank_is_ended_by_hand():
    tournament = event(FOUR, tiebreaks=())
    assert ranks(tournament)[:2] == [(1, 1, None), (1, 2, None)]
    tournament.apply(rank_by_hand(tournament, 2, (A, B), "Lots"))
    assert ranks(tournament)[:2] == [(1, 1, None), (2, 2, BY_HAND)]


def test_a_ranking_by_hand_belongs_to_its_round(tournament):
    before = ranks(tournament, 1)
    tournament.apply(rank_by_hand(tournament, 2, (A, B), "Play-off"))
    assert ranks(tournament, 1) == before


def test_a_correction_after_which_others_have_that_score_ends_the_ranking_by_hand(tournament):
    tournament.apply(rank_by_hand(tournament, 2, (A, B), "Play-off"))
    tournament.apply(enter_result(tournament, 2, 1, Result.BLACK_WINS))
    standings = rank(tournament)
    assert [row.player for row in standings.rows] == [A, B, C, D]
    assert not standings.by_hand
    assert [fact.reason for fact in standings.lapsed] == ["Play-off"]


def test_un_pairing_a_round_takes_its_ranking_by_hand_along(tournament):
    tournament.apply(rank_by_hand(tournament, 2, (A, B), "Play-off"))
    tournament.apply(unpair_newest(tournament, results=EnteredResults.GIVEN_UP))
    assert tournament.hand_rankings == ()


def test_a_ranking_by_hand_can_be_dropped(tournament):
    before = ranks(tournament)
    tournament.apply(rank_by_hand(tournament, 2, (A, B), "Play-off"))
    tournament.apply(drop_hand_ranking(tournament, 2, 15))
    assert ranks(tournament) == before
    assert code(drop_hand_ranking, tournament, 2, 15) == "hand-ranking-none"


def test_what_no_ranking_by_hand_can_be(tournament):
    assert code(rank_by_hand, tournament, 2, (A, B), "  ") == "hand-ranking-reason"
    assert code(rank_by_hand, tournament, 2, (A, C), "Why not") == "hand-ranking-players"
    assert code(rank_by_hand, tournament, 2, (A,), "Why not") == "hand-ranking-players"
    assert code(rank_by_hand, tournament, 2, (A, B, B), "Why not") == "hand-ranking-players"
    assert code(rank_by_hand, tournament, 2, (), "Why not") == "hand-ranking-players"
    assert code(tied_players, tournament, C, 2) == "hand-ranking-alone"
    assert code(tied_players, tournament, A, 0) == "hand-ranking-early"
    assert code(tied_players, tournament, PlayerKey(9), 2) == "hand-ranking-out"


def test_who_is_expelled_stands_in_no_ranking_and_the_opponents_keep_their_results(tournament):
    before = {row.player: row for row in rank(tournament).rows}
    tournament.apply(expel(tournament, A))
    rows = rank(tournament).rows
    assert [(row.rank, row.player) for row in rows] == [(1, B), (2, C), (3, D), (0, A)]
    assert all(row.points == before[row.player].points for row in rows)
    assert all(row.values == before[row.player].values for row in rows)
    assert [row.rank for row in rank(tournament, 1).rows] == [1, 1, 3, 3]
    assert code(tied_players, tournament, A, 2) == "hand-ranking-out"
    assert code(tied_players, tournament, B, 2) == "hand-ranking-alone"


def test_the_others_stay_ranked_by_hand_when_one_of_them_is_expelled():
    tournament = event("1 A | 4w1\n2 B | 5w1\n3 C | 6w1\n4 D | 1b0\n5 E | 2b0\n6 F | 3b0")
    tournament.apply(rank_by_hand(tournament, 1, (C, A, B), "Lots"))
    tournament.apply(expel(tournament, A))
    standings = rank(tournament)
    assert [row.player for row in standings.rows[:2]] == [C, B]
    assert standings.by_hand
    tournament.apply(expel(tournament, C))
    assert rank(tournament).lapsed
