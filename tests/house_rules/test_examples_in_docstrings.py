"""An example in a docstring is run."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in sorted((ROOT / "arbiter_gui").rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_an_example_gives_what_it_says(name):
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert not result.failed
