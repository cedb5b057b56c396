"""The state of the event as the journal alone gives it."""

import json
from collections.abc import Iterable
from typing import Any, cast

from arbiter_gui.storage.rows import Row
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
        for edit in json.loads(edits):
            if not _carried_out(state, edit):
                raise ContradictoryJournal(number)
    return state


def _carried_out(state: State, edit: dict[str, Any]) -> bool:
    key = edit["key"]
    place = cast("tuple[Kind, Key]", (edit["kind"], tuple(key) if isinstance(key, list) else key))
    present, before, after = state.get(place), edit["before"], edit["after"]
    if present is None or before is None:
        if present is not None or before is not None or after is None:
            return False
        state[place] = after
        return True
    if any(present.get(name) != value for name, value in before.items()):
        return False
    if after is None:
        del state[place]
    else:
        state[place] = {**present, **after}
    return True
