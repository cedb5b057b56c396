"""The settings of the hall display survive; what makes no sense in the store is as usual."""

import pytest

from arbiter_gui.ui.hall.hall_settings import HallSettings, as_words, from_words

SET = HallSettings(
    ("standings",), 20, 150, "dark", "Lunch\n\nPrizes", "15:00", "Final", "/a.arbiter"
)


def test_what_was_kept_comes_back():
    assert from_words(as_words(SET)) == SET


@pytest.mark.parametrize(
    ("words", "field", "value"),
    [
        ({"seconds": "twelve"}, "seconds", 12),
        ({"seconds": 0}, "seconds", 3),
        ({"percent": 9999}, "percent", 300),
        ({"lists": ["standings", "secrets"]}, "lists", ("standings",)),
        ({"lists": 5}, "lists", HallSettings().lists),
        ({"message": None}, "message", ""),
        ({"unknown": 1}, "theme", "light"),
    ],
)
def test_nonsense_in_the_store_is_put_right(words, field, value):
    assert getattr(from_words(words), field) == value


def test_messages_and_start_of_another_event_are_not_shown():
    other = SET.of_event("/b.arbiter")
    assert (other.message, other.start, other.what) == ("", "", "")
    assert (other.seconds, other.theme, other.lists) == (20, "dark", ("standings",))
    assert SET.of_event("/a.arbiter") == SET


def test_an_empty_line_separates_messages():
    settings = HallSettings(message="Lunch at 13:00\nin the foyer\n  \n\n\nPrizes at 18:00\n")
    assert settings.messages == ("Lunch at 13:00\nin the foyer", "Prizes at 18:00")
    assert HallSettings(message=" \n ").messages == ()
