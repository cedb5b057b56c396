"""The environment is made once, by a Python that is new enough, and then left alone."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import environment
from system_packages import SetupProblem

PACKAGING = Path(environment.__file__).parent
READ_BY_OLD_PYTHONS = ["start", "check", "environment", "qt_libraries", "system_packages"]


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with a pyproject.toml, one catalogue and no environment yet."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    translations = tmp_path / "resources" / "translations"
    translations.mkdir(parents=True)
    (translations / "es.po").write_text("")
    (translations / "es.mo").write_text("")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "STAMP", tmp_path / ".venv" / "installed.json")
    monkeypatch.setattr(environment, "TRANSLATIONS", translations)
    return tmp_path


@pytest.fixture
def commands(checkout, monkeypatch):
    """The commands that were run, with success, instead of running them."""
    seen = []

    def record(command, **_options):
        seen.append([str(word) for word in command])
        (checkout / ".venv").mkdir(exist_ok=True)
        return 0

    monkeypatch.setattr(subprocess, "call", record)
    return seen


@pytest.mark.parametrize("name", READ_BY_OLD_PYTHONS)
def test_what_runs_first_can_be_read_by_python_3_6(name):
    ast.parse((PACKAGING / f"{name}.py").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_the_first_run_makes_the_environment_and_installs(commands):
    environment.prepare(["dev"])
    made, installed = commands
    assert made == [sys.executable, "-m", "venv", str(environment.VENV)]
    assert "pip" in installed
    assert installed[-1] == ".[dev,translations]"


def test_the_second_run_calls_no_installer(commands):
    environment.prepare(["dev"])
    commands.clear()
    assert environment.prepare(["dev"]) == environment.python_of(environment.VENV)
    assert environment.prepare() == environment.python_of(environment.VENV)
    assert commands == []


def test_an_extra_that_is_not_there_is_added_to_the_others(commands):
    environment.prepare(["dev"])
    commands.clear()
    environment.prepare(["peers"])
    assert commands[-1][-1] == ".[dev,peers,translations]"


def test_a_changed_pyproject_installs_again_and_keeps_the_environment(commands, checkout):
    environment.prepare()
    commands.clear()
    (checkout / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    environment.prepare()
    assert "--clear" not in commands[0]
    assert "pip" in commands[1]


@pytest.mark.parametrize("changed", ["python", "checkout"])
def test_another_python_or_place_makes_the_environment_anew(commands, changed):
    environment.prepare()
    origin, extras = json.loads(environment.STAMP.read_text())
    environment.STAMP.write_text(json.dumps([{**origin, changed: "another"}, extras]))
    commands.clear()
    environment.prepare()
    assert "--clear" in commands[0]


def test_an_environment_that_was_not_made_here_is_not_cleared(commands, checkout):
    (checkout / ".venv").mkdir()
    environment.prepare()
    assert "--clear" not in commands[0]


def test_a_catalogue_newer_than_its_compiled_form_is_compiled(commands, checkout):
    environment.prepare()
    commands.clear()
    catalogue = checkout / "resources" / "translations" / "es.po"
    os.utime(catalogue, ns=(2**62, 2**62))
    environment.prepare()
    assert [command[-1] for command in commands] == ["--compile"]


def test_a_failed_installation_leaves_no_stamp(checkout, monkeypatch):
    monkeypatch.setattr(subprocess, "call", lambda command, **_: int("pip" in command))
    with pytest.raises(SetupProblem, match="needs the network"):
        environment.prepare()
    assert not environment.STAMP.exists()


def test_a_place_that_cannot_be_written_is_said(checkout, monkeypatch):
    (checkout / ".venv").touch()  # a file, so that no stamp can be written into it
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: 0)
    with pytest.raises(SetupProblem, match="cannot be made"):
        environment.prepare()


def test_a_set_up_problem_is_said_and_ends_with_code_4(capsys):
    def main(_arguments):
        raise SetupProblem("Install this.")

    assert environment.run(main) == 4
    assert capsys.readouterr().err == "Install this.\n"


def test_an_interruption_ends_with_code_130():
    def main(_arguments):
        raise KeyboardInterrupt

    assert environment.run(main) == 130


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
class TestANewerPython:
    def put(self, folder, name, exit_code):
        program = folder / name
        program.write_text(f"#!/bin/sh\nexit {exit_code}\n")
        program.chmod(0o755)
        return str(program)

    def test_is_the_first_on_the_path_that_works(self, tmp_path, monkeypatch):
        self.put(tmp_path, "python3.14", 127)
        works = self.put(tmp_path, "python3.12", 0)
        monkeypatch.setenv("PATH", str(tmp_path))
        assert environment.newer_python() == [works]

    def test_is_asked_for_in_plain_words_when_there_is_none(self, tmp_path, monkeypatch):
        self.put(tmp_path, "python3.14", 1)
        monkeypatch.setenv("PATH", str(tmp_path))
        with pytest.raises(SetupProblem, match=r"Arbiter needs Python 3\.11 or newer"):
            environment.newer_python()
