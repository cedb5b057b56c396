"""The newest round once more before its pairing: as it would be paired with others present."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Fact,
    Game,
    HandRanking,
    ManualPairing,
    Player,
    PlayerKey,
    Round,
    Tournament,
)


def before_pairing(
    tournament: Tournament,
    *,
    late: Collection[PlayerKey] = (),
    absent: Collection[PlayerKey] = (),
) -> Tournament:
    """Another tournament in which the newest round is not paired yet; this one stays as it is.

    Args:
        tournament: The event.
        late: Who was not there, and would have been in time.
        absent: Who was paired, and would have been known to be absent: a zero-point bye.
    """
    return Tournament(_facts(tournament, late, absent))


def _facts(
    tournament: Tournament, late: Collection[PlayerKey], absent: Collection[PlayerKey]
) -> Iterator[Fact]:
    number = tournament.rounds_paired
    for fact in tournament.facts():
        match fact:
            case Round() if fact.number == number:
                continue
            case ManualPairing() | Game() | HandRanking() if fact.round == number:
                continue
            case Bye() if fact.round == number and (
                fact.player in late or fact.kind is ByeKind.PAIRING_ALLOCATED
            ):
                continue
            case Player() if fact.key in late:
                yield replace(fact, first_round=min(fact.first_round, number))
            case _:
                yield fact
    for key in absent:
        yield Bye(number, key, ByeKind.ZERO_POINT)
