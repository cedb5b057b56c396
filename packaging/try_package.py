"""Tries the .deb where nothing is installed: a bare Debian in a folder, without Python.

python packaging/try_package.py dist/arbiter_VERSION_amd64.deb --root FOLDER

Makes the bare system with debootstrap when the folder is empty, installs the package with apt-get,
pairs a round with `arbiter` in Spanish, opens a sample in the window offscreen and on a virtual
screen in Spanish, and writes a picture of it. Prints sizes and times. Needs root, the network, and
`apt-get install debootstrap xvfb openbox xdotool imagemagick`.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import environment
from system_packages import SetupProblem

TOOLS = ("debootstrap", "unshare", "Xvfb", "openbox", "xdotool", "import")
SAMPLE = "/usr/share/doc/arbiter/examples/after_round_4.trf"
EVENT = "Lakeside Open"
MOUNTED = 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"'
"""A shell in a mount table of its own: what it mounts is gone when it ends."""
SPANISH = {"LANG": "es_ES.UTF-8", "LC_CTYPE": "C.UTF-8"}
"""The language of a system; a bare one knows no encoding by that name."""
STARTS = 5
LONGEST = 30.0


def main(arguments: list[str]) -> int:
    """Every step in turn; the first that fails ends it."""
    parser = environment.Parser(prog="try_package.py", description="Tries the .deb in a bare root.")
    parser.add_argument("package", type=Path, help="the .deb")
    parser.add_argument("--root", type=Path, required=True, help="folder of the bare system")
    parser.add_argument("--suite", default="bookworm", help="release of Debian")
    parser.add_argument("--mirror", default="http://deb.debian.org/debian")
    parser.add_argument("--picture", type=Path, default=Path("build/arbiter.png"))
    options = parser.parse_args(arguments)
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        raise SetupProblem(f"Not installed: {' '.join(missing)}")
    install(options)
    pair(options.root)
    open_offscreen(options.root)
    with virtual_screen() as display:
        open_on_screen(options.root, display, options.picture)
    return 0


def install(options: argparse.Namespace) -> None:
    """Makes the bare system unless it is there, and installs the package into it."""
    root = options.root
    if not (root / "etc" / "debian_version").exists():
        command = ["debootstrap", "--variant=minbase", options.suite, str(root), options.mirror]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shutil.copyfile("/etc/resolv.conf", root / "etc" / "resolv.conf")
    shutil.copyfile(options.package, root / "opt" / "arbiter.deb")
    before = _size(root)
    inside(root, "apt-get", "update", "-qq")
    inside(root, "apt-get", "install", "-y", "-qq", "--reinstall", "--no-install-recommends",
           "/opt/arbiter.deb", DEBIAN_FRONTEND="noninteractive")  # fmt: skip
    release = (root / "etc" / "debian_version").read_text(encoding="utf-8").strip()
    print(f"installed on a bare Debian {release}: {options.package.stat().st_size / 1e6:.1f} MB,"
          f" the system grew by {(_size(root) - before) / 1e6:.0f} MB")  # fmt: skip


def pair(root: Path) -> None:
    """Pairs the next round of the sample, and asks for the boards in Spanish."""
    begin = time.monotonic()
    pairs = inside(root, "arbiter", "pair", SAMPLE).splitlines()
    seconds = time.monotonic() - begin
    if len(pairs) != int(pairs[0]) + 1 or len(pairs) < 2:
        raise SetupProblem(f"arbiter pair gave {pairs}")
    print(f"arbiter pair: {pairs[0]} pairs in {seconds:.2f} s")
    boards = inside(root, "arbiter", "--language", "es", "show", SAMPLE)
    if "Blancas" not in boards:
        raise SetupProblem(f"arbiter show is not Spanish: {boards[:200]}")
    print("arbiter show: the boards are in Spanish")


def open_offscreen(root: Path) -> None:
    """Opens the sample without a screen, until its event's file is there."""
    sample = _copied_sample(root)
    begin = time.monotonic()
    with window(root, sample, QT_QPA_PLATFORM="offscreen") as program:
        _wait(program, (root / sample[1:]).with_suffix(".arbiter").exists)
        print(f"offscreen: the sample is open after {time.monotonic() - begin:.2f} s")


