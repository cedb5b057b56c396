"""Gathers the licence of everything that a packaged Arbiter consists of into one folder.

Called by `arbiter.spec` with what PyInstaller collected, so nothing that is shipped is forgotten.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "packaging" / "licences"
ALWAYS = ("pyinstaller",)
"""Distributions that are in the program without a module of their own: the loader."""
LICENCE_NAMES = ("licen", "copying", "notice")
OF_QT = ("pyside6", "shiboken6")


class LicenceMissing(Exception):
    """Something would be shipped whose licence was not found."""


def collect(folder: Path, files: Iterable[str]) -> list[str]:
    """Writes the folder anew and gives the names of what it covers.

    Args:
        folder: Where the texts go, a folder for each part.
        files: The files that are shipped, where they lie on this computer.

    Raises:
        LicenceMissing: A part has no text of its licence.
    """
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(TEXTS, folder / "Qt for Python")
    (folder / "Qt for Python" / "README.txt").rename(folder / "README.txt")
    _copy([ROOT / "LICENSE"], folder / "Arbiter")
    _copy([ROOT / "resources" / "fonts" / "OFL.txt"], folder / "Inter")
    _copy([_of_python()], folder / "Python")
    paths = {Path(file).resolve() for file in files}
    parts = ["Arbiter", "Inter", "Python", "Qt for Python"]
    for distribution in _shipped(paths):
        parts.append(distribution.name)
        if not distribution.name.lower().startswith(OF_QT):
            _copy(_texts_of(distribution), folder / distribution.name)
    if shutil.which("dpkg-query"):
        for package in _system_packages(paths):
            parts.append(package)
            _copy([Path("/usr/share/doc", package, "copyright")], folder / "system" / package)
    return parts


def _shipped(paths: set[Path]) -> list[Distribution]:
    """The installed distributions that any of the files belongs to."""
    found = {}
    for distribution in distributions():
        name = distribution.name
        site = Path(str(distribution.locate_file(""))).resolve()
        own = (site / file for file in distribution.files or ())
        if name.lower() in ALWAYS or not paths.isdisjoint(own):
            found[name] = distribution
    found.pop("arbiter-gui", None)
    return [found[name] for name in sorted(found)]


def _texts_of(distribution: Distribution) -> list[Path]:
    return [
        Path(str(file.locate()))
        for file in distribution.files or ()
        if file.name.lower().startswith(LICENCE_NAMES) and ".dist-info" in str(file)
    ]


def _of_python() -> Path:
    """The licence of the Python that is built in; each system keeps it elsewhere."""
    base = Path(sys.base_prefix)
    version = "{}.{}".format(*sys.version_info)
    places = (
        base / "LICENSE.txt",
        base / "lib" / f"python{version}" / "LICENSE.txt",
        Path(f"/usr/share/doc/python{version}/copyright"),
    )
    return next((place for place in places if place.exists()), places[0])


def _system_packages(paths: set[Path]) -> list[str]:
    """The packages of Debian or Ubuntu that shipped libraries were taken from."""
    libraries = [
        str(path) for path in sorted(paths) if path.parts[:2] in {("/", "usr"), ("/", "lib")}
    ]
    names = [library for path in libraries for library in {path, path.removeprefix("/usr")}]
    query = ["dpkg-query", "--search", *names]
    listing = subprocess.run(query, capture_output=True, text=True, check=False).stdout
    return sorted({line.split(":")[0] for line in listing.splitlines() if ": /" in line})


def _copy(texts: list[Path], folder: Path) -> None:
    found = [text for text in texts if text.exists()]
    if not found:
        raise LicenceMissing(f"No licence found for {folder.name}: looked for {texts}")
    folder.mkdir(parents=True, exist_ok=True)
    for text in found:
        shutil.copyfile(text, folder / text.name)
