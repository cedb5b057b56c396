from dataclasses import replace

import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.players import edit
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import (
    EnteredResults,
    Weight,
    obstacles,
    present,
    record_pairing,
    swap_colours,
    unpair_newest,
)
from arbiter_gui.errors import ArbiterError, RefusedAction, StaleChange
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Change,
    Colour,
    Edit,
    PlayerKey,
    Result,
    Round,
    Tournament,
    TournamentSettings,
)
from tests.actions.events import WHEN, event, outcome, pairing, player

TWO = PlayerKey(2)


def code(action, *args, **options):
    with pytest.raises(ArbiterError) as refused:
        action(*args, **options)
    return refused.value.code


def found(tournament):
    return {obstacle.code: obstacle for obstacle in obstacles(tournament)}


def test_a_paired_round_has_its_boards_its_bye_and_its_time():
    tournament = event(7)
    made = outcome(tournament)
    tournament.apply(record_pairing(tournament, made, WHEN))
    assert tournament.rounds == (Round(1, WHEN),)
    assert [(g.board, g.white, g.black, g.result) for g in tournament.games(1)] == [
        (board, pair.white, pair.black, None) for board, pair in enumerate(made.pairs, start=1)
    ]
    assert tournament.byes(1) == (Bye(1, made.pab, ByeKind.PAIRING_ALLOCATED),)


def test_byes_by_request_stay_as_they_were_asked_for():
    tournament = event(7)
    tournament.apply(request_bye(tournament, 1, TWO, ByeKind.HALF_POINT))
    tournament.apply(pairing(tournament))
    assert tournament.byes(1) == (Bye(1, TWO, ByeKind.HALF_POINT),)
    assert len(tournament.games(1)) == 3


def test_a_pairing_computed_before_another_change_is_refused():
    tournament = event(6)
    made = outcome(tournament)
    tournament.apply(request_bye(tournament, 1, TWO, ByeKind.HALF_POINT))
    with pytest.raises(StaleChange):
        record_pairing(tournament, made, WHEN)


def test_a_pairing_is_recorded_once():
    tournament = event(6)
    made = outcome(tournament)
    tournament.apply(record_pairing(tournament, made, WHEN))
    with pytest.raises(StaleChange):
        record_pairing(tournament, made, WHEN)
    with pytest.raises(StaleChange):
        record_pairing(tournament, replace(made, revision=tournament.revision), WHEN)


def test_a_pairing_that_leaves_somebody_out_is_refused():
    tournament = event(6)
    made = outcome(tournament)
    short = replace(made, pairs=made.pairs[1:])
    assert code(record_pairing, tournament, short, WHEN) == "illegal-pairing"


def test_a_pairing_that_repeats_a_game_is_refused():
    tournament = event(6, paired=1)
    again = [(g.white, g.black) for g in tournament.games(1)]
    made = outcome(tournament)
    pairs = tuple(
        replace(pair, white=white, black=black)
        for pair, (white, black) in zip(made.pairs, again, strict=True)
    )
    assert code(record_pairing, tournament, replace(made, pairs=pairs), WHEN) == "illegal-pairing"


def without_colour(count):
    tournament = event(count)
    settings = tournament.settings
    drawn = replace(settings, initial_colour=None)
    tournament.apply(Change("x", (Edit.changing(settings, drawn),)))
    return tournament


def test_the_colour_drawn_by_lot_is_kept_with_the_first_pairing():
    tournament = without_colour(4)
    made = outcome(tournament, Colour.BLACK)
    change = record_pairing(tournament, made, WHEN, initial_colour=Colour.BLACK)
    tournament.apply(change)
    assert tournament.settings.initial_colour is Colour.BLACK
    tournament.apply(change.reversed)
    assert tournament.settings.initial_colour is None


def test_the_first_round_is_not_recorded_without_the_lot():
    tournament = without_colour(4)
    made = outcome(tournament, Colour.BLACK)
    assert code(record_pairing, tournament, made, WHEN) == "initial-colour-unknown"


def test_the_lot_is_drawn_once():
    tournament = event(4)
    made = outcome(tournament)
    assert record_pairing(tournament, made, WHEN, initial_colour=Colour.WHITE)
    refused = code(record_pairing, tournament, made, WHEN, initial_colour=Colour.BLACK)
    assert refused == "initial-colour-known"


def test_an_unpaired_round_leaves_requests_and_nothing_else():
    tournament = event(7, paired=1)
    tournament.apply(request_bye(tournament, 2, TWO, ByeKind.HALF_POINT))
    before = tournament.facts()
    tournament.apply(pairing(tournament))
    tournament.apply(unpair_newest(tournament))
    assert tournament.facts() == before


