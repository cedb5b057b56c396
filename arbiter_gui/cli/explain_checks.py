"""The two other answers of `arbiter explain`: why not this pair, and what to check in a round."""

import argparse
import json

from arbiter_gui.cli.command import ExitCode
from arbiter_gui.cli.event_input import EventInput
from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.explain.publication import before_publishing
from arbiter_gui.explain.publication_item import Item
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.why_not import WhyNot, why_not
from arbiter_gui.explain.why_not_text import article_sentence, why_not_sentences, why_not_table
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tournament import Board


def answer_why_not(
    event: EventInput, number: int, wanted: Board, choice: argparse.Namespace
) -> ExitCode:
    """Prints what stands against a pair, or against the bye for a player."""
    known = explained_round(event.tournament, number)
    answer = why_not(known.position, *wanted, computed=known.outcome)
    sentences = list(why_not_sentences(known, answer))
    article = article_sentence(known, answer)
    if choice.full and article is not None:
        sentences.append(article)
    if choice.json:
        print(json.dumps(_why_not_as_json(event, answer, sentences), ensure_ascii=False, indent=2))
        return ExitCode.DONE
    print("\n".join(sentence.line() for sentence in sentences))
    table = why_not_table(known, answer) if choice.full else None
    if table is not None:
        print("\n" + text_of(table), end="")
    return ExitCode.DONE


def answer_publication(event: EventInput, number: int, choice: argparse.Namespace) -> ExitCode:
    """Prints what to look at before a round is published; a no when it is not by the rules."""
    items = before_publishing(event.tournament, number)
    if choice.json:
        print(json.dumps([_item(event, item) for item in items], ensure_ascii=False, indent=2))
    else:
        print("\n".join(map(_lines, items)) or _("Nothing to look at."))
    against = any(item.is_against_rules for item in items)
    return ExitCode.NO if against else ExitCode.DONE


def _lines(item: Item) -> str:
    """The item, and below it why the rules have it so."""
    return "\n".join([_line(item), *(f"    {sentence.line()}" for sentence in item.why)])


def _line(item: Item) -> str:
    values = {
        "severity": _(item.severity.label),
        "board": item.board,
        "sentence": item.sentence.line(),
    }
    text = (
        N_("{severity}, board {board}: {sentence}") if item.board else N_("{severity}: {sentence}")
    )
    line = fill(text, values)
    return f"{line} ({item.article})" if item.article else line


def _item(event: EventInput, item: Item) -> dict[str, object]:
    return {
        "kind": item.kind,
        "severity": item.severity.name.lower(),
        "against_rules": item.is_against_rules,
        "round": item.round,
        "board": item.board,
        "players": [event.numbers[key] for key in item.players],
        "article": item.article,
        "text": item.sentence.line(),
        "why": [sentence.line() for sentence in item.why],
    }


def _why_not_as_json(
    event: EventInput, answer: WhyNot, sentences: list[Sentence]
) -> dict[str, object]:
    verdict = answer.difference and answer.difference.verdict
    return {
        "edition": answer.position.edition,
        "round": answer.position.round,
        "wanted": _numbers(event, answer.wanted),
        "possible": answer.forced is not None or answer.is_made,
        "made_by_rules": answer.is_made,
        "bracket": _bracket(answer),
        "article": verdict.article if verdict else "",
        "other_boards": [_numbers(event, board) for board in answer.other_boards],
        "lines": [{"key": one.key, "text": one.line()} for one in sentences],
    }


def _bracket(answer: WhyNot) -> float | None:
    difference = answer.difference
    return None if difference is None or difference.bracket is None else difference.bracket / 10


def _numbers(event: EventInput, board: Board) -> list[int]:
    return [0 if key is None else event.numbers[key] for key in board]
