"""A round whose boards are set is mended: in each way, with its reason, and undone as one step."""

from dataclasses import replace

import pytest

from arbiter_gui.actions.mending import Mending, Way, mend
from arbiter_gui.actions.mending_options import MendingQuestion, mending_options
from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.errors import RefusedAction
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.integrity.rules import warnings_of
from arbiter_gui.integrity.warning import Level
from arbiter_gui.pairing.checker import check_round, played_boards
from arbiter_gui.tournament import Bye, ByeKind, Change, Edit, Result, Tournament
from tests.actions.acknowledging import committed
from tests.actions.events import WHEN, event, pairing
from tests.storage.documents import ticking

NOON = "2026-05-01T12:00:00"


def running(count=9, paired=1):
    """The newest round is published, and no game has a result."""
    tournament = event(count, paired)
    tournament.apply(pairing(tournament))
    tournament.apply(publish(tournament, NOON))
    return tournament


def options(tournament, *absent):
    found = mending_options(MendingQuestion(tournament.facts(), absent, WHEN))
    return {option.mending.way: option for option in found}


def white_of(tournament, board):
    return tournament.games(tournament.rounds_paired)[board - 1].white


def mended(tournament, way, *absent):
    tournament.apply(mend(tournament, options(tournament, *absent)[way].mending, "ill"))
    return tournament


def bye_of(tournament):
    number = tournament.rounds_paired
    byes = tournament.byes(number)
    return next(b.player for b in byes if b.kind is ByeKind.PAIRING_ALLOCATED)


def test_a_forfeit_changes_no_board_and_gives_the_point_to_the_other_colour():
    tournament = running()
    boards, absent = played_boards(tournament, 2), white_of(tournament, 2)
    option = options(tournament, absent)[Way.FORFEIT]
    assert option.count == 0
    assert option.lines[0] == "No board changes."
    mended(tournament, Way.FORFEIT, absent)
    assert played_boards(tournament, 2) == boards
    assert [game.result for game in tournament.games(2)] == [
        None, Result.BLACK_WINS_BY_FORFEIT, None, None,
    ]  # fmt: skip
    assert tournament.rounds[-1].published_at == NOON


def test_two_absent_players_of_one_board_both_lose():
    tournament = running()
    game = tournament.games(2)[0]
    mended(tournament, Way.FORFEIT, game.white, game.black)
    assert tournament.games(2)[0].result is Result.DOUBLE_FORFEIT


def test_the_bye_player_comes_to_the_board_of_the_absent_one():
    tournament = running()
    game, taker = tournament.games(2)[2], bye_of(tournament)
    option = options(tournament, game.white)[Way.BYE_PLAYER_IN]
    assert option.count == 2
    assert "3 " in option.lines[0]
    assert "no bye any more" in option.lines[0]
    others = [one for one in tournament.games(2) if one.board != 3]
    mended(tournament, Way.BYE_PLAYER_IN, game.white)
    assert [one for one in tournament.games(2) if one.board != 3] == others
    board = tournament.games(2)[2]
    assert {board.white, board.black} == {game.black, taker}
    assert tournament.byes(2) == (Bye(2, game.white, ByeKind.ZERO_POINT),)
    assert tournament.rounds[-1].published_at == ""
    assert tournament.manual_pairing(2).reason == "ill"


def test_the_report_tells_of_the_boards_that_the_pairing_did_not_give():
    tournament = running()
    game, taker = tournament.games(2)[2], bye_of(tournament)
    mended(tournament, Way.BYE_PLAYER_IN, game.white)
    now = tournament.games(2)[2]
    assert trf_of(tournament).comments == (
        f"### MPA @ Round 2: {game.white}-{game.black} {taker}=PAB => {now.white}-{now.black}",
    )


def test_boards_that_are_not_those_of_the_rules_need_two_answers_in_fide_mode():
    tournament = running()
    absent = white_of(tournament, 3)
    found = options(tournament, absent)
    for way, level in ((Way.FORFEIT, None), (Way.BYE_PLAYER_IN, Level.TWO_QUESTIONS)):
        change = mend(tournament, found[way].mending, "ill")
        assert [w.level for w in warnings_of(tournament, change)] == ([level] if level else [])


