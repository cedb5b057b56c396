"""Explanation: why a board, a bye or an absence is as it is, in at most five plain lines."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.deviation import deviation
from arbiter_gui.explain.explained_round import ExplainedRound, PlayedBoard
from arbiter_gui.explain.sentences import Sentence, Together
from arbiter_gui.explain.why_bye import barred, choice, instead, not_paired, odd_number, score
from arbiter_gui.explain.why_colours import board_colours
from arbiter_gui.explain.why_float import repeated, repeated_by_bye, scores
from arbiter_gui.explain.why_group import group
from arbiter_gui.explain.why_left_over import LOOKING_BACK, moved_down
from arbiter_gui.explain.why_opponent import opponent, usual_order
from arbiter_gui.explain.wordings import floats, opponents
from arbiter_gui.i18n import N_
from arbiter_gui.tournament.player import PlayerKey

MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class Explanation:
    """The answer for one board or one player.

    Attributes:
        round: Number of the round.
        board: The board; None for a player who is not paired. Its number is 0 for the bye.
        player: Who was asked for; None when a board was.
        follows_rules: Whether it is what the rules give.
        lines: At most five; sentences that belong together share one.
    """

    round: int
    board: PlayedBoard | None
    player: PlayerKey | None
    follows_rules: bool
    lines: tuple[Sentence | Together, ...]

    def higher(self, known: ExplainedRound) -> PlayerKey | None:
        """The higher ranked player of the board, or who has the bye."""
        players = self.board.players if self.board else frozenset({self.player})
        return next((key for key in known.cards if key in players), None)

    def text(self) -> str:
        """The lines in the language in use."""
        return "\n".join(line.line() for line in self.lines)


def why_board(known: ExplainedRound, number: int) -> Explanation:
    """Why a board of a round is as it is.

    Raises:
        ArbiterError: `board-unknown`.
    """
    return _of_board(known, known.board(number), None)


def why_player(known: ExplainedRound, key: PlayerKey) -> Explanation:
    """Why a player has this board, the bye, or no part in a round.

    Raises:
        ArbiterError: `player-unknown`.
    """
    board = known.board_of(key)
    if board is not None:
        return _of_board(known, board, key)
    kind = known.not_paired.get(key)
    if kind is not None:
        return Explanation(known.round, None, key, True, not_paired(known, key, kind))
    if key not in known.cards:
        raise ArbiterError(
            "player-unknown", N_("There is no player {number} in this event."), {"number": key}
        )
    lines = tuple(deviation(known, PlayedBoard(0, key, None)))
    return Explanation(known.round, None, key, False, lines[:MOST_LINES])


def _of_board(known: ExplainedRound, board: PlayedBoard, key: PlayerKey | None) -> Explanation:
    follows = known.follows_rules(board)
    if not follows:
        lines: list[Sentence] = []
        for line in deviation(known, board):
            lines += [] if line in lines else [line]
        return Explanation(known.round, board, key, False, tuple(lines[:MOST_LINES]))
    ranked = _bye(known, board.white) if board.black is None else _pair(known, board)
    return Explanation(known.round, board, key, True, _most_important(ranked))


Line = Sentence | Together
Ranked = list[tuple[int, Line]]
"""Lines in the order of reading, with their importance: 1 stays longest, from 7 on they may go.

A pair has no more than five lines of importance 1 to 6: why it was made, why somebody was moved
down to it, floats, colours, and who has a colour again. What goes is told in the full story too.
"""


def _most_important(ranked: Ranked) -> tuple[Line, ...]:
    kept = list(ranked)
    while len(kept) > MOST_LINES:
        least = max(importance for importance, _ in kept)
        place = max(i for i, (importance, _) in enumerate(kept) if importance == least)
        del kept[place]
    return _with_virtual_points([line for _, line in kept])


def _with_virtual_points(lines: list[Line]) -> tuple[Line, ...]:
    """What virtual points are, said behind the first line that has any."""
    for place, line in enumerate(lines):
        sentences = line.sentences if isinstance(line, Together) else (line,)
        if any(one.has_virtual_points for one in sentences):
            lines[place] = Together((*sentences, floats.VIRTUAL_POINTS.of()))
            break
    return tuple(lines)


def _together(importance: int, sentences: Iterable[Sentence]) -> Ranked:
    """Sentences as one line; none where there are no sentences."""
    found = tuple(sentences)
    if len(found) > 1:
        return [(importance, Together(found))]
    return [(importance, sentence) for sentence in found]


def _pair(known: ExplainedRound, board: PlayedBoard) -> Ranked:
    higher, lower = pair = _ranked(known, board)
    story = known.story_that_paired(higher)
    lines: Ranked = []
    if story is not None:
        lines.append((8, group(known, story, pair)))
        lines += _together(2, _moved_down(known, higher))
        why = opponent(known, story, pair)
        lines += _together(1, [*why, *usual_order(known, story, why)])
        if pair not in story.first_candidate and story.kind not in LOOKING_BACK:
            lines.append((9, opponents.FIRST_OF_THE_BEST.of()))
    uneven = scores(known, pair)
    lines += _together(3, [*([uneven] if uneven else []), *repeated(known, pair)])
    colours = board_colours(known, higher, lower)
    lines.append((1, colours.sentence()))
    lines += _together(4, colours.again())
    return lines


def _ranked(known: ExplainedRound, board: PlayedBoard) -> tuple[PlayerKey, PlayerKey]:
    """The two players of a board, the higher ranked one first."""
    higher, lower = (key for key in known.cards if key in board.players)
    return higher, lower


def _moved_down(known: ExplainedRound, key: PlayerKey) -> Iterator[Sentence]:
    """Why the player did not find an opponent higher up, group by group."""
    for place, story in enumerate(known.stories_of(key)[:-1]):
        yield moved_down(known, story, key, again=place > 0)


def _bye(known: ExplainedRound, key: PlayerKey) -> Ranked:
    lines: Ranked = [(1, odd_number(known, key)), (1, score(known, key))]
    lines += [(3, sentence) for sentence in barred(known, key)]
    lines += _together(4, _moved_down(known, key))
    lines += _together(2, [*choice(known, key), *instead(known, key)])
    lines += _together(3, repeated_by_bye(known, key))
    return lines
