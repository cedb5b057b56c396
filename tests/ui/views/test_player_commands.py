"""Registration, withdrawal and byes by the commands of the window, dialogs answered by hand."""

import pytest
from PySide6.QtWidgets import QWidget

from arbiter_gui.tournament import Bye, ByeKind, EventDetails, PlayerKey
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
    answer(enter("Late, Larry", 2475, first_round=2, missed=1))
    commands.add_player()
    tournament = commands._workspace.tournament
    late = next(player for player in tournament.players if player.name == "Late, Larry")
    assert late.first_round == 2
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


def test_a_player_is_expelled_and_undo_takes_it_back(commands_for, one_round):
    commands = commands_for(one_round)
    commands.expel_player(PlayerKey(2))
    assert commands._workspace.tournament.player(PlayerKey(2)).expelled
    commands._workspace.undo()
    assert not commands._workspace.tournament.player(PlayerKey(2)).expelled


def test_a_player_can_be_removed_only_before_round_1(commands_for, players, one_round):
    commands = commands_for([EventDetails(name="Before"), *players])
    commands.remove_player(PlayerKey(2))
    assert "Adams, Robert" not in names(commands)
    commands = commands_for(one_round)
    commands.remove_player(PlayerKey(2))
    assert "Adams, Robert" in names(commands)
    assert [problem.code for problem in commands._workspace.problems] == ["remove-after-pairing"]


def test_cancelled_dialogs_change_nothing(commands_for, answer, one_round):
    commands = commands_for(one_round)
    before = commands._workspace.tournament.facts()
    for command, args in (
        (commands.add_player, ()),
        (commands.edit_player, (PlayerKey(2),)),
    ):
        answer(cancel)
        command(*args)
    assert commands._workspace.tournament.facts() == before


def test_the_number_of_a_late_entry_and_its_effect_are_told_before(commands_for, answer, one_round):
    commands = commands_for(one_round)
    said = []

    def look(dialog):
        dialog.name.setText("Late, Larry")
        dialog.rating.setValue(2475)
        said.append(dialog.remark.text())
        dialog.rating.setValue(1000)
        said.append(dialog.remark.text())
        dialog.reject()

    answer(look)
    commands.add_player()
    assert said == [
        "Number 2; numbers 2–8 grow by one.",
        "Number 9; all others keep theirs.",
    ]