def test_a_round_paired_again_is_the_same_round():
    tournament = event(7, paired=1)
    tournament.apply(pairing(tournament))
    before = tournament.facts()
    tournament.apply(unpair_newest(tournament))
    tournament.apply(pairing(tournament))
    assert tournament.facts() == before


def test_results_are_not_given_up_by_accident():
    tournament = event(6, paired=2)
    assert code(unpair_newest, tournament) == "results-entered"
    tournament.apply(unpair_newest(tournament, results=EnteredResults.GIVEN_UP))
    assert tournament.rounds_paired == 1
    assert tournament.games(2) == ()


def test_before_the_first_round_there_is_nothing_to_unpair():
    assert code(unpair_newest, event(6)) == "no-round-paired"


def test_exchanged_colours_leave_the_result_with_the_persons():
    tournament = event(6, paired=1)
    before = tournament.games(1)[0]
    scores = tournament.score(before.white), tournament.score(before.black)
    tournament.apply(swap_colours(tournament, 1, 1))
    after = tournament.games(1)[0]
    assert (after.white, after.black) == (before.black, before.white)
    assert after.result is Result.BLACK_WINS
    assert (tournament.score(before.white), tournament.score(before.black)) == scores


def test_colours_can_be_exchanged_before_there_is_a_result():
    tournament = event(6, paired=1)
    tournament.apply(pairing(tournament))
    tournament.apply(swap_colours(tournament, 2, 1))
    assert tournament.games(2)[0].result is None
    assert code(swap_colours, tournament, 2, 9) == "board-unknown"


def test_who_is_present_has_entered_has_not_withdrawn_and_has_no_bye():
    late = replace(player(4), first_round=3)
    tournament = Tournament(
        (TournamentSettings(initial_colour=Colour.WHITE), *map(player, (1, 2, 3)), late)
    )
    tournament.apply(request_bye(tournament, 1, TWO, ByeKind.ZERO_POINT))
    assert present(tournament, 1) == (PlayerKey(1), PlayerKey(3))
    tournament.apply(withdraw(tournament, PlayerKey(3)))
    assert present(tournament, 3) == (PlayerKey(1), TWO, PlayerKey(4))


def test_nothing_stands_in_the_way_of_a_round_that_can_be_paired():
    assert obstacles(event(6)) == ()
    assert obstacles(event(6, paired=1)) == ()


def test_a_missing_result_stops_the_next_round_and_names_its_board():
    tournament = event(6, paired=2)
    tournament.apply(enter_result(tournament, 2, 3, None))
    tournament.apply(enter_result(tournament, 1, 1, None))
    tournament.apply(enter_result(tournament, 2, 1, Result.ADJOURNED))
    first, second = obstacles(tournament)
    assert (first.code, first.weight, first.boards) == ("results-missing", Weight.STOPS, (1,))
    assert (second.values["round"], second.boards) == (2, (3,))
    assert "results are missing. Boards: 3." in second.describe()


def test_after_the_last_round_there_is_no_next_one():
    assert found(event(6, paired=3, rounds=3))["all-rounds-paired"].weight is Weight.STOPS


def test_two_players_are_needed():
    tournament = event(3)
    for number in (1, 3):
        tournament.apply(request_bye(tournament, 1, PlayerKey(number), ByeKind.ZERO_POINT))
    assert found(tournament)["too-few-players"].weight is Weight.STOPS
    assert found(Tournament())["too-few-players"].values["count"] == 0


@pytest.mark.parametrize(
    ("players", "rounds", "warned"),
    [(6, 5, False), (6, 6, True), (7, 7, False), (7, 8, True), (2, 1, False)],
)
def test_more_rounds_than_opponents_are_warned_of_before_the_start(players, rounds, warned):
    obstacle = found(event(players, rounds=rounds)).get("more-rounds-than-opponents")
    assert (obstacle is not None) == warned


def test_a_lot_that_has_not_been_drawn_is_pointed_out():
    assert found(without_colour(4))["initial-colour-open"].weight is Weight.WARNS


def test_numbers_out_of_order_are_pointed_out_as_long_as_they_can_be_changed():
    tournament = event(8, paired=2, rounds=7)
    tournament.apply(edit(tournament, replace(tournament.player(TWO), rating=1000)))
    assert found(tournament)["numbers-out-of-order"].weight is Weight.WARNS
    for _ in range(2):
        tournament.apply(pairing(tournament))
    assert "numbers-out-of-order" not in found(tournament)


def test_what_stops_a_round_comes_before_what_is_worth_knowing():
    tournament = without_colour(1)
    weights = [obstacle.weight for obstacle in obstacles(tournament)]
    assert weights == [Weight.STOPS, Weight.WARNS, Weight.WARNS]


def test_a_refused_action_is_an_error_the_arbiter_can_read():
    with pytest.raises(RefusedAction, match="No round is paired yet"):
        unpair_newest(event(3))
