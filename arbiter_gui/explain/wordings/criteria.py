"""Clauses on what a pairing by the usual order would do worse; they complete a sentence."""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

MORE_DENIED = Wording(
    "more-denied",
    N_("more players would miss the colour due to them: {natural} instead of {reached}"),
)
MORE_STRONG_DENIED = Wording(
    "more-strong-denied",
    N_("more players would miss a colour strongly due to them: {natural} instead of {reached}"),
)
WIDE_DIFFERENCE = Wording(
    "wide-difference",
    N_("more colour differences would go beyond two: {natural} instead of {reached}"),
)
THIRD_COLOUR = Wording(
    "third-colour",
    N_("more players would get one colour three times in a row: {natural} instead of {reached}"),
)
BOTH_MUST = Wording(
    "both-must",
    N_(
        "more pairs would have to deny a colour to somebody who must have it: {natural} "
        "instead of {reached}"
    ),
)
DOWN_AGAIN = Wording("down-again", N_("moved down again, as in round {round}, would be: {players}"))
UP_AGAIN = Wording(
    "up-again",
    N_("an opponent with more points again, as in round {round}, would go to: {players}"),
)
MORE_DOWN_AGAIN = Wording(
    "more-down-again",
    N_(
        "more players would be moved down again, as in round {round}: {natural} instead of "
        "{reached}"
    ),
)
MORE_UP_AGAIN = Wording(
    "more-up-again",
    N_(
        "more players would meet more points again, as in round {round}: {natural} instead of "
        "{reached}"
    ),
)
HIGHER_FLOATERS = Wording(
    "higher-floaters",
    N_("more players with score {points} would be moved down: {natural} instead of {reached}"),
)
NEXT_GROUP = Wording("next-group", N_("the next group could be paired less well"))
NEXT_GROUP_MORE = Wording(
    "next-group-more",
    N_("more players would be moved down from the next group: {natural} instead of {reached}"),
)
UNPLAYED = Wording(
    "unplayed",
    N_(
        "the bye would go to a player with more rounds without a game: {natural} instead of "
        "{reached}"
    ),
)
WIDER_SCORES = Wording("wider-scores", N_("the differences in points would be larger"))
REST = Wording(
    "rest", N_("the rest of the round could not be paired, or the bye would go to a higher score")
)
REST_NOT_PAIRED = Wording("rest-not-paired", N_("the rest of the round could not be paired"))
HIGHER_BYE = Wording("higher-bye", N_("the bye would go to a higher score"))
MORE_LEFT_OVER = Wording(
    "more-left-over", N_("more players would be moved down: {natural} instead of {reached}")
)
BELOW = Wording("below", N_("the groups below could be paired less well"))
WORSE_IN = Wording("worse-in", N_("this rule would be kept less well: {criterion}"))
