"""Edits as the journal writes them: JSON with what was before and what is after.

An array of runs, each of one kind of fact:

| run | holds |
|---|---|
| `{kind, added: [row...]}` | the whole rows of facts that appear |
| `{kind, removed: [row...]}` | the whole rows of facts that disappear |
| `{kind, keys: [...], before: {column: [...]}, after: {column: [...]}}` | columns that differ |

A late entry moves the number of everybody below by one: written column by column, this stays short.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, cast

from arbiter_gui.storage.rows import Row, Scalar, fact_of, key_of, row_of
from arbiter_gui.tournament import Edit, Fact, Key, Kind

FactLookUp = Callable[[Kind, Key], Fact | None]
Run = dict[str, Any]


def edits_text(edits: Iterable[Edit]) -> str:
    """The edits as one JSON array; where a fact changes, only the columns that differ."""
    rows = [(edit.kind, edit.key, _row(edit.before), _row(edit.after)) for edit in edits]
    runs = []
    for (kind, columns), run in groupby(rows, key=lambda row: (row[0], _shape(*row[2:]))):
        _kinds, keys, before, after = zip(*run, strict=True)
        if columns == "added":
            runs.append({"kind": kind, "added": after})
        elif columns == "removed":
            runs.append({"kind": kind, "removed": before})
        else:
            changes = {"before": _columns(before, columns), "after": _columns(after, columns)}
            runs.append({"kind": kind, "keys": keys, **changes})
    return compact_json(runs)


def edits_of(text: str, present: FactLookUp) -> tuple[Edit, ...]:
    """The edits of a journal line.

    A line keeps only the columns that changed; the others are those of the present facts, so the
    present must be the state just before or just after the line.

    Raises:
        ValueError, TypeError, LookupError: The text is not what `edits_text` writes.
    """
    return tuple(edit for run in json.loads(text) for edit in _edits_of_run(run, present))


def keys_of(run: Run) -> tuple[Key, ...]:
    """The keys of a run of changes."""
    return tuple(tuple(key) if isinstance(key, list) else key for key in run["keys"])


def compact_json(value: object) -> str:
    """JSON in one spelling only, so that equal content has an equal hash."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _edits_of_run(run: Run, present: FactLookUp) -> Iterator[Edit]:
    kind = cast("Kind", run["kind"])
    for row in run.get("added", ()):
        yield Edit(kind, key_of(kind, row), None, fact_of(kind, row))
    for row in run.get("removed", ()):
        yield Edit(kind, key_of(kind, row), fact_of(kind, row), None)
    if "keys" not in run:
        return
    for place, key in enumerate(keys_of(run)):
        base = _row(present(kind, key))
        if base is None:
            raise ValueError("a journal line changes a fact that does not exist")
        before = {name: values[place] for name, values in run["before"].items()}
        after = {name: values[place] for name, values in run["after"].items()}
        yield Edit(kind, key, fact_of(kind, {**base, **before}), fact_of(kind, {**base, **after}))


def _row(fact: Fact | None) -> Row | None:
    return None if fact is None else row_of(fact)


def _shape(before: Row | None, after: Row | None) -> str | tuple[str, ...]:
    if before is None or after is None:
        return "added" if before is None else "removed"
    return tuple(name for name, value in before.items() if after[name] != value)


def _columns(rows: Iterable[Row], columns: Iterable[str]) -> dict[str, list[Scalar]]:
    whole = tuple(rows)
    return {name: [row[name] for row in whole] for name in columns}
