"""What to look at before a round is published; hand-made boards are judged by the same list."""

from collections import Counter
from collections.abc import Iterable, Iterator

from arbiter_gui.explain.explained_round import ExplainedRound, paired_again
from arbiter_gui.explain.publication_boards import BoardItems
from arbiter_gui.explain.publication_item import Item, Seats, Severity
from arbiter_gui.explain.publication_leaders import leader_items
from arbiter_gui.explain.publication_rules import rule_items
from arbiter_gui.explain.round_start import start_of_round
from arbiter_gui.explain.sentence_values import Term
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.wordings import publication
from arbiter_gui.pairing.checker import boards_of, paired_boards
from arbiter_gui.pairing.next_round import refuse_unknown_next_round
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.tournament.manual_pairing import Board
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_UNWATCHED = NoProgress()


def before_publishing(
    tournament: Tournament, round_number: int, progress: Progress = _UNWATCHED
) -> tuple[Item, ...]:
    """Everything to look at in a round, what matters most first.

    Of a round that is not paired yet the boards in the hands of the arbiter are judged, or else
    those that the rules give.

    Raises:
        Cancelled: The arbiter stopped it.
        NextRoundUnknown: Nobody can know the next round yet.
        ArbiterError: `round-unknown`, `edition-unknown` or `initial-colour-unknown`.
    """
    start = start_of_round(tournament, round_number)
    if round_number > tournament.rounds_paired:
        refuse_unknown_next_round(tournament)
    known = paired_again(start, round_number, progress)
    if round_number <= tournament.rounds_paired:
        return _judged(known, paired_boards(tournament, round_number), progress)
    by_hand = tournament.open_manual_pairing
    if by_hand is not None:
        return _judged(known, by_hand.boards, progress)
    if known.outcome is None:
        return (Item(Severity.ERROR, publication.NO_ROUND.of(), round=round_number),)
    return _judged(known, boards_of(known.outcome), progress)


def judge(
    before: Tournament, boards: Iterable[Board], progress: Progress = _UNWATCHED
) -> tuple[Item, ...]:
    """Everything to look at on some boards of the round that comes next, what matters most first.

    The boards may be incomplete or impossible: an arbiter may have made them by hand. Only complete
    ones are compared with those by the rules, and then the criterion that gets worse is named.

    Args:
        before: The event; its next round is the one that is judged.
        boards: In board order; None as Black stands for the bye.
        progress: Who is told how far it is.

    Raises:
        Cancelled: The arbiter stopped it.
        ArbiterError: `edition-unknown` or `initial-colour-unknown`.
    """
    return _judged(paired_again(before, before.rounds_paired + 1, progress), boards, progress)


def _judged(known: ExplainedRound, boards: Iterable[Board], progress: Progress) -> tuple[Item, ...]:
    progress.raise_if_cancelled()
    seats = _numbered(boards)
    places = tuple(_places(known, seats))
    items = [*_missing_results(known.tournament), *places, *leader_items(known, seats, progress)]
    broken = set()
    for number, board in seats:
        if all(key is None or key in known.cards for key in board):
            found = tuple(BoardItems(known, number, board).all())
            items += found
            broken |= {board for item in found if item.severity is Severity.ERROR}
    progress.raise_if_cancelled()
    if not places:
        items += rule_items(known, seats, broken)
    return tuple(sorted(items, key=lambda item: -item.severity))


def _numbered(boards: Iterable[Board]) -> Seats:
    every = tuple(boards)
    games = (board for board in every if board[1] is not None)
    return (*enumerate(games, start=1), *((0, board) for board in every if board[1] is None))


def _missing_results(before: Tournament) -> Iterator[Item]:
    for number in range(1, before.rounds_paired + 1):
        for game in before.games_without_result(number):
            sentence = publication.RESULT_MISSING.of(round=number, board=game.board)
            yield Item(Severity.WARNING, sentence, (game.white, game.black), number, game.board)


def _places(known: ExplainedRound, seats: Seats) -> Iterator[Item]:
    """Everybody who is to be paired has one place, and nobody else has any."""
    count = Counter(key for _number, board in seats for key in board if key is not None)
    nowhere = tuple(key for key in known.cards if not count[key])
    if nowhere:
        sentence = publication.NO_PLACE.of(players=known.some(nowhere))
        yield Item(Severity.ERROR, sentence, nowhere, known.round)
    for key in count:
        if count[key] > 1:
            yield _error(known, seats, publication.TWO_PLACES.of(who=known.who(key)), key)
        if key not in known.cards:
            kind = Term(known.not_paired[key].label)
            sentence = publication.NOT_TO_BE_PAIRED.of(who=known.who(key), bye=kind)
            yield _error(known, seats, sentence, key)
    byes = tuple(board[0] for _number, board in seats if board[1] is None)
    if len(byes) > 1:
        yield Item(Severity.ERROR, publication.SEVERAL_BYES.of(players=known.some(byes)), byes)
    elif byes and len(known.cards) % 2 == 0:
        number, who = len(known.cards), known.who(byes[0])
        sentence = publication.BYE_WITH_EVEN_NUMBER.of(who=who, number=number)
        yield _error(known, seats, sentence, byes[0])


def _error(known: ExplainedRound, seats: Seats, sentence: Sentence, key: PlayerKey) -> Item:
    number = next((number for number, board in seats if key in board), 0)
    return Item(Severity.ERROR, sentence, (key,), known.round, number)
