"""Many independent pieces of work, in several processes, their results in order."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from arbiter_gui.cli.progress_bar import ProgressBar
from arbiter_gui.i18n import _, current_language, use_language

Work = TypeVar("Work")
Answer = TypeVar("Answer")


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Adds the option `--jobs`."""
    parser.add_argument(
        "--jobs",
        type=whole_number,
        default=1,
        metavar="N",
        help=_("number of processes that work side by side"),
    )


def whole_number(text: str) -> int:
    """A number of at least one, for an option."""
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        message = _("a whole number of at least 1 is needed")
        raise argparse.ArgumentTypeError(message)
    return int(text)


def done_in_order(
    function: Callable[[Work], Answer], work: Sequence[Work], jobs: int
) -> Iterator[Answer]:
    """The answers to all pieces of work, with a progress bar; one process needs no others."""
    jobs = min(jobs, len(work))
    pool = _pool(jobs) if jobs > 1 else None
    with ProgressBar(len(work)) as bar:
        if pool is None:
            for piece in work:
                answer = function(piece)
                bar.advance()
                yield answer
            return
        with pool:
            chunk = max(1, min(16, len(work) // (4 * jobs)))
            for answer in pool.map(function, work, chunksize=chunk):
                bar.advance()
                yield answer


def _pool(jobs: int) -> ProcessPoolExecutor | None:
    """Processes that speak the language in use; None where the system does not let them talk.

    A system without shared memory for this user has no semaphores: the work is then done alone,
    later but not otherwise.
    """
    try:
        return ProcessPoolExecutor(
            jobs, get_context("spawn"), initializer=use_language, initargs=(current_language(),)
        )
    except OSError:
        return None
