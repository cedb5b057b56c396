"""The requirements of the 2012 edition.

C.10 gives them up one after the other, each for as few pairs as possible, and comes back to those
given up earlier whenever a more important one has to go. What is found first is therefore least
in the more important requirement, then in the next, and so on: the criteria below, in this order.

The protection of downfloaters (C.3.e-f) is for the residents of a bracket only.
"""

from arbiter_gui.i18n import N_
from arbiter_gui.pairing.dutch.colour_criteria import preference_refused
from arbiter_gui.pairing.dutch.criterion import Criterion, Matters
from arbiter_gui.pairing.dutch.downfloater_criteria import floating_again
from arbiter_gui.pairing.dutch.edition import Edition
from arbiter_gui.pairing.dutch.player_types import PlayerType
from arbiter_gui.pairing.dutch.repeated_float_criteria import mdp_opponent, resident_downfloater
from arbiter_gui.pairing.swiss.colours import Strength


def _clash(first: PlayerType, second: PlayerType, strength: Strength) -> bool:
    equal = first.side == second.side != 0
    return equal and min(first.strength, second.strength) >= strength


def absolute_clash(first: PlayerType, second: PlayerType) -> int:
    """1 where a topscorer and another one have the same absolute preference.

    Articles: 2012 B.2, C.10.g.
    """
    return int(_clash(first, second, Strength.ABSOLUTE))


def strong_clash(first: PlayerType, second: PlayerType) -> int:
    """1 where both have the same preference and neither is a mild one.

    Before an odd round such preferences are semi-absolute (A.7.d); before an even round a mild
    one is variable, so these are the pairs that Z counts (A.7.e, A.8).
    """
    return int(_clash(first, second, Strength.STRONG))


EDITION_2012 = Edition(
    name="2012",
    criteria=(
        Criterion(
            N_("scores of the downfloaters"),
            "C.8.b",
            Matters.WITH_FLOATING_MDPS,
            floater=floating_again,
            by_score=True,
        ),
        Criterion(
            N_("absolute preferences of topscorers"),
            "B.2",
            Matters.IN_LAST_ROUND,
            pair=absolute_clash,
        ),
        Criterion(
            N_("semi-absolute preferences"), "A.7.d", Matters.IN_ODD_ROUNDS, pair=strong_clash
        ),
        Criterion(N_("colour preferences"), "B.4", Matters.ALWAYS, pair=preference_refused),
        Criterion(
            N_("strong colour preferences"), "A.7.e", Matters.IN_EVEN_ROUNDS, pair=strong_clash
        ),
        Criterion(
            N_("downfloat as last round"),
            "B.5",
            Matters.WITH_FLOATERS,
            floater=resident_downfloater(1),
        ),
        Criterion(
            N_("downfloat as two rounds before"),
            "B.6",
            Matters.WITH_FLOATERS,
            floater=resident_downfloater(2),
        ),
        Criterion(N_("upfloat as last round"), "B.5", Matters.WITH_MDPS, pair=mdp_opponent(1)),
        Criterion(
            N_("upfloat as two rounds before"), "B.6", Matters.WITH_MDPS, pair=mdp_opponent(2)
        ),
    ),
    colour_articles=("E.1", "E.2", "E.3", "E.4", "E.5"),
    wider_difference_first=False,
)
