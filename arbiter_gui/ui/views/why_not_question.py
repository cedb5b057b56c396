"""Why not these two? The question for the worker, and its answer in lines."""

from collections.abc import Iterator
from dataclasses import dataclass

from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.why_not import why_not
from arbiter_gui.explain.why_not_text import (
    article_sentence,
    why_not_sentences,
    why_not_table,
)
from arbiter_gui.progress import Progress
from arbiter_gui.tables.table import Align, Table
from arbiter_gui.tournament.player import PlayerKey


@dataclass(frozen=True)
class WhyNotQuestion:
    """A round, and the two who were expected to meet; None as the other stands for the bye."""

    known: ExplainedRound
    one: PlayerKey
    other: PlayerKey | None


def answer_why_not(question: WhyNotQuestion, progress: Progress) -> tuple[str, ...]:
    """What stands against the pair, and the boards that would be different, a line each.

    Raises:
        Cancelled: The arbiter stopped it.
        ArbiterError: The two cannot be asked about: `not-two-players`.
    """
    known = question.known
    answer = why_not(known.position, question.one, question.other, progress, computed=known.outcome)
    lines = [sentence.line() for sentence in why_not_sentences(known, answer)]
    article = article_sentence(known, answer)
    if article is not None:
        lines.append(article.line())
    table = why_not_table(known, answer)
    return (*lines, *(_boards(table) if table is not None else ()))


def _boards(table: Table) -> Iterator[str]:
    """The boards side by side, with the labels of both columns above."""
    columns = [place for place, column in enumerate(table.columns) if column.align is Align.LEFT]
    yield "  |  ".join(table.columns[place].title for place in columns)
    for row in table.rows:
        yield "  |  ".join(row.cells[place].text or "–" for place in columns)
