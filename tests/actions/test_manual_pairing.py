"""A round paired by hand: what can be done, what has to be confirmed, what stays on record."""

import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.manual_pairing import (
    Unconfirmed,
    abandon,
    begin,
    draft_of,
    exchange,
    fill,
    finish,
    give_bye,
    pair,
    reopen,
    unpair,
)
from arbiter_gui.actions.players import remove
from arbiter_gui.actions.prohibitions import forbid_meeting
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import EnteredResults, obstacles, record_pairing, unpair_newest
from arbiter_gui.errors import ArbiterError, RefusedAction, StaleChange
from arbiter_gui.tournament import ByeKind, Colour, ManualPairing, PlayerKey, Result
from tests.actions.events import WHEN, event, outcome, pairing
from tests.actions.handwork import boards_of, by_hand, compared, confirming
from tests.notation import event as crosstable

ONE, TWO, THREE, FOUR, FIVE, SIX = (PlayerKey(number) for number in range(1, 7))


def code(action, *args, **options):
    with pytest.raises(ArbiterError) as refused:
        action(*args, **options)
    return refused.value.code


def objections(action, *args, **options):
    with pytest.raises(Unconfirmed) as refused:
        action(*args, **options)
    return [(o.code, o.players) for o in refused.value.objections]


def do(tournament, action, *args, **options):
    tournament.apply(action(tournament, *args, **options))


def shown(tournament):
    boards = draft_of(tournament).boards
    return " ".join(f"{white}-{black or 'bye'}" for white, black in boards)


def finished(tournament, reason=""):
    do(tournament, confirming(lambda t, confirmed: finish(
        t, compared(t), WHEN, reason=reason, confirmed=confirmed
    )))  # fmt: skip


def test_the_phase_begins_with_the_boards_of_the_engine_or_with_none():
    tournament = by_hand(7)
    assert shown(tournament) == "1-4 5-2 3-6 7-bye"
    do(tournament, fill)
    assert shown(tournament) == ""
    assert draft_of(tournament).unplaced == tuple(range(1, 8))
    assert not draft_of(tournament).is_complete


def test_while_the_phase_is_open_no_round_is_paired_or_taken_back():
    tournament = event(6, paired=1)
    made = outcome(tournament)
    do(tournament, begin)
    assert [obstacle.code for obstacle in obstacles(tournament)] == ["manual-phase-open"]
    assert code(begin, tournament) == "manual-phase-open"
    assert code(reopen, tournament) == "manual-phase-open"
    assert code(unpair_newest, tournament) == "manual-phase-open"
    with pytest.raises(StaleChange):
        record_pairing(tournament, made, WHEN)
    assert code(record_pairing, tournament, outcome(tournament), WHEN) == "manual-phase-open"
    do(tournament, abandon)
    assert obstacles(tournament) == ()
    do(tournament, pairing)
    assert tournament.rounds_paired == 2


def test_without_the_phase_nothing_is_moved():
    tournament = event(6)
    for action, players in ((pair, 2), (exchange, 2), (unpair, 1), (give_bye, 1), (abandon, 0)):
        assert code(action, tournament, *(ONE, TWO)[:players]) == "no-manual-phase"


def test_a_pair_leaves_the_former_opponents_without_a_place():
    tournament = by_hand(6)
    assert shown(tournament) == "1-4 5-2 3-6"
    do(tournament, pair, ONE, TWO)
    assert shown(tournament) == "1-2 3-6"
    assert draft_of(tournament).unplaced == (FOUR, FIVE)
    do(tournament, pair, FIVE, FOUR)
    assert draft_of(tournament).is_complete


def test_the_rules_give_the_colours_of_a_pair():
    tournament = crosstable(
        "1 A | 3w1\n2 B | 4b0\n3 C | 1b0\n4 D | 2w1", initial_colour=Colour.WHITE
    )
    do(tournament, begin)
    do(tournament, pair, ONE, FOUR)
    do(tournament, pair, TWO, THREE)
    assert shown(tournament) == "4-1 2-3"


def test_two_change_places_and_two_on_one_board_change_colours():
    tournament = by_hand(7)
    do(tournament, exchange, ONE, FIVE)
    assert shown(tournament) == "1-2 3-6 5-4 7-bye"
    do(tournament, exchange, ONE, TWO)
    assert shown(tournament) == "2-1 3-6 5-4 7-bye"
    do(tournament, exchange, THREE, PlayerKey(7))
    assert shown(tournament) == "2-1 5-4 7-6 3-bye"


def test_who_has_no_place_takes_that_of_another():
    tournament = by_hand(6)
    do(tournament, unpair, TWO)
    do(tournament, exchange, TWO, THREE)
    assert shown(tournament) == "1-4 2-6"
    assert draft_of(tournament).unplaced == (THREE, FIVE)
    assert code(exchange, tournament, THREE, FIVE) == "player-without-place"
    assert code(unpair, tournament, THREE) == "player-without-place"


