"""K, the development coefficient: how fast a rating changes."""

import re
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.i18n import N_
from arbiter_gui.tournament.player import Player, Title

_HIGH = 2400
_JUNIOR_BELOW = 2300
_LAST_JUNIOR_AGE = 18
_MOST = 700
_YEAR = re.compile(r"\d{4}")


class KReason(Enum):
    """Why a player has this K; the value is the sentence, marked for translation."""

    LIST = N_("as the rating list has it")
    HIGH = N_("rated 2400 or more")
    JUNIOR = N_("until the year of the 18th birthday, under 2300")
    HIGH_ONCE = N_("under 2400, but the title tells of 2400 once")
    ADULT = N_("under 2400")
    AGE_NOT_KNOWN = N_("under 2400, year of birth not known")
    EVENT_NOT_DATED = N_("under 2400, first day of the event not known")


@dataclass(frozen=True, slots=True)
class KFactor:
    """The coefficient for one player in one event.

    Attributes:
        estimated: Whether FIDE's list may have another value, for example for a player with
            fewer than 30 games (40), or one who had 2400 long ago (10).
        limited: Whether the number of games made it smaller.
    """

    value: int
    reason: KReason
    estimated: bool
    limited: bool = False


def k_factor(player: Player, start: str, games: int) -> KFactor:
    """K of the rating list, or else by the rules from what the event knows of a rated player.

    Args:
        player: The player.
        start: First day of the event; its year decides who is a junior.
        games: Rated games of the event: K times games is at most 700 in a rating period.

    Articles: B.02 8.3.3.
    """
    factor = _by_rule(player, start)
    if factor.value * games <= _MOST:
        return factor
    return KFactor(_MOST // games, factor.reason, factor.estimated, limited=True)


def _by_rule(player: Player, start: str) -> KFactor:
    if player.k_factor:
        return KFactor(player.k_factor, KReason.LIST, estimated=False)
    if player.rating >= _HIGH:
        return KFactor(10, KReason.HIGH, estimated=False)
    born, year = _YEAR.match(player.birth), _YEAR.match(start)
    if born and year and player.rating < _JUNIOR_BELOW:
        age = int(year[0]) - int(born[0])
        if age <= _LAST_JUNIOR_AGE:
            return KFactor(40, KReason.JUNIOR, estimated=False)
    if player.title in {Title.GM, Title.IM}:
        return KFactor(10, KReason.HIGH_ONCE, estimated=True)
    reason = KReason.ADULT
    if player.rating < _JUNIOR_BELOW and not (born and year):
        reason = KReason.EVENT_NOT_DATED if born else KReason.AGE_NOT_KNOWN
    return KFactor(20, reason, estimated=True)
