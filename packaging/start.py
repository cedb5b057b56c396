"""Starts Arbiter from a checkout: sets it up the first time, then opens a sample event.

    python3 packaging/start.py                the window, with a round ready to be paired
    python3 packaging/start.py --no-window    the same round on the terminal

Without a display the terminal is used by itself.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Dict, List

import environment
import qt_libraries
from system_packages import SetupProblem

SAMPLE = environment.ROOT / "resources" / "samples" / "after_round_4.trf"
WORKPLACES = (environment.ROOT / "build" / "sample", Path.home() / "Documents" / "Arbiter")


def main(arguments: List[str]) -> int:
    """Opens the window or, without a display, pairs on the terminal."""
    options = _options(arguments)
    python = environment.prepare()
    variables = environment.child_environment()
    obstacle = "--no-window was given" if options.no_window else obstacle_to_a_window(python)
    sample = fresh_copy(SAMPLE, workplace())
    if obstacle:
        print(f"No window: {obstacle}. Pairing on the terminal instead.\n", flush=True)
        script = environment.ROOT / "packaging" / "pair_on_terminal.py"
        command = [str(python), str(script), str(sample)]
    else:
        print(f"Opening {sample}", flush=True)
        command = [str(python), "-m", "arbiter_gui", str(sample)]
    return subprocess.call(command, cwd=str(sample.parent), env=variables)


def _options(arguments: List[str]) -> argparse.Namespace:
    parser = environment.Parser(
        prog="start.py", description="Sets Arbiter up and opens it on a sample event."
    )
    parser.add_argument(
        "--no-window", action="store_true", help="pair the sample on the terminal instead"
    )
    return parser.parse_args(arguments)


def obstacle_to_a_window(python: Path) -> str:
    """Why no window can be opened here, in a few words; empty when one can."""
    variables = environment.child_environment()
    platforms = display_platforms(variables)
    if not platforms:
        return "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    complaint = qt_libraries.provide(python, platforms, variables)
    return f"the display cannot be used ({complaint.splitlines()[0]})" if complaint else ""


def display_platforms(variables: Dict[str, str]) -> List[str]:
    """Qt's plug-ins that may open a window here, by what the session offers."""
    chosen = variables.get("QT_QPA_PLATFORM", "").split(":")[0]
    if chosen:
        return [chosen]
    if os.name == "nt":
        return ["windows"]
    if sys.platform == "darwin":
        return ["cocoa"]
    if variables.get("DISPLAY"):
        return ["xcb"]
    return ["wayland"] if variables.get("WAYLAND_DISPLAY") else []


def workplace() -> Path:
    """Where the copy goes: a folder git ignores, or the user's own where the checkout is fixed.

    Raises:
        SetupProblem: Neither can be written.
    """
    for folder in WORKPLACES:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(str(folder), os.W_OK):
            return folder
    raise SetupProblem(f"{WORKPLACES[-1]} cannot be written: the sample needs a place.")


def fresh_copy(sample: Path, folder: Path) -> Path:
    """A copy of the sample, beside no event that was made from an earlier copy."""
    number = 1
    copy = folder / sample.name
    while copy.with_suffix(".arbiter").exists():
        number += 1
        copy = folder / f"{sample.stem} {number}{sample.suffix}"
    shutil.copyfile(str(sample), str(copy))
    return copy


if __name__ == "__main__":
    sys.exit(environment.run(main))
