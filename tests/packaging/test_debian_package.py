"""The .deb: where things lie, what it depends on, and what the desktop is told."""

import configparser
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import arbiter_gui
import debian_package
import linked_libraries
from arbiter_gui.i18n import LANGUAGES
from system_packages import SetupProblem

LINUX = debian_package.LINUX
RELEASE = debian_package.Release(arbiter_gui.__version__, 1_790_000_000, "amd64")

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="packs for Debian")


@pytest.fixture
def program(tmp_path):
    """A folder in the shape of a built program."""
    folder = tmp_path / "program"
    (folder / "_internal" / "arbiter_gui" / "_resources" / "samples").mkdir(parents=True)
    (folder / "LICENSES").mkdir()
    for name in debian_package.PROGRAMS:
        shutil.copy("/bin/true", folder / name)
    (folder / "_internal" / "libQt6Core.so.6").symlink_to("elsewhere.so")
    return folder


@pytest.fixture
def icons(tmp_path):
    folder = tmp_path / "icons"
    folder.mkdir()
    (folder / "arbiter-48.png").touch()
    return folder


@pytest.fixture
def root(program, icons, tmp_path):
    """The folder that stands for `/` with everything laid out."""
    debian_package.lay_out(program, icons, tmp_path / "root", RELEASE)
    return tmp_path / "root"


def desktop_entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(LINUX / "arbiter.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@linux_only
def test_both_commands_lead_to_the_program(root):
    for name in debian_package.PROGRAMS:
        command = root / "usr" / "bin" / name
        assert not command.readlink().is_absolute()
        assert command.resolve() == root / "usr" / "lib" / "arbiter" / name
        assert command.resolve().exists()
    assert (root / "usr/lib/arbiter/_internal/libQt6Core.so.6").is_symlink()


@linux_only
def test_the_desktop_finds_entry_type_icons_and_description(root):
    share = root / "usr" / "share"
    for name in (
        "applications/arbiter.desktop",
        "mime/packages/arbiter.xml",
        "metainfo/org.arbiter.Arbiter.metainfo.xml",
        "icons/hicolor/scalable/apps/arbiter.svg",
        "icons/hicolor/scalable/mimetypes/application-x-arbiter.svg",
        "icons/hicolor/48x48/apps/arbiter.png",
        "icons/hicolor/48x48/mimetypes/application-x-arbiter.png",
        "doc/arbiter/copyright",
        "doc/arbiter/examples",
        "doc/arbiter/LICENSES",
    ):
        assert (share / name).exists(), name


def test_the_desktop_entry_opens_events_in_every_language():
    entry = desktop_entry()
    assert entry["Exec"].split() == ["arbiter-gui", "%F"]
    assert entry["Type"] == "Application"
    assert entry["Icon"] == "arbiter"
    assert "application/x-arbiter" in entry["MimeType"].split(";")
    for key in ("GenericName", "Comment", "Keywords"):
        for language in set(LANGUAGES) - {"en"}:
            assert entry[f"{key}[{language}]"], (key, language)


def test_the_description_names_the_entry_the_type_and_the_release():
    component = ElementTree.fromstring(debian_package.described(RELEASE))
    assert component.findtext("launchable") == "arbiter.desktop"
    provides = {element.text for element in component.find("provides")}
    assert provides == {*debian_package.PROGRAMS, "application/x-arbiter"}
    release = component.find("releases/release")
    assert release.attrib == {"version": arbiter_gui.__version__, "date": "2026-09-21"}
    described = [element.tag for element in component.find("description")]
    languages = {element.get("{http://www.w3.org/XML/1998/namespace}lang", "en")
                 for element in component.iter("p")}  # fmt: skip
    assert described
    assert languages == set(LANGUAGES)


@linux_only
@pytest.mark.parametrize(
    ("tool", "arguments", "name"),
    [
        ("desktop-file-validate", [], "applications/arbiter.desktop"),
        ("appstreamcli", ["validate", "--no-net"], f"metainfo/{debian_package.METAINFO}"),
    ],
)
def test_the_desktop_s_own_tools_agree(root, tool, arguments, name):
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    command = [tool, *arguments, str(root / "usr" / "share" / name)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_a_package_that_changed_its_name_is_asked_for_by_either():
    depends = debian_package.dependencies(["libEGL.so.1", "libglib-2.0.so.0", "libc.so.6"], "2.35")
    assert depends == ["libc6 (>= 2.35)", "libegl1", "libglib2.0-0t64 | libglib2.0-0"]


def test_a_library_of_no_known_package_stops_the_build():
    with pytest.raises(SetupProblem, match=r"libunheard\.so\.1"):
        debian_package.dependencies(["libunheard.so.1"], "2.35")


def test_the_control_file_has_what_dpkg_asks_for():
    text = debian_package.control_file(RELEASE, ["libc6 (>= 2.35)", "libgl1"], 1234)
    fields = dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))
    assert fields["Package"] == "arbiter"
    assert fields["Version"] == arbiter_gui.__version__
    assert fields["Architecture"] == "amd64"
    assert fields["Depends"] == "libc6 (>= 2.35), libgl1"
    assert fields["Installed-Size"] == "1234"
    assert {"Maintainer", "Section", "Priority", "Description"} <= set(fields)
    assert max(len(line) for line in text.splitlines() if line.startswith(" ")) <= 80


@linux_only
@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")
def test_the_same_sources_give_the_same_package(program, icons, tmp_path):
    packed = []
    for name in ("first", "second"):
        root = tmp_path / name
        debian_package.lay_out(program, icons, root, RELEASE)
        debian_package.pack(program, root, tmp_path / f"{name}.deb", RELEASE)
        packed.append((tmp_path / f"{name}.deb").read_bytes())
    assert packed[0] == packed[1]
    command = ["dpkg-deb", "--field", str(tmp_path / "first.deb"), "Depends"]
    depends = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert depends.startswith("libc6 (>= 2.")


@linux_only
@pytest.mark.skipif(shutil.which("objdump") is None, reason="needs binutils")
def test_what_a_program_is_linked_to_is_read_from_itself(program):
    assert "libc.so.6" in linked_libraries.linked_to(Path("/bin/true"))
    assert "libc.so.6" in linked_libraries.asked_of_the_system(program)
    (program / "libc.so.6").touch()
    assert "libc.so.6" not in linked_libraries.asked_of_the_system(program)
