"""Every command of the window: text, key and when it is legal, as one table of data."""

from collections.abc import Callable
from dataclasses import dataclass

from arbiter_gui.i18n import N_


@dataclass(frozen=True, slots=True)
class Situation:
    """All that decides whether a command is legal.

    Attributes:
        busy: Whether a computation runs that no command may disturb.
        computing: Whether any computation runs, also one that only answers a question.
        round_shown: The round of the Round page.
        board_selected: Whether a board is selected on the Round page, and that page is shown.
        player_selected: Whether the page that is shown has a selected player.
        by_hand: Whether a round is being paired by hand.
        seat_selected: Whether a player is selected in that round, and its page is shown.
        compared: Whether the round shown is compared with an earlier version of it.
        folded_notes: Whether so many do not play in the round shown that they are only counted.
        explained: Whether the panel below the boards explains one.
        untouched_round: Whether the newest round has no result yet.
        unpublished: Whether the newest round is a draft, or was changed since its publication.
        standing_selected: Whether that page is the standings.
        in_fide_mode: Whether the event has never left the FIDE mode.
        some_missing: Whether somebody is expected in the next round and not checked in.
        moment_selected: Whether the time line is shown, with a line selected.
    """

    is_open: bool = False
    busy: bool = False
    computing: bool = False
    players: int = 0
    rounds_paired: int = 0
    rounds: int = 0
    round_shown: int = 0
    board_selected: bool = False
    player_selected: bool = False
    by_hand: bool = False
    seat_selected: bool = False
    untouched_round: bool = False
    unpublished: bool = False
    standing_selected: bool = False
    some_missing: bool = False
    moment_selected: bool = False
    in_fide_mode: bool = False
    explained: bool = False
    compared: bool = False
    folded_notes: bool = False
    can_undo: bool = False
    can_redo: bool = False

    @property
    def editable(self) -> bool:
        """Whether the event may be changed now."""
        return self.is_open and not self.busy

    @property
    def rounds_left(self) -> bool:
        """Whether another round may be paired."""
        return not self.rounds or self.rounds_paired < self.rounds


@dataclass(frozen=True, slots=True)
class Command:
    """One command of a menu.

    Attributes:
        when: Says whether the command is legal in a situation.
        checkable: Whether it is switched on and off.
        starts_group: Whether a line stands above it.
    """

    id: str
    menu: str
    text: str
    keys: str
    when: Callable[[Situation], bool]
    checkable: bool = False
    starts_group: bool = False


def _always(_situation: Situation) -> bool:
    return True


def _not_busy(situation: Situation) -> bool:
    return not situation.busy


def _computing(situation: Situation) -> bool:
    return situation.computing


def _open(situation: Situation) -> bool:
    return situation.is_open


def _editable(situation: Situation) -> bool:
    return situation.editable


def _undoable(situation: Situation) -> bool:
    return situation.editable and situation.can_undo


def _redoable(situation: Situation) -> bool:
    return situation.editable and situation.can_redo


def _in_fide_mode(situation: Situation) -> bool:
    return situation.editable and situation.in_fide_mode


def _closed_board(situation: Situation) -> bool:
    return _board(situation) and situation.round_shown < situation.rounds_paired


def _moment(situation: Situation) -> bool:
    return situation.is_open and situation.moment_selected


def _moment_to_undo(situation: Situation) -> bool:
    return _moment(situation) and _undoable(situation)


def _before_round_1(situation: Situation) -> bool:
    return situation.editable and situation.rounds_paired == 0


def _player(situation: Situation) -> bool:
    return situation.editable and situation.player_selected


def _some_missing(situation: Situation) -> bool:
    return situation.editable and situation.some_missing


def _card(situation: Situation) -> bool:
    return situation.is_open and situation.player_selected


def _standing(situation: Situation) -> bool:
    return situation.editable and situation.standing_selected


def _pairable(situation: Situation) -> bool:
    free = situation.editable and not situation.by_hand
    return free and situation.rounds_left and situation.players > 0


def _unpairable(situation: Situation) -> bool:
    return situation.editable and not situation.by_hand and situation.rounds_paired > 0


