"""What the program remembers about its user."""

import pytest
from PySide6.QtCore import QByteArray, QSettings

from arbiter_gui.pairing.swiss.preference_codes import Notation
from arbiter_gui.ui.preferences import Appearance, Preferences
from arbiter_gui.ui.result_keys import ResultKeys


@pytest.fixture
def store(tmp_path):
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


def files(folder, count):
    paths = [folder / f"{number}.arbiter" for number in range(count)]
    for path in paths:
        path.touch()
    return paths


def test_the_file_opened_last_is_the_first_of_the_recent_ones(store, tmp_path):
    preferences = Preferences(store)
    first, second = files(tmp_path, 2)
    for path in (first, second, first):
        preferences.remember_file(path)
    assert Preferences(store).recent_files == (first, second)
    assert preferences.folder == tmp_path


def test_nine_recent_files_are_kept_and_those_that_are_gone_are_left_out(store, tmp_path):
    preferences = Preferences(store)
    paths = files(tmp_path, 12)
    for path in paths:
        preferences.remember_file(path)
    assert preferences.recent_files == tuple(reversed(paths[3:]))
    paths[11].unlink()
    assert preferences.recent_files == tuple(reversed(paths[3:11]))


def test_choices_come_back_as_they_were_made(store):
    preferences = Preferences(store)
    assert preferences.appearance is Appearance.SYSTEM
    preferences.appearance = Appearance.DARK
    preferences.language = "ru"
    preferences.notation = Notation.VEGA
    preferences.result_keys = ResultKeys.ONE_TWO_THREE
    preferences.with_list_data = True
    preferences.geometry = QByteArray(b"place")
    again = Preferences(store)
    assert (again.appearance, again.language) == (Appearance.DARK, "ru")
    assert again.geometry == QByteArray(b"place")
    assert again.notation is Notation.VEGA
    assert again.result_keys is ResultKeys.ONE_TWO_THREE
    assert again.with_list_data


def test_a_setting_nobody_understands_means_the_default(store):
    store.setValue("window/appearance", "plaid")
    store.setValue("window/geometry", "nonsense")
    store.setValue("window/notation", "runes")
    store.setValue("results/keys", "toes")
    preferences = Preferences(store)
    assert preferences.appearance is Appearance.SYSTEM
    assert preferences.geometry.isEmpty()
    assert preferences.notation is Notation.EDITION
    assert preferences.result_keys is ResultKeys.POINTS
