"""What each sentence of the catalogue states, checked against the plain facts of the round.

A check gets the sentence that was read and where it stands: the facts, the board it speaks of, the
score of the group in question and the language.
"""

from dataclasses import dataclass

from tests.explain.plain_facts import PlainFacts
from tests.explain.text_reader import code, history, numbers

CHECKS = {}
STRENGTHS = {"2026": {"X": 3, "(X)": 2, "x": 1, "A": 0}}
STRENGTHS["2017"] = STRENGTHS["2026"]


@dataclass(frozen=True)
class Place:
    """Where a sentence stands.

    Attributes:
        players: Who sits at the board, White first; one player for a bye or an absence.
        group: Score of the group that is spoken of.
    """

    facts: PlainFacts
    players: tuple
    group: int
    language: str

    @property
    def natural(self):
        return self.facts.usual_order(self.group)

    @property
    def made(self):
        return self.facts.made(self.group)

    def strength(self, words):
        """The strength that a code stands for; the notation of 2012 depends on the round."""
        look = code(words, self.language)[1]
        if self.facts.edition != "2012":
            return STRENGTHS[self.facts.edition][look]
        odd = self.facts.number % 2
        return {"X": 3, "A": 0, "(X)": 2, "x": 1 if odd else 2, "(x)": 1}[look]

    def is_claim(self, words, player):
        colour, _ = code(words, self.language)
        return (colour, self.strength(words)) == self.facts.claim(player)

    def is_history(self, words, player):
        return history(words, self.language) == self.facts.colours(player)


def states(*keys):
    """Says which sentences a check is for."""

    def note(check):
        CHECKS.update(dict.fromkeys(keys, check))
        return check

    return note


def is_true(read, place):
    """Whether a sentence, with every clause in it, is true where it stands."""
    return bool(CHECKS[read.key](read, place))


def listed(words, players):
    named, more = numbers(words)
    in_order = named == [player for player in players if player in named]
    return in_order and len(named) + more == len(players)


def natural_floaters(at):
    return at.facts.left_over(at.group, at.natural)
