"""The registered players beside a newer list: who changes, and the change for those wanted."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from arbiter_gui.actions.players import player_edits, registered
from arbiter_gui.i18n import N_
from arbiter_gui.ratings.listed_player import FoundPlayer
from arbiter_gui.ratings.rating_order import with_list_data
from arbiter_gui.tournament import Change, Player, Tournament
from arbiter_gui.tournament.numbering import in_initial_order, initial_order, numbered
from arbiter_gui.tournament.player import BY_HAND

COMPARED = (
    "name", "title", "sex", "federation", "birth", "rating", "official_rating", "k_factor",
    "national_id", "national_rating",
)  # fmt: skip
"""What a list may know better; another month of the source alone is no difference."""


@dataclass(frozen=True, slots=True)
class ListDifference:
    """A player whose data are others in the lists.

    Attributes:
        before: As registered.
        after: As the lists would have it.
        fields: What differs, of `COMPARED`.
    """

    before: Player
    after: Player
    fields: tuple[str, ...]

    @property
    def is_wanted(self) -> bool:
        """Whether it is proposed to be taken: what the arbiter typed is not."""
        return "rating" not in self.fields or self.before.rating_source != BY_HAND


def list_differences(
    tournament: Tournament, found: Mapping[int, FoundPlayer]
) -> tuple[ListDifference, ...]:
    """Who of the registered players is otherwise in the lists, by number.

    Args:
        tournament: The event.
        found: What the lists say, by FIDE number.
    """
    differences = []
    for before in tournament.players:
        if before.fide_id not in found:
            continue
        listed = found[before.fide_id]
        after = with_list_data(before, listed, tournament.event, tournament.settings)
        fields = tuple(name for name in COMPARED if getattr(before, name) != getattr(after, name))
        if fields:
            differences.append(ListDifference(before, after, fields))
    return tuple(differences)


def take_list_data(tournament: Tournament, wanted: Iterable[Player]) -> Change:
    """Gives some players the data of the lists; one step, so one undo.

    Before round 1 numbers that followed the ratings follow them again; later `renumber` does that.

    Raises:
        RefusedAction: One of the players is not in the event.
    """
    after = {player.key: player for player in wanted}
    for key in after:
        registered(tournament, key)
    players: tuple[Player, ...] = tuple(
        after.get(player.key, player) for player in tournament.players
    )
    equals = tournament.settings.equals
    if not tournament.rounds_paired and in_initial_order(tournament.players, equals):
        players = numbered(initial_order(players, equals))
    return Change(
        N_("Take over list data, players: {count}"),
        player_edits(tournament.players, players),
        {"count": len(after)},
    )
