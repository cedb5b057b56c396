"""Writes `packaging/locked.txt`: every package a release is built from, with version and hashes.

python packaging/lock_dependencies.py              keeps what is locked, follows pyproject.toml
python packaging/lock_dependencies.py --upgrade    takes the newest versions that it allows

One file for Linux, Windows and macOS and every supported Python. Needs uv (`pip install uv`).
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKED = ROOT / "packaging" / "locked.txt"


def main(options: list[str]) -> int:
    """Resolves the dependencies anew; the exit code of uv."""
    command = [
        *(sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", *options),
        *("--extra", "app", "--universal", "--python-version", "3.11", "--generate-hashes"),
        *("--quiet", "--custom-compile-command", "python packaging/lock_dependencies.py"),
        *("--no-emit-index-url", "--output-file", str(LOCKED.relative_to(ROOT))),
    ]
    return subprocess.call(command, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