def open_on_screen(root: Path, display: str, picture: Path) -> None:
    """Measures how soon the window stands on the screen, then takes the picture, in Spanish."""
    seconds = [_seconds_to_window(root, display) for _ in range(STARTS + 1)][1:]
    print(f"on a screen: the window is there after {statistics.median(seconds):.2f} s"
          f" (median of {STARTS})")  # fmt: skip
    sample = _copied_sample(root)
    with window(root, sample, DISPLAY=display, **SPANISH) as program:
        _wait(program, lambda: EVENT in _titles(display))
        time.sleep(2)
        picture.parent.mkdir(parents=True, exist_ok=True)
        command = ["import", "-display", display, "-window", "root", str(picture)]
        subprocess.run(command, check=True)
    print(f"picture, in Spanish: {picture}")


def inside(root: Path, *command: str, **variables: str) -> str:
    """Runs a command in the bare system; gives what it said.

    Raises:
        SetupProblem: It failed.
    """
    ended = subprocess.run(
        _entered(root, command), env=_surroundings(variables), capture_output=True, check=False
    )
    if ended.returncode != 0:
        said = (ended.stdout + ended.stderr).decode("utf-8", "replace")
        raise SetupProblem(f"{' '.join(command)} ended with code {ended.returncode}:\n{said}")
    return ended.stdout.decode("utf-8")


@contextmanager
def window(root: Path, *arguments: str, **variables: str) -> Iterator["subprocess.Popen[bytes]"]:
    """The window's program, running in the bare system; ended afterwards."""
    command = _entered(root, ("arbiter-gui", *arguments))
    program = subprocess.Popen(command, env=_surroundings(variables))
    try:
        yield program
    finally:
        program.terminate()
        program.wait()


@contextmanager
def virtual_screen() -> Iterator[str]:
    """An X server without a screen, and a window manager in it; gives its name."""
    reading, writing = os.pipe()
    size = ["-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), *size], pass_fds=[writing])
    os.close(writing)
    with os.fdopen(reading, encoding="ascii") as number:
        display = f":{number.readline().strip()}"
    manager = subprocess.Popen(["openbox"], env=dict(os.environ, DISPLAY=display))
    try:
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def _seconds_to_window(root: Path, display: str) -> float:
    begin = time.monotonic()
    with window(root, DISPLAY=display, **SPANISH) as program:
        _wait(program, lambda: "Arbiter" in _titles(display))
        return time.monotonic() - begin


def _titles(display: str) -> str:
    command = ["xdotool", "search", "--onlyvisible", "--class", "arbiter", "getwindowname", "%@"]
    surroundings = dict(os.environ, DISPLAY=display)
    return subprocess.run(
        command, env=surroundings, capture_output=True, text=True, check=False
    ).stdout


def _wait(program: "subprocess.Popen[bytes]", is_there: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST
    while not is_there():
        if program.poll() is not None:
            raise SetupProblem(f"The window's program ended with code {program.returncode}")
        if time.monotonic() > end:
            raise SetupProblem(f"Nothing to be seen after {LONGEST} s")
        time.sleep(0.01)


def _copied_sample(root: Path) -> str:
    """A copy of the sample in a new folder of the bare system, as that system names it."""
    folder = Path(tempfile.mkdtemp(dir=root / "root"))
    copy = folder / Path(SAMPLE).name
    shutil.copyfile(root / SAMPLE[1:], copy)
    return f"/{copy.relative_to(root)}"


def _entered(root: Path, command: tuple[str, ...]) -> list[str]:
    return ["unshare", "--mount", "sh", "-c", MOUNTED, str(root), *command]


def _surroundings(variables: dict[str, str]) -> dict[str, str]:
    return {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/root",
        "LANG": "C.UTF-8",
        **variables,
    }


def _size(folder: Path) -> int:
    listing = subprocess.run(
        ["du", "--summarize", "--bytes", "--one-file-system", str(folder)],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    return int(listing.split()[0])


if __name__ == "__main__":
    sys.exit(environment.run(main))
