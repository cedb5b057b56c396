"""Criteria on a player's own results and number (C.07 article 7)."""

from itertools import accumulate

from arbiter_gui.tiebreaks.derivation import Cut, Derivation, Reason, Term, Total, summed
from arbiter_gui.tiebreaks.modifiers import PLAIN, Modifiers
from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tiebreaks.unplayed import is_voluntary
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.history import RoundRecord

_WON = frozenset("1W")


def wins(player: PlayerRecord, records: Records, _modifiers: Modifiers = PLAIN) -> Derivation:
    """Rounds that brought as many points as a win, played or not.

    Articles: C.07 7.1.
    """
    win = records.scoring.win
    return _counted(
        player,
        [record.points == win for record in player.rounds],
        (Reason.WIN_POINTS, Reason.NO_WIN_POINTS),
    )


def games_won(player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN) -> Derivation:
    """Games won over the board; with `/P` also those of a round robin won by forfeit.

    Articles: C.07 7.2, 15.2.
    """
    counts = [_is_won(record, records, modifiers) for record in player.rounds]
    return _counted(player, counts, (Reason.WON, Reason.NOT_WON))


def games_with_black(
    player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """Games played with Black; with `/P` also those of a round robin won by forfeit.

    Articles: C.07 7.3, 15.2.
    """
    counts = [_is_black(record, records, modifiers) for record in player.rounds]
    return _counted(player, counts, (Reason.BLACK, Reason.NOT_BLACK))


def games_won_with_black(
    player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """Games won over the board with Black; with `/P` also those won by forfeit.

    Articles: C.07 7.4, 15.2.
    """
    counts = [
        _is_black(record, records, modifiers) and _is_won(record, records, modifiers)
        for record in player.rounds
    ]
    return _counted(player, counts, (Reason.BLACK_WON, Reason.NOT_BLACK_WON))


def progressive_scores(
    player: PlayerRecord, _records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """The sum of the scores after each round, in tenths; cuts leave out the first rounds.

    Articles: C.07 7.5.
    """
    scores = list(accumulate(record.points for record in player.rounds))

    def terms() -> list[Term]:
        return [
            Term(
                record.round,
                score,
                Reason.RUNNING_SCORE,
                record.opponent,
                points=record.points,
                cut=Cut.EARLIEST if record.round <= modifiers.low else None,
            )
            for record, score in zip(player.rounds, scores, strict=True)
        ]

    return Derivation(sum(scores[modifiers.low :]), terms)


def rounds_elected(
    player: PlayerRecord, _records: Records, _modifiers: Modifiers = PLAIN
) -> Derivation:
    """Rounds that the player elected to play: all but requested byes and forfeit losses.

    Articles: C.07 7.6.
    """
    counts = [not is_voluntary(record) for record in player.rounds]
    return _counted(player, counts, (Reason.ELECTED, Reason.NOT_ELECTED))


def standard_points(
    player: PlayerRecord, records: Records, modifiers: Modifiers = PLAIN
) -> Derivation:
    """One for a round with more points than for a draw, a half for as many, in tenths.

    With `/P` the points are compared with those of the opponent, as the letter of the article has
    it. That differs when both sides get nothing, or one a half and the other nothing.

    Articles: C.07 7.7.
    """
    terms = []
    for record in player.rounds:
        value, reason = _standard(record, records, modifiers)
        terms.append(Term(record.round, value, reason, record.opponent, points=record.points))
    return summed(terms)


def pairing_number(
    player: PlayerRecord, _records: Records, _modifiers: Modifiers = PLAIN
) -> Derivation:
    """The tournament pairing number; the lower one comes first.

    Articles: C.07 7.8.
    """
    return Derivation(player.tpn, total=Total.NUMBER)


def _counted(
    player: PlayerRecord, counts: list[bool], reasons: tuple[Reason, Reason]
) -> Derivation:
    """The number of rounds that count."""
    yes, no = reasons

    def terms() -> list[Term]:
        return [
            Term(
                record.round,
                int(counted),
                yes if counted else no,
                record.opponent,
                0,
                record.points,
            )
            for record, counted in zip(player.rounds, counts, strict=True)
        ]

    return Derivation(sum(counts), terms)


def _is_won(record: RoundRecord, records: Records, modifiers: Modifiers) -> bool:
    return (record.played and record.letter in _WON) or _is_forfeit_win(record, records, modifiers)


def _is_black(record: RoundRecord, records: Records, modifiers: Modifiers) -> bool:
    if record.colour is not Colour.BLACK:
        return False
    return record.played or _is_forfeit_win(record, records, modifiers)


def _is_forfeit_win(record: RoundRecord, records: Records, modifiers: Modifiers) -> bool:
    """Whether the round is a forfeit win that the event counts as a game (C.07 15.2)."""
    return modifiers.as_played and records.round_robin and record.letter == "+"


def _standard(record: RoundRecord, records: Records, modifiers: Modifiers) -> tuple[int, Reason]:
    points = record.points
    if modifiers.as_played and record.opponent is not None and record.letter:
        other = records.players[record.opponent].rounds[record.round - 1].points
        reasons = (Reason.MORE_POINTS, Reason.SAME_POINTS, Reason.FEWER_POINTS)
    else:
        other = records.scoring.draw
        reasons = (Reason.ABOVE_DRAW, Reason.EQUAL_TO_DRAW, Reason.BELOW_DRAW)
    if points > other:
        return 10, reasons[0]
    return (5, reasons[1]) if points == other else (0, reasons[2])
