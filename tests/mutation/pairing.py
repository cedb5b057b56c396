"""Mutation testing of the engine: every small change of it should be noticed; run it as a script.

    python -m tests.mutation.pairing [--module bracket] [--sample 500] [--minutes 10] [--jobs 2]
    python -m tests.mutation.pairing --jobs 2 --journal FILE

The second way can be stopped and started again: it goes on with the mutants that are not in the
file. Each mutant imports the tests as they are then, so let nobody change the files meanwhile.

Each mutant runs in a process of its own, which imports the changed module in place of the right
one and is judged until the first judge refuses it. A mutant that takes several times as long as the
right engine counts as noticed. The survivors are printed with their places; those that have been
judged stand in `tests/pairing/mutants.md`. Needs `fork`, thus Linux or macOS.
"""

import argparse
import ast
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import islice
from math import ceil
from pathlib import Path
from random import Random
from resource import RLIM_INFINITY, RLIMIT_AS, RLIMIT_CPU, setrlimit
from typing import NamedTuple, NoReturn

from tests.mutation.judges import Judge, Panel, Panels, forget_the_engine
from tests.mutation.mutations import Mutation, mutations

PACKAGE = "arbiter_gui.pairing.dutch"
FOLDER = Path(__file__).parents[2].joinpath(*PACKAGE.split("."))
MEMORY = 2 << 30
SPARE, LONGER = 0.5, 3
"""Seconds, and the times as long as the right engine, that a judge may take."""
TIMED_OUT, SURVIVED = "timed out", "survived"


class Mutant(NamedTuple):
    """A change of one module; the number tells changes of one kind in one line apart."""

    path: Path
    tree: ast.Module
    mutation: Mutation
    number: int

    @property
    def module(self) -> str:
        return self.path.stem

    @property
    def name(self) -> str:
        return f"{self}  #{self.number}"

    def __str__(self) -> str:
        return f"{self.path.name}:{self.mutation.line}  {self.mutation.change}"


class _Loader(SourceFileLoader):
    """Loads a changed tree in place of the file."""

    def __init__(self, name, path, tree):
        super().__init__(name, path)
        self._tree = tree

    def get_code(self, fullname):
        return compile(self._tree, self.path, "exec")


class _Finder:
    """Finds the changed module before the right one is found."""

    def __init__(self, mutant):
        self._mutant = mutant

    def find_spec(self, name, path=None, target=None):
        if name != f"{PACKAGE}.{self._mutant.module}":
            return None
        loader = _Loader(name, str(self._mutant.path), self._mutant.tree)
        return spec_from_file_location(name, self._mutant.path, loader=loader)


def main() -> None:
    """Judges the mutants and prints what became of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--module", action="append", help="only this module; may be repeated")
    parser.add_argument("--sample", type=int, help="so many mutants, drawn from all modules")
    parser.add_argument("--minutes", type=float, help="begin no mutant after that time")
    parser.add_argument("--seed", type=int, default=1, help="seed of the order of the mutants")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--journal", type=Path, help="keep the verdicts there, and judge the rest")
    parser.add_argument("--list", action="store_true", help="only print the mutants")
    choice = parser.parse_args()
    chosen = mutants(choice.module)
    everything = len(chosen)
    Random(choice.seed).shuffle(chosen)
    chosen = chosen[: choice.sample]
    say(f"{len(chosen)} of {everything} mutants")
    if choice.list:
        say(*chosen)
        return
    journal = Journal(choice.journal)
    ends = journal.ends_of(chosen)
    judged = dict(ends)
    left = [mutant for mutant in chosen if mutant not in judged]
    trial = Trial(Panels())
    for module in sorted({mutant.module for mutant in left}):
        trial.measure(module)
    until = None if choice.minutes is None else time.monotonic() + 60 * choice.minutes
    begin, before = time.monotonic(), os.times().children_user
    for mutant, end in trial.verdicts(in_time(left, until), choice.jobs):
        journal.note(mutant, end)
        ends.append((mutant, end))
    table(ends)
    each = (os.times().children_user - before) / max(1, len(left))
    say(f"{time.monotonic() - begin:.0f} s; {each:.1f} s of processor time for each mutant")


class Journal:
    """The verdicts of a run that may go on later, a line each: the end, a tab, the mutant.

    It belongs to the engine as it is: after a change of a module its lines say nothing any more.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def ends_of(self, chosen: Sequence[Mutant]) -> list[tuple[Mutant, str]]:
        """The mutants that have been judged, with what became of them."""
        lines = []
        if self._path and self._path.exists():
            lines = self._path.read_text(encoding="utf-8").splitlines()
        ends = {name: end for end, _, name in (line.partition("\t") for line in lines)}
        return [(mutant, ends[mutant.name]) for mutant in chosen if mutant.name in ends]

    def note(self, mutant: Mutant, end: str) -> None:
        """Keeps a verdict."""
        if self._path:
            with self._path.open("a", encoding="utf-8") as lines:
                lines.write(f"{end}\t{mutant.name}\n")


