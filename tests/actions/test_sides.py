"""Players who sat with exchanged colours: the colours that were played count."""

from dataclasses import replace

import pytest

from arbiter_gui.actions.results import correct_report, enter_result
from arbiter_gui.actions.rounds import swap_colours
from arbiter_gui.actions.sides import record_sides
from arbiter_gui.errors import RefusedAction
from arbiter_gui.tournament import Change, Colour, Edit, Result
from tests.actions.events import event, pairing


def scores(tournament, game):
    return tournament.score(game.white), tournament.score(game.black)


def test_the_points_follow_the_result_that_the_slip_says():
    tournament = event(6, paired=1)
    before = tournament.games(1)[0]
    assert scores(tournament, before) == (10, 0)
    kept = record_sides(tournament, 1, 1, Result.BLACK_WINS)
    tournament.apply(kept)
    after = tournament.games(1)[0]
    assert (after.white, after.black) == (before.black, before.white)
    assert scores(tournament, before) == (10, 0)
    tournament.apply(kept.reversed)
    tournament.apply(record_sides(tournament, 1, 1, Result.WHITE_WINS))
    assert scores(tournament, before) == (0, 10)


def test_a_running_game_goes_on_with_its_colours_and_is_told_in_the_journal():
    tournament = event(6, paired=1, results=False)
    change = record_sides(tournament, 1, 2, None)
    before = tournament.games(1)[1]
    tournament.apply(change)
    assert tournament.games(1)[1].colour_of(before.white) is Colour.BLACK
    assert change.describe() == "Board 2, round 1: they sit with exchanged colours"


def test_the_next_pairing_knows_the_colours_that_were_played():
    tournament = event(6, paired=1)
    before = tournament.games(1)[0]
    tournament.apply(record_sides(tournament, 1, 1, Result.BLACK_WINS))
    tournament.apply(pairing(tournament))
    (following,) = [g for g in tournament.games(2) if before.white in (g.white, g.black)]
    assert following.colour_of(before.white) is Colour.WHITE


def test_what_is_put_up_is_not_right_any_more():
    tournament = event(6, paired=1, results=False)
    fact = tournament.rounds[0]
    published = replace(fact, published_at="2026-05-01T14:12:07", version=1)
    tournament.apply(Change("", (Edit.changing(fact, published),), {}))
    tournament.apply(record_sides(tournament, 1, 1, None))
    assert tournament.rounds[0].published_at == ""


@pytest.mark.parametrize("result", [Result.DOUBLE_FORFEIT, Result.WHITE_WINS_BY_FORFEIT])
def test_a_forfeit_has_no_colours_that_could_be_exchanged(result):
    tournament = event(6, paired=1)
    tournament.apply(enter_result(tournament, 1, 1, result))
    for said in (result.mirrored, Result.DRAW):
        with pytest.raises(RefusedAction) as refused:
            record_sides(tournament, 1, 1, said)
        assert refused.value.code == "sides-not-played"


def test_a_result_for_the_report_alone_stays_with_the_persons_too():
    tournament = event(6, paired=2)
    tournament.apply(correct_report(tournament, 1, 1, Result.WHITE_DRAWS_BLACK_LOSES))
    tournament.apply(swap_colours(tournament, 1, 1))
    assert tournament.games(1)[0].reported is Result.WHITE_LOSES_BLACK_DRAWS
