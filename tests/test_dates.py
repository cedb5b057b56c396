"""Days and moments in the way of each language; what is no day stays as it stands."""

import pytest

from arbiter_gui.dates import clock_text, day_text, moment_text
from arbiter_gui.i18n import use_language


@pytest.fixture(autouse=True)
def _english_again():
    yield
    use_language("en")


@pytest.mark.parametrize(
    ("language", "day"), [("en", "1 Dec 2026"), ("es", "01/12/2026"), ("ru", "01.12.2026")]
)
def test_a_day_is_written_in_the_way_of_the_language(language, day):
    use_language(language)
    assert day_text("2026/12/01") == day_text("2026-12-01") == day
    assert moment_text("2026-12-01T13:04:02+00:00") == f"{day} 13:04"
    assert moment_text("2026-12-01T13:04:02", seconds=True) == f"{day} 13:04:02"


@pytest.mark.parametrize("text", ["", "1987", "soon", "2026/13/01", "01.12.2026"])
def test_what_is_no_day_of_a_file_stays(text):
    assert day_text(text) == text
    assert moment_text(text) == text
    assert clock_text(text) == ""
