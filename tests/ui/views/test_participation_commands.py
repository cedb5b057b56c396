"""Byes, late entries, withdrawal and return, late boards: one dialog each, answered by hand."""

import pytest
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.players import register
from arbiter_gui.tournament import Bye, ByeKind, EventDetails, PlayerKey, Result, TournamentSettings
from arbiter_gui.ui.dialogs.bye_request import ByeRequestDialog
from arbiter_gui.ui.dialogs.late_board import LateBoardDialog
from arbiter_gui.ui.dialogs.round_question import RoundQuestionDialog
from arbiter_gui.ui.views.participation_commands import ParticipationCommands
from tests.actions.events import master
from tests.ui.events import small_event

TWO, THREE = PlayerKey(2), PlayerKey(3)


@pytest.fixture
def commands_for(qtbot, open_event):
    def made(facts):
        window = QWidget()
        qtbot.addWidget(window)
        commands = ParticipationCommands(open_event(facts), window)
        commands.window = window
        return commands

    return made


def accept(dialog):
    dialog.accept()


def cancel(dialog):
    dialog.reject()


def choosing(round_number, option=0):
    def choose(dialog):
        assert isinstance(dialog, RoundQuestionDialog)
        dialog.round.setValue(round_number)
        if dialog.options:
            dialog.options[option].setChecked(True)
        dialog.accept()

    return choose


def tournament_of(commands):
    return commands._workspace.tournament


def codes(commands):
    return [problem.code for problem in commands._workspace.problems]


def test_a_player_withdraws_and_comes_back(commands_for, answer, one_round):
    commands = commands_for(one_round)
    answer(accept)
    commands.withdraw_player(TWO)
    assert tournament_of(commands).player(TWO).withdrawn_from == 2
    answer(accept)
    commands.readmit_player(TWO)
    assert tournament_of(commands).player(TWO).withdrawn_from is None


def test_a_player_leaves_and_comes_back_in_the_rounds_that_are_given(
    commands_for, answer, one_round
):
    commands = commands_for(one_round)
    answer(choosing(3))
    commands.withdraw_player(TWO)
    assert tournament_of(commands).player(TWO).withdrawn_from == 3
    answer(choosing(4))
    commands.readmit_player(TWO)
    byes = [b for n in (2, 3, 4) for b in tournament_of(commands).byes(n) if b.player == TWO]
    assert byes == [Bye(2, TWO, ByeKind.ZERO_POINT), Bye(3, TWO, ByeKind.ZERO_POINT)]


def test_a_running_game_is_asked_about_and_may_be_lost_at_once(commands_for, answer):
    commands = commands_for(small_event())
    answer(choosing(2, 1))
    commands.withdraw_player(PlayerKey(6))
    assert tournament_of(commands).games(1)[1].result is Result.BLACK_WINS_BY_FORFEIT
    answer(choosing(2, 0))
    commands.withdraw_player(THREE)
    assert tournament_of(commands).games(1)[2].result is None


def test_without_a_running_game_nothing_is_asked_about_one(commands_for, answer, one_round):
    commands = commands_for(one_round)
    seen = []
    answer(lambda dialog: (seen.append(list(dialog.options)), dialog.reject()))
    commands.withdraw_player(TWO)
    assert seen == [[]]
    assert tournament_of(commands).player(TWO).withdrawn_from is None


def test_who_has_not_withdrawn_or_has_already_is_told_without_a_question(commands_for, one_round):
    commands = commands_for(one_round)
    commands.readmit_player(TWO)
    assert codes(commands) == ["not-withdrawn"]


def test_byes_are_requested_for_several_rounds_and_taken_back(commands_for, answer, one_round):
    commands = commands_for(one_round)

    def three_rounds(kind):
        def tick(dialog):
            assert isinstance(dialog, ByeRequestDialog)
            for number in (2, 3, 5):
                dialog.rounds[number].setChecked(True)
            dialog.kinds[kind].setChecked(True)
            dialog.accept()

        return tick

    answer(three_rounds(ByeKind.ZERO_POINT))
    commands.request_bye(THREE)
    tournament = tournament_of(commands)
    given = [n for n in range(1, 6) if tournament.fact("bye", (n, 3)) is not None]
    assert given == [2, 3, 5]
    answer(three_rounds(None))
    commands.request_bye(THREE)
    assert not [n for n in range(1, 6) if tournament.fact("bye", (n, 3)) is not None]
    answer(three_rounds(None))
    commands.request_bye(TWO)
    assert codes(commands) == []


