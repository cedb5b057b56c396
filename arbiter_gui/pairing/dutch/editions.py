"""The editions of the FIDE (Dutch) rules side by side: criteria, order and article numbers."""

from arbiter_gui.i18n import N_
from arbiter_gui.pairing.dutch.colour_criteria import (
    preference_refused,
    strong_preference_refused,
    third_colour,
    wide_difference,
)
from arbiter_gui.pairing.dutch.criterion import Criterion, Matters
from arbiter_gui.pairing.dutch.downfloater_criteria import floating_again, next_bracket_loss
from arbiter_gui.pairing.dutch.edition import Edition
from arbiter_gui.pairing.dutch.pab_criteria import unplayed_games
from arbiter_gui.pairing.dutch.repeated_float_criteria import (
    floating_mdp,
    mdp_opponent,
    resident_downfloater,
)
from arbiter_gui.pairing.dutch.requirements_2012 import EDITION_2012
from arbiter_gui.pairing.dutch.score_difference_criteria import (
    downfloater,
    downfloater_difference,
    downfloater_in_pair,
    pair_difference,
    upfloater_in_pair,
)

FLOATING = Matters.WITH_FLOATERS
MDPS = Matters.WITH_MDPS
FLOATING_MDPS = Matters.WITH_FLOATING_MDPS

_COLOURS_2017 = (
    Criterion(
        N_("colour difference of topscorers"), "C.8", Matters.IN_LAST_ROUND, pair=wide_difference
    ),
    Criterion(
        N_("third equal colour of topscorers"), "C.9", Matters.IN_LAST_ROUND, pair=third_colour
    ),
    Criterion(N_("colour preferences"), "C.10", Matters.ALWAYS, pair=preference_refused),
    Criterion(
        N_("strong colour preferences"), "C.11", Matters.ALWAYS, pair=strong_preference_refused
    ),
)

EDITION_2026 = Edition(
    name="2026",
    criteria=(
        Criterion(
            N_("scores of the downfloaters"),
            "C7",
            FLOATING_MDPS,
            floater=floating_again,
            by_score=True,
        ),
        Criterion(N_("next bracket"), "C8", FLOATING, floater=next_bracket_loss),
        Criterion(N_("unplayed games of the bye"), "C9", FLOATING, floater=unplayed_games),
        Criterion(
            N_("colour difference of topscorers"),
            "C10",
            Matters.IN_LAST_ROUND,
            pair=wide_difference,
        ),
        Criterion(
            N_("third equal colour of topscorers"),
            "C11",
            Matters.IN_LAST_ROUND,
            pair=third_colour,
        ),
        Criterion(N_("colour preferences"), "C12", Matters.ALWAYS, pair=preference_refused),
        Criterion(
            N_("strong colour preferences"),
            "C13",
            Matters.ALWAYS,
            pair=strong_preference_refused,
        ),
        Criterion(N_("downfloat as last round"), "C14", FLOATING, floater=resident_downfloater(1)),
        Criterion(N_("upfloat as last round"), "C15", MDPS, pair=mdp_opponent(1)),
        Criterion(
            N_("downfloat as two rounds before"), "C16", FLOATING, floater=resident_downfloater(2)
        ),
        Criterion(N_("upfloat as two rounds before"), "C17", MDPS, pair=mdp_opponent(2)),
        Criterion(
            N_("score differences, downfloat as last round"),
            "C18",
            FLOATING_MDPS,
            floater=floating_mdp(1),
            by_score=True,
        ),
        Criterion(
            N_("score differences, upfloat as last round"),
            "C19",
            MDPS,
            pair=mdp_opponent(1),
            by_score=True,
        ),
        Criterion(
            N_("score differences, downfloat as two rounds before"),
            "C20",
            FLOATING_MDPS,
            floater=floating_mdp(2),
            by_score=True,
        ),
        Criterion(
            N_("score differences, upfloat as two rounds before"),
            "C21",
            MDPS,
            pair=mdp_opponent(2),
            by_score=True,
        ),
    ),
    colour_articles=("5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"),
)

