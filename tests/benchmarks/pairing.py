"""How long a round takes to pair, beside other engines; run it as a script.

    python -m tests.benchmarks.pairing [--files FOLDER] [--players 50,200] [--peer NAME=COMMAND]

Without `--files` the rounds are round 5 of 9 of random events (`families.py`); with it every TRF
of the folder whose number of players is asked for. Times are processor time in this process, from
the position to the outcome, medians of five; a peer that takes more than ten seconds runs once.
Executables are timed as whole processes: `--peer "other=/opt/other --dutch {trf} -p"`.

Then follow what stories cost (asked for, and all of them read), how time grows with the number of
players, the families that are hard to pair (average and worst of all rounds of some events), and
the memory of a process that only pairs 3,000 players.
"""

import argparse
import gc
import gzip
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from resource import RUSAGE_SELF, getrusage

from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.formats.trf.writer import write_trf
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.pairing.position import PairingPosition, position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import Colour, Tournament
from tests.benchmarks import families
from tests.benchmarks.peers import Pairs, Peer, Timed, executable_peer, packaged_peers

SLOW = 10.0
HARD_SIZES = {50: 15, 101: 60, 200: 165}
"""Players of the families that are hard to pair, and how many milliseconds a round may take."""
WORST = 1000
MEMORY_PLAYERS, MEMORY = 3000, 150