def test_a_half_point_bye_in_the_next_round_is_one_key_and_enter(commands_for, answer, one_round):
    commands = commands_for(one_round)
    answer(accept)
    commands.request_bye(THREE)
    assert tournament_of(commands).fact("bye", (2, 3)) == Bye(2, THREE, ByeKind.HALF_POINT)
    commands.cancel_bye(THREE)
    assert tournament_of(commands).fact("bye", (2, 3)) is None


def test_who_has_asked_for_nothing_has_nothing_to_cancel(commands_for, qtbot, one_round):
    commands = commands_for(one_round)
    with qtbot.waitSignal(commands._workspace.message) as said:
        commands.cancel_bye(PlayerKey(1))
    assert "Dahl, Kristian" in said.args[0]


def test_there_are_no_byes_when_all_rounds_are_paired(commands_for, qtbot, one_round):
    facts = [f for f in one_round if not isinstance(f, TournamentSettings | Bye)]
    commands = commands_for([*facts, TournamentSettings(rounds=1)])
    with qtbot.waitSignal(commands._workspace.message) as said:
        commands.request_bye(PlayerKey(1))
    assert "All rounds are paired" in said.args[0]


def test_a_listed_player_enters_later_with_half_a_point(commands_for, answer, players):
    commands = commands_for([EventDetails(name="Before"), TournamentSettings(rounds=5), *players])
    answer(choosing(2, 1))
    commands.enter_later(TWO)
    tournament = tournament_of(commands)
    assert tournament.player(TWO).first_round == 2
    assert tournament.byes(1) == (Bye(1, TWO, ByeKind.HALF_POINT),)


def test_who_has_played_does_not_enter_any_more(commands_for, one_round):
    commands = commands_for(one_round)
    commands.enter_later(TWO)
    assert codes(commands) == ["entered-already"]


def test_here_and_not_here_are_one_key(commands_for, players):
    commands = commands_for([EventDetails(name="Before"), *players])
    commands.toggle_here(TWO)
    assert tournament_of(commands).player(TWO).checked_in
    commands.postpone_missing()
    assert [p.first_round for p in tournament_of(commands).players].count(2) == 7
    commands._workspace.undo()
    commands.excuse_missing()
    assert len(tournament_of(commands).byes(1)) == 7
    commands.toggle_here(TWO)
    assert not tournament_of(commands).player(TWO).checked_in


def test_two_late_players_get_a_board_and_the_others_keep_theirs(commands_for, answer):
    commands = commands_for([*small_event(), TournamentSettings(rounds=5)])
    workspace = commands._workspace
    boards = tournament_of(commands).games(1)
    for name in ("Late, Anna", "Late, Bo"):
        workspace.carry_out(register, master(name, 2000))
    shown = []

    def look(dialog):
        assert isinstance(dialog, LateBoardDialog)
        shown.append(dialog.board.text())
        dialog.accept()

    answer(look)
    commands.add_late_board()
    games = tournament_of(commands).games(1)
    assert games[:4] == boards
    names = {tournament_of(commands).player(k).name for k in (games[4].white, games[4].black)}
    assert names == {"Late, Anna", "Late, Bo"}
    assert tournament_of(commands).player(games[4].white).name in shown[0].split(",  ")[0]


def test_one_late_player_alone_gets_no_board(commands_for):
    commands = commands_for([*small_event(), TournamentSettings(rounds=5)])
    commands._workspace.carry_out(register, master("Late, Anna", 2000))
    commands.add_late_board()
    assert codes(commands) == ["no-two-late"]


@pytest.mark.parametrize("command", ["withdraw_player", "request_bye"])
def test_cancelled_questions_change_nothing(commands_for, answer, one_round, command):
    commands = commands_for(one_round)
    before = tournament_of(commands).facts()
    answer(cancel)
    getattr(commands, command)(TWO)
    assert tournament_of(commands).facts() == before


def test_a_later_round_is_proposed_and_for_who_was_to_come_later_the_next_one(
    commands_for, answer, players
):
    commands = commands_for([EventDetails(name="Before"), TournamentSettings(rounds=5), *players])
    answer(accept)
    commands.enter_later(TWO)
    assert tournament_of(commands).player(TWO).first_round == 2
    answer(accept)
    commands.enter_later(TWO)
    assert tournament_of(commands).player(TWO).first_round == 1
