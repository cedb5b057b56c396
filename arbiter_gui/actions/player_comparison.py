"""A list of players beside the event: who is new, who is known, and what is said differently."""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.dates import day_text
from arbiter_gui.folding import folded
from arbiter_gui.formats.problems import Problem, Severity
from arbiter_gui.formats.spreadsheet.player_field import PlayerField
from arbiter_gui.formats.spreadsheet.player_rows import ListedPlayer, PlayerList, says_nothing
from arbiter_gui.i18n import N_, _
from arbiter_gui.tournament import Player, PlayerKey, Sex, Title, Tournament

_BETWEEN = re.compile(r"[\W_]+")


class MatchedBy(Enum):
    """What a row and a player of the event have in common; the first is surest."""

    FIDE_ID = "fide_id"
    NAME_AND_BIRTH = "name_and_birth"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    """A row about a player who is in the event already.

    Attributes:
        differences: The attributes of `Player` about which the row says something else.
    """

    listed: ListedPlayer
    player: Player
    by: MatchedBy
    differences: tuple[str, ...]

    def recommended(self, attribute: str) -> bool:
        """Whether a difference is proposed to be taken.

        A name that is only written differently, and a rating that the list does not know, are
        not; and where the name alone says that the two are one, only what fills a gap is.
        """
        if attribute == "name" or says_nothing(getattr(self.listed.player, attribute)):
            return False
        return self.by is not MatchedBy.NAME or says_nothing(getattr(self.player, attribute))


@dataclass(frozen=True, slots=True)
class ListComparison:
    """Every row of a list and every player of the event, each in one place.

    Attributes:
        new: Rows about nobody in the event.
        known: Rows about players of the event, also those without a difference.
        missing: Players of the event who are not in the list; they stay as they are.
        refused: Rows that cannot be taken, by row.
    """

    new: tuple[ListedPlayer, ...]
    known: tuple[KnownPlayer, ...]
    missing: tuple[Player, ...]
    refused: tuple[Problem, ...]

    @property
    def changed(self) -> tuple[KnownPlayer, ...]:
        """The known players about whom the list says something else."""
        return tuple(known for known in self.known if known.differences)


def compared(tournament: Tournament, players: PlayerList) -> ListComparison:
    """Finds out who of a list is who in the event.

    The FIDE number decides; then name and birth year; then the name alone, as long as no number
    and no year speaks against it. Accents, capitals and the order of the words of a name do not
    matter. Nobody is matched twice, and two rows about one player are not both taken.
    """
    return _Comparison(tournament, players).result()


def value_text(player: Player, attribute: str) -> str:
    """A piece of a player's data in words."""
    value = getattr(player, attribute)
    if attribute == "rating" and not value:
        return _("unrated")
    if isinstance(value, Sex):
        return _(value.label)
    if isinstance(value, Title):
        return value.value or "–"
    if attribute == "birth":
        value = day_text(value)
    return str(value) if value else "–"


def name_key(name: str) -> tuple[str, ...]:
    """The words of a name by which it is known again.

    >>> name_key("Pérez, José") == name_key("JOSE PEREZ")
    True
    """
    return tuple(sorted(_BETWEEN.sub(" ", folded(name)).split()))


def _contradict(one: Player, other: Player) -> bool:
    """Whether two players with the same name are certainly two people."""
    numbers = one.fide_id, other.fide_id
    years = one.birth[:4], other.birth[:4]
    return (all(numbers) and numbers[0] != numbers[1]) or (all(years) and years[0] != years[1])


def _differences(player: Player, listed: ListedPlayer) -> tuple[str, ...]:
    return tuple(
        field.value
        for field in PlayerField
        if field.value in listed.stated and _differs(player, listed.player, field.value)
    )


def _differs(player: Player, listed: Player, attribute: str) -> bool:
    """Whether the list says more, or something else; a year says no less than its date."""
    if attribute == "birth":
        return not player.birth.startswith(listed.birth)
    return bool(getattr(player, attribute) != getattr(listed, attribute))


