"""The state of the event as the journal alone gives it."""

import json
from collections.abc import Iterable
from typing import cast

from arbiter_gui.storage.edits import Run, keys_of
from arbiter_gui.storage.rows import Row, completed, key_of
from arbiter_gui.tournament import Key, Kind

State = dict[tuple[Kind, Key], Row]


class ContradictoryJournal(Exception):
    """A line that does not continue the lines before it; its number is the argument."""


def state_after(lines: Iterable[tuple[int, str]]) -> State:
    """The rows of all tables after a run of journal lines from the first on.

    `lines` are numbers with the edits as JSON. Rows instead of records: a long event is checked
    against its journal every time it is opened.

    Raises:
        ContradictoryJournal: A line expects something else than the lines before it leave.
    """
    state: State = {}
    for number, edits in lines:
        for run in json.loads(edits):
            if not _carried_out(state, run):
                raise ContradictoryJournal(number)
    return state


def _carried_out(state: State, run: Run) -> bool:
    kind = cast("Kind", run["kind"])
    for row in run.get("added", ()):
        place = kind, key_of(kind, row)
        if place in state:
            return False
        state[place] = completed(kind, row)
    for row in run.get("removed", ()):
        if state.pop((kind, key_of(kind, row)), None) != completed(kind, row):
            return False
    return "keys" not in run or _columns_changed(state, kind, run)


def _columns_changed(state: State, kind: Kind, run: Run) -> bool:
    rows = [state[kind, key] for key in keys_of(run) if (kind, key) in state]
    for name, before in run["before"].items():
        if [row[name] for row in rows] != before:
            return False
        for row, value in zip(rows, run["after"][name], strict=True):
            row[name] = value
    return len(rows) == len(run["keys"])
