"""Any day of an arbiter: whatever is done in whatever order, the event stays whole."""

import shutil
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from arbiter_gui.actions import (
    byes,
    entries,
    late_board,
    mending,
    numbers,
    participation,
    players,
    presence,
    prizes,
    prohibitions,
    publication,
    result_import,
    results,
    rounds,
    sides,
)
from arbiter_gui.document import Document
from arbiter_gui.errors import RefusedAction
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.tournament import ByeKind, PlayerKey, Result, Tournament
from arbiter_gui.tournament.prizes import CategoryPrize, PrizeFund
from tests.actions.acknowledging import committed
from tests.actions.events import event, master, pairing
from tests.actions.test_result_import import compared, filled, written
from tests.storage.documents import ticking

keys = st.integers(1, 12).map(PlayerKey)
ratings = st.integers(0, 2700)
round_numbers = st.integers(1, 5)
departures = st.sampled_from(participation.RunningGame)
requests = st.sampled_from([ByeKind.HALF_POINT, ByeKind.FULL_POINT, ByeKind.ZERO_POINT])
TYPED = {Result.WHITE_WINS: "1-0", Result.DRAW: "½-½", Result.BLACK_WINS: "0-1"}
ways = st.sampled_from([way for way in mending.Way if way is not mending.Way.PAIR_AGAIN])
played = st.sampled_from([result for result in Result if result.played])


