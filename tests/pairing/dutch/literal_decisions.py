"""Which criteria of an edition alone decide a bracket: without them it is paired otherwise."""

from tests.pairing.dutch.literal_bracket import LiteralBracket
from tests.pairing.dutch.literal_editions import EDITIONS
from tests.pairing.dutch.literal_round import LiteralRound

ABSOLUTE = {"2017": ("C1", "C2", "C3", "C4"), "2026": ("C1", "C2", "C3", "C4", "C5")}


def names(edition):
    """The names of all criteria of an edition, the most important first."""
    return [*ABSOLUTE[edition], *(name for name, *_ in EDITIONS[edition].quality)]


def deciding_quality(brackets):
    """The name of each quality criterion, once for every bracket that it alone decides.

    The number of downfloaters is left out together with the criterion below it: the scores of
    fewer downfloaters make a shorter list, which is the better one, so C7 nearly always says what
    C6 has said. Very large brackets are left out.
    """
    for bracket, best in brackets:
        if len(bracket.players) > 8:
            continue
        candidates = list(bracket.candidates(len(best.pairs)))
        chosen = pairs_of(best)
        for name in _names_that_vary(bracket.edition.quality, candidates):
            if pairs_of(bracket.best_without({name}, candidates)) != chosen:
                yield name
        if best.pairs and len(bracket.players) <= 6:
            (number, *_), (scores, *_) = bracket.edition.quality[:2]
            candidates += bracket.candidates(len(best.pairs) - 1)
            if pairs_of(bracket.best_without({number, scores}, candidates)) != chosen:
                yield number


def deciding_absolute(position, brackets):
    """The name of each absolute criterion and C5, once for every bracket that it alone decides."""
    for name in ABSOLUTE[position.edition]:
        relaxed = LiteralRound(position, frozenset({name}))
        for bracket, best in brackets:
            mdps, residents, lower = bracket.mdps, bracket.residents, bracket.lower
            collapses = bracket.collapses
            other = LiteralBracket(relaxed, mdps, residents, lower, collapses=collapses)
            if pairs_of(other.best()) != pairs_of(best):
                yield name


def pairs_of(candidate):
    """The pairs of a candidate without their order."""
    return frozenset(map(frozenset, candidate.pairs))


def _names_that_vary(quality, candidates):
    return [
        name
        for number, (name, *_) in enumerate(quality)
        if len({candidate.value(number) for candidate in candidates}) > 1
    ]
