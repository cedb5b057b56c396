"""Everything the TRF reader may find wrong: code, severity and the sentence for the arbiter."""

from collections.abc import Iterable

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.problems import Problem, Severity
from arbiter_gui.i18n import N_

REFUSED = {
    "file-empty": N_(
        "The file is empty: there is nothing to read. "
        "Please export it again from the program it comes from."
    ),
    "file-binary": N_(
        "Line {line}, column {column}: this is not a text file, so it is not a TRF file. "
        "Please choose the file that your pairing program exported as TRF."
    ),
    "line-too-long": N_(
        "Line {line} has {found} characters. No record of a TRF file is that long: "
        "this is another kind of file, or it is damaged."
    ),
    "no-players": N_(
        "No line begins with 001, so the file has no players. "
        "It is not a TRF file, or its end is missing."
    ),
    "number-unreadable": N_(
        "Line {line}, columns {column} to {last}: a number should stand here, not “{found}”. "
        "Please correct the line; perhaps its columns are shifted."
    ),
    "number-missing": N_(
        "Line {line}, column {column}: the player has no starting-rank number. Please add it."
    ),
    "number-duplicate": N_(
        "Line {line}, column {column}: number {number} was already given to the player of line "
        "{other}. Please give every player a number of their own."
    ),
    "columns-shifted": N_(
        "Line {line}, column {column}: this column should be blank, but has “{found}”. "
        "The columns of the line are shifted; please align them with the other lines."
    ),
    "too-many-rounds": N_(
        "Line {line}, column {column}: the row goes on after round {found}, the last one "
        "that TRF knows. Please check where the line should end."
    ),
    "colour-unknown": N_(
        "Line {line}, column {column}: the colour of round {round} is “{found}”. "
        "Please write w, b or -."
    ),
    "bye-with-opponent": N_(
        "Line {line}, column {column}: in round {round} player {number} has the opponent "
        "{opponent} and the bye “{found}”. Please remove the one or the other."
    ),
    "opponent-self": N_(
        "Line {line}, column {column}: in round {round} player {number} plays against himself. "
        "Please correct the opponent."
    ),
    "opponent-unknown": N_(
        "Line {line}, column {column}: the opponent of player {number} in round {round} is "
        "{opponent}, who is not in the file. Please correct the number, or check whether the end "
        "of the file is missing."
    ),
    "game-one-sided": N_(
        "Line {line}, column {column}: in round {round} player {number} names {opponent} as "
        "opponent, but player {opponent} names {found} (line {other}). Please correct one of them."
    ),
    "colours-not-opposite": N_(
        "Line {line}, column {column}: in round {round} players {number} and {opponent} do not "
        "have opposite colours (“{mine}” and “{theirs}”). Please correct one of them."
    ),
    "results-impossible": N_(
        "Line {line}, column {column}: in round {round} players {number} and {opponent} have the "
        "results “{mine}” and “{theirs}”, which do not belong together. Please correct one of them."
    ),
    "player-unknown": N_(
        "Line {line}, column {column}: the record names player {number}, who is not in the file. "
        "Please correct the number."
    ),
    "bye-kind-unknown": N_(
        "Line {line}, column {column}: a bye is of kind F, H or Z, not “{found}”. "
        "Please correct the record."
    ),
}
"""Input that is not used, code by code."""

