"""Icons, licences and locked dependencies of a release."""

import json
import re
import struct
import tomllib

import openpyxl
import pytest
from PySide6.QtGui import QImage

import bundle
import collect_licences
import program_icons

ROOT = bundle.ROOT
LOCKED = (ROOT / "packaging" / "locked.txt").read_text(encoding="utf-8")


def test_every_locked_package_has_its_hashes():
    packages = re.split(r"\n(?=\S)", LOCKED)
    packages = [text for text in packages if not text.startswith("#")]
    assert len(packages) > 5
    for text in packages:
        assert re.match(r"[\w.-]+==[\w.]+", text), text
        assert "--hash=sha256:" in text, text


def test_everything_that_a_release_is_built_from_is_locked():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["app"], *extras["translations"]]
    names = {re.match(r"[\w-]+", text)[0].lower() for text in asked} - {"arbiter-gui"}
    assert names <= set(re.findall(r"^([\w.-]+)==", LOCKED, re.MULTILINE))


def test_the_licence_of_every_part_that_is_shipped_is_gathered(tmp_path):
    folder = tmp_path / "LICENSES"
    parts = collect_licences.collect(folder, [openpyxl.__file__, json.__file__])
    assert parts == ["Arbiter", "Inter", "Python", "Qt for Python", "openpyxl"]
    for part in parts:
        assert [file for file in (folder / part).iterdir() if file.stat().st_size > 500], part


def test_a_part_without_a_licence_stops_the_build(tmp_path, monkeypatch):
    monkeypatch.setattr(collect_licences, "LICENCE_NAMES", ("no such name",))
    with pytest.raises(collect_licences.LicenceMissing, match="openpyxl"):
        collect_licences.collect(tmp_path / "LICENSES", [openpyxl.__file__])


def test_the_notice_says_how_the_libraries_of_qt_are_replaced():
    notice = (collect_licences.TEXTS / "README.txt").read_text(encoding="utf-8")
    for words in ("Lesser General", "version 3", "_internal/PySide6/Qt/lib", "Replace the files"):
        assert words in notice
    for name in ("LGPL-3.0.txt", "GPL-3.0.txt"):
        assert name in notice
        assert "Version 3, 29 June 2007" in (collect_licences.TEXTS / name).read_text("utf-8")


@pytest.mark.usefixtures("qapp")
class TestIcons:
    def test_a_picture_has_the_asked_side_and_clear_corners(self):
        image = QImage.fromData(program_icons.png(48))
        assert (image.width(), image.height()) == (48, 48)
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(24, 4).alpha() == 255

    def test_windows_finds_every_size_in_the_icon(self):
        icon = program_icons.ico()
        _, kind, count = struct.unpack_from("<HHH", icon)
        assert (kind, count) == (1, len(program_icons.ICO_SIZES))
        for number, side in enumerate(program_icons.ICO_SIZES):
            wide, _, _, _, _, _, size, place = struct.unpack_from(
                "<BBBBHHII", icon, 6 + 16 * number
            )
            assert wide == side % 256
            assert QImage.fromData(icon[place : place + size]).width() == side

    def test_macos_finds_every_size_in_the_icon(self):
        icon = program_icons.icns()
        assert icon[:4] == b"icns"
        assert struct.unpack_from(">I", icon, 4)[0] == len(icon)
        place, found = 8, {}
        while place < len(icon):
            kind, size = struct.unpack_from(">4sI", icon, place)
            found[kind] = QImage.fromData(icon[place + 8 : place + size]).width()
            place += size
        assert found == {kind: side for side, kind in program_icons.ICNS_KINDS.items()}
