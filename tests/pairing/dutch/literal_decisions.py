"""Which criteria of edition 2026 alone decide a bracket: without them it is paired otherwise."""

from tests.pairing.dutch.literal import literal_brackets
from tests.pairing.dutch.literal_bracket import LiteralBracket
from tests.pairing.dutch.literal_criteria_2026 import QUALITY_2026
from tests.pairing.dutch.literal_round import LiteralRound

ABSOLUTE = ("C1", "C2", "C3", "C4", "C5")


def deciding_quality(position):
    """The name of each quality criterion, once for every bracket that it alone decides.

    C6 is left out together with C7: the scores of fewer downfloaters make a shorter list, which is
    the better one, so C7 nearly always says what C6 has said. Very large brackets are left out.
    """
    for bracket, best in literal_brackets(LiteralRound(position)):
        if len(bracket.players) > 8:
            continue
        candidates = list(bracket.candidates(len(best.pairs)))
        chosen = pairs_of(best)
        for name in _names_that_vary(candidates):
            if pairs_of(bracket.best_without({name}, candidates)) != chosen:
                yield name
        if best.pairs and len(bracket.players) <= 6:
            candidates += bracket.candidates(len(best.pairs) - 1)
            if pairs_of(bracket.best_without({"C6", "C7"}, candidates)) != chosen:
                yield "C6"


def deciding_absolute(position):
    """The name of each absolute criterion and C5, once for every bracket that it alone decides."""
    relaxed = {name: LiteralRound(position, frozenset({name})) for name in ABSOLUTE}
    for bracket, best in literal_brackets(LiteralRound(position)):
        for name, the_round in relaxed.items():
            other = LiteralBracket(the_round, bracket.mdps, bracket.residents, bracket.lower)
            if pairs_of(other.best()) != pairs_of(best):
                yield name


def pairs_of(candidate):
    """The pairs of a candidate without their order."""
    return frozenset(map(frozenset, candidate.pairs))


def _names_that_vary(candidates):
    return [
        name
        for number, (name, *_) in enumerate(QUALITY_2026)
        if len({candidate.value(number) for candidate in candidates}) > 1
    ]
