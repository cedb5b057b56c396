"""The report of the day, judged by the checker and by gacrux; every difference has its record."""

import importlib.util
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.pairing.checker import check_rounds
from arbiter_gui.tournament import Game, Tournament
from tests.pairing.peers import Opinion, gacrux_rounds


@dataclass(frozen=True)
class Findings:
    """What was found; `explained` when each difference carries its `###` record."""

    lines: tuple[str, ...]
    explained: bool


def findings(report: Path) -> Findings:
    """Both judges on one report."""
    read = imported(read_trf_bytes(report.read_bytes()))
    event = read.tournament
    by_hand = {made.round for made in map(event.manual_pairing, range(1, 99)) if made}
    different = [check.round for check in check_rounds(event) if not check.agrees]
    lines = [
        f"Remarks on reading the report: {len(read.problems)}.",
        f"The checker: rounds that differ {different}, of them by hand {sorted(by_hand)}.",
    ]
    explained = not read.problems and set(different) <= by_hand
    if importlib.util.find_spec("gacrux"):
        corrected = {one.round + 1 for one in event.integrity_events if one.name == "Correction"}
        foreign = _by_gacrux(event)
        lines.append(
            f"gacrux: rounds that differ {foreign}; paired before a correction {sorted(corrected)}."
        )
        explained = explained and set(foreign) <= by_hand | corrected
    return Findings(tuple(lines), explained)


def _by_gacrux(event: Tournament) -> list[int]:
    """Rounds that gacrux pairs otherwise, by the results that the rounds were paired with."""
    facts = (replace(f, reported=None) if isinstance(f, Game) else f for f in event.facts())
    opinion = Opinion("final.trf")
    with TemporaryDirectory() as folder:
        path = Path(folder, "final.trf")
        path.write_bytes(trf_bytes(replace(trf_of(Tournament(facts)), comments=(), kept=())))
        for number, pairs in enumerate(gacrux_rounds(path), start=1):
            opinion.compare(event, number, pairs)
    return sorted({number for number, *_rest in opinion.differences})
