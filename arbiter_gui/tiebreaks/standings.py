"""The ranking of an event: points, then each tie-break in order."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from arbiter_gui.tiebreaks.catalogue import ruleset_of, tiebreak_of
from arbiter_gui.tiebreaks.derivation import Derivation, Total, Value
from arbiter_gui.tiebreaks.direct_encounter import Encounter
from arbiter_gui.tiebreaks.ranking import Ranking
from arbiter_gui.tiebreaks.record import Records, records_after
from arbiter_gui.tiebreaks.tiebreak import TieBreak
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.regulations import HandRanking
from arbiter_gui.tournament.result import Result
from arbiter_gui.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's place.

    Attributes:
        rank: Place; the same for players whom no criterion separates. 0 for a player who was
            expelled and stands in no ranking.
        points: Score in tenths, bonus and penalty points included.
        values: One value for each tie-break of the standings, in their units.
        decided_by: What separates the player from the one above: 0 for the points, else the
            place of the tie-break in the list, `BY_HAND` where the arbiter decided; None at the
            top and within a shared rank.
    """

    rank: int
    player: PlayerKey
    points: int
    values: tuple[Value, ...]
    decided_by: int | None = None


@dataclass(frozen=True, slots=True)
class Standings:
    """Everybody in order after a round.

    Attributes:
        after_round: The last round that counts; 0 before round 1.
        ruleset: Edition of C.07 the values were computed with.
        tiebreaks: The criteria after the points, in order.
        unknown: Codes of the event's list that are not on offer and decide nothing.
        by_hand: Rankings by hand that apply.
        lapsed: Rankings by hand that do not apply any more: other players have that score now.
        missing_results: Games of these rounds without a result; not final while there are any.
        adjourned_games: Games of these rounds that are adjourned and count as draws until they are
            over; not final while there are any.
        records: What the values were computed from.
        encounters: Small tables of direct encounters, by place of the tie-break in the list
            (the first is 0) and player.
    """

    after_round: int
    ruleset: str
    tiebreaks: tuple[TieBreak, ...]
    rows: tuple[Standing, ...]
    unknown: tuple[str, ...]
    by_hand: tuple[HandRanking, ...]
    lapsed: tuple[HandRanking, ...]
    missing_results: int
    adjourned_games: int
    records: Records = field(compare=False, repr=False)
    encounters: Mapping[tuple[int, PlayerKey], Encounter] = field(compare=False, repr=False)

    def row_of(self, player: PlayerKey) -> Standing:
        """The place of one player.

        Raises:
            KeyError: There is no such player.
        """
        for row in self.rows:
            if row.player == player:
                return row
        raise KeyError(player)

    def derivation(self, player: PlayerKey, index: int) -> Derivation:
        """How the value of a player for one tie-break of the list came about.

        Raises:
            KeyError: There is no such player.
        """
        tiebreak = self.tiebreaks[index]
        if not tiebreak.compares_groups:
            return tiebreak.derivation(self.records.players[player], self.records)
        encounter = self.encounters.get((index, player))
        place = None if encounter is None else encounter.places[player]
        return Derivation(place, total=Total.PLACE)


def rank(
    tournament: Tournament,
    after_round: int | None = None,
    *,
    ruleset: str | None = None,
    tiebreaks: Sequence[str] | None = None,
) -> Standings:
    """The standings after a round (default: the newest).

    Each tie-break orders the players whom nothing before it has separated. Players whom no
    criterion separates share a rank and are listed by pairing number. Who was expelled comes last,
    without a rank; what the others scored against that player counts.

    Args:
        tournament: The event.
        after_round: The last round that counts.
        ruleset: Edition of C.07; None means that of the event, or of its first day.
        tiebreaks: Codes in order; None means those of the event.

    Articles: C.07 2, 4.2.
    """
    until = tournament.rounds_paired if after_round is None else after_round
    edition = ruleset or tournament.settings.ruleset or ruleset_of(tournament.event.start)
    codes = tournament.settings.tiebreaks if tiebreaks is None else tiebreaks
    wanted = {code: tiebreak_of(code) for code in codes if code.upper() != "PTS"}
    chosen = tuple(tiebreak for code in codes if (tiebreak := wanted.get(code)) is not None)
    records = records_after(tournament, until, edition)
    points = {key: tournament.score(key, until) for key in records.players}
    expelled = [p.key for p in tournament.players if p.is_out_of_standings(until)]
    ranking = Ranking(records, points, expelled)
    for tiebreak in chosen:
        ranking.separate(tiebreak)
    placed = [fact for fact in tournament.hand_rankings if fact.round == until]
    by_hand = tuple(fact for fact in placed if _applies(fact, points, expelled))
    for fact in by_hand:
        ranking.rank_by_hand(tuple(key for key in fact.players if key not in expelled))
    games = [game for number in range(1, until + 1) for game in tournament.games(number)]
    return Standings(
        until,
        edition,
        chosen,
        (*_rows(ranking, points), *_unranked(ranking, points, expelled)),
        tuple(code for code, tiebreak in wanted.items() if tiebreak is None),
        by_hand,
        tuple(fact for fact in placed if fact not in by_hand),
        sum(game.result is None for game in games),
        sum(game.result is Result.ADJOURNED for game in games),
        records,
        ranking.encounters,
    )


def _rows(ranking: Ranking, points: Mapping[PlayerKey, int]) -> tuple[Standing, ...]:
    rows: list[Standing] = []
    place = 1
    for group in ranking.groups:
        for key in group:
            first = key == group[0] and place > 1
            decided = ranking.decided_by(rows[-1].player, key) if first else None
            rows.append(Standing(place, key, points[key], _values(ranking, key), decided))
        place += len(group)
    return tuple(rows)


def _unranked(
    ranking: Ranking, points: Mapping[PlayerKey, int], expelled: Sequence[PlayerKey]
) -> tuple[Standing, ...]:
    ordered = sorted(expelled, key=lambda key: -points[key])
    return tuple(Standing(0, key, points[key], _values(ranking, key)) for key in ordered)


def _values(ranking: Ranking, key: PlayerKey) -> tuple[Value, ...]:
    return tuple([column[key] for column in ranking.columns])


def _applies(
    fact: HandRanking, points: Mapping[PlayerKey, int], expelled: Sequence[PlayerKey]
) -> bool:
    """Whether a ranking by hand names everybody who has its score; it may name expelled ones."""
    present = {key for key, score in points.items() if score == fact.points and key not in expelled}
    return len(present) > 1 and present == set(fact.players).difference(expelled)
