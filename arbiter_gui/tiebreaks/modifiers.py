"""What follows a code after "/": cuts, medians, limits and other treatments (C.07 14 and 16.5)."""

import re
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from arbiter_gui.tiebreaks.derivation import Cut, Term

_MODIFIER = re.compile(r"([CM][12])|L([+-]?\d{1,3})|(P)|(F)|(R)|U(\d{1,4})|(\d{1,9})")


@dataclass(frozen=True, slots=True)
class Modifiers:
    """How a criterion is varied.

    Attributes:
        low: How many of the lowest values are cut.
        high: How many of the highest values are cut.
        limit: How far the limit of Koya is raised, in half points; below 0 it is lowered.
        as_played: Whether forfeits count as games against the scheduled opponent.
        fore: Whether the average is that of the Fore Buchholz.
        reverse: Whether the order is turned round.
        unrated: The rating announced for unrated players; 0 when none was.
        seed: The number that lots are drawn from.
    """

    low: int = 0
    high: int = 0
    limit: int = 0
    as_played: bool = False
    fore: bool = False
    reverse: bool = False
    unrated: int = 0
    seed: int = 0


PLAIN = Modifiers()

_Weight = tuple[int, int | Fraction]
"""The score of an opponent and the value made of it: the less, the sooner it is cut."""


def modifiers_of(words: list[str], allowed: str) -> Modifiers | None:
    """The modifiers that follow a code; None when one is unknown, not allowed or given twice.

    Args:
        words: For example ["C1", "P"].
        allowed: First letters of the kinds that the criterion knows; "#" stands for
            a number.
    """
    result, seen = PLAIN, set()
    for word in words:
        kind = _kind(word)
        if kind not in allowed or not (kind and _MODIFIER.fullmatch(word)):
            return None
        family = "C" if kind == "M" else kind
        if family in seen:
            return None
        seen.add(family)
        result = _with(result, kind, word)
    return result


def _kind(word: str) -> str:
    return "#" if word.isdigit() else word[:1]


def _with(modifiers: Modifiers, kind: str, word: str) -> Modifiers:
    if kind == "P":
        return replace(modifiers, as_played=True)
    if kind == "F":
        return replace(modifiers, fore=True)
    if kind == "R":
        return replace(modifiers, reverse=True)
    return replace(modifiers, **_numbers(kind, int(word.lstrip("CMLU"))))


def _numbers(kind: str, number: int) -> dict[str, Any]:
    if kind == "M":
        return {"low": number, "high": number}
    return {{"C": "low", "L": "limit", "U": "unrated", "#": "seed"}[kind]: number}


def with_cuts(terms: list[Term], modifiers: Modifiers) -> list[Term]:
    """The terms, those that the modifiers leave out marked; low values go before high ones.

    When fewer values than cuts are there, nothing is left.
    """
    if not modifiers.low:
        return terms
    weights: list[_Weight] = [(term.score, term.value or 0) for term in terms]
    left = [place for place, term in enumerate(terms) if term.value is not None]
    terms = list(terms)
    for _cut in range(min(modifiers.low, len(left))):
        place, why = _next_to_cut(terms, weights, left)
        terms[place] = terms[place]._replace(cut=why)
        left.remove(place)
    for _cut in range(min(modifiers.high, len(left))):
        place = max(left, key=weights.__getitem__)
        terms[place] = terms[place]._replace(cut=Cut.HIGHEST)
        left.remove(place)
    return terms


def _next_to_cut(terms: list[Term], weights: list[_Weight], left: list[int]) -> tuple[int, Cut]:
    """Where the least significant value is: that of the opponent with the lowest score.

    A round that was not played by choice goes before it, unless its value is lower: then the
    least significant value is cut as usual.

    Articles: C.07 14.1, 16.5.
    """
    least = min(left, key=weights.__getitem__)
    chosen = [place for place in left if terms[place].voluntary]
    if not chosen:
        return least, Cut.LOWEST
    lowest = min(chosen, key=lambda place: weights[place][::-1])
    if weights[lowest][1] < weights[least][1]:
        return least, Cut.LOWEST
    return lowest, Cut.VOLUNTARY