def test_nobody_comes_in_without_a_bye_or_against_a_player_met_before():
    tournament = running(8)
    found = options(tournament, white_of(tournament, 1))
    assert found[Way.BYE_PLAYER_IN].obstacle == "Nobody has the pairing-allocated bye."
    tournament = running()
    taker = bye_of(tournament)
    met = tournament.history(taker)[0].opponent
    game = next(g for g in tournament.games(2) if met in (g.white, g.black))
    absent = game.black if game.white == met else game.white
    found = options(tournament, absent)[Way.BYE_PLAYER_IN]
    assert found.obstacle.startswith("Not allowed: ")
    assert "have met in round 1" in found.obstacle


def test_the_opponents_of_two_absent_players_meet_on_the_first_of_their_boards():
    tournament = running(10)
    first, second = tournament.games(2)[1], tournament.games(2)[3]
    option = options(tournament, second.black, first.white)[Way.OPPONENTS_MEET]
    assert not option.obstacle, option.obstacle
    assert "4 stays empty" in option.lines[0]
    mended(tournament, Way.OPPONENTS_MEET, second.black, first.white)
    assert [game.board for game in tournament.games(2)] == [1, 2, 3, 5]
    board = tournament.games(2)[1]
    assert {board.white, board.black} == {first.black, second.white}
    assert {bye.player for bye in tournament.byes(2)} == {second.black, first.white}


def test_with_one_absent_player_there_are_no_two_to_meet():
    tournament = running()
    found = options(tournament, white_of(tournament, 1))
    assert found[Way.OPPONENTS_MEET].obstacle.startswith("Two players on two")


def test_the_whole_round_is_paired_again_by_the_rules_and_keeps_its_version():
    tournament = running()
    absent = white_of(tournament, 1)
    option = options(tournament, absent)[Way.PAIR_AGAIN]
    assert option.count > 2
    assert "a published pairing is changed" in option.lines[1]
    mended(tournament, Way.PAIR_AGAIN, absent)
    assert check_round(tournament, 2).agrees
    assert tournament.rounds[-1].version == 1
    assert tournament.rounds[-1].published_at == ""
    assert all(absent not in (game.white, game.black) for game in tournament.games(2))
    assert trf_of(tournament).comments == ()


def test_a_round_with_a_result_is_not_paired_again_but_can_be_mended_otherwise():
    tournament = running()
    tournament.apply(enter_result(tournament, 2, 1, Result.DRAW))
    found = options(tournament, white_of(tournament, 3))
    assert "games that were played stay" in found[Way.PAIR_AGAIN].obstacle
    assert not found[Way.BYE_PLAYER_IN].obstacle
    with pytest.raises(RefusedAction) as refused:
        options(tournament, white_of(tournament, 1))
    assert refused.value.code == "not-waiting"


@pytest.mark.parametrize("way", Way)
def test_a_round_is_mended_and_undone_as_one_step(way, tmp_path):
    tournament = running(11)
    games = tournament.games(2)
    absent = (games[1].white,)
    if way is Way.OPPONENTS_MEET:
        absent = (games[1].white, games[3].black)
    document = Document.create(tmp_path / "e.arbiter", tournament.facts(), clock=ticking())
    option = options(document.tournament, *absent)[way]
    assert not option.obstacle, option.obstacle
    before = document.tournament.facts()
    committed(document, mend(document.tournament, option.mending, "missed the train"))
    assert "missed the train" in document.journal()[-1].values["reason"]
    after = document.tournament.facts()
    document.undo()
    assert document.tournament.facts() == before
    document.redo()
    assert document.tournament.facts() == after
    document.close()


def test_a_reason_is_wanted():
    tournament = running()
    with pytest.raises(RefusedAction) as refused:
        mend(tournament, Mending(Way.FORFEIT, (white_of(tournament, 1),)), "  ")
    assert refused.value.code == "reason-missing"


def test_rules_before_2026_do_not_provide_for_a_new_board():
    tournament = running()
    absent = white_of(tournament, 3)
    assert "4.4 allows it" in options(tournament, absent)[Way.BYE_PLAYER_IN].lines[1]
    older = replace(tournament.settings, edition="2017")
    tournament.apply(Change("", (Edit.changing(tournament.settings, older),)))
    found = options(Tournament(tournament.facts()), absent)[Way.BYE_PLAYER_IN]
    assert "does not provide for it" in found.lines[1]
