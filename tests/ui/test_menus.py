"""The table of commands: keys do not clash, and only legal commands can be given."""

from collections import Counter

import pytest
from babel.messages.pofile import read_po
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenuBar

from arbiter_gui.resources import resource
from arbiter_gui.tournament.result import Result
from arbiter_gui.ui.command_table import COMMANDS, MENUS, Situation
from arbiter_gui.ui.menus import Commands
from arbiter_gui.ui.result_keys import ResultKeys

RUNNING = Situation(
    is_open=True, players=30, rounds_paired=4, rounds=9, round_shown=4, board_selected=True,
    player_selected=True, standing_selected=True, can_undo=True, can_redo=True, explained=True,
    moment_selected=True, some_missing=True, in_fide_mode=True, unpublished=True,
    compared=True, folded_notes=True,
)  # fmt: skip


def legal(**values):
    situation = Situation(**values)
    return {command.id for command in COMMANDS if command.when(situation)}


def test_every_command_has_a_key_that_qt_understands():
    assert not [c.id for c in COMMANDS if QKeySequence(c.keys).toString() == ""]


def test_no_two_commands_have_the_same_key():
    keys = Counter(QKeySequence(command.keys).toString() for command in COMMANDS)
    assert [key for key, count in keys.items() if count > 1] == []


def test_no_two_entries_of_a_menu_have_the_same_letter():
    for name, _title in MENUS:
        texts = [command.text for command in COMMANDS if command.menu == name]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), name


@pytest.mark.parametrize("language", ["es", "ru"])
def test_the_letters_of_a_menu_differ_in_every_language(language):
    path = resource("translations", f"{language}.po")
    with path.open("rb") as file:
        catalogue = read_po(file, locale=language)
    translations = {message.id: message.string for message in catalogue}
    for name, _title in MENUS:
        texts = [translations.get(c.text) or c.text for c in COMMANDS if c.menu == name]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), texts


@pytest.mark.parametrize("language", ["es", "ru"])
def test_every_less_usual_result_has_a_letter_in_every_language(language):
    with resource("translations", f"{language}.po").open("rb") as file:
        catalogue = read_po(file, locale=language)
    english = "abcdefghij"
    message = catalogue.get(english, "letters of the less usual results, in this order")
    letters = (message and message.string) or english
    for keys in ResultKeys:
        assert len(set(letters)) >= len(set(Result) - set(keys.results.values()))


def test_plain_characters_stay_free_for_results_and_names():
    assert not [c.id for c in COMMANDS if len(c.keys) == 1]


def test_without_an_event_only_the_program_itself_can_be_commanded():
    assert legal() == {
        "new_event", "open_event", "quit", "show_players", "show_round", "show_standings",
        "show_crosstable", "show_ratings", "show_timeline", "open_in_window", "next_window",
        "second_folder", "fold_rail", "rating_lists", "update_lists", "show_help", "show_keys",
        "about",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("values", "illegal"),
    [
        ({"is_open": True, "players": 0, "rounds": 9}, {"pair_round"}),
        ({"is_open": True, "players": 9, "rounds": 2, "rounds_paired": 2}, {"pair_round"}),
        ({"is_open": True, "players": 9, "rounds": 2, "rounds_paired": 1}, {"initial_colour"}),
        ({"is_open": True, "busy": True, "players": 9, "can_undo": True}, {"undo", "pair_round"}),
        ({"is_open": True, "players": 9, "can_redo": True}, {"undo", "edit_player", "cancel"}),
        (
            {"is_open": True, "rounds": 3, "rounds_paired": 3, "round_shown": 3},
            {"next_round", "swap_colours"},
        ),
        ({"is_open": True, "rounds_paired": 3, "round_shown": 1}, {"previous_round"}),
    ],
)
def test_what_is_not_legal_cannot_be_commanded(values, illegal):
    assert not illegal & legal(**values)


def test_in_a_running_event_everything_but_the_first_draw_is_legal(qtbot):
    bar = QMenuBar()
    qtbot.addWidget(bar)
    commands = Commands(bar)
    commands.judge(RUNNING)
    disabled = {name for name, action in commands.actions.items() if not action.isEnabled()}
    hand = {name for name in disabled if name.startswith("hand_")}
    assert disabled - hand == {"cancel", "initial_colour", "correct_report"}


def test_the_steps_of_a_round_by_hand_are_legal_while_its_phase_is_open_and_no_pairing_is():
    steps = {"hand_finish", "hand_give_up", "hand_computed", "hand_clear", "hand_bye"}
    open_phase = legal(is_open=True, players=8, rounds_paired=1, by_hand=True, seat_selected=True)
    assert steps | {"swap_colours"} <= open_phase
    assert not {"hand_begin", "pair_round", "unpair_round"} & open_phase
    closed = legal(is_open=True, players=8, rounds_paired=1)
    assert "hand_begin" in closed
    assert not steps & closed


def test_a_round_without_results_can_be_taken_into_the_hand_after_the_last_one_too():
    values = {"is_open": True, "players": 8, "rounds_paired": 5, "rounds": 5}
    assert "hand_begin" in legal(**values, untouched_round=True)
    assert "hand_begin" not in legal(**values)


def test_a_command_without_a_method_is_refused(qtbot):
    bar = QMenuBar()
    qtbot.addWidget(bar)
    with pytest.raises(KeyError):
        Commands(bar).connect_all({})


def noting(given, name):
    return lambda: given.append(name)


@pytest.fixture
def commanded(qtbot):
    """A window with every command, and the ids of those that were given."""
    window = QMainWindow()
    qtbot.addWidget(window)
    commands = Commands(window.menuBar())
    given = []
    commands.connect_all({command.id: noting(given, command.id) for command in COMMANDS})
    window.show()
    qtbot.waitActive(window)
    return window, commands, given


def press(qtbot, window, command):
    combination = QKeySequence(command.keys)[0]
    qtbot.keyClick(window, combination.key(), combination.keyboardModifiers())


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.id)
def test_a_key_gives_its_command_when_that_is_legal_and_nothing_when_not(qtbot, commanded, command):
    window, commands, given = commanded
    for action in commands.actions.values():
        action.setEnabled(False)
    press(qtbot, window, command)
    assert given == []
    for action in commands.actions.values():
        action.setEnabled(True)
    press(qtbot, window, command)
    assert given == [command.id]
