"""How long standings take; run it as a script.

`python -m tests.benchmarks.standings` prints the median of five: standings of 1,500 players after
11 rounds with 8 tie-breaks (budget 0.5 s), and after one more result among 300 players (budget
0.05 s), both with everything that a change makes stale; and how the time grows with the games.
"""

import random
import statistics
import sys
import time

from arbiter_gui.actions.results import enter_result
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Game,
    Player,
    PlayerKey,
    Result,
    Round,
    Tournament,
    TournamentSettings,
    Tpn,
)

TIEBREAKS = ("DE", "BH/C1", "BH", "SB", "PS", "WIN", "ARO", "TPR")
RESULTS = tuple(Result)[:6]
WEIGHTS = (35, 25, 35, 2, 2, 1)


def event(players: int, rounds: int, seed: int = 1) -> Tournament:
    """An event in which neighbours by score meet, with some byes and forfeits."""
    draw = random.Random(seed)
    tournament = Tournament(
        [
            TournamentSettings(rounds=rounds, tiebreaks=TIEBREAKS),
            *(
                Player(PlayerKey(no), Tpn(no), f"Player {no}", rating=2600 - no // 2)
                for no in range(1, players + 1)
            ),
        ]
    )
    for number in range(1, rounds + 1):
        keys = [player.key for player in tournament.players]
        away = set(draw.sample(keys, max(1, players // 50)))
        present = [key for key in keys if key not in away]
        present.sort(key=lambda key: (-tournament.score(key), draw.random()))
        facts = [*tournament.facts(), Round(number)]
        if len(present) % 2:
            facts.append(Bye(number, present.pop(), ByeKind.PAIRING_ALLOCATED))
        for board in range(len(present) // 2):
            white, black = present[2 * board : 2 * board + 2]
            result = draw.choices(RESULTS, WEIGHTS)[0]
            facts.append(Game(number, board + 1, white, black, result))
        tournament = Tournament(facts)
    return tournament


def whole(players: int, rounds: int) -> float:
    """Seconds for the standings of an event that was just opened."""
    facts = event(players, rounds).facts()
    times = []
    for _ in range(5):
        tournament = Tournament(facts)
        start = time.perf_counter()
        rank(tournament)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def after_one_result(players: int, rounds: int) -> float:
    """Seconds for the standings after one result was entered."""
    tournament = event(players, rounds)
    rank(tournament)
    times = []
    for board in range(1, 6):
        result = Result.DRAW if board % 2 else Result.BLACK_WINS
        change = enter_result(tournament, rounds, board, result)
        start = time.perf_counter()
        tournament.apply(change)
        rank(tournament)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def main() -> None:
    """Prints the medians and the growth."""
    large, small = whole(1500, 11), after_one_result(300, 9)
    less = {players: whole(players, 11) for players in (375, 750)}
    sys.stdout.write(
        f"standings 1500 players x 11 rounds, {len(TIEBREAKS)} tie-breaks: {large:.3f} s of 0.5 s\n"
        f"one result among 300 players x 9 rounds: {1000 * small:.0f} ms of 50 ms\n"
        f"twice the games: {less[750] / less[375]:.1f} and {large / less[750]:.1f} times as long\n"
    )


if __name__ == "__main__":
    main()
