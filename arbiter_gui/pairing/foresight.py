"""Foresight: can the rounds that are left still all be paired?

The next round is decided exactly. For the rounds after it there is a proof that they cannot all be
paired, or none: colours and scores to come are not known, so that a yes for all of them would be a
guess. A proof takes for granted that nobody comes or leaves beyond what is announced, and that
every game is played (after a forfeit two players may meet again).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.matching.cardinality import perfect_matching
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.swiss.byes import may_receive_pab
from arbiter_gui.pairing.swiss.restrictions import forbidden_pairs
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament

PAB = PlayerKey(0)
"""Stands for the pairing-allocated bye among the opponents."""

_LARGEST_GRAPH = 1500


@dataclass(frozen=True)
class Foresight:
    """What can be said of the rounds that are left.

    Attributes:
        first: The next round; greater than `last` when none is left.
        last: The last round.
        next_round_decided: Whether the next round was tried; not while results are missing.
        impossible_by: The round by which a proof shows that pairing must have failed; None when
            no obstacle is known.
        obstacle: The proof.
    """

    first: int
    last: int
    next_round_decided: bool
    impossible_by: int | None = None
    obstacle: ArbiterError | None = None

    @property
    def is_certain(self) -> bool:
        """Whether everything that is left can be paired for certain."""
        decided = self.next_round_decided and self.last == self.first
        return self.impossible_by is None and (decided or self.last < self.first)


def foresight(tournament: Tournament) -> Foresight:
    """Looks ahead from the newest round.

    Raises:
        ArbiterError: `edition-unknown`: there is no engine for the edition.
    """
    first, last = tournament.rounds_paired + 1, tournament.settings.rounds
    decided = first <= last and not tournament.games_without_result(first - 1)
    if decided:
        try:
            pair_round(position_before(tournament, first, Colour.WHITE))
        except PairingImpossible as proof:
            return Foresight(first, last, decided, first, proof)
    if first > last or _obstacle(tournament, last) is None:
        return Foresight(first, last, decided)
    for number in range(first, last + 1):
        obstacle = _obstacle(tournament, number)
        if obstacle is not None:
            return Foresight(first, last, decided, number, obstacle)
    raise AssertionError("what stands in the way of all rounds stands in the way of the last one")


def _obstacle(tournament: Tournament, last: int) -> ArbiterError | None:
    """A proof that the rounds up to a given one cannot all be paired; None when there is none."""
    demand = _Demand(tournament, last)
    short = [key for key, rounds in demand.rounds.items() if len(demand.options[key]) < rounds]
    players = [tournament.player(key).tpn for key in short if key != PAB]
    if players:
        return ArbiterError(
            "opponents-too-few",
            N_("Players {players} have fewer possible opponents than rounds until round {round}."),
            {"players": ", ".join(map(str, sorted(players))), "round": last},
        )
    if short:
        return ArbiterError(
            "byes-too-few",
            N_(
                "Until round {round} there are more byes to allocate than players who may receive "
                "one."
            ),
            {"round": last},
        )
    if demand.can_be_met():
        return None
    return ArbiterError(
        "opponents-too-few-together",
        N_("Too few players can still meet each other for all rounds until round {round}."),
        {"round": last},
    )


class _Demand:
    """How many different opponents everybody needs, and who is possible.

    Attributes:
        rounds: For each player the rounds in which he is to be paired; for the PAB the rounds
            with an odd number of players.
        options: For each player the opponents he could still be given, the PAB among them.
    """

    def __init__(self, tournament: Tournament, last: int) -> None:
        numbers = range(tournament.rounds_paired + 1, last + 1)
        present = {number: _present(tournament, number) for number in numbers}
        everybody = [player.key for player in tournament.players]
        self.rounds = {key: sum(key in there for there in present.values()) for key in everybody}
        self.options: dict[PlayerKey, set[PlayerKey]] = {key: set() for key in (*everybody, PAB)}
        for number, there in present.items():
            barred = forbidden_pairs(tournament.prohibitions, number)
            for one, other in combinations(sorted(there), 2):
                if (one, other) not in barred:
                    self._allow(one, other)
        for key in everybody:
            for record in tournament.history(key):
                if record.played and record.opponent is not None:
                    self.options[key].discard(record.opponent)
        odd = [there for there in present.values() if len(there) % 2]
        self.rounds[PAB] = len(odd)
        self._allow_byes(tournament, set().union(*odd))

    def _allow(self, one: PlayerKey, other: PlayerKey) -> None:
        self.options[one].add(other)
        self.options[other].add(one)

    def _allow_byes(self, tournament: Tournament, players: Iterable[PlayerKey]) -> None:
        settings = tournament.settings
        for key in players:
            if may_receive_pab(tournament.history(key), settings.scoring, settings.edition):
                self._allow(key, PAB)

    def can_be_met(self) -> bool:
        """Whether everybody could be given so many different opponents, rounds left aside.

        True where that is not worth the search: half of the field for everybody is enough for a
        quarter of it (Katerinis), and a large field is not searched.
        """
        needed = {key: rounds for key, rounds in self.rounds.items() if rounds}
        size = len(needed)
        most = max(needed.values(), default=0)
        fewest = min((len(self.options[key]) for key in needed), default=0)
        if 2 * fewest >= size and size >= 4 * most - 5 and len(set(needed.values())) == 1:
            return True
        graph = _selection_graph(needed, self.options)
        return len(graph) > _LARGEST_GRAPH or perfect_matching(graph) is not None


def _present(tournament: Tournament, number: int) -> set[PlayerKey]:
    away = {
        bye.player for bye in tournament.byes(number) if bye.kind is not ByeKind.PAIRING_ALLOCATED
    }
    players = tournament.players
    return {one.key for one in players if one.takes_part(number) and one.key not in away}


def _selection_graph(
    needed: dict[PlayerKey, int], options: dict[PlayerKey, set[PlayerKey]]
) -> list[int]:
    """A graph with a perfect matching if, and only if, everybody can have so many opponents.

    Every possible pair is a port at each of its players, the two joined. The ports of a player
    that are not wanted are matched with his spare vertices; the others with each other (Tutte).
    """
    ports: dict[tuple[PlayerKey, PlayerKey], int] = {}
    for key in needed:
        for other in sorted(options[key] & needed.keys()):
            ports[key, other] = len(ports)
    graph = [1 << ports[other, key] for key, other in ports]
    for key, count in needed.items():
        own = [port for (player, _other), port in ports.items() if player == key]
        for _ in range(len(own) - count):
            spare = len(graph)
            graph.append(sum(1 << port for port in own))
            for port in own:
                graph[port] |= 1 << spare
    return graph
