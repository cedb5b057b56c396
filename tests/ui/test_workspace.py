"""The workspace: one open event, one running computation."""

import gc
import threading
import time
from weakref import WeakSet

import pytest

from arbiter_gui.document import Document
from arbiter_gui.errors import ArbiterError, RefusedAction, StaleChange
from arbiter_gui.tournament import Change, Edit, EventDetails
from arbiter_gui.ui.worker import Worker
from arbiter_gui.ui.workspace import Workspace
from tests.ui.events import small_event


def renaming(tournament, name):
    before = tournament.event
    return Change("Rename", (Edit.changing(before, EventDetails(name=name)),))


@pytest.fixture
def workspace(qtbot, tmp_path):
    workspace = Workspace()
    workspace.show(Document.create(tmp_path / "event.arbiter", small_event()))
    yield workspace
    workspace.close()


def test_a_change_reaches_memory_before_the_pages_hear_of_it(workspace):
    heard = []
    workspace.changed.connect(lambda change: heard.append(workspace.tournament.event.name))
    assert workspace.carry_out(renaming, "Big Open")
    assert heard == ["Big Open"]


def test_undo_and_redo_are_changes_like_any_other(workspace):
    heard = []
    workspace.changed.connect(heard.append)
    workspace.carry_out(renaming, "Big Open")
    workspace.undo()
    assert workspace.tournament.event.name == "Small Open"
    workspace.redo()
    assert workspace.tournament.event.name == "Big Open"
    assert len(heard) == 3


def test_a_refused_action_changes_nothing_and_says_why(workspace):
    problems = []
    workspace.problem.connect(problems.append)

    def refusing(tournament):
        raise RefusedAction("no", "Not now")

    revision = workspace.tournament.revision
    assert not workspace.carry_out(refusing)
    assert [str(problem) for problem in problems] == ["Not now"]
    assert workspace.tournament.revision == revision


def test_showing_another_event_lets_the_first_file_go(workspace):
    path = workspace.document.path
    workspace.show(None)
    Document.open(path).close()
    assert not workspace.is_open
    assert workspace.tournament.players == ()


def test_the_answer_arrives_in_the_main_thread(workspace, qtbot):
    seen = []

    def computation(value, progress):
        return value * 2, threading.get_ident()

    def answer(result):
        seen.append((result, threading.get_ident()))

    with qtbot.waitSignals([workspace.busy, workspace.busy]):
        assert workspace.compute(computation, 21, answer)
    ((doubled, worker_thread), answer_thread) = seen[0]
    assert doubled == 42
    assert worker_thread != threading.get_ident()
    assert answer_thread == threading.get_ident()


def spin(seconds, progress):
    end = time.monotonic() + seconds
    total = 0
    while time.monotonic() < end:
        total += sum(range(200))
        progress.raise_if_cancelled()
    return total


def test_only_one_computation_runs_at_a_time(workspace, qtbot):
    assert workspace.compute(spin, 30, print)
    assert not workspace.compute(spin, 30, print)
    with qtbot.waitSignal(workspace.busy):
        workspace.cancel()


def test_cancel_ends_a_slow_computation_and_nothing_is_answered(workspace, qtbot):
    answers = []
    news = []
    workspace.message.connect(news.append)
    workspace.compute(spin, 30, answers.append)
    started = time.monotonic()
    with qtbot.waitSignal(workspace.busy, timeout=3000):
        workspace.cancel()
    assert time.monotonic() - started < 1
    assert answers == []
    assert news == ["Cancelled: nothing was changed."]


def test_an_outcome_for_an_earlier_state_is_refused(workspace, qtbot):
    answers = []
    problems = []
    workspace.problem.connect(problems.append)
    workspace.compute(spin, 0.2, answers.append)
    with qtbot.waitSignal(workspace.busy):
        workspace.carry_out(renaming, "Changed meanwhile")
    assert answers == []
    assert [type(problem) for problem in problems] == [StaleChange]


def test_an_outcome_for_another_event_is_refused(workspace, qtbot, tmp_path):
    answers = []
    workspace.compute(lambda value, progress: time.sleep(0.1), 0, answers.append)
    with qtbot.waitSignal(workspace.busy):
        workspace.show(Document.create(tmp_path / "other.arbiter", small_event()))
    assert answers == []


@pytest.mark.parametrize(
    ("error", "signal"),
    [(ArbiterError("x", "Sorry"), "problem"), (ZeroDivisionError(), "crashed")],
)
def test_an_error_of_the_computation_reaches_the_main_thread(workspace, qtbot, error, signal):
    def failing(value, progress):
        raise error

    with qtbot.waitSignal(getattr(workspace, signal)) as caught:
        workspace.compute(failing, 0, print)
    assert caught.args == [error]
    assert not workspace.is_busy


def test_a_cancel_that_comes_after_the_value_still_counts(workspace, qtbot):
    answers, news = [], []
    workspace.message.connect(news.append)
    workspace.compute(lambda value, progress: value, 1, answers.append)
    workspace._worker._pool.waitForDone()
    with qtbot.waitSignal(workspace.busy):
        workspace.cancel()
    assert answers == []
    assert news == ["Cancelled: nothing was changed."]


def test_a_pairing_does_not_wait_for_a_question(workspace, qtbot):
    answers, news = [], []
    workspace.message.connect(news.append)
    workspace.compute(spin, 30, answers.append, is_question=True)
    assert not workspace.compute(spin, 30, answers.append, is_question=True)
    assert workspace.compute(lambda value, progress: value, "paired", answers.append)
    assert workspace.is_held
    assert not workspace.compute(spin, 30, answers.append)
    qtbot.waitUntil(lambda: not workspace.is_busy, timeout=5000)
    assert (answers, news) == (["paired"], [])


def test_what_waits_for_the_end_of_a_question_can_be_cancelled(workspace, qtbot):
    answers = []
    workspace.compute(spin, 30, answers.append, is_question=True)
    workspace.compute(lambda value, progress: value, "paired", answers.append)
    workspace.cancel()
    qtbot.waitUntil(lambda: not workspace.is_busy, timeout=5000)
    assert answers == []


def test_a_change_and_undo_end_a_question_without_a_word(workspace, qtbot):
    problems = []
    workspace.problem.connect(problems.append)
    for step in (lambda: workspace.carry_out(renaming, "Another name"), workspace.undo):
        workspace.compute(spin, 30, print, is_question=True)
        step()
        qtbot.waitUntil(lambda: not workspace.is_busy, timeout=5000)
    assert problems == []


def test_no_garbage_is_collected_while_a_computation_runs(qtbot, monkeypatch):
    """In its thread the collector would do away with widgets, which ends in a crash."""
    seen = []
    worker = Worker()
    monkeypatch.setattr(Worker, "_at_work", WeakSet())
    with qtbot.waitSignal(worker.done):
        worker.start(lambda _value, _progress: seen.append(gc.isenabled()), None)
    assert seen == [False]
    assert gc.isenabled()
