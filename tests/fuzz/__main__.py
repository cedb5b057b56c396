"""Fuzzing of every reader of foreign bytes.

    python -m tests.fuzz [--per-format 100000] [--minutes 30] [--format trf ...] [--seed 1]
        [--keep FOLDER]

Good files are changed at random and read. Every input must be read or refused with an
`ArbiterError`, within 5 seconds and 500 MB; what does otherwise is printed with its place and kept
in FOLDER. An input after which other lines of the program ran than ever before joins those that
are changed. The time is shared evenly among the formats.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.fuzz.coverage_seen import NewLines
from tests.fuzz.judge import Verdict, judged
from tests.fuzz.mutations import Mutator
from tests.fuzz.nasty import NASTY
from tests.fuzz.targets import TARGETS

CORPUS = Path(__file__).parents[1] / "data" / "fuzz"
_SEARCH_SHARE = 8
"""Every so many inputs the lines that run are looked at."""
_TRACING = 10
"""So many times longer a run may take meanwhile."""


@dataclass
class Tally:
    """What became of the inputs of a format."""

    count: int = 0
    refused: int = 0
    slowest: float = 0.0
    kept: int = 0
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)

    def note(self, verdict: Verdict, *, timed: bool) -> None:
        """One input more."""
        self.count += 1
        self.refused += verdict.refused
        self.slowest = max(self.slowest, verdict.seconds if timed else 0)
        if verdict.fault:
            self.faults[verdict.fault] += 1


@dataclass(frozen=True)
class Order:
    """How long, with which dice, and where faults are kept."""

    count: int
    minutes: float
    seed: int
    keep: Path | None


def fuzzed(name: str, order: Order) -> Tally:
    """Fuzzes one format."""
    target, tally = TARGETS[name], Tally()
    stored = sorted((CORPUS / name).glob("*"))
    inputs = [*target.seeds(), *(path.read_bytes() for path in stored)]
    mutator = Mutator(Random(f"{order.seed} {name}"), inputs, target.tokens)
    largest = max(map(len, inputs))
    lines = NewLines()
    start = time.monotonic()
    first = [*inputs, *(data for of, data in NASTY.values() if of == name)]
    while tally.count < order.count and time.monotonic() < start + 60 * order.minutes:
        at_first = tally.count < len(first)
        data = first[tally.count] if at_first else mutator.next(packed=target.packed)
        watched = tally.count % _SEARCH_SHARE == 0
        with lines.watching(watched):
            verdict = judged(target, data, slowed=_TRACING if watched else 1)
        if lines.found_some and not verdict.fault and len(data) <= largest:
            mutator.inputs.append(data)
            tally.kept += 1
        known = verdict.fault in tally.faults
        tally.note(verdict, timed=not watched)
        if verdict.fault and not known:
            _keep(name, data, verdict, order.keep)
    tally.seconds = time.monotonic() - start
    return tally


def _keep(name: str, data: bytes, verdict: Verdict, folder: Path | None) -> None:
    sys.stdout.write(f"{name}: {verdict.fault}\n{verdict.trace[-1200:]}\n")
    sys.stdout.flush()
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}-{hash(data) & 0xFFFFFFFF:08x}").write_bytes(data)


def main(words: Sequence[str]) -> int:
    """Fuzzes and prints a table; 1 where a fault was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--per-format", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--format", action="append", choices=TARGETS, dest="formats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    choice = parser.parse_args(words)
    names = choice.formats or list(TARGETS)
    order = Order(choice.per_format, choice.minutes / len(names), choice.seed, choice.keep)
    sys.stdout.write("format      inputs  refused  kept  faults  slowest s  per second\n")
    bad = False
    for name in names:
        tally = fuzzed(name, order)
        bad |= bool(tally.faults)
        sys.stdout.write(
            f"{name:<10}{tally.count:>8}{tally.refused:>9}{tally.kept:>6}{len(tally.faults):>8}"
            f"{tally.slowest:>11.2f}{tally.count / max(tally.seconds, 0.001):>12.0f}\n"
        )
        sys.stdout.flush()
    return int(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
