"""The three answers of `arbiter check`: differences, the classic criteria, what is to come."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from arbiter_gui.cli.command import ExitCode
from arbiter_gui.cli.places_of_check import WrongPlace, places_as_json, places_as_text
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.pairing.audit import Finding, Weight, audit
from arbiter_gui.pairing.checker import Difference, RoundCheck, check_rounds
from arbiter_gui.pairing.foresight import Foresight, foresight
from arbiter_gui.tables.criterion_count import count_text
from arbiter_gui.tables.points import points_text
from arbiter_gui.tournament import Board, PlayerKey, Tournament

Numbers = Mapping[PlayerKey, int]


@dataclass(frozen=True)
class Answer:
    """The answer for one event, as JSON values and in words."""

    code: ExitCode
    values: Mapping[str, object]
    text: str


def differences(tournament: Tournament, numbers: Numbers) -> Answer:
    """Every past round paired again."""
    rounds = check_rounds(tournament)
    agrees = all(check.agrees for check in rounds)
    code = ExitCode.DONE if agrees else ExitCode.NO
    return Answer(code, _as_json(rounds, numbers), _as_text(rounds, numbers))


def classic_criteria(tournament: Tournament, numbers: Numbers) -> Answer:
    """Every past round looked up by the classic criteria; only errors make a no."""
    lines, rounds, wrong = [], [], 0
    for number in range(1, tournament.rounds_paired + 1):
        found = audit(tournament, number)
        wrong += sum(finding.weight is Weight.ERROR for finding in found)
        rounds.append({"round": number, "findings": [_finding(one, numbers) for one in found]})
        lines += [_finding_line(number, one, numbers) for one in found]
    heading = fill(N_("classic criteria, errors: {count}"), {"count": wrong})
    values = {"edition": tournament.settings.edition, "rounds": rounds}
    return Answer(ExitCode.NO if wrong else ExitCode.DONE, values, "\n".join([heading, *lines]))


def outlook(tournament: Tournament, _numbers_of: Numbers) -> Answer:
    """Whether the rounds that are left can still all be paired."""
    ahead = foresight(tournament)
    text = _outlook_text(ahead)
    values = {
        "edition": tournament.settings.edition,
        "first_round": ahead.first,
        "last_round": ahead.last,
        "impossible_by": ahead.impossible_by,
        "certain": ahead.is_certain,
        "why": text,
    }
    return Answer(ExitCode.DONE if ahead.impossible_by is None else ExitCode.NO, values, text)


def with_places(answer: Answer, wrong: tuple[WrongPlace, ...], numbers: Numbers) -> Answer:
    """The answer with the places of the file that break its own list of tie-breaks."""
    values = {**answer.values, "wrong_places": places_as_json(wrong, numbers)}
    text = "\n".join([answer.text, *places_as_text(wrong, numbers)])
    return Answer(ExitCode.NO, values, text)


ANSWERS: Mapping[str, Callable[[Tournament, Numbers], Answer]] = {
    "differences": differences,
    "audit": classic_criteria,
    "foresight": outlook,
}


def _outlook_text(ahead: Foresight) -> str:
    values = {"first": ahead.first, "last": ahead.last, "round": ahead.impossible_by}
    if ahead.obstacle is not None:
        proof = fill(ahead.obstacle.message, ahead.obstacle.values)
        message = fill(N_("the rounds cannot all be paired, at the latest round {round}"), values)
        return f"{message}\n  {proof}"
    if ahead.first > ahead.last:
        return _("no round is left to be paired")
    if ahead.is_certain:
        return fill(N_("round {first}, the last one, can be paired"), values)
    if not ahead.next_round_decided:
        return fill(
            N_("results are missing; no obstacle is known for rounds {first} to {last}"), values
        )
    return fill(
        N_("round {first} can be paired; no obstacle is known for the rounds until {last}"), values
    )


_RULES = {
    "1a": N_("have met before"),
    "1b": N_("a bye after points without playing"),
    "2a": N_("colour difference beyond two"),
    "2b": N_("the same colour three times in a row"),
    "3": N_("different scores"),
    "4": N_("colour preference not granted"),
    "5": N_("same float as one round before"),
    "6": N_("same float as two rounds before"),
}


def _finding(finding: Finding, numbers: Numbers) -> Mapping[str, object]:
    return {
        "rule": finding.rule,
        "weight": finding.weight.value,
        "players": [numbers[key] for key in finding.players],
        "value": finding.value / 10 if finding.rule == "3" else finding.value,
    }


def _finding_line(round_number: int, finding: Finding, numbers: Numbers) -> str:
    weight = _("Error") if finding.weight is Weight.ERROR else _("Remark")
    players = "-".join(str(numbers[key]) for key in finding.players)
    where = fill(N_("Round {round}"), {"round": round_number})
    reason = _(_RULES[finding.rule])
    return f"  {where}, {players}: {weight} {finding.rule}, {reason}"


def _as_json(rounds: tuple[RoundCheck, ...], numbers: Numbers) -> Mapping[str, object]:
    return {
        "edition": rounds[0].edition,
        "rounds": [
            {
                "round": check.round,
                "agrees": check.agrees,
                "differences": [_difference(one, numbers) for one in check.differences],
            }
            for check in rounds
        ],
    }


def _difference(difference: Difference, numbers: Numbers) -> Mapping[str, object]:
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


def _numbers(board: Board, numbers: Numbers) -> list[int]:
    white, black = board
    return [numbers[white], 0 if black is None else numbers[black]]


def _as_text(rounds: tuple[RoundCheck, ...], numbers: Numbers) -> str:
    values = {
        "edition": rounds[0].edition,
        "rounds": len(rounds),
        "agree": sum(check.agrees for check in rounds),
    }
    heading = N_("edition {edition}, {agree} of {rounds} rounds agree")
    lines = [fill(heading, values)]
    for check in rounds:
        for difference in check.differences:
            lines += _lines(check.round, difference, numbers)
    return "\n".join(lines)


def _lines(round_number: int, difference: Difference, numbers: Numbers) -> list[str]:
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
    counts = {"played": verdict.played, "computed": verdict.computed}
    values = {name: count_text(verdict, count) for name, count in counts.items()}
    return fill(N_("{reason}, {played} instead of {computed}"), {"reason": reason, **values})


def _boards(boards: tuple[Board, ...], numbers: Numbers) -> str:
    words = ["{}-{}".format(*_numbers(board, numbers)) for board in boards]
    return " ".join(words) or _("no legal pairing")
