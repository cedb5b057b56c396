"""What the program never does, whatever it reads."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "arbiter_gui").rglob("*.py"))

RUNS_DATA = {"pickle", "marshal", "shelve", "dill", "code", "codeop", "subprocess", "pty", "yaml"}
"""Modules by which what is read can be run."""
RUNNERS = {"eval", "exec", "compile", "__import__", "system", "popen", "mktemp"}
NETWORK = {"socket", "urllib.request", "http.client", "http.server", "ftplib", "smtplib", "ssl"}
UNSAFE = {"_create_unverified_context", "CERT_NONE", "check_hostname", "verify_mode"}
DOWNLOAD = ROOT / "arbiter_gui" / "formats" / "rating_lists" / "download.py"


def imported(path):
    """The modules that a file imports, with every package they lie in."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            yield name
            yield name.split(".")[0]


def called(path):
    """The names that a file calls: bare ones, and methods of the modules `os` and `tempfile`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            if isinstance(owner, ast.Name) and owner.id in {"os", "tempfile", "builtins"}:
                yield node.func.attr


def test_nothing_that_is_read_is_ever_run():
    found = {
        path.name: (RUNS_DATA & set(imported(path))) | (RUNNERS & set(called(path)))
        for path in SOURCES
    }
    assert len(SOURCES) > 100
    assert {name: what for name, what in found.items() if what} == {}


def test_one_file_alone_knows_the_network():
    knowing = [path for path in SOURCES if NETWORK & set(imported(path))]
    assert knowing == [DOWNLOAD]


def test_certificates_are_checked():
    words = {
        node.attr
        for node in ast.walk(ast.parse(DOWNLOAD.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert "create_default_context" in words
    assert words & UNSAFE == set()
