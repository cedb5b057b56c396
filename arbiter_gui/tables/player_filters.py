"""Which players a list shows: all, or those something is to be done about."""

from collections.abc import Callable
from enum import Enum

from arbiter_gui.i18n import N_
from arbiter_gui.tables.round_cell import next_round
from arbiter_gui.tournament.player import BY_HAND, Player, PlayerKey
from arbiter_gui.tournament.presence import missing
from arbiter_gui.tournament.tournament import Tournament


class PlayerFilter(Enum):
    """What a shown player has in common with the others that are shown."""

    ALL = "all"
    NOT_HERE = "not here"
    AWAY = "away"
    NOT_ENTERED = "not entered"
    WITHDRAWN = "withdrawn"
    NO_HALF_BYES = "no half-point byes"
    BY_HAND = "by hand"
    UNRATED = "unrated"

    @property
    def label(self) -> str:
        """The words that are shown, marked for translation."""
        return {
            "all": N_("All players"),
            "not here": N_("Not here yet"),
            "away": N_("Not in the next round"),
            "not entered": N_("Entering later"),
            "withdrawn": N_("Withdrawn or expelled"),
            "no half-point byes": N_("Not entitled to half-point byes"),
            "by hand": N_("Rating typed by hand"),
            "unrated": N_("Without a rating"),
        }[self.value]


def kept(tournament: Tournament, wanted: PlayerFilter) -> frozenset[PlayerKey]:
    """The players a filter shows."""
    if wanted is PlayerFilter.NOT_HERE:
        return frozenset(player.key for player in missing(tournament))
    fits = _FITS.get(wanted)
    return frozenset(
        player.key for player in tournament.players if fits is None or fits(tournament, player)
    )


def _is_away(tournament: Tournament, player: Player) -> bool:
    coming = _coming(tournament)
    has_bye = tournament.fact("bye", (coming, int(player.key))) is not None
    return has_bye or not player.takes_part(coming)


def _coming(tournament: Tournament) -> int:
    return next_round(tournament) or tournament.rounds_paired + 1


_FITS: dict[PlayerFilter, Callable[[Tournament, Player], bool]] = {
    PlayerFilter.AWAY: _is_away,
    PlayerFilter.NOT_ENTERED: lambda event, player: player.first_round > _coming(event),
    PlayerFilter.WITHDRAWN: lambda _event, player: player.withdrawn_from is not None,
    PlayerFilter.NO_HALF_BYES: lambda _event, player: player.half_bye_refused,
    PlayerFilter.BY_HAND: lambda _event, player: player.rating_source == BY_HAND,
    PlayerFilter.UNRATED: lambda _event, player: not player.rating,
}
