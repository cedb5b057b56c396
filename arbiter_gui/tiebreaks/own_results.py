"""Criteria on a player's own results and number (C.07 article 7)."""

from arbiter_gui.tiebreaks.derivation import Cut, Derivation, Reason, Term, Total, summed
from arbiter_gui.tiebreaks.modifiers import PLAIN, Modifiers
from arbiter_gui.tiebreaks.record import PlayerRecord, Records
from arbiter_gui.tiebreaks.unplayed import is_voluntary
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.history import RoundRecord

_WON = frozenset("1W")
_EMPTY_HANDED = frozenset("-0")


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
    terms, score = [], 0
    for record in player.rounds:
        score += record.points
        cut = Cut.EARLIEST if record.round <= modifiers.low else None
        terms.append(
            Term(
                record.round,
                score,
                Reason.RUNNING_SCORE,
                record.opponent,
                points=record.points,
                cut=cut,
            )
        )
    return summed(terms)


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
    """One for more points than the opponent, a half for as many, in tenths.

    Without an opponent the points are compared with those of a draw. When both sides get
    nothing, nobody gets a half; with `/P` both do, as the letter of the article has it.

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
    terms = tuple(
        Term(record.round, 1, yes, record.opponent, 0, record.points)
        if counted
        else Term(record.round, 0, no, record.opponent, 0, record.points)
        for record, counted in zip(player.rounds, counts, strict=True)
    )
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
    points, draw = record.points, records.scoring.draw
    if record.opponent is None:
        if points == draw:
            return 5, Reason.EQUAL_TO_DRAW
        return (10, Reason.ABOVE_DRAW) if points > draw else (0, Reason.BELOW_DRAW)
    other = records.players[record.opponent].rounds[record.round - 1].points
    if points > other:
        return 10, Reason.MORE_POINTS
    shared = record.letter != "" and (modifiers.as_played or record.letter not in _EMPTY_HANDED)
    return (5, Reason.SAME_POINTS) if points == other and shared else (0, Reason.FEWER_POINTS)
