"""What went wrong with other programs in the field: each situation is tested or answered."""

import json
from pathlib import Path

import pytest

from tests.evidence import is_there

SITUATIONS = json.loads(Path(__file__).with_name("complaints.json").read_text(encoding="utf-8"))
ABSENT = {5, 6, 9, 10, 20, 21, 24, 35, 36, 40, 54, 59, 64, 77}
"""Numbers that were never given."""


def test_every_situation_is_there_once():
    numbers = [int(one["id"].removeprefix("C")) for one in SITUATIONS]
    assert numbers == [number for number in range(1, 82) if number not in ABSENT]


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda one: one["id"])
def test_a_situation_is_shown_by_tests_or_answered_in_a_sentence(situation):
    assert situation["situation"]
    assert [one for one in situation["tests"] if not is_there(one)] == []
    assert situation["tests"] or situation["answer"].endswith(".")
