"""Which rule gave the colours of a board, and who has the same colour again."""

from collections.abc import Iterator
from dataclasses import dataclass

from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.sentence_values import Claim, ColourHistory, Due
from arbiter_gui.explain.sentences import Sentence, Wording
from arbiter_gui.explain.wordings import colours
from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.pairing.dutch.colour_allocation import allocated_colour
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.swiss.colours import (
    ColourPreference,
    colour_difference,
    colour_preference,
)
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import PlayerKey

WHITE, BLACK = Colour.WHITE, Colour.BLACK
_STRONGER = {WHITE: colours.STRONGER_FOR_WHITE, BLACK: colours.STRONGER_FOR_BLACK}
_WIDER = {WHITE: colours.WIDER_FOR_WHITE, BLACK: colours.WIDER_FOR_BLACK}
_ALTERNATION = {WHITE: colours.ALTERNATION_FOR_WHITE, BLACK: colours.ALTERNATION_FOR_BLACK}
_MORE_POINTS = {WHITE: colours.MORE_POINTS_FOR_WHITE, BLACK: colours.MORE_POINTS_FOR_BLACK}
_EARLIER = {WHITE: colours.EARLIER_PLACE_FOR_WHITE, BLACK: colours.EARLIER_PLACE_FOR_BLACK}
_LOT = {
    (True, WHITE): colours.LOT_ODD_WHITE,
    (True, BLACK): colours.LOT_ODD_BLACK,
    (False, WHITE): colours.LOT_EVEN_WHITE,
    (False, BLACK): colours.LOT_EVEN_BLACK,
}
_AGAIN = {
    (WHITE, True): colours.WHITE_AGAIN,
    (BLACK, True): colours.BLACK_AGAIN,
    (WHITE, False): colours.WHITE_AGAIN_DENIED,
    (BLACK, False): colours.BLACK_AGAIN_DENIED,
}


@dataclass(frozen=True)
class BoardColours:
    """The colours that the rules give a pair, with what they follow from.

    Attributes:
        rule: Number of the rule that decided, 1 to 5.
    """

    known: ExplainedRound
    white: PairingCard
    black: PairingCard
    higher: PairingCard
    rule: int

    def colour_of(self, card: PairingCard) -> Colour:
        """What one of the two gets."""
        return WHITE if card is self.white else BLACK

    def shown_claim(self, card: PairingCard) -> Claim:
        """The claim of a player in words, with its reason."""
        return Claim(card.colours)

    def claim(self, card: PairingCard) -> ColourPreference:
        """The colour that is due to a player."""
        return colour_preference(card.colours)

    def sentence(self) -> Sentence:
        """The rule that decided, with what it looks at."""
        if self.rule == 1:
            return self._granted()
        if self.rule == 5:
            number = self.higher.parity_number
            wording = _LOT[number % 2 == 1, self.colour_of(self.higher)]
            return wording.of(who=self.known.who(self.higher.key), number=number)
        return self._contested()

    def _granted(self) -> Sentence:
        white, black = self.known.who(self.white.key), self.known.who(self.black.key)
        if self.claim(self.black).colour is None:
            claim = self.shown_claim(self.white)
            return colours.WHITE_GRANTED.of(white=white, black=black, claim=claim)
        if self.claim(self.white).colour is None:
            claim = self.shown_claim(self.black)
            return colours.BLACK_GRANTED.of(white=white, black=black, claim=claim)
        return colours.BOTH_GRANTED.of(
            white=white,
            black=black,
            white_claim=self.shown_claim(self.white),
            black_claim=self.shown_claim(self.black),
        )

    def _contested(self) -> Sentence:
        """Both claim one colour: who gets it, and why."""
        wanted = self.claim(self.higher).colour or WHITE
        winner, loser = (self.white, self.black) if wanted is WHITE else (self.black, self.white)
        values = {"who": self.known.who(winner.key), "other": self.known.who(loser.key)}
        histories = {
            "history": ColourHistory(winner.colours),
            "other_history": ColourHistory(loser.colours),
        }
        if self.rule == 2 and self.claim(winner) == self.claim(loser):
            return _WIDER[wanted].of(
                **values,
                surplus=abs(colour_difference(winner.colours)),
                other_surplus=abs(colour_difference(loser.colours)),
            )
        claims = {"claim": self.shown_claim(winner), "other_claim": self.shown_claim(loser)}
        if self.rule == 2:
            return _STRONGER[wanted].of(**values, **claims)
        if self.rule == 3:
            return _ALTERNATION[wanted].of(**values, **histories, **claims)
        if winner.score == loser.score:
            return _EARLIER[wanted].of(**values, **histories, **claims)
        points, other_points = self.known.points(winner.score), self.known.points(loser.score)
        scores = {"points": points, "other_points": other_points}
        return _MORE_POINTS[wanted].of(**values, **histories, **scores, **claims)

    def again(self) -> Iterator[Sentence]:
        """Who gets the colour of the last game once more."""
        for card, other in ((self.white, self.black), (self.black, self.white)):
            given = self.colour_of(card)
            if card.colours and card.colours[-1] is given:
                wording: Wording = _AGAIN[given, self.claim(card).colour is given]
                names = {"who": self.known.who(card.key), "other": self.known.who(other.key)}
                history, why = ColourHistory(card.colours), Due(card.colours)
                yield wording.of(**names, history=history, why=why)


def board_colours(known: ExplainedRound, one: PlayerKey, other: PlayerKey) -> BoardColours:
    """The colours that the rules give two players."""
    cards = sorted((known.cards[one], known.cards[other]), key=lambda c: (-c.score, c.tpn))
    higher, lower = cards
    colour, rule = allocated_colour(
        higher,
        lower,
        known.position.initial_colour,
        wider_difference_first=EDITIONS[known.edition].wider_difference_first,
    )
    white, black = (higher, lower) if colour is WHITE else (lower, higher)
    return BoardColours(known, white, black, higher, rule)