def main() -> None:
    """Prints all tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=Path, help="folder of TRF files, also gzipped")
    parser.add_argument("--players", default="50,200,500,1000", help="sizes of the events")
    parser.add_argument("--peer", action="append", default=[], help="NAME=COMMAND with {trf}")
    parser.add_argument("--no-peers", action="store_true", help="only Arbiter")
    parser.add_argument("--events", type=int, default=3, help="events of each hard family; 0: none")
    parser.add_argument("--one", type=Path, help=argparse.SUPPRESS)
    choice = parser.parse_args()
    if choice.one:
        pair_only(choice.one)
        return
    sizes = [int(size) for size in choice.players.split(",")]
    peers = [] if choice.no_peers else packaged_peers()
    peers += [executable_peer(argument) for argument in choice.peer]
    compare(list(events(choice.files, sizes)), peers)
    stories([size for size in sizes if size <= 500])
    growth(choice.files)
    if choice.events:
        hard_families(choice.events)
    memory(choice.files)


def events(folder: Path | None, sizes: list[int]) -> Iterator[tuple[str, Tournament]]:
    """The events to be paired, with their names, the smallest first."""
    if folder is None:
        for players in sizes:
            yield f"random {players}", ordinary(players)
        return
    for path in sorted(folder.glob("*.trf*")):
        tournament = of_file(path)
        if len(tournament.players) in sizes:
            yield path.name.split(".")[0], tournament


def ordinary(players: int) -> Tournament:
    """A random event before round 5 of 9."""
    before = families.played(families.ORDINARY, players, 1, pair_round)
    return next(islice(before, 4, None))


def of_file(path: Path) -> Tournament:
    """The event of a TRF, before the round that comes next."""
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
    return with_edition(tournament_of(read_trf(text)), "2026")


def with_edition(tournament: Tournament, edition: str) -> Tournament:
    """The same event under another edition."""
    settings = tournament.settings
    chosen = replace(
        settings, edition=edition, initial_colour=settings.initial_colour or Colour.WHITE
    )
    return Tournament(chosen if fact is settings else fact for fact in tournament.facts())


def of_arbiter(tournament: Tournament, edition: str) -> Timed:
    """What is timed of Arbiter."""
    event = with_edition(tournament, edition)
    position = position_before(event, event.rounds_paired + 1)

    def timed() -> tuple[float, Pairs]:
        seconds, outcome = paired(position)
        pairs = {(int(pair.white), int(pair.black)) for pair in outcome.pairs}
        return seconds, frozenset(pairs | ({(int(outcome.pab), 0)} if outcome.pab else set()))

    return timed


def paired(position: PairingPosition) -> tuple[float, RoundPairing]:
    """Seconds of processor time and the outcome."""
    start = time.process_time()
    outcome = pair_round(position)
    return time.process_time() - start, outcome


def median_of(timed: Timed) -> tuple[float, Pairs]:
    """The median of five, of one when that is slow, and the pairs."""
    found, times = frozenset(), []
    while len(times) < 5 and max(times, default=0) < SLOW:
        gc.collect()
        gc.disable()
        seconds, found = timed()
        gc.enable()
        times.append(seconds)
    return statistics.median(times), found


def compare(rounds: list[tuple[str, Tournament]], peers: list[Peer]) -> None:
    """Arbiter in editions 2026 and 2017, then each peer: time, how many times slower, goal."""
    show("milliseconds a round; in brackets how many times slower than Arbiter, and the goal")
    show(f"{'':18}{'2026':>9}{'2017':>9}", *(f"{peer.name:>30}" for peer in peers))
    for name, tournament in rounds:
        players = len(tournament.players)
        own = {edition: median_of(of_arbiter(tournament, edition)) for edition in ("2026", "2017")}
        cells = [f"{name:18}", *(f"{1000 * own[edition][0]:9.2f}" for edition in own)]
        for peer in peers:
            cells.append(beside(peer, tournament, players, own[peer.edition]))
        show(*cells)


def beside(peer: Peer, tournament: Tournament, players: int, own: tuple[float, Pairs]) -> str:
    """One cell of the table; a mark where the peer makes other pairs."""
    with tempfile.TemporaryDirectory() as folder:
        seconds, pairs = median_of(peer.prepared(tournament, Path(folder)))
    same = " " if pairs == own[1] else "*"
    goal = f" of {peer.goals[players]}" if players in peer.goals else ""
    return f"{1000 * seconds:12.1f}{same}{f'({seconds / own[0]:.0f}x{goal})':>17}"


def stories(sizes: list[int]) -> None:
    """How many times as long a round takes with stories: asked for, and all of them read."""
    show("with stories: times as long as without (at most 1.20), and when all of them are read")
    for players in sizes:
        for edition in ("2026", "2017", "2012"):
            event = with_edition(ordinary(players), edition)
            position = position_before(event, event.rounds_paired + 1)
            silent, asked, read = (
                fastest(partial(pair_round, position)),
                fastest(partial(pair_round, position, with_story=True)),
                fastest(lambda at=position: len(pair_round(at, with_story=True).stories)),
            )
            show(f"{players:5} {edition}{asked / silent:8.2f}{read / silent:8.2f}")


def fastest(job: Callable[[], object]) -> float:
    """Processor time of the fastest of 25 runs."""
    times = []
    for _ in range(25):
        gc.collect()
        start = time.process_time()
        job()
        times.append(time.process_time() - start)
    return min(times)


def growth(folder: Path | None) -> None:
    """How time grows: from 100 to 1,000 players at most 14 times, from 1,000 to 3,000 four."""
    found = dict(events(folder, [100, 1000, 3000]))
    times: dict[int, float] = {}
    for tournament in found.values():
        players = len(tournament.players)
        seconds = median_of(of_arbiter(tournament, "2026"))[0]
        times[players] = max(seconds, times.get(players, 0))
    for small, large, most in ((100, 1000, 14), (1000, 3000, 4)):
        if small in times and large in times:
            show(f"{large} players take {times[large] / times[small]:.1f} times as long as {small}")
            show(f"  (at most {most}): {1000 * times[large]:.1f} ms")


def hard_families(count: int) -> None:
    """Average and worst milliseconds of all rounds of some events of each family."""
    show("rounds that are hard to pair: average, median and worst milliseconds, goals")
    for family in families.DEGENERATE:
        for players, goal in HARD_SIZES.items():
            if family == families.NEARLY_EVERYBODY and players > min(HARD_SIZES):
                continue
            times = [
                seconds for seed in range(count) for seconds in seconds_of(family, players, seed)
            ]
            average, middle = 1000 * statistics.mean(times), 1000 * statistics.median(times)
            show(
                f"{family:22}{players:5}{average:9.1f}{middle:9.1f}{1000 * max(times):9.1f}",
                f"   of {goal} and {WORST}, {len(times)} rounds",
            )


def seconds_of(family: str, players: int, seed: int) -> list[float]:
    """Processor time of each round of an event."""
    times: list[float] = []

    def pair(position: PairingPosition) -> RoundPairing:
        seconds, outcome = paired(position)
        times.append(seconds)
        return outcome

    for _ in families.played(family, players, seed, pair):
        gc.collect()
    return times


def memory(folder: Path | None) -> None:
    """Peak memory of a process that only reads and pairs 3,000 players."""
    paths = sorted(folder.glob(f"n{MEMORY_PLAYERS}*")) if folder else []
    with tempfile.TemporaryDirectory() as place:
        path = paths[0] if paths else random_file(Path(place))
        command = [sys.executable, "-m", "tests.benchmarks.pairing", "--one", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    show(f"peak memory with {MEMORY_PLAYERS} players: {done.stdout.strip()} MB of {MEMORY} MB")


def random_file(folder: Path) -> Path:
    """A TRF of a large random event."""
    path = folder / "large.trf"
    text = write_trf(trf_of(ordinary(MEMORY_PLAYERS)), Dialect.BBP)
    path.write_text(text, encoding="utf-8")
    return path


def pair_only(path: Path) -> None:
    """Reads and pairs one file, and prints the peak memory of this process in MB."""
    tournament = of_file(path)
    pair_round(position_before(tournament, tournament.rounds_paired + 1))
    show(f"{peak_kilobytes() / 1024:.0f}")


def peak_kilobytes() -> int:
    """The peak of this program alone; the usual figure knows of the one that started it."""
    status = Path("/proc/self/status")
    if status.exists():
        found = re.search(r"VmHWM:\s*(\d+) kB", status.read_text())
        if found:
            return int(found[1])
    return getrusage(RUSAGE_SELF).ru_maxrss


def show(*words: str) -> None:
    """Prints a line."""
    sys.stdout.write("".join(words) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
