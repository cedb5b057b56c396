"""The journal of an event as a list: what was done, when, and what was taken back."""

import json
from collections.abc import Iterable
from typing import Any

from arbiter_gui.dates import clock_text, day_text
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.storage.journal import JournalLine
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone

_STEPS = {
    "start": N_("created"),
    "change": "",
    "undo": N_("taken back"),
    "redo": N_("done again"),
}
_REPORTED = '"integrity_event"'
"""Stands among the edits of every change that the report of a FIDE event has to tell."""
_BY_HAND = '"manual_pairing"'


def journal_table(lines: Iterable[JournalLine]) -> Table:
    """Every line of the journal, the newest first; the key of a row is the line's number."""
    columns = (
        Column("number", _("Line"), Align.RIGHT, _("Line of the journal")),
        Column("date", _("Date"), Align.LEFT, _("Date")),
        Column("time", _("Time"), Align.LEFT, _("Time of day")),
        Column("label", _("What was done"), Align.LEFT, _("What was done")),
        Column("step", "", Align.LEFT, _("Undone or done again")),
    )
    rows = tuple(_row(line) for line in sorted(lines, key=lambda line: -line.number))
    return Table(columns, rows, _("Journal"), () if rows else (_("There is no journal here."),))


def told_lines(lines: Iterable[JournalLine]) -> frozenset[int]:
    """The numbers of the lines that the report of a FIDE event has to tell of."""
    return frozenset(line.number for line in lines if _is_told(line))


def _is_told(line: JournalLine) -> bool:
    """Records of the FIDE mode, and rounds kept otherwise than by the rules."""
    return _REPORTED in line.edits or (
        _BY_HAND in line.edits and any(map(_keeps_other_boards, json.loads(line.edits)))
    )


def _reasons(line: JournalLine) -> list[str]:
    """Why it was done, as the arbiter wrote it down."""
    runs = json.loads(line.edits)
    return [
        str(row["reason"])
        for run in runs
        for row in run.get("added", ())
        if run["kind"] in {"integrity_event", "manual_pairing"} and row.get("reason")
    ]


def _keeps_other_boards(run: dict[str, Any]) -> bool:
    """Whether a run of edits writes down the boards that the rules ask for instead."""
    if run["kind"] != "manual_pairing":
        return False
    rows = (*run.get("added", ()), *({"computed": c} for c in _after(run)))
    return any(row["computed"] not in {"", "[]"} for row in rows)


def _after(run: dict[str, Any]) -> tuple[str, ...]:
    return tuple(run.get("after", {}).get("computed", ()))


def _row(line: JournalLine) -> Row:
    what = fill(line.label, line.values)
    step = _(_STEPS[line.step]) if _STEPS[line.step] else ""
    if line.refers_to is not None:
        step = _("{step}: line {number}").format(step=step, number=line.refers_to)
    if _is_told(line):
        step = "; ".join(part for part in (step, _("told in the report"), *_reasons(line)) if part)
    date, time = line.time[: len("2026-12-01")], clock_text(line.time, seconds=True)
    day = day_text(date)
    cells = (
        Cell(str(line.number), line.number, tone=Tone.MUTED),
        Cell(day, date, tone=Tone.MUTED),
        Cell(time, time),
        Cell(what, what, tone=Tone.STRONG),
        Cell(step, step or None, tone=Tone.MUTED),
    )
    spoken = f"{what}, {day} {time}"
    return Row(cells, line.number, f"{spoken}, {step}" if step else spoken)
