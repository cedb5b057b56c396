"""Whole events at the edge, by every edition: few players, unusual points, late entrants."""

from dataclasses import replace

import pytest

from arbiter_gui.pairing.checker import check_rounds
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.generator import generated
from arbiter_gui.pairing.generator_model import Wishes
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.swiss.baku import baku_acceleration
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import (
    Acceleration,
    Bye,
    ByeKind,
    Colour,
    Game,
    Player,
    PlayerKey,
    PointAdjustment,
    Result,
    Round,
    ScoringSystem,
    Tournament,
    TournamentSettings,
    Tpn,
)
from arbiter_gui.tournament.numbering import entering, numbered
from tests.pairing.positions import card, paired, position

pytestmark = pytest.mark.parametrize("edition", sorted(EDITIONS))

CALM = Wishes(
    forfeit=0.0, half_bye=0.0, zero_bye=0.0, full_bye=0.0, odd_results=0.0, withdraw=0.0, late=0.0,
    scoring="standard", baku=False, forbidden=0,
)  # fmt: skip


def start(players, edition, *facts, **settings):
    """An event before round 1, ratings falling by ten."""
    rules = {"rounds": 7, "initial_colour": Colour.WHITE, **settings}
    people = [
        Player(PlayerKey(n), Tpn(n), f"Player {n}", rating=2500 - 10 * n)
        for n in range(1, players + 1)
    ]
    return Tournament([TournamentSettings(edition=edition, **rules), *people, *facts])


def after_next_round(tournament, result=Result.DRAW):
    """The event after one more round with the same result on every board."""
    number = tournament.rounds_paired + 1
    outcome = pair_round(position_before(tournament, number))
    games = (
        Game(number, board, pair.white, pair.black, result)
        for board, pair in enumerate(outcome.pairs, start=1)
    )
    bye = [] if outcome.pab is None else [Bye(number, outcome.pab, ByeKind.PAIRING_ALLOCATED)]
    return Tournament((*tournament.facts(), Round(number), *games, *bye))


def names(tournament, number):
    """The boards of a round by name."""
    name = {player.key: player.name for player in tournament.players}
    return {(name[game.white], name[game.black]) for game in tournament.games(number)}


@pytest.mark.parametrize(("players", "rounds", "least"), [(3, 4, 3), (8, 7, 5), (20, 10, 10)])
def test_small_fields_are_paired_as_long_as_they_can_be(edition, players, rounds, least):
    tournament = start(players, edition, rounds=rounds)
    while tournament.rounds_paired < least:
        tournament = after_next_round(tournament)
    if players == 3:
        with pytest.raises(PairingImpossible):
            after_next_round(tournament)
    assert all(check.agrees for check in check_rounds(tournament))


@pytest.mark.parametrize("points", [0, 5])
def test_a_bye_worth_less_than_a_win_is_given_to_everybody_once_at_most(edition, points):
    tournament = start(7, edition, rounds=6, scoring=ScoringSystem(pab=points))
    for _ in range(6):
        tournament = after_next_round(tournament, Result.WHITE_WINS)
    takers = [bye.player for number in range(1, 7) for bye in tournament.byes(number)]
    assert len(takers) == len(set(takers)) == 6
    first = tournament.history(takers[0])[0]
    assert (first.letter, first.points) == ("U", points)


def test_nobody_is_left_when_all_have_withdrawn(edition):
    tournament = after_next_round(start(5, edition))
    gone = [replace(player, withdrawn_from=2) for player in tournament.players]
    outcome = pair_round(position_before(Tournament((*tournament.facts(), *gone)), 2))
    assert (outcome.pairs, outcome.pab) == ((), None)
    assert {kind for _key, kind in outcome.not_paired} == {ByeKind.ZERO_POINT}


def test_topscorers_who_want_different_colours_absolutely_get_them(edition):
    top = card(1, 3, "BWBB", met=(3, 4)), card(2, 3, "WBWW", met=(3, 4))
    rest = card(3, 1, "WB", met=(1, 2)), card(4, 1, "BW", met=(1, 2))
    assert paired(*top, *rest, round_number=5, rounds=5, edition=edition) == "1-2 3-4"


def test_topscorers_with_the_same_absolute_wish_meet_in_the_last_round_only(edition):
    both = card(1, 3, "WBWW"), card(2, 3, "BWBWW")
    assert paired(*both, round_number=6, rounds=6, edition=edition) in {"1-2", "2-1"}
    with pytest.raises(PairingImpossible):
        paired(*both, round_number=6, rounds=7, edition=edition)


def test_without_the_first_seed_the_second_begins_with_the_colour_of_the_lot(edition):
    tournament = start(5, edition, Bye(1, PlayerKey(1), ByeKind.HALF_POINT))
    assert names(after_next_round(tournament), 1) == {
        ("Player 2", "Player 4"),
        ("Player 5", "Player 3"),
    }


