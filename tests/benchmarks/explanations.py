"""How long explanations take: `python -m tests.benchmarks.explanations`.

The rounds are round 5 of 9 of random events. Times are processor time, medians of five; of pairs
that are asked for, the median and the worst of all.
"""

import statistics
import sys
import time
from collections.abc import Callable
from random import Random

from arbiter_gui.actions.rounds import record_pairing
from arbiter_gui.explain.publication import before_publishing
from arbiter_gui.explain.what_if import changed, variant
from arbiter_gui.explain.why_not import why_not
from arbiter_gui.pairing.position import PairingPosition, position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import Colour, PlayerKey, Tournament
from tests.benchmarks.pairing import ordinary

PLAYERS, PAIRS, RUNS = 200, 40, 5
EDITIONS = ("2026", "2017", "2012")


def main() -> None:
    """Prints one line an edition, and one for three editions side by side."""
    played = changed(ordinary(PLAYERS), initial_colour=Colour.WHITE)
    say(f"{PLAYERS} players, seconds")
    say(f"{'edition':8} {'why not':>8} {'worst':>8} {'before publishing':>18}")
    for edition in EDITIONS:
        event = changed(played, edition=edition)
        times = why_not_times(position_before(event, event.rounds_paired + 1))
        values = statistics.median(times), max(times), publication_time(event)
        say("{:8} {:8.3f} {:8.3f} {:18.3f}".format(edition, *values))
    say(f"what if, three editions: {median_of(lambda: editions_of(played)):.3f}")


def say(line: str) -> None:
    """Writes a line."""
    sys.stdout.write(line + "\n")


def why_not_times(position: PairingPosition) -> list[float]:
    """Every other pair is one of neighbours in score, which is what people ask for."""
    random = Random(5)
    times = []
    for number in range(PAIRS):
        one, other = (card.key for card in random.sample(position.cards, 2))
        if number % 2:
            other = neighbour(position, one, random)
        times.append(median_of(lambda one=one, other=other: why_not(position, one, other)))
    return times


def neighbour(position: PairingPosition, one: PlayerKey, random: Random) -> PlayerKey:
    """An opponent who is possible and has nearly the same score."""
    cards = {card.key: card for card in position.cards}
    possible = [key for key in cards if key != one and key not in cards[one].met]
    return min(
        possible, key=lambda key: (abs(cards[key].score - cards[one].score), random.random())
    )


def publication_time(event: Tournament) -> float:
    """The list of the round that comes next, once it is on the boards."""
    number = event.rounds_paired + 1
    paired = changed(event)
    paired.apply(record_pairing(paired, pair_round(position_before(paired, number)), ""))
    return median_of(lambda: before_publishing(paired, number))


def editions_of(event: Tournament) -> list[object]:
    """The next round by every edition."""
    return [variant(edition, changed(event, edition=edition)) for edition in EDITIONS]


def median_of(work: Callable[[], object]) -> float:
    """Processor time of a piece of work, the median of several."""
    times = []
    for _ in range(RUNS):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return statistics.median(times)


if __name__ == "__main__":
    main()
