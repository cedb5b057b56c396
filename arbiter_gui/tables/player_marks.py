"""What looks odd about registered players: twice in the list, without rating, an odd birth."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.dates import day_text
from arbiter_gui.folding import folded
from arbiter_gui.i18n import _
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_YOUNGEST = 4
_OLDEST = 100


class Oddity(Enum):
    """The kinds of marks."""

    TWICE = "twice"
    UNRATED = "unrated"
    BIRTH = "birth"


@dataclass(frozen=True, slots=True)
class PlayerMark:
    """A mark on one player.

    Attributes:
        other: The number of the player who seems to be the same, or 0.
        birth: The odd birth, or "".
    """

    oddity: Oddity
    other: int = 0
    birth: str = ""

    @property
    def text(self) -> str:
        """The words of the mark."""
        match self.oddity:
            case Oddity.TWICE:
                return _("same as no. {number}?").format(number=self.other)
            case Oddity.UNRATED:
                return _("no rating")
            case Oddity.BIRTH:
                return _("born {birth}?").format(birth=day_text(self.birth))


def player_marks(tournament: Tournament, today: int) -> Mapping[PlayerKey, tuple[PlayerMark, ...]]:
    """The marks of every player who has some.

    Args:
        tournament: The event.
        today: The year for ages, where the event does not say when it is.
    """
    year = int(tournament.event.start[:4]) if tournament.event.start[:4].isdigit() else today
    marks: dict[PlayerKey, list[PlayerMark]] = defaultdict(list)
    for key, other in _twins(tournament).items():
        marks[key].append(PlayerMark(Oddity.TWICE, int(other.tpn)))
    for player in tournament.players:
        if not player.rating:
            marks[player.key].append(PlayerMark(Oddity.UNRATED))
        if _is_odd_birth(player.birth, year):
            marks[player.key].append(PlayerMark(Oddity.BIRTH, birth=player.birth))
    return {key: tuple(found) for key, found in marks.items()}


def _twins(tournament: Tournament) -> dict[PlayerKey, Player]:
    """The other one of every two players with one FIDE number, or one name and birth year."""
    groups: dict[object, list[Player]] = defaultdict(list)
    for player in tournament.players:
        if player.fide_id:
            groups[player.fide_id].append(player)
        groups[folded(player.name), player.birth[:4]].append(player)
    twins: dict[PlayerKey, Player] = {}
    for group in groups.values():
        for player, other in zip(group, [*group[1:], *group[:1]], strict=True):
            if player is not other and not _are_two_people(player, other):
                twins.setdefault(player.key, other)
    return twins


def _are_two_people(one: Player, other: Player) -> bool:
    """Two numbers of FIDE are two people, whatever their names."""
    return bool(one.fide_id and other.fide_id and one.fide_id != other.fide_id)


def _is_odd_birth(birth: str, year: int) -> bool:
    born = birth[:4]
    return born.isdigit() and bool(year) and not _YOUNGEST <= year - int(born) <= _OLDEST
