"""The names of keys in shortcuts."""

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

from arbiter_gui.i18n import use_language
from arbiter_gui.ui.key_names import KeyNames


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
