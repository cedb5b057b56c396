"""The games of a player that count for a norm."""

from dataclasses import dataclass, replace

from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import Player, PlayerKey, Title
from arbiter_gui.tournament.settings import is_round_robin
from arbiter_gui.tournament.tournament import Tournament

_HALVES = {"1": 2, "=": 1, "0": 0}
_WIN = 2
_NOT_OF_FIDE = "NON"
_CREDITED_ROUNDS = 9


@dataclass(frozen=True, slots=True)
class NormGame:
    """One opponent, and the score against this opponent in half points.

    Attributes:
        rating: 0 for an unrated opponent.
        federation: "" when it is not known.
    """

    round: int
    rating: int
    title: Title
    federation: str
    halves: int


@dataclass(frozen=True, slots=True)
class NormGames:
    """What a player brings to a norm.

    Attributes:
        player: The applicant.
        games: The games over the board against players of FIDE's federations.
        rounds: Number of rounds of the event.
        gift: Whether a round went by with a forfeit win or a pairing-allocated bye.
        round_robin: Whether the pairings were known beforehand.
        double: Whether everybody meets everybody twice.
        late_forfeit: The game of the last round that the opponent forfeited, as a loss.
    """

    player: Player
    games: tuple[NormGame, ...]
    rounds: int
    gift: bool
    round_robin: bool
    double: bool = False
    late_forfeit: NormGame | None = None

    @property
    def credited(self) -> bool:
        """Whether eight games count as nine: the ninth was a gift of a nine-round event.

        Articles: B.01 1.4.1c.
        """
        return self.gift and self.rounds == _CREDITED_ROUNDS and len(self.games) == self.rounds - 1

    def with_game(self, game: NormGame) -> "NormGames":
        """The same, and one game more."""
        return replace(self, games=(*self.games, game))


def norm_games(tournament: Tournament, key: PlayerKey) -> NormGames:
    """The games of a player that count.

    Forfeits, byes, games of less than one move and opponents of no federation of FIDE are left
    out; in a round robin also unrated opponents without a point against rated ones.

    Articles: B.01 1.4.2a, 1.4.2b, 1.4.2c.

    Raises:
        KeyError: There is no such player.
    """
    system = tournament.settings.system
    round_robin = is_round_robin(system)
    history = tournament.history(key)
    games = tuple(
        game
        for record in history
        if record.played and record.letter in _HALVES
        if _counts(tournament, record, round_robin=round_robin)
        for game in (game_against(tournament, record, _HALVES[record.letter]),)
        if game is not None
    )
    gift = any(record.letter in {"+", ByeKind.PAIRING_ALLOCATED.value} for record in history)
    rounds = tournament.settings.rounds or tournament.rounds_paired
    return NormGames(
        tournament.player(key),
        games,
        rounds,
        gift,
        round_robin,
        round_robin and "DOUBLE" in system.upper(),
        _late_forfeit(tournament, history, rounds),
    )


def game_against(tournament: Tournament, record: RoundRecord, halves: int) -> NormGame | None:
    """The game of a round as if it had ended so; None where it would not count.

    Args:
        tournament: The event.
        record: The player's round.
        halves: The score in half points.
    """
    if record.opponent is None:
        return None
    opponent = tournament.player(record.opponent)
    without_point = halves == _WIN and not _counts(
        tournament, record, round_robin=is_round_robin(tournament.settings.system)
    )
    if opponent.federation.upper() == _NOT_OF_FIDE or without_point:
        return None
    return NormGame(record.round, opponent.rating, opponent.title, opponent.federation, halves)


def _late_forfeit(
    tournament: Tournament, history: tuple[RoundRecord, ...], rounds: int
) -> NormGame | None:
    """A win by forfeit in the last round; it may count as a loss if that is enough (1.4.2c)."""
    last = history[-1] if history else None
    if last is None or last.round != rounds or last.letter != "+" or last.opponent is None:
        return None
    return game_against(tournament, last, 0)


def _counts(tournament: Tournament, record: RoundRecord, *, round_robin: bool) -> bool:
    if record.opponent is None:
        return False
    opponent = tournament.player(record.opponent)
    if opponent.federation.upper() == _NOT_OF_FIDE:
        return False
    return not (round_robin and not opponent.rating and _is_without_point(tournament, opponent))


def _is_without_point(tournament: Tournament, player: Player) -> bool:
    """Whether a player has no half point from games against rated opponents."""
    return not any(
        _HALVES.get(record.letter, 0)
        for record in tournament.history(player.key)
        if record.opponent is not None and tournament.player(record.opponent).rating
    )
