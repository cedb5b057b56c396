"""Why not A against B? The pair is forced, the round is paired again, and both are compared."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.checker import Difference, boards_of, compare
from arbiter_gui.pairing.dutch.comparison import Verdict
from arbiter_gui.pairing.dutch.storyteller_ahead import LOWEST_BYE, LOWEST_BYE_NAME
from arbiter_gui.pairing.outcome import PairingImpossible, RoundPairing
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.pairing.validation import violations_of_pair
from arbiter_gui.progress import NoProgress, OnlyCancel, Progress
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.player import PlayerKey

_UNWATCHED = NoProgress()
_STEPS = 3


class Bar(Enum):
    """Why a pair or a bye is never made, whatever it costs."""

    MET = "rematch"
    FORBIDDEN = "forbidden"
    SAME_COLOUR = "same-colour"
    BYE_BARRED = "second-bye"
    NO_BYE = "bye-count"


@dataclass(frozen=True)
class WhyNot:
    """What stands against a pair, or against the bye for a player (`other` is None).

    Attributes:
        absent: Which of the two are not paired in this round, and the bye of each.
        bars: The absolute rules that the pair would break; then nothing else is tried.
        computed: The pairing by the rules; None where there is none or it was not needed.
        forced: The pairing by the rules if the two had to meet; None where there is none.
        proof: Why the others could not be paired, or why nobody can pair the round.
        difference: The first bracket that the forced pairing makes otherwise, and the criterion.
    """

    position: PairingPosition
    one: PlayerKey
    other: PlayerKey | None
    absent: tuple[tuple[PlayerKey, ByeKind], ...] = ()
    bars: tuple[Bar, ...] = ()
    computed: RoundPairing | None = None
    forced: RoundPairing | None = None
    proof: PairingImpossible | None = None
    difference: Difference | None = None

    @property
    def wanted(self) -> Board:
        """The board that was asked for; None as Black stands for the bye."""
        return self.one, self.other

    @property
    def is_made(self) -> bool:
        """Whether the rules make just this pair, so that there is nothing against it."""
        boards = () if self.computed is None else boards_of(self.computed)
        return any(set(board) == set(self.wanted) for board in boards)

    @cached_property
    def other_boards(self) -> tuple[Board, ...]:
        """The boards of the forced pairing that the rules do not give, the bye included."""
        if self.computed is None or self.forced is None:
            return ()
        given = set(boards_of(self.computed))
        return tuple(board for board in boards_of(self.forced) if board not in given)


def why_not(
    position: PairingPosition,
    one: PlayerKey,
    other: PlayerKey | None,
    progress: Progress = _UNWATCHED,
    *,
    computed: RoundPairing | None = None,
) -> WhyNot:
    """What stands against a pair in a round, or against the bye where `other` is None.

    The forced pairing is what the rules give when all other opponents of the two are forbidden
    and neither may have the bye. It is compared with the pairing by the rules from the top bracket
    down: the first bracket that differs decides, and in it the first criterion.

    Args:
        position: The round.
        one: A player.
        other: The opponent who was wanted, or None.
        progress: Who is told how far it is.
        computed: The pairing by the rules with its stories, where it is known already.

    Raises:
        Cancelled: The arbiter stopped it.
        ArbiterError: `not-two-players`, `player-unknown`, `edition-unknown`.
    """
    answer = WhyNot(position, one, other, computed=computed)
    wanted = [key for key in (one, other) if key is not None]
    _refuse(position, wanted)
    byes = dict(position.not_paired)
    absent = tuple((key, byes[key]) for key in wanted if key in byes)
    if absent:
        return replace(answer, absent=absent, computed=None)
    bars = tuple(_bars(position, one, other))
    if bars:
        return replace(answer, bars=bars, computed=None)
    return _compared(answer, OnlyCancel(progress), progress)


def _refuse(position: PairingPosition, wanted: list[PlayerKey]) -> None:
    if len(set(wanted)) < len(wanted):
        raise ArbiterError("not-two-players", N_("Please name two different players."))
    known = {card.key for card in position.cards} | {key for key, _ in position.not_paired}
    for key in wanted:
        if key not in known:
            raise ArbiterError(
                "player-unknown",
                N_("There is no player with the key {key} in this event."),
                {"key": int(key)},
            )


def _bars(position: PairingPosition, one: PlayerKey, other: PlayerKey | None) -> Iterator[Bar]:
    """The absolute rules against the pair, or against the bye."""
    cards = {card.key: card for card in position.cards}
    if other is not None:
        for wrong in violations_of_pair(position, cards[one], cards[other]):
            yield Bar(wrong.code)
        return
    if len(cards) % 2 == 0:
        yield Bar.NO_BYE
    elif not cards[one].may_receive_pab:
        yield Bar.BYE_BARRED


def _compared(answer: WhyNot, quiet: Progress, progress: Progress) -> WhyNot:
    position, wanted = answer.position, answer.wanted
    progress.step(0, _STEPS)
    try:
        computed = answer.computed or pair_round(position, quiet, with_story=True)
    except PairingImpossible as proof:
        return replace(answer, proof=proof)
    answer = replace(answer, computed=computed)
    if answer.is_made:
        return answer
    progress.step(1, _STEPS)
    try:
        forced = pair_round(forcing(position, [wanted]), quiet)
    except PairingImpossible:
        return replace(answer, proof=_proof(position, wanted, quiet))
    progress.step(2, _STEPS)
    forced, difference = _Nearest(position, computed, wanted, quiet).to(forced)
    return replace(answer, forced=forced, difference=difference)


def forcing(position: PairingPosition, boards: Iterable[Board]) -> PairingPosition:
    """The position in which the players of some boards have nobody but each other, or the bye."""
    boards = list(boards)
    barred = set(position.forbidden)
    for board in boards:
        for card in position.cards:
            if card.key not in board:
                barred |= {(min(key, card.key), max(key, card.key)) for key in board if key}
    seated = {key for board in boards if board[1] is not None for key in board}
    cards = tuple(
        replace(card, may_receive_pab=False) if card.key in seated else card
        for card in position.cards
    )
    return replace(position, cards=cards, forbidden=frozenset(barred))


def _proof(position: PairingPosition, wanted: Board, quiet: Progress) -> PairingImpossible:
    """Why those who are left cannot be paired, told without the two who are out of it."""
    cards = tuple(card for card in position.cards if card.key not in wanted)
    try:
        pair_round(replace(position, cards=cards), quiet)
    except PairingImpossible as proof:
        return proof
    raise AssertionError("the others can be paired if, and only if, the forced position can")


class _Nearest:
    """The pairing with a forced board that keeps as many brackets from the top as it can."""

    def __init__(
        self, position: PairingPosition, computed: RoundPairing, wanted: Board, quiet: Progress
    ) -> None:
        self._position = position
        self._computed = computed
        self._wanted = wanted
        self._quiet = quiet
        self._score = {card.key: card.score for card in position.cards}

    def to(self, forced: RoundPairing) -> tuple[RoundPairing, Difference]:
        """The pairing nearest to the computed one, and its first difference.

        The forced board counts in the outlook of brackets above it that could stay as they are.
        So the pairs of the first bracket that differs are forced as well, if that leaves a round.
        """
        first = self._first_difference(forced)
        while True:
            other = self._keeping(first)
            if other is None or self._bye_rises(forced, other):
                break
            later = self._first_difference(other)
            if self._place(later) <= self._place(first):
                break
            forced, first = other, later
        return forced, replace(first, verdict=self._verdict_on_bye(forced) or first.verdict)

    def _first_difference(self, forced: RoundPairing) -> Difference:
        boards = boards_of(forced)
        found = compare(self._position, boards, self._quiet, answer=self._computed)
        return found.differences[0]

    def _place(self, difference: Difference) -> int:
        scores = [story.score for story in self._computed.stories]
        return scores.index(difference.bracket) if difference.bracket in scores else len(scores)

    def _keeping(self, difference: Difference) -> RoundPairing | None:
        """The forced pairing with the bracket as it is, and all above it; None: there is none."""
        kept: list[Board] = []
        for story in self._computed.stories[: self._place(difference) + 1]:
            kept += story.pairs
        if any(key in board for board in kept for key in self._wanted):
            return None
        try:
            return pair_round(forcing(self._position, [self._wanted, *kept]), self._quiet)
        except PairingImpossible:
            return None

    def _bye_rises(self, one: RoundPairing, other: RoundPairing) -> bool:
        """Whether the bye goes to more points, where the lowest of all rounds is asked for."""
        matters = self._position.edition in LOWEST_BYE
        return matters and self._bye_score(one) < self._bye_score(other)

    def _bye_score(self, pairing: RoundPairing) -> int:
        return 0 if pairing.pab is None else self._score[pairing.pab]

    def _verdict_on_bye(self, forced: RoundPairing) -> Verdict | None:
        """The score of the bye, where the rules keep it lowest before anything else."""
        if not self._bye_rises(self._computed, forced):
            return None
        article = LOWEST_BYE[self._position.edition]
        ours, theirs = self._bye_score(forced), self._bye_score(self._computed)
        return Verdict(article, LOWEST_BYE_NAME, ours, theirs)
