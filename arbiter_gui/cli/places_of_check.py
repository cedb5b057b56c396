"""The places that a file gives its players, beside those by its own list of tie-breaks."""

from collections.abc import Mapping
from dataclasses import dataclass

from arbiter_gui.i18n import N_, fill
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import PlayerKey, Tournament


@dataclass(frozen=True, slots=True)
class WrongPlace:
    """A player whom the file gives another place than the tie-breaks do."""

    player: PlayerKey
    found: int
    right: int


def wrong_places(tournament: Tournament, places: Mapping[PlayerKey, int]) -> tuple[WrongPlace, ...]:
    """Every place that breaks the list of tie-breaks, best place first.

    Nothing is said where the file names no tie-breaks or no places, while a game is open, or where
    one of its tie-breaks is not on offer. Players whom nothing separates may share
    a place, or stand in any order on the places that they share.

    Args:
        tournament: The event.
        places: The places of the file; empty where it gives none.
    """
    if tournament.settings.tiebreaks_assumed or not all(places.values()) or not places:
        return ()
    standings = rank(tournament)
    if standings.unknown or standings.missing_results or standings.adjourned_games:
        return ()
    shared: dict[int, int] = {}
    for row in standings.rows:
        shared[row.rank] = shared.get(row.rank, 0) + 1
    return tuple(
        WrongPlace(row.player, places[row.player], row.rank)
        for row in standings.rows
        if row.rank and not row.rank <= places[row.player] < row.rank + shared[row.rank]
    )


def places_as_json(
    wrong: tuple[WrongPlace, ...], numbers: Mapping[PlayerKey, int]
) -> list[dict[str, int]]:
    """The places as JSON values."""
    return [
        {"player": numbers[one.player], "place": one.found, "by_tiebreaks": one.right}
        for one in wrong
    ]


def places_as_text(wrong: tuple[WrongPlace, ...], numbers: Mapping[PlayerKey, int]) -> list[str]:
    """One line a place."""
    text = N_("Standings: player {player} has place {place}, by the tie-breaks {right}")
    return [
        "  " + fill(text, {"player": numbers[one.player], "place": one.found, "right": one.right})
        for one in wrong
    ]
