"""Why a round cannot be paired: players who have too few possible opponents between them.

Articles: 2026 1.9.3.
"""

from collections.abc import Iterator

from arbiter_gui.i18n import N_
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.matching.cardinality import barrier, maximum_matching
from arbiter_gui.pairing.outcome import PairingImpossible


def impossibility(field: Field, eligible: int) -> PairingImpossible:
    """The proof that nobody can pair the round.

    Args:
        field: The players of the round.
        eligible: Bitset of the players who may have the PAB at all.
    """
    if field.odd and not eligible:
        error = PairingImpossible(
            "pab-impossible",
            N_(
                "The round cannot be paired: the number of players is odd ({count}), and none of "
                "them may receive the pairing-allocated bye."
            ),
            {"count": len(field)},
        )
        error.blockers = tuple(card.key for card in field.cards)
        return error
    adjacency = list(field.legal)
    if field.odd:
        join(adjacency, eligible, 1 << len(field))
        adjacency.append(eligible)
    left_over, _ = barrier(adjacency, maximum_matching(adjacency))
    return _error(field, *_smallest_proof(adjacency, left_over))


def _error(field: Field, blocking: int, opponents: int) -> PairingImpossible:
    pab = 1 << len(field)
    values = {"blockers": _tpns(field, blocking), "opponents": _tpns(field, opponents)}
    error = PairingImpossible("no-legal-pairing", _sentence(blocking, opponents, pab), values)
    cards = field.cards
    error.blockers = tuple(cards[number].key for number in vertices(blocking & pab - 1))
    error.possible_opponents = tuple(cards[number].key for number in vertices(opponents & pab - 1))
    error.pab_open = bool(opponents & pab)
    error.pab_blocks = bool(blocking & pab)
    return error


_BYE_BLOCKED = N_(
    "The round cannot be paired: players {blockers} cannot all have an opponent while somebody "
    "gets the pairing-allocated bye. Except each other they can meet only: {opponents}; and "
    "nobody but these players may receive the bye."
)
_ALONE = N_("The round cannot be paired: player {blockers} has no possible opponent left.")
_AMONG_THEMSELVES = N_(
    "The round cannot be paired: players {blockers} can meet nobody but each other, and not all "
    "of them at once."
)
_BYE_FOR_ONE = N_(
    "The round cannot be paired: players {blockers} can meet nobody but each other, not all of "
    "them at once, and the pairing-allocated bye is for one of them only."
)
_TOO_FEW = N_(
    "The round cannot be paired: players {blockers} cannot all have an opponent. Except each "
    "other they can meet only: {opponents}."
)
_TOO_FEW_AND_BYE = N_(
    "The round cannot be paired: players {blockers} cannot all have an opponent. Except each "
    "other they can meet only: {opponents}; and the pairing-allocated bye is for one of them only."
)


def _sentence(blocking: int, opponents: int, pab: int) -> str:
    if blocking & pab:
        return _BYE_BLOCKED
    if opponents & pab:
        return _TOO_FEW_AND_BYE if opponents != pab else _BYE_FOR_ONE
    if opponents:
        return _TOO_FEW
    return _ALONE if blocking.bit_count() == 1 else _AMONG_THEMSELVES


def _tpns(field: Field, bits: int) -> str:
    numbers = sorted(field.cards[number].tpn for number in vertices(bits & (1 << len(field)) - 1))
    return ", ".join(map(str, numbers)) or "-"


def _smallest_proof(adjacency: list[int], left_over: int) -> tuple[int, int]:
    """Groups of odd size that have fewer outside opponents than there are groups.

    Begins with all groups that a maximum matching can leave somebody out of, and drops groups,
    the largest and lowest ranked first, as long as a proof remains.
    """
    groups = _groups(adjacency, left_over)
    for group in sorted(groups, key=lambda group: (group.bit_count(), group), reverse=True):
        rest = [other for other in groups if other != group]
        if len(rest) > _opponents(adjacency, rest).bit_count():
            groups = rest
    blocking = 0
    for group in groups:
        blocking |= group
    return blocking, _opponents(adjacency, groups)


def _opponents(adjacency: list[int], groups: list[int]) -> int:
    inside = reach = 0
    for group in groups:
        inside |= group
        for vertex in vertices(group):
            reach |= adjacency[vertex]
    return reach & ~inside


def _groups(adjacency: list[int], members: int) -> list[int]:
    """The connected parts of some vertices."""
    groups = []
    while members:
        group, grown = 0, members & -members
        while group != grown:
            group = grown
            for vertex in vertices(group):
                grown |= adjacency[vertex] & members
        groups.append(group)
        members &= ~group
    return groups


def vertices(bits: int) -> Iterator[int]:
    """The numbers in a bitset, ascending."""
    while bits:
        low = bits & -bits
        bits ^= low
        yield low.bit_length() - 1


def join(adjacency: list[int], vertices: int, bit: int) -> None:
    """Adds one neighbour, given as its bit, to each of some vertices."""
    while vertices:
        low = vertices & -vertices
        vertices ^= low
        adjacency[low.bit_length() - 1] |= bit
