"""Every action, done, undone and done again across reopening, leaves no trace but its own."""

import importlib
import inspect
import pkgutil
import typing

import pytest

from arbiter_gui import actions
from arbiter_gui.document import Document
from arbiter_gui.storage.tournament_file import TournamentFile
from arbiter_gui.tournament import Change, Tournament
from tests.actions.acknowledging import committed
from tests.actions.cases import CASES


def _public_actions():
    for module in pkgutil.iter_modules(actions.__path__):
        members = vars(importlib.import_module(f"arbiter_gui.actions.{module.name}"))
        for name, member in members.items():
            own = inspect.isfunction(member) and member.__module__.endswith(f".{module.name}")
            if not own or name.startswith("_"):
                continue
            if typing.get_type_hints(member).get("return") is Change:
                yield f"{module.name}.{name}"


def test_every_action_has_a_case():
    assert set(_public_actions()) == set(CASES)


def _on_the_disk(path):
    """The facts as the tables hold them and as the journal gives them; both must agree."""
    file = TournamentFile.open(path)
    try:
        tables = file.load()
        assert set(tables) == set(file.rebuilt())
        assert len(tables) == len(file.rebuilt())
        return tables
    finally:
        file.close()


def _reopened(document):
    document.close()
    tables = _on_the_disk(document.path)
    again = Document.open(document.path)
    assert again.tournament.facts() == Tournament(tables).facts()
    return again


FOR_EVER = {"settings.leave_fide_mode"}
"""Actions that Undo does not take back; they have tests of their own."""


@pytest.mark.parametrize("name", sorted(CASES.keys() - FOR_EVER))
def test_an_action_is_done_undone_and_done_again(name, tmp_path):
    start, act = CASES[name]
    before = start.facts()
    document = Document.create(tmp_path / "event.arbiter", before)
    change = committed(document, act(document.tournament))
    after = document.tournament.facts()
    assert after != before

    document = _reopened(document)
    assert document.tournament.facts() == after
    assert document.next_undo == change
    assert document.undo() == change.reversed
    assert document.tournament.facts() == before

    document = _reopened(document)
    assert document.tournament.facts() == before
    assert document.next_undo is None
    assert document.redo() == change
    assert document.tournament.facts() == after

    document = _reopened(document)
    assert document.tournament.facts() == after
    assert [line.step for line in document.journal()] == ["start", "change", "undo", "redo"]
    document.close()


@pytest.mark.parametrize("name", CASES)
def test_an_action_changes_nothing_by_itself(name):
    start, act = CASES[name]
    before, revision = start.facts(), start.revision
    act(start)
    assert start.facts() == before
    assert start.revision == revision


@pytest.mark.parametrize("name", CASES)
def test_an_action_says_what_it_does(name):
    start, act = CASES[name]
    words = act(start).describe()
    assert words
    assert "{" not in words
