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
DOWN_AGAIN_TWICE = Wording(
    "floats-down-again-twice",
    N_("{who} is moved down again, as in rounds {earlier} and {round}."),
)
DOWN_AFTER_BYE = Wording(
    "floats-down-after-bye",
    N_("{who} had the bye in round {round}, which counts like being moved down."),
)
DOWN_AFTER_NO_GAME = Wording(
    "floats-down-after-no-game",
    N_("{who} had no game in round {round}, which counts like being moved down."),
)
UP_AGAIN = Wording(
    "floats-up-again", N_("{who} meets somebody with more points again, as in round {round}.")
)
UP_AGAIN_TWICE = Wording(
    "floats-up-again-twice",
    N_("{who} meets somebody with more points again, as in rounds {earlier} and {round}."),
)
BYE_AFTER_DOWN = Wording(
    "floats-bye-after-down",
    N_("{who} was moved down in round {round}, and the bye counts like being moved down again."),
)
BYE_AFTER_DOWN_TWICE = Wording(
    "floats-bye-after-down-twice",
    N_(
        "{who} was moved down in rounds {earlier} and {round}, and the bye counts like being moved "
        "down again."
    ),
)
BYE_AFTER_NO_GAME = Wording(
    "floats-bye-after-no-game", N_("{who} had no game in round {round} either.")
)
INSTEAD_DOWN = Wording("instead-down", N_("With {other} moved down in place of {who}, {reason}."))
INSTEAD_UP = Wording("instead-up", N_("With {other} as the opponent in place of {who}, {reason}."))
DOWN_ALL_TOO = Wording(
    "down-all-too",
    N_("All others with the score of {who} are moved down too, or were in round {round}."),
)
UP_NOBODY_ELSE = Wording(
    "up-nobody-else", N_("Nobody else with the score of {who} may meet {moved}.")
)
UP_ALL_TOO = Wording(
    "up-all-too",
    N_(
        "All others with the score of {who} who may meet {moved} met somebody with more points "
        "in round {round} too."
    ),
)
INSTEAD_BYE = Wording("instead-bye", N_("With the bye for {other} in place of {who}, {reason}."))
VIRTUAL_POINTS = Wording(
    "virtual-points",
    N_("(Virtual points are added for the pairing alone, and only in the first rounds.)"),
)
