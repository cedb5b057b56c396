"""What a player needs in the last round for a title norm."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from arbiter_gui.ratings.conditions import GAMES_NEEDED, UNRATED, Verdict
from arbiter_gui.ratings.foreigners import NO_FEDERATION
from arbiter_gui.ratings.norm_check import (
    EventSide,
    NormCheck,
    event_side,
    is_conceivable,
    norm_check,
)
from arbiter_gui.ratings.norm_games import NormGame, NormGames, game_against, norm_games
from arbiter_gui.ratings.norm_titles import NORM_TITLES, NormTitle
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import PlayerKey, Title
from arbiter_gui.tournament.tournament import Tournament

_HIGHEST_RATING = 2900
_UNMET = "???"
"""A federation nobody in the event has: that of a supposed opponent from far away."""


class Prospect(Enum):
    """How a norm stands."""

    MADE = "made"
    NEEDS_RESULT = "needs result"
    NEEDS_OPPONENT = "needs opponent"
    OUT_OF_REACH = "out of reach"
    MORE_ROUNDS = "more rounds"
    MISSED = "missed"


class Origin(Enum):
    """The federation an opponent must have."""

    ANY = "any"
    ABROAD = "not the player's own"
    UNMET = "not met so far"


@dataclass(frozen=True, slots=True)
class Need:
    """An opponent against whom a result in the last round would be enough.

    Attributes:
        halves: The result in half points.
        rating: The lowest rating that is enough.
        title: None where no title is needed, FM where any but CM and WCM is enough, else the
            title of the norm: the opponent must hold one of those that the norm asks for.
        origin: From where the opponent must come.
    """

    halves: int
    rating: int
    title: Title
    origin: Origin


@dataclass(frozen=True, slots=True)
class Outlook:
    """One title for one player.

    Attributes:
        check: The conditions: with the result needed, else as the games stand now.
        halves: The least result that is enough against the paired opponent, in half points.
        opponent: The opponent of the last round, where the pairing is known.
        needs: What would be enough, where the last round is not paired.
    """

    check: NormCheck
    prospect: Prospect
    halves: int | None = None
    opponent: PlayerKey | None = None
    needs: tuple[Need, ...] = ()


GOOD_PROSPECTS = frozenset({Prospect.MADE, Prospect.NEEDS_RESULT, Prospect.NEEDS_OPPONENT})
"""Made, or within reach with the last round."""


@dataclass(frozen=True, slots=True)
class _LastRound:
    """What is known about the round that is left, if just one is."""

    left: int
    pending: RoundRecord | None = None


def outlooks(tournament: Tournament, key: PlayerKey) -> tuple[Outlook, ...]:
    """The outlook for every title that is open to a player, highest first.

    Raises:
        KeyError: There is no such player.
    """
    side = event_side(tournament)
    case, last = norm_games(tournament, key), _last_round(tournament, key)
    return tuple(
        _outlook(tournament, title, case, side, last)
        for title in NORM_TITLES
        if title.is_open_to(case.player)
    )


def all_outlooks(tournament: Tournament) -> dict[PlayerKey, tuple[Outlook, ...]]:
    """The outlooks of everybody who made a norm or can still make one with the last round."""
    side = event_side(tournament)
    hopeful = {}
    for player in tournament.players:
        case, last = norm_games(tournament, player.key), _last_round(tournament, player.key)
        found = [
            _outlook(tournament, title, case, side, last)
            for title in NORM_TITLES
            if title.is_open_to(player) and _is_hopeful(title, case, last)
        ]
        kept = tuple(outlook for outlook in found if outlook.prospect in GOOD_PROSPECTS)
        if kept:
            hopeful[player.key] = kept
    return hopeful


def _is_hopeful(title: NormTitle, case: NormGames, last: _LastRound) -> bool:
    """Whether the games, or one more win against the strongest, could be enough."""
    if is_conceivable(title, case):
        return True
    best = NormGame(case.rounds, _HIGHEST_RATING, title.title, _UNMET, 2)
    return last.left == 1 and is_conceivable(title, case.with_game(best))


def _last_round(tournament: Tournament, key: PlayerKey) -> _LastRound:
    history, rounds = tournament.history(key), tournament.settings.rounds
    paired = tournament.rounds_paired
    open_rounds = [
        record for record in history if record.opponent is not None and record.letter in {"", "?"}
    ]
    player = tournament.player(key)
    coming = [number for number in range(paired + 1, rounds + 1) if player.takes_part(number)]
    left = len(open_rounds) + len(coming)
    return _LastRound(left, open_rounds[0] if open_rounds and not coming else None)


def _outlook(
    tournament: Tournament, title: NormTitle, case: NormGames, event: EventSide, last: _LastRound
) -> Outlook:
    now = norm_check(title, case, event)
    if now.verdict is not Verdict.NOT_MET:
        return Outlook(now, Prospect.MADE)
    if last.left != 1:
        return Outlook(now, Prospect.MORE_ROUNDS if last.left else Prospect.MISSED)
    if len(case.games) + case.gift + 1 < GAMES_NEEDED:
        return Outlook(now, Prospect.OUT_OF_REACH)
    if last.pending is not None:
        return _against(tournament, title, case, event, last.pending)
    needs = _without_excess(tuple(_needs(title, case, event)))
    return Outlook(now, Prospect.NEEDS_OPPONENT if needs else Prospect.OUT_OF_REACH, needs=needs)


def _against(
    tournament: Tournament,
    title: NormTitle,
    case: NormGames,
    event: EventSide,
    pending: RoundRecord,
) -> Outlook:
    """The least result against the opponent of the last round that is enough."""
    check = norm_check(title, case, event)
    for halves in range(3):
        game = game_against(tournament, pending, halves)
        if game is None:
            continue
        check = norm_check(title, case.with_game(game), event)
        if check.verdict is not Verdict.NOT_MET:
            return Outlook(check, Prospect.NEEDS_RESULT, halves, pending.opponent)
    return Outlook(check, Prospect.OUT_OF_REACH, opponent=pending.opponent)


def _needs(title: NormTitle, case: NormGames, event: EventSide) -> Iterator[Need]:
    """For each result the weakest opponent who would be enough, the hardest result first."""
    for halves in (2, 1, 0):
        game = NormGame(case.rounds, _HIGHEST_RATING, title.title, _UNMET, halves)
        if not _is_enough(title, case, event, game):
            return
        game = _weakest(title, case, event, game)
        holder = next(
            holder
            for holder in (Title.NONE, Title.FM, title.title)
            if _is_enough(title, case, event, replace(game, title=holder))
        )
        yield Need(halves, game.rating, holder, _origin(title, case, event, game))


def _without_excess(needs: tuple[Need, ...]) -> tuple[Need, ...]:
    """The needs without those that a lesser result against the same opponent meets too."""
    return tuple(
        need
        for place, need in enumerate(needs)
        if all(need.rating < lesser.rating for lesser in needs[place + 1 :])
    )


def _origin(title: NormTitle, case: NormGames, event: EventSide, game: NormGame) -> Origin:
    own = case.player.federation
    if _is_enough(title, case, event, replace(game, federation=own)):
        return Origin.ANY
    met = {other.federation for other in case.games}
    for federation in met - {own, "", *NO_FEDERATION}:
        if _is_enough(title, case, event, replace(game, federation=federation)):
            return Origin.ABROAD
    return Origin.UNMET


def _weakest(title: NormTitle, case: NormGames, event: EventSide, game: NormGame) -> NormGame:
    """The same game against the lowest rating that is enough."""
    low, high = UNRATED - 1, _HIGHEST_RATING
    no_choice = len(case.games) < GAMES_NEEDED
    while high - low > 1:
        middle = (low + high) // 2
        weaker = replace(game, rating=middle)
        # without a choice of games nothing but the strength depends on the rating
        strong = is_conceivable(title, case.with_game(weaker))
        if strong and (no_choice or _is_enough(title, case, event, weaker)):
            high = middle
        else:
            low = middle
    return replace(game, rating=high)


def _is_enough(title: NormTitle, case: NormGames, event: EventSide, game: NormGame) -> bool:
    longer = case.with_game(game)
    if not is_conceivable(title, longer):
        return False
    return norm_check(title, longer, event).verdict is not Verdict.NOT_MET
