from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.storage.undo_order import UndoOrder


def order(*steps):
    return UndoOrder(enumerate(("start", *steps), start=1))


def test_the_creation_of_an_event_cannot_be_undone():
    assert order().next_undo is None
    assert order().next_redo is None


def test_undo_takes_back_the_newest_line_that_still_counts():
    assert order("change", "change").next_undo == 3
    assert order("change", "change", "undo").next_undo == 2
    assert order("change", "change", "undo", "undo").next_undo is None


def test_redo_repeats_what_was_undone_last():
    assert order("change", "change", "undo", "undo").next_redo == 2
    assert order("change", "change", "undo", "undo", "redo").next_redo == 3


def test_an_action_after_an_undo_gives_up_what_could_be_redone():
    after = order("change", "undo", "change")
    assert after.next_redo is None
    assert after.next_undo == 4


@given(st.lists(st.sampled_from(["change", "undo", "redo"]), max_size=40))
def test_the_order_is_that_of_a_stack(wanted):
    kept, gone = [], []
    made = order()
    for number, step in enumerate(wanted, start=2):
        if step == "change":
            kept.append(number)
            gone.clear()
        elif step == "undo" and kept:
            gone.append(kept.pop())
        elif step == "redo" and gone:
            kept.append(gone.pop())
        else:
            continue
        made.note(number, step)
        assert made.next_undo == (kept[-1] if kept else None)
        assert made.next_redo == (gone[-1] if gone else None)
