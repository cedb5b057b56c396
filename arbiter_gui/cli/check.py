"""`arbiter check`: pairs the past rounds of files again and lists every difference."""

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from arbiter_gui.cli.answers_of_check import ANSWERS, with_places
from arbiter_gui.cli.command import CannotJudge, Command, ExitCode
from arbiter_gui.cli.event_input import read_event, report
from arbiter_gui.cli.jobs import add_jobs, done_in_order, whole_number
from arbiter_gui.cli.places_of_check import wrong_places
from arbiter_gui.errors import ArbiterError, FileProblem
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.tournament import Tournament, TournamentSettings

EDITIONS = ("2026", "2017", "2012")
_QUESTIONS = {
    "audit": N_("look up the classic criteria of the manuals for every board instead"),
    "foresight": N_("tell whether the rounds that are left can all be paired instead"),
}


@dataclass(frozen=True)
class Request:
    """What is to be done with every file.

    Attributes:
        edition: None means the edition of the event.
        rounds: Number of rounds where the file does not say; None when nobody said.
        question: A key of `ANSWERS`.
        warn: Whether to list what is odd in the file itself.
    """

    edition: str | None = None
    rounds: int | None = None
    question: str = "differences"
    warn: bool = False


@dataclass(frozen=True)
class FileCheck:
    """What became of one file.

    Attributes:
        error: Why it could not be checked, in the language in use; "" when it was.
        answer: The answer as JSON values.
        text: The answer in words.
    """

    path: Path
    code: ExitCode
    error: str = ""
    answer: Mapping[str, object] | None = None
    text: str = ""


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help=_("TRF file or event file")
    )
    parser.add_argument(
        "--edition",
        choices=EDITIONS,
        help=_("edition of the FIDE (Dutch) rules; without it, the edition of the event"),
    )
    parser.add_argument(
        "--rounds",
        type=whole_number,
        metavar="N",
        help=_("number of rounds, where the file does not say"),
    )
    questions = parser.add_mutually_exclusive_group()
    for question, summary in _QUESTIONS.items():
        questions.add_argument(
            f"--{question}",
            action="store_const",
            const=question,
            dest="question",
            default="differences",
            help=_(summary),
        )
    parser.add_argument("--json", action="store_true", help=_("write the answer as JSON"))
    add_jobs(parser)


def _run(choice: argparse.Namespace) -> ExitCode:
    alone = len(choice.files) == 1
    request = Request(choice.edition, choice.rounds, choice.question, warn=alone)
    checks = []
    error_word = _("Error")
    for check in done_in_order(partial(checked, request), choice.files, choice.jobs):
        checks.append(check)
        if check.error:
            where = f"{check.path}: " if len(choice.files) > 1 else ""
            print(f"{where}{error_word}: {check.error}", file=sys.stderr)
        elif not choice.json:
            print(check.text)
    if choice.json:
        _print_json(checks)
    return max(check.code for check in checks)


COMMAND = Command(
    "check", N_("pair the past rounds again and list every difference"), _add_arguments, _run
)


def checked(request: Request, path: Path) -> FileCheck:
    """Checks one file; what stands in the way is part of the answer."""
    try:
        event = read_event(path)
        report(event.problems if request.warn else ())
        tournament = judged(event.tournament, request)
        answer = ANSWERS[request.question](tournament, event.numbers)
        if request.question == "differences":
            wrong = wrong_places(event.tournament, event.places)
            answer = with_places(answer, wrong, event.numbers) if wrong else answer
    except ArbiterError as error:
        unread = isinstance(error, FileProblem)
        code = ExitCode.REFUSED if unread else ExitCode.CANNOT_JUDGE
        return FileCheck(path, code, fill(error.message, error.values))
    return FileCheck(path, answer.code, answer=answer.values, text=f"{path}: {answer.text}")


def judged(tournament: Tournament, request: Request) -> Tournament:
    """The tournament under the edition and with the rounds that were asked for.

    Raises:
        CannotJudge: It is no Dutch Swiss, no round is paired, or rounds or results are missing.
    """
    settings = tournament.settings
    settings = replace(
        settings,
        edition=request.edition or settings.edition,
        rounds=settings.rounds or request.rounds or 0,
    )
    _refuse_what_cannot_be_judged(settings)
    if request.question != "foresight":
        _refuse_missing_rounds(tournament)
    return Tournament(
        settings if isinstance(fact, TournamentSettings) else fact for fact in tournament.facts()
    )


def _refuse_what_cannot_be_judged(settings: TournamentSettings) -> None:
    if settings.system != "dutch":
        raise CannotJudge(
            "system-unknown",
            N_("This tournament is played by {system}. Only the FIDE (Dutch) System is checked."),
            {"system": settings.system},
        )
    if not settings.rounds:
        raise CannotJudge(
            "rounds-missing",
            N_("The file does not say how many rounds there are. Please add --rounds N."),
        )


def _refuse_missing_rounds(tournament: Tournament) -> None:
    if not tournament.rounds_paired:
        raise CannotJudge("no-round-paired", N_("No round is paired yet: nothing to check."))
    for number in range(1, tournament.rounds_paired):
        missing = len(tournament.games_without_result(number))
        if missing:
            raise CannotJudge(
                "results-missing",
                N_("Round {round} has {count} boards without a result. Please enter them first."),
                {"round": number, "count": missing},
            )


def _print_json(checks: list[FileCheck]) -> None:
    """One file gives its answer; several give a list, each with its name."""
    answers = [check.answer or {"error": check.error} for check in checks]
    if len(checks) > 1:
        named = zip(checks, answers, strict=True)
        print(json.dumps([{"file": str(check.path), **answer} for check, answer in named]))
    elif checks[0].answer is not None:
        print(json.dumps(answers[0]))
