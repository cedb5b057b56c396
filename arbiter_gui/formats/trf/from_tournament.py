"""Makes the records of a TRF file of a tournament; players are named by their pairing numbers."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.trf.national_line import is_federation
from arbiter_gui.formats.trf.records import (
    AccelerationRecord,
    AdjustmentRecord,
    ByeRecord,
    Cell,
    NationalRecord,
    PlayerRecord,
    ProhibitionRecord,
    TrfFile,
)
from arbiter_gui.formats.trf.remarks import (
    MANUAL_PAIRING,
    integrity_record,
    read_remark,
    remark_of_manual_pairing,
)
from arbiter_gui.formats.trf.type_code import DUTCH, TypeCode, code_of, words_of
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.swiss.baku import baku_acceleration
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament.bye import Bye, ByeKind
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.tournament.scoring import STANDARD
from arbiter_gui.tournament.tournament import Tournament

_LARGEST_NUMBER = 9999


def trf_of(tournament: Tournament, kept: Iterable[str] = ()) -> TrfFile:
    """The records of a tournament, ready to be written in any dialect.

    Args:
        tournament: The event.
        kept: Records of the file it came from that Arbiter does not use.

    Raises:
        FileProblem: The event has no players, or a pairing number does not fit into four columns.
    """
    return _Records(tournament).file(tuple(kept))


class _Records:
    """Makes the records, kind by kind."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.settings = tournament.settings
        self.number = {player.key: int(player.tpn) for player in tournament.players}
        federation = self.settings.national_federation or tournament.event.federation
        self.federation = federation if is_federation(federation) else ""
        self.reported = dict(self._reported())
        if not self.number:
            raise FileProblem(
                "no-players", N_("The event has no players yet, so there is nothing to write.")
            )
        if max(self.number.values()) > _LARGEST_NUMBER:
            raise FileProblem(
                "numbers-too-large",
                N_("A TRF file has room for pairing numbers up to {largest}."),
                {"largest": _LARGEST_NUMBER},
            )

    def file(self, kept: tuple[str, ...]) -> TrfFile:
        """All records."""
        settings = self.settings
        kind = TypeCode(settings.system, settings.edition, self._is_baku())
        return TrfFile(
            event=self.tournament.event,
            type_text=words_of(kind),
            type_code=code_of(kind),
            rounds=settings.rounds,
            initial_colour=settings.initial_colour,
            scoring=None if settings.scoring == STANDARD else settings.scoring,
            tiebreaks=None if settings.tiebreaks_assumed else settings.tiebreaks,
            rating_method=settings.rating_method,
            national_federation=self.federation,
            players=tuple(self._players()),
            nationals=tuple(self._nationals()),
            byes=tuple(self._byes()),
            accelerations=tuple(self._accelerations()),
            prohibitions=tuple(
                ProhibitionRecord(0, fact.first_round, fact.last_round, self._numbers(fact.players))
                for fact in self.tournament.prohibitions
            ),
            adjustments=tuple(
                AdjustmentRecord(
                    0, fact.letter, fact.points, fact.round, self._numbers(fact.players)
                )
                for fact in self.tournament.adjustments
            ),
            comments=(*self._manual_pairings(), *self._integrity_events()),
            kept=tuple(line for line in kept if not self._is_known(line)),
        )

    def _is_baku(self) -> bool:
        facts = self.tournament.accelerations
        if not facts or self.settings.system != DUTCH:
            return False
        keys = [player.key for player in self.tournament.players]
        baku = baku_acceleration(keys, self.settings.rounds, self.settings.scoring.win)
        return {fact.player: fact for fact in facts} == {fact.player: fact for fact in baku}

    def _numbers(self, keys: Iterable[PlayerKey]) -> tuple[int, ...]:
        return tuple(self.number[key] for key in keys)

    def _players(self) -> Iterator[PlayerRecord]:
        ranks = {row.player: row.rank for row in rank(self.tournament).rows}
        for player in self.tournament.players:
            yield self._player(player, ranks[player.key])

    def _player(self, player: Player, place: int) -> PlayerRecord:
        return PlayerRecord(
            line=0,
            number=int(player.tpn),
            name=player.name,
            sex=player.sex,
            title=player.title,
            rating=self._official_rating(player),
            federation=player.federation,
            fide_id=player.fide_id,
            birth=player.birth,
            points=self.tournament.score(player.key),
            rank=place,
            cells=tuple(
                self._cell(player, record) for record in self.tournament.history(player.key)
            ),
        )

    def _official_rating(self, player: Player) -> int:
        """FIDE's rating; where only that is used, the one used stands for one that is not noted."""
        only_fide = self.settings.rating_method is RatingMethod.FIDE
        return player.official_rating or (player.rating if only_fide else 0)

    def _nationals(self) -> Iterator[NationalRecord]:
        """What the national register says of the players; without a federation it has no code."""
        for player in self.tournament.players if self.federation else ():
            rating = self._national_rating(player)
            if rating or player.national_title or player.national_origin or player.national_id:
                yield NationalRecord(
                    0,
                    self.federation,
                    self.number[player.key],
                    player.national_title,
                    rating,
                    player.national_origin,
                    player.national_id,
                )

    def _national_rating(self, player: Player) -> int:
        """The national rating; one that is not noted is the used one where it explains that."""
        method = self.settings.rating_method
        if player.national_rating or method in (RatingMethod.FIDE, RatingMethod.OTHER):
            return player.national_rating
        explained = method.rating(player.official_rating, 0) == player.rating
        return 0 if explained else player.rating

    def _cell(self, player: Player, record: RoundRecord) -> Cell:
        reported = self.reported.get((record.round, player.key))
        if reported is not None:
            return reported
        if record.opponent is None or record.colour is None:
            return Cell(letter=record.letter)
        return Cell(self.number[record.opponent], record.colour.value, record.letter)

    def _reported(self) -> Iterator[tuple[tuple[int, PlayerKey], Cell]]:
        """The cells of games whose result was corrected for the rating report only."""
        for fact in self.tournament.facts():
            if isinstance(fact, Game) and fact.reported is not None:
                for key in (fact.white, fact.black):
                    colour, opponent = fact.colour_of(key), fact.opponent_of(key)
                    letter = fact.reported.letter(colour)
                    yield (fact.round, key), Cell(self.number[opponent], colour.value, letter)

    def _byes(self) -> Iterator[ByeRecord]:
        """Everybody known to miss a coming round: by request, not yet there, or withdrawn."""
        for number in range(self.tournament.rounds_paired + 1, self._last_round() + 1):
            kinds = {bye.player: bye.kind for bye in self.tournament.byes(number)}
            for player in self.tournament.players:
                if not player.takes_part(number):
                    kinds.setdefault(player.key, ByeKind.ZERO_POINT)
            for kind in (ByeKind.FULL_POINT, ByeKind.HALF_POINT, ByeKind.ZERO_POINT):
                numbers = sorted(self.number[key] for key in kinds if kinds[key] is kind)
                if numbers:
                    yield ByeRecord(0, kind, number, tuple(numbers))

    def _last_round(self) -> int:
        rounds = [fact.round for fact in self.tournament.facts() if isinstance(fact, Bye)]
        return max(self.settings.rounds, *rounds, 0)

    def _manual_pairings(self) -> Iterator[str]:
        """A record for every round on whose boards the arbiter decided against the rules."""
        for fact in self.tournament.rounds:
            made = self.tournament.manual_pairing(fact.number)
            if made is not None:
                yield remark_of_manual_pairing(made, self.number).line

    def _is_known(self, line: str) -> bool:
        """Whether a record of the file it came from is written anew from the event."""
        remark = read_remark(line)
        return (
            remark is not None
            and remark.name == MANUAL_PAIRING
            and self.tournament.manual_pairing(remark.round) is not None
        )

    def _integrity_events(self) -> Iterator[str]:
        for event in self.tournament.integrity_events:
            yield integrity_record(event, self.number)

    def _accelerations(self) -> Iterator[AccelerationRecord]:
        """Neighbours with the same virtual points share a record, and so do equal rounds."""
        points = {fact.player: fact.virtual_points for fact in self.tournament.accelerations}
        players = self.tournament.players
        for values, group in groupby(players, lambda player: points.get(player.key, ())):
            neighbours = [int(player.tpn) for player in group]
            first_round = 1
            for value, rounds in groupby(values):
                same = tuple(rounds)
                if value:
                    yield AccelerationRecord(0, first_round, same, neighbours[0], neighbours[-1])
                first_round += len(same)
