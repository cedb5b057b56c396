"""The environment Arbiter runs in: `.venv/` inside the checkout, made once and then left alone.

A stamp in `.venv/` says what was installed from which pyproject.toml by which Python. While it
fits, nothing is installed and no network is needed.

Read by Python 3.6 and later: it has to be able to say that Python is too old.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Callable, Dict, Iterable, List, NoReturn, Sequence, Tuple

import system_packages
from system_packages import SetupProblem

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "installed.json"
TRANSLATIONS = ROOT / "resources" / "translations"
OLDEST_PYTHON = (3, 11)
NEWER_PYTHONS = [
    ["python3.15"],
    ["python3.14"],
    ["python3.13"],
    ["python3.12"],
    ["python3.11"],
    ["py", "-3"],
]
SETUP_FAILED = 4
INTERRUPTED = 130


def run(main: Callable[[List[str]], int]) -> int:
    """Runs a command of this folder under a new enough Python; gives its exit code."""
    try:
        if sys.version_info < OLDEST_PYTHON:
            return subprocess.call([*newer_python(), *sys.argv])
        return main(sys.argv[1:])
    except SetupProblem as problem:
        sys.stdout.flush()
        sys.stderr.write(f"{problem}\n")
        return SETUP_FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


class Parser(argparse.ArgumentParser):
    """A parser whose refusal has the exit code of a wrong set-up, as everywhere in Arbiter."""

    def error(self, message: str) -> NoReturn:
        """Says what is wrong with the command line."""
        self.print_usage(sys.stderr)
        self.exit(SETUP_FAILED, f"{self.prog}: {message}\n")


def newer_python() -> List[str]:
    """The command of a Python on the PATH that Arbiter can run with.

    Raises:
        SetupProblem: There is none.
    """
    question = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    for command in NEWER_PYTHONS:
        path = shutil.which(command[0])
        if path and _succeeds([path, *command[1:], "-c", question]):
            return [path, *command[1:]]
    version = ".".join(str(part) for part in sys.version_info[:3])
    raise SetupProblem(
        f"Arbiter needs Python 3.11 or newer; this is Python {version}, and no newer one is on the"
        " PATH.\nInstall one from your system's packages or from python.org,"
        " then run this command again."
    )


def _succeeds(command: Sequence[str]) -> bool:
    silent = subprocess.DEVNULL
    return subprocess.call(list(command), stdout=silent, stderr=silent) == 0


def prepare(extras: Iterable[str] = ()) -> Path:
    """The Python of `.venv/`, with Arbiter and the given extras of pyproject.toml installed.

    Raises:
        SetupProblem: Something is missing that cannot be installed from here.
    """
    origin = _origin()
    installed_for, installed = _read_stamp()
    wanted = {"translations", *extras}
    if installed_for != origin or not wanted <= set(installed):
        same_base = all(installed_for.get(name) == origin[name] for name in ("python", "checkout"))
        try:
            _make_anew(origin, sorted(wanted | set(installed)), clear=not same_base)
        except OSError as error:
            raise SetupProblem(f"{VENV} cannot be made: {error.strerror or error}.") from error
    _compile_translations()
    return python_of(VENV)


def python_of(venv: Path) -> Path:
    """The interpreter of a virtual environment on this kind of system."""
    return program_of(venv, "python")


def program_of(venv: Path, name: str) -> Path:
    """A program installed in a virtual environment."""
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name


def child_environment(**changes: str) -> Dict[str, str]:
    """The environment for the programs started here: UTF-8 whatever the locale says."""
    return dict(os.environ, PYTHONUTF8="1", **changes)


def _origin() -> Dict[str, str]:
    """What an installation depends on."""
    return {
        "pyproject": hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest(),
        "python": f"{sys.version} in {sys.base_prefix}",
        "checkout": str(ROOT),
    }


def _read_stamp() -> Tuple[Dict[str, str], List[str]]:
    """What the environment was made from, and the extras in it; nothing when it is not ours."""
    try:
        origin, extras = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}, []
    return origin, extras


def _make_anew(origin: Dict[str, str], extras: List[str], *, clear: bool) -> None:
    """Makes the environment and installs into it; clears only what was made here."""
    _make_venv(clear=clear and STAMP.exists())
    _install(extras)
    STAMP.write_text(json.dumps([origin, extras], indent=1) + "\n", encoding="utf-8")


def _make_venv(*, clear: bool) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        _provide_ensurepip()
    if STAMP.exists():
        STAMP.unlink()
    command = [sys.executable, "-m", "venv", *(["--clear"] if clear else []), str(VENV)]
    if subprocess.call(command) != 0:
        raise SetupProblem(f"The virtual environment {VENV} could not be made (see above).")


def _provide_ensurepip() -> None:
    """Debian's python3 comes without the part that puts pip into a virtual environment."""
    purpose = "Python's virtual environment (ensurepip)"
    if not system_packages.is_debian(system_packages.release()):
        raise SetupProblem(f"{purpose} is missing from {sys.executable}: install it, then retry.")
    system_packages.provide_packages(["python{}.{}-venv".format(*sys.version_info)], purpose)


def _install(extras: Sequence[str]) -> None:
    what = "Arbiter" + (f" with {', '.join(extras)}" if extras else "")
    print(f"Installing {what} into {VENV} (about 100 MB are fetched, once) ...", flush=True)
    target = f".[{','.join(extras)}]" if extras else "."
    options = ["--quiet", "--disable-pip-version-check", "--no-input"]
    command = [str(python_of(VENV)), "-m", "pip", "install", *options, "--editable", target]
    if subprocess.call(command, cwd=str(ROOT), env=child_environment()) != 0:
        raise SetupProblem(
            "The installation failed (see above). It needs the network, once.\n"
            "Repair what pip reports, then run this command again."
        )


def _compile_translations() -> None:
    """Writes the .mo files where a catalogue is newer than what was compiled from it."""
    if all(_is_compiled(catalogue) for catalogue in TRANSLATIONS.glob("*.po")):
        return
    script = ROOT / "packaging" / "build_translations.py"
    if subprocess.call([str(python_of(VENV)), str(script), "--compile"]) != 0:
        raise SetupProblem("The translations could not be compiled (see above).")


def _is_compiled(catalogue: Path) -> bool:
    compiled = catalogue.with_suffix(".mo")
    return compiled.exists() and compiled.stat().st_mtime >= catalogue.stat().st_mtime
