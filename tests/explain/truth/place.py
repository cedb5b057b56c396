"""Place: where a sentence stands, and the register of what each sentence claims."""

from dataclasses import dataclass, field

from tests.explain.truth.group import Group
from tests.explain.truth.round_facts import RoundFacts

CLAIMS = {}
"""For each meaning the check of what it claims: a function of what was said and its place."""


class Falsehood(Exception):
    """A sentence that is not true."""


@dataclass(frozen=True)
class Place:
    """Where a sentence stands.

    Attributes:
        facts: The round.
        players: Who sits at the board, White first; one player for a bye or an absence.
        groups: The groups that the player who is spoken of was in, from the first to the last.
        group: The group that is spoken of; None where there is none.
        pair: The two whom a reason keeps apart; empty where it is about a whole order.
        lost: The pairs that would be worse; None for those of the usual order of the group.
        language: The language of the text.
        title: What the heading of a chapter says.
        played: The round with the boards that were played in place of those by the rules.
        forced: The boards of the round if a wanted pair had to be made.
        given: The boards of the round by the rules, black 0 for the bye.
        weak: Statements of which only necessary conditions could be checked.
    """

    facts: RoundFacts
    players: tuple
    groups: tuple = ()
    group: Group | None = None
    pair: tuple = ()
    lost: tuple | None = None
    language: str = "en"
    title: str = ""
    played: RoundFacts | None = None
    forced: frozenset = frozenset()
    given: frozenset = frozenset()
    weak: list = field(default_factory=list, compare=False)

    @property
    def natural(self):
        """The pairs that would be worse, the usual order where nothing else is said."""
        return self.group.natural() if self.lost is None else list(self.lost)

    def at_points(self, points):
        """The group of the player with a score."""
        found = [one for one in self.groups if one.low == points]
        if not found:
            raise Falsehood(f"no group of {points} tenths")
        return found[0]

    def only_partly(self, what):
        """Notes that a statement could not be checked in full; true, so far."""
        self.weak.append(what)
        return True


def claims(*keys):
    """The check of some sentences."""

    def register(check):
        for key in keys:
            if key in CLAIMS:
                raise ValueError(f"{key} has two checks")
            CLAIMS[key] = check
        return check

    return register


def holds(said, at):
    """Whether a sentence or clause is true where it stands.

    Raises:
        Falsehood: A player is not named as the file does.
    """
    for value in said.values.values():
        _check_names(value, at.facts)
    return bool(CLAIMS[said.key](said, at))


def _check_names(value, facts):
    if hasattr(value, "named"):
        for one in value.named:
            _check_names(one, facts)
    elif hasattr(value, "name") and value.name:
        real = facts.event.names[value.number].split(",")[0].strip()
        if value.name != real:
            raise Falsehood(f"{value.number} is {real}, not {value.name}")
    elif hasattr(value, "virtual") and value.virtual != facts.has_virtual_points:
        raise Falsehood("virtual points")


BARRED_BY = {"bye": "played-bye", "forfeit": "forfeit-win", "points": "points-without-game"}


def is_barred(said, at, player):
    """Whether a player may not have the bye, for the round and the reason that are told."""
    found = at.facts.barred_after(player)
    return found is not None and (said["round"], said["reason"].key) == (
        found[0],
        BARRED_BY[found[1]],
    )


def same_players(several, players):
    """Whether just these players are named, in this order, of many only some."""
    numbers = [one.number for one in several.named]
    in_order = numbers == [player for player in players if player in numbers]
    return in_order and len(numbers) + several.more == len(players)
