"""Checker: pairs the past rounds of an event again and lists every difference."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from arbiter_gui.i18n import N_
from arbiter_gui.pairing.dutch.absolute_criteria import (
    BARRED_BYE,
    EQUAL_COLOURS,
    FORBIDDEN_PAIR,
    MEETING_AGAIN,
    AbsoluteCriterion,
)
from arbiter_gui.pairing.dutch.comparison import Verdict, deciding_criterion
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.storyteller_ahead import LOWEST_BYE, LOWEST_BYE_NAME
from arbiter_gui.pairing.outcome import Pair, PairingImpossible, RoundPairing
from arbiter_gui.pairing.position import PairingPosition, position_before
from arbiter_gui.pairing.story import BracketStory
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.pairing.validation import Violation, violations
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_UNWATCHED = NoProgress()
_ABSOLUTE = {
    "rematch": MEETING_AGAIN,
    "second-bye": BARRED_BYE,
    "same-colour": EQUAL_COLOURS,
    "forbidden": FORBIDDEN_PAIR,
}
_INCOMPLETE = AbsoluteCriterion(
    N_("everybody is paired once, and one bye at most"), {"2026": "1.9.1"}
)


@dataclass(frozen=True, slots=True)
class Difference:
    """Boards that should have been others.

    Attributes:
        bracket: Score of the bracket in tenths; None where only colours differ, or where the round
            cannot be paired at all.
        verdict: The first rule that the played boards follow less well; None where the edition
            gives no criterion by criterion comparison.
    """

    bracket: int | None
    played: tuple[Board, ...]
    computed: tuple[Board, ...]
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class RoundCheck:
    """One past round, and how it differs from what the rules ask for."""

    edition: str
    round: int
    differences: tuple[Difference, ...]

    @property
    def agrees(self) -> bool:
        """Whether the round was paired as the rules ask."""
        return not self.differences


@dataclass(frozen=True, slots=True)
class Comparison:
    """Boards that an arbiter has made by hand, beside those that the rules ask for.

    Attributes:
        boards: The boards that were compared.
        computed: The boards that the rules ask for; None where no legal pairing exists.
        revision: Revision of the tournament that the position was made from.
    """

    round: int
    boards: tuple[Board, ...]
    computed: tuple[Board, ...] | None
    differences: tuple[Difference, ...]
    revision: int

    @property
    def agrees(self) -> bool:
        """Whether both have the same boards with the same colours."""
        return self.computed is not None and set(self.boards) == set(self.computed)


def compare(
    position: PairingPosition,
    boards: tuple[Board, ...],
    progress: Progress = _UNWATCHED,
    *,
    answer: RoundPairing | None = None,
) -> Comparison:
    """A complete round, compared with the engine's own answer; the order of the boards is free.

    Args:
        position: The round.
        boards: Its boards.
        progress: Who is told how far it is.
        answer: The engine's answer with its stories, where it is known already.

    Raises:
        Cancelled: The arbiter stopped it.
    """
    comparison = _Round(position, boards, progress=progress, answer=answer)
    found = tuple(comparison.differences())
    return Comparison(position.round, boards, comparison.computed, found, position.revision)


def check_rounds(tournament: Tournament, progress: Progress = _UNWATCHED) -> tuple[RoundCheck, ...]:
    """All paired rounds of an event, each compared with the engine's answer to its past.

    Raises:
        Cancelled: The arbiter stopped it.
        ArbiterError: `edition-unknown`, or `initial-colour-unknown`.
    """
    checks = []
    for number in range(1, tournament.rounds_paired + 1):
        progress.raise_if_cancelled()
        progress.step(number - 1, tournament.rounds_paired)
        checks.append(check_round(tournament, number))
    return tuple(checks)


def check_round(tournament: Tournament, number: int) -> RoundCheck:
    """One paired round, compared with the engine's answer to the rounds before it."""
    position = position_before(tournament, number)
    played = paired_boards(tournament, number)
    if not position.cards:
        return RoundCheck(position.edition, number, ())
    comparison = _Round(position, played)
    return RoundCheck(position.edition, number, tuple(comparison.differences()))


def played_boards(tournament: Tournament, number: int) -> tuple[Board, ...]:
    """The boards of a paired round and the pairing-allocated byes behind them."""
    boards: list[Board] = [(game.white, game.black) for game in tournament.games(number)]
    boards += [
        (bye.player, None)
        for bye in tournament.byes(number)
        if bye.kind is ByeKind.PAIRING_ALLOCATED
    ]
    return tuple(boards)


def paired_boards(tournament: Tournament, number: int) -> tuple[Board, ...]:
    """The boards of a paired round without those that were added while it was being played."""
    made = tournament.manual_pairing(number)
    added = made.added if made else ()
    return tuple(board for board in played_boards(tournament, number) if board not in added)


