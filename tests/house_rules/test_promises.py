"""What the README promises stands there once, sentence by sentence, each with tests that exist."""

import json
from pathlib import Path

import pytest

from tests.evidence import is_there

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SECTIONS = {
    "## What Arbiter promises about your data": "tests/storage/promise.json",
    "### Security": "tests/house_rules/security.json",
}


def promised(path):
    return json.loads((ROOT / path).read_text(encoding="utf-8"))


def rows_of(heading):
    """The table of a section without its heading."""
    section = README.split(f"{heading}\n", 1)[1].split("\n#", 1)[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")]
    return [tuple(cell.strip() for cell in row.strip("|").split("|")) for row in rows[1:]]


@pytest.mark.parametrize("heading", SECTIONS)
def test_the_readme_says_what_is_promised_and_nothing_else(heading):
    kept = [(one["when"], one["promise"]) for one in promised(SECTIONS[heading])]
    assert rows_of(heading) == kept


@pytest.mark.parametrize(
    "one", [one for path in SECTIONS.values() for one in promised(path)], ids=lambda o: o["when"]
)
def test_every_promise_is_shown_by_tests_that_are_there(one):
    assert one["tests"]
    assert [test for test in one["tests"] if not is_there(test)] == []
