"""Notes below a list are never cut in the middle of a line."""

import pytest

from arbiter_gui.ui.widgets.foot_notes import FootNotes

NOTES = (
    "Not playing: " + ", ".join(f"{n} Player (half-point bye)" for n in range(1, 30)),
    "b",
    "c",
    "d",
)


@pytest.fixture
def notes(qtbot):
    label = FootNotes()
    qtbot.addWidget(label)
    label.resize(500, 60)
    label.show()
    return label


@pytest.mark.parametrize("one_line", [False, True])
def test_what_has_no_room_ends_in_dots_and_is_told_elsewhere(notes, one_line):
    notes.leave_room(one_line=one_line)
    notes.say(NOTES)
    lines = notes.text().splitlines()
    assert len(lines) == (1 if one_line else 3)
    assert lines[0].endswith("…")
    assert all(notes.fontMetrics().horizontalAdvance(line) <= 500 for line in lines)
    assert notes.toolTip() == "\n".join(NOTES)
    assert notes.accessibleName() == "\n".join(NOTES)


def test_what_has_room_stands_in_full(notes):
    notes.say(["One note.", "Another note."])
    assert notes.text() == "One note.\nAnother note."
    notes.say([])
    assert not notes.isVisible()
