"""Writes records as TRF text."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from arbiter_gui import __version__
from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.trf import layout
from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.national_line import national_row
from arbiter_gui.formats.trf.numerals import points_text
from arbiter_gui.formats.trf.records import (
    PROGRAM,
    AccelerationRecord,
    AdjustmentRecord,
    ByeRecord,
    Cell,
    PlayerRecord,
    ProhibitionRecord,
    TrfFile,
)
from arbiter_gui.formats.trf.scoring import record_162, record_xxs
from arbiter_gui.i18n import N_
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.tournament.scoring import STANDARD, ScoringSystem

_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f\u2028\u2029]+")
_EDITION_SUFFIX = re.compile(r"(FIDE_DUTCH)_\d{4}")


def trf_bytes(file: TrfFile, dialect: Dialect = Dialect.TRF26) -> bytes:
    """The content of a file: UTF-8 without a mark, lines ended by CR LF.

    Raises:
        FileProblem: The dialect has no words for something the tournament needs.
    """
    return write_trf(file, dialect).encode("utf-8", "replace")


def write_trf(file: TrfFile, dialect: Dialect = Dialect.TRF26) -> str:
    """The text of a file, lines ended by CR LF.

    Raises:
        FileProblem: The dialect has no words for something the tournament needs.
    """
    if dialect is Dialect.BBP and file.adjustments:
        raise FileProblem(
            "dialect-without-adjustments",
            N_(
                "bbpPairings does not read points that differ from the scoring system (record 299)."
            ),
        )
    lines = [*_heading(file), *_rules(file, dialect), *_rows(file, dialect), *_lists(file, dialect)]
    if dialect is Dialect.TRF26:
        lines += (comment for comment in file.comments if comment not in file.kept)
    return "".join(f"{line.rstrip()}\r\n" for line in (*lines, *file.kept))


def _heading(file: TrfFile) -> Iterator[str]:
    event = file.event
    yield from _texts({"012": event.name, "022": event.city, "032": event.federation})
    yield from _texts({"042": event.start, "052": event.end})
    yield f"062 {len(file.players)}"
    yield f"072 {sum(player.rating > 0 for player in file.players)}"
    yield "082 0"
    yield from _texts({"092": file.type_text, "102": event.chief_arbiter})
    for deputy in event.deputy_arbiters:
        yield from _texts({"112": deputy})
    yield from _texts({"122": event.rate_of_play})
    dates = "".join(f"{date[2:]:<{layout.ROUND_STRIDE}}" for date in event.round_dates)
    if dates.strip():
        yield f"{'132':<{layout.FIRST_ROUND - 1}}{dates}"


def _texts(texts: Mapping[str, str]) -> Iterator[str]:
    for code, text in texts.items():
        if text:
            yield f"{code} {_plain(text)}"


def _plain(text: str) -> str:
    return _UNPRINTABLE.sub(" ", text).strip()


def _rules(file: TrfFile, dialect: Dialect) -> Iterator[str]:
    if dialect is Dialect.TRF16:
        yield from _rules_of_engines(file)
        return
    if file.rounds:
        yield f"142 {file.rounds}"
    if file.initial_colour is not None:
        yield f"152 {file.initial_colour.value.upper()}"
    if file.scoring is not None or (file.has_adjourned_games and dialect is Dialect.TRF26):
        absence = "Z" if dialect is Dialect.BBP else "A"
        scoring = file.scoring or STANDARD
        adjourned = file.has_adjourned_games
        yield record_162(scoring, absence_symbol=absence, adjourned=adjourned)
    if dialect is Dialect.BBP:
        yield from _texts({"192": _EDITION_SUFFIX.sub(r"\1", file.type_code)})
        return
    yield from _methods(file)


def _methods(file: TrfFile) -> Iterator[str]:
    """How ratings, pairings, places and time are dealt with: 172 to 222."""
    yield from _rating_method(file)
    if not any(line.startswith("182") for line in file.kept):
        yield f"182 {PROGRAM} {__version__}"
    yield from _texts({"192": file.type_code})
    if file.tiebreaks:
        yield f"202 {','.join(file.tiebreaks)}"
    if file.tiebreaks is not None:
        yield f"212 {','.join(('PTS', *file.tiebreaks))}"
    yield from _texts({"222": file.event.time_control})


def _rating_method(file: TrfFile) -> Iterator[str]:
    """Federation and code, unless there are only ratings of FIDE."""
    method = file.rating_method or RatingMethod.FIDE
    if method is not RatingMethod.FIDE or file.nationals:
        yield f"172 {file.national_federation:<3} {method.value}"


def _rules_of_engines(file: TrfFile) -> Iterator[str]:
    if file.rounds:
        yield f"XXR {file.rounds}"
    if file.initial_colour is not None:
        yield "XXC white1" if file.initial_colour is Colour.WHITE else "XXC black1"
    if file.scoring is not None:
        yield record_xxs(file.scoring)


def _rows(file: TrfFile, dialect: Dialect) -> Iterator[str]:
    if dialect is Dialect.TRF26:
        yield from (_row(player) for player in file.players)
        yield from (national_row(record) for record in file.nationals)
        return
    coming = _coming_round(file)
    letters = {
        number: record.kind.value
        for record in file.byes
        if record.round == coming
        for number in record.players
    }
    scoring = file.scoring or STANDARD
    for player in file.players:
        yield _row(_with_request(player, coming, letters.get(player.number, ""), scoring))


def _coming_round(file: TrfFile) -> int:
    return 1 + max(len(player.cells) for player in file.players)


def _with_request(
    player: PlayerRecord, coming: int, letter: str, scoring: ScoringSystem
) -> PlayerRecord:
    """The row with the bye of the coming round, which engines expect in the points as well."""
    if not letter:
        return player
    blanks = (Cell(),) * (coming - 1 - len(player.cells))
    points = (player.points or 0) + scoring.points(letter)
    return replace(player, points=points, cells=(*player.cells, *blanks, Cell(letter=letter)))


def _row(player: PlayerRecord) -> str:
    birth = f"{player.birth}/00/00" if len(player.birth) == 4 else player.birth
    name = _plain(player.name)[: layout.NAME.width]
    points = _points(player.points) if player.points is not None else ""
    person = (
        f"001 {player.number:>4} {player.sex.value:1}{player.title.value:>3} {name:<33} "
        f"{player.rating or '':>4} {_plain(player.federation)[:3]:<3} {player.fide_id or '':>11} "
        f"{birth:<10}"
    )
    cells = "".join(_cell(cell) for cell in player.cells)
    return f"{person} {points:>4} {player.rank or '':>4}{cells}"


def _points(points: int) -> str:
    """Four columns; hundreds go without the decimal, and what does not fit is left blank."""
    text = points_text(points)
    width = layout.POINTS.width
    return next((form for form in (text, text.removesuffix(".0")) if len(form) <= width), "")


def _cell(cell: Cell) -> str:
    if cell.opponent:
        return f"  {cell.opponent:>4} {cell.colour or '-'} {cell.letter or ' '}"
    return f"  0000 - {cell.letter}" if cell.letter else " " * layout.ROUND_STRIDE


def _lists(file: TrfFile, dialect: Dialect) -> Iterator[str]:
    coming = _coming_round(file)
    for bye in file.byes:
        if dialect is Dialect.TRF26 or (dialect is Dialect.TRF16 and bye.round > coming):
            yield _byes(bye)
    if dialect is Dialect.TRF16:
        yield from _virtual_points(file.accelerations, file.players)
    else:
        yield from (_acceleration(record) for record in file.accelerations)
    for prohibition in file.prohibitions:
        in_force = prohibition.first_round <= coming <= prohibition.last_round
        if dialect is Dialect.TRF16 and in_force:
            yield "XXP " + " ".join(str(number) for number in prohibition.players)
        else:
            yield _prohibition(prohibition)
    yield from (_adjustment(record) for record in file.adjustments)


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(f"{number:>4}" for number in numbers)


def _byes(record: ByeRecord) -> str:
    return f"240 {record.kind.value} {record.round:>3} {_numbers(record.players)}"


def _acceleration(record: AccelerationRecord) -> str:
    last_round = record.first_round + len(record.points) - 1
    return (
        f"250      {points_text(record.points[0]):>4} {record.first_round:>3} {last_round:>3} "
        f"{record.first_player:>4} {record.last_player:>4}"
    )


def _prohibition(record: ProhibitionRecord) -> str:
    return f"260 {record.first_round:>3} {record.last_round:>3} {_numbers(record.players)}"


def _adjustment(record: AdjustmentRecord) -> str:
    points = points_text(record.points)
    return (
        f"299 {record.letter or ' '}{' ' * 8}{points:>4}  {record.round:>3} "
        f"{_numbers(record.players)}"
    )


def _virtual_points(
    records: Sequence[AccelerationRecord], players: Sequence[PlayerRecord]
) -> Iterator[str]:
    """One XXA record a player, because that is how engines know virtual points."""
    for player in players:
        values: dict[int, int] = {}
        for record in records:
            if record.first_player <= player.number <= record.last_player:
                values.update(enumerate(record.points, record.first_round))
        if values:
            rounds = range(1, max(values) + 1)
            points = " ".join(f"{points_text(values.get(place, 0)):>4}" for place in rounds)
            yield f"XXA {player.number:>4} {points}"
