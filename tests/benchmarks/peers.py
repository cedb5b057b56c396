"""Other engines, called so that only their pairing is timed.

`gacrux` and `py4swiss` come from the package index; any other one is an executable that is given a
TRF of the engines' dialect. Each gives the pairs as (white, black), black 0 for the bye.
"""

import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import write_trf
from arbiter_gui.tournament import Bye, Tournament

Pairs = frozenset[tuple[int, int]]
Timed = Callable[[], tuple[float, Pairs]]


@dataclass(frozen=True)
class Peer:
    """An engine to be measured beside Arbiter.

    Attributes:
        goals: How many times faster Arbiter shall be, by number of players.
        prepared: Makes ready to pair an event, with a folder for files; gives what is timed:
            seconds of processor time and the pairs.
    """

    name: str
    edition: str
    goals: dict[int, int]
    prepared: Callable[[Tournament, Path], Timed]


def packaged_peers() -> list[Peer]:
    """The peers from the package index, as far as they are installed."""
    known = [
        ("gacrux", Peer("gacrux", "2026", {50: 25, 200: 50, 500: 200, 1000: 600}, _gacrux)),
        ("py4swiss", Peer("py4swiss", "2017", {50: 20, 200: 150, 500: 500, 1000: 2500}, _py4swiss)),
    ]
    return [peer for package, peer in known if find_spec(package)]


def executable_peer(argument: str) -> Peer:
    """A peer from `NAME=COMMAND`; `{trf}` stands for the file in the command."""
    name, _, command = argument.partition("=")

    def prepared(tournament: Tournament, folder: Path) -> Timed:
        path = folder / "peer.trf"
        path.write_text(write_trf(trf_of(tournament), Dialect.TRF16), encoding="utf-8")
        words = [word.replace("{trf}", str(path)) for word in shlex.split(command)]
        return lambda: _of_process(words)

    return Peer(name, "2026", {50: 3, 200: 60, 500: 400, 1000: 2500}, prepared)


def _of_process(words: list[str]) -> tuple[float, Pairs]:
    start = getrusage(RUSAGE_CHILDREN)
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    end = getrusage(RUSAGE_CHILDREN)
    seconds = end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime
    found = re.findall(r"^ *(\d+)\s+(\d+) *$", done.stdout, re.MULTILINE)
    return seconds, frozenset((int(white), int(black)) for white, black in found)


def _gacrux(tournament: Tournament, folder: Path) -> Timed:
    """The sequential engine; who is absent is told by the option it has for that."""
    coming = tournament.rounds_paired + 1
    absent = [str(bye.player) for bye in tournament.byes(coming)]
    facts = [fact for fact in tournament.facts() if not _is_request(fact, coming)]
    path = folder / "gacrux.trf"
    path.write_text(write_trf(trf_of(Tournament(facts)), Dialect.TRF26), encoding="utf-8")
    colour = tournament.settings.initial_colour
    arguments = ["-i", str(path), "-p", "-t", colour.value if colour else "w"]
    arguments += ["-u", *absent] if absent else []
    checker_of = import_module("gacrux.pairingchecker").pairingchecker

    def timed() -> tuple[float, Pairs]:
        checker, before = checker_of(), sys.argv
        sys.argv = ["pairingchecker", *arguments]
        try:
            checker.read_command_line()
            checker.read_input_file()
            start = time.process_time()
            checker.do_checker()
            seconds = time.process_time() - start
        finally:
            sys.argv = before
        (made,) = checker.chessfile.result["roundpairing"]
        return seconds, frozenset(made["pairs"])

    return timed


def _is_request(fact: object, number: int) -> bool:
    return isinstance(fact, Bye) and fact.round == number


def _py4swiss(tournament: Tournament, folder: Path) -> Timed:
    path = folder / "py4swiss.trf"
    path.write_text(write_trf(trf_of(tournament), Dialect.TRF16), encoding="utf-8")
    parsed = import_module("py4swiss.trf").TrfParser.parse(path)
    engine = import_module("py4swiss.engines").DutchEngine

    def timed() -> tuple[float, Pairs]:
        start = time.process_time()
        pairs = engine.generate_pairings(parsed)
        seconds = time.process_time() - start
        return seconds, frozenset((pair.white, pair.black) for pair in pairs)

    return timed
