"""Every page, panel and dialog, walked by the gallery in a process of its own."""

import os
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from tests.evidence import ROOT
from tests.ui.gallery.faults import Found, look_for_faults


def walk(*options):
    command = [sys.executable, "-m", "tests.ui.gallery", *options]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=55
    )
    return ended.returncode, ended.stdout


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_every_control_has_a_name_every_text_its_room_and_every_letter_one_control(language):
    code, said = walk("--languages", language, "--themes", "light")
    assert code == 0, said
    assert int(said.split()[1]) > 400


def test_a_control_without_a_name_a_cut_text_and_a_letter_given_twice_are_found(qtbot):
    shown = QWidget()
    qtbot.addWidget(shown)
    QLineEdit(shown)
    for place, text in enumerate(("&Save", "&Send"), 1):
        QPushButton(text, shown).setGeometry(0, 30 * place, 100, 30)
    QLabel("A text that has no room", shown).setGeometry(0, 120, 20, 20)
    shown.show()
    found = Found()
    look_for_faults(found, "scene", shown)
    assert found.nameless == ["scene: QLineEdit "]
    assert found.cut == ["scene: A text that has no room"]
    assert found.letters == ["scene: s"]
