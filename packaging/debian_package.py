"""The .deb of a built Arbiter: what lies where, what it depends on, and its description."""

import hashlib
import os
import shutil
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import linked_libraries
import system_packages

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
DRAWING = ROOT / "resources" / "icons" / "arbiter.svg"
METAINFO = "org.arbiter.Arbiter.metainfo.xml"
PROGRAMS = ("arbiter", "arbiter-gui")
C_LIBRARY = {
    "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libm.so.6",
    "libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1",
}  # fmt: skip
RECOMMENDED = ["fontconfig-config", "fonts-dejavu-core | fonts-liberation", "xdg-utils"]
DESCRIPTION = """Pair, record and publish chess tournaments by the FIDE rules
 Arbiter takes a Swiss event from the first registered player to the last list:
 players and rating lists, pairing by the FIDE (Dutch) System in the editions
 of 2026, 2017 and 2012, results, standings with tie-breaks, paper, workbooks
 and web pages. It explains in plain words why every board is as it is.
 .
 arbiter-gui opens the window; arbiter gives commands for scripts."""


@dataclass(frozen=True)
class Release:
    """What is packed: its version, when it was made (seconds since 1970), and for whom."""

    version: str
    seconds: int
    architecture: str


def pack(program: Path, root: Path, file: Path, release: Release) -> None:
    """Writes what was laid out in a folder as a .deb that depends on what the program needs."""
    control = root / "DEBIAN"
    control.mkdir()
    sums, size = _sums(root)
    (control / "md5sums").write_text(sums, encoding="utf-8")
    depends = dependencies(
        linked_libraries.asked_of_the_system(program), linked_libraries.least_c_library(program)
    )
    text = control_file(release, depends, size)
    (control / "control").write_text(text, encoding="utf-8")
    _even_out(root)
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(file)]
    clock = dict(os.environ, SOURCE_DATE_EPOCH=str(release.seconds))
    subprocess.run(command, check=True, env=clock, stdout=subprocess.DEVNULL)


def lay_out(program: Path, icons: Path, root: Path, release: Release) -> None:
    """Puts every file where Debian's policy and the desktop's rules want it.

    Args:
        program: The folder that PyInstaller made.
        icons: The folder of `program_icons.py`.
        root: The folder that stands for `/`; what is in it goes.
        release: What is packed.
    """
    shutil.rmtree(root, ignore_errors=True)
    home = root / "usr" / "lib" / "arbiter"
    shutil.copytree(program, home, symlinks=True)
    for name in PROGRAMS:
        _link(root / "usr" / "bin" / name, f"../lib/arbiter/{name}")
    share = root / "usr" / "share"
    _put(LINUX / "arbiter.desktop", share / "applications" / "arbiter.desktop")
    _put(LINUX / "arbiter-mime.xml", share / "mime" / "packages" / "arbiter.xml")
    for theme_folder, name in (("apps", "arbiter"), ("mimetypes", "application-x-arbiter")):
        hicolor = share / "icons" / "hicolor"
        _put(DRAWING, hicolor / "scalable" / theme_folder / f"{name}.svg")
        for picture in sorted(icons.glob("arbiter-*.png")):
            side = picture.stem.rpartition("-")[2]
            _put(picture, hicolor / f"{side}x{side}" / theme_folder / f"{name}.png")
    metainfo = share / "metainfo" / METAINFO
    metainfo.parent.mkdir()
    metainfo.write_text(described(release), encoding="utf-8")
    documents = share / "doc" / "arbiter"
    _put(ROOT / "LICENSE", documents / "copyright")
    _link(documents / "LICENSES", "../../../lib/arbiter/LICENSES")
    _link(documents / "examples", "../../../lib/arbiter/_internal/arbiter_gui/_resources/samples")


def described(release: Release) -> str:
    """The AppStream description with version and day."""
    text = (LINUX / METAINFO).read_text(encoding="utf-8")
    day = time.strftime("%Y-%m-%d", time.gmtime(release.seconds))
    return text.replace("@VERSION@", release.version).replace("@DATE@", day)


def dependencies(libraries: list[str], c_library: str) -> list[str]:
    """The packages that bring the libraries; a package that changed its name by either name.

    Raises:
        system_packages.SetupProblem: A library is in no package known here.
    """
    rest = [library for library in libraries if library not in C_LIBRARY]
    unknown = [library for library in rest if library not in system_packages.PACKAGE_OF_LIBRARY]
    if unknown:
        raise system_packages.SetupProblem(
            f"No package is known for: {' '.join(unknown)} (packaging/system_packages.py)"
        )
    names = {system_packages.PACKAGE_OF_LIBRARY[library] for library in rest}
    renamed = system_packages.RENAMED_FOR_64_BIT_TIME
    either = {f"{name}t64 | {name}" if name in renamed else name for name in names}
    return [f"libc6 (>= {c_library})", *sorted(either)]


def control_file(release: Release, depends: list[str], kibibytes: int) -> str:
    """The fields that dpkg reads."""
    fields = {
        "Package": "arbiter",
        "Version": release.version,
        "Architecture": release.architecture,
        "Maintainer": "The Arbiter authors <arbiter@arbiter.invalid>",
        "Installed-Size": str(kibibytes),
        "Depends": ", ".join(depends),
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "misc",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _sums(root: Path) -> tuple[str, int]:
    """The lines of md5sums, and the size of all files in KiB."""
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    files = [path for path in files if "DEBIAN" not in path.parts]
    lines = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {path.relative_to(root)}\n"
        for path in files
    ]
    return "".join(lines), sum(-(-path.stat().st_size // 1024) for path in files)


def _even_out(root: Path) -> None:
    """Gives everything the same rights, whoever builds it."""
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        executable = path.is_dir() or path.stat().st_mode & 0o100
        path.chmod(0o755 if executable else 0o644)


def _put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _link(place: Path, target: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(target)