def _publishable(situation: Situation) -> bool:
    return _unpairable(situation) and situation.unpublished


def _ready_for_hand(situation: Situation) -> bool:
    untouched = situation.editable and not situation.by_hand and situation.untouched_round
    return untouched or _pairable(situation)


def _panelled(situation: Situation) -> bool:
    return situation.is_open and (situation.rounds_paired > 0 or situation.by_hand)


def _comparable(situation: Situation) -> bool:
    return situation.is_open and situation.players > 1


def _explained(situation: Situation) -> bool:
    return situation.explained


def _compared(situation: Situation) -> bool:
    return situation.compared


def _in_hand(situation: Situation) -> bool:
    return situation.editable and situation.by_hand


def _seat(situation: Situation) -> bool:
    return _in_hand(situation) and situation.seat_selected


def _board_or_seat(situation: Situation) -> bool:
    return _board(situation) or _seat(situation)


def _board(situation: Situation) -> bool:
    return situation.editable and situation.board_selected


def _earlier_round(situation: Situation) -> bool:
    return situation.round_shown > 1


def _later_round(situation: Situation) -> bool:
    beyond = situation.rounds_left and situation.is_open
    return situation.round_shown < situation.rounds_paired + beyond


def _paired_round(situation: Situation) -> bool:
    return situation.editable and 0 < situation.round_shown <= situation.rounds_paired


def _folded(situation: Situation) -> bool:
    return situation.folded_notes


def _paired(situation: Situation) -> bool:
    return situation.rounds_paired > 0


MENUS: tuple[tuple[str, str], ...] = (
    ("file", N_("&File")),
    ("event", N_("&Event")),
    ("players", N_("&Players")),
    ("round", N_("&Round")),
    ("hand", N_("By h&and")),
    ("standings", N_("&Standings")),
    ("view", N_("&View")),
    ("tools", N_("&Tools")),
    ("help", N_("&Help")),
)

