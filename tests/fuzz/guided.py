"""The same targets under atheris, which follows every branch of the program.

    python -m tests.fuzz.guided FORMAT [--runs 100000] [--minutes 10]

Needs atheris (Linux, `pip install atheris`), best in an environment of its own; it stops at the
first fault and keeps the input in the folder it runs in.
"""

import argparse
import sys
from random import Random

import atheris

with atheris.instrument_imports(include=["arbiter_gui"]):
    from tests.fuzz.mutations import Mutator
    from tests.fuzz.targets import TARGETS


def main() -> None:
    """Hands a target to atheris."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.guided")
    parser.add_argument("format", choices=TARGETS)
    parser.add_argument("--runs", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=10)
    choice = parser.parse_args()
    target = TARGETS[choice.format]
    mutator = Mutator(Random(1), target.seeds(), target.tokens)

    def one_input(data: bytes) -> None:
        try:
            target.run(data)
        except target.ignored:
            return

    def changed(data: bytes, largest: int, seed: int) -> bytes:
        mutator.dice.seed(seed)
        first = mutator.next(packed=target.packed) if len(data) < 9 else mutator.changed(data)
        return first[:largest]

    limits = ["-timeout=5", "-rss_limit_mb=1500", "-max_len=200000"]
    effort = [f"-runs={choice.runs}", f"-max_total_time={int(choice.minutes * 60)}"]
    atheris.Setup([sys.argv[0], *limits, *effort], one_input, custom_mutator=changed)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
