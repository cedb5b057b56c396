"""The tournament in memory: look-ups over its facts, and `apply`, its only mutator."""

from collections.abc import Iterable
from typing import cast

from arbiter_gui.errors import StaleChange
from arbiter_gui.i18n import N_
from arbiter_gui.tournament.bye import Bye
from arbiter_gui.tournament.change import Change, Edit, Fact, Key, Kind, identity
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.history import (
    RoundRecord,
    adjusted,
    bonus_for_all_rounds,
    records_of_round,
)
from arbiter_gui.tournament.integrity_event import IntegrityEvent
from arbiter_gui.tournament.manual_pairing import ManualPairing
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.prizes import CategoryPrize, PrizeFund
from arbiter_gui.tournament.regulations import (
    Acceleration,
    HandRanking,
    PointAdjustment,
    Prohibition,
)
from arbiter_gui.tournament.round import Round
from arbiter_gui.tournament.settings import TournamentSettings

_KINDS: tuple[Kind, ...] = (
    "event",
    "settings",
    "player",
    "round",
    "game",
    "bye",
    "acceleration",
    "prohibition",
    "adjustment",
    "manual_pairing",
    "hand_ranking",
    "integrity_event",
    "prize_fund",
    "category_prize",
)

_OF_ONE_ROUND = frozenset[Kind]({"round", "game", "bye"})
_OF_ALL_ROUNDS = frozenset[Kind]({"settings", "player", "adjustment"})
"""Facts on which the records of one round, or of every round, depend."""