class AnyDay(RuleBasedStateMachine):
    """An event file, the arbiter's commands, and the states before each of them."""

    def __init__(self):
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="arbiter-"))
        self.document = None
        self.before = []
        self.undone = []

    @initialize(count=st.integers(5, 9), paired=st.integers(0, 2))
    def create(self, count, paired):
        self.document = Document.create(
            self.folder / "event.arbiter", event(count, paired).facts(), clock=ticking()
        )

    def teardown(self):
        if self.document is not None:
            self.reopen()
            self.document.close()
        shutil.rmtree(self.folder)

    @property
    def tournament(self):
        return self.document.tournament

    def do(self, action, *args, **options):
        """Carries an action out, unless it is refused."""
        facts_before = self.tournament.facts()
        try:
            change = action(self.tournament, *args, **options)
            change = committed(self.document, change)
        except (RefusedAction, PairingImpossible):
            assert self.tournament.facts() == facts_before
            return
        if change.edits:
            self.before.append(facts_before)
            self.undone.clear()

    @rule(rating=ratings, half=st.booleans())
    def register(self, rating, half):
        missed = ByeKind.HALF_POINT if half else ByeKind.ZERO_POINT
        if len(self.tournament.players) < 12:
            self.do(players.register, master(f"N{rating}", rating), missed_rounds=missed)

    @rule(key=keys, rating=ratings)
    def edit(self, key, rating):
        if any(player.key == key for player in self.tournament.players):
            self.do(players.edit, replace(self.tournament.player(key), rating=rating))

    @rule(key=keys)
    def remove(self, key):
        self.do(players.remove, key)

    @rule()
    def renumber(self):
        self.do(numbers.renumber)

    @rule(pair=st.sets(keys, min_size=2, max_size=2))
    def exchange_numbers(self, pair):
        self.do(numbers.exchange_numbers, *pair)

    @rule(key=keys, number=st.none() | round_numbers, how=departures)
    def withdraw(self, key, number, how):
        self.do(participation.withdraw, key, from_round=number, running=how)

    @rule(key=keys, number=st.none() | round_numbers)
    def readmit(self, key, number):
        self.do(participation.readmit, key, from_round=number)

    @rule(key=keys, number=round_numbers, half=st.booleans())
    def enter_from(self, key, number, half):
        missed = ByeKind.HALF_POINT if half else ByeKind.ZERO_POINT
        self.do(entries.enter_from, key, number, missed_rounds=missed)

    @rule(key=keys)
    def check_in(self, key):
        self.do(presence.check_in, key)

    @rule(excused=st.booleans())
    def settle_who_is_missing(self, excused):
        self.do(presence.excuse_missing if excused else presence.postpone_missing)

    @rule(data=st.data())
    def add_late_board(self, data):
        late = [player.key for player in late_board.late_players(self.tournament)]
        if len(late) > 1:
            two = data.draw(st.permutations(late))[:2]
            self.do(late_board.add_late_board, *two, "Late")

    @rule(key=keys, number=round_numbers, kind=requests)
    def request_bye(self, key, number, kind):
        self.do(byes.request_bye, number, key, kind)

    @rule(key=keys, number=round_numbers)
    def cancel_bye(self, key, number):
        self.do(byes.cancel_bye, number, key)

    @rule(pair=st.sets(keys, min_size=2, max_size=2))
    def forbid(self, pair):
        self.do(prohibitions.forbid_meeting, pair)

    @rule(number=round_numbers)
    def allow(self, number):
        self.do(prohibitions.allow_meeting, number)

    @rule(draws=st.lists(st.sampled_from(Result), min_size=6, max_size=6))
    def results_come_in(self, draws):
        """Every board of the newest round gets a result."""
        number = self.tournament.rounds_paired
        for game, result in zip(self.tournament.games(number), draws, strict=False):
            self.do(results.enter_result, number, game.board, result)

    @rule(data=st.data())
    def correct(self, data):
        """A result of any round is corrected; whether a game was played does not change."""
        games = [g for n in range(1, 6) for g in self.tournament.games(n) if g.result]
        if games:
            game = data.draw(st.sampled_from(games))
            wanted = data.draw(played) if game.result.played else Result.DOUBLE_FORFEIT
            self.do(results.enter_result, game.round, game.board, wanted)

    @rule()
    def adjourn(self):
        self.do(results.adjourn_missing)

    @rule(number=round_numbers, board=st.integers(1, 4), result=played)
    def sides_were_swapped(self, number, board, result):
        self.do(sides.record_sides, number, board, result)

    @rule(data=st.data(), result=st.sampled_from(Result))
    def correct_the_report(self, data, result):
        games = [g for n in range(1, 6) for g in self.tournament.games(n) if g.result]
        if games:
            game = data.draw(st.sampled_from(games))
            self.do(results.correct_report, game.round, game.board, result)

    @rule(seconds=st.integers(0, 59))
    def publish(self, seconds):
        earlier = self.document.highest_version(self.tournament.rounds_paired)
        self.do(publication.publish, f"2026-05-01T14:12:{seconds:02}", earlier)

    @rule(data=st.data(), way=ways)
    def somebody_does_not_come(self, data, way):
        """A player or two of the round that has just been paired."""
        self.pair()
        running = self.tournament.games_without_result(self.tournament.rounds_paired)
        if running:
            absent = data.draw(
                st.lists(st.sampled_from(running), min_size=1, max_size=2, unique=True)
            )
            self.do(mending.mend, mending.Mending(way, tuple(g.white for g in absent)), "ill")

    @rule(amounts=st.lists(st.integers(0, 9000), max_size=3), name=st.sampled_from(["", "U16"]))
    def announce_prizes(self, amounts, name):
        fund = PrizeFund(tuple(amounts))
        category = CategoryPrize(0, name=name, amounts=(500,), age_to=16)
        self.do(prizes.set_prizes, fund, [*self.tournament.category_prizes, category][:2])

    @rule(draws=st.lists(st.sampled_from(sorted(TYPED, key=str)), min_size=4, max_size=4))
    def results_come_on_a_sheet(self, draws):
        """The results sheet of the next round, filled in elsewhere."""
        self.pair()
        number = self.tournament.rounds_paired
        missing = self.tournament.games_without_result(number)
        if not missing:
            return
        path = self.folder / "results.xlsx"
        written(self.tournament, path)
        drawn = zip(missing, draws, strict=False)
        filled(path, {game.board: TYPED[result] for game, result in drawn})
        found = compared(self.tournament, path)
        self.do(result_import.import_results, found.of(result_import.Finding.NEW), "sheet")

    @rule(number=round_numbers, board=st.integers(1, 4))
    def swap(self, number, board):
        self.do(rounds.swap_colours, number, board)

    @rule(draws=st.lists(st.sampled_from(Result), min_size=6, max_size=6))
    def play(self, draws):
        """The next round is paired and played."""
        self.pair()
        self.results_come_in(draws)

    @rule()
    def pair(self):
        stopping = [o for o in rounds.obstacles(self.tournament) if o.weight is rounds.Weight.STOPS]
        if not stopping:
            self.do(pairing)

    @rule(given_up=st.booleans())
    def unpair(self, given_up):
        option = rounds.EnteredResults.GIVEN_UP if given_up else rounds.EnteredResults.PROTECTED
        self.do(rounds.unpair_newest, results=option)

    @rule(steps=st.integers(1, 6))
    def undo(self, steps):
        for _ in range(min(steps, len(self.before))):
            self.undone.append(self.tournament.facts())
            assert self.document.undo() is not None
            assert self.tournament.facts() == self.before.pop()
        if not self.before:
            assert self.document.undo() is None

    @rule(steps=st.integers(1, 6))
    def redo(self, steps):
        for _ in range(min(steps, len(self.undone))):
            self.before.append(self.tournament.facts())
            assert self.document.redo() is not None
            assert self.tournament.facts() == self.undone.pop()

    @rule()
    def reopen(self):
        """Opening compares the tables with the journal; the facts must be those in memory."""
        facts_before = self.tournament.facts()
        self.document.close()
        self.document = Document.open(self.document.path, clock=ticking())
        assert self.tournament.facts() == facts_before

    @precondition(lambda self: self.document is not None)
    @invariant()
    def nobody_meets_twice_or_is_in_two_places(self):
        met = Counter()
        for number in range(1, self.tournament.rounds_paired + 1):
            seats = Counter(bye.player for bye in self.tournament.byes(number))
            for game in self.tournament.games(number):
                seats.update((game.white, game.black))
                if game.result is not None and game.result.played:
                    met[frozenset((game.white, game.black))] += 1
            assert not seats or max(seats.values()) == 1
        assert not met or max(met.values()) == 1

    @precondition(lambda self: self.document is not None)
    @invariant()
    def nobody_has_two_pairing_allocated_byes(self):
        for player in self.tournament.players:
            letters = [record.letter for record in self.tournament.history(player.key)]
            assert letters.count("U") <= 1

    @precondition(lambda self: self.document is not None)
    @invariant()
    def points_are_those_of_games_and_byes(self):
        for player in self.tournament.players:
            points = 0
            for number in range(1, self.tournament.rounds_paired + 1):
                points += self._points(player.key, number)
            assert self.tournament.score(player.key) == points

    def _points(self, key, number):
        worth = {"1": 10, "+": 10, "W": 10, "U": 10, "F": 10, "=": 5, "D": 5, "H": 5, "?": 5}
        for game in self.tournament.games(number):
            if key in (game.white, game.black):
                side = 0 if key == game.white else 1
                return worth.get(game.result.value[side], 0) if game.result else 0
        byes_of_player = [b for b in self.tournament.byes(number) if b.player == key]
        return worth.get(byes_of_player[0].kind.value, 0) if byes_of_player else 0

    @precondition(lambda self: self.document is not None)
    @invariant()
    def the_file_holds_what_is_in_memory(self):
        """Reading the tables compares them with the journal, too."""
        read = Tournament(self.document._file.load())
        assert read.facts() == self.tournament.facts()

    @precondition(lambda self: self.document is not None)
    @invariant()
    def numbers_are_unique(self):
        assert len({p.tpn for p in self.tournament.players}) == len(self.tournament.players)


TestAnyDay = AnyDay.TestCase
TestAnyDay.settings = settings(max_examples=12, stateful_step_count=30)


class ManyDays(AnyDay):
    """The same, for a long while."""


TestManyDays = pytest.mark.slow(pytest.mark.timeout(3000)(ManyDays.TestCase))
TestManyDays.settings = settings(max_examples=500, stateful_step_count=60, derandomize=False)
