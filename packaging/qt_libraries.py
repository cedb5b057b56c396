"""The system libraries that Qt needs: found by loading Qt, named by the linker.

Read by Python 3.6 and later, like everything that runs before Python's version is known.
"""

import os
import subprocess
from pathlib import Path
from typing import Dict, List

import system_packages
from system_packages import SetupProblem

LOAD_QT = """
from PySide6 import QtCore, QtPrintSupport, QtSvg, QtTest, QtWidgets
from PySide6.QtGui import QGuiApplication
QGuiApplication([])
"""
PARTS = ("Core", "Gui", "Widgets", "PrintSupport", "Svg", "Test", "DBus", "Network")
ATTEMPTS = 3  # a library just installed may ask for another one


def provide(python: Path, platforms: List[str], environment: Dict[str, str]) -> str:
    """Makes Qt start on this system; gives Qt's complaint when only the display is the matter.

    Raises:
        SetupProblem: System libraries are missing and cannot be installed from here.
    """
    complaint = ""
    for _ in range(ATTEMPTS):
        complaint = _complaint(python, environment)
        missing = missing_libraries(python, platforms) if complaint else []
        if not missing:
            return complaint
        system_packages.provide_libraries(missing, "The window (Qt)")
    raise SetupProblem("Qt does not start although its libraries are installed:\n" + complaint)


def _complaint(python: Path, environment: Dict[str, str]) -> str:
    """What Qt says when it cannot start; empty when it can."""
    trial = subprocess.run(
        [str(python), "-c", LOAD_QT],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if trial.returncode == 0:
        return ""
    text = trial.stdout.decode("utf-8", "replace").strip()
    return text or f"Qt ended with code {trial.returncode}"


def missing_libraries(python: Path, platforms: List[str]) -> List[str]:
    """The libraries the linker cannot find for Qt and its platform plug-ins ("xcb")."""
    if os.name == "nt":
        return []
    files: List[Path] = []
    for package in sorted(python.parent.parent.glob("lib*/python*/site-packages/PySide6/Qt")):
        files += [package / "lib" / f"libQt6{part}.so.6" for part in PARTS]
        for platform in platforms:
            files += sorted((package / "plugins" / "platforms").glob(f"libq{platform}*.so"))
    found = {name for file in files if file.exists() for name in _not_found(file)}
    return sorted(found)


def _not_found(file: Path) -> List[str]:
    """The names in the linker's lines `libEGL.so.1 => not found`."""
    try:
        listing = subprocess.run(
            ["ldd", str(file)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=False,
        )
    except OSError:  # macOS has no ldd, and Qt brings everything it needs there
        return []
    lines = listing.stdout.decode("utf-8", "replace").splitlines()
    return [line.split("=>")[0].strip() for line in lines if "not found" in line and "=>" in line]
