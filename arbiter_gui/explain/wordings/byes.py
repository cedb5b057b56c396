"""Sentences on players without an opponent: the bye of the pairing, and those not paired."""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

ODD_NUMBER = Wording(
    "pab-odd-number",
    N_(
        "Players to be paired: {number}, an odd number; so one of them gets the bye (no "
        "opponent): {who}."
    ),
)
LOWEST_SCORE = Wording(
    "pab-lowest-score",
    N_("It goes to the lowest score possible: {points}; nobody has less."),
)
ALL_BELOW_BARRED = Wording(
    "pab-all-below-barred",
    N_("It goes to the lowest score possible, {points}: nobody with less may have it."),
)
NOT_COMPLETABLE = Wording(
    "pab-not-completable",
    N_(
        "It goes to the lowest score possible, {points}: with a bye for less the others could"
        " not all be paired."
    ),
)
SCORE = Wording("pab-score", N_("{who} has {points}; the lowest score in this round is {lowest}."))
BARRED_2026 = Wording(
    "pab-barred-2026",
    N_("Not entitled, because of an earlier bye or a win's points without a game: {players}."),
)
BARRED_2017 = Wording(
    "pab-barred-2017", N_("Not entitled, because of an earlier bye or a win by forfeit: {players}.")
)
BARRED_2012 = Wording(
    "pab-barred-2012", N_("Not entitled, because of points without a game: {players}.")
)
ONLY_ONE = Wording("pab-only-one", N_("Nobody else has this score."))
OTHERS_BARRED = Wording("pab-others-barred", N_("Nobody else with this score is entitled to it."))
LAST_IN_ORDER = Wording(
    "pab-last-in-order",
    N_("{who} is the last of the last group (by points, then by place in the starting list)."),
)
LEFT_BY_ORDER = Wording(
    "pab-left-by-order", N_("In the usual order of the last group {who} has no opponent.")
)
INSTEAD = Wording(
    "pab-instead",
    N_("In the usual order of the last group {other} would have no opponent, but {reason}."),
)
INSTEAD_BARRED = Wording(
    "pab-instead-barred",
    N_(
        "In the usual order of the last group {other} would have no opponent, but may not get the "
        "bye, because of round {round}: {reason}."
    ),
)
OTHERS = Wording("pab-others", N_("Also entitled to it with this score: {players}."))
NOBODY_ELSE_LEFT = Wording("pab-nobody-else-left", N_("In the last group {who} was left alone."))

HALF_POINT = Wording("half-point", N_("{who} has a half-point bye and is not paired."))
FULL_POINT = Wording("full-point", N_("{who} has a full-point bye and is not paired."))
ZERO_POINT = Wording("zero-point", N_("{who} is absent (zero-point bye) and is not paired."))
WITHDRAWN = Wording("withdrawn", N_("{who} has withdrawn and is not paired from round {round} on."))
NOT_YET_HERE = Wording("not-yet-here", N_("{who} enters the event in round {round}."))
