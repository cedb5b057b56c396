"""Game by game: what was expected, and how the rating changes."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.i18n import N_
from arbiter_gui.ratings.initial import InitialRating, initial_rating
from arbiter_gui.ratings.k_factor import KFactor, k_factor
from arbiter_gui.ratings.performance import Performance, performance
from arbiter_gui.ratings.rate_of_play import RatingType, rating_type
from arbiter_gui.ratings.rules import RatingRules, rules_of
from arbiter_gui.tiebreaks.rating_tables import expected_score
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_HALVES = {"1": 2, "=": 1, "0": 0}


class NotRated(Enum):
    """Why a round changes no rating; the value is the sentence, marked for translation."""

    NO_GAME = N_("no game")
    FORFEIT = N_("not played")
    NO_RESULT = N_("no result yet")
    TOO_SHORT = N_("less than one move by each player")
    OPPONENT_UNRATED = N_("the opponent is unrated")
    WIDE_GAP = N_("600 points or more apart, one above 2600")


@dataclass(frozen=True, slots=True)
class GameRating:
    """One round of one player.

    Attributes:
        halves: The score of the game in half points.
        difference: The rating difference that counts; None where there is none to count.
        expected: The expected score in hundredths; None for an unrated player.
        not_rated: Why the round does not count, or None for a rated game.
    """

    round: int
    opponent: PlayerKey | None
    opponent_rating: int = 0
    halves: int = 0
    difference: int | None = None
    expected: int | None = None
    not_rated: NotRated | None = None

    @property
    def gain(self) -> int:
        """Score minus expected score, in hundredths."""
        return 0 if self.expected is None else 50 * self.halves - self.expected


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """The event of one player.

    Attributes:
        player: Who it is; the rating is the one of this event.
        rounds: One record a paired round.
        k: The coefficient; None for an unrated player.
        initial: The first rating of an unrated player, if the games give one.
    """

    player: Player
    rounds: tuple[GameRating, ...]
    k: KFactor | None
    performance: Performance | None
    initial: InitialRating | None

    @property
    def rated(self) -> tuple[GameRating, ...]:
        """The games that count."""
        return tuple(game for game in self.rounds if game.not_rated is None)

    @property
    def halves(self) -> int:
        """The score in the games that count, in half points."""
        return sum(game.halves for game in self.rated)

    @property
    def expected(self) -> int:
        """The expected score in the games that count, in hundredths."""
        return sum(game.expected or 0 for game in self.rated)

    def change_of(self, game: GameRating) -> int | None:
        """What one game does to the rating, in hundredths of a rating point."""
        if self.k is None or game.not_rated is not None:
            return None
        return self.k.value * game.gain

    @property
    def change(self) -> int | None:
        """What the event does to the rating, in hundredths of a rating point.

        Articles: B.02 8.3.2.
        """
        if self.k is None:
            return None
        return self.k.value * sum(game.gain for game in self.rated)


@dataclass(frozen=True, slots=True)
class EventRatings:
    """All players of an event.

    Attributes:
        rules: What was counted by.
        type_known: Whether the rate of play says which list it is; if not, standard is taken.
        players: By pairing number.
    """

    rules: RatingRules
    type_known: bool
    players: tuple[PlayerRating, ...]

    def of(self, key: PlayerKey) -> PlayerRating:
        """One player.

        Raises:
            KeyError: There is no such player.
        """
        for entry in self.players:
            if entry.player.key == key:
                return entry
        raise KeyError(key)


def event_ratings(tournament: Tournament) -> EventRatings:
    """Expected scores and rating changes of everybody, from the games entered so far."""
    rules, known = rules_of_event(tournament)
    players = tuple(_rating_of(tournament, player, rules) for player in tournament.players)
    return EventRatings(rules, known, players)


def player_rating(tournament: Tournament, key: PlayerKey) -> PlayerRating:
    """Expected score and rating change of one player.

    Raises:
        KeyError: There is no such player.
    """
    rules, _known = rules_of_event(tournament)
    return _rating_of(tournament, tournament.player(key), rules)


def rules_of_event(tournament: Tournament) -> tuple[RatingRules, bool]:
    """The rules of an event, and whether its rate of play tells them; if not, standard is taken."""
    kind = rating_type(tournament.event)
    return rules_of(kind or RatingType.STANDARD, tournament.event.start), kind is not None


def rounded_change(hundredths: int) -> int:
    """A change in whole rating points; a half goes away from zero.

    >>> rounded_change(250), rounded_change(-250), rounded_change(-249)
    (3, -3, -2)

    Articles: B.02 8.3.4.
    """
    whole = (abs(hundredths) + 50) // 100
    return whole if hundredths >= 0 else -whole


def _rating_of(tournament: Tournament, player: Player, rules: RatingRules) -> PlayerRating:
    rounds = tuple(
        _round(tournament, player, record, rules) for record in tournament.history(player.key)
    )
    rated = [game for game in rounds if game.not_rated is None]
    ratings, halves = [game.opponent_rating for game in rated], _halves(rated)
    factor = k_factor(player, tournament.event.start, len(rated)) if player.rating else None
    initial = None if player.rating else initial_rating(ratings, halves)
    return PlayerRating(player, rounds, factor, performance(ratings, halves), initial)


def _halves(games: Iterable[GameRating]) -> int:
    return sum(game.halves for game in games)


def _round(
    tournament: Tournament, player: Player, record: RoundRecord, rules: RatingRules
) -> GameRating:
    if record.opponent is None:
        return GameRating(record.round, None, not_rated=NotRated.NO_GAME)
    rating, halves = tournament.player(record.opponent).rating, _HALVES.get(record.letter, 0)
    reason = _why_not_rated(player.rating, rating, record, rules)
    if reason is not None or not player.rating:
        return GameRating(record.round, record.opponent, rating, halves, not_rated=reason)
    difference = rules.difference(player.rating, rating)
    expected = expected_score(difference)
    return GameRating(record.round, record.opponent, rating, halves, difference, expected)


def _why_not_rated(
    own: int, opponent: int, record: RoundRecord, rules: RatingRules
) -> NotRated | None:
    if record.letter in {"", "?"}:
        return NotRated.NO_RESULT
    if not record.played:
        return NotRated.FORFEIT
    if record.letter not in _HALVES:
        return NotRated.TOO_SHORT
    if not opponent:
        return NotRated.OPPONENT_UNRATED
    return None if not own or rules.is_rated(own, opponent) else NotRated.WIDE_GAP
