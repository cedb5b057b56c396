"""Random events judged by gacrux and py4swiss, and those of gacrux judged by the checker.

    python -m tests.pairing.peers --count 2000 --jobs 2

prints how many events and rounds agree, and what became of every other round: the peer is at fault
(a fault that is known, or the enumeration of the text gives our boards), we are, or nobody has
settled it yet because the field is too large to enumerate. gacrux knows edition 2026; our files for
it have neither record 299 nor XXA, which it does not read. py4swiss knows edition 2017 (points
1-½-0, nobody accelerated) and judges 300 events. The exit code is 1 unless every difference is the
peer's.
"""

import argparse
import contextlib
import io
import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

from arbiter_gui.cli.generate import Request, file_of, written
from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.pairing.checker import check_round, played_boards
from arbiter_gui.pairing.generator_model import Draws, Wishes
from arbiter_gui.tournament import Bye, ByeKind, Game, Round, Tournament
from tests.pairing.peer_faults import PEER, settled
from tests.peer_packages import require

FAILURES = (
    ArithmeticError,
    LookupError,
    AttributeError,
    TypeError,
    ValueError,
    RuntimeError,
    OSError,
    SystemExit,
)
"""What stops the peer is its answer."""


@dataclass
class Opinion:
    """What was found in one event.

    Attributes:
        differences: The round, who is wrong (a `Fault`), and how that is known.
        error: What the peer said when it could not judge.
    """

    name: str
    rounds: int = 0
    differences: list[tuple[int, str, str]] = field(default_factory=list)
    error: str = ""

    def compare(self, event, number, pairs):
        """One round with the pairs that the peer made; the bye is (player, 0)."""
        self.rounds += 1
        played = {(white, black or 0) for white, black in played_boards(event, number)}
        if set(pairs) != played:
            self.differences.append((number, *settled(event, number, set(pairs))))


