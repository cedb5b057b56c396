"""Events to measure with: ordinary ones, and families that are hard to pair.

| family | what it is |
|---|---|
| ordinary | results after the ratings, 30 % draws, 3 % of the players absent, forfeits |
| white wins | White wins 9 games of 10, so whole scoregroups want one colour |
| white wins or draws | White never loses |
| nearly everybody | seven rounds for ten players, so hardly anybody is left to be met |
"""

from collections.abc import Callable, Iterator
from random import Random

from arbiter_gui.pairing.outcome import PairingImpossible, RoundPairing
from arbiter_gui.pairing.position import PairingPosition, position_before
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Colour,
    Game,
    Player,
    PlayerKey,
    Result,
    Round,
    Tournament,
    TournamentSettings,
    Tpn,
)

ORDINARY = "ordinary"
WHITE_WINS = "white wins"
WHITE_WINS_OR_DRAWS = "white wins or draws"
NEARLY_EVERYBODY = "nearly everybody"
DEGENERATE = (WHITE_WINS, WHITE_WINS_OR_DRAWS, NEARLY_EVERYBODY)

Pairing = Callable[[PairingPosition], RoundPairing]


def rounds_of(family: str, players: int) -> int:
    """How many rounds an event of a family has."""
    if family == NEARLY_EVERYBODY:
        return players * 7 // 10
    return 9 if family == ORDINARY else 11


def played(family: str, players: int, seed: int, pair: Pairing) -> Iterator[Tournament]:
    """The event before each round, paired by `pair`; ends early where nobody can."""
    random = Random(f"{family} {players} {seed}")
    rounds = rounds_of(family, players)
    settings = TournamentSettings(rounds=rounds, initial_colour=Colour.WHITE)
    ratings = sorted((round(random.gauss(1900, 250)) for _ in range(players)), reverse=True)
    facts: list = [settings]
    for number, rating in enumerate(ratings, start=1):
        facts.append(Player(PlayerKey(number), Tpn(number), f"Player {number}", rating=rating))
    for number in range(1, rounds + 1):
        if family == ORDINARY:
            away = [key for key in range(1, players + 1) if random.random() < 0.03]
            facts += [Bye(number, PlayerKey(key), ByeKind.ZERO_POINT) for key in away]
        tournament = Tournament(facts)
        yield tournament
        try:
            outcome = pair(position_before(tournament, number))
        except PairingImpossible:
            return
        facts.append(Round(number))
        for board, made in enumerate(outcome.pairs, start=1):
            lead = ratings[made.white - 1] - ratings[made.black - 1]
            result = _result(family, lead, random)
            facts.append(Game(number, board, made.white, made.black, result))
        if outcome.pab is not None:
            facts.append(Bye(number, outcome.pab, ByeKind.PAIRING_ALLOCATED))


def _result(family: str, lead: int, random: Random) -> Result:
    chance = random.random()
    if family == WHITE_WINS:
        return Result.WHITE_WINS if chance < 0.9 else Result.BLACK_WINS
    if family == WHITE_WINS_OR_DRAWS:
        return Result.WHITE_WINS if chance < 0.5 else Result.DRAW
    if family == ORDINARY and chance < 0.01:
        return Result.WHITE_WINS_BY_FORFEIT
    if random.random() < 0.3:
        return Result.DRAW
    expected = 1 / (1 + 10 ** (-lead / 400))
    return Result.WHITE_WINS if chance < expected else Result.BLACK_WINS
