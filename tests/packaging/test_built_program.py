"""The program is built for real and started; some minutes, the first time with the network."""

import os
import shutil
import subprocess
import sys
import tarfile
import time

import pytest

import arbiter_gui
import build_app
import bundle
import program_icons

ROOT = bundle.ROOT
INSTALLER = ROOT / "packaging" / "windows" / "arbiter.nsi"

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="builds for Linux")


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs NSIS")
@pytest.mark.usefixtures("qapp")
def test_the_installer_for_windows_compiles_without_a_warning(tmp_path):
    program = tmp_path / "program"
    program.mkdir()
    (program / "arbiter-gui.exe").write_bytes(b"MZ")
    (tmp_path / "arbiter.ico").write_bytes(program_icons.ico())
    setup = tmp_path / "Arbiter-Setup.exe"
    given = {"VERSION": arbiter_gui.__version__, "PROGRAM": program,
             "ICON": tmp_path / "arbiter.ico", "TARGET": setup}  # fmt: skip
    defined = [f"-D{name}={value}" for name, value in given.items()]
    command = ["makensis", "-V2", "-WX", *defined, str(INSTALLER)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert setup.read_bytes()[:2] == b"MZ"


def test_the_installer_for_windows_ties_the_files_of_arbiter_to_the_window():
    script = INSTALLER.read_text(encoding="utf-8")
    assert r'"${CLASSES}\.arbiter" "" "${TYPE}"' in script
    assert r"""shell\open\command" "" '"$INSTDIR\arbiter-gui.exe" "%1"'""" in script
    for section in ("Section\n", 'Section "Uninstall"\n'):
        assert "WAIT_UNTIL_CLOSED" in script.partition(section)[2].partition("SectionEnd")[0]


@pytest.fixture(scope="module")
def built():
    """The folder of the built program, as the documented command makes it."""
    command = [sys.executable, str(ROOT / "packaging" / "build_app.py")]
    subprocess.run(command, check=True, capture_output=True)
    return build_app.DIST / "arbiter"


@linux_only
@pytest.mark.slow
@pytest.mark.timeout(1200)
class TestBuilt:
    def run(self, program, *arguments):
        bare = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        command = [str(program), *map(str, arguments)]
        return subprocess.run(command, env=bare, capture_output=True, text=True, check=False)

    def test_it_tells_its_version(self, built):
        assert arbiter_gui.__version__ in self.run(built / "arbiter", "--version").stdout

    def test_it_pairs_a_round_and_speaks_every_language(self, built, tmp_path):
        sample = tmp_path / "sample.trf"
        shutil.copy(ROOT / "resources" / "samples" / "after_round_4.trf", sample)
        pairs = self.run(built / "arbiter", "pair", sample).stdout.splitlines()
        assert len(pairs) == int(pairs[0]) + 1
        for language, word in (("es", "Blancas"), ("ru", "Белые")):
            shown = self.run(built / "arbiter", "--language", language, "show", sample).stdout
            assert word in shown

    def test_it_works_with_several_processes(self, built, tmp_path):
        folder = tmp_path / "events"
        made = self.run(built / "arbiter", "generate", "--out", folder, "--count", "4",
                        "--seed", "1", "--jobs", "2")  # fmt: skip
        assert made.returncode == 0, made.stderr
        checked = self.run(built / "arbiter", "check", *folder.iterdir(), "--jobs", "2")
        assert checked.returncode == 0, checked.stdout + checked.stderr

    def test_it_writes_a_workbook(self, built, tmp_path):
        sample = ROOT / "resources" / "samples" / "after_round_4.trf"
        book = tmp_path / "book.xlsx"
        ended = self.run(built / "arbiter", "export", sample, "--xlsx", book, "--full")
        assert ended.returncode == 0, ended.stderr
        assert book.stat().st_size > 10_000

    def test_the_window_opens_an_event_without_a_screen(self, built, tmp_path):
        sample = tmp_path / "sample.trf"
        shutil.copy(ROOT / "resources" / "samples" / "after_round_4.trf", sample)
        surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
        window = subprocess.Popen([str(built / "arbiter-gui"), str(sample)], env=surroundings)
        try:
            end = time.monotonic() + 60
            while not sample.with_suffix(".arbiter").exists() and time.monotonic() < end:
                assert window.poll() is None
                time.sleep(0.05)
        finally:
            window.terminate()
            window.wait()
        assert sample.with_suffix(".arbiter").exists()

    def test_every_licence_is_beside_it_and_in_the_archive(self, built):
        for name in ("README.txt", "Arbiter/LICENSE", "Qt for Python/LGPL-3.0.txt", "openpyxl"):
            assert (built / "LICENSES" / name).exists()
        (archive,) = build_app.DIST.glob(f"arbiter-{arbiter_gui.__version__}-linux-*.tar.gz")
        with tarfile.open(archive) as packed:
            names = {name.partition("/")[2] for name in packed.getnames()}
        assert {"arbiter", "arbiter-gui", "LICENSES/README.txt"} <= names
