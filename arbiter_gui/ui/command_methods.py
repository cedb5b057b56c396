"""Which method does each command of the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.ui.views.sides_question import SidesQuestion

if TYPE_CHECKING:
    from arbiter_gui.ui.main_window import MainWindow


def methods_of(window: "MainWindow") -> dict[str, Callable[[], object]]:
    """The method of each command; a test compares the ids with the table of commands."""
    players = window.player_commands
    participation, numbers = window.participation_commands, window.number_commands
    moments = window.timeline_commands

    def with_player(command: Callable[[PlayerKey], None]) -> None:
        player = window.page.selected_player
        if player is not None:
            command(player)

    def go_to_round(step: Callable[[], None]) -> None:
        step()
        window.show_page("round")

    def on_round_page(step: Callable[[], None]) -> None:
        window.show_page("round")
        step()

    return {
        "new_event": window.files.new_event,
        "open_event": window.files.choose_event,
        "save_copy": window.files.save_copy,
        "import_players": window.imports.choose_list,
        "import_results": window.imports.results.choose_sheet,
        "export_sheets": window.files.export_sheets,
        "export_workbook": window.files.export_workbook,
        "export_trf": window.files.export_trf,
        "export_pgn": window.files.export_pgn,
        "open_in_window": window.files.choose_another_event,
        "keep_copy": window.files.keep_copy,
        "second_folder": window.files.choose_second_folder,
        "close_event": window.files.close_event,
        "quit": window.close,
        "undo": window.workspace.undo,
        "redo": window.workspace.redo,
        "look_back": moments.look_back,
        "save_moment": moments.save_moment,
        "go_back": moments.go_back,
        "event_details": window.event_commands.edit_details,
        "settings": window.event_commands.edit_settings,
        "leave_fide_mode": window.event_commands.leave_fide_mode,
        "prohibitions": window.event_commands.edit_prohibitions,
        "initial_colour": window.event_commands.draw_initial_colour,
        "add_player": players.add_player,
        "copy_players": window.copies_asked.emit,
        "edit_player": lambda: with_player(players.edit_player),
        "player_card": lambda: with_player(window.card.show_player),
        "check_in": window.check_in,
        "toggle_here": lambda: with_player(participation.toggle_here),
        "excuse_missing": participation.excuse_missing,
        "postpone_missing": participation.postpone_missing,
        "request_bye": lambda: with_player(participation.request_bye),
        "cancel_bye": lambda: with_player(participation.cancel_bye),
        "enter_later": lambda: with_player(participation.enter_later),
        "withdraw": lambda: with_player(participation.withdraw_player),
        "expel": lambda: with_player(players.expel_player),
        "readmit": lambda: with_player(participation.readmit_player),
        "remove_player": lambda: with_player(players.remove_player),
        "renumber": numbers.renumber_players,
        "exchange_numbers": lambda: with_player(numbers.exchange_numbers),
        "late_board": participation.add_late_board,
        "mend_round": lambda: window.mending_commands.mend_round(window.round.selected_board),
        "pair_round": window.pair_round,
        "cancel": window.workspace.cancel,
        "unpair_round": window.unpair_round,
        "publish": window.event_commands.publish,
        "version_changes": window.versions.show_list,
        "swap_colours": window.round.swap_colours,
        "hand_begin": window.pair_by_hand,
        "hand_finish": window.round.by_hand.finish,
        "hand_give_up": window.round.by_hand.give_up,
        "hand_computed": window.round.by_hand.take_computed,
        "hand_clear": window.round.by_hand.clear,
        "hand_bye": window.round.hand.give_bye,
        "sides_swapped": SidesQuestion(window.round).ask,
        "second_pass": window.begin_second_pass,
        "odd_result": window.round.show_result_menu,
        "correct_report": lambda: window.event_commands.correct_report(
            window.round.round_shown, window.round.selected_board
        ),
        "only_missing": window.show_only_missing,
        "not_playing": lambda: on_round_page(window.round.notes.toggle),
        "previous_round": lambda: go_to_round(window.round.show_previous),
        "next_round": lambda: go_to_round(window.round.show_next),
        "rank_by_hand": lambda: with_player(window.standings_commands.rank_by_hand),
        "prizes": window.standings_commands.edit_prizes,
        "show_standings": lambda: window.show_page("standings"),
        "show_crosstable": lambda: window.show_page("crosstable"),
        "show_ratings": lambda: window.show_page("ratings"),
        "show_timeline": lambda: window.show_page("timeline"),
        "next_window": window.next_window_asked.emit,
        "show_players": lambda: window.show_page("players"),
        "show_round": lambda: window.show_page("round"),
        "dock_why": lambda: window.show_panel("why"),
        "dock_card": lambda: window.show_panel("card"),
        "dock_impact": lambda: window.show_panel("impact"),
        "dock_log": lambda: window.show_panel("log"),
        "dock_check": lambda: window.show_panel("check"),
        "dock_why_not": lambda: window.show_panel("why_not"),
        "write_site": window.site.ask,
        "write_pack": window.packs.ask,
        "print_lists": lambda: window.print_commands.print_lists(window.round.round_shown),
        "print_explanation": lambda: window.files.print_explanation(window.dock.why.slip()),
        "hall_display": window.hall.show_display,
        "hall_settings": window.hall.choose,
        "list_data": window.lists.show_list_data,
        "focus_search": window.focus_search,
        "fold_rail": window.fold_rail,
        "add_from_list": window.lists.add_from_list,
        "only_odd": window.lists.show_only_odd,
        "rating_lists": window.lists.show_lists,
        "update_lists": window.lists.update_lists,
        "check_players": window.lists.check_players,
        "rating_order": window.lists.choose_order,
        "show_help": window.help.show_help,
        "show_keys": window.help.show_keys,
        "about": window.help.show_about,
    }
