"""Sentences on opponents with different scores, and on floats that repeat earlier ones."""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

FLOATS = Wording(
    "floats",
    N_(
        "Different scores: {higher} has {higher_points} and floats down; {lower} has "
        "{lower_points} and floats up."
    ),
)
DOWN_AGAIN = Wording("floats-down-again", N_("{who} floats down again, as in round {round}."))
UP_AGAIN = Wording("floats-up-again", N_("{who} floats up again, as in round {round}."))
DOWN_AGAIN_NEEDED = Wording(
    "floats-down-again-needed",
    N_(
        "{who} floats down again, as in round {round}; to spare everybody this, a more "
        "important rule of the pairing would have to suffer."
    ),
)
UP_AGAIN_NEEDED = Wording(
    "floats-up-again-needed",
    N_(
        "{who} floats up again, as in round {round}; to spare everybody this, a more "
        "important rule of the pairing would have to suffer."
    ),
)
