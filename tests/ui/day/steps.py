"""What is typed on the day of an event, step by step."""

import os
import signal
from contextlib import closing
from random import Random

from PySide6.QtWidgets import QApplication

from arbiter_gui.storage.rating_lists import RatingLists
from arbiter_gui.storage.user_folder import lists_path
from arbiter_gui.tournament import Result
from tests.ui.day.typist import Do, Picture, Text, Until, keys

EVENT = "Harbour Open"
FROM_LIST, BY_HAND, LATE = 76, 2, 6
RESULT_KEYS = {1: "1", 0: "5", -1: "0"}


class Day:
    """The steps of both parts; what is on the screen is asked from the window, never changed."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.chance = Random(84)
        self.note = lambda: None

    @property
    def window(self):
        return self.program.window

    @property
    def tournament(self):
        return self.window.workspace.tournament

    def morning(self):
        """Registration, rounds 1 to 4, and round 5 until the power fails."""
        yield self.the_window()
        yield from self.new_event()
        wanted = list(self.entries())
        yield from self.register(wanted[:FROM_LIST])
        yield from self.add_by_hand()
        yield Picture("registered")
        yield from self.ask_for_byes()
        yield from self.draw_lot()
        yield from self.pair(1)
        yield from self.type_results(1)
        yield Picture("round-1")
        yield from self.late_entries(wanted[FROM_LIST:])
        yield Picture("late-entries")
        for number in (2, 3):
            yield from self.pair(number)
            yield from self.type_results(number)
        yield from self.withdraw()
        yield from self.pair(4)
        yield from self.correct_previous_round()
        yield from self.wrong_slip_two_rounds_ago()
        yield from self.type_results(4)
        yield from self.pair(5)
        yield from self.type_results(5, until=17)
        yield Picture("before-the-power-cut")
        yield Do(self.note)
        yield Do(lambda: os.kill(os.getpid(), signal.SIGKILL))

    def afternoon(self):
        """The rest of round 5, the other rounds, one of them by hand, and the report."""
        yield self.the_window()
        yield keys("Ctrl+O")
        yield Until("the dialog of files", lambda: self.modal() is not None)
        yield Text(str(self.folder / f"{EVENT}.arbiter"))
        yield keys("Return")
        yield Until("the event", lambda: self.window.workspace.is_open)
        yield Until("the word about the power cut", lambda: "Nothing is lost" in self.said())
        yield Picture("after-the-power-cut")
        yield keys("Escape", "Ctrl+2")
        yield from self.type_results(5)
        yield Picture("round-5")
        yield from self.by_hand(6)
        yield from self.type_results(6)
        for number in (7, 8, 9):
            yield from self.pair(number)
            yield from self.type_results(number)
        yield keys("Ctrl+3")
        yield Until("the standings", lambda: self.window.page is self.window.standings)
        yield Picture("standings")
        yield keys("Ctrl+6")
        yield Picture("time-line")
        yield from self.write_report()

    def the_window(self):
        return Until("the window", lambda: QApplication.activeWindow() is self.window)

    def modal(self):
        return QApplication.activeModalWidget()

    def said(self):
        return self.window.page.notice.text

    def dialog(self, what):
        return Until(what, lambda: self.modal() is not None)

    def no_dialog(self):
        return Until("the end of the dialog", lambda: self.modal() is None)

    def new_event(self):
        yield keys("Ctrl+N")
        yield self.dialog("the wizard")
        yield Text(EVENT)
        yield Picture("wizard")
        yield keys("Return")
        yield keys("Return")
        yield Until("the page of the file", lambda: hasattr(self.modal().currentPage(), "place"))
        yield keys("Ctrl+A")
        yield Text(str(self.folder / f"{EVENT}.arbiter"))
        yield keys("Return")
        yield Until("the new event", lambda: self.window.workspace.is_open)
        yield Picture("new-event")

    def entries(self):
        """The text that finds a player of the list first, for as many as there are to be."""
        with closing(RatingLists(lists_path())) as lists:
            rated = [one for one in lists.search("a", 5000) if one.player.standard > 1500]
            self.chance.shuffle(rated)
            for one in rated[: FROM_LIST + LATE]:
                yield self.shortest(lists, one)

    def shortest(self, lists, one):
        """The fewest letters of the name after which Enter takes this player."""
        name = one.player.name
        for length in range(3, len(name) + 1):
            found = lists.search(name[:length])
            if found and found[0].fide_id == one.fide_id:
                return name[:length]
        return str(one.fide_id)

    def register(self, texts):
        yield keys("Ctrl+1", "F3")
        for number, text in enumerate(texts, 1):
            yield Text(text)
            yield keys("Ctrl+Return" if number < len(texts) else "Return")
            yield Until(f"{number} players", lambda n=number: len(self.tournament.players) == n)
            if number == 40:
                yield Text(texts[number][:3])
                yield Picture("registration")
                yield keys(*["Backspace"] * 3)

    def add_by_hand(self):
        for number in range(BY_HAND):
            before = FROM_LIST + number
            yield keys("Ctrl+1", "Ins")
            yield self.dialog("the form of a player")
            yield Text(f"Newcomer, {'AB'[number]}")
            yield keys("Return")
            yield Until("the player", lambda n=before: len(self.tournament.players) == n + 1)

    def choose_player(self, place):
        """Goes to a player of the list by the first letters of the name."""
        name = self.tournament.players[place].name
        yield keys("Ctrl+1", "Ctrl+F", "Ctrl+A")
        yield Text(name)
        yield keys("Return")
        key = self.tournament.players[place].key
        yield Until(f"{name} chosen", lambda: self.window.page.selected_player == key)

    def ask_for_byes(self):
        for place in (70, 40):
            yield from self.choose_player(place)
            count = len([f for f in self.tournament.facts() if type(f).__name__ == "Bye"])
            yield keys("Ctrl+B")
            yield self.dialog("the form of a bye")
            yield keys("Return")
            yield Until(
                "the bye",
                lambda n=count: (
                    len([f for f in self.tournament.facts() if type(f).__name__ == "Bye"]) == n + 1
                ),
            )
        yield keys("Ctrl+F", "Ctrl+A", "Delete", "Escape")

    def draw_lot(self):
        yield keys("Ctrl+Shift+C")
        yield self.dialog("the lot")
        yield keys("Space", "Return")
        yield Until("the colour", lambda: self.tournament.settings.initial_colour is not None)

    def pair(self, number):
        yield keys("F5")
        yield Until(f"round {number}", lambda: self.tournament.rounds_paired == number)
        yield Picture(f"round-{number}-paired")

    def type_results(self, number, until=None):
        yield keys("Ctrl+2")
        for game in self.tournament.games(number)[:until]:
            if game.result is not None:
                continue
            yield Text(f"#{game.board}")
            yield keys("Return")
            yield Text(self.result_of(game))
            place = number, game.board
            yield Until(
                f"board {place}", lambda p=place: self.tournament.fact("game", p).result is not None
            )

    def result_of(self, game):
        """The key of a likely result: the stronger player wins more often, a few do not come."""
        white, black = (self.tournament.player(key) for key in (game.white, game.black))
        drawn = self.chance.random()
        if drawn < 0.02:
            return "+"
        if drawn < 0.03:
            return "-"
        edge = (white.rating - black.rating) / 800
        value = self.chance.random() + edge
        return RESULT_KEYS[1 if value > 0.62 else -1 if value < 0.3 else 0]

    def late_entries(self, texts):
        yield keys("Ctrl+1", "F3")
        for number, text in enumerate(texts, 1):
            before = FROM_LIST + BY_HAND + number
            yield Text(text)
            yield keys("Ctrl+Return")
            yield self.dialog("the question about the late entry")
            if number == 1:
                yield Picture("late-entry")
            yield keys("Return")
            yield Until("the late entry", lambda n=before: len(self.tournament.players) == n)
        yield keys("Escape")

    def withdraw(self):
        yield from self.choose_player(55)
        key = self.tournament.players[55].key
        yield keys("Ctrl+D")
        yield self.dialog("the question about the withdrawal")
        yield Picture("withdrawal")
        yield keys("Return")
        yield Until(
            "the withdrawal", lambda: self.tournament.player(key).withdrawn_from is not None
        )
        yield keys("Ctrl+F", "Ctrl+A", "Delete", "Escape")

    def correct_previous_round(self):
        """The slip of board 7, round 3, was read wrongly: the round is over, so it is recorded."""
        yield keys("Ctrl+2", "Alt+Left")
        yield from self.enter_other(3, 7)
        yield self.dialog("the question about the correction")
        yield Picture("correction")
        yield Text("The slip was read wrongly")
        yield keys("Tab", "Space")
        yield self.no_dialog()
        yield Until("the record", lambda: len(self.tournament.integrity_events) == 1)

    def wrong_slip_two_rounds_ago(self):
        """Board 5 of round 2: two rounds were paired since, only the report gets it right."""
        yield keys("Ctrl+2", "Alt+Left")
        yield Text("#5")
        yield keys("Return", "Ctrl+Alt+R")
        yield self.dialog("the corrected result")
        yield keys("Down", "Return")
        yield Until("the question", lambda: "rating" in self.modal().objectName())
        yield Picture("report-correction")
        yield Text("The slip had the sides exchanged")
        yield keys("Tab", "Space")
        yield self.no_dialog()
        yield Until("the record", lambda: len(self.tournament.integrity_events) == 2)
        yield keys("Alt+Right", "Alt+Right")
        yield Until("round 4", lambda: self.window.round.round_shown == 4)

    def enter_other(self, number, board):
        game = self.tournament.fact("game", (number, board))
        yield Text(f"#{board}")
        yield keys("Return")
        yield Text("5" if game.result is not Result.DRAW else "1")

    def by_hand(self, number):
        """Round 6: the arbiter turns the colours of board 1 round, for the cameras."""
        yield keys("F8")
        yield Until("the phase", lambda: self.tournament.open_manual_pairing is not None)
        yield Picture("by-hand")
        yield keys("Ctrl+T")
        yield self.dialog("the objection to the colours")
        yield Picture("by-hand-objection")
        yield keys("Alt+D")
        yield self.no_dialog()
        yield keys("Ctrl+Return")
        yield self.dialog("the differences")
        yield Picture("by-hand-differs")
        yield keys("Shift+Backtab", "Space")
        yield Until("the reason", lambda: hasattr(self.modal(), "reason"))
        yield Text("The cameras stand on the left")
        yield keys("Tab", "Space")
        yield Until(f"round {number}", lambda: self.tournament.rounds_paired == number)

    def write_report(self):
        report = self.folder / "final.trf"
        yield keys("Ctrl+Shift+E")
        yield self.dialog("the dialog of files")
        yield keys("Ctrl+A")
        yield Text(str(report))
        yield keys("Return")
        yield Until("the report", report.is_file)