def sizes(seed):
    """(players, rounds): mostly small fields, and now and then nearly everybody meets everybody."""
    draws = Draws(seed)
    players = draws.whole(40, 100) if draws.happens(10) else draws.whole(6, 40)
    if players <= 14 and draws.happens(40):
        return players, max(1, players - draws.whole(1, 3))
    return players, min(draws.whole(5, 9), players // 2)


def ours_by_gacrux(folder, seed):
    """An event of the generator, every round of it paired again by gacrux."""
    players, rounds = sizes(seed)
    wishes = Wishes(players=players, rounds=rounds)
    written(Request(wishes, folder, Dialect.TRF26, force=True), seed)
    path = file_of(folder, seed)
    event = tournament_of(read_trf_bytes(path.read_bytes()))
    opinion = Opinion(path.name)
    try:
        found = gacrux_rounds(path)
    except FAILURES as error:
        opinion.error = f"{type(error).__name__}: {error}"
        return opinion
    for number, pairs in enumerate(found, start=1):
        opinion.compare(event, number, pairs)
    return opinion


def gacrux_rounds(path):
    """For each round the pairs that gacrux makes; the bye is (player, 0)."""
    peer = import_module("gacrux.pairingchecker").pairingchecker()
    # Its answer is taken as it is: to write all of it as JSON takes a third of the time.
    peer.write_output_file = lambda: None
    with _command_line("-c", "-p", "-i", str(path), "-o", os.devnull):
        peer.common_main()
    status = peer.resultjson["status"]
    if status["code"]:
        message = str(status["error"])
        raise RuntimeError(message)
    return [[*map(tuple, one["pairs"])] for one in peer.chessfile.result["roundpairing"]]


@contextlib.contextmanager
def _command_line(*words):
    before = sys.argv
    sys.argv = ["gacrux", *words]
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            yield
    finally:
        sys.argv = before


NOT_READ_BY_PY4SWISS = {"scoring": "standard", "baku": False, "forbidden": 0, "odd_results": 0.0}


def ours_by_py4swiss(folder, seed):
    """An event of edition 2017, every round of it paired again by py4swiss."""
    parser = import_module("py4swiss.trf").TrfParser
    engine = import_module("py4swiss.engines").DutchEngine
    players, rounds = sizes(seed)
    wishes = Wishes(players, rounds, edition="2017", **NOT_READ_BY_PY4SWISS)
    written(Request(wishes, folder, Dialect.TRF26, force=True), seed)
    event = tournament_of(read_trf_bytes(file_of(folder, seed).read_bytes()))
    opinion = Opinion(f"seed {seed}")
    path = folder / f"before-{seed}.trf"
    for number in range(1, event.rounds_paired + 1):
        path.write_bytes(trf_bytes(trf_of(before_round(event, number)), Dialect.TRF16))
        try:
            answer = engine.generate_pairings(parser.parse(path))
        except FAILURES as error:
            opinion.error = f"{type(error).__name__}: {error}"
            return opinion
        opinion.compare(event, number, [(pair.white, pair.black) for pair in answer])
    return opinion


def before_round(event, number):
    """The event as it was before a round; byes that were asked for are known."""

    def is_known(fact):
        if isinstance(fact, Bye) and fact.kind is not ByeKind.PAIRING_ALLOCATED:
            return True
        if isinstance(fact, Game | Bye):
            return fact.round < number
        return not (isinstance(fact, Round) and fact.number >= number)

    return Tournament(fact for fact in event.facts() if is_known(fact))


def gacrux_by_us(folder, seed):
    """An event of gacrux's generator, every round of it paired again by the checker."""
    peer = import_module("gacrux.tournamentgenerator")

    path = folder / f"gacrux-{seed:04}.trf"
    draws = Draws(seed)
    players, rounds = sizes(seed)
    opinion = Opinion(path.name)
    words = ["-g", str(seed), "1", "-p", str(players), "-n", str(rounds)]
    words += ["-a"] if draws.happens(15) else []
    words += ["-S", str(draws.whole(0, 3) / 100), str(draws.whole(0, 8) / 100), "0.02"]
    try:
        with _command_line(*words, "-o", str(folder / "gacrux-%d.trf")):
            generator = peer.tournamentgenerator()
            generator.read_command_line()
            generator.process_tournaments()
    except FAILURES as error:
        opinion.error = f"{type(error).__name__}: {error}"
        return opinion
    event = tournament_of(read_trf_bytes(path.read_bytes()))
    for number in range(1, event.rounds_paired + 1):
        opinion.rounds += 1
        if not check_round(event, number).agrees:
            made = {(white, black or 0) for white, black in played_boards(event, number)}
            opinion.differences.append((number, *settled(event, number, made)))
    return opinion


def opinions(judge, seeds, jobs, folder):
    """The opinions on many events."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(partial(judge, folder), seeds, chunksize=4)


def table(title, found):
    """Counts, and where every difference is."""
    found = list(found)
    differing, unread = {}, {}
    for opinion in found:
        for number, fault, why in opinion.differences:
            differing.setdefault((fault, why), []).append(f"{opinion.name} round {number}")
        if opinion.error:
            unread.setdefault(opinion.error[:120], []).append(opinion.name)
    rounds = sum(opinion.rounds for opinion in found)
    agreeing = rounds - sum(map(len, differing.values()))
    yield f"{title}: {len(found)} events"
    yield f"{agreeing:>7} of {rounds} rounds agree"
    for (fault, why), places in sorted(differing.items()):
        yield f"{len(places):>7} rounds differ, {fault}: {why}"
        yield f"          {_some(places)}"
    for error, places in sorted(unread.items()):
        yield f"{len(places):>7} events the peer could not judge: {error}"
        yield f"          {_some(places)}"


def _some(places, most=10):
    return "; ".join(places[:most]) + "; ..." * (len(places) > most)


COMPARISONS = {
    "ours": ("gacrux", "Events of arbiter generate, judged by gacrux", ours_by_gacrux),
    "theirs": ("gacrux", "Events of gacrux, judged by arbiter check", gacrux_by_us),
    "py4swiss": ("py4swiss", "Events of edition 2017, judged by py4swiss", ours_by_py4swiss),
}
FEWER = {"py4swiss": 300}
"""Where fewer events are enough."""


def main():
    """Runs the comparisons."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=2000, help="events of each comparison")
    parser.add_argument("--first", type=int, default=1, help="first seed")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--only", action="append", choices=COMPARISONS, help="may be repeated")
    choice = parser.parse_args()
    chosen = dict.fromkeys(choice.only or COMPARISONS)
    require(*dict.fromkeys(COMPARISONS[name][0] for name in chosen))
    is_good = True
    for name in chosen:
        _package, title, judge = COMPARISONS[name]
        count = min(choice.count, FEWER.get(name, choice.count))
        seeds = range(choice.first, choice.first + count)
        begin = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            found = list(opinions(judge, seeds, choice.jobs, Path(folder)))
        is_good &= all(fault == PEER for one in found for _, fault, _ in one.differences)
        lines = [*table(title, found), f"  {time.monotonic() - begin:.0f} s"]
        sys.stdout.write("".join(f"{line}\n" for line in lines))
        sys.stdout.flush()
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
