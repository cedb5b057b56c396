"""The house: small files, one noun each, no drawers that take anything."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted((ROOT / "arbiter_gui").rglob("*.py"))
ALL_FILES = [
    *MODULES,
    *sorted((ROOT / "tests").rglob("*.py")),
    *sorted((ROOT / "packaging").rglob("*.py")),
]
BANNED = {
    "utils", "util", "helpers", "helper", "common", "misc", "constants", "enums", "types",
    "interfaces", "managers", "manager", "controllers", "services",
}  # fmt: skip


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", ALL_FILES, ids=_name)
def test_a_file_has_at_most_400_lines(path):
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= 400, f"{_name(path)} has {lines} lines: look for the second noun in it"


@pytest.mark.parametrize("path", ALL_FILES, ids=_name)
def test_no_file_is_a_drawer_for_anything(path):
    assert path.stem not in BANNED
    assert path.parent.name not in BANNED


@pytest.mark.parametrize("path", MODULES, ids=_name)
def test_every_module_says_what_it_is(path):
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", [p for p in MODULES if p.name == "__init__.py"], ids=_name)
def test_an_init_file_holds_only_its_docstring(path):
    package = path.parent.relative_to(ROOT).as_posix()
    if package in {"arbiter_gui", "arbiter_gui/tournament"}:
        return
    body = ast.parse(path.read_text(encoding="utf-8")).body
    assert len(body) == 1, f"{_name(path)} does more than explain its folder"
