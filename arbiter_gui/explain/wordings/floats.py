"""Sentences on opponents with different scores, and on floats that repeat earlier ones."""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

FLOATS = Wording(
    "floats",
    N_(
        "Different scores: {higher} has {higher_points} and is moved down (a downfloat); {lower} "
        "has {lower_points} and meets more points (an upfloat)."
    ),
)
DOWN_AGAIN = Wording("floats-down-again", N_("{who} is moved down again, as in round {round}."))
UP_AGAIN = Wording("floats-up-again", N_("{who} meets more points again, as in round {round}."))
DOWN_AGAIN_NEEDED = Wording(
    "floats-down-again-needed",
    N_(
        "{who} is moved down again, as in round {round}; with {other} moved down instead, {reason}."
    ),
)
UP_AGAIN_NEEDED = Wording(
    "floats-up-again-needed",
    N_(
        "{who} meets more points again, as in round {round}; with {other} as the opponent "
        "instead, {reason}."
    ),
)
