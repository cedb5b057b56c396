"""A whole event of 84 players and 9 rounds, played through the window by keyboard alone.

    python -m tests.ui.day --out FOLDER

In round 5 the power fails: the process is killed in the middle of a result. The second process
opens the event again and plays it to the end. Pictures of every step, the event and its report go
into the folder; the keystrokes are counted and printed. Needs no screen.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.ui.day import parts
from tests.ui.day.verdict import findings

PLAYERS, ROUNDS = 84, 9


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True, help="folder for everything")
    parser.add_argument("--part", choices=["morning", "afternoon"], help=argparse.SUPPRESS)
    choice = parser.parse_args(arguments)
    folder = choice.out.absolute()
    if choice.part:
        return parts.play(choice.part, folder)
    folder.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    morning = part("morning", folder)
    if morning != -signal.SIGKILL:
        say(f"The power should have failed; the first part ended with {morning}.")
        return 1
    afternoon = part("afternoon", folder)
    if afternoon:
        return afternoon
    counts = [int(path.read_text()) for path in sorted(folder.glob("keys-*.txt"))]
    say(f"Keystrokes: {sum(counts)} ({' + '.join(map(str, counts))}).")
    say(f"{time.monotonic() - begin:.0f} s; pictures and report in {folder}")
    return verdict(folder / "final.trf")


def verdict(report):
    """Lets the checker, and gacrux where it is installed, pair the rounds of the report again."""
    found = findings(report)
    say(*found.lines)
    return 0 if found.explained else 1


def say(*lines):
    """Prints lines."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def part(name, folder):
    """Plays one part in a process of its own; how it ended."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "HOME": str(folder),
        "LANGUAGE": "en",
        "LC_ALL": "C.UTF-8",
    }
    command = [sys.executable, "-m", "tests.ui.day", "--out", str(folder), "--part", name]
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
