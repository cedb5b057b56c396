"""The progress bar: drawn on a terminal, silent anywhere else, gone at the end."""

import io
import sys

import pytest

from arbiter_gui.cli.jobs import done_in_order


class Terminal(io.StringIO):
    def isatty(self):
        return True


def standard_error(monkeypatch):
    """Takes the place of the stream that pytest puts in before each test."""
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    return stream


def test_a_terminal_sees_how_far_it_is_and_a_clean_line_at_the_end(monkeypatch):
    terminal = standard_error(monkeypatch)
    assert list(done_in_order(abs, [-1, -2, -3], jobs=1)) == [1, 2, 3]
    steps = terminal.getvalue().split("\r")
    assert [step.rpartition(" ")[2] for step in steps[1:-1]] == ["0/3", "1/3", "2/3", "3/3"]
    assert steps[-2] == f"[{'#' * 30}] 3/3"
    assert steps[-1] == "\x1b[K"


def test_a_single_piece_of_work_needs_no_bar(monkeypatch):
    terminal = standard_error(monkeypatch)
    assert list(done_in_order(abs, [-1], jobs=4)) == [1]
    assert terminal.getvalue() == ""


def test_a_file_or_pipe_gets_no_bar(capsys):
    assert list(done_in_order(abs, [-1, -2], jobs=1)) == [1, 2]
    assert capsys.readouterr().err == ""


def test_the_line_is_clean_again_after_a_failure(monkeypatch):
    terminal = standard_error(monkeypatch)
    with pytest.raises(TypeError):
        list(done_in_order(abs, [1, "two"], jobs=1))
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_a_system_without_semaphores_does_the_work_in_one_process(monkeypatch):
    def refused(*_arguments, **_options):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("arbiter_gui.cli.jobs.ProcessPoolExecutor", refused)
    assert list(done_in_order(abs, [-1, -2, -3], jobs=2)) == [1, 2, 3]
