"""The engine beside the enumeration of the text, on many small random rounds.

    python -m tests.pairing.literal --edition 2017 --count 20000 --jobs 2

prints the rounds that differ, the sizes of the largest brackets, and how many brackets (for the
steps of edition 2012: rounds) each criterion decides alone. Without `--edition` all editions are
compared. The exit code is 1 where a round differs or a criterion decides fewer than fifty brackets
of 20,000 rounds.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random

from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.systems import pair_round
from tests.pairing.dutch import literal_decisions, literal_decisions_2012
from tests.pairing.dutch.literal import literal_brackets, literal_pairing
from tests.pairing.dutch.literal_2012 import LiteralProcedure2012, pairing_of
from tests.pairing.dutch.literal_round import LiteralRound
from tests.pairing.dutch.small_rounds import small_round

EDITIONS = ("2012", "2017", "2026")
LARGE = 6
"""Players of a bracket that counts as large."""
FEWEST, OF_ROUNDS = 50, 20_000
"""How many brackets each criterion alone decides at least."""
ABSOLUTE_EVERY = 4
"""The absolute criteria are counted in one round of so many, since each needs another pairing."""


@dataclass(frozen=True)
class Judgement:
    """What was found in one round.

    Attributes:
        largest: Players of the largest bracket; 0 where the round cannot be paired.
        decided: Names of criteria, once for every bracket that one of them decides alone.
    """

    seed: int
    agrees: bool
    largest: int
    decided: tuple[str, ...] = ()


@dataclass
class Tally:
    """What was found in many rounds."""

    edition: str
    differing: list[int] = field(default_factory=list)
    sizes: Counter[int] = field(default_factory=Counter)
    decided: Counter[str] = field(default_factory=Counter)

    def add(self, judgement):
        if not judgement.agrees:
            self.differing.append(judgement.seed)
        self.sizes[judgement.largest] += 1
        self.decided.update(judgement.decided)

    @property
    def share_of_large(self):
        paired = self.sizes.total() - self.sizes[0]
        return sum(count for size, count in self.sizes.items() if size >= LARGE) / paired

    @property
    def rare(self):
        """The criteria that decide too few brackets for so many rounds."""
        fewest = FEWEST * min(1, self.sizes.total() / OF_ROUNDS)
        return [name for name in names(self.edition) if self.decided[name] < fewest]

    @property
    def is_good(self):
        return not self.differing and not self.rare and self.share_of_large > 1 / 3


def names(edition):
    """All criteria of an edition, the most important first."""
    if edition == "2012":
        return literal_decisions_2012.names()
    return literal_decisions.names(edition)


def engine_pairing(position):
    """(pairs, player with the bye) by the engine; None when no pairing is possible."""
    try:
        outcome = pair_round(position)
    except PairingImpossible:
        return None
    return outcome.pairs, outcome.pab


def judged(edition, seed, *, counts=True):
    """One round, paired both ways."""
    position = small_round(Random(seed), edition)
    judge = _judged_2012 if edition == "2012" else _judged
    expected, sizes, decided = judge(position, absolute=seed % ABSOLUTE_EVERY == 0)
    agrees = engine_pairing(position) == expected
    return Judgement(seed, agrees, max(sizes, default=0), tuple(decided) if counts else ())


def _judged(position, *, absolute):
    brackets = list(literal_brackets(LiteralRound(position)))
    sizes = [len(bracket.players) for bracket, _ in brackets]

    def decided():
        yield from literal_decisions.deciding_quality(brackets)
        if absolute:
            yield from literal_decisions.deciding_absolute(position, brackets)

    return literal_pairing(position, brackets), sizes, decided()


def _judged_2012(position, *, absolute):
    procedure = LiteralProcedure2012(position)
    expected = pairing_of(procedure) if procedure.run() else None
    sizes = [len(bracket.players) for bracket, _ in procedure.paired]

    def decided():
        yield from literal_decisions_2012.deciding_quality(procedure)
        yield from literal_decisions_2012.deciding_steps(position, procedure)
        if absolute:
            yield from literal_decisions_2012.deciding_absolute(position, procedure)

    return expected, sizes, decided()


def tally(edition, seeds, *, jobs=1, counts=True):
    """Many rounds; `counts` says whether the criteria that decide are looked for."""
    found = Tally(edition)
    judge = partial(judged, edition, counts=counts)
    if jobs == 1:
        for judgement in map(judge, seeds):
            found.add(judgement)
        return found
    with ProcessPoolExecutor(jobs) as pool:
        for judgement in pool.map(judge, seeds, chunksize=50):
            found.add(judgement)
    return found


def report(found, seconds):
    """The lines of the table of one edition."""
    rounds = found.sizes.total()
    large = f"{found.share_of_large:.0%} with a bracket of {LARGE} or more"
    yield f"Edition {found.edition}: {rounds} rounds, {large}, {seconds:.0f} s"
    yield f"  rounds that differ: {len(found.differing)} {found.differing[:20] or ''}"
    sizes = ", ".join(f"{size}: {count}" for size, count in sorted(found.sizes.items()))
    yield f"  rounds by their largest bracket (0: no pairing): {sizes}"
    yield "  brackets decided by one criterion alone:"
    for name in names(found.edition):
        yield f"    {name:<12}{found.decided[name]:>7}{'  too few' * (name in found.rare)}"


def main():
    """Compares and prints one table for each edition; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edition", action="append", choices=EDITIONS, help="may be repeated")
    parser.add_argument("--count", type=int, default=OF_ROUNDS, help="rounds of each edition")
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    choice = parser.parse_args()
    is_good = True
    for edition in choice.edition or EDITIONS:
        begin = time.monotonic()
        found = tally(edition, range(choice.first, choice.first + choice.count), jobs=choice.jobs)
        is_good &= found.is_good
        sys.stdout.write("".join(f"{line}\n" for line in report(found, time.monotonic() - begin)))
        sys.stdout.flush()
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