def test_the_bye_passes_to_another_player():
    tournament = by_hand(7)
    do(tournament, give_bye, ONE)
    assert shown(tournament) == "5-2 3-6 1-bye"
    assert draft_of(tournament).unplaced == (FOUR, PlayerKey(7))


def test_who_is_away_or_is_one_person_is_not_paired():
    tournament = event(6)
    do(tournament, request_bye, 1, TWO, ByeKind.HALF_POINT)
    do(tournament, begin)
    assert code(pair, tournament, ONE, TWO) == "player-not-paired"
    assert code(give_bye, tournament, TWO) == "player-not-paired"
    assert code(pair, tournament, ONE, ONE) == "player-twice"


def test_a_bye_asked_for_during_the_phase_frees_the_opponent():
    tournament = by_hand(6)
    do(tournament, request_bye, 1, TWO, ByeKind.HALF_POINT)
    assert shown(tournament) == "1-4 3-6"
    assert draft_of(tournament).unplaced == (FIVE,)


def test_who_is_struck_off_the_list_leaves_no_board_behind():
    tournament = by_hand(6)
    do(tournament, remove, PlayerKey(6))
    assert all(6 not in board for board in tournament.open_manual_pairing.boards)


HISTORY = """
    1 Abel | 2w1 3b1 U
    2 Bach | 1b0 4w1 3b0
    3 Cave | 4b1 1w0 2w1
    4 Dorn | 3w0 2b0 7w+
    5 Eder | U 6b1 H
    6 Falk | H 5w0 H
    7 Gast | H H 4b-
"""


@pytest.fixture
def history():
    tournament = crosstable(HISTORY, initial_colour=Colour.WHITE, rounds=6)
    do(tournament, forbid_meeting, (FOUR, SIX))
    do(tournament, begin)
    return tournament


def test_a_rematch_has_to_be_confirmed(history):
    assert objections(pair, history, ONE, TWO) == [("rematch", (TWO, ONE))]
    assert history.open_manual_pairing == ManualPairing(4)
    do(history, confirming(pair, ONE, TWO))
    assert shown(history) == "2-1"


def test_a_forbidden_pair_has_to_be_confirmed(history):
    assert objections(pair, history, FOUR, SIX) == [("forbidden", (FOUR, SIX))]


@pytest.mark.parametrize("barred", [ONE, FOUR])
def test_a_bye_after_a_bye_or_a_forfeit_win_has_to_be_confirmed(history, barred):
    assert objections(give_bye, history, barred) == [("barred-bye", (barred,))]
    do(history, give_bye, TWO)
    assert draft_of(history).objections == ()


def test_a_third_game_with_the_same_colour_has_to_be_confirmed(history):
    do(history, pair, THREE, FIVE)
    assert shown(history) == "5-3"
    assert objections(exchange, history, THREE, FIVE) == [("third-colour", (THREE, FIVE))]


def test_a_colour_difference_beyond_two_has_to_be_confirmed():
    text = """
        1 Abel | 2w1 3w1 4b= 5w1
        2 Bach | 1b0 H H H
        3 Cave | H 1b0 H H
        4 Dorn | H H 1w= H
        5 Eder | H H H 1b0
        6 Falk | H H H H
    """
    tournament = crosstable(text, initial_colour=Colour.WHITE, rounds=6)
    do(tournament, begin)
    do(tournament, pair, ONE, SIX)
    assert shown(tournament) == "6-1"
    found = objections(exchange, tournament, ONE, SIX)
    assert found == [("colour-difference", (ONE, SIX))]


def test_what_was_confirmed_is_not_asked_for_again_by_the_next_step(history):
    do(history, confirming(pair, ONE, TWO))
    do(history, pair, THREE, FIVE)
    assert shown(history) == "2-1 5-3"


def test_both_on_the_wrong_colour_is_said_and_needs_no_confirmation():
    tournament = crosstable(
        "1 A | 3w1\n2 B | 4b1\n3 C | 1b0\n4 D | 2w0", initial_colour=Colour.WHITE
    )
    do(tournament, begin)
    do(tournament, pair, ONE, TWO)
    assert draft_of(tournament).objections == ()
    do(tournament, exchange, ONE, TWO)
    [wrong] = draft_of(tournament).objections
    assert (wrong.code, wrong.players, wrong.breaks_rule) == ("wrong-colours", (ONE, TWO), False)


def test_boards_of_the_engine_leave_no_record():
    tournament = by_hand(7, paired=1)
    made = boards_of(outcome(tournament))
    do(tournament, exchange, *made[0])
    do(tournament, exchange, *made[0])
    finished(tournament)
    assert tournament.manual_pairing(2) is None
    assert boards_of_round(tournament, 2) == made
    assert tournament.rounds[1].paired_at == WHEN


