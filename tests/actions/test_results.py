from dataclasses import replace

import pytest

from arbiter_gui.actions.results import adjourn_missing, enter_result
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import Colour, Edit, Result
from tests.actions.events import event


@pytest.fixture
def tournament():
    return event(6, paired=2)


@pytest.mark.parametrize("result", Result)
def test_every_result_can_be_entered_and_counts(tournament, result):
    game = tournament.games(2)[1]
    before = tournament.score(game.white, 1), tournament.score(game.black, 1)
    tournament.apply(enter_result(tournament, 2, 2, result))
    points = tournament.settings.scoring.points
    assert tournament.score(game.white) == before[0] + points(result.letter(Colour.WHITE))
    assert tournament.score(game.black) == before[1] + points(result.letter(Colour.BLACK))


def test_a_result_of_an_earlier_round_can_be_corrected_and_later_boards_stay(tournament):
    later = [(g.board, g.white, g.black) for g in tournament.games(2)]
    white = tournament.games(1)[0].white
    before = tournament.score(white)
    tournament.apply(enter_result(tournament, 1, 1, Result.BLACK_WINS))
    assert tournament.score(white) == before - 10
    assert [(g.board, g.white, g.black) for g in tournament.games(2)] == later


def test_a_result_can_be_cleared(tournament):
    change = enter_result(tournament, 2, 1, None)
    tournament.apply(change)
    assert tournament.games_without_result(2) == tournament.games(2)[:1]
    assert change.describe() == "Clear the result of board 1, round 2"


def test_the_change_names_board_round_and_result(tournament):
    change = enter_result(tournament, 2, 3, Result.WHITE_WINS_BY_FORFEIT)
    assert change.describe() == "Board 3, round 2: + / -"
    game = tournament.games(2)[2]
    assert change.edits == (
        Edit.changing(game, replace(game, result=Result.WHITE_WINS_BY_FORFEIT)),
    )


def test_every_result_has_its_own_words(tournament):
    words = {enter_result(tournament, 2, 1, result).describe() for result in Result}
    assert len(words) == len(Result)


def test_the_same_result_again_is_an_empty_change(tournament):
    assert enter_result(tournament, 2, 1, Result.WHITE_WINS).edits == ()


@pytest.mark.parametrize(("number", "board"), [(3, 1), (2, 4), (0, 1), (2, 0)])
def test_a_board_that_does_not_exist_is_refused(tournament, number, board):
    with pytest.raises(RefusedAction) as refused:
        enter_result(tournament, number, board, Result.DRAW)
    assert refused.value.code == "board-unknown"


def test_games_without_a_result_become_adjourned_in_one_step_and_back(tournament):
    tournament.apply(enter_result(tournament, 2, 1, None))
    tournament.apply(enter_result(tournament, 2, 3, None))
    before = tournament.facts()
    change = adjourn_missing(tournament)
    assert change.describe() == "Adjourned, counted as draws (round and board): 2.1, 2.3"
    tournament.apply(change)
    assert [game.result for game in tournament.games(2)] == [
        Result.ADJOURNED,
        Result.WHITE_WINS,
        Result.ADJOURNED,
    ]
    tournament.apply(change.reversed)
    assert tournament.facts() == before


def test_without_a_missing_result_nothing_is_adjourned(tournament):
    with pytest.raises(RefusedAction):
        adjourn_missing(tournament)
