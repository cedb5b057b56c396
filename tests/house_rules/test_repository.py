"""The repository speaks of the product alone, and of what is there."""

import ast
import itertools
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GENERATED = re.compile(
    r"\.git|\.venv|build|dist|__pycache__|\.hypothesis|.*_cache|.*\.egg-info|.*\.mo"
)
DATA = {".trf", ".otf", ".png", ".xlsx", ".arbiter", ".gz", ".zip", ".ico"}
FOREIGN = re.compile(
    r"/work/|/tmp/|/root/|/home/\w|\.\./shared|\bshared/(?:house|rules|cases)|\bworktrees?\b"
    r"|\bissue #?\d|(?-i:\bTODO\b)|\bFIXME\b",
    re.IGNORECASE,
)
"""What no file may say; a small "todo" is the Spanish word for everything."""
EXCEPTION = re.compile(r"#\s*(noqa|type:\s*ignore)\b(.*)")
EXCEPTIONS_ALLOWED = 9


def repository_files():
    """Every file but what tools generate."""
    folders = [ROOT]
    while folders:
        for path in sorted(folders.pop().iterdir()):
            if GENERATED.fullmatch(path.name):
                continue
            if path.is_dir():
                folders.append(path)
            elif path.suffix not in DATA:
                yield path


FILES = list(repository_files())
SOURCES = [path for path in FILES if path.suffix == ".py" and path != Path(__file__)]


def matches(paths, pattern):
    """Where a pattern is found: "folder/file.py:12", and the line."""
    for path in paths:
        text = path.read_text(encoding="utf-8", errors="replace")
        if not pattern.search(text):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                yield f"{path.relative_to(ROOT)}:{number}", line.strip()


def test_the_walk_finds_the_repository():
    names = {str(path.relative_to(ROOT)) for path in FILES}
    assert {"README.md", ".ci/run", "arbiter_gui/errors.py", "tests/conftest.py"} <= names


def test_no_file_speaks_of_the_workshop():
    files = [path for path in FILES if path != Path(__file__)]
    assert list(matches(files, FOREIGN)) == []


def test_exceptions_from_the_tools_are_few_and_give_their_reason():
    found = list(matches(SOURCES, EXCEPTION))
    for where, line in found:
        kind, rest = EXCEPTION.search(line).groups()
        code = r"\s*:\s*[A-Z]+\d+" if kind == "noqa" else r"\[[\w-]+\]"
        assert re.match(code + r".*\s[-#]\s*\w", rest), f"{where}: code and reason, please"
    assert len(found) <= EXCEPTIONS_ALLOWED, found


def test_the_top_level_is_the_house_and_nothing_else():
    top = {path.name for path in ROOT.iterdir() if not GENERATED.fullmatch(path.name)}
    top -= {".coverage"}
    assert top == {
        "pyproject.toml", "README.md", "LICENSE", ".gitignore", ".ci",
        "arbiter_gui", "resources", "tests", "packaging",
    }  # fmt: skip


def test_packaging_hides_no_library_of_that_name():
    assert not (ROOT / "packaging" / "__init__.py").exists()


OF_NO_PACKAGE = {
    "house_rules",
    "fuzz",
    "force",
    "benchmarks",
    "packaging",
    "resources",
    "fide",
    "field",
}
"""Folders of tests that mirror none of the program."""


@pytest.mark.parametrize(
    "folder",
    sorted({path.parent for path in SOURCES if path.name.startswith("test_")}),
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_tests_lie_where_the_tested_code_lies(folder):
    place = folder.relative_to(ROOT / "tests")
    if place.parts and place.parts[0] in OF_NO_PACKAGE:
        return
    mirrored = ROOT / "arbiter_gui" / place
    assert mirrored.is_dir(), f"{place}: there is no arbiter_gui/{place}"


def resources_asked_for():
    """The paths in calls `resource("icons", name)`, as far as they are written out."""
    call = re.compile(r"\bresource\(")
    for source in {ROOT / where.rpartition(":")[0] for where, _ in matches(SOURCES, call)}:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "resource":
                written = itertools.takewhile(lambda a: isinstance(a, ast.Constant), node.args)
                path = ROOT.joinpath("resources", *(str(argument.value) for argument in written))
                yield f"{source.relative_to(ROOT)}:{node.lineno}", path


def test_every_resource_the_code_asks_for_is_there():
    asked_for = list(resources_asked_for())
    assert asked_for
    assert [where for where, path in asked_for if not path.exists()] == []


def test_what_old_pythons_read_is_checked_as_such():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = {Path(name).stem for name in settings["tool"]["ruff"]["per-file-target-version"]}
    needed, found = {"start", "check"}, set()
    while needed:
        name = needed.pop()
        found.add(name)
        tree = ast.parse((ROOT / "packaging" / f"{name}.py").read_text(encoding="utf-8"))
        imported = {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
        imported |= {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
        beside = {i for i in imported if i and (ROOT / "packaging" / f"{i}.py").exists()}
        needed |= beside - found
    assert listed == found