class _Comparison:
    """Matches in three passes, the surest first."""

    def __init__(self, tournament: Tournament, players: PlayerList) -> None:
        self.players = tournament.players
        self.refused = list(players.refused)
        self.matches: dict[PlayerKey, KnownPlayer] = {}
        self.new: list[ListedPlayer] = []
        self.open = self.without_repeated_numbers(players.players)

    def result(self) -> ListComparison:
        """Everything in its place."""
        self.match_numbers()
        self.match_names()
        self.collect_new()
        known = sorted(self.matches.values(), key=lambda found: found.listed.row)
        missing = tuple(player for player in self.players if player.key not in self.matches)
        refused = sorted(self.refused, key=lambda problem: problem.line)
        return ListComparison(tuple(self.new), tuple(known), missing, tuple(refused))

    def without_repeated_numbers(self, rows: Iterable[ListedPlayer]) -> list[ListedPlayer]:
        """The rows but for those with a FIDE number that an earlier row has."""
        seen: dict[int, int] = {}
        kept = []
        for listed in rows:
            number = listed.player.fide_id
            if number and number in seen:
                self.refuse(listed, "row-number-twice", _NUMBER_TWICE, first=seen[number])
                continue
            seen[number] = listed.row
            kept.append(listed)
        return kept

    def match_numbers(self) -> None:
        """Rows whose FIDE number is that of a player."""
        numbers = {player.fide_id: player for player in self.players if player.fide_id}
        rest = []
        for listed in self.open:
            player = numbers.get(listed.player.fide_id)
            if player is None:
                rest.append(listed)
            else:
                self.match(player, listed, MatchedBy.FIDE_ID)
        self.open = rest

    def match_names(self) -> None:
        """Rows whose name is that of one player who is not matched yet."""
        named: dict[tuple[str, ...], list[Player]] = defaultdict(list)
        for player in self.players:
            named[name_key(player.name)].append(player)
        rest = []
        for listed in sorted(self.open, key=lambda row: not row.player.birth):
            alike = [
                player
                for player in named[name_key(listed.player.name)]
                if not _contradict(player, listed.player)
            ]
            free = [player for player in alike if player.key not in self.matches]
            same_year = [p for p in free if p.birth and p.birth[:4] == listed.player.birth[:4]]
            found = same_year or free
            if len(found) == 1:
                by = MatchedBy.NAME_AND_BIRTH if same_year else MatchedBy.NAME
                self.match(found[0], listed, by)
            elif found:
                self.refuse(listed, "row-ambiguous", _AMBIGUOUS, count=len(found))
            elif alike:
                first = self.matches[alike[0].key].listed.row
                self.refuse(listed, "row-twice", _TWICE, first=first)
            else:
                rest.append(listed)
        self.open = sorted(rest, key=lambda row: row.row)

    def collect_new(self) -> None:
        """The rows about nobody in the event; of two about the same person, the first."""
        seen: dict[tuple[str, ...], list[ListedPlayer]] = defaultdict(list)
        for listed in self.open:
            alike = seen[name_key(listed.player.name)]
            same = [row for row in alike if not _contradict(row.player, listed.player)]
            if same:
                self.refuse(listed, "row-twice", _TWICE, first=same[0].row)
                continue
            alike.append(listed)
            self.new.append(listed)

    def match(self, player: Player, listed: ListedPlayer, by: MatchedBy) -> None:
        """Notes who a row is about."""
        differences = _differences(player, listed)
        self.matches[player.key] = KnownPlayer(listed, player, by, differences)

    def refuse(self, listed: ListedPlayer, code: str, message: str, **values: object) -> None:
        """Notes why a row cannot be taken."""
        player = listed.player
        more = {"name": player.name, "fide_id": player.fide_id, **values}
        self.refused.append(Problem(listed.row, 0, code, Severity.ERROR, message, more))


_NUMBER_TWICE = N_(
    "Row {line}, {name}: row {first} has the same FIDE number {fide_id}. Correct the one that is "
    "wrong."
)
_TWICE = N_(
    "Row {line}, {name}: row {first} is about the same player. If they are two people, add the "
    "FIDE numbers or the birth years."
)
_AMBIGUOUS = N_(
    "Row {line}, {name}: {count} players of the event have this name. Add the FIDE number or the "
    "birth year to the row."
)
