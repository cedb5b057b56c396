"""How long a round takes to pair, beside other engines and beside the goals; run it as a script.

    python -m tests.benchmarks.pairing [--files FOLDER] [--largest 200] [--peer NAME=COMMAND]

Without `--files` the rounds are round 5 of 9 of random events (`families.py`); with it every TRF
of the folder with one of the numbers of players that are compared. Times are processor time in
this process, from the position to the outcome, medians of five; a peer that takes more than ten
seconds runs once. Executables are timed as whole processes:
`--peer "other=/opt/other --dutch {trf} -p"`. With `--largest` nothing larger is measured, so that
it takes a minute instead of several.

Then follow what stories cost (asked for, and all of them read), how time grows with the number of
players, the families that are hard to pair (average and worst of all rounds of some events), and
the memory of a process that only pairs 3,000 players. The exit code is 1 when a goal is missed.
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
from tests.benchmarks.goals import GoalTable
from tests.benchmarks.peers import Pairs, Peer, Timed, executable_peer, packaged_peers

ROUND = 5
"""The goals beside peers are for this round of nine."""
SLOW = 10.0
COMPARED = (50, 200, 500, 1000)
EDITIONS = {"2017": 1.5, "2012": 10}
"""How many times as long as in edition 2026 a round may take in the others."""
GROWTH = ((100, 1000, 14), (1000, 3000, 4))
HARD_SIZES = {50: 15, 101: 60, 200: 165}
"""Players of the families that are hard to pair, and how many milliseconds a round may take."""
WORST = 1000
MEMORY_PLAYERS, MEMORY = 3000, 150


def main() -> int:
    """Prints the table; 1 when a goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=Path, help="folder of TRF files, also gzipped")
    parser.add_argument("--largest", type=int, default=MEMORY_PLAYERS, help="most players")
    parser.add_argument("--peer", action="append", default=[], help="NAME=COMMAND with {trf}")
    parser.add_argument("--no-peers", action="store_true", help="only Arbiter")
    parser.add_argument("--events", type=int, default=3, help="events of each hard family; 0: none")
    parser.add_argument("--one", type=Path, help=argparse.SUPPRESS)
    choice = parser.parse_args()
    if choice.one:
        pair_only(choice.one)
        return 0
    peers = [] if choice.no_peers else packaged_peers()
    peers += [executable_peer(argument) for argument in choice.peer]
    table = GoalTable()
    sizes = [size for size in COMPARED if size <= choice.largest]
    compare(table, list(events(choice.files, sizes)), peers)
    stories(table, [size for size in sizes if size <= 500])
    growth(table, choice.files, choice.largest)
    if choice.events:
        hard_families(table, choice.events, choice.largest)
    if choice.largest >= MEMORY_PLAYERS:
        memory(table, choice.files)
    return table.end()


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
    return next(islice(before, ROUND - 1, None))


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


def compare(table: GoalTable, rounds: list[tuple[str, Tournament]], peers: list[Peer]) -> None:
    """Arbiter in each edition, then each peer: how many times slower it is."""
    for name, tournament in rounds:
        table.title(f"{name}, one round")
        own = {"2026": median_of(of_arbiter(tournament, "2026"))}
        table.add("edition 2026", f"{1000 * own['2026'][0]:.2f} ms")
        for edition, most in EDITIONS.items():
            own[edition] = median_of(of_arbiter(tournament, edition))
            seconds = own[edition][0]
            note = f"  {1000 * seconds:.2f} ms"
            table.at_most(f"edition {edition}", seconds / own["2026"][0], most, "times", note)
        for peer in peers:
            beside(table, peer, tournament, own[peer.edition])


