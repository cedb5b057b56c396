"""Small events for tests, built from players and pairs."""

from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import record_pairing
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import (
    Change,
    Colour,
    EventDetails,
    Fact,
    Player,
    PlayerKey,
    Result,
    Title,
    Tournament,
    TournamentSettings,
    Tpn,
)

NAMES = ("Alvarez", "Brandt", "Cho", "Dahl", "Eriksen", "Fuchs", "Gatti", "Horvat")
WHEN = "2026-05-01T14:12:07"


def player(number: int, **fields: object) -> Player:
    """Player number n of a list that is in order: 2500, 2450, 2400..."""
    values = {
        "name": f"{NAMES[(number - 1) % len(NAMES)]}, {number}",
        "rating": 2550 - 50 * number,
        **fields,
    }
    return Player(PlayerKey(number), Tpn(number), **values)  # type: ignore[arg-type] # any field


def facts(count: int, rounds: int = 5) -> tuple[Fact, ...]:
    """An event with so many players and no round paired."""
    return (
        EventDetails(name="Spring Open"),
        TournamentSettings(rounds=rounds, initial_colour=Colour.WHITE),
        *(player(number) for number in range(1, count + 1)),
    )


def event(count: int, paired: int = 0, rounds: int = 5, *, results: bool = True) -> Tournament:
    """An event with so many players after so many rounds; White has won on every board."""
    tournament = Tournament(facts(count, rounds))
    for number in range(1, paired + 1):
        tournament.apply(pairing(tournament))
        for game in tournament.games(number) if results else ():
            tournament.apply(enter_result(tournament, number, game.board, Result.WHITE_WINS))
    return tournament


def outcome(tournament: Tournament, colour: Colour | None = None) -> RoundPairing:
    """The next round as the engine pairs it."""
    return pair_round(position_before(tournament, tournament.rounds_paired + 1, colour))


def pairing(tournament: Tournament) -> Change:
    """The change that puts the next round on the boards."""
    return record_pairing(tournament, outcome(tournament), WHEN)


def master(name: str, rating: int, title: Title = Title.NONE) -> Player:
    """A player as somebody at the desk would type one; key and number mean nothing yet."""
    return Player(PlayerKey(0), Tpn(0), name, title=title, rating=rating)
