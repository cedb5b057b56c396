"""The questions of FIDE's acceptance list: our answers, what they cost, what shows them.

Every question has its answer, the cost of a yes and of a no in per cent ("stop" where the
verification ends), the next question after either, and the tests that show a yes. The questions are
walked from the first one; what is passed over must be marked as not reached.

`python -m tests.fide.vcl` prints the answers that cost something, what is to come, and the sum.
"""

import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path

STOP = "stop"
_LAST = 225


@dataclass(frozen=True)
class Question:
    """One question; `answer` is yes, no, later, or not reached."""

    number: int
    question: str
    answer: str
    cost: dict[str, int | str]
    next: dict[str, int]
    evidence: list[str]
    note: str

    @property
    def price(self) -> int | str:
        """What the answer costs in per cent, or "stop"; nothing while it is still to come."""
        return self.cost.get(self.answer, 0)


@dataclass(frozen=True)
class Walk:
    """The way through the questions.

    Attributes:
        penalty: The sum in per cent.
        stopped: The questions whose answers end the verification.
        later: The questions whose subject is still to be built.
    """

    asked: tuple[Question, ...]
    penalty: int
    stopped: tuple[Question, ...]
    later: tuple[Question, ...]


def questions() -> tuple[Question, ...]:
    """All questions in their order."""
    text = Path(__file__).with_name("vcl.json").read_text(encoding="utf-8")
    return tuple(Question(**entry) for entry in json.loads(text))


def walk(asked: tuple[Question, ...]) -> Walk:
    """Answers one question after the other, as the list leads; what is to come counts as a yes."""
    by_number = {question.number: question for question in asked}
    number, way = 1, []
    while number <= _LAST:
        question = by_number[number]
        way.append(question)
        number = question.next["no" if question.answer == "no" else "yes"]
    prices = [question.price for question in way]
    return Walk(
        tuple(way),
        sum(price for price in prices if isinstance(price, int)),
        tuple(question for question in way if question.price == STOP),
        tuple(question for question in way if question.answer == "later"),
    )


def as_it_is(asked: tuple[Question, ...]) -> Walk:
    """The way through the questions where what is to come counts as a no."""
    return walk(tuple(replace(q, answer="no") if q.answer == "later" else q for q in asked))


def summary(found: Walk) -> str:
    """The sum in a line."""
    return (
        f"VCL: {len(found.asked)} of {_LAST} questions asked, penalty {found.penalty} %, "
        f"{len(found.stopped)} stopping, {len(found.later)} to come"
    )


def main() -> None:
    """Prints what costs something, what is to come, and the sum."""
    found = walk(questions())
    for question in found.asked:
        if question.price or question.answer == "later":
            answer = f"{question.number:>4} {question.answer:<5} {question.price!s:>4}"
            sys.stdout.write(f"{answer}  {question.question}: {question.note}\n")
    today = as_it_is(questions())
    stops = ", ".join(str(question.number) for question in today.stopped) or "none"
    sys.stdout.write(f"{summary(found)}\nas long as that is missing, stopping questions: {stops}\n")


if __name__ == "__main__":
    main()
