"""Random events judged by gacrux and py4swiss, and those of gacrux judged by the checker.

    python -m tests.pairing.peers --count 2000 --jobs 2

prints how many events and rounds agree, and for every round that does not the rule that tells
the two pairings apart. gacrux knows edition 2026, py4swiss edition 2017 (points 1-½-0, nobody
accelerated; it numbers players who have not arrived, so that colours of E.5 differ).
"""

import argparse
import contextlib
import io
import json
import sys
import tempfile
from collections import Counter
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
from arbiter_gui.pairing.checker import check_round, check_rounds, played_boards
from arbiter_gui.pairing.generator_model import Draws, Wishes
from arbiter_gui.tournament import Bye, ByeKind, Game, PlayerKey, Round, Tournament

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
        differences: The round and why the two pairings differ.
        error: What the peer said when it could not judge.
    """

    name: str
    rounds: int = 0
    differences: list[tuple[int, str]] = field(default_factory=list)
    error: str = ""


def ours_by_gacrux(folder, seed):
    """An event of the generator, every round of it paired again by gacrux."""
    written(Request(Wishes(), folder, Dialect.TRF26, force=True), seed)
    path = file_of(folder, seed)
    event = tournament_of(read_trf_bytes(path.read_bytes()))
    opinion = Opinion(path.name, event.rounds_paired)
    try:
        rounds = gacrux_rounds(path)
    except FAILURES as error:
        opinion.error = f"{type(error).__name__}: {error}"
        return opinion
    for number, (current, pairs) in enumerate(rounds, start=1):
        if set(current) != set(pairs):
            opinion.differences.append((number, _why(event, number, pairs)))
    return opinion


def gacrux_rounds(path):
    """For each round the pairs of the file and the pairs gacrux makes; the bye is (player, 0)."""
    peer = import_module("gacrux.pairingchecker")

    target = path.with_suffix(".json")
    with _command_line("-c", "-i", str(path), "-o", str(target)):
        peer.pairingchecker().common_main()
    answer = json.loads(target.read_text(encoding="utf-8"))
    if answer["status"]["code"]:
        message = str(answer["status"]["error"])
        raise RuntimeError(message)
    rounds = answer["pairingResult"]["roundpairing"]
    return [tuple(list(map(tuple, one[key])) for key in ("current", "pairs")) for one in rounds]


@contextlib.contextmanager
def _command_line(*words):
    before = sys.argv
    sys.argv = ["gacrux", *words]
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            yield
    finally:
        sys.argv = before


def _why(event, number, pairs):
    """The rule by which the checker would refuse the pairs that the peer proposes."""
    others = [
        fact
        for fact in event.facts()
        if not (isinstance(fact, Game) and fact.round == number)
        and not (
            isinstance(fact, Bye)
            and fact.round == number
            and fact.kind is ByeKind.PAIRING_ALLOCATED
        )
    ]
    for board, (white, black) in enumerate(pairs, start=1):
        keys = PlayerKey(white), PlayerKey(black)
        game = Game(number, board, *keys) if black else None
        others.append(game or Bye(number, keys[0], ByeKind.PAIRING_ALLOCATED))
    return reason(check_round(Tournament(others), number))


def reason(check):
    """The first rule that a round breaks."""
    if check.agrees:
        return "the checker agrees with both"
    verdict = check.differences[0].verdict
    return f"{verdict.article} {verdict.name}" if verdict else "other boards"


NOT_READ_BY_PY4SWISS = {"scoring": "standard", "baku": False, "forbidden": 0, "odd_results": 0.0}


def ours_by_py4swiss(folder, seed):
    """An event of edition 2017, every round of it paired again by py4swiss."""
    parser = import_module("py4swiss.trf").TrfParser
    engine = import_module("py4swiss.engines").DutchEngine
    wishes = Wishes(edition="2017", **NOT_READ_BY_PY4SWISS)
    written(Request(wishes, folder, Dialect.TRF26, force=True), seed)
    event = tournament_of(read_trf_bytes(file_of(folder, seed).read_bytes()))
    opinion = Opinion(f"seed {seed}", event.rounds_paired)
    path = folder / f"before-{seed}.trf"
    for number in range(1, event.rounds_paired + 1):
        path.write_bytes(trf_bytes(trf_of(before_round(event, number)), Dialect.TRF16))
        try:
            answer = engine.generate_pairings(parser.parse(path))
        except FAILURES as error:
            opinion.error = f"{type(error).__name__}: {error}"
            return opinion
        pairs = [(pair.white, pair.black) for pair in answer]
        played = [(white, black or 0) for white, black in played_boards(event, number)]
        if set(pairs) != set(played):
            opinion.differences.append((number, _why(event, number, pairs)))
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
    players, rounds = draws.whole(8, draws.whole(12, 120)), draws.whole(5, 9)
    opinion = Opinion(path.name)
    words = ["-g", str(seed), "1", "-p", str(players), "-n", str(min(rounds, players // 2))]
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
    checks = check_rounds(tournament_of(read_trf_bytes(path.read_bytes())))
    opinion.rounds = len(checks)
    opinion.differences = [(one.round, reason(one)) for one in checks if not one.agrees]
    return opinion


def opinions(judge, seeds, jobs, folder):
    """The opinions on many events."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(partial(judge, folder), seeds, chunksize=4)


def table(title, found):
    """Counts, and every difference."""
    found = list(found)
    rounds = sum(opinion.rounds for opinion in found)
    wrong = [(opinion.name, *one) for opinion in found for one in opinion.differences]
    yield f"{title}: {len(found)} events, {rounds} rounds, {len(wrong)} rounds differ"
    for why, count in Counter(why for _name, _round, why in wrong).most_common():
        yield f"  {count:5} {why}"
    for name, number, why in wrong:
        yield f"    {name} round {number}: {why}"
    for opinion in found:
        if opinion.error:
            yield f"    {opinion.name}: not judged, {opinion.error[:120]}"


def main():
    """Runs the comparisons."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--first", type=int, default=1, help="first seed")
    parser.add_argument("--jobs", type=int, default=2)
    choice = parser.parse_args()
    seeds = range(choice.first, choice.first + choice.count)
    with tempfile.TemporaryDirectory() as name:
        for title, judge in (
            ("Events of arbiter generate, judged by gacrux", ours_by_gacrux),
            ("Events of gacrux, judged by arbiter check", gacrux_by_us),
            ("Events of edition 2017, judged by py4swiss", ours_by_py4swiss),
        ):
            for line in table(title, opinions(judge, seeds, choice.jobs, Path(name))):
                sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
