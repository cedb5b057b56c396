"""What a result is worth: records 162, XXS and BBW to BBU, or the points of the rows."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf.findings import finding
from arbiter_gui.formats.trf.numerals import points_text, tenths
from arbiter_gui.formats.trf.records import PlayerRecord
from arbiter_gui.tournament.scoring import STANDARD, THREE_ONE_NIL, ScoringSystem

_CASES: Mapping[str, tuple[str, ...]] = {
    "win": ("WW", "BW", "FW", "FPB"),
    "draw": ("WD", "BD", "HPB"),
    "loss": ("WL", "BL"),
    "absence": ("ZPB", "FL"),
    "pab": ("PAB",),
    "adjourned": ("X",),
}
_SYMBOLS = {"W": "win", "D": "draw", "L": "loss", "A": "absence", "P": "pab", "X": "adjourned"}
_CASES_OF: Mapping[str, tuple[str, ...]] = {
    **{symbol: _CASES[name] for symbol, name in _SYMBOLS.items()},
    **{case: (case,) for cases in _CASES.values() for case in cases},
    "Z": ("ZPB", "FL"),
    "BBW": _CASES["win"],
    "BBD": _CASES["draw"],
    "BBL": _CASES["loss"],
    "BBZ": ("ZPB",),
    "BBF": ("FL",),
    "BBU": ("PAB",),
}
_TRIPLE = re.compile(r"\s*([A-Z]{1,3})\s*=?\s*([0-9]{0,5}[.,½]?[0-9]*)", re.IGNORECASE)

CANDIDATES = (STANDARD, THREE_ONE_NIL, ScoringSystem(pab=5))
"""What is tried where a file does not say: the commonest first."""


@dataclass
class ScoringRecords:
    """The values of all scoring records of a file; the last one wins.

    Attributes:
        line: Line of the last record; 0 when there was none.
    """

    line: int = 0
    record: str = ""
    values: dict[str, int] = field(default_factory=dict)

    def add(self, record: str, text: str, line: int) -> bool:
        """Takes in a record; False when it is not written as a scoring record is."""
        pairs = list(_pairs(f"{record} {text}" if record.startswith("BB") else text))
        if not pairs or any(value is None for _case, value in pairs):
            return False
        for case, value in pairs:
            self.values[case] = value or 0
        self.line, self.record = line, record
        return True

    def system(self, problems: list[Problem]) -> ScoringSystem | None:
        """The scoring system, or None when no record gave a value."""
        if not self.values:
            return None
        points = {name: self._points(name, problems) for name in _CASES}
        standard = STANDARD
        win = standard.win if points["win"] is None else points["win"]
        draw = standard.draw if points["draw"] is None else points["draw"]
        return ScoringSystem(
            win=win,
            draw=draw,
            loss=points["loss"] or 0,
            absence=points["absence"] or 0,
            pab=win if points["pab"] is None else points["pab"],
            adjourned=draw if points["adjourned"] is None else points["adjourned"],
        )

    def _points(self, name: str, problems: list[Problem]) -> int | None:
        found = [self.values[case] for case in _CASES[name] if case in self.values]
        if len(set(found)) > 1:
            used = points_text(found[0])
            problems.append(finding("scoring-simplified", self.line, record=self.record, used=used))
        return found[0] if found else None


def _pairs(text: str) -> list[tuple[str, int | None]]:
    pairs: list[tuple[str, int | None]] = []
    end = 0
    text = text.rstrip()
    while end < len(text):
        match = _TRIPLE.match(text, end)
        if match is None or match[1].upper() not in _CASES_OF:
            return []
        value = tenths(match[2])
        pairs.extend((case, value) for case in _CASES_OF[match[1].upper()])
        end = match.end()
    return pairs


def inferred_scoring(players: Sequence[PlayerRecord], rounds: int) -> ScoringSystem:
    """The candidate that the points of the rows contradict least; the commonest when in doubt.

    Args:
        players: The rows.
        rounds: Rounds that were paired; the byes behind them may or may not be in the points.
    """
    return min(CANDIDATES, key=lambda scoring: contradictions(players, rounds, scoring))


def contradictions(players: Sequence[PlayerRecord], rounds: int, scoring: ScoringSystem) -> int:
    """How many rows have other points than their results give."""
    return sum(
        player.points is not None
        and player.points != row_points(player, rounds, scoring)
        and player.points != row_points(player, None, scoring)
        for player in players
    )


def row_points(player: PlayerRecord, rounds: int | None, scoring: ScoringSystem) -> int:
    """Points of the first rounds of a row, or of the whole row, in tenths."""
    return sum(scoring.points(cell.letter) for cell in player.cells[:rounds])


def points_so_far(players: Sequence[PlayerRecord], scoring: ScoringSystem) -> list[dict[int, int]]:
    """Points by number before every round of the rows, the first round first."""
    rounds = max((len(player.cells) for player in players), default=0)
    scores = [dict.fromkeys((player.number for player in players), 0)]
    for place in range(rounds):
        before = scores[-1]
        scores.append(
            {
                player.number: before[player.number]
                + (scoring.points(player.cells[place].letter) if place < len(player.cells) else 0)
                for player in players
            }
        )
    return scores


def record_162(
    scoring: ScoringSystem, *, absence_symbol: str = "A", adjourned: bool = False
) -> str:
    """Record 162 for points other than 1-½-0, or for a file with adjourned games."""
    values = {"W": scoring.win, "D": scoring.draw}
    optional = (
        ("L", scoring.loss, 0),
        (absence_symbol, scoring.absence, 0),
        ("P", scoring.pab, scoring.win),
        ("X", scoring.adjourned, scoring.draw),
    )
    values |= {symbol: value for symbol, value, usual in optional if value != usual}
    if adjourned:
        values["X"] = scoring.adjourned
    return "162  " + "    ".join(
        f"{symbol}{points_text(value):>4}" for symbol, value in values.items()
    )


def record_xxs(scoring: ScoringSystem) -> str:
    """Record XXS with every case, as pairing engines want it."""
    values = (
        f"{case}={points_text(getattr(scoring, name))}"
        for name, cases in _CASES.items()
        for case in cases
        if case != "X"
    )
    return "XXS " + " ".join(values)
