"""Everything a pairing depends on, frozen: safe to hand to another thread."""

from collections.abc import Iterable
from dataclasses import dataclass

from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.as_paired import as_paired
from arbiter_gui.pairing.card import Float, PairingCard
from arbiter_gui.pairing.swiss.acceleration import virtual_points
from arbiter_gui.pairing.swiss.byes import may_receive_pab
from arbiter_gui.pairing.swiss.colours import played_colours
from arbiter_gui.pairing.swiss.floats import float_of_game, float_of_unplayed_round
from arbiter_gui.pairing.swiss.restrictions import forbidden_pairs
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class PairingPosition:
    """The state of an event before a round is paired.

    Attributes:
        round: Number of the round to be paired.
        rounds: Declared number of rounds; the last one has the topscorer rules; 0 when not known.
        win_points: Points of a win in tenths; the topscorer limit depends on it.
        cards: The players to be paired, in ranking order (article 1.2): score descending, then
            pairing number ascending.
        forbidden: Pairs the arbiter has forbidden for this round, the lower key first.
        not_paired: Players who are in the event but not in this pairing, with the bye they get;
            who has not arrived yet or has withdrawn gets a zero-point bye.
        revision: Revision of the tournament the position was made from.
    """

    edition: str
    round: int
    rounds: int
    initial_colour: Colour
    win_points: int
    cards: tuple[PairingCard, ...]
    forbidden: frozenset[tuple[PlayerKey, PlayerKey]] = frozenset()
    not_paired: tuple[tuple[PlayerKey, ByeKind], ...] = ()
    revision: int = 0
    system: str = "dutch"


def position_before(
    tournament: Tournament, round_number: int, initial_colour: Colour | None = None
) -> PairingPosition:
    """The position before a round: the next one, or a past one as it was then.

    Results that were corrected after the round had been paired are those of then.

    The initial colour is the given one, else that of the settings, else what round 1 shows.

    Raises:
        ArbiterError: `initial-colour-unknown`: nobody has drawn it and round 1 does not show it.
    """
    settings, revision = tournament.settings, tournament.revision
    tournament = as_paired(tournament, round_number)
    not_paired = _not_paired(tournament, round_number)
    taking_part = [player for player in tournament.players if player.key not in not_paired]
    return PairingPosition(
        edition=settings.edition,
        round=round_number,
        rounds=settings.rounds,
        initial_colour=initial_colour or settings.initial_colour or colour_of_lot(tournament),
        win_points=settings.scoring.win,
        cards=_Cards(tournament, round_number).of(taking_part),
        forbidden=forbidden_pairs(tournament.prohibitions, round_number),
        not_paired=tuple(not_paired.items()),
        revision=revision,
        system=settings.system,
    )


def colour_of_lot(tournament: Tournament) -> Colour:
    """The initial colour that the pairings of round 1 show.

    The top player of those paired in round 1 has it (article 5.2.5); a player in front of him
    who got the bye counts as well, so that the parity of his number may turn it.

    Raises:
        ArbiterError: `initial-colour-unknown`: there is no board in round 1.
    """
    number = 0
    for player in tournament.players:
        records = tournament.history(player.key)[:1]
        if not records or not _took_part(records):
            continue
        number += 1
        colour = records[0].colour
        if colour is not None:
            return colour if number % 2 else colour.opposite
    raise ArbiterError(
        "initial-colour-unknown",
        N_("The initial colour is not known: draw it by lot before the first pairing."),
    )


def _not_paired(tournament: Tournament, round_number: int) -> dict[PlayerKey, ByeKind]:
    """Who stays out and with which bye, by pairing number."""
    byes = {
        bye.player: bye.kind
        for bye in tournament.byes(round_number)
        if bye.kind is not ByeKind.PAIRING_ALLOCATED
    }
    present = _present(tournament, round_number)
    return {
        player.key: byes.get(player.key, ByeKind.ZERO_POINT)
        for player in tournament.players
        if player.key in byes or player.key not in present
    }


def _present(tournament: Tournament, round_number: int) -> set[PlayerKey]:
    if round_number > tournament.rounds_paired:
        return {p.key for p in tournament.players if p.takes_part(round_number)}
    games = tournament.games(round_number)
    present = {player for game in games for player in (game.white, game.black)}
    made = tournament.manual_pairing(round_number)
    added = {key for board in made.added for key in board} if made else set()
    return (present - added) | {bye.player for bye in tournament.byes(round_number)}


def _took_part(records: Iterable[RoundRecord]) -> bool:
    """Whether the player has been in a pairing: on a board, also if forfeited, or with the PAB."""
    pab = ByeKind.PAIRING_ALLOCATED.value
    return any(record.opponent is not None or record.letter == pab for record in records)


class _Cards:
    """Makes the cards of one round from the histories."""

    def __init__(self, tournament: Tournament, round_number: int) -> None:
        self.tournament = tournament
        self.round = round_number
        self.scoring = tournament.settings.scoring
        self.edition = tournament.settings.edition
        self.past = {
            player.key: tournament.history(player.key)[: round_number - 1]
            for player in tournament.players
        }
        accelerations = tournament.accelerations
        self.virtual = {
            number: virtual_points(accelerations, number)
            for number in range(max(1, round_number - 2), round_number + 1)
        }

    def of(self, players: list[Player]) -> tuple[PairingCard, ...]:
        """The cards of the players to be paired, in ranking order."""
        paired = {player.key for player in players}
        entered = [
            player.key
            for player in self.tournament.players
            if player.key in paired or _took_part(self.past[player.key])
        ]
        number = {key: place for place, key in enumerate(entered, start=1)}
        cards = [self._card(player, number[player.key]) for player in players]
        return tuple(sorted(cards, key=lambda card: (-card.score, card.tpn)))

    def _card(self, player: Player, parity_number: int) -> PairingCard:
        key = player.key
        records = self.past[key]
        played = [record for record in records if record.played]
        points = self.tournament.score(key, self.round - 1)
        return PairingCard(
            key=key,
            tpn=player.tpn,
            parity_number=parity_number,
            score=points + self.virtual[self.round].get(key, 0),
            colours=played_colours(records),
            met=frozenset(record.opponent for record in played if record.opponent is not None),
            last_float=self._float(key, self.round - 1),
            float_before=self._float(key, self.round - 2),
            may_receive_pab=may_receive_pab(records, self.scoring, self.edition),
            unplayed_games=len(records) - len(played),
        )

    def _float(self, key: PlayerKey, round_number: int) -> Float:
        if round_number < 1:
            return Float.NONE
        record = self.past[key][round_number - 1]
        if not record.played or record.opponent is None:
            return float_of_unplayed_round(record, self.scoring, self.edition)
        own = self._score_before(key, round_number)
        return float_of_game(own, self._score_before(record.opponent, round_number))

    def _score_before(self, key: PlayerKey, round_number: int) -> int:
        points = sum(record.points for record in self.past[key][: round_number - 1])
        return points + self.virtual[round_number].get(key, 0)
