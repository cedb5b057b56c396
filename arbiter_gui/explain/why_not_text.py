"""What stands against a pair or a bye, in a few sentences and as boards side by side."""

from collections.abc import Iterator
from dataclasses import dataclass

from arbiter_gui.explain.barred_bye import barred_from_bye
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.group_difference import is_for_those_below, reason_of_difference
from arbiter_gui.explain.reasons import reason_of_pair
from arbiter_gui.explain.sentence_values import Boards
from arbiter_gui.explain.sentences import Sentence, Wording
from arbiter_gui.explain.what_if import Variant, board_text, side_by_side
from arbiter_gui.explain.why_not import Bar, WhyNot
from arbiter_gui.explain.wordings import byes, deviations, wanted_pair
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.pairing.checker import boards_of
from arbiter_gui.pairing.dutch.comparison import Verdict
from arbiter_gui.pairing.dutch.storyteller_ahead import LOWEST_BYE_NAME
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.tables.table import Table
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.player import PlayerKey

_MOST_BOARDS = 4
_ABSENT = {
    ByeKind.HALF_POINT: byes.HALF_POINT,
    ByeKind.FULL_POINT: byes.FULL_POINT,
    ByeKind.ZERO_POINT: byes.ZERO_POINT,
}


@dataclass(frozen=True)
class _Forms:
    """The wordings for a pair, or for the bye."""

    made: Wording
    worse: Wording
    later: Wording
    other: Wording
    below: Wording
    higher_bye: Wording
    no_rest: Wording


_PAIR = _Forms(
    wanted_pair.MADE,
    wanted_pair.WORSE,
    wanted_pair.LATER,
    wanted_pair.OTHER_PAIRS,
    wanted_pair.FOR_THOSE_BELOW,
    wanted_pair.HIGHER_BYE,
    wanted_pair.NO_REST,
)
_BYE = _Forms(
    wanted_pair.BYE_MADE,
    wanted_pair.BYE_WORSE,
    wanted_pair.BYE_LATER,
    wanted_pair.BYE_OTHER_PAIRS,
    wanted_pair.BYE_FOR_THOSE_BELOW,
    wanted_pair.BYE_TOO_HIGH,
    wanted_pair.BYE_NO_REST,
)


def why_not_sentences(known: ExplainedRound, answer: WhyNot) -> tuple[Sentence, ...]:
    """The answer in at most three sentences; the first one gives the reason."""
    return tuple(_Text(known, answer).sentences())


def article_sentence(known: ExplainedRound, answer: WhyNot) -> Sentence | None:
    """The article that decides, for who wants to look it up; None where there is none."""
    verdict = answer.difference and answer.difference.verdict
    if not verdict or not verdict.article:
        return None
    return wanted_pair.ARTICLE.of(article=verdict.article, edition=known.edition)


def why_not_table(known: ExplainedRound, answer: WhyNot) -> Table | None:
    """The boards that would be different, beside those of the rules; None where there are none."""
    if answer.computed is None or answer.forced is None:
        return None
    wanted = board_text(known.tournament, answer.wanted)
    title = fill(N_("Round {round}. What if: {changes}"), {"round": known.round, "changes": wanted})
    computed, forced = boards_of(answer.computed), boards_of(answer.forced)
    variants = (
        Variant(_("By the rules"), known.tournament, computed),
        Variant(wanted, known.tournament, forced),
    )
    return side_by_side(variants, title)