def test_late_entrants_play_alike_whether_listed_from_the_start_or_inserted(edition):
    newcomer = Player(PlayerKey(4), Tpn(4), "Player 4", rating=2460, first_round=2)
    listed = start(9, edition, newcomer)
    inserted = Tournament(fact for fact in listed.facts() if fact != newcomer)
    inserted = Tournament((*inserted.facts(), *numbered(inserted.players)))
    listed, inserted = (after_next_round(one, Result.WHITE_WINS) for one in (listed, inserted))
    assert names(listed, 1) == names(inserted, 1)
    inserted = Tournament((*inserted.facts(), *entering(inserted.players, newcomer)))
    assert [player.tpn for player in inserted.players] == list(range(1, 10))
    for number in (2, 3):
        listed, inserted = (after_next_round(one) for one in (listed, inserted))
        assert names(listed, number) == names(inserted, number)


def test_three_points_for_a_win_move_the_limit_of_the_topscorers(edition):
    win_and_three_draws = card(1, 2.5, "BWBB"), card(2, 2.5, "WBWBB")
    standard = position(*win_and_three_draws, round_number=5, rounds=5, edition=edition)
    assert len(pair_round(standard).pairs) == 1
    football = replace(
        standard, win_points=30, cards=tuple(replace(one, score=60) for one in standard.cards)
    )
    with pytest.raises(PairingImpossible):
        pair_round(football)


def test_a_penalty_moves_a_player_to_a_lower_bracket(edition):
    tournament = after_next_round(start(8, edition), Result.WHITE_WINS)
    leader = tournament.games(1)[0].white
    penalty = PointAdjustment(1, "", -10, 1, (leader,))
    punished = Tournament((*tournament.facts(), penalty))
    before, after = (
        {card.key: card.score for card in position_before(one, 2).cards}
        for one in (tournament, punished)
    )
    assert (before[leader], after[leader]) == (10, 0)
    meets = next(
        pair for pair in pair_round(position_before(punished, 2)).pairs
        if leader in {pair.white, pair.black}
    )  # fmt: skip
    other = meets.black if meets.white == leader else meets.white
    assert before[other] == 0


def test_a_rule_for_all_wins_counts_in_every_round(edition):
    tournament = after_next_round(start(8, edition), Result.WHITE_WINS)
    winner = tournament.games(1)[0].white
    rule = PointAdjustment(1, "W", 20, 0, (winner,))
    adjusted = Tournament((*tournament.facts(), rule))
    scores = {card.key: card.score for card in position_before(adjusted, 2).cards}
    assert scores[winner] == 20
    assert all(check.agrees for check in check_rounds(adjusted))


def test_an_accelerated_event_pairs_the_upper_half_in_itself(edition):
    players = start(16, edition)
    keys = [player.key for player in players.players]
    tournament = Tournament((*players.facts(), *baku_acceleration(keys, 7, 10)))
    boards = pair_round(position_before(tournament, 1)).pairs
    halves = [{pair.white <= 8, pair.black <= 8} for pair in boards]
    assert halves == [{True}] * 4 + [{False}] * 4


def test_a_late_entrant_above_the_last_accelerated_player_is_accelerated(edition):
    players = start(8, edition)
    keys = [player.key for player in players.players]
    tournament = Tournament((*players.facts(), *baku_acceleration(keys, 7, 10)))
    tournament = after_next_round(tournament, Result.WHITE_WINS)
    newcomer = Player(PlayerKey(9), Tpn(9), "Newcomer", rating=2485, first_round=2)
    virtual = Acceleration(newcomer.key, (10, 10, 5, 5))
    tournament = Tournament((*tournament.facts(), *entering(tournament.players, newcomer), virtual))
    scores = {card.key: card.score for card in position_before(tournament, 2).cards}
    assert scores[newcomer.key] == 10
    assert all(check.agrees for check in check_rounds(after_next_round(tournament)))


@pytest.mark.parametrize(
    "unusual",
    [
        {"scoring": "half-for-loss"},
        {"scoring": "pab-zero", "zero_bye": 10.0},
        {"late": 40.0, "baku": True, "inserted": True},
        {"forfeit": 60.0},
        {"withdraw": 15.0},
        {"half_bye": 20.0, "full_bye": 10.0},
    ],
)
def test_events_with_much_of_something_are_confirmed(edition, unusual):
    for seed in (1, 2):
        wishes = replace(CALM, players=17, rounds=6, edition=edition, **unusual)
        played = generated(seed, wishes).tournament
        assert played.rounds_paired >= 5
        assert all(check.agrees for check in check_rounds(played))