COMMANDS: tuple[Command, ...] = (
    Command("new_event", "file", N_("&New tournament…"), "Ctrl+N", _not_busy),
    Command("open_event", "file", N_("&Open…"), "Ctrl+O", _not_busy),
    Command("open_in_window", "file", N_("Open in another &window…"), "Ctrl+Shift+O", _not_busy),
    Command("save_copy", "file", N_("Save a &copy…"), "Ctrl+Shift+S", _open, starts_group=True),
    Command("keep_copy", "file", N_("Keep a copy by na&me…"), "Ctrl+Alt+S", _open),
    Command("second_folder", "file", N_("Second &folder for copies…"), "Ctrl+Alt+F", _always),
    Command("import_players", "file", N_("&Import players…"), "Ctrl+Alt+I", _editable),
    Command("import_results", "file", N_("Import r&esults…"), "Ctrl+Alt+U", _unpairable),
    Command(
        "export_workbook", "file", N_("Export wor&kbook…"), "Ctrl+E", _editable, starts_group=True
    ),
    Command("export_sheets", "file", N_("Expo&rt lists…"), "Ctrl+Alt+E", _editable),
    Command("export_trf", "file", N_("Export &TRF…"), "Ctrl+Shift+E", _open),
    Command("export_pgn", "file", N_("Export P&GN…"), "Ctrl+Alt+G", _paired),
    Command("write_site", "file", N_("Web &site…"), "Ctrl+Alt+W", _editable),
    Command("write_pack", "file", N_("Emergenc&y pack…"), "Ctrl+Alt+Y", _editable),
    Command("print_lists", "file", N_("&Print…"), "Ctrl+P", _open),
    Command(
        "print_explanation", "file", N_("Print the e&xplanation…"), "Ctrl+Shift+P", _explained
    ),
    Command("close_event", "file", N_("C&lose tournament"), "Ctrl+W", _editable, starts_group=True),
    Command("quit", "file", N_("&Quit"), "Ctrl+Q", _always),
    Command("undo", "event", N_("&Undo"), "Ctrl+Z", _undoable),
    Command("redo", "event", N_("&Redo"), "Ctrl+Shift+Z", _redoable),
    Command("look_back", "event", N_("&Look at that moment"), "Ctrl+L", _moment, starts_group=True),
    Command("save_moment", "event", N_("Save a &copy of that moment…"), "Ctrl+Alt+C", _moment),
    Command(
        "go_back", "event", N_("Take &back to that moment…"), "Ctrl+Alt+Z", _moment_to_undo
    ),
    Command("event_details", "event", N_("&Details…"), "Alt+Return", _editable, starts_group=True),
    Command("settings", "event", N_("Rules and &settings…"), "Ctrl+,", _editable),
    Command(
        "leave_fide_mode", "event", N_("Leave the &FIDE mode…"), "Ctrl+Alt+L", _in_fide_mode,
    ),
    Command("prohibitions", "event", N_("Pairs that must &not meet…"), "Ctrl+Alt+X", _editable),
    Command("initial_colour", "event", N_("&Initial colour…"), "Ctrl+Shift+C", _before_round_1),
    Command("add_player", "players", N_("&Add player…"), "Ins", _editable),
    Command("add_from_list", "players", N_("From &list…"), "F3", _editable),
    Command(
        "copy_players", "players", N_("Players of another e&vent…"), "Ctrl+Shift+V", _editable
    ),
    Command("edit_player", "players", N_("&Edit player…"), "F2", _player),
    Command("player_card", "players", N_("Player &card"), "Ctrl+I", _card),
    Command("check_in", "players", N_("Check-&in"), "F6", _editable, True, starts_group=True),
    Command("toggle_here", "players", N_("&Here, or not here"), "F4", _player),
    Command(
        "excuse_missing", "players", N_("&Zero-point byes for those not here"), "Ctrl+F4",
        _some_missing,
    ),
    Command(
        "postpone_missing", "players", N_("Tho&se not here enter a round later"), "Shift+F4",
        _some_missing,
    ),
    Command(
        "request_bye", "players", N_("Request a &bye…"), "Ctrl+B", _player, starts_group=True
    ),
    Command("cancel_bye", "players", N_("Ca&ncel a bye"), "Ctrl+Shift+B", _player),
    Command("enter_later", "players", N_("Enters in a later &round…"), "Ctrl+J", _player),
    Command("withdraw", "players", N_("&Withdraw player…"), "Ctrl+D", _player, starts_group=True),
    Command("expel", "players", N_("E&xpel player"), "Ctrl+Shift+X", _player),
    Command("readmit", "players", N_("Rea&dmit player…"), "Ctrl+Shift+D", _player),
    Command("remove_player", "players", N_("Re&move player"), "Ctrl+Del", _player),
    Command(
        "renumber", "players", N_("N&umber by rating…"), "Ctrl+Shift+N", _editable,
        starts_group=True,
    ),
    Command(
        "only_odd", "players", N_("Only &odd entries"), "Ctrl+Shift+M", _open, checkable=True
    ),
    Command("exchange_numbers", "players", N_("Exchange &two numbers…"), "Ctrl+Alt+N", _player),
    Command("pair_round", "round", N_("&Pair round"), "F5", _pairable),
    Command("cancel", "round", N_("&Cancel the computation"), "Esc", _computing),
    Command(
        "unpair_round", "round", N_("&Un-pair the newest round"), "Shift+F5", _unpairable
    ),
    Command("publish", "round", N_("Publis&h the round"), "F7", _publishable),
    Command("version_changes", "round", N_("What has chan&ged…"), "Shift+F7", _compared),
    Command(
        "swap_colours", "round", N_("&Swap colours"), "Ctrl+T", _board_or_seat, starts_group=True
    ),
    Command("sides_swapped", "round", N_("Sides &were swapped…"), "Ctrl+F9", _board),
    Command("odd_result", "round", N_("Other &result…"), "Ctrl+R", _board),
    Command("late_board", "round", N_("&Add a board for late players…"), "Ctrl+Alt+B", _unpairable),
    Command("mend_round", "round", N_("&Mend the round…"), "Ctrl+Alt+M", _unpairable),
    Command(
        "correct_report", "round", N_("Correct for the rating rep&ort only…"), "Ctrl+Alt+R",
        _closed_board,
    ),
    Command("second_pass", "round", N_("S&econd pass over the results"), "F9", _paired_round),
    Command(
        "only_missing", "round", N_("Only &boards without result"), "Ctrl+M", _paired,
        checkable=True,
    ),
    Command("not_playing", "round", N_("Who does not pla&y"), "Ctrl+Alt+A", _folded),
    Command(
        "previous_round", "round", N_("Pre&vious round"), "Alt+Left", _earlier_round,
        starts_group=True,
    ),
    Command("next_round", "round", N_("&Next round"), "Alt+Right", _later_round),
    Command("hand_begin", "hand", N_("&Pair by hand"), "F8", _ready_for_hand),
    Command("hand_finish", "hand", N_("&Finish and compare"), "Ctrl+Return", _in_hand),
    Command("hand_give_up", "hand", N_("&Give up pairing by hand"), "Shift+F8", _in_hand),
    Command(
        "hand_computed", "hand", N_("Take the &computed boards"), "Ctrl+F8", _in_hand,
        starts_group=True,
    ),
    Command("hand_clear", "hand", N_("Take &all boards apart"), "Ctrl+Shift+F8", _in_hand),
    Command("hand_bye", "hand", N_("Give the &bye"), "Ctrl+U", _seat),
    Command("show_standings", "standings", N_("&Standings"), "Ctrl+3", _always),
    Command("show_crosstable", "standings", N_("&Crosstable"), "Ctrl+4", _always),
    Command("show_ratings", "standings", N_("&Ratings and title norms"), "Ctrl+5", _always),
    Command(
        "rank_by_hand", "standings", N_("Rank by &hand…"), "Ctrl+H", _standing, starts_group=True
    ),
    Command("prizes", "standings", N_("&Prizes…"), "Ctrl+Alt+P", _editable),
    Command("show_timeline", "view", N_("&Time line"), "Ctrl+6", _always),
    Command("next_window", "view", N_("Next &window"), "Ctrl+F6", _always),
    Command("show_players", "view", N_("&Players"), "Ctrl+1", _always),
    Command("show_round", "view", N_("&Round"), "Ctrl+2", _always),
    Command("dock_why", "view", N_("&1  Why this board"), "Alt+1", _panelled, starts_group=True),
    Command("dock_card", "view", N_("&2  Player card of the board"), "Alt+2", _panelled),
    Command("dock_impact", "view", N_("&3  What if: impact of a change"), "Alt+3", _comparable),
    Command("dock_log", "view", N_("&4  Log of the event"), "Alt+4", _panelled),
    Command("dock_check", "view", N_("&5  Check before publishing"), "Alt+5", _panelled),
    Command("dock_why_not", "view", N_("&6  Why not these two"), "Alt+6", _panelled),
    Command(
        "list_data", "view", N_("&Data of the rating lists"), "Ctrl+Shift+I", _open, checkable=True
    ),
    Command(
        "hall_display", "view", N_("&Hall display"), "F11", _open, starts_group=True
    ),
    Command("hall_settings", "view", N_("&Settings of the hall display…"), "Shift+F11", _open),
    Command("focus_search", "view", N_("&Find"), "Ctrl+F", _open, starts_group=True),
    Command("fold_rail", "view", N_("Fold the rai&l"), "Ctrl+Shift+L", _always, checkable=True),
    Command("rating_lists", "tools", N_("Rating &lists…"), "Ctrl+Shift+R", _always),
    Command("update_lists", "tools", N_("&Update from FIDE"), "Ctrl+Shift+U", _not_busy),
    Command(
        "check_players", "tools", N_("&Check the players…"), "Ctrl+Shift+K", _editable,
        starts_group=True,
    ),
    Command("rating_order", "tools", N_("Ratings to &take…"), "Ctrl+Shift+T", _editable),
    Command("show_help", "help", N_("&Help for this page"), "F1", _always),
    Command("show_keys", "help", N_("&Keys"), "Ctrl+F1", _always),
    Command("about", "help", N_("&About Arbiter"), "Shift+F1", _always),
)  # fmt: skip


def keys_of(name: str) -> str:
    """The key of a command, by its id.

    Raises:
        KeyError: There is no such command.
    """
    return _KEYS[name]


_KEYS = {command.id: command.keys for command in COMMANDS}
