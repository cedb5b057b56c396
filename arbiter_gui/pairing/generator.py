"""Generator: random events, paired round by round by the engine and played by chance."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from arbiter_gui.pairing.generator_model import SCORINGS, Draws, EventPlan, Wishes
from arbiter_gui.pairing.outcome import PairingImpossible, RoundPairing
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.swiss.baku import baku_acceleration
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.tournament.bye import Bye, ByeKind
from arbiter_gui.tournament.change import Fact
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.numbering import entering, initial_order, numbered
from arbiter_gui.tournament.player import Player, PlayerKey, Tpn
from arbiter_gui.tournament.regulations import Acceleration, Prohibition
from arbiter_gui.tournament.round import Round
from arbiter_gui.tournament.settings import TournamentSettings
from arbiter_gui.tournament.tournament import Tournament

_UNWATCHED = NoProgress()
_BEGINNINGS = ("Bar", "Dol", "Fen", "Gor", "Hal", "Kes", "Lum", "Mir", "Nor", "Pel", "Ros", "Tam")
_ENDINGS = ("ack", "berg", "das", "eni", "ov", "ic", "man", "onen", "sen", "tti", "ura", "well")
_FEDERATIONS = ("ARG", "ESP", "GER", "IND", "ITA", "KAZ", "NOR", "POL", "TUR", "UZB")
_START = {"2026": "2026/05/01", "2017": "2019/05/01", "2012": "2015/05/01"}
_FEWEST_PRESENT = 4


@dataclass(frozen=True)
class GeneratedEvent:
    """A random event.

    Attributes:
        stopped_before: The round that had no legal pairing, so that the event ends there; None
            when all rounds were played.
    """

    tournament: Tournament
    plan: EventPlan
    seed: int
    stopped_before: int | None = None


def generated(seed: int, wishes: Wishes, progress: Progress = _UNWATCHED) -> GeneratedEvent:
    """The random event of a seed; the same seed and wishes give the same event everywhere.

    Raises:
        Cancelled: The arbiter stopped it.
        ArbiterError: `edition-unknown`: there is no engine for the edition.
    """
    playing = _Playing(seed, wishes)
    for number in range(1, playing.plan.rounds + 1):
        progress.raise_if_cancelled()
        progress.step(number - 1, playing.plan.rounds)
        try:
            playing.play(number)
        except PairingImpossible:
            return GeneratedEvent(playing.tournament, playing.plan, seed, number)
    return GeneratedEvent(playing.tournament, playing.plan, seed)


class _Playing:
    """An event that is being played."""

    def __init__(self, seed: int, wishes: Wishes) -> None:
        self._draws = Draws(seed)
        self.plan = plan = self._draws.plan(wishes)
        field = self._field()
        self._waiting = [player for player in field if plan.inserted and player.first_round > 1]
        listed = numbered(player for player in field if player not in self._waiting)
        settings = TournamentSettings(
            edition=plan.edition,
            rounds=plan.rounds,
            initial_colour=self._draws.colour(),
            scoring=SCORINGS[plan.scoring],
            tiebreaks=plan.tiebreaks,
        )
        details = EventDetails(
            name=f"Random event {seed}", start=_START.get(plan.edition, ""), federation="FID"
        )
        keys = [player.key for player in listed]
        accelerated: tuple[Acceleration, ...] = ()
        if plan.baku:
            accelerated = baku_acceleration(keys, plan.rounds, settings.scoring.win)
        self._last_accelerated = accelerated[-1] if accelerated else None
        prohibitions = self._prohibitions(keys)
        self.tournament = Tournament([details, settings, *listed, *accelerated, *prohibitions])
        self._add(*self._missed(listed))

    def _add(self, *facts: Fact) -> None:
        """Puts facts in; one of the same kind and key takes the place of the other."""
        self.tournament = Tournament((*self.tournament.facts(), *facts))

    def _field(self) -> tuple[Player, ...]:
        """Everybody who will ever take part, in the order of the initial ranking list."""
        draws, plan = self._draws, self.plan
        players = []
        for number, rating in enumerate(draws.ratings(plan.players), start=1):
            surname = draws.one_of(_BEGINNINGS) + draws.one_of(_ENDINGS)
            federation = draws.one_of(_FEDERATIONS)
            is_late, arrival = draws.happens(plan.late), draws.arrival(plan.rounds)
            players.append(
                Player(
                    PlayerKey(number),
                    Tpn(number),
                    f"{surname}, {number}",
                    rating=rating,
                    federation=federation,
                    first_round=arrival if is_late and arrival <= plan.rounds else 1,
                )
            )
        on_time = sum(player.first_round == 1 for player in players)
        if on_time < _FEWEST_PRESENT:
            players = [replace(player, first_round=1) for player in players]
        return numbered(initial_order(players))

    def _prohibitions(self, keys: list[PlayerKey]) -> Iterator[Prohibition]:
        for number in range(1, self.plan.forbidden + 1):
            size = self._draws.whole(2, 3)
            group = {self._draws.one_of(keys) for _ in range(size)}
            if len(group) > 1:
                yield Prohibition(number, tuple(sorted(group)), 1, self.plan.rounds)

    def _missed(self, players: tuple[Player, ...]) -> Iterator[Bye]:
        """Late entrants miss their rounds with a half-point bye each, or with nothing."""
        for player in players:
            if player.first_round > 1 and self._draws.happens(50):
                for number in range(1, player.first_round):
                    yield Bye(number, player.key, ByeKind.HALF_POINT)

    def play(self, number: int) -> None:
        """Plays one round.

        Raises:
            PairingImpossible: No legal pairing exists; the event is left as it was before.
        """
        before = self.tournament
        self._let_in(number)
        self._withdraw(number)
        self._give_byes(number)
        try:
            outcome = pair_round(position_before(self.tournament, number))
        except PairingImpossible:
            self.tournament = before
            raise
        self._add(Round(number), *self._games(number, outcome))
        if outcome.pab is not None:
            self._add(Bye(number, outcome.pab, ByeKind.PAIRING_ALLOCATED))

    def _let_in(self, number: int) -> None:
        """Late entrants get their place in the list; the last accelerated player stays the last."""
        for newcomer in [one for one in self._waiting if one.first_round == number]:
            self._waiting.remove(newcomer)
            self._add(*entering(self.tournament.players, newcomer), *self._missed((newcomer,)))
            last = self._last_accelerated
            if last is not None and self._number(newcomer.key) < self._number(last.player):
                self._add(Acceleration(newcomer.key, last.virtual_points))

    def _number(self, key: PlayerKey) -> Tpn:
        return self.tournament.player(key).tpn

    def _present(self, number: int) -> list[Player]:
        away = {bye.player for bye in self.tournament.byes(number)}
        players = self.tournament.players
        return [one for one in players if one.takes_part(number) and one.key not in away]

    def _withdraw(self, number: int) -> None:
        present = self._present(number)
        leaving = (
            [p for p in present if self._draws.happens(self.plan.withdraw)] if number > 1 else []
        )
        most = max(0, len(present) - _FEWEST_PRESENT)
        self._add(*(replace(player, withdrawn_from=number) for player in islice(leaving, most)))

    def _give_byes(self, number: int) -> None:
        present = self._present(number)
        drawn = [(player.key, self._draws.bye(self.plan, number)) for player in present]
        byes = [Bye(number, key, kind) for key, kind in drawn if kind is not None]
        most = max(0, len(present) - _FEWEST_PRESENT)
        self._add(*byes[:most])

    def _games(self, number: int, outcome: RoundPairing) -> Iterator[Game]:
        for board, pair in enumerate(outcome.pairs, start=1):
            ratings = [self.tournament.player(key).rating for key in (pair.white, pair.black)]
            result = self._draws.result(self.plan, *ratings)
            yield Game(number, board, pair.white, pair.black, result)
