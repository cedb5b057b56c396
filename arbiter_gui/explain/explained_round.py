"""ExplainedRound: everything that is known of one round, computed once for all its boards."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.sentence_values import Score, Some, Who
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.card import PairingCard
from arbiter_gui.pairing.checker import Difference, check_round
from arbiter_gui.pairing.next_round import refuse_unknown_next_round
from arbiter_gui.pairing.outcome import Pair, PairingImpossible, RoundPairing
from arbiter_gui.pairing.position import PairingPosition, position_before
from arbiter_gui.pairing.story import BracketStory
from arbiter_gui.pairing.swiss.acceleration import virtual_points
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_UNWATCHED = NoProgress()


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """A board as it was published; `black` is None for the pairing-allocated bye.

    Attributes:
        number: Number of the board; 0 for the bye.
    """

    number: int
    white: PlayerKey
    black: PlayerKey | None

    @property
    def players(self) -> frozenset[PlayerKey]:
        """Who sits there."""
        return frozenset({self.white} if self.black is None else {self.white, self.black})


@dataclass(frozen=True)
class ExplainedRound:
    """One round: the position before it, what the rules give, and what was played.

    Attributes:
        position: The position before the round.
        outcome: The pairing by the rules with the stories of its brackets; None where no legal
            pairing exists.
        boards: The boards as they were published, in board order, the bye last; for a round that
            is not paired yet, those of the outcome.
        is_paired: Whether the round is paired in the event.
    """

    tournament: Tournament
    position: PairingPosition
    outcome: RoundPairing | None
    boards: tuple[PlayedBoard, ...]
    is_paired: bool

    @property
    def round(self) -> int:
        """Number of the round."""
        return self.position.round

    @property
    def edition(self) -> str:
        """Edition of the rules: "2026"."""
        return self.position.edition

    def player(self, key: PlayerKey) -> Player:
        """One player as registered."""
        return self.tournament.player(key)

    def who(self, key: PlayerKey) -> Who:
        """A player as a sentence names one."""
        return Who(self.player(key))

    def some(self, keys: Iterable[PlayerKey], asked: Iterable[PlayerKey] = ()) -> Some:
        """Several players as a sentence names them; of many some are named in any case."""
        return Some(tuple(map(self.player, keys)), asked=tuple(map(self.player, asked)))

    def points(self, tenths: int) -> Score:
        """A pairing score; it says when virtual points are in it."""
        return Score(tenths, virtual=self._is_accelerated)

    @cached_property
    def _is_accelerated(self) -> bool:
        return any(virtual_points(self.tournament.accelerations, self.round).values())

    @cached_property
    def cards(self) -> dict[PlayerKey, PairingCard]:
        """The cards of all players who were to be paired, in ranking order."""
        return {card.key: card for card in self.position.cards}

    @cached_property
    def not_paired(self) -> dict[PlayerKey, ByeKind]:
        """Who was not to be paired, and the bye of each."""
        return dict(self.position.not_paired)

    @cached_property
    def _board_of(self) -> dict[PlayerKey, PlayedBoard]:
        return {key: board for board in self.boards for key in board.players}

    def board_of(self, key: PlayerKey) -> PlayedBoard | None:
        """The board, or the bye, that a player was given."""
        return self._board_of.get(key)

    def board(self, number: int) -> PlayedBoard:
        """The board with a number.

        Raises:
            ArbiterError: `board-unknown`.
        """
        for board in self.boards:
            if board.number == number and board.black is not None:
                return board
        raise ArbiterError(
            "board-unknown",
            N_("Round {round} has no board {board}."),
            {"round": self.round, "board": number},
        )

    @cached_property
    def _pair_of(self) -> dict[PlayerKey, Pair]:
        pairs = self.outcome.pairs if self.outcome else ()
        return {key: pair for pair in pairs for key in (pair.white, pair.black)}

    def pair_by_rules(self, key: PlayerKey) -> Pair | None:
        """The pair that the rules give a player; None for the bye and for who is not paired."""
        return self._pair_of.get(key)

    def stories_of(self, key: PlayerKey) -> tuple[BracketStory, ...]:
        """The brackets a player was in, from the first to the one that paired him."""
        stories = self.outcome.stories if self.outcome else ()
        return tuple(one for one in stories if key in one.mdps or key in one.residents)

    def story_that_paired(self, key: PlayerKey) -> BracketStory | None:
        """The bracket in which the rules gave a player an opponent or the bye."""
        stories = self.stories_of(key)
        return stories[-1] if stories else None

    def meeting(self, key: PlayerKey, other: PlayerKey) -> int:
        """The last round before this one in which two players had a game; 0 when there is none."""
        records = self.tournament.history(key)[: self.round - 1]
        rounds = [one.round for one in records if one.played and one.opponent == other]
        return rounds[-1] if rounds else 0

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """How the round as it was paired differs from what the rules give."""
        return check_round(self.tournament, self.round).differences if self.is_paired else ()

    def follows_rules(self, board: PlayedBoard) -> bool:
        """Whether a board is one that the rules give, colours included."""
        if self.outcome is None:
            return False
        if board.black is None:
            return self.outcome.pab == board.white
        pair = self.pair_by_rules(board.white)
        return pair is not None and (pair.white, pair.black) == (board.white, board.black)


def explained_round(
    tournament: Tournament, round_number: int, progress: Progress = _UNWATCHED
) -> ExplainedRound:
    """Pairs a round again, the next one or one that is paired, and keeps what was found.

    Raises:
        Cancelled: The arbiter stopped it.
        NextRoundUnknown: Nobody can know the next round yet.
        ArbiterError: `round-unknown`, `edition-unknown` or `initial-colour-unknown`.
    """
    if not 1 <= round_number <= tournament.rounds_paired + 1:
        raise ArbiterError(
            "round-unknown",
            N_("There is no round {round}: the newest paired round is {newest}."),
            {"round": round_number, "newest": tournament.rounds_paired},
        )
    if round_number > tournament.rounds_paired:
        refuse_unknown_next_round(tournament)
    return paired_again(tournament, round_number, progress)


def paired_again(
    tournament: Tournament, round_number: int, progress: Progress = _UNWATCHED
) -> ExplainedRound:
    """As `explained_round`, for a round that exists: nothing is refused.

    Raises:
        Cancelled: The arbiter stopped it.
        ArbiterError: `edition-unknown` or `initial-colour-unknown`.
    """
    position = position_before(tournament, round_number)
    try:
        outcome = pair_round(position, progress, with_story=True)
    except PairingImpossible:
        outcome = None
    return round_of(tournament, position, outcome)


def round_of(
    tournament: Tournament, position: PairingPosition, outcome: RoundPairing | None
) -> ExplainedRound:
    """What is known of a round whose outcome, with its stories, is there already."""
    is_paired = position.round <= tournament.rounds_paired
    boards = published_boards(tournament, position.round) if is_paired else boards_of(outcome)
    return ExplainedRound(tournament, position, outcome, boards, is_paired)


def published_boards(tournament: Tournament, round_number: int) -> tuple[PlayedBoard, ...]:
    """The boards of a paired round as they stand in the event, the bye last."""
    boards = [
        PlayedBoard(game.board, game.white, game.black) for game in tournament.games(round_number)
    ]
    return (
        *boards,
        *(
            PlayedBoard(0, bye.player, None)
            for bye in tournament.byes(round_number)
            if bye.kind is ByeKind.PAIRING_ALLOCATED
        ),
    )


def boards_of(outcome: RoundPairing | None) -> tuple[PlayedBoard, ...]:
    """The boards of an outcome in its own order, the bye last."""
    if outcome is None:
        return ()
    boards = [
        PlayedBoard(number, pair.white, pair.black)
        for number, pair in enumerate(outcome.pairs, start=1)
    ]
    return (*boards, *(PlayedBoard(0, key, None) for key in (outcome.pab,) if key is not None))
