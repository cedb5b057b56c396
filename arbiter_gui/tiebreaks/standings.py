"""The ranking of an event: points, then each tie-break in order."""

from dataclasses import dataclass

from arbiter_gui.tiebreaks.catalogue import TIEBREAKS, ruleset_of
from arbiter_gui.tiebreaks.record import PlayerRecord, records_after
from arbiter_gui.tiebreaks.tiebreak import TieBreak
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's place.

    Attributes:
        rank: Place; the same for players whom no criterion separates.
        points: Score in tenths, bonus and penalty points included.
        values: One value for each tie-break of the standings, in their units.
    """

    rank: int
    player: PlayerKey
    points: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """Everybody in order after a round.

    Attributes:
        after_round: The last round that counts; 0 before round 1.
        ruleset: Edition of C.07 the values were computed with.
        tiebreaks: The criteria after the points, in order.
        unknown: Codes of the event's list that are not on offer and decide nothing.
        missing_results: Games of these rounds without a result; not final while there are any.
    """

    after_round: int
    ruleset: str
    tiebreaks: tuple[TieBreak, ...]
    rows: tuple[Standing, ...]
    unknown: tuple[str, ...] = ()
    missing_results: int = 0

    def row_of(self, player: PlayerKey) -> Standing:
        """The place of one player.

        Raises:
            KeyError: There is no such player.
        """
        for row in self.rows:
            if row.player == player:
                return row
        raise KeyError(player)


def rank(
    tournament: Tournament, after_round: int | None = None, *, ruleset: str | None = None
) -> Standings:
    """The standings after a round (default: the newest).

    Players whom no criterion separates share a rank and are listed by pairing number.

    Articles: C.07 2, 4.2.
    """
    until = tournament.rounds_paired if after_round is None else after_round
    edition = ruleset or ruleset_of(tournament.event.start)
    codes = [code for code in tournament.settings.tiebreaks if code != "PTS"]
    tiebreaks = tuple(TIEBREAKS[code] for code in codes if code in TIEBREAKS)
    records = records_after(tournament, until, edition)
    ordered = []
    for record in records.players.values():
        points = tournament.score(record.key, until)
        values = tuple(tiebreak.value(record, records) for tiebreak in tiebreaks)
        ordered.append((_order(points, values, tiebreaks), record, points, values))
    ordered.sort(key=lambda entry: (entry[0], entry[1].tpn))
    return Standings(
        until,
        edition,
        tiebreaks,
        _with_ranks(ordered),
        tuple(code for code in codes if code not in TIEBREAKS),
        sum(len(tournament.games_without_result(number)) for number in range(1, until + 1)),
    )


_Order = tuple[int, ...]


def _order(points: int, values: tuple[int, ...], tiebreaks: tuple[TieBreak, ...]) -> _Order:
    """A key that is smaller for the player who stands higher."""
    signed = (
        value if tiebreak.ascending else -value
        for value, tiebreak in zip(values, tiebreaks, strict=True)
    )
    return (-points, *signed)


def _with_ranks(
    ordered: list[tuple[_Order, PlayerRecord, int, tuple[int, ...]]],
) -> tuple[Standing, ...]:
    rows: list[Standing] = []
    previous: _Order | None = None
    for place, (order, record, points, values) in enumerate(ordered, start=1):
        rank_here = rows[-1].rank if rows and order == previous else place
        rows.append(Standing(rank_here, record.key, points, values))
        previous = order
    return tuple(rows)
