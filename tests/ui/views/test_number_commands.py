"""Numbers given anew or exchanged: who moves is shown first, and Enter changes nothing."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from arbiter_gui.tournament import EventDetails, PlayerKey, Tpn
from arbiter_gui.ui.dialogs.number_changes import ExchangeDialog, NumberChangesDialog
from arbiter_gui.ui.views.number_commands import NumberCommands


@pytest.fixture
def commands_for(qtbot, open_event):
    def made(facts):
        window = QWidget()
        qtbot.addWidget(window)
        commands = NumberCommands(open_event(facts), window)
        commands.window = window
        return commands

    return made


def names(commands):
    return [player.name for player in commands._workspace.tournament.players]


def shuffled(players):
    numbers = [Tpn(9 - int(player.tpn)) for player in players]
    return [replace(player, tpn=tpn) for player, tpn in zip(players, numbers, strict=True)]


def test_numbers_are_given_anew_after_a_look_at_them(commands_for, answer, players):
    commands = commands_for([EventDetails(name="Before"), *shuffled(players)])
    shown = []

    def look(dialog):
        assert isinstance(dialog, NumberChangesDialog)
        table = dialog.model.table
        shown.extend(tuple(cell.text for cell in row.cells[:2]) for row in table.rows)
        assert "8 players get another number" in dialog.lines.text()
        dialog.accept()

    answer(look)
    commands.renumber_players()
    assert shown == [(str(n), str(9 - n)) for n in range(1, 9)]
    assert names(commands)[0] == "Dahl, Kristian"


def test_enter_leaves_the_numbers_as_they_are(commands_for, answer, players):
    commands = commands_for([EventDetails(name="Before"), *shuffled(players)])
    answer(lambda dialog: QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return))
    commands.renumber_players()
    assert names(commands)[0] == "Øster, Søren"


def test_the_rounds_that_were_printed_with_the_old_numbers_are_named(
    commands_for, answer, one_round
):
    facts = [replace(f, rating=2700) if f == one_round[5] else f for f in one_round]
    commands = commands_for(facts)
    said = []
    answer(lambda dialog: (said.append(dialog.lines.text()), dialog.reject()))
    commands.renumber_players()
    assert "printed for round 1 show the old numbers" in said[0]


def test_numbers_in_order_are_left_alone_with_a_word(commands_for, qtbot, players):
    commands = commands_for([EventDetails(name="Before"), *players])
    with qtbot.waitSignal(commands._workspace.message):
        commands.renumber_players()


def test_two_players_with_the_same_rating_change_numbers(commands_for, answer, players):
    twins = [replace(p, rating=2399) if p.key in (4, 6, 8) else p for p in players]
    commands = commands_for([EventDetails(name="Before"), *twins])

    def choose(dialog):
        assert isinstance(dialog, ExchangeDialog)
        assert dialog.focusWidget() is dialog.other
        dialog.other.setCurrentIndex(1)
        rows = dialog.model.table.rows
        assert [(r.cells[0].text, r.cells[1].text) for r in rows] == [("4", "8"), ("8", "4")]
        dialog.accept()

    answer(choose)
    commands.exchange_numbers(PlayerKey(4))
    assert commands._workspace.tournament.player(PlayerKey(8)).tpn == 4


def test_nobody_changes_numbers_with_a_player_of_another_rating(commands_for, qtbot, players):
    commands = commands_for([EventDetails(name="Before"), *players])
    with qtbot.waitSignal(commands._workspace.message) as said:
        commands.exchange_numbers(PlayerKey(4))
    assert "Nobody else" in said.args[0]
