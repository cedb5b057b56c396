"""Document: an open file and its tournament; whatever is done is on the disk before it is shown."""

import logging
import time
from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime
from pathlib import Path

from arbiter_gui.actions.publication import PUBLISH
from arbiter_gui.errors import FileProblem
from arbiter_gui.integrity.gate import acknowledged_change, without_return
from arbiter_gui.integrity.rules import warnings_of
from arbiter_gui.storage.backup import copy_before_round, named_copy
from arbiter_gui.storage.journal import JournalLine, Step
from arbiter_gui.storage.past import NumberedEdits
from arbiter_gui.storage.tournament_file import TournamentFile
from arbiter_gui.storage.undo_order import UndoOrder
from arbiter_gui.tournament import Change, Fact, IntegrityEvent, Round, Tournament

Clock = Callable[[], datetime]

_log = logging.getLogger(__name__)


def wall_clock() -> datetime:
    """The time of day with its zone, to the second."""
    return datetime.fromtimestamp(int(time.time()), tz=UTC).astimezone()


class Document:
    """One event, kept on the disk and in memory.

    Attributes:
        tournament: The event in memory; changed by `commit`, `undo` and `redo` only.
        saved_at: When the newest change was written.
        copy_problem: Why the last pairing, or the last event for the report, went without a dated
            copy, or None. It was written itself: a full stick for copies must not stop a round.
        second_folder: Where every copy is written a second time, a stick for example; or None.
    """

    def __init__(self, file: TournamentFile, clock: Clock) -> None:
        self._file = file
        self._clock = clock
        self._order = UndoOrder(file.journal.steps())
        self.tournament = Tournament(file.load())
        self.saved_at = datetime.fromisoformat(file.journal.saved_at())
        self.copy_problem: FileProblem | None = None
        self.second_folder: Path | None = None

    @classmethod
    def create(
        cls, path: Path, facts: Iterable[Fact] = (), *, clock: Clock = wall_clock
    ) -> "Document":
        """Makes the file of an event and opens it; what `facts` lack is as in `Tournament`.

        Raises:
            FileProblem: There is a file of that name, or the folder cannot be written.
        """
        moment = clock().isoformat()
        return cls(TournamentFile.create(path, Tournament(facts).facts(), moment), clock)

    @classmethod
    def open(
        cls, path: Path, *, clock: Clock = wall_clock, only_to_look: bool = False
    ) -> "Document":
        """Opens the file of an event; with `only_to_look` nothing can be changed in it.

        Raises:
            FileProblem: It is no event file, newer than this program, damaged, or open elsewhere.
        """
        return cls._of(TournamentFile.open(path, only_to_look=only_to_look), clock)

    @classmethod
    def look_into(cls, path: Path, *, clock: Clock = wall_clock) -> "Document":
        """Opens the file of an event only to be read, also while another program has it open.

        Raises:
            FileProblem: It is no event file, newer than this program, damaged, or just being
                written.
        """
        try:
            return cls.open(path, clock=clock)
        except FileProblem as problem:
            if problem.code != "file-locked":
                raise
        return cls._of(TournamentFile.look_into(path), clock)

    @classmethod
    def _of(cls, file: TournamentFile, clock: Clock) -> "Document":
        try:
            return cls(file, clock)
        except BaseException:
            file.close()
            raise

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self._file.path

    @property
    def origin(self) -> str:
        """The seal of the first line: it stays with the event wherever its file is brought."""
        return self._file.journal.line(1).seal

    @property
    def read_only(self) -> bool:
        """Whether the event can only be looked at, because its file cannot be written."""
        return self._file.read_only

    @property
    def only_to_look(self) -> bool:
        """Whether this is an earlier moment of another file, of which nothing can be changed."""
        return self._file.only_to_look

    @property
    def next_undo(self) -> Change | None:
        """The change that `undo` takes back, as it was done."""
        return self._change(self._order.next_undo)

    @property
    def next_redo(self) -> Change | None:
        """The change that `redo` repeats."""
        return self._change(self._order.next_redo)

    def journal(self) -> tuple[JournalLine, ...]:
        """Everything that was ever done, oldest first, undone changes included."""
        return self._file.journal.lines()

    def numbered_edits(self) -> list[NumberedEdits]:
        """Number and edits of every line of the journal, for `storage.past.facts_after`."""
        return self._file.journal.edits()

    def steps_back_to(self, number: int) -> int | None:
        """How many times undo has to be done until the event stands as after a line.

        None where undo does not lead there: something that counted then was taken back since.
        """
        steps = self._file.journal.steps()
        then = UndoOrder(step for step in steps if step[0] <= number)
        return self._order.steps_back_to(then)

    def highest_version(self, round_number: int) -> int:
        """The highest version a round was ever published with, undone ones included; 0 for none."""
        return max(self.publications(round_number), default=0)

    def publications(self, round_number: int) -> dict[int, int]:
        """The line of the journal by which each version of a round was published first."""
        lines = self._file.journal.lines_with_label(PUBLISH)
        found: dict[int, int] = {}
        for line in lines:
            if line.values["round"] == round_number:
                found.setdefault(int(line.values["version"]), line.number)
        return found

    def commit(
        self, change: Change, acknowledged: Collection[str] = (), *, reason: str = ""
    ) -> Change:
        """Writes a change to the disk, then carries it out in memory; an empty one is ignored.

        Args:
            change: What is to be done.
            acknowledged: The codes of the warnings that the arbiter has acknowledged; see
                `integrity`.
            reason: Why, in the arbiter's words; kept with what the report has to tell.

        Returns:
            The change as it was carried out, with what the report has to tell of it.

        Raises:
            Unacknowledged: The FIDE mode warns of the change, and nobody has acknowledged that.
            RefusedAction: The FIDE mode does not allow it.
            StaleChange: The change was made for another state of the event.
            FileProblem: It could not be written.
            In all cases memory, file and undo are as they were.
        """
        if not change.edits:
            return change
        self.tournament.refuse_stale(change)
        warnings = warnings_of(self.tournament, change)
        told = self.tournament.integrity_events
        whole = acknowledged_change(change, warnings, acknowledged, told, reason)
        self._carry_out(whole, "change", None)
        return whole

    def undo(self) -> Change | None:
        """Takes the last change back and returns what was done to that end.

        Raises:
            FileProblem: It could not be written; memory, file and undo are as they were.
        """
        number = self._order.next_undo
        change = self._change(number)
        if change is None:
            return None
        taken_back = without_return(self.tournament, change.reversed)
        self._carry_out(taken_back, "undo", number)
        return taken_back

    def redo(self) -> Change | None:
        """Repeats the change that was undone last and returns it.

        Raises:
            FileProblem: It could not be written; memory, file and undo are as they were.
        """
        number = self._order.next_redo
        change = self._change(number)
        if change is None:
            return None
        again = without_return(self.tournament, change)
        self._carry_out(again, "redo", number)
        return again

    def save_copy(self, path: Path, until: int | None = None) -> None:
        """Writes the event with its history, whole or up to a line, to another file.

        Raises:
            FileProblem: It could not be written; this event is untouched.
        """
        self._file.save_copy(path, until)

    def content(self) -> bytes:
        """The file of the event with its history, for a copy that another thread writes.

        Raises:
            FileProblem: It cannot be read.
        """
        return self._file.content()

    def keep_copy(self, name: str) -> Path:
        """Writes a dated copy with a name of the arbiter's beside the event; where it lies.

        Raises:
            FileProblem: It could not be written; this event is untouched.
        """
        return named_copy(self._file, name, self._clock(), self.second_folder)

    def close(self) -> None:
        """Closes the file; there is nothing left to save."""
        self._file.close()

    def _change(self, number: int | None) -> Change | None:
        return None if number is None else self._file.change(number, self.tournament.fact)

    def _carry_out(self, change: Change, step: Step, refers_to: int | None) -> None:
        self.tournament.refuse_stale(change)
        moment = self._clock()
        self._copy_first(change, moment)
        number = self._file.write(change, moment.isoformat(), step, refers_to=refers_to)
        self.tournament.apply(change)
        self._order.note(number, step)
        self.saved_at = moment

    def _copy_first(self, change: Change, moment: datetime) -> None:
        paired = [
            edit.after.number
            for edit in change.edits
            if isinstance(edit.after, Round) and edit.before is None
        ]
        told = [
            edit.after.name
            for edit in change.edits
            if isinstance(edit.after, IntegrityEvent) and edit.before is None
        ]
        if not (paired or told) or self.read_only:
            return
        self.copy_problem = None
        try:
            if paired:
                copy_before_round(self._file, paired[0], moment, self.second_folder)
            else:
                named_copy(self._file, f"before {told[0]}", moment, self.second_folder)
        except FileProblem as problem:
            what = f"round {paired[0]}" if paired else told[0]
            _log.warning("no copy before %s: %s", what, problem)
            self.copy_problem = problem
