"""A whole event by keyboard; `python -m tests.ui.day` does the same and keeps the pictures."""

import pytest

from tests.ui.day.__main__ import main


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_whole_event_is_played_by_keyboard_through_a_power_cut(tmp_path):
    assert main(["--out", str(tmp_path / "day")]) == 0
