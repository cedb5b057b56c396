"""The map in the README is the order of layers that the import contracts enforce."""

import re
import tomllib
from pathlib import Path

from arbiter_gui.cli.command import ExitCode
from arbiter_gui.cli.main import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def layers():
    """Each layer as its names, those in parentheses (not there yet) marked as optional."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = [
        entry for entry in contracts["tool"]["importlinter"]["contracts"] if entry["id"] == "layers"
    ]
    for layer in contract["layers"]:
        names = {name.strip() for name in layer.split("|")}
        yield {name.strip("()"): name.startswith("(") for name in names}


def rows_of_the_map():
    """The names of folders and modules, row by row."""
    block = README.split("## The map", 1)[1].split("```")[1]
    rows = [re.findall(r"(\w+)(?:/|\.py)(?=\s|$)", line) for line in block.splitlines()]
    return [set(row) for row in rows if row]


def test_the_map_names_only_layers():
    known = {name for layer in layers() for name in layer}
    assert set().union(*rows_of_the_map()) <= known


def test_the_map_has_the_rows_of_the_contract_in_its_order():
    optional = {name for layer in layers() for name, maybe in layer.items() if maybe}
    optional.add("__main__")
    contract = [set(layer) - optional for layer in layers()]
    drawn = [row - optional for row in rows_of_the_map()]
    assert [row for row in drawn if row] == [row for row in contract if row]


def test_the_readme_begins_with_the_two_commands():
    first_block = README.split("```")[1]
    commands = [line.split("#")[0].split() for line in first_block.splitlines()[1:] if line]
    assert commands == [["python3", "packaging/start.py"], ["python3", "packaging/check.py"]]
    assert all((ROOT / script).is_file() for _, script in commands)


def test_every_file_the_readme_names_is_there():
    named = re.findall(r"`((?:arbiter_gui|packaging|resources|tests)/[\w./-]+)`", README)
    named += re.findall(r"\]\(([\w./-]+)\)", README)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_readme_names_every_command_of_the_terminal():
    named = set(re.findall(r"^\| `arbiter ([\w-]+) ", README, re.MULTILINE))
    assert named == {command.name for command in COMMANDS}


def test_the_readme_gives_every_exit_code():
    section = README.split("## On the terminal")[1].split("\n## ")[0]
    assert {int(code) for code in re.findall(r"^\| (\d+) \|", section, re.MULTILINE)} == set(
        ExitCode
    )
