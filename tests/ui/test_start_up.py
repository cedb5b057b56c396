"""What the window loads before it is there: nothing that is slow and seldom wanted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from arbiter_gui.resources import resource

LOADED_WHEN_SHOWN = """
import gc, os, sys, time
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

def tell(*_):
    QApplication.processEvents()
    assert QApplication.activeWindow() or QApplication.topLevelWidgets()
    end = time.monotonic() + 20
    while not gc.isenabled():  # off as long as the worker looks for newer lists
        assert time.monotonic() < end, "the collector stays off"
        QApplication.processEvents()
    loaded = [f"collector:{gc.isenabled()}", *sys.modules]
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(os.environ["DOUBLE_CLICKED"]))
    end = time.monotonic() + 20
    while not any("Lakeside" in one.windowTitle() for one in QApplication.topLevelWidgets()):
        assert time.monotonic() < end, "the file that was double-clicked is not open"
        QApplication.processEvents()
    print("\\n".join(["double-clicked:open", *loaded]))
    return 0

QApplication.exec = tell
from arbiter_gui.__main__ import main
sys.argv = ["arbiter-gui"]
main()
"""
LATER = {
    "openpyxl": "the first workbook",
    "PySide6.QtPrintSupport": "Ctrl+P",
    "PySide6.QtNetwork": "never",
    "http.client": "a newer rating list is fetched",
    "urllib.request": "a newer rating list is fetched",
    "ssl": "a newer rating list is fetched",
    "email": "a newer rating list is fetched",
    "xml": "a rating list of FIDE is read",
    "multiprocessing": "arbiter check --jobs",
    "concurrent": "arbiter check --jobs",
    "unittest": "never",
    "tkinter": "never",
    "numpy": "never",
    "arbiter_gui.cli": "the command",
}
"""Modules, and what they are first wanted for."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory):
    """The modules of a program of its own when its window is shown; a second, and worth it."""
    home = str(tmp_path_factory.mktemp("home"))
    own = dict.fromkeys(("HOME", "APPDATA", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
    own |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    sample = Path(home, "sample.trf")
    shutil.copy(resource("samples", "after_round_4.trf"), sample)
    own["DOUBLE_CLICKED"] = str(sample)
    ended = subprocess.run(
        [sys.executable, "-c", LOADED_WHEN_SHOWN],
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return set(ended.stdout.split())


def test_the_window_is_what_was_loaded(loaded):
    assert {"PySide6.QtWidgets", "arbiter_gui.ui.main_window"} <= loaded


def test_a_file_that_macos_names_is_opened(loaded):
    assert "double-clicked:open" in loaded


def test_the_collector_of_memory_works_again_when_the_window_is_there(loaded):
    assert "collector:True" in loaded


@pytest.mark.parametrize("module", LATER)
def test_a_module_is_not_loaded_before_it_is_wanted(loaded, module):
    assert module not in loaded
