"""Searches random events for rounds that take unusually long to pair; run it as a script.

    python -m tests.benchmarks.worst_cases [--tries 20000] [--seed N] [--jobs 2] [--edition 2026]
    python -m tests.benchmarks.worst_cases --corpus CORPUS.jsonl.gz [--jobs 2]

Each try is a random event of 8 to 60 players, everything else drawn as `arbiter generate` does; or
all graded rounds of a corpus are paired. No round may take more than 20 times the median of its
size *and* more than 50 ms. Times are processor time; a round that breaks the rule is paired three
times more, and its least time counts. The exit code is 1 if one still breaks it.

The worst ten are printed with their seed; `--keep FILE` writes them as a corpus.
"""

import argparse
import gc
import gzip
import json
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from arbiter_gui.cli.jobs import add_jobs, done_in_order
from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import write_trf
from arbiter_gui.pairing.generator import generated
from arbiter_gui.pairing.generator_model import Wishes
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import PairingPosition, position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import Tournament
from tests.pairing.corpus import cases, records, tournament

SMALLEST, LARGEST = 8, 60
TIMES, MILLISECONDS = 20, 50
NEAR = 2
"""Rounds of so many players more or less count as of one size."""
SHOWN = 10


class Timed(NamedTuple):
    """One round and its processor time in milliseconds."""

    milliseconds: float
    players: int
    event: str
    round: int


def main() -> int:
    """Prints the worst rounds; 1 if one breaks the rule."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tries", type=int, default=20_000, help="number of random events")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first event")
    parser.add_argument("--edition", default="2026", choices=("2012", "2017", "2026"))
    parser.add_argument("--corpus", type=Path, help="pair the rounds of a corpus instead")
    parser.add_argument("--keep", type=Path, help="write the worst random events to this file")
    add_jobs(parser)
    choice = parser.parse_args()
    if choice.corpus:
        work = list(records(choice.corpus))
        measure = partial(of_record, choice.edition)
    else:
        work = range(choice.seed, choice.seed + choice.tries)
        measure = partial(of_seed, choice.edition)
    rounds = [timed for found in done_in_order(measure, work, choice.jobs) for timed in found]
    broken = report(rounds, choice.edition, choice.corpus)
    if choice.keep and not choice.corpus:
        keep(choice.keep, sorted(rounds, reverse=True)[:SHOWN], choice.edition)
    return int(broken > 0)


def event_of(seed: int, edition: str) -> Tournament:
    """The random event of a seed, its size drawn evenly."""
    players = Random(seed).randint(SMALLEST, LARGEST)
    return generated(seed, Wishes(players=players, edition=edition)).tournament


def of_seed(edition: str, seed: int) -> list[Timed]:
    """All rounds of a random event."""
    event = event_of(seed, edition)
    return [
        timed(position_before(event, number), str(seed))
        for number in range(1, event.rounds_paired + 1)
    ]


def of_record(edition: str, record: dict) -> list[Timed]:
    """All graded rounds of an event of a corpus."""
    event = tournament(record, edition)
    return [
        timed(position_before(event, case.round), record["id"]) for case in cases(record, edition)
    ]


def timed(position: PairingPosition, event: str) -> Timed:
    """Pairs a round."""
    gc.collect(0)
    gc.disable()
    start = time.process_time()
    with suppress(PairingImpossible):
        pair_round(position)
    milliseconds = 1000 * (time.process_time() - start)
    gc.enable()
    return Timed(milliseconds, len(position.cards), event, position.round)


def report(rounds: list[Timed], edition: str, corpus: Path | None) -> int:
    """Prints the medians and the worst rounds; gives how many break the rule."""
    middle = medians(rounds)
    broken = 0
    show(f"{len(rounds)} rounds, edition {edition}")
    show("median milliseconds:")
    show("  ", ", ".join(f"{size} players {middle[size]:.2f}" for size in sorted(middle)[::10]))
    show(f"{'milliseconds':>14}{'players':>9}{'round':>7}{'x median':>10}  event")
    for place, found in enumerate(sorted(rounds, reverse=True)):
        typical = middle[found.players]
        least = found.milliseconds
        if breaks_rule(least, typical):
            least = min(again(found, edition, corpus))
        breaks = breaks_rule(least, typical)
        broken += breaks
        if place < SHOWN or breaks:
            show(
                f"{least:14.1f}{found.players:9}{found.round:7}",
                f"{least / typical:10.1f}  {found.event}{'  BROKEN' * breaks}",
            )
    show(f"{broken} rounds take more than {TIMES} times the median and {MILLISECONDS} ms")
    return broken


def medians(rounds: list[Timed]) -> dict[int, float]:
    """The median of all rounds with about as many players, by number of players."""
    times = defaultdict(list)
    for found in rounds:
        times[found.players].append(found.milliseconds)
    return {
        size: statistics.median(
            one for near in range(size - NEAR, size + NEAR + 1) for one in times.get(near, ())
        )
        for size in tuple(times)
    }


def breaks_rule(milliseconds: float, typical: float) -> bool:
    """Whether a round takes too long."""
    return milliseconds > max(MILLISECONDS, TIMES * typical)


def again(found: Timed, edition: str, corpus: Path | None) -> Iterator[float]:
    """The times of a round that is paired three times more."""
    if corpus:
        (record,) = (record for record in records(corpus) if record["id"] == found.event)
        event = tournament(record, edition)
    else:
        event = event_of(int(found.event), edition)
    for _ in range(3):
        yield timed(position_before(event, found.round), found.event).milliseconds


def keep(path: Path, worst: list[Timed], edition: str) -> None:
    """Writes rounds with the pairs that were made as a corpus."""
    with gzip.GzipFile(path, "wb", mtime=0) as file:
        for found in worst:
            event = event_of(int(found.event), edition)
            outcome = pair_round(position_before(event, found.round))
            number = {player.key: player.tpn for player in event.players}
            pairs = [f"{number[pair.white]}-{number[pair.black]}" for pair in outcome.pairs]
            pairs += [f"{number[outcome.pab]}-0"] if outcome.pab else []
            settings = event.settings
            record = {
                "id": f"seed {found.event} round {found.round}",
                "scenario": "worst",
                "n": len(event.players),
                "rounds": settings.rounds,
                "initial": "W" if settings.initial_colour.value == "w" else "B",
                "trf": write_trf(trf_of(event), Dialect.TRF26),
                "states": [{"k": found.round - 1, edition: " ".join(pairs)}],
            }
            file.write((json.dumps(record) + "\n").encode())


def show(*words: str) -> None:
    """Prints a line."""
    sys.stdout.write("".join(words) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
