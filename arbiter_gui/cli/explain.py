"""`arbiter explain`: why a board, a bye or an absence is as it is, in plain sentences."""

import argparse
import json
from pathlib import Path

from arbiter_gui.cli.command import Command, ExitCode, WrongCommand
from arbiter_gui.cli.event_input import EventInput, read_event, report
from arbiter_gui.cli.explain_checks import answer_publication, answer_why_not
from arbiter_gui.cli.notation_option import add_notation
from arbiter_gui.explain.explained_round import ExplainedRound, explained_round
from arbiter_gui.explain.explanation import Explanation, why_board, why_player
from arbiter_gui.explain.full_story import Chapter, full_story
from arbiter_gui.explain.sentences import Sentence, Together
from arbiter_gui.i18n import N_, _


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("TRF file or event file"))
    whom = parser.add_mutually_exclusive_group(required=True)
    whom.add_argument("--board", type=int, metavar="N", help=_("why this board"))
    whom.add_argument(
        "--player", type=int, metavar="N", help=_("why the player with this number has the board")
    )
    whom.add_argument(
        "--why-not",
        nargs=2,
        type=int,
        metavar=("A", "B"),
        help=_("why these two players do not meet; 0 for B: why A does not get the bye"),
    )
    whom.add_argument(
        "--publish",
        action="store_true",
        help=_("everything to look at in the round before it is published"),
    )
    parser.add_argument(
        "--round",
        type=int,
        metavar="N",
        help=_("the round; without it, the newest. The next one is paired for the answer"),
    )
    parser.add_argument(
        "--full", action="store_true", help=_("also every bracket, with values and articles")
    )
    parser.add_argument("--json", action="store_true", help=_("write the answer as JSON"))
    add_notation(parser)


def _run(choice: argparse.Namespace) -> ExitCode:
    event = read_event(choice.file)
    report(event.problems)
    number = choice.round if choice.round is not None else max(1, event.tournament.rounds_paired)
    if choice.publish:
        return answer_publication(event, number, choice)
    if choice.why_not:
        one, other = choice.why_not
        if one == other:
            raise WrongCommand("not-two-players", N_("Please name two different players."))
        wanted = (event.player(one), event.player(other) if other else None)
        return answer_why_not(event, number, wanted, choice)
    known, answer = _answer(event, number, choice)
    chapters = _chapters(known, answer) if choice.full else ()
    if choice.json:
        values = _as_json(event, answer, chapters)
        print(json.dumps(values, ensure_ascii=False, indent=2))
    else:
        print("\n\n".join([answer.text(), *(chapter.text() for chapter in chapters)]))
    return ExitCode.DONE


COMMAND = Command(
    "explain", N_("say in plain sentences why a board or a bye is as it is"), _add_arguments, _run
)


def _answer(
    event: EventInput, number: int, choice: argparse.Namespace
) -> tuple[ExplainedRound, Explanation]:
    known = explained_round(event.tournament, number)
    if choice.board is not None:
        return known, why_board(known, choice.board)
    return known, why_player(known, event.player(choice.player))


def _chapters(known: ExplainedRound, answer: Explanation) -> tuple[Chapter, ...]:
    key = answer.player if answer.board is None else answer.higher(known)
    return full_story(known, key) if key is not None else ()


def _as_json(
    event: EventInput, answer: Explanation, chapters: tuple[Chapter, ...]
) -> dict[str, object]:
    board, numbers = answer.board, event.numbers
    return {
        "edition": event.tournament.settings.edition,
        "round": answer.round,
        "board": board and board.number,
        "white": numbers[board.white] if board else None,
        "black": numbers[board.black] if board and board.black is not None else None,
        "player": numbers[answer.player] if answer.player is not None else None,
        "follows_rules": answer.follows_rules,
        "lines": [_sentence(line) for line in answer.lines],
        "full": [
            {"title": _sentence(chapter.title), "lines": [_sentence(one) for one in chapter.lines]}
            for chapter in chapters
        ],
    }


def _sentence(sentence: Sentence | Together) -> dict[str, str]:
    return {"key": sentence.key, "text": sentence.line()}
