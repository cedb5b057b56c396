"""What a criterion counts, as it is shown."""

import pytest

from arbiter_gui.pairing.dutch.comparison import Verdict
from arbiter_gui.tables.criterion_count import count_text


@pytest.mark.parametrize(
    ("name", "count", "text"),
    [
        ("score of the bye", 15, "1½"),
        ("colour preferences", 2, "2"),
        ("next bracket", (1, 20), "1, 20"),
    ],
)
def test_only_the_score_of_the_bye_is_shown_as_points(name, count, text):
    assert count_text(Verdict("C5", name), count) == text
