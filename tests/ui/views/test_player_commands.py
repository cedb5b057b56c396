"""Registration, withdrawal and byes by the commands of the window, dialogs answered by hand."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from arbiter_gui.tournament import Bye, ByeKind, EventDetails, PlayerKey, TournamentSettings, Tpn
from arbiter_gui.ui.dialogs.player_editor import PlayerEditor
from arbiter_gui.ui.views.player_commands import PlayerCommands


@pytest.fixture
def commands_for(qtbot, open_event):
    def made(facts):
        window = QWidget()
        qtbot.addWidget(window)
        commands = PlayerCommands(open_event(facts), window)
        commands.window = window
        return commands

    return made


@pytest.fixture
def answer(qtbot):
    """Answers the dialogs that open, one after the other."""

    def planned(*answers):
        waiting = list(answers)

        def reply():
            dialog = QApplication.activeModalWidget()
            if dialog is None:
                QTimer.singleShot(5, reply)
                return
            if len(waiting) > 1:
                QTimer.singleShot(5, reply)
            waiting.pop(0)(dialog)

        QTimer.singleShot(0, reply)

    return planned


def enter(name, rating=0, *, again=False, **late):
    def type_in(dialog):
        assert isinstance(dialog, PlayerEditor)
        dialog.name.setText(name)
        dialog.rating.setValue(rating)
        for field, value in late.items():
            widget = getattr(dialog, field)
            widget.setCurrentIndex(value) if field == "missed" else widget.setValue(value)
        dialog._accept_and_ask_again() if again else dialog.accept()

    return type_in


def cancel(dialog):
    dialog.reject()


def names(commands):
    return [player.name for player in commands._workspace.tournament.players]


def test_players_are_added_one_after_the_other(commands_for, answer):
    commands = commands_for([EventDetails(name="Empty")])
    answer(enter("Berg, Lena", 2400, again=True), enter("Adams, Robert", 2450, again=True), cancel)
    commands.add_player()
    assert names(commands) == ["Adams, Robert", "Berg, Lena"]


def test_a_late_entry_gets_half_points_for_the_rounds_before(commands_for, answer, one_round):
    commands = commands_for(one_round)
    answer(enter("Late, Larry", 2475, first_round=3, missed=1))
    commands.add_player()
    tournament = commands._workspace.tournament
    late = next(player for player in tournament.players if player.name == "Late, Larry")
    assert late.first_round == 3
    assert int(late.tpn) == 2
    assert tournament.fact("bye", (1, int(late.key))) == Bye(1, late.key, ByeKind.HALF_POINT)
    assert tournament.score(late.key) == 5


def test_a_player_is_edited_and_undo_takes_it_back(commands_for, answer, one_round):
    commands = commands_for(one_round)
    answer(enter("Adams, Roberta", 2460))
    commands.edit_player(PlayerKey(2))
    assert "Adams, Roberta" in names(commands)
    commands._workspace.undo()
    assert "Adams, Robert" in names(commands)


def test_a_player_is_expelled_and_readmitted(commands_for, one_round):
    commands = commands_for(one_round)
    commands.expel_player(PlayerKey(2))
    assert commands._workspace.tournament.player(PlayerKey(2)).expelled
    commands.readmit_player(PlayerKey(2))
    assert not commands._workspace.tournament.player(PlayerKey(2)).expelled


def test_a_player_withdraws_and_comes_back(commands_for, one_round):
    commands = commands_for(one_round)
    commands.withdraw_player(PlayerKey(2))
    assert commands._workspace.tournament.player(PlayerKey(2)).withdrawn_from == 2
    commands.readmit_player(PlayerKey(2))
    assert commands._workspace.tournament.player(PlayerKey(2)).withdrawn_from is None


def test_a_player_can_be_removed_only_before_round_1(commands_for, players, one_round):
    commands = commands_for([EventDetails(name="Before"), *players])
    commands.remove_player(PlayerKey(2))
    assert "Adams, Robert" not in names(commands)
    commands = commands_for(one_round)
    commands.remove_player(PlayerKey(2))
    assert "Adams, Robert" in names(commands)
    assert [problem.code for problem in commands._workspace.problems] == ["remove-after-pairing"]


def test_a_bye_is_requested_and_taken_back(commands_for, answer, one_round):
    commands = commands_for(one_round)
    tournament = commands._workspace.tournament
    answer(lambda dialog: dialog.accept())
    commands.request_bye(PlayerKey(3))
    assert tournament.fact("bye", (2, 3)) == Bye(2, PlayerKey(3), ByeKind.HALF_POINT)

    def plays(dialog):
        dialog.kinds[None].setChecked(True)
        dialog.accept()

    answer(plays)
    commands.request_bye(PlayerKey(3))
    assert tournament.fact("bye", (2, 3)) is None
    commands.cancel_bye(PlayerKey(7))
    assert tournament.fact("bye", (2, 7)) is None


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


def test_cancelled_dialogs_change_nothing(commands_for, answer, one_round):
    commands = commands_for(one_round)
    before = commands._workspace.tournament.facts()
    for command, args in (
        (commands.add_player, ()),
        (commands.edit_player, (PlayerKey(2),)),
        (commands.request_bye, (PlayerKey(2),)),
    ):
        answer(cancel)
        command(*args)
    assert commands._workspace.tournament.facts() == before


def test_numbers_are_given_anew_by_rating(commands_for, players):
    numbers = [Tpn(9 - int(player.tpn)) for player in players]
    shuffled = [replace(player, tpn=tpn) for player, tpn in zip(players, numbers, strict=True)]
    commands = commands_for([EventDetails(name="Before"), *shuffled])
    assert names(commands)[0] == "Øster, Søren"
    commands.renumber_players()
    assert names(commands)[0] == "Dahl, Kristian"
