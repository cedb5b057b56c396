"""The four titles that are gained by norms, and the numbers each asks for."""

from dataclasses import dataclass

from arbiter_gui.tournament.player import Player, Sex, Title

WOMENS_TITLES = frozenset({Title.WGM, Title.WIM, Title.WFM, Title.WCM})


@dataclass(frozen=True, slots=True)
class NormTitle:
    """What a norm for a title asks for.

    Attributes:
        performance: Least performance rating (B.01 1.4.8).
        average: Least average rating of the opponents (B.01 1.4.8a).
        floor: To this rating one opponent, the lowest, is raised (B.01 1.4.6b).
        holders: Titles of which a third of the opponents must hold one.
        article: The article about those titles.
        above: Titles whose holders have no use for the norm.
        for_women: Whether only women can gain the title.
    """

    title: Title
    performance: int
    average: int
    floor: int
    holders: frozenset[Title]
    article: str
    above: frozenset[Title]
    for_women: bool = False

    def is_open_to(self, player: Player) -> bool:
        """Whether the norm could be of use to a player; who is not known to be a man may try."""
        if player.title in self.above:
            return False
        return not self.for_women or player.sex is not Sex.MALE or player.title in WOMENS_TITLES


_GM = frozenset({Title.GM})
_IM = _GM | {Title.IM}
_WGM = _IM | {Title.WGM}
_WIM = _WGM | {Title.WIM}

NORM_TITLES: tuple[NormTitle, ...] = (
    NormTitle(Title.GM, 2600, 2380, 2200, _GM, "B.01 1.4.5b", _GM),
    NormTitle(Title.IM, 2450, 2230, 2050, _IM, "B.01 1.4.5c", _IM),
    NormTitle(Title.WGM, 2400, 2180, 2000, _WGM, "B.01 1.4.5d", _GM | {Title.WGM}, for_women=True),
    NormTitle(Title.WIM, 2250, 2030, 1850, _WIM, "B.01 1.4.5e", _WIM, for_women=True),
)
"""From the highest to the lowest (B.01 1.4)."""
