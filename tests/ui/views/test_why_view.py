"""The explanation of a board as it is set on the page."""

import pytest

from arbiter_gui.ui.views.why_view import _kept_together


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("№ 7 Ким", "№&nbsp;7&nbsp;Ким"),
        ("№ 12, № 3", "№&nbsp;12, №&nbsp;3"),
        ("1-й номер с 1-м", "1&#8209;й номер с 1&#8209;м"),
        ("1-0, 3–7, +1", "1-0, 3–7, +1"),
        ("a < b", "a &lt; b"),
    ],
)
def test_no_line_ends_within_a_number_and_its_name_or_an_ordinal(text, shown):
    assert _kept_together(text) == shown
