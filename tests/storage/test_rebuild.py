import pytest

from arbiter_gui.storage.edits import edits_text
from arbiter_gui.storage.rebuild import ContradictoryJournal, state_after
from arbiter_gui.storage.rows import row_of
from arbiter_gui.tournament import Bye, ByeKind, Edit, PlayerKey

HALF = Bye(1, PlayerKey(5), ByeKind.HALF_POINT)
ZERO = Bye(1, PlayerKey(5), ByeKind.ZERO_POINT)


def state(*lines):
    return state_after((number, edits_text(edits)) for number, edits in enumerate(lines, start=1))


def test_facts_appear_change_and_disappear():
    adding, changing, removing = Edit.adding(HALF), Edit.changing(HALF, ZERO), Edit.removing(ZERO)
    assert state([adding]) == {("bye", (1, 5)): row_of(HALF)}
    assert state([adding], [changing]) == {("bye", (1, 5)): row_of(ZERO)}
    assert state([adding], [changing], [removing]) == {}


@pytest.mark.parametrize(
    "edit",
    [Edit.adding(ZERO), Edit.changing(ZERO, HALF), Edit.removing(ZERO)],
    ids=["there already", "changed from something else", "removed something else"],
)
def test_a_line_that_contradicts_those_before_it_is_named(edit):
    with pytest.raises(ContradictoryJournal) as contradiction:
        state([Edit.adding(HALF)], [edit])
    assert contradiction.value.args == (2,)


@pytest.mark.parametrize("edit", [Edit.changing(HALF, ZERO), Edit.removing(HALF)])
def test_a_line_about_a_fact_that_is_not_there_is_named(edit):
    with pytest.raises(ContradictoryJournal):
        state([edit])