def beside(table: GoalTable, peer: Peer, tournament: Tournament, own: tuple[float, Pairs]) -> None:
    """The line of a peer, with a note where it makes other pairs."""
    with tempfile.TemporaryDirectory() as folder:
        seconds, pairs = median_of(peer.prepared(tournament, Path(folder)))
    note = f"  {1000 * seconds:.0f} ms" + ("" if pairs == own[1] else ", other pairs")
    what, times = f"faster than {peer.name}", seconds / own[0]
    goal = peer.goals.get(len(tournament.players))
    if goal and tournament.rounds_paired == ROUND - 1:
        table.at_least(what, times, goal, "times", note)
    else:
        table.add(what, f"{times:.0f} times")


def stories(table: GoalTable, sizes: list[int]) -> None:
    """How many times as long a round takes with stories: asked for, and all of them read."""
    table.title("with stories, compared with none (all of them read)")
    for players in sizes:
        for edition in ("2026", "2017", "2012"):
            event = with_edition(ordinary(players), edition)
            position = position_before(event, event.rounds_paired + 1)
            silent, asked, read = (
                fastest(partial(pair_round, position)),
                fastest(partial(pair_round, position, with_story=True)),
                fastest(lambda at=position: len(pair_round(at, with_story=True).stories)),
            )
            what, note = f"{players} players, edition {edition}", f"  ({read / silent:.2f})"
            table.at_most(what, asked / silent, 1.2, "times", note)


def fastest(job: Callable[[], object]) -> float:
    """Processor time of the fastest of 25 runs."""
    times = []
    for _ in range(25):
        gc.collect()
        start = time.process_time()
        job()
        times.append(time.process_time() - start)
    return min(times)


def growth(table: GoalTable, folder: Path | None, largest: int) -> None:
    """How time grows with the number of players."""
    steps = [step for step in GROWTH if step[1] <= largest]
    wanted = sorted({size for step in steps for size in step[:2]})
    times: dict[int, float] = {}
    for _, tournament in events(folder, wanted):
        players = len(tournament.players)
        seconds = median_of(of_arbiter(tournament, "2026"))[0]
        times[players] = max(seconds, times.get(players, 0))
    table.title("growth, edition 2026")
    for small, large, most in steps:
        if small in times and large in times:
            note = f"  {1000 * times[small]:.1f} and {1000 * times[large]:.1f} ms"
            what = f"{large} players compared with {small}"
            table.at_most(what, times[large] / times[small], most, "times", note)


def hard_families(table: GoalTable, count: int, largest: int) -> None:
    """Average and worst of all rounds of some events of each family."""
    for family in families.DEGENERATE:
        for players, goal in HARD_SIZES.items():
            is_dense = family == families.NEARLY_EVERYBODY
            if players > (min(HARD_SIZES) if is_dense else largest):
                continue
            times = [
                1000 * seconds
                for seed in range(count)
                for seconds in seconds_of(family, players, seed)
            ]
            table.title(f"{family}, {players} players, {len(times)} rounds")
            note = f"  median {statistics.median(times):.1f} ms"
            table.at_most("average", statistics.mean(times), goal, "ms", note)
            table.at_most("worst", max(times), WORST, "ms")


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


def memory(table: GoalTable, folder: Path | None) -> None:
    """Peak memory of a process that only reads and pairs 3,000 players."""
    paths = sorted(folder.glob(f"n{MEMORY_PLAYERS}*")) if folder else []
    with tempfile.TemporaryDirectory() as place:
        path = paths[0] if paths else random_file(Path(place))
        command = [sys.executable, "-m", "tests.benchmarks.pairing", "--one", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    table.title(f"{MEMORY_PLAYERS} players")
    table.at_most("peak memory of a process", float(done.stdout), MEMORY, "MB")


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
    sys.stdout.write(f"{peak_kilobytes() / 1024:.0f}\n")


def peak_kilobytes() -> int:
    """The peak of this program alone; the usual figure knows of the one that started it."""
    status = Path("/proc/self/status")
    if status.exists():
        found = re.search(r"VmHWM:\s*(\d+) kB", status.read_text())
        if found:
            return int(found[1])
    return getrusage(RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    sys.exit(main())
