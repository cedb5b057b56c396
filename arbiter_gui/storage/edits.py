"""Edits as the journal writes them: JSON with what was before and what is after."""

import json
from collections.abc import Callable, Iterable
from typing import Any, cast

from arbiter_gui.storage.rows import TABLES, Row, fact_of, row_of
from arbiter_gui.tournament import Edit, Fact, Key, Kind

FactLookUp = Callable[[Kind, Key], Fact | None]


def edits_text(edits: Iterable[Edit]) -> str:
    """The edits as one JSON array; where a fact changes, only the columns that differ."""
    return compact_json([_plain_edit(edit) for edit in edits])


def edits_of(text: str, present: FactLookUp) -> tuple[Edit, ...]:
    """The edits of a journal line.

    A line keeps only the columns that changed; the others are those of the present facts, so the
    present must be the state just before or just after the line.

    Raises:
        ValueError, TypeError, KeyError: The text is not what `edits_text` writes.
    """
    edits = []
    for plain in json.loads(text):
        kind = cast("Kind", plain["kind"])
        key: Key = tuple(plain["key"]) if isinstance(plain["key"], list) else plain["key"]
        before, after = plain["before"], plain["after"]
        if before is not None and after is not None:
            base = _present_row(present(kind, key))
            before, after = {**base, **before}, {**base, **after}
        edits.append(Edit(kind, key, _fact(kind, before), _fact(kind, after)))
    return tuple(edits)


def compact_json(value: object) -> str:
    """JSON in one spelling only, so that equal content has an equal hash."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _plain_edit(edit: Edit) -> dict[str, Any]:
    before = None if edit.before is None else row_of(edit.before)
    after = None if edit.after is None else row_of(edit.after)
    if before is not None and after is not None:
        different = [name for name in TABLES[edit.kind].columns if before[name] != after[name]]
        before = {name: before[name] for name in different}
        after = {name: after[name] for name in different}
    return {"kind": edit.kind, "key": edit.key, "before": before, "after": after}


def _present_row(fact: Fact | None) -> Row:
    if fact is None:
        raise ValueError("a journal line changes a fact that does not exist")
    return row_of(fact)


def _fact(kind: Kind, row: Row | None) -> Fact | None:
    return None if row is None else fact_of(kind, row)
