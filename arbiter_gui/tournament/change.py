"""One reversible step: what every action returns, the file keeps and undo turns round."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from arbiter_gui.i18n import fill
from arbiter_gui.tournament.bye import Bye
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.integrity_event import IntegrityEvent
from arbiter_gui.tournament.manual_pairing import ManualPairing
from arbiter_gui.tournament.player import Player
from arbiter_gui.tournament.prizes import CategoryPrize, PrizeFund
from arbiter_gui.tournament.regulations import (
    Acceleration,
    HandRanking,
    PointAdjustment,
    Prohibition,
)
from arbiter_gui.tournament.round import Round
from arbiter_gui.tournament.settings import TournamentSettings

Kind = Literal[
    "event",
    "settings",
    "player",
    "round",
    "game",
    "bye",
    "acceleration",
    "prohibition",
    "adjustment",
    "manual_pairing",
    "hand_ranking",
    "integrity_event",
    "prize_fund",
    "category_prize",
]

Fact = (
    EventDetails
    | TournamentSettings
    | Player
    | Round
    | Game
    | Bye
    | Acceleration
    | Prohibition
    | PointAdjustment
    | ManualPairing
    | HandRanking
    | IntegrityEvent
    | PrizeFund
    | CategoryPrize
)

Key = int | tuple[int, int]
"""0 for event, settings and prize fund; a player's key; a number, mostly a round's; (round, board),
(round, player) or (round, points)."""


def identity(fact: Fact) -> tuple[Kind, Key]:  # noqa: C901, PLR0911, PLR0912 - a table: one case a kind
    """The kind and the key under which a fact is kept."""
    match fact:
        case EventDetails():
            return "event", 0
        case TournamentSettings():
            return "settings", 0
        case Player():
            return "player", int(fact.key)
        case Round():
            return "round", fact.number
        case Game():
            return "game", (fact.round, fact.board)
        case Bye():
            return "bye", (fact.round, int(fact.player))
        case Acceleration():
            return "acceleration", int(fact.player)
        case Prohibition():
            return "prohibition", fact.number
        case PointAdjustment():
            return "adjustment", fact.number
        case ManualPairing():
            return "manual_pairing", fact.round
        case HandRanking():
            return "hand_ranking", (fact.round, fact.points)
        case IntegrityEvent():
            return "integrity_event", fact.number
        case PrizeFund():
            return "prize_fund", 0
        case CategoryPrize():
            return "category_prize", fact.number


@dataclass(frozen=True, slots=True)
class Edit:
    """One fact that appears (before is None), changes, or disappears (after is None)."""

    kind: Kind
    key: Key
    before: Fact | None
    after: Fact | None

    @classmethod
    def adding(cls, fact: Fact) -> "Edit":
        """The edit that puts in a new fact."""
        return cls(*identity(fact), None, fact)

    @classmethod
    def removing(cls, fact: Fact) -> "Edit":
        """The edit that takes a fact out."""
        return cls(*identity(fact), fact, None)

    @classmethod
    def changing(cls, before: Fact, after: Fact) -> "Edit":
        """The edit that replaces a fact by another with the same kind and key."""
        return cls(*identity(before), before, after)

    @property
    def reversed(self) -> "Edit":
        """The edit that takes this one back."""
        return replace(self, before=self.after, after=self.before)


@dataclass(frozen=True)
class Change:
    """A labelled group of edits that happens as a whole or not at all.

    Attributes:
        label: English sentence with placeholders, marked `N_()`: "Pair round {round}".
        values: What the placeholders stand for; plain text and numbers only.
    """

    label: str
    edits: tuple[Edit, ...]
    values: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def reversed(self) -> "Change":
        """The change that takes this one back; its label stays, so that undo can name it."""
        return replace(self, edits=tuple(edit.reversed for edit in reversed(self.edits)))

    def touches(self, *kinds: Kind) -> bool:
        """Whether a fact of one of the kinds is different afterwards."""
        return any(edit.kind in kinds for edit in self.edits)

    def describe(self) -> str:
        """The label in the language in use."""
        return fill(self.label, self.values)

    def keys(self, kind: Kind) -> frozenset[Hashable]:
        """The keys of the facts of one kind that the change touches."""
        return frozenset(edit.key for edit in self.edits if edit.kind == kind)
