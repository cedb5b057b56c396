"""Why a pair is not made, by enumeration: the best candidate of every bracket that leaves it open.

Editions 2026 and 2017 are searched; of 2012 two candidates of a bracket are compared.
"""

from tests.pairing.dutch.literal import literal_brackets
from tests.pairing.dutch.literal_2012 import LiteralProcedure2012
from tests.pairing.dutch.literal_bracket import Candidate
from tests.pairing.dutch.literal_round import LiteralRound

FIRST = {"2026": "C5", "2017": "C.4"}


def literal_reason(position, one, other):
    """(score of the first bracket that must differ, article, its counts); players by their place.

    The score is None where every pairing with the two gives the bye to more points: then that is
    the reason, whatever the bracket. "order" stands for candidates that are equally good. The
    counts are those of the best candidate with the two and of the best one of all.
    """
    the_round = LiteralRound(position)
    everybody = frozenset(range(len(position.cards)))
    most = None
    if position.edition == "2026":
        most = the_round.lowest_pab(everybody - {one, other})
        lowest = the_round.lowest_pab(everybody)
        if most > lowest:
            return None, "C5", (most, lowest)
    for bracket, best in literal_brackets(the_round):
        if not _leaves_open(best, {one, other}, most):
            return bracket.score(), *_first_that_differs(bracket, best, {one, other}, most)
    raise AssertionError("the rules make the pair")


def _leaves_open(candidate, pair, most):
    """Whether a round with the pair can follow; `most` is the highest score of its bye."""
    left = candidate.downfloaters | candidate.bracket.lower
    if frozenset(pair) not in map(frozenset, candidate.pairs) and not left >= pair:
        return False
    score = candidate.round.lowest_pab(frozenset(left - pair))
    return score is not None and (most is None or score <= most)


def _first_that_differs(bracket, best, pair, most):
    names = [FIRST[bracket.round.position.edition], *(name for name, *_ in bracket.edition.quality)]
    rivals = (one for one in _candidates(bracket) if _leaves_open(one, pair, most))
    values = min(map(_values, rivals))
    for name, theirs, own in zip(names, values, _values(best), strict=True):
        if theirs != own:
            return name, (theirs, own)
    return "order", (None, None)


def _candidates(bracket):
    """Every candidate, whatever becomes of the rest of the round."""
    seen = set()
    for pairs in range(len(bracket.players) // 2, -1, -1):
        for made in bracket._generated(pairs):
            if frozenset(map(frozenset, made)) not in seen:
                seen.add(frozenset(map(frozenset, made)))
                paired = {player for pair in made for player in pair}
                yield Candidate(bracket, made, frozenset(bracket.players) - paired)


def _values(candidate):
    bracket = candidate.bracket
    tested = bracket.collapses or bracket.round.position.edition == "2026"
    obstructs = tested and not bracket.edition.complies(bracket, candidate.downfloaters)
    return obstructs, *(candidate.value(place) for place in range(len(bracket.edition.quality)))


def literal_articles_2012(position, score, pairs):
    """The first requirement that other pairs of a bracket of 2012 give up more of.

    "order" where they give up the same, "below" where they give up less.
    """
    procedure = LiteralProcedure2012(position)
    assert procedure.run()
    bracket, own = next(
        found for found in procedure.paired if position.cards[found[0].residents[0]].score == score
    )
    paired = {player for pair in pairs for player in pair}
    other = (pairs, frozenset(bracket.players) - paired)
    names = ("B.3", *_requirements(position.round))
    values = zip(names, _given_up(bracket, other), _given_up(bracket, own), strict=True)
    for name, theirs, ours in values:
        if theirs != ours:
            return name if theirs > ours else "below"
    return "order"


def _given_up(bracket, candidate):
    squares, scores, *others = bracket.given_up(candidate)
    yield -len(candidate[0])
    yield squares
    yield scores
    for requirement in others:
        yield from requirement


def _requirements(number):
    colours = ("A.7.d", "B.4") if number % 2 else ("B.4", "A.7.e")
    return ("B.3", "C.8.b", "B.2", *colours, "B.5", "B.6", "B.5", "B.6")
