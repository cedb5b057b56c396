"""The names of keys in shortcuts."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, Qt, QTranslator
from PySide6.QtWidgets import QWidget

import arbiter_gui.ui
from arbiter_gui.i18n import use_language
from arbiter_gui.ui.dialog_keys import DIALOG_KEYS, on_key, text_with_key
from arbiter_gui.ui.key_names import KeyNames, native
from arbiter_gui.ui.menus import key_map
from arbiter_gui.ui.result_keys import ResultKeys

SOURCES = sorted(Path(arbiter_gui.ui.__file__).parent.rglob("*.py"))
A_KEY = re.compile(r'"[^"\n]*\S  (Ctrl|Alt|Shift|Ins|Del|Enter|Esc|Backspace|F\d+)\b')


@pytest.fixture
def spanish_qt(qapp):
    """Qt in Spanish, and the names of keys in front of it."""
    qt, names = QTranslator(), KeyNames()
    assert qt.load("qtbase_es", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    qapp.installTranslator(qt)
    qapp.installTranslator(names)
    yield
    qapp.removeTranslator(names)
    qapp.removeTranslator(qt)


@pytest.mark.parametrize("key", ["Ctrl", "Shift", "Ins", "Del", "Space"])
def test_qt_takes_the_names_of_keys_from_the_catalogue(spanish_qt, key):
    assert QCoreApplication.translate("QShortcut", key) == key


def test_everything_else_stays_with_qt(spanish_qt):
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"
    assert QCoreApplication.translate("QShortcut", "Left") == "Izquierda"


@pytest.mark.parametrize("text", ["&Look in:", "Files of &type:", "&Directory:"])
@pytest.mark.parametrize("language", ["es", "ru"])
def test_the_dialog_for_files_has_no_english_left(spanish_qt, text, language):
    use_language(language)
    try:
        assert QCoreApplication.translate("QFileDialog", text) not in {text, "&Folder:"}
    finally:
        use_language("en")


def test_every_key_of_the_dialogs_stands_in_the_key_map():
    told = key_map(ResultKeys.POINTS)
    for key in DIALOG_KEYS.values():
        assert f"| `{key.shown}` | {key.meaning} |" in told


def test_a_button_names_its_key_as_the_menus_write_it(spanish_qt):
    assert text_with_key("Move &up", "move_up") == f"Move &up  {native('Ctrl+Up')}"
    assert "Arriba" in text_with_key("Move &up", "move_up")


def test_a_key_of_the_table_and_those_that_mean_the_same_do_it(qtbot):
    widget, done = QWidget(), []
    qtbot.addWidget(widget)
    on_key("larger", widget, lambda: done.append("larger"))
    widget.show()
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
        qtbot.keyClick(widget, key, Qt.KeyboardModifier.ControlModifier)
    assert done == ["larger", "larger"]


def test_no_text_spells_a_key_out_beside_the_tables():
    spelt = [path.name for path in SOURCES if A_KEY.search(path.read_text(encoding="utf-8"))]
    assert spelt == []


def test_shortcuts_are_made_from_the_tables_alone():
    made = [path.name for path in SOURCES if "QShortcut(" in path.read_text(encoding="utf-8")]
    assert made == ["dialog_keys.py", "hall_display.py"]
