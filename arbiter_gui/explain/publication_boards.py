"""What there is to say of single boards and of the bye, before they are published."""

from collections.abc import Iterator

from arbiter_gui.explain.barred_bye import barred_from_bye
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.publication_item import Item, Severity
from arbiter_gui.explain.reasons import reason_of_pair
from arbiter_gui.explain.sentence_values import Claim, ColourHistory
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.wordings import publication
from arbiter_gui.pairing.audit import Finding, Weight, findings_of_board, findings_of_bye
from arbiter_gui.pairing.card import Float, PairingCard
from arbiter_gui.pairing.swiss.colours import colour_difference
from arbiter_gui.pairing.swiss.floats import float_of_game
from arbiter_gui.pairing.validation import violations_of_pair
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.player import PlayerKey

_FLOAT_ROUNDS = {"5": 1, "6": 2}
_DOWN_AGAIN = {True: publication.DOWN_AGAIN, False: publication.DOWN_AFTER_NO_GAME}
_BYE_AGAIN = {True: publication.DOWN_BY_BYE_AGAIN, False: publication.BYE_AFTER_NO_GAME}


class BoardItems:
    """Looks at one board of a round, or at its bye."""

    def __init__(self, known: ExplainedRound, number: int, board: Board) -> None:
        self._known = known
        self._number = number
        self._board = board

    def all(self) -> Iterator[Item]:
        """Everything about the board, broken rules first."""
        white, black = self._board
        cards = self._known.cards
        if black is None:
            yield from self._of_bye(cards[white])
            return
        yield from self._broken(cards[white], cards[black])
        found = tuple(findings_of_board(self._known.position, cards[white], cards[black]))
        yield from self._of_colours(found)
        yield from self._of_floats(found)
        yield from self._of_scores(cards[white], cards[black])

    def _item(self, severity: Severity, sentence: Sentence, *players: PlayerKey) -> Item:
        return Item(severity, sentence, players, self._known.round, self._number)

    def _broken(self, white: PairingCard, black: PairingCard) -> Iterator[Item]:
        known = self._known
        names = {"one": known.who(white.key), "other": known.who(black.key)}
        for wrong in violations_of_pair(known.position, white, black):
            sentence = publication.NOT_POSSIBLE.of(
                reason=reason_of_pair(known, white.key, black.key) or wrong.code, **names
            )
            yield self._item(Severity.ERROR, sentence, white.key, black.key)
            return

    def _of_colours(self, found: tuple[Finding, ...]) -> Iterator[Item]:
        """A player is named once: by a third colour, a wide difference, or a colour missed."""
        named = set()
        for rule in ("2b", "2a", "4"):
            for finding in found:
                key = finding.players[0]
                if finding.rule != rule or key in named:
                    continue
                named.add(key)
                severity = Severity.ERROR if finding.weight is Weight.ERROR else Severity.NOTE
                yield self._item(severity, self._colour_sentence(finding), *finding.players)

    def _colour_sentence(self, finding: Finding) -> Sentence:
        known, key = self._known, finding.players[0]
        colours = known.cards[key].colours
        who, history = known.who(key), ColourHistory(colours)
        white = self._board[0] == key
        if finding.rule == "2b":
            form = publication.THIRD_WHITE if white else publication.THIRD_BLACK
            return form.of(who=who, history=history)
        if finding.rule == "2a":
            form = publication.WIDE_WHITE if white else publication.WIDE_BLACK
            number = abs(colour_difference((*colours, Colour.WHITE if white else Colour.BLACK)))
            return form.of(who=who, number=number)
        form = publication.BLACK_MISSED if white else publication.WHITE_MISSED
        return form.of(who=who, claim=Claim(colours))

    def _of_floats(self, found: tuple[Finding, ...]) -> Iterator[Item]:
        for finding in found:
            if finding.rule not in _FLOAT_ROUNDS:
                continue
            rounds_ago = _FLOAT_ROUNDS[finding.rule]
            severity = Severity.WARNING if rounds_ago == 1 else Severity.NOTE
            sentence = self._float_sentence(finding.players, rounds_ago)
            yield self._item(severity, sentence, *finding.players)

    def _float_sentence(self, players: tuple[PlayerKey, ...], rounds_ago: int) -> Sentence:
        known = self._known
        record = known.tournament.history(players[0])[known.round - rounds_ago - 1]
        who, past = known.who(players[0]), record.round
        if len(players) == 1:
            form = _BYE_AGAIN[record.played]
        elif self._is_down(*players):
            form = _DOWN_AGAIN[record.played]
        else:
            form = publication.UP_AGAIN
        return form.of(who=who, round=past)

    def _is_down(self, key: PlayerKey, other: PlayerKey) -> bool:
        cards = self._known.cards
        return float_of_game(cards[key].score, cards[other].score) is Float.DOWN

    def _of_scores(self, white: PairingCard, black: PairingCard) -> Iterator[Item]:
        """More than one score group apart, groups of those who are paired."""
        higher, lower = (white, black) if white.score > black.score else (black, white)
        between = {card.score for card in self._known.position.cards}
        if not any(lower.score < score < higher.score for score in between):
            return
        known = self._known
        sentence = publication.SCORE_GAP.of(
            higher=known.who(higher.key),
            lower=known.who(lower.key),
            higher_points=known.points(higher.score),
            lower_points=known.points(lower.score),
        )
        yield self._item(Severity.WARNING, sentence, higher.key, lower.key)

    def _of_bye(self, card: PairingCard) -> Iterator[Item]:
        known, who = self._known, self._known.who(card.key)
        if not card.may_receive_pab:
            number, why = barred_from_bye(known, card.key)
            sentence = publication.BYE_BARRED.of(who=who, round=number, reason=why)
            yield self._item(Severity.ERROR, sentence, card.key)
        else:
            yield from self._unusual_bye(card)
        lowest = min(other.score for other in known.position.cards)
        if card.score > lowest:
            points = {"points": known.points(card.score), "lowest": known.points(lowest)}
            sentence = publication.BYE_ABOVE.of(who=who, **points)
            yield self._item(Severity.WARNING, sentence, card.key)
        yield from self._of_floats(tuple(findings_of_bye(known.position, card)))

    def _unusual_bye(self, card: PairingCard) -> Iterator[Item]:
        """The bye after points without a game that do not bar from it."""
        known = self._known
        for record in known.tournament.history(card.key)[: known.round - 1]:
            if record.points and not record.played:
                who = known.who(card.key)
                sentence = publication.BYE_AFTER_POINTS.of(who=who, round=record.round)
                yield self._item(Severity.NOTE, sentence, card.key)
