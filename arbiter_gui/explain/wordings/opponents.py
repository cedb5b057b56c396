"""Sentences on why two players meet: the usual order, or what moved them out of it."""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

HALVES = Wording(
    "halves",
    N_(
        "By the starting list, the upper half of the group meets the lower half: {higher} and "
        "{lower} are both number {place} of their half, so they meet."
    ),
)
FIRST_MEETS_FIRST = Wording(
    "first-meets-first",
    N_(
        "Who was moved down meets the first of the group by the starting list: {higher} and "
        "{lower}."
    ),
)
ONLY_PAIR = Wording(
    "only-pair", N_("{higher} and {lower} were the only ones in this group, so they meet.")
)
HALVES_OF_REST = Wording(
    "halves-of-rest",
    N_(
        "When those moved down have their opponents, the upper half of the rest by the starting "
        "list meets the lower half: {higher} and {lower} are both number {place} of their half, "
        "so they meet."
    ),
)
FIRST_OF_GROUP = Wording(
    "first-of-group",
    N_(
        "Those moved down meet the first of the group by the starting list in turn: {higher} and "
        "{lower} are both number {place}, so they meet."
    ),
)
BY_ORDER = Wording("by-order", N_("{higher} and {lower} are a pair of the usual order."))
KEPT = Wording(
    "kept",
    N_(
        "{higher} and {lower} are a pair of the usual order; it stayed when other boards of "
        "the group had to change."
    ),
)

NOT_POSSIBLE = Wording(
    "not-possible", N_("In the usual order {one} and {other} would be a pair, but {reason}.")
)
ELSEWHERE = Wording(
    "elsewhere",
    N_(
        "In the usual order {one} and {other} would be a pair. That order also has the pair "
        "{third} and {fourth}, but {reason}; so other pairs had to be made."
    ),
)
WORSE = Wording(
    "worse",
    N_(
        "In the usual order {one} and {other} would be a pair, but if the whole usual order were "
        "kept, {reason}."
    ),
)
WOULD_BE_LEFT_OVER = Wording(
    "would-be-left-over",
    N_(
        "In the usual order {one} would have no opponent in this group, but if the whole usual "
        "order were kept, {reason}."
    ),
)
LEFT_OVER_BARRED = Wording(
    "left-over-barred",
    N_(
        "In the usual order {one} would have no opponent in this group, but may not get the bye, "
        "because of round {round}: {reason}."
    ),
)
LEFT_OVER_ELSEWHERE = Wording(
    "left-over-elsewhere",
    N_(
        "In the usual order {one} would have no opponent in this group. That order also has the "
        "pair {third} and {fourth}, but {reason}; so other pairs had to be made."
    ),
)
OTHER_PAIRS = Wording(
    "other-pairs",
    N_("The usual order was given up in this group, so that the groups below can be paired."),
)
USUAL_ORDER = Wording(
    "usual-order",
    N_(
        "(Usual order: by the starting list, the upper half of the group meets the lower half, "
        "1st with 1st, 2nd with 2nd.)"
    ),
)
USUAL_ORDER_WITH_MOVED = Wording(
    "usual-order-with-moved",
    N_(
        "(Usual order: by the starting list, those moved down meet the first of the group in "
        "turn; then the upper half of the rest meets the lower half, 1st with 1st, 2nd with 2nd.)"
    ),
)
FIRST_OF_THE_BEST = Wording(
    "first-of-the-best",
    N_(
        "Where several pairings of a group are equally good, the rules try them in a fixed order "
        "and take the first."
    ),
)
MET = Wording("met", N_("they played each other in round {round}"))
FORBIDDEN = Wording("forbidden", N_("this pair is not allowed in this event"))
BOTH_WHITE = Wording("both-white", N_("both must have White ({one}: {why}; {other}: {other_why})"))
BOTH_BLACK = Wording("both-black", N_("both must have Black ({one}: {why}; {other}: {other_why})"))
BARRED_BYE = Wording(
    "barred-bye",
    N_("{who} would get the bye, which is not allowed because of round {round}: {reason}"),
)
PAIR_IN_IT = Wording(
    "pair-in-it", N_("that order also has the pair {third} and {fourth}: {reason}")
)
NOT_ENTITLED = Wording("not-entitled", N_("{who} is not entitled to the bye"))
