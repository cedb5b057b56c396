"""Builds Arbiter as a program that needs no Python, from the locked dependencies.

python packaging/build_app.py              dist/arbiter, and what this system installs it from:
                                           .tar.gz and .deb on Linux, Setup.exe on Windows,
                                           Arbiter.app on macOS
python packaging/build_app.py --only-app   the folder alone

Needs Python 3.11 or newer and, the first time, the network.
"""

import argparse
import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import bundle
import debian_package
import environment

ROOT = bundle.ROOT
LOCKED = ROOT / "packaging" / "locked.txt"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
VENV = BUILD / "app-venv"
DEBIAN_NAMES = {"x86_64": "amd64", "aarch64": "arm64"}


def main(arguments: list[str]) -> int:
    """Builds everything that this system can; 0, or the exit code of the tool that failed."""
    parser = environment.Parser(prog="build_app.py", description="Builds Arbiter as a program.")
    parser.add_argument("--only-app", action="store_true", help="build the folder alone")
    options = parser.parse_args(arguments)
    begin = time.monotonic()
    try:
        _built(options)
    except subprocess.CalledProcessError as error:
        sys.stderr.write(f"Failed with code {error.returncode}: {error.cmd}\n")
        return error.returncode
    print(f"Built in {time.monotonic() - begin:.0f} s.")
    return 0


def _built(options: argparse.Namespace) -> None:
    python = build_environment()
    _run(python, "packaging/build_translations.py", "--compile")
    _run(python, "packaging/program_icons.py", str(BUILD / "icons"), QT_QPA_PLATFORM="offscreen")
    arguments = ["--noconfirm", "--log-level", "WARN", "--workpath", str(BUILD / "app")]
    _run(python, "-m", "PyInstaller", *arguments, "--distpath", str(DIST), "packaging/arbiter.spec")
    program = DIST / "arbiter"
    licences = program / "_internal" / "LICENSES"
    shutil.rmtree(program / "LICENSES", ignore_errors=True)
    licences.rename(program / "LICENSES")
    if platform.system() == "Linux":
        _strip(program)
    _tell(program)
    if not options.only_app:
        for file in installers(program):
            _tell(file)


def build_environment() -> Path:
    """The Python of an environment with exactly what `locked.txt` names, checked by hash."""
    stamp = VENV / "locked.sha256"
    wanted = hashlib.sha256(LOCKED.read_bytes()).hexdigest() + sys.version
    python = environment.python_of(VENV)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
        options = ["--quiet", "--disable-pip-version-check", "--require-hashes", "--no-deps"]
        _run(python, "-m", "pip", "install", *options, "-r", str(LOCKED))
        stamp.write_text(wanted, encoding="utf-8")
    return python


def installers(program: Path) -> list[Path]:
    """Writes what this system installs the program from."""
    if platform.system() == "Linux":
        written = [_archive(program)]
        return [*written, _deb(program)] if shutil.which("dpkg-deb") else written
    if platform.system() == "Windows":
        return [_setup()]
    return [DIST / "Arbiter.app"]


def source_seconds() -> int:
    """When the sources were made, for every date in what is built: the same each time."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return int(answer) if answer else int((ROOT / "pyproject.toml").stat().st_mtime)


def _archive(program: Path) -> Path:
    name = f"arbiter-{bundle.version()}-linux-{platform.machine()}"
    file = DIST / f"{name}.tar.gz"
    seconds = source_seconds()

    def evened(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = seconds, 0, 0, "", ""
        entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    with (
        file.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=seconds) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for path in sorted([program, *program.rglob("*")]):
            inside = Path(name, path.relative_to(program))
            archive.add(path, str(inside), recursive=False, filter=evened)
    return file


def _deb(program: Path) -> Path:
    machine = platform.machine()
    release = debian_package.Release(
        bundle.version(), source_seconds(), DEBIAN_NAMES.get(machine, machine)
    )
    name = f"arbiter_{release.version}_{release.architecture}"
    file = DIST / f"{name}.deb"
    debian_package.lay_out(program, BUILD / "icons", BUILD / name, release)
    debian_package.pack(program, BUILD / name, file, release)
    return file


def _setup() -> Path:
    """Calls NSIS, as its installer puts it on Windows."""
    script = ROOT / "packaging" / "windows" / "arbiter.nsi"
    _run(Path("makensis"), "/V2", f"/DVERSION={bundle.version()}", str(script))
    return DIST / f"Arbiter-{bundle.version()}-Setup.exe"


def _strip(program: Path) -> None:
    """Takes the tables for debuggers out of Python's own libraries; Qt's come without."""
    inside = program / "_internal"
    files = [*inside.glob("libpython*.so*"), *inside.glob("python*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)


def _run(program: Path, *arguments: str, **variables: str) -> None:
    clock = {"SOURCE_DATE_EPOCH": str(source_seconds()), "PYTHONHASHSEED": "0"}
    surroundings = environment.child_environment(**clock, **variables)
    subprocess.run([str(program), *arguments], cwd=ROOT, env=surroundings, check=True)


def _tell(path: Path) -> None:
    files = [one for one in path.rglob("*") if one.is_file() and not one.is_symlink()]
    size = sum(one.stat().st_size for one in files or [path])
    print(f"{path.relative_to(ROOT)}: {size / 1_000_000:.1f} MB", flush=True)


if __name__ == "__main__":
    sys.exit(environment.run(main))
