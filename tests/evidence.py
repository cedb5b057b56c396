"""Tests that are named as a proof: whether they are there."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


@cache
def tests_of(path: str) -> frozenset[str]:
    """The names of the tests of a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return frozenset(
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def is_there(evidence: str) -> bool:
    """Whether a test exists, by its path and name."""
    path, _, name = evidence.partition("::")
    return (ROOT / path).is_file() and name in tests_of(path)
