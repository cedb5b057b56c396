"""What a packaged Arbiter consists of; `arbiter.spec` asks here, for every system alike."""

import plistlib
import re
import runpy
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "arbiter_gui"
RESOURCES = ROOT / "resources"
INFO_PLIST = ROOT / "packaging" / "macos" / "Info.plist"
SCRIPTS = {"arbiter": "command", "arbiter-gui": "window"}
"""The programs, and the scripts of `packaging/app` that they run."""
LANGUAGES = ("es", "ru")
NEVER_USED = [
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "_pytest",
    "babel",
    "distutils",
    "idlelib",
    "lib2to3",
    "lxml",
    "numpy",
    "pandas",
    "PIL",
    "pip",
    "pydoc",
    "setuptools",
    "tkinter",
    "unittest",
]
"""Modules that something mentions and Arbiter never needs."""
PLUGINS = re.compile(
    r"iconengines/\w*qsvgicon"
    r"|imageformats/\w*(?:qsvg|qico)\b"
    r"|platforms/\w*(?:qcocoa|qminimal|qoffscreen|qwayland|qwindows|qxcb)\b"
    r"|platforminputcontexts/\w*(?:compose|ibus)"
    r"|platformthemes/\w*qxdgdesktopportal"
    r"|printsupport/"
    r"|styles/"
    r"|wayland-decoration-client/"
    r"|wayland-shell-integration/\w*xdg-shell"
)
"""Qt's plug-ins that a program of widgets uses; nothing here draws with OpenGL."""
LIBRARIES = re.compile(
    r"(?:lib)?Qt6?(?:Core|DBus|Gui|PrintSupport|Svg|WaylandClient|WlShellIntegration|Widgets"
    r"|XcbQpa)\b"
)
"""Qt's own libraries that are shipped."""
QT_TEXTS = re.compile(r"qt(?:base)?_(?P<language>\w+)\.qm")
OF_THE_SYSTEM = re.compile(
    r"lib(?:EGL|GL|X11|X11-xcb|cups|dbus-1|drm|expat|fontconfig|freetype|gbm|gcc_s|gio-2\.0"
    r"|glib-2\.0|gobject-2\.0|gthread-2\.0|stdc\+\+|wayland-\w+|xcb|z)\.so(?:\.|$)"
)
"""Libraries of every Linux desktop, which that system keeps up to date: they are not shipped."""
DRAWS_WITHOUT_A_CARD = re.compile(r"opengl32sw\.dll|d3dcompiler_\d+\.dll", re.IGNORECASE)
Entry = tuple[str, str, str]
"""Where a file goes in the program's folder, where it comes from, and its kind."""


def version() -> str:
    """The version, from the one place where it is written."""
    return str(runpy.run_path(str(PACKAGE / "__init__.py"))["__version__"])


def data_files() -> list[tuple[str, str]]:
    """Every file that the program reads, with the folder it goes to.

    Raises:
        FileNotFoundError: The translations are not compiled.
    """
    missing = [code for code in LANGUAGES if not (_translations() / f"{code}.mo").exists()]
    if missing:
        raise FileNotFoundError(f"not compiled: {', '.join(missing)} (build_translations.py)")
    beside_code = [path for path in _files(PACKAGE) if path.suffix not in {".py", ".pyc"}]
    resources = [path for path in _files(RESOURCES) if path.suffix not in {".po", ".pot"}]
    return [
        *((str(path), path.parent.relative_to(ROOT).as_posix()) for path in beside_code),
        *((str(path), _in_package(path).parent.as_posix()) for path in resources),
    ]


def kept(entries: Iterable[Entry]) -> list[Entry]:
    """The collected files without the parts of Qt that Arbiter does not use."""
    return [entry for entry in entries if _is_used(entry[0].replace("\\", "/"))]


def needed(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The binaries without system libraries that nothing kept asks for any more.

    Args:
        entries: The binaries; those at the top of the folder are libraries of the system.
        imports: Tells the names of the libraries that a binary is linked to.
    """
    libraries = {entry[0]: entry for entry in entries if "/" not in entry[0]}
    found = [entry for entry in entries if "/" in entry[0]]
    found += [libraries.pop(name) for name in list(libraries) if name.startswith("libpython")]
    for entry in found:  # grows while it is read
        for name in imports(entry[1]):
            if name in libraries and not OF_THE_SYSTEM.match(name):
                found.append(libraries.pop(name))
    return found


def information() -> dict[str, Any]:
    """The macOS bundle's description: its document type, with the version filled in."""
    described: dict[str, Any] = plistlib.loads(INFO_PLIST.read_bytes())
    described["CFBundleVersion"] = described["CFBundleShortVersionString"] = version()
    return described


def script_of(program: str) -> str:
    """The script that a program runs."""
    return str(ROOT / "packaging" / "app" / f"{SCRIPTS[program]}.py")


def windows_version(program: str) -> str:
    """What Windows shows of a program in its properties, in the form that PyInstaller reads."""
    template = (ROOT / "packaging" / "windows" / "version.txt").read_text(encoding="utf-8")
    numbers = ", ".join([*re.findall(r"\d+", version()), "0", "0", "0"][:4])
    for name, value in (("NUMBERS", numbers), ("VERSION", version()), ("PROGRAM", program)):
        template = template.replace(f"@{name}@", value)
    return template


def icon_name() -> str | None:
    """The file of the program's icon on this kind of system; Linux has none in the program."""
    return {"win32": "arbiter.ico", "darwin": "arbiter.icns"}.get(sys.platform)


def _is_used(path: str) -> bool:
    name = path.rpartition("/")[2]
    if "/plugins/" in path:
        return PLUGINS.search(path) is not None
    if DRAWS_WITHOUT_A_CARD.fullmatch(name) or "/qml/" in path or "/libexec/" in path:
        return False
    if name.endswith(".qm"):
        translation = QT_TEXTS.fullmatch(name)
        return translation is not None and translation["language"] in LANGUAGES
    if re.match(r"(?:lib)?Qt6?[A-Z]", name):
        return LIBRARIES.match(name) is not None
    return True


def _files(folder: Path) -> list[Path]:
    return [
        path for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    ]  # fmt: skip


def _translations() -> Path:
    return RESOURCES / "translations"


def _in_package(resource: Path) -> Path:
    """Where `arbiter_gui/resources.py` looks for a resource first."""
    return Path("arbiter_gui", "_resources", resource.relative_to(RESOURCES))
