"""Judges the explanations of random boards, and of pairs that are not made, in every language.

    python -m tests.explain.truth --boards 300

prints the lines that are false, what could only be checked in part, and how often each pattern was
met in each language. The exit code is 1 where a line is false.
"""

import argparse
import sys
from pathlib import Path

from arbiter_gui.i18n import LANGUAGES
from tests.explain.truth.boards import EDITIONS, Tally, judge_boards, judge_lists, judge_pairs


def report(tally):
    """The lines of the report."""
    yield f"{tally.boards} boards in {len(LANGUAGES)} languages, {tally.lines} lines"
    yield f"false: {len(tally.false)}"
    yield from (f"  {line}" for line in tally.false)
    yield "checked in part:"
    yield from (f"  {what}: {times}" for what, times in tally.weak.most_common())
    yield f"patterns met: {', '.join(LANGUAGES)}"
    first = tally.readers[LANGUAGES[0]].met
    for key in dict.fromkeys(key for one in tally.readers.values() for key in one.met):
        times = [tally.readers[language].met.get(key, 0) for language in LANGUAGES]
        yield f"  {key:<28}" + "".join(f"{number:>8}" for number in times)
    yield f"patterns never met: {sum(not times for times in first.values())} of {len(first)}"


def main():
    """Judges and prints; the exit code says whether every line is true."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=300, help="boards of each edition")
    parser.add_argument("--pairs", type=int, default=100, help="pairs that are not made, of each")
    parser.add_argument("--lists", type=int, default=50, help="lists before publishing, of each")
    parser.add_argument("--edition", action="append", choices=EDITIONS, help="may be repeated")
    parser.add_argument("--cases", type=Path, help="a corpus, in place of the one of the tests")
    parser.add_argument("--seed", type=int, default=1)
    choice = parser.parse_args()
    tally = Tally()
    for edition in choice.edition or EDITIONS:
        judge_boards(tally, edition, choice.boards, path=choice.cases, seed=choice.seed)
        judge_pairs(tally, edition, choice.pairs, path=choice.cases, seed=choice.seed)
        judge_lists(tally, edition, choice.lists, path=choice.cases, seed=choice.seed)
    sys.stdout.write("".join(f"{line}\n" for line in report(tally)))
    sys.exit(1 if tally.false else 0)


if __name__ == "__main__":
    main()
