"""How long FIDE's list takes to come in, and how long to answer while a name is being typed.

`python -m tests.benchmarks.rating_lists [ROWS]` makes a list of 1.93 million invented players,
imports it once and types names, numbers and years letter by letter. Every answer to a keystroke
is measured five times: the table has the median of the keystrokes, and the slowest of them.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from arbiter_gui.formats.rating_lists.list_file import open_list
from arbiter_gui.progress import NoProgress
from arbiter_gui.ratings.listed_player import RatingList
from arbiter_gui.storage.rating_lists import RatingLists
from tests.benchmarks.goals import GoalTable
from tests.benchmarks.invented_lists import write_list

ROWS = 1_930_000
IMPORT_BUDGET = 60.0
SEARCH_BUDGET = 50.0
TYPED = {
    "last name": ("garcia", "li", "wang", "zhangov"),
    "last name, first name": ("Garcia, J", "Ivanov, Alex", "Kumar, Ra", "Nguyen, Ma"),
    "accents and capitals": ("García, José", "MÜLLER", "Łopez", "Fernández Ma"),
    "Cyrillic": ("Иванов, А", "Петров"),
    "first name, then last name": ("maria garcia", "ali m", "a b", "x q"),
    "name and birth year": ("garcia 1990", "wang 19", "alexander 1999", "a 1975"),
    "name and federation": ("garcia esp", "li chn", "ivan rus"),
    "FIDE number": ("1503014", "20000000", "999"),
    "nothing is found": ("xxqq", "garcia, zzz", "99999999999"),
}


def imported(source: Path, target: Path) -> float:
    """Seconds from the file to the collection that can be searched."""
    start = time.perf_counter()
    lists = RatingLists(target)
    try:
        with open_list(source, NoProgress()) as file:
            lists.replace(RatingList(file.name, file.kind, file.month), file.players, NoProgress())
    finally:
        lists.close()
    return time.perf_counter() - start


def keystrokes(lists: RatingLists, texts: tuple[str, ...]) -> list[float]:
    """Milliseconds of every keystroke of some texts, each the median of five."""
    times = []
    for text in texts:
        for length in range(1, len(text) + 1):
            five = []
            for _ in range(5):
                start = time.perf_counter()
                lists.search(text[:length])
                five.append(1000 * (time.perf_counter() - start))
            times.append(statistics.median(five))
    return times


def main(arguments: list[str]) -> int:
    """Prints the table; 1 when a goal is missed."""
    rows = int(arguments[0]) if arguments else ROWS
    table = GoalTable()
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "players_list_foa.txt", Path(folder) / "lists.db"
        write_list(source, rows)
        before = time.process_time()
        seconds = imported(source, target)
        processor = time.process_time() - before
        table.title(f"{rows} players, {source.stat().st_size / 1e6:.0f} MB")
        table.at_most("import", seconds, IMPORT_BUDGET, "s")
        table.add("processor time of the import", f"{processor:.2f} s")
        table.add("size of the collection", f"{target.stat().st_size / 1e6:.0f} MB")
        lists = RatingLists(target)
        try:
            for what, texts in TYPED.items():
                times = keystrokes(lists, texts)
                table.at_most(what, statistics.median(times), SEARCH_BUDGET, "ms")
                table.at_most("    the slowest keystroke", max(times), SEARCH_BUDGET, "ms")
        finally:
            lists.close()
    return table.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
