"""The clock in the hall counts down to a time of day that was typed."""

from datetime import UTC, datetime

import pytest

from arbiter_gui.ui.hall.hall_clock import clock_text, duration, start_time


def at(hour, minute, second=0):
    return datetime(2026, 5, 1, hour, minute, second, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "time"),
    [
        ("15:00", "15:00"),
        (" 9.05 ", "09:05"),
        ("1530", "15:30"),
        ("9", "09:00"),
        ("24:00", None),
        ("15:60", None),
        ("soon", None),
        ("", None),
    ],
)
def test_a_time_is_understood_as_arbiters_type_it(typed, time):
    assert start_time(typed) == time


@pytest.mark.parametrize(
    ("now", "left"),
    [
        (at(14, 37, 5), "22:55"),
        (at(12, 59, 59), "2:00:01"),
        (at(14, 59, 59), "0:01"),
        (at(21, 30), "17:30:00"),
    ],
)
def test_the_clock_says_how_long_it_is_until_the_round(now, left):
    clock = clock_text(now, "15:00", "Round 5")
    assert (clock.start, clock.left) == ("Round 5 at 15:00", left)


@pytest.mark.parametrize("now", [at(15, 0), at(20, 59)])
def test_when_the_time_has_come_nothing_is_counted_any_more(now):
    clock = clock_text(now, "15:00", "Round 5")
    assert (clock.start, clock.left) == ("Round 5: began at 15:00", "")


def test_an_evening_round_may_begin_after_midnight():
    assert clock_text(at(23, 30), "00:15", "Blitz").left == "45:00"


def test_without_a_start_there_is_the_time_of_day_alone():
    clock = clock_text(at(9, 4, 7), "", "Round 5")
    assert (clock.time, clock.exact, clock.start, clock.left) == ("09:04", "09:04:07", "", "")


def test_minutes_have_no_hour_before_them():
    assert (duration(59), duration(3600)) == ("0:59", "1:00:00")