def say(*lines: object) -> None:
    """Prints at once, so that the run can be watched."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def mutants(modules: Sequence[str] | None) -> list[Mutant]:
    """All mutants of the modules, or of the whole package."""
    found = []
    for path in sorted(FOLDER.glob("*.py")):
        if modules is None or path.stem in modules:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            changes = enumerate(mutations(tree))
            found += [Mutant(path, tree, mutation, number) for number, mutation in changes]
    return found


def in_time(chosen: Sequence[Mutant], until: float | None) -> Iterator[Mutant]:
    """The mutants, as long as there is time."""
    return (mutant for mutant in chosen if until is None or time.monotonic() < until)


class Trial:
    """Judges mutants, each in a process of its own, within the time that the right engine needs."""

    def __init__(self, panels: Panels) -> None:
        self._panels = panels
        self._limits: dict[Panel, list[float]] = {}

    def measure(self, module: str) -> None:
        """Lets the right engine be judged, and sets the time that the mutants of a module get."""
        panel = self._panels.of(module)
        if panel in self._limits:
            return
        source, target = os.pipe()
        pid = os.fork()
        if not pid:
            _judge_the_engine(panel, target)
        os.close(target)
        with os.fdopen(source) as lines:
            seconds = [float(line) for line in lines]
        if os.waitpid(pid, 0)[1] or len(seconds) < len(panel):
            sys.exit(f"The engine itself does not pass: {panel[len(seconds)].name} of {module}.")
        self._limits[panel] = [SPARE + LONGER * one for one in seconds]
        pairs = zip(panel, seconds, strict=True)
        times = ", ".join(f"{judge.name} {one:.1f} s" for judge, one in pairs)
        say(f"{module} and the like: {times}")

    def verdicts(self, chosen: Iterator[Mutant], jobs: int) -> Iterator[tuple[Mutant, str]]:
        """Each mutant with what became of it; survivors are printed when they are found."""
        running = {}
        begin = time.monotonic()
        done = 0
        while True:
            for mutant in islice(chosen, jobs - len(running)):
                running[self._started(mutant)] = mutant
            if not running:
                return
            pid, status = os.wait()
            mutant = running.pop(pid)
            end = verdict(self._panels.of(mutant.module), status)
            done += 1
            if end == SURVIVED:
                say(f"{done:>5} {time.monotonic() - begin:>5.0f} s  {mutant}")
            yield mutant, end

    def _started(self, mutant: Mutant) -> int:
        """Starts the process of a mutant; it ends with the number of the judge who refused it."""
        pid = os.fork()
        if pid:
            return pid
        panel = self._panels.of(mutant.module)
        refused_by = len(panel) + 1
        try:
            refused_by = _first_refusal(panel, self._limits[panel], mutant)
        finally:
            # Whatever a mutant raises is noticed, and nothing of it gets any further.
            os._exit(refused_by)


def _judge_the_engine(panel: Panel, target: int) -> NoReturn:
    """Writes the seconds that each judge takes, until one of them refuses."""
    try:
        forget_the_engine()
        for judge in panel:
            begin = time.process_time()
            if not judge.passes():
                break
            os.write(target, f"{time.process_time() - begin}\n".encode())
    finally:
        if sys.exc_info()[0]:
            traceback.print_exc()
        os._exit(0)


def _first_refusal(panel: Panel, limits: Sequence[float], mutant: Mutant) -> int:
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    setrlimit(RLIMIT_AS, (MEMORY, RLIM_INFINITY))
    mutant.mutation.make()
    sys.meta_path.insert(0, _Finder(mutant))
    forget_the_engine()
    for number, (judge, seconds) in enumerate(zip(panel, limits, strict=True), start=1):
        setrlimit(RLIMIT_CPU, (ceil(time.process_time() + seconds), RLIM_INFINITY))
        if not judge.passes():
            return number
    return 0


def verdict(panel: Sequence[Judge], status: int) -> str:
    """The judge who refused, the error, or that nobody did."""
    if os.WIFSIGNALED(status):
        stopped = os.WTERMSIG(status) in {signal.SIGXCPU, signal.SIGKILL}
        return TIMED_OUT if stopped else "error"
    code = os.WEXITSTATUS(status)
    return (SURVIVED, *(judge.name for judge in panel), "error")[code]


def table(ends: Sequence[tuple[Mutant, str]]) -> None:
    """Prints, module by module, how many mutants came to which end."""
    columns = ["error", *Panels.NAMES, TIMED_OUT, SURVIVED]
    say("", f"{'module':<26}{'mutants':>12}" + "".join(f"{name:>12}" for name in columns))
    names = sorted({mutant.module for mutant, _ in ends})
    for name in [*names, "all"]:
        counts = Counter(end for mutant, end in ends if name in {mutant.module, "all"})
        cells = "".join(f"{counts[column]:>12}" for column in columns)
        say(f"{name:<26}{counts.total():>12}{cells}")


if __name__ == "__main__":
    main()
