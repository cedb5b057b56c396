"""Sets Arbiter up for development and runs every check and the test suite.

python3 packaging/check.py            everything that has to be green before a change lands
python3 packaging/check.py --quick    the same with the house rules as the only tests
python3 packaging/check.py --all      adds the slow tests and the comparisons with peers
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import List, Tuple

import environment
import qt_libraries
from system_packages import SetupProblem

Check = Tuple[str, List[str]]


def main(arguments: List[str]) -> int:
    """Runs every check, whatever the ones before it said; 0 when all are green."""
    options = _options(arguments)
    extras = ["dev", "peers"] if options.all else ["dev"]
    python = environment.prepare(extras)
    offscreen = environment.child_environment(QT_QPA_PLATFORM="offscreen")
    complaint = qt_libraries.provide(python, ["offscreen"], offscreen)
    if complaint:
        raise SetupProblem("Qt does not start without a screen:\n" + complaint)
    failed = [
        name
        for name, command in checks(python, quick=options.quick, everything=options.all)
        if not _passes(name, command, offscreen)
    ]
    sys.stdout.flush()
    print("\nNot green: " + ", ".join(failed) if failed else "\nEvery check is green.", flush=True)
    return 1 if failed else 0


def checks(python: Path, *, quick: bool = False, everything: bool = False) -> List[Check]:
    """The checks in the order they run, quick ones first."""
    module = [str(python), "-m"]
    tests = [*module, "pytest", "-q"]
    if quick:
        tests.append("tests/house_rules")
    if everything:
        tests += ["-m", "", "--timeout", "3600"]
    return [
        ("ruff check", [*module, "ruff", "check"]),
        ("ruff format", [*module, "ruff", "format", "--check"]),
        ("mypy", [*module, "mypy"]),
        ("import layers", [str(environment.program_of(environment.VENV, "lint-imports"))]),
        ("translations", [str(python), "packaging/build_translations.py", "--check"]),
        ("pytest", tests),
    ]


def _options(arguments: List[str]) -> argparse.Namespace:
    parser = environment.Parser(
        prog="check.py", description="Sets Arbiter up and runs every check and the test suite."
    )
    extent = parser.add_mutually_exclusive_group()
    extent.add_argument("--quick", action="store_true", help="only the house rules as tests")
    extent.add_argument("--all", action="store_true", help="slow tests and peers, too")
    return parser.parse_args(arguments)


def _passes(name: str, command: List[str], variables: "dict[str, str]") -> bool:
    print(f"\n== {name}", flush=True)
    begin = time.monotonic()
    code = subprocess.call(command, cwd=str(environment.ROOT), env=variables)
    verdict = "green" if code == 0 else f"failed with code {code}"
    print(f"== {name}: {verdict} ({time.monotonic() - begin:.1f} s)", flush=True)
    return code == 0


if __name__ == "__main__":
    sys.exit(environment.run(main))
