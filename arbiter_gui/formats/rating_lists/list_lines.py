"""Lines of a list that make no sense: a few are left out and told, many refuse the file."""

from pathlib import Path

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.problems import Problem, Severity
from arbiter_gui.i18n import N_

_MOST = 100
_KEPT = 5


class OddLines:
    """Counts the lines that were left out of a list.

    Attributes:
        count: How many there were.
        first: The first few of them.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.count = 0
        self.first: list[Problem] = []

    def leave_out(self, line: int, found: str, *, column: int = 0) -> None:
        """Takes note of a line that is not used.

        Raises:
            FileProblem: There are so many that it cannot be a list of this kind.
        """
        self.count += 1
        if len(self.first) < _KEPT:
            self.first.append(
                Problem(
                    line,
                    column,
                    "list-line-odd",
                    Severity.WARNING,
                    N_("Line {line} was left out: “{found}” is no player with a number."),
                    {"found": found.strip()[:60]},
                )
            )
        if self.count > _MOST:
            first = self.first[0]
            raise FileProblem(
                "list-lines-odd",
                N_(
                    "{path}: {count} lines make no sense, the first is line {line}: “{found}”. "
                    "The file is damaged or of another kind. Download the list again."
                ),
                {"path": self._path, "count": self.count, **first.all_values},
            )
