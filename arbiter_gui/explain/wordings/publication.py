"""Sentences of the list that is looked through before a round is published."""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

NOT_POSSIBLE = Wording("check-not-possible", N_("{one} – {other}: not allowed, because {reason}."))
NO_PLACE = Wording("check-no-place", N_("Without a board or the bye: {players}."))
TWO_PLACES = Wording("check-two-places", N_("{who} has more than one place in this round."))
NOT_TO_BE_PAIRED = Wording(
    "check-not-to-be-paired",
    N_("{who} is on the boards, but is not to be paired in this round: {bye}."),
)
BYE_WITH_EVEN_NUMBER = Wording(
    "check-bye-with-even-number",
    N_("{who} has the bye, but the number of players is even: {number}."),
)
SEVERAL_BYES = Wording("check-several-byes", N_("More than one player has the bye: {players}."))

BYE_BARRED = Wording(
    "check-bye-barred", N_("{who} has the bye, which is not allowed after round {round}: {reason}.")
)
BYE_ABOVE = Wording(
    "check-bye-above",
    N_("{who} has the bye with {points}; the lowest score in this round is {lowest}."),
)
BYE_AFTER_POINTS = Wording(
    "check-bye-after-points",
    N_("{who} has the bye, after points without a game in round {round}."),
)

THIRD_WHITE = Wording(
    "check-third-white", N_("{who} has White for the third time in a row, after {history}.")
)
THIRD_BLACK = Wording(
    "check-third-black", N_("{who} has Black for the third time in a row, after {history}.")
)
WIDE_WHITE = Wording(
    "check-wide-white",
    N_("{who} has White again; Whites would then be ahead of Blacks by {number}."),
)
WIDE_BLACK = Wording(
    "check-wide-black",
    N_("{who} has Black again; Blacks would then be ahead of Whites by {number}."),
)
WHITE_MISSED = Wording("check-white-missed", N_("{who} has Black, but {claim}."))
BLACK_MISSED = Wording("check-black-missed", N_("{who} has White, but {claim}."))

DOWN_AGAIN = Wording("check-down-again", N_("{who} is moved down, as in round {round}."))
DOWN_AFTER_NO_GAME = Wording(
    "check-down-after-no-game",
    N_("{who} is moved down; having no game in round {round} counts like that too."),
)
UP_AGAIN = Wording("check-up-again", N_("{who} meets more points, as in round {round}."))
DOWN_BY_BYE_AGAIN = Wording(
    "check-down-by-bye-again",
    N_("{who} has the bye, which counts as a downfloat, as in round {round}."),
)
BYE_AFTER_NO_GAME = Wording(
    "check-bye-after-no-game", N_("{who} has the bye, after no game in round {round} either.")
)
SCORE_GAP = Wording(
    "check-score-gap",
    N_(
        "{higher} has {higher_points}, {lower} has {lower_points}: more than one score group apart."
    ),
)
LEADERS_APART = Wording(
    "check-leaders-apart",
    N_(
        "{one} and {other} alone have the highest score, {points}; the pair is allowed, but it is "
        "not made."
    ),
)
LEADERS_CANNOT = Wording(
    "check-leaders-cannot",
    N_("{one} and {other} alone have the highest score, {points}, but cannot meet: {reason}."),
)
LEADER_PASSED = Wording(
    "check-leader-passed",
    N_(
        "{who} alone has the highest score, {points}, but meets nobody of the next score, "
        "{following}, though such a pair is allowed."
    ),
)
LEADER_CANNOT = Wording(
    "check-leader-cannot",
    N_(
        "{who} alone has the highest score, {points}, but cannot meet anybody of the next score, "
        "{following}."
    ),
)

RESULT_MISSING = Wording(
    "check-result-missing",
    N_("Round {round}, board {board}: the result is missing; the scores are not final."),
)
OTHER_BOARDS = Wording(
    "check-other-boards",
    N_("Score group {points}: the rules give other boards, because with these {reason}."),
)
OTHER_ORDER = Wording(
    "check-other-order",
    N_("Score group {points}: other boards come first in the order of the rules."),
)
OTHER_BELOW = Wording(
    "check-other-below",
    N_("Score group {points}: the rules give other boards for the sake of the groups below."),
)
OTHER_PAIRS = Wording("check-other-pairs", N_("Score group {points}: the rules give other boards."))
OTHER_COLOURS = Wording(
    "check-other-colours", N_("{one} – {other}: the rules give the colours the other way round.")
)
NO_ROUND = Wording("check-no-round", N_("By the rules this round cannot be paired at all."))
