"""The FIDE (Dutch) System by enumeration: slow, and as close to the text as can be.

It tries every candidate of every bracket in the order of the text and compares criterion by
criterion; it shares no code with the engine it is there to judge. Editions 2026 and 2017.
"""

from itertools import groupby

from arbiter_gui.pairing.outcome import Pair
from tests.pairing.dutch.literal_bracket import LiteralBracket
from tests.pairing.dutch.literal_colours import allocate


def literal_brackets(the_round):
    """Each bracket from the highest score down, with the candidate that it was given.

    Nothing when the round cannot be completed. Articles: 2026 1.9; 2017 A.9.
    """
    players = range(len(the_round.cards))
    if the_round.lowest_pab(frozenset(players)) is None:
        return
    collapses = the_round.position.edition == "2017"
    lower = list(players)
    mdps = frozenset()
    for _, scoregroup in groupby(players, key=the_round.score):
        residents = list(scoregroup)
        lower = lower[len(residents) :]
        bracket = LiteralBracket(the_round, mdps, residents, lower)
        best = bracket.best()
        if collapses and the_round.lowest_pab(best.downfloaters | {*lower}) is None:
            yield from _collapsed_brackets(bracket)
            return
        yield bracket, best
        mdps = best.downfloaters


def _collapsed_brackets(failed):
    """The penultimate bracket, paired once more, and the collapsed last one. Article: 2017 A.9."""
    ends = {"collapses": True}
    penultimate = LiteralBracket(failed.round, failed.mdps, failed.residents, failed.lower, **ends)
    best = penultimate.best()
    yield penultimate, best
    last = LiteralBracket(failed.round, best.downfloaters, failed.lower, (), **ends)
    yield last, last.best()


def literal_pairing(position, brackets):
    """(pairs in board order, player with the PAB or None); None when no pairing is possible."""
    if position.cards and not brackets:
        return None
    cards = position.cards
    made = sorted(
        (tuple(sorted(pair)) for _, best in brackets for pair in best.pairs),
        key=lambda pair: (
            -cards[pair[0]].score,
            -cards[pair[0]].score - cards[pair[1]].score,
            cards[pair[0]].tpn,
        ),
    )
    left = brackets[-1][1].downfloaters if brackets else ()
    pab = next((cards[player].key for player in left), None)
    return tuple(_pair(position, *pair) for pair in made), pab


def _pair(position, higher, lower):
    cards = position.cards[higher], position.cards[lower]
    colour, article = allocate(*cards, position.initial_colour)
    if position.edition == "2017":
        article = article.replace("5.2.", "E.")
    white, black = cards if colour.value == "w" else reversed(cards)
    return Pair(white.key, black.key, article)
