"""Brackets with so few candidates that all of them can be looked at."""

from collections.abc import Iterator

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.candidate import Candidate, candidate_with

_FEW_PLAYERS = 8
_FEW_WAYS = 400

Pairs = list[tuple[int, int]]


def has_few_candidates(bracket: Bracket) -> bool:
    """Whether a bracket has few players, or few residents whom hardly anybody may meet."""
    if len(bracket) <= _FEW_PLAYERS:
        return True
    ways = 1
    for resident in range(bracket.mdps, len(bracket)):
        ways *= 1 + (bracket.legal[resident] & (1 << resident) - 1).bit_count()
        if ways > _FEW_WAYS:
            return False
    return True


def candidates_with(bracket: Bracket, pairs: int) -> Iterator[Candidate]:
    """Every candidate of a bracket with so many pairs."""
    players = len(bracket)
    everybody = (1 << players) - 1
    for made in _pairings(bracket, everybody, players - 1, pairs):
        yield candidate_with(sorted(made), players)


def _pairings(bracket: Bracket, free: int, last: int, pairs: int) -> Iterator[Pairs]:
    """The ways to make some pairs of players who are free, none of them after `last`.

    Every pair is made by its lower player, who is a resident.
    """
    if not pairs:
        yield []
        return
    while last >= bracket.mdps + pairs - 1:
        partners = bracket.legal[last] & free & (1 << last) - 1 if free >> last & 1 else 0
        while partners:
            bit = partners & -partners
            partners ^= bit
            for others in _pairings(bracket, free ^ bit, last - 1, pairs - 1):
                others.append((bit.bit_length() - 1, last))
                yield others
        last -= 1