EDITION_2017 = Edition(
    name="2017",
    criteria=(
        Criterion(
            N_("pairing score difference"),
            "C.6",
            FLOATING_MDPS,
            floater=floating_again,
            by_score=True,
        ),
        Criterion(N_("next bracket"), "C.7", FLOATING, floater=next_bracket_loss),
        *_COLOURS_2017,
        Criterion(N_("downfloat as last round"), "C.12", FLOATING, floater=resident_downfloater(1)),
        Criterion(N_("upfloat as last round"), "C.13", MDPS, pair=mdp_opponent(1)),
        Criterion(
            N_("downfloat as two rounds before"), "C.14", FLOATING, floater=resident_downfloater(2)
        ),
        Criterion(N_("upfloat as two rounds before"), "C.15", MDPS, pair=mdp_opponent(2)),
        Criterion(
            N_("score differences, downfloat as last round"),
            "C.16",
            FLOATING_MDPS,
            floater=floating_mdp(1),
            by_score=True,
        ),
        Criterion(
            N_("score differences, upfloat as last round"),
            "C.17",
            MDPS,
            pair=mdp_opponent(1),
            by_score=True,
        ),
        Criterion(
            N_("score differences, downfloat as two rounds before"),
            "C.18",
            FLOATING_MDPS,
            floater=floating_mdp(2),
            by_score=True,
        ),
        Criterion(
            N_("score differences, upfloat as two rounds before"),
            "C.19",
            MDPS,
            pair=mdp_opponent(2),
            by_score=True,
        ),
    ),
    colour_articles=("E.1", "E.2", "E.3", "E.4", "E.5"),
    collapsed_criteria=(
        Criterion(
            N_("pairing score difference"),
            "C.6",
            Matters.ALWAYS,
            pair=pair_difference,
            floater=downfloater_difference,
            by_difference=True,
        ),
        *_COLOURS_2017,
        Criterion(
            N_("downfloat as last round"),
            "C.12",
            Matters.ALWAYS,
            pair=downfloater_in_pair(1),
            floater=downfloater(1),
        ),
        Criterion(N_("upfloat as last round"), "C.13", Matters.ALWAYS, pair=upfloater_in_pair(1)),
        Criterion(
            N_("downfloat as two rounds before"),
            "C.14",
            Matters.ALWAYS,
            pair=downfloater_in_pair(2),
            floater=downfloater(2),
        ),
        Criterion(
            N_("upfloat as two rounds before"), "C.15", Matters.ALWAYS, pair=upfloater_in_pair(2)
        ),
        Criterion(
            N_("score differences, downfloat as last round"),
            "C.16",
            Matters.ALWAYS,
            pair=downfloater_in_pair(1),
            floater=downfloater(1),
            by_difference=True,
        ),
        Criterion(
            N_("score differences, upfloat as last round"),
            "C.17",
            Matters.ALWAYS,
            pair=upfloater_in_pair(1),
            by_difference=True,
        ),
        Criterion(
            N_("score differences, downfloat as two rounds before"),
            "C.18",
            Matters.ALWAYS,
            pair=downfloater_in_pair(2),
            floater=downfloater(2),
            by_difference=True,
        ),
        Criterion(
            N_("score differences, upfloat as two rounds before"),
            "C.19",
            Matters.ALWAYS,
            pair=upfloater_in_pair(2),
            by_difference=True,
        ),
        # Of sets of MDPs that are equal so far, those with the highest scores are generated first.
        Criterion(
            N_("order of the MDP exchanges"),
            "D.3",
            FLOATING_MDPS,
            floater=floating_again,
            by_score=True,
        ),
    ),
)

EDITIONS = {edition.name: edition for edition in (EDITION_2012, EDITION_2017, EDITION_2026)}
