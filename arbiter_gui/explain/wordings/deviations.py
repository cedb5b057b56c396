"""Sentences on boards that are not what the rules give."""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

NOT_BY_RULES = Wording(
    "not-by-rules",
    N_(
        "The rules of {edition} give another board here: this one was made by hand, by other "
        "rules, or from other results."
    ),
)
BY_HAND = Wording(
    "by-hand",
    N_(
        "This board was made by hand, the rules of {edition} give another one. Reason given: "
        "{reason}"
    ),
)
RULES_PAIR = Wording("rules-pair", N_("By the rules: {white} with White, {black} with Black."))
RULES_BYE = Wording("rules-bye", N_("By the rules: the bye for {who}."))
RULES_UNPAIRED = Wording("rules-unpaired", N_("By the rules {who} is not paired in this round."))
COLOURS_BY_HAND = Wording(
    "colours-by-hand",
    N_("The colours of this board were exchanged by hand. Reason given: {reason}"),
)
RULES_COLOURS = Wording(
    "rules-colours",
    N_("By the rules {white} would have White and {black} Black, for this reason: {sentence}"),
)
COLOURS_TURNED = Wording(
    "colours-turned",
    N_("The rules of {edition} give this pair too, but with the colours the other way round."),
)
BREAKS = Wording("breaks", N_("The board breaks a rule: {reason}."))
LESS_WELL = Wording(
    "less-well",
    N_("The boards of this group are worse than those by the rules: with them {reason}."),
)
FOR_THOSE_BELOW = Wording(
    "for-those-below",
    N_("The rules choose other boards in this group for the sake of the groups below."),
)
ORDER_ONLY = Wording(
    "order-only",
    N_(
        "By the criteria the boards of this group are as good as those by the rules, but "
        "those come first in the order in which the rules try pairings."
    ),
)
NO_PAIRING = Wording(
    "no-pairing", N_("By the rules of {edition} no pairing of this round is possible at all.")
)
