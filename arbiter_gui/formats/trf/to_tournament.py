"""Makes a tournament of the records of a TRF file.

The key of a player is the starting-rank number of the file. A column without any opponent or
pairing-allocated bye behind the last paired round holds requests for the coming rounds.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf.board_order import in_board_order
from arbiter_gui.formats.trf.comparison import differences
from arbiter_gui.formats.trf.findings import finding
from arbiter_gui.formats.trf.games import cell_of, matched_games
from arbiter_gui.formats.trf.integrity_records import with_integrity_events
from arbiter_gui.formats.trf.layout import BYE_ROUND
from arbiter_gui.formats.trf.numerals import points_text
from arbiter_gui.formats.trf.records import NationalRecord, PlayerRecord, TrfFile
from arbiter_gui.formats.trf.remarks import manual_pairing_of, read_remark
from arbiter_gui.formats.trf.scoring import inferred_scoring
from arbiter_gui.formats.trf.type_code import TypeCode, type_of
from arbiter_gui.pairing.checker import played_boards
from arbiter_gui.pairing.swiss.baku import baku_acceleration
from arbiter_gui.tournament.bye import Bye, ByeKind
from arbiter_gui.tournament.change import Fact
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.manual_pairing import ManualPairing
from arbiter_gui.tournament.player import Player, PlayerKey, Tpn
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.tournament.regulations import Acceleration, PointAdjustment, Prohibition
from arbiter_gui.tournament.round import Round
from arbiter_gui.tournament.scoring import STANDARD, ScoringSystem
from arbiter_gui.tournament.settings import TournamentSettings
from arbiter_gui.tournament.tournament import Tournament

_NO_NATIONAL = NationalRecord(0, "", 0)


@dataclass(frozen=True)
class Import:
    """A tournament made of a file, and everything the arbiter should look at.

    Attributes:
        problems: Warnings of the reader and differences between the file and its own results.
    """

    tournament: Tournament
    problems: tuple[Problem, ...]


def tournament_of(file: TrfFile) -> Tournament:
    """The tournament of a file that the reader accepted."""
    return imported(file).tournament


def imported(file: TrfFile) -> Import:
    """The tournament of a file, with the differences that were found on the way."""
    problems = list(file.problems)
    contents = _Contents(file, problems)
    tournament = Tournament(contents.facts())
    tournament = Tournament((*tournament.facts(), *_manual_pairings(file, tournament)))
    tournament = with_integrity_events(tournament, file.kept)
    if file.use_rank:
        tournament = _by_rank(tournament, file)
    compared = differences(file, tournament)
    return Import(tournament, (*problems, *compared))


def rounds_paired(players: Iterable[PlayerRecord]) -> int:
    """The last round with an opponent or a pairing-allocated bye."""
    return max(
        (
            place
            for player in players
            for place, cell in enumerate(player.cells, 1)
            if cell.opponent or cell.letter == "U"
        ),
        default=0,
    )


class _Contents:
    """Makes the facts, kind by kind."""

    def __init__(self, file: TrfFile, problems: list[Problem]) -> None:
        self.file = file
        self.problems = problems
        self.paired = rounds_paired(file.players)
        self.kind: TypeCode = type_of(file.type_code, file.type_text, file.event.start)
        self.listed = {
            (record.round, player): record for record in file.byes for player in record.players
        }
        self.nationals = {record.number: record for record in file.nationals}
        self.scoring = self._scoring()
        self.settings = self._settings()

    def facts(self) -> Iterator[Fact]:
        """Everything the file says."""
        yield self.file.event
        yield self.settings
        for player in self.file.players:
            yield self._player(player)
        for number in range(1, self.paired + 1):
            yield Round(number)
        yield from self._games()
        yield from self._byes()
        yield from self._accelerations()
        yield from self._prohibitions()
        for number, record in enumerate(self.file.adjustments, 1):
            yield PointAdjustment(
                number, record.letter, record.points, record.round, _keys(record.players)
            )

    def _scoring(self) -> ScoringSystem:
        if self.file.scoring is not None or self.file.adjustments:
            return self.file.scoring or STANDARD
        scoring = inferred_scoring(self.file.players, self.paired)
        if scoring != STANDARD:
            self.problems.append(
                finding(
                    "scoring-inferred",
                    win=points_text(scoring.win),
                    draw=points_text(scoring.draw),
                    loss=points_text(scoring.loss),
                    pab=points_text(scoring.pab),
                )
            )
        return scoring

    def _settings(self) -> TournamentSettings:
        settings = TournamentSettings(
            system=self.kind.system,
            edition=self.kind.edition,
            rounds=max(self.file.rounds, self.paired) if self.file.rounds else 0,
            initial_colour=self.file.initial_colour,
            scoring=self.scoring,
            rating_method=self.file.rating_method or RatingMethod.FIDE,
            national_federation=self._national_federation(),
        )
        if self.file.tiebreaks is None:
            return replace(settings, tiebreaks_assumed=True)
        return replace(settings, tiebreaks=self.file.tiebreaks)

    def _national_federation(self) -> str:
        """The federation of national ratings; "" for that of the event, and without any."""
        only_fide = self.file.rating_method in (None, RatingMethod.FIDE)
        if only_fide and not self.file.nationals:
            return ""
        federation = self.file.national_federation
        return "" if federation == self.file.event.federation else federation

    def _player(self, record: PlayerRecord) -> Player:
        """The player of a row, with the rating that the method of the event makes of the two."""
        method = self.settings.rating_method
        player = _player_of_fide(record)
        if method is not RatingMethod.FIDE:
            player = replace(player, official_rating=record.rating)
        if not self.nationals:
            return player
        national = self.nationals.get(record.number, _NO_NATIONAL)
        return replace(
            player,
            rating=method.rating(record.rating, national.rating),
            national_rating=national.rating,
            national_title=national.title,
            national_origin=national.origin,
            national_id=national.identity,
        )

    def _games(self) -> Iterator[Game]:
        games, _problems = matched_games(self.file.players)
        for board, record in in_board_order(games, self.file, self.scoring):
            yield Game(
                record.round,
                board,
                PlayerKey(record.white),
                PlayerKey(record.black),
                record.result,
            )

    def _byes(self) -> Iterator[Bye]:
        """A paired round gives everybody without a game a bye; later ones hold requests."""
        for number in range(1, self.paired + 1):
            yield from self._byes_of_round(number)
        for player in self.file.players:
            for number in range(self.paired + 1, len(player.cells) + 1):
                letter = cell_of(player, number).letter.replace("+", "F")
                if letter:
                    yield Bye(number, PlayerKey(player.number), ByeKind(letter))
        for record in self.file.byes:
            number = record.round or self.paired + 1
            if number > self.paired:
                yield from (Bye(number, key, record.kind) for key in _keys(record.players))

    def _byes_of_round(self, number: int) -> Iterator[Bye]:
        cells = [(player, cell_of(player, number)) for player in self.file.players]
        full_points = sum(cell.letter in {"+", "U"} for _, cell in cells if not cell.opponent)
        plus = "U" if full_points == 1 else "F"
        for player, cell in cells:
            listed = self.listed.get((number, player.number))
            if not cell.opponent:
                letter = cell.letter.replace("+", plus)
                kind = listed.kind if listed else ByeKind.ZERO_POINT
                yield Bye(number, PlayerKey(player.number), ByeKind(letter) if letter else kind)
            elif listed:
                values = {"number": player.number, "round": number}
                self.problems.append(finding("bye-ignored", listed.line, BYE_ROUND.first, **values))

    def _accelerations(self) -> Iterator[Acceleration]:
        if self.kind.baku and not self.file.accelerations:
            yield from self._baku()
            return
        numbers = sorted(player.number for player in self.file.players)
        points: dict[int, dict[int, int]] = {}
        for record in self.file.accelerations:
            first = bisect_left(numbers, record.first_player)
            for number in numbers[first : bisect_right(numbers, record.last_player)]:
                rounds = points.setdefault(number, {})
                rounds.update(enumerate(record.points, record.first_round))
        for number, rounds in points.items():
            last = max((place for place, value in rounds.items() if value), default=0)
            if last:
                values = tuple(rounds.get(place, 0) for place in range(1, last + 1))
                yield Acceleration(PlayerKey(number), values)

    def _baku(self) -> Iterator[Acceleration]:
        """The virtual points of an acceleration that is only announced."""
        if not self.settings.rounds:
            self.problems.append(finding("acceleration-unknown"))
            return
        numbers = [player.number for player in self.file.players]
        keys = _keys(numbers if self.file.use_rank else sorted(numbers))
        yield from baku_acceleration(keys, self.settings.rounds, self.scoring.win)

    def _prohibitions(self) -> Iterator[Prohibition]:
        rounds = max(self.settings.rounds, self.paired + 1)
        for number, record in enumerate(self.file.prohibitions, 1):
            yield Prohibition(
                number, _keys(record.players), record.first_round, record.last_round or rounds
            )


def _keys(numbers: Iterable[int]) -> tuple[PlayerKey, ...]:
    """The keys of numbers, each once; 0 fills a list and names nobody."""
    return tuple(PlayerKey(number) for number in dict.fromkeys(numbers) if number)


def _player_of_fide(record: PlayerRecord) -> Player:
    """The player of a row alone; its rating is that of FIDE, whichever the event went by."""
    return Player(
        key=PlayerKey(record.number),
        tpn=Tpn(record.number),
        name=record.name,
        title=record.title,
        sex=record.sex,
        rating=record.rating,
        federation=record.federation,
        fide_id=record.fide_id,
        birth=record.birth,
    )


def _manual_pairings(file: TrfFile, tournament: Tournament) -> Iterator[ManualPairing]:
    """The rounds that were paired by hand, as far as the remarks agree with the boards."""
    keys = {int(player.key): player.key for player in tournament.players}
    found = {}
    for remark in filter(None, map(read_remark, file.kept)):
        if 0 < remark.round <= tournament.rounds_paired:
            made = manual_pairing_of(remark, played_boards(tournament, remark.round), keys)
            if made is not None:
                found[made.round] = made
    yield from found.values()


def _by_rank(tournament: Tournament, file: TrfFile) -> Tournament:
    """The tournament with the place in the file, or else the rank, as pairing number.

    `XXC rank` is written by programs that put the rows in ranking order, and by others that
    leave them in order of numbers and give the ranking in the rank field. Where the ranks
    contradict the order of the rows among players with equal points, they decide.
    """
    rows = sorted(file.players, key=lambda row: -tournament.score(PlayerKey(row.number)))
    ranks = [row.rank for row in rows]
    usable = 0 not in ranks and len(set(ranks)) == len(ranks)
    ordered = list(file.players)
    if usable and ranks != sorted(ranks):
        ordered.sort(key=lambda row: row.rank)
    place = {row.number: Tpn(number) for number, row in enumerate(ordered, 1)}
    return Tournament(
        replace(fact, tpn=place[int(fact.key)]) if isinstance(fact, Player) else fact
        for fact in tournament.facts()
    )