@dataclass
class _Round:
    """The comparison of one round."""

    position: PairingPosition
    played: tuple[Board, ...]
    broken: dict[frozenset[PlayerKey | None], Violation] = field(default_factory=dict)
    computed: tuple[Board, ...] | None = None
    progress: Progress = _UNWATCHED
    answer: RoundPairing | None = None

    def differences(self) -> Iterator[Difference]:
        """Every difference, from the top bracket down, colours last."""
        self.broken = {frozenset(wrong.players): wrong for wrong in self._violations()}
        try:
            computed = self.answer or pair_round(self.position, self.progress, with_story=True)
        except PairingImpossible:
            yield Difference(None, self.played, (), self._verdict_of_broken(self.played))
            return
        self.computed = boards_of(computed)
        yield from self._other_pairs(computed)
        yield from self._other_colours(computed.pairs)

    def _violations(self) -> Iterable[Violation]:
        byes = [white for white, black in self.played if black is None]
        pairs = [Pair(white, black) for white, black in self.played if black is not None]
        outcome = RoundPairing(
            self.position.edition,
            self.position.round,
            tuple(pairs),
            byes[0] if byes else None,
            self.position.not_paired,
        )
        return violations(self.position, outcome)

    def _verdict_of_broken(self, boards: Iterable[Board]) -> Verdict | None:
        """The absolute criterion that one of the boards breaks."""
        for board in boards:
            wrong = self.broken.get(frozenset(board) - {None})
            if wrong is not None:
                return _absolute(wrong, self.position.edition)
        for wrong in self.broken.values():
            if wrong.code not in _ABSOLUTE:
                return _absolute(wrong, self.position.edition)
        return None

    def _other_pairs(self, computed: RoundPairing) -> Iterator[Difference]:
        ours, theirs = _by_players(self.played), _by_players(boards_of(computed))
        if ours.keys() == theirs.keys():
            return
        for story in computed.stories:
            played = _inside(story, ours)
            floaters_agree = _paired(played) == _paired(story.pairs)
            if {frozenset(pair) for pair in played} == {frozenset(pair) for pair in story.pairs}:
                continue
            members = {*story.mdps, *story.residents}
            only_ours = [ours[players] for players in ours if players not in theirs]
            only_theirs = [theirs[players] for players in theirs if players not in ours]
            if floaters_agree:
                only_ours = [board for board in only_ours if members.issuperset(board)]
                only_theirs = [board for board in only_theirs if members.issuperset(board)]
            verdict = self._verdict_of_broken(only_ours) or self._verdict_on_bye(members, computed)
            verdict = verdict or self._criterion(story, played)
            yield Difference(story.score, tuple(only_ours), tuple(only_theirs), verdict)
            if not floaters_agree:
                return

    def _verdict_on_bye(self, members: set[PlayerKey], computed: RoundPairing) -> Verdict | None:
        """A bye for more points than need be, given to somebody of a bracket.

        The score of the bye comes before everything that is counted in the bracket alone.
        Articles: 2026 [C5].
        """
        article = LOWEST_BYE.get(self.position.edition)
        taker = next((white for white, black in self.played if black is None), None)
        if article is None or taker not in members or computed.pab is None:
            return None
        scores = {card.key: card.score for card in self.position.cards}
        ours, theirs = scores[taker], scores[computed.pab]
        return Verdict(article, LOWEST_BYE_NAME, ours, theirs) if ours > theirs else None

    def _criterion(
        self, story: BracketStory, played: list[tuple[PlayerKey, PlayerKey]]
    ) -> Verdict | None:
        edition = EDITIONS.get(self.position.edition)
        return deciding_criterion(self.position, edition, story, played) if edition else None

    def _other_colours(self, computed: Iterable[Pair]) -> Iterator[Difference]:
        played = set(self.played)
        for pair in computed:
            if (pair.black, pair.white) in played:
                verdict = Verdict(pair.colour_rule, N_("colours"))
                ours, theirs = (pair.black, pair.white), (pair.white, pair.black)
                yield Difference(None, (ours,), (theirs,), verdict)


def _absolute(wrong: Violation, edition: str) -> Verdict:
    criterion = _ABSOLUTE.get(wrong.code, _INCOMPLETE)
    return Verdict(criterion.articles.get(edition, ""), criterion.name)


def boards_of(outcome: RoundPairing) -> tuple[Board, ...]:
    """The boards of an outcome in its own order, the bye last."""
    boards: list[Board] = [(pair.white, pair.black) for pair in outcome.pairs]
    return tuple(boards if outcome.pab is None else [*boards, (outcome.pab, None)])


def _by_players(boards: Iterable[Board]) -> dict[frozenset[PlayerKey | None], Board]:
    return {frozenset(board): board for board in boards}


def _inside(
    story: BracketStory, boards: dict[frozenset[PlayerKey | None], Board]
) -> list[tuple[PlayerKey, PlayerKey]]:
    """The boards between two players of a bracket."""
    members = {*story.mdps, *story.residents}
    return [
        (white, black)
        for white, black in boards.values()
        if black is not None and white in members and black in members
    ]


def _paired(pairs: Iterable[tuple[PlayerKey, PlayerKey]]) -> set[PlayerKey]:
    return {player for pair in pairs for player in pair}