class _Text:
    """Puts one answer into words."""

    def __init__(self, known: ExplainedRound, answer: WhyNot) -> None:
        self._known = known
        self._answer = answer
        self._forms = _PAIR if answer.other is not None else _BYE
        self._names = {
            name: known.who(key)
            for name, key in (("one", answer.one), ("other", answer.other))
            if key is not None
        }

    def sentences(self) -> Iterator[Sentence]:
        """The reason first, then what would follow."""
        answer = self._answer
        if answer.absent:
            yield from (_absence(self._known, key, kind) for key, kind in answer.absent)
        elif answer.bars:
            yield self._bar(answer.bars[0])
        elif answer.computed is None:
            yield deviations.NO_PAIRING.of(edition=self._known.edition)
        elif answer.is_made:
            yield self._forms.made.of(**self._names)
        elif answer.proof is not None:
            yield self._forms.no_rest.of(**self._names)
            yield _proof(self._known, answer.proof)
        else:
            yield self._comparison()
            yield self._boards()

    def _boards(self) -> Sentence:
        """The boards that would be different, by name where they are few."""
        boards = self._answer.other_boards
        if not 0 < len(boards) <= _MOST_BOARDS:
            return wanted_pair.BOARDS.of(number=len(boards))
        player = self._known.player
        named = tuple(
            (player(one), None if other is None else player(other)) for one, other in boards
        )
        return wanted_pair.BOARDS_BY_NAME.of(number=len(boards), boards=Boards(named))

    def _bar(self, bar: Bar) -> Sentence:
        known, answer = self._known, self._answer
        if answer.other is not None:
            found = reason_of_pair(known, answer.one, answer.other)
            if found is None:
                raise AssertionError(f"{bar} has no sentence")
            return wanted_pair.NOT_POSSIBLE.of(reason=found, **self._names)
        if bar is Bar.NO_BYE:
            return wanted_pair.BYE_EVEN.of(number=len(known.cards), **self._names)
        number, why = barred_from_bye(known, answer.one)
        return wanted_pair.BYE_BARRED.of(round=number, reason=why, **self._names)

    def _comparison(self) -> Sentence:
        difference, forced = self._answer.difference, self._answer.forced
        if forced is None or difference is None or difference.bracket is None:
            raise AssertionError("a forced board differs from the rules in some bracket")
        verdict, names = difference.verdict, self._names
        points = self._known.points(difference.bracket)
        if verdict is None:
            return self._forms.other.of(points=points, **names)
        if verdict.name == LOWEST_BYE_NAME:
            return self._higher_bye(verdict)
        why = reason_of_difference(self._known, difference, boards_of(forced))
        if why is not None:
            return self._forms.worse.of(points=points, reason=why, **names)
        below = is_for_those_below(self._known, difference)
        return (self._forms.below if below else self._forms.later).of(points=points, **names)

    def _higher_bye(self, verdict: Verdict) -> Sentence:
        points, lowest = verdict.played, verdict.computed
        if not isinstance(points, int) or not isinstance(lowest, int):
            raise AssertionError("the score of the bye is a number")
        return self._forms.higher_bye.of(
            points=self._known.points(points), lowest=self._known.points(lowest), **self._names
        )


def _absence(known: ExplainedRound, key: PlayerKey, kind: ByeKind) -> Sentence:
    who, player = known.who(key), known.player(key)
    if player.withdrawn_from is not None and known.round >= player.withdrawn_from:
        return byes.WITHDRAWN.of(who=who, round=player.withdrawn_from)
    if known.round < player.first_round:
        return byes.NOT_YET_HERE.of(who=who, round=player.first_round)
    return _ABSENT[kind].of(who=who)


def _proof(known: ExplainedRound, proof: PairingImpossible) -> Sentence:
    """Who could not be paired, and whom they could meet at most."""
    blockers = known.some(proof.blockers)
    opponents = known.some(proof.possible_opponents)
    if proof.code == "pab-impossible":
        return wanted_pair.NOBODY_FOR_BYE.of()
    if proof.pab_blocks:
        return _bye_blocks(known, proof)
    if proof.possible_opponents:
        form = wanted_pair.TOO_FEW_AND_BYE if proof.pab_open else wanted_pair.TOO_FEW_OPPONENTS
        return form.of(blockers=blockers, opponents=opponents)
    return _alone(proof).of(blockers=blockers)


def _bye_blocks(known: ExplainedRound, proof: PairingImpossible) -> Sentence:
    """Who could not be paired whoever has the bye; it may be for the opponents that are left."""
    blockers = known.some(proof.blockers)
    if not proof.possible_opponents:
        return wanted_pair.BYE_BLOCKS.of(blockers=blockers)
    opponents = known.some(proof.possible_opponents)
    return wanted_pair.BYE_BLOCKS_OPPONENTS.of(blockers=blockers, opponents=opponents)


def _alone(proof: PairingImpossible) -> Wording:
    if proof.pab_open:
        return wanted_pair.AMONG_THEMSELVES_AND_BYE
    one = len(proof.blockers) == 1
    return wanted_pair.NO_OPPONENT_LEFT if one else wanted_pair.AMONG_THEMSELVES
