"""Missing system libraries become one line that installs them."""

import os

import pytest

import qt_libraries
import system_packages
from system_packages import SetupProblem, packages_of

BOOKWORM = {"ID": "debian", "VERSION_CODENAME": "bookworm"}
TRIXIE = {"ID": "debian", "VERSION_CODENAME": "trixie"}
MINT_ON_JAMMY = {
    "ID": "linuxmint",
    "ID_LIKE": "ubuntu debian",
    "VERSION_CODENAME": "vera",
    "UBUNTU_CODENAME": "jammy",
}


def test_a_library_is_named_by_its_package_once():
    libraries = ["libgthread-2.0.so.0", "libEGL.so.1", "libglib-2.0.so.0"]
    assert packages_of(libraries, BOOKWORM) == ["libegl1", "libglib2.0-0"]


@pytest.mark.parametrize(
    ("system", "name"),
    [
        (BOOKWORM, "libglib2.0-0"),
        (MINT_ON_JAMMY, "libglib2.0-0"),
        (TRIXIE, "libglib2.0-0t64"),
        ({"ID": "ubuntu", "VERSION_CODENAME": "noble"}, "libglib2.0-0t64"),
    ],
)
def test_glib_is_named_as_the_release_names_it(system, name):
    assert packages_of(["libglib-2.0.so.0"], system) == [name]


def test_a_library_in_no_known_package_is_named_itself():
    with pytest.raises(SetupProblem, match="libstrange"):
        packages_of(["libstrange.so.1"], BOOKWORM)


@pytest.mark.parametrize(
    ("system", "expected"),
    [(BOOKWORM, True), (MINT_ON_JAMMY, True), ({"ID": "fedora"}, False), ({}, False)],
)
def test_what_is_built_on_debian_installs_by_apt_get(system, expected):
    assert system_packages.is_debian(system) is expected


def test_os_release_is_read_with_and_without_quotes(tmp_path, monkeypatch):
    file = tmp_path / "os-release"
    file.write_text('ID=debian\nID_LIKE="a b"\n# VERSION\n')
    monkeypatch.setattr(system_packages, "OS_RELEASE", file)
    assert system_packages.release() == {"ID": "debian", "ID_LIKE": "a b"}


def test_an_ordinary_user_is_given_the_exact_line(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SetupProblem) as caught:
        system_packages.provide_packages(["libegl1", "libgl1"], "The window (Qt)")
    line = (
        "    sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1"
    )
    assert line in str(caught.value).splitlines()


@pytest.mark.skipif(os.name == "nt", reason="the linker's tool is a shell script here")
def test_the_linker_names_what_is_missing(tmp_path, monkeypatch):
    ldd = tmp_path / "bin" / "ldd"
    ldd.parent.mkdir()
    ldd.write_text(
        '#!/bin/sh\ncase "$1" in *xcb*) echo "	libxcb-icccm.so.4 => not found";; esac\n'
        'echo "	libc.so.6 => /lib/libc.so.6 (0x1)"\necho "	libGL.so.1 => not found"\n'
    )
    ldd.chmod(0o755)
    qt = tmp_path / ".venv" / "lib" / "python3.12" / "site-packages" / "PySide6" / "Qt"
    for file in ("lib/libQt6Gui.so.6", "plugins/platforms/libqxcb.so"):
        (qt / file).parent.mkdir(parents=True)
        (qt / file).touch()
    monkeypatch.setenv("PATH", str(ldd.parent))
    python = tmp_path / ".venv" / "bin" / "python"
    assert qt_libraries.missing_libraries(python, ["offscreen"]) == ["libGL.so.1"]
    both = ["libGL.so.1", "libxcb-icccm.so.4"]
    assert qt_libraries.missing_libraries(python, ["xcb"]) == both
