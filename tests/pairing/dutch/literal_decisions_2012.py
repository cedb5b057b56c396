"""Which requirements and steps of the 2012 edition alone decide something.

A requirement decides a bracket that is paired otherwise without it; a step decides a round.
"""

from tests.pairing.dutch.literal_2012 import LiteralProcedure2012
from tests.pairing.dutch.literal_bracket_2012 import LiteralBracket2012
from tests.pairing.dutch.literal_round import LiteralRound

PAIRS = "P0"
"""The number of pairs comes before all that a candidate gives up."""
ABSOLUTE = {"B.1.a": "C1", "B.1.b": "C2", "B.2": "C3"}
"""The absolute requirements, with the names that a round knows them by."""
STEPS = ("C.12", "C.13 opened", "C.13 merged")
_FLOATS = ("B.5 down", "B.6 down", "B.5 up", "B.6 up")


def names():
    """All requirements and steps, the most important first."""
    quality = ("B.3", "C.8.b", "C.10.g", "A.7.d", "B.4", "A.7.e", *_FLOATS)
    return [*ABSOLUTE, PAIRS, *quality, *STEPS]


def deciding_quality(procedure):
    """The name of each requirement, once for every bracket that it alone decides.

    Brackets that a later one has opened are left out, and so are very large ones.
    """
    for bracket, chosen in procedure.paired:
        if len(bracket.players) > 8:
            continue
        candidates = _lost(bracket, len(chosen[0]))
        if candidates[_least(candidates, None)][0] != pairs_of(chosen):
            continue
        for number, name in enumerate(_names_of(bracket)):
            if candidates[_least(candidates, number)][0] != pairs_of(chosen):
                yield name
        if chosen[0] and len(bracket.players) <= 6:
            candidates += _lost(bracket, len(chosen[0]) - 1)
            if candidates[_least(candidates, None)][0] != pairs_of(chosen):
                yield PAIRS


def deciding_absolute(position, procedure):
    """The name of each absolute requirement, once for every bracket that it alone decides."""
    for name, known_as in ABSOLUTE.items():
        relaxed = LiteralRound(position, frozenset({known_as}))
        for bracket, chosen in procedure.paired:
            before = bracket.first()
            if before is None or pairs_of(before) != pairs_of(chosen):
                continue
            mdps, residents = bracket.mdps, bracket.residents
            other = LiteralBracket2012(relaxed, mdps, residents, lowest=bracket.lowest)
            if pairs_of(other.first()) != pairs_of(chosen):
                yield name


def deciding_steps(position, procedure):
    """The name of each step without which the round has other pairs, or none."""
    made = _all_pairs(procedure)
    if any(bracket.lowest and _is_merged(bracket) for bracket, _ in procedure.paired):
        yield "C.13 merged"
    for step, without in (("C.12", _WithoutC12), ("C.13 opened", _WithoutOpening)):
        other = without(position)
        other.run()
        if _all_pairs(other) != made:
            yield step


class _WithoutC12(LiteralProcedure2012):
    """Nobody asks the bracket above for other floaters."""

    def backtracked(self, _group, _ways):
        return self.floaters()


class _WithoutOpening(LiteralProcedure2012):
    """Brackets above the lowest one are merged into it at once."""

    @staticmethod
    def may_be_opened(_bracket, _old, _opened):
        return False


def _is_merged(bracket):
    return len({bracket.round.score(player) for player in bracket.residents}) > 1


def _lost(bracket, pairs):
    """(pairs, each requirement's loss) of every candidate with so many pairs, in order."""
    found = {}
    for candidate in bracket.candidates(pairs):
        made = pairs_of(candidate)
        if made not in found:
            squares, scores, topscorers, colours, *floats = bracket.given_up(candidate)
            found[made] = [squares, scores, topscorers, *colours, *floats]
    return [*found.items()]


def _least(candidates, left_out):
    """The place of the first candidate that gives up least, but for one requirement."""

    def given_up(place):
        lost = candidates[place][1]
        return [one for number, one in enumerate(lost) if number != left_out]

    return min(range(len(candidates)), key=given_up)


def _names_of(bracket):
    """The requirements in the order in which a bracket holds on to them."""
    odd_round = bracket.round.position.round % 2
    colours = ("A.7.d", "B.4") if odd_round else ("B.4", "A.7.e")
    return "B.3", "C.8.b", "C.10.g", *colours, *_FLOATS


def pairs_of(candidate):
    """The pairs of a candidate without their order."""
    return frozenset(map(frozenset, candidate[0]))


def _all_pairs(procedure):
    return {pair for _, chosen in procedure.paired for pair in pairs_of(chosen)}