LISTED = {
    "points-differ": N_(
        "Line {line}, column {column}: player {number} has {found} points in the file, but the "
        "results give {computed}. The results count."
    ),
    "rank-differs": N_(
        "Line {line}, column {column}: player {number} is ranked {found}, below a player with "
        "fewer points. Ranks are computed again."
    ),
    "two-byes-in-a-round": N_(
        "Line {line}, column {column}: round {round} has a second pairing-allocated bye, "
        "for player {number}. Both were read."
    ),
    "second-bye-of-a-player": N_(
        "Line {line}, column {column}: player {number} has a second pairing-allocated bye in "
        "round {round}. Both were read."
    ),
    "opponents-met-twice": N_(
        "Line {line}, column {column}: players {number} and {opponent} meet again in round "
        "{round}. Both games were read."
    ),
    "numbers-with-gaps": N_(
        "The starting-rank numbers have gaps (number {found} is missing). They were kept."
    ),
    "name-missing": N_("Line {line}, column {column}: player {number} has no name."),
    "name-overflows": N_(
        "Line {line}, column {column}: the name of player {number} is longer than its 33 columns; "
        "the rest was left out."
    ),
    "result-unknown": N_(
        "Line {line}, column {column}: the result “{found}” of round {round} is unknown. "
        "It was read as an adjourned game."
    ),
    "result-one-sided": N_(
        "Line {line}, column {column}: in round {round} players {number} and {opponent} have the "
        "results “{mine}” and “{theirs}”. The game was read as adjourned."
    ),
    "result-without-opponent": N_(
        "Line {line}, column {column}: the result “{found}” of round {round} needs an opponent. "
        "It was read as “{read}”."
    ),
    "title-unknown": N_("Line {line}, column {column}: the title “{found}” was left out."),
    "fide-id-unreadable": N_(
        "Line {line}, column {column}: “{found}” is no FIDE identity number; it was left out."
    ),
    "date-unreadable": N_("Line {line}, column {column}: “{found}” is no date; it was left out."),
    "tabs": N_(
        "Line {line}, column {column}: tabs were replaced by blanks. Please check the line."
    ),
    "byte-columns": N_(
        "Line {line}: the columns were counted in bytes, because the characters do not fit."
    ),
    "encoding-guessed": N_("The file is not UTF-8; its names were read as {found}."),
    "record-ignored": N_(
        "Line {line}, column {column}: record {record} is not written as TRF has it. "
        "It was not used."
    ),
    "bye-ignored": N_(
        "Line {line}, column {column}: player {number} has a game in round {round}, so the bye "
        "was not used."
    ),
    "tiebreak-twice": N_(
        "Line {line}, column {column}: the tie-break “{found}” is listed twice; the second one "
        "was left out."
    ),
    "players-missing": N_(
        "Line {line}, column {column}: the file announces {announced} players and has {found}."
    ),
    "rounds-missing": N_(
        "The file does not say how many rounds the tournament has (record 142 or XXR)."
    ),
    "acceleration-unknown": N_(
        "The file announces Baku acceleration, but not the number of rounds it depends on. "
        "Nobody was given virtual points."
    ),
    "scoring-inferred": N_(
        "The file does not say what a result is worth. Its points fit {win}-{draw}-{loss} "
        "and {pab} for the pairing-allocated bye, so this was used."
    ),
    "scoring-simplified": N_(
        "Line {line}: the points of {record} differ between cases that Arbiter does not tell "
        "apart; {used} was used."
    ),
}
"""What is noted while the file is used all the same, code by code."""


class TrfError(FileProblem):
    """A TRF text that is refused.

    Attributes:
        line: 1 for the first line; 0 when the whole file is meant.
        column: 1 for the first column; 0 when the whole line is meant.
        problems: Everything found up to here, the reason of the refusal among it.
    """

    def __init__(self, reason: Problem, problems: Iterable[Problem] = ()) -> None:
        super().__init__(reason.code, reason.message, reason.all_values)
        self.line = reason.line
        self.column = reason.column
        self.problems = tuple(problems) or (reason,)


def finding(code: str, line: int = 0, column: int = 0, **values: object) -> Problem:
    """A problem by its code; the tables above say whether it is an error.

    Raises:
        KeyError: There is no such code.
    """
    if code in REFUSED:
        return Problem(line, column, code, Severity.ERROR, REFUSED[code], values)
    return Problem(line, column, code, Severity.WARNING, LISTED[code], values)


def raise_first_error(problems: Iterable[Problem]) -> None:
    """Refuses the input when one of the problems is an error.

    Raises:
        TrfError: For the first error in the order of lines and columns.
    """
    found = tuple(problems)
    errors = [problem for problem in found if problem.severity is Severity.ERROR]
    if errors:
        raise TrfError(min(errors, key=lambda problem: (problem.line, problem.column)), found)
