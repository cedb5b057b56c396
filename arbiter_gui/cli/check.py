"""`arbiter check`: pairs the past rounds of files again and lists every difference."""

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from arbiter_gui.cli.command import CannotJudge, Command, ExitCode
from arbiter_gui.cli.event_input import EventInput, read_event, report
from arbiter_gui.cli.jobs import add_jobs, done_in_order, whole_number
from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.pairing.checker import Board, Difference, RoundCheck, check_rounds
from arbiter_gui.tables.points import points_text
from arbiter_gui.tournament import PlayerKey, Tournament, TournamentSettings

EDITIONS = ("2026", "2017", "2012")
_NOT_JUDGED = {"edition-unknown", "initial-colour-unknown"}


@dataclass(frozen=True)
class Request:
    """What is to be done with every file.

    Attributes:
        edition: None means the edition of the event.
        rounds: Number of rounds where the file does not say; None when nobody said.
        warn: Whether to list what is odd in the file itself.
    """

    edition: str | None = None
    rounds: int | None = None
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
    parser.add_argument("--json", action="store_true", help=_("write the answer as JSON"))
    add_jobs(parser)


def _run(choice: argparse.Namespace) -> ExitCode:
    request = Request(choice.edition, choice.rounds, warn=len(choice.files) == 1)
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
        rounds = rounds_checked(event.tournament, request)
    except ArbiterError as error:
        known = isinstance(error, CannotJudge) or error.code in _NOT_JUDGED
        code = ExitCode.CANNOT_JUDGE if known else ExitCode.REFUSED
        return FileCheck(path, code, fill(error.message, error.values))
    agrees = all(check.agrees for check in rounds)
    return FileCheck(
        path,
        ExitCode.DONE if agrees else ExitCode.NO,
        answer=_as_json(rounds, event),
        text=f"{path}: {_as_text(rounds, event)}",
    )


def rounds_checked(tournament: Tournament, request: Request) -> tuple[RoundCheck, ...]:
    """The paired rounds of a tournament, checked.

    Raises:
        CannotJudge: It is no Dutch Swiss, no round is paired, or rounds or results are missing.
        ArbiterError: `edition-unknown` or `initial-colour-unknown`.
    """
    settings = tournament.settings
    settings = replace(
        settings,
        edition=request.edition or settings.edition,
        rounds=settings.rounds or request.rounds or 0,
    )
    _refuse_what_cannot_be_judged(tournament, settings)
    return check_rounds(
        Tournament(
            settings if isinstance(fact, TournamentSettings) else fact
            for fact in tournament.facts()
        )
    )


def _refuse_what_cannot_be_judged(tournament: Tournament, settings: TournamentSettings) -> None:
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


def _as_json(rounds: tuple[RoundCheck, ...], event: EventInput) -> Mapping[str, object]:
    return {
        "edition": rounds[0].edition,
        "rounds": [
            {
                "round": check.round,
                "agrees": check.agrees,
                "differences": [_difference(one, event.numbers) for one in check.differences],
            }
            for check in rounds
        ],
    }


def _difference(difference: Difference, numbers: Mapping[PlayerKey, int]) -> Mapping[str, object]:
    verdict = difference.verdict
    return {
        "bracket": None if difference.bracket is None else difference.bracket / 10,
        "played": [_numbers(board, numbers) for board in difference.played],
        "computed": [_numbers(board, numbers) for board in difference.computed],
        "criterion": verdict and verdict.article,
        "criterion_name": verdict and verdict.name,
        "played_count": verdict and verdict.played,
        "computed_count": verdict and verdict.computed,
    }


def _numbers(board: Board, numbers: Mapping[PlayerKey, int]) -> list[int]:
    white, black = board
    return [numbers[white], 0 if black is None else numbers[black]]


def _as_text(rounds: tuple[RoundCheck, ...], event: EventInput) -> str:
    values = {
        "edition": rounds[0].edition,
        "rounds": len(rounds),
        "agree": sum(check.agrees for check in rounds),
    }
    heading = N_("edition {edition}, {agree} of {rounds} rounds agree")
    lines = [fill(heading, values)]
    for check in rounds:
        for difference in check.differences:
            lines += _lines(check.round, difference, event.numbers)
    return "\n".join(lines)


def _lines(
    round_number: int, difference: Difference, numbers: Mapping[PlayerKey, int]
) -> list[str]:
    where = [fill(N_("Round {round}"), {"round": round_number})]
    if difference.bracket is not None:
        score = points_text(difference.bracket)
        where.append(fill(N_("bracket of {score}"), {"score": score}))
    played, computed = _("played:"), _("by the rules:")
    return [
        f"  {', '.join(where)}: {_reason(difference)}",
        f"    {played} {_boards(difference.played, numbers)}",
        f"    {computed} {_boards(difference.computed, numbers)}",
    ]


def _reason(difference: Difference) -> str:
    verdict = difference.verdict
    if verdict is None:
        return _("other boards")
    reason = " ".join(filter(None, (verdict.article, _(verdict.name))))
    if verdict.computed is None:
        return reason
    counts = {"reason": reason, "played": verdict.played, "computed": verdict.computed}
    return fill(N_("{reason}, {played} instead of {computed}"), counts)


def _boards(boards: tuple[Board, ...], numbers: Mapping[PlayerKey, int]) -> str:
    words = ["{}-{}".format(*_numbers(board, numbers)) for board in boards]
    return " ".join(words) or _("no legal pairing")