def boards_of_round(tournament, number):
    games = [(game.white, game.black) for game in tournament.games(number)]
    return (*games, *((bye.player, None) for bye in tournament.byes(number)))


def test_other_boards_are_recorded_with_those_of_the_rules_and_the_reason():
    tournament = by_hand(7)
    asked = draft_of(tournament).boards
    do(tournament, exchange, ONE, FIVE)
    assert code(finished, tournament) == "reason-missing"
    assert code(finished, tournament, "  ") == "reason-missing"
    change = finish(tournament, compared(tournament), WHEN, reason=" They came together ")
    assert change.describe() == "Pair round 1 by hand: They came together"
    tournament.apply(change)
    record = tournament.manual_pairing(1)
    assert record.computed == asked
    assert record.reason == "They came together"
    assert record.replaced == ((ONE, FOUR), (FIVE, TWO))
    assert record.kept == ((ONE, TWO), (FIVE, FOUR))
    assert boards_of_round(tournament, 1) == record.boards


def test_other_colours_alone_are_a_difference():
    tournament = by_hand(6)
    do(tournament, exchange, ONE, FOUR)
    comparison = compared(tournament)
    assert not comparison.agrees
    finished(tournament, "White was promised")
    assert tournament.manual_pairing(1).kept == ((FOUR, ONE),)


def test_the_end_asks_once_more_for_everything_that_breaks_a_rule():
    tournament = event(4, paired=1)
    do(tournament, begin)
    game = tournament.games(1)[0]
    do(tournament, confirming(pair, game.white, game.black))
    do(tournament, confirming(pair, *draft_of(tournament).unplaced))
    with pytest.raises(Unconfirmed) as refused:
        finish(tournament, compared(tournament), WHEN, reason="A match")
    assert {o.code for o in refused.value.objections} == {"rematch"}


def test_nobody_is_left_without_a_place():
    tournament = by_hand(6)
    do(tournament, unpair, TWO)
    with pytest.raises(RefusedAction) as refused:
        finish(tournament, compared(by_hand(6)), WHEN, reason="Because")
    assert refused.value.code == "players-without-place"
    assert "Brandt, 2; Eriksen, 5" in str(refused.value)


def test_a_comparison_of_other_boards_is_stale():
    tournament = by_hand(6)
    comparison = compared(tournament)
    do(tournament, exchange, ONE, FIVE)
    assert code(finish, tournament, comparison, WHEN, reason="Because") == "stale-comparison"


def test_a_result_that_went_missing_stops_the_end():
    tournament = by_hand(6, paired=1)
    do(tournament, enter_result, 1, 1, None)
    assert code(finish, tournament, compared(tournament), WHEN, reason="x") == "results-missing"


def test_a_round_without_any_legal_pairing_can_be_made_by_hand():
    tournament = event(3, paired=3)
    do(tournament, begin)
    do(tournament, confirming(give_bye, THREE))
    do(tournament, confirming(pair, ONE, TWO))
    comparison = compared(tournament)
    assert comparison.computed is None
    finished(tournament, "Three players, four rounds")
    assert tournament.manual_pairing(4).computed == ()
    assert tournament.rounds_paired == 4


def test_a_paired_round_is_taken_back_into_the_hand_with_its_boards():
    tournament = event(7, paired=1, results=False)
    before = boards_of_round(tournament, 1)
    do(tournament, reopen)
    assert draft_of(tournament).boards == before
    assert tournament.rounds_paired == 0
    finished(tournament)
    assert boards_of_round(tournament, 1) == before
    do(tournament, enter_result, 1, 1, Result.DRAW)
    assert code(reopen, tournament) == "round-has-results"


def test_a_round_changed_by_hand_again_has_the_newest_record_only():
    tournament = by_hand(6)
    do(tournament, exchange, ONE, FIVE)
    finished(tournament, "First")
    do(tournament, reopen)
    assert tournament.open_manual_pairing.reason == ""
    do(tournament, exchange, ONE, FIVE)
    do(tournament, exchange, THREE, PlayerKey(6))
    finished(tournament, "Second")
    assert tournament.manual_pairing(1).reason == "Second"
    assert len(tournament.manual_pairing(1).kept) == 1


def test_taking_a_round_back_takes_its_record_along():
    tournament = by_hand(6)
    do(tournament, exchange, ONE, FIVE)
    finished(tournament, "First")
    do(tournament, unpair_newest, results=EnteredResults.GIVEN_UP)
    assert tournament.manual_pairing(1) is None


def test_the_lot_that_only_round_1_shows_is_kept_when_it_is_taken_into_the_hand():
    tournament = crosstable("1 A | 2b\n2 B | 1w")
    assert tournament.settings.initial_colour is None
    change = reopen(tournament)
    tournament.apply(change)
    assert tournament.settings.initial_colour is Colour.BLACK
    assert draft_of(tournament)
    tournament.apply(change.reversed)
    assert tournament.settings.initial_colour is None