class Tournament:
    """All facts of one event; what is computed from them is kept until the next change.

    Attributes:
        revision: Grows by one with every change; an outcome of another revision is stale.
    """

    def __init__(self, facts: Iterable[Fact] = ()) -> None:
        self.revision = 0
        self._facts: dict[Kind, dict[Key, Fact]] = {kind: {} for kind in _KINDS}
        for fact in (EventDetails(), TournamentSettings(), *facts):
            kind, key = identity(fact)
            self._facts[kind][key] = fact
        self._columns: dict[int, dict[PlayerKey, RoundRecord]] = {}
        self._histories: dict[PlayerKey, tuple[RoundRecord, ...]] | None = None
        self._players: tuple[Player, ...] | None = None

    def facts(self) -> tuple[Fact, ...]:
        """Every fact, by kind and key; two tournaments are equal when these are."""
        return tuple(fact for kind in _KINDS for _key, fact in sorted(self._facts[kind].items()))

    def fact(self, kind: Kind, key: Key) -> Fact | None:
        """One fact by its kind and key, or None."""
        return self._facts[kind].get(key)

    def refuse_stale(self, change: Change) -> None:
        """Makes sure that every fact is what the change expects.

        Raises:
            StaleChange: A fact is not, or the change touches one fact twice.
        """
        if len({(edit.kind, edit.key) for edit in change.edits}) < len(change.edits):
            raise StaleChange("change-twice", N_("The change touches the same fact twice."))
        for edit in change.edits:
            if self.fact(edit.kind, edit.key) != edit.before:
                raise StaleChange(
                    "stale-change",
                    N_("The event has changed in the meantime: {kind} {key}. Please try again."),
                    {"kind": edit.kind, "key": edit.key},
                )

    def apply(self, change: Change) -> None:
        """Carries out a change as a whole.

        Raises:
            StaleChange: A fact is not what the change expects; nothing was changed.
        """
        self.refuse_stale(change)
        for edit in change.edits:
            if edit.after is None:
                del self._facts[edit.kind][edit.key]
            else:
                self._facts[edit.kind][edit.key] = edit.after
            self._forget(edit)
        self.revision += 1
        self._histories = None
        self._players = None

    @property
    def event(self) -> EventDetails:
        """Name, place, dates and arbiters."""
        return cast("EventDetails", self._facts["event"][0])

    @property
    def settings(self) -> TournamentSettings:
        """System, edition, rounds, scoring and tie-breaks."""
        return cast("TournamentSettings", self._facts["settings"][0])

    @property
    def players(self) -> tuple[Player, ...]:
        """All players by tournament pairing number."""
        if self._players is None:
            players = cast("dict[Key, Player]", self._facts["player"]).values()
            self._players = tuple(sorted(players, key=lambda player: player.tpn))
        return self._players

    def player(self, key: PlayerKey) -> Player:
        """One player by key.

        Raises:
            KeyError: There is no such player.
        """
        return cast("Player", self._facts["player"][int(key)])

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds that have been paired, first to last."""
        rounds = cast("dict[Key, Round]", self._facts["round"])
        return tuple(rounds[number] for number in sorted(cast("dict[int, Round]", rounds)))

    @property
    def rounds_paired(self) -> int:
        """The number of the newest paired round; 0 before round 1."""
        return len(self._facts["round"])

    def manual_pairing(self, round_number: int) -> ManualPairing | None:
        """What the arbiter has paired by hand in a round, or None."""
        return cast("ManualPairing | None", self._facts["manual_pairing"].get(round_number))

    @property
    def open_manual_pairing(self) -> ManualPairing | None:
        """The next round, while the arbiter is pairing it by hand."""
        return self.manual_pairing(self.rounds_paired + 1)

    def games(self, round_number: int) -> tuple[Game, ...]:
        """The games of a round in board order."""
        games = cast("dict[tuple[int, int], Game]", self._facts["game"])
        return tuple(games[key] for key in sorted(k for k in games if k[0] == round_number))

    def byes(self, round_number: int) -> tuple[Bye, ...]:
        """The byes of a round by player; requests, while the round is not paired."""
        byes = cast("dict[tuple[int, int], Bye]", self._facts["bye"])
        return tuple(byes[key] for key in sorted(k for k in byes if k[0] == round_number))

    @property
    def accelerations(self) -> tuple[Acceleration, ...]:
        """Virtual points, a record a player."""
        return cast("tuple[Acceleration, ...]", tuple(self._facts["acceleration"].values()))

    @property
    def prohibitions(self) -> tuple[Prohibition, ...]:
        """Groups of players who must not meet."""
        return cast("tuple[Prohibition, ...]", tuple(self._facts["prohibition"].values()))

    @property
    def adjustments(self) -> tuple[PointAdjustment, ...]:
        """Points that differ from the scoring system."""
        return cast("tuple[PointAdjustment, ...]", tuple(self._facts["adjustment"].values()))

    @property
    def hand_rankings(self) -> tuple[HandRanking, ...]:
        """Places given by hand, a record for each round and score."""
        return cast("tuple[HandRanking, ...]", tuple(self._facts["hand_ranking"].values()))

    @property
    def integrity_events(self) -> tuple[IntegrityEvent, ...]:
        """What was done against the ordinary course of a FIDE event, oldest first."""
        events = cast("dict[int, IntegrityEvent]", self._facts["integrity_event"])
        return tuple(events[number] for number in sorted(events))

    @property
    def prize_fund(self) -> PrizeFund:
        """The prizes of the places and the rules of all prizes; empty when none is announced."""
        return cast("PrizeFund", self._facts["prize_fund"].get(0, PrizeFund()))

    @property
    def category_prizes(self) -> tuple[CategoryPrize, ...]:
        """The prizes of categories by number."""
        prizes = cast("dict[int, CategoryPrize]", self._facts["category_prize"])
        return tuple(prizes[number] for number in sorted(prizes))

    def games_without_result(self, round_number: int) -> tuple[Game, ...]:
        """The games of a round whose result the arbiter has not entered yet."""
        return tuple(game for game in self.games(round_number) if game.result is None)

    def history(self, key: PlayerKey) -> tuple[RoundRecord, ...]:
        """A player's records of all paired rounds, first to last."""
        if self._histories is None:
            self._histories = self._all_histories()
        return self._histories[key]

    def score(self, key: PlayerKey, after_round: int | None = None) -> int:
        """A player's points in tenths after a round (default: the newest), virtual ones excluded.

        A bonus or penalty that belongs to no round counts from the newest round on.
        """
        records = self.history(key)
        until = self.rounds_paired if after_round is None else after_round
        points = sum(record.points for record in records[:until])
        if until < self.rounds_paired:
            return points
        adjustments = cast("dict[object, PointAdjustment]", self._facts["adjustment"])
        return points + (bonus_for_all_rounds(key, adjustments) if adjustments else 0)

    def _forget(self, edit: Edit) -> None:
        """Drops what was computed from a fact: of a game or a bye, the records of its round."""
        if edit.kind in _OF_ONE_ROUND:
            number = edit.key[0] if isinstance(edit.key, tuple) else edit.key
            self._columns.pop(number, None)
        elif edit.kind in _OF_ALL_ROUNDS:
            self._columns.clear()

    def _all_histories(self) -> dict[PlayerKey, tuple[RoundRecord, ...]]:
        keys = [player.key for player in self.players]
        rounds = range(1, self.rounds_paired + 1)
        self._compute_columns(keys, [number for number in rounds if number not in self._columns])
        columns = [self._columns[number] for number in rounds]
        return {key: tuple([column[key] for column in columns]) for key in keys}

    def _compute_columns(self, keys: list[PlayerKey], rounds: list[int]) -> None:
        """The records of rounds that are not known, or not any more."""
        games: dict[int, list[Game]] = {number: [] for number in rounds}
        byes: dict[int, list[Bye]] = {number: [] for number in rounds}
        for game in cast("dict[Key, Game]", self._facts["game"]).values():
            if game.round in games:
                games[game.round].append(game)
        for bye in cast("dict[Key, Bye]", self._facts["bye"]).values():
            if bye.round in byes:
                byes[bye.round].append(bye)
        scoring, adjustments = self.settings.scoring, self.adjustments
        for number in rounds:
            column = records_of_round(number, keys, games[number], byes[number], scoring)
            if adjustments:
                column = {key: adjusted(column[key], key, adjustments) for key in keys}
            self._columns[number] = column
