"""Who gets which prize: the places dealt out to the ranking, and the categories among them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from arbiter_gui.prizes.sharing import Share, deal
from arbiter_gui.tiebreaks.standings import Standings
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.prizes import CategoryPrize, PrizeFund, Sharing, year_of
from arbiter_gui.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player and the place in the final ranking.

    Attributes:
        rank: Place after tie-breaks, the same for players whom nothing separates; 0 for a player
            who stands in no ranking and gets nothing.
        points: The score by which prizes are shared, in tenths.
    """

    player: Player
    rank: int
    points: int


@dataclass(frozen=True, slots=True)
class CategoryWin:
    """One prize of a category.

    Attributes:
        place: Which of the category's prizes, from 1.
        amount: Its cents.
        left: Cents of the places that the player would have got and leaves to the others.
    """

    category: CategoryPrize
    place: int
    amount: int
    left: int = 0


@dataclass(frozen=True, slots=True)
class Award:
    """What one player gets.

    Attributes:
        share: Of the prizes of the places; None for who has left them for a category.
        wins: Prizes of categories.
    """

    player: PlayerKey
    rank: int
    share: Share | None
    wins: tuple[CategoryWin, ...] = ()

    @property
    def amount(self) -> int:
        """The cents that are paid out to the player."""
        return (self.share.amount if self.share else 0) + sum(win.amount for win in self.wins)


@dataclass(frozen=True, slots=True)
class Awards:
    """What everybody gets, in the order of the ranking.

    Attributes:
        kept: Cents of the places that nobody gets.
        unclaimed: Prizes of categories that nobody gets.
    """

    awards: tuple[Award, ...]
    kept: int
    unclaimed: tuple[CategoryWin, ...]


def awards_of(
    tournament: Tournament,
    standings: Standings,
    fund: PrizeFund,
    categories: Sequence[CategoryPrize],
) -> Awards:
    """What the players of an event get by its standings; nothing before a round has a result."""
    rows = standings.rows if standings.after_round else ()
    entrants = (Entrant(tournament.player(row.player), row.rank, row.points) for row in rows)
    return award_prizes(fund, categories, entrants, year_of(tournament.event.start))


_Wins = dict[PlayerKey, list[CategoryWin]]


def award_prizes(
    fund: PrizeFund,
    categories: Sequence[CategoryPrize],
    entrants: Iterable[Entrant],
    year: int = 0,
) -> Awards:
    """Gives all prizes to a ranking.

    Where nobody gets two prizes: the places are dealt out to everybody first. Then the prizes of
    the categories are given, the most valuable first, each to the best placed player of the
    category who has none yet and whose part of the places is smaller. That player leaves the
    places, which are dealt out anew to the others before the next prize is given. So everybody
    keeps the larger of the two, and what somebody leaves goes to those who come next.

    Where a player may get several prizes, each is given as if there were no other.

    The prizes of categories are not shared. Players whom nothing separates share the prizes of
    their places equally, also where prizes go by rank; for other prizes the lower pairing number
    comes first.

    Args:
        fund: The prizes of the places and the rules.
        categories: Prizes of the categories; of equal ones, that of the lower number goes first.
        entrants: The ranking, in any order.
        year: Year of the event, by which ages are counted; 0 when it is not known.
    """
    ranking = sorted(
        (one for one in entrants if one.rank), key=lambda one: (one.rank, one.player.tpn)
    )
    wins: _Wins = {one.player.key: [] for one in ranking}
    unclaimed = []
    shares, kept = _dealt(fund, ranking, wins)
    are_old = False
    for prize in _most_valuable_first(categories):
        can_get = [one.player.key for one in ranking if prize.category.is_for(one.player, year)]
        winner = next((key for key in can_get if _takes(fund, prize, shares, wins[key], key)), None)
        if winner is None:
            unclaimed.append(prize)
            continue
        left = shares[winner].amount if fund.one_each else 0
        wins[winner].append(replace(prize, left=left))
        if fund.one_each:
            # Who goes from behind the last prize of a place changes nobody's amount, only numbers
            # of places. In a large event that is nearly everybody, so these are counted at the end.
            are_old = shares[winner].first_place > len(fund.places)
            if not are_old:
                shares, kept = _dealt(fund, ranking, wins)
    if are_old:
        shares, kept = _dealt(fund, ranking, wins)
    awards = (
        Award(key, one.rank, shares.get(key), tuple(wins[key]))
        for one in ranking
        for key in [one.player.key]
    )
    return Awards(tuple(awards), kept, tuple(unclaimed))


def _most_valuable_first(categories: Iterable[CategoryPrize]) -> list[CategoryWin]:
    prizes = [
        CategoryWin(category, place, amount)
        for category in categories
        for place, amount in enumerate(category.amounts, 1)
    ]
    return sorted(prizes, key=lambda prize: (-prize.amount, prize.category.number, prize.place))


def _takes(
    fund: PrizeFund,
    prize: CategoryWin,
    shares: Mapping[PlayerKey, Share],
    has: Sequence[CategoryWin],
    key: PlayerKey,
) -> bool:
    if fund.one_each:
        return not has and shares[key].amount < prize.amount
    return all(win.category != prize.category for win in has)


def _dealt(
    fund: PrizeFund, ranking: Sequence[Entrant], wins: _Wins
) -> tuple[dict[PlayerKey, Share], int]:
    """The places dealt out to those who have not left them, and the cents that nobody gets."""
    staying = [one for one in ranking if not (fund.one_each and wins[one.player.key])]
    if fund.sharing is Sharing.BY_RANK:
        # Only players whom nothing separates have the same rank: no order decides among them.
        dealt = deal(replace(fund, sharing=Sharing.EQUAL), _sizes(one.rank for one in staying))
    else:
        dealt = deal(fund, _sizes(one.points for one in staying))
    keys = [one.player.key for one in staying]
    return dict(zip(keys, dealt.shares, strict=True)), dealt.kept


def _sizes(values: Iterable[int]) -> list[int]:
    return [len(list(group)) for _value, group in groupby(values)]
