"""Clauses on what a pairing by the usual order would do worse; they complete a sentence.

Players who are named stand at the start, as the subject; who is named by the pairs made stands
after "instead of only". A number counts how many more there would be.
"""

from arbiter_gui.explain.sentences import Wording, counted
from arbiter_gui.i18n import N_, plural_forms

DENIED = counted(
    "denied",
    plural_forms(
        "{players} would not get the colour due", "{players} would not get the colour due"
    ),
)
DENIED_INSTEAD = counted(
    "denied-instead",
    plural_forms(
        "{players} would not get the colour due, instead of only {made}",
        "{players} would not get the colour due, instead of only {made}",
    ),
)
MORE_DENIED = counted(
    "more-denied",
    plural_forms(
        "{number} more player would not get the colour due",
        "{number} more players would not get the colour due",
    ),
)
STRONG_DENIED = counted(
    "strong-denied",
    plural_forms(
        "{players} would not get the colour that evens out White and Black",
        "{players} would not get the colour that evens out White and Black",
    ),
)
STRONG_DENIED_INSTEAD = counted(
    "strong-denied-instead",
    plural_forms(
        "{players} would not get the colour that evens out White and Black, instead of only {made}",
        "{players} would not get the colour that evens out White and Black, instead of only {made}",
    ),
)
MORE_STRONG_DENIED = counted(
    "more-strong-denied",
    plural_forms(
        "{number} more player would not get the colour that evens out White and Black",
        "{number} more players would not get the colour that evens out White and Black",
    ),
)
WIDE_DIFFERENCE = counted(
    "wide-difference",
    plural_forms(
        "for {number} more player Whites and Blacks would differ by more than two",
        "for {number} more players Whites and Blacks would differ by more than two",
    ),
)
THIRD_COLOUR = counted(
    "third-colour",
    plural_forms(
        "{number} more player would get one colour three times in a row",
        "{number} more players would get one colour three times in a row",
    ),
)
BOTH_MUST = counted(
    "both-must",
    plural_forms(
        "{number} more player would not get a colour that must be given",
        "{number} more players would not get a colour that must be given",
    ),
)
DOWN_AGAIN = counted(
    "down-again",
    plural_forms(
        "{players} would be moved down again, as in round {round}",
        "{players} would be moved down again, as in round {round}",
    ),
)
DOWN_AGAIN_INSTEAD = counted(
    "down-again-instead",
    plural_forms(
        "{players} would be moved down again, as in round {round}, instead of only {made}",
        "{players} would be moved down again, as in round {round}, instead of only {made}",
    ),
)
DOWN_AFTER_NO_GAME = counted(
    "down-after-no-game",
    plural_forms(
        "{players} would be moved down again, because being without a game in round {round} "
        "counts like being moved down",
        "{players} would be moved down again, because being without a game in round "
        "{round} counts like being moved down",
    ),
)
UP_AGAIN = counted(
    "up-again",
    plural_forms(
        "{players} would meet somebody with more points again, as in round {round}",
        "{players} would meet somebody with more points again, as in round {round}",
    ),
)
UP_AGAIN_INSTEAD = counted(
    "up-again-instead",
    plural_forms(
        "{players} would meet somebody with more points again, as in round {round}, instead of "
        "only {made}",
        "{players} would meet somebody with more points again, as in round {round}, "
        "instead of only {made}",
    ),
)
MORE_DOWN_AGAIN = counted(
    "more-down-again",
    plural_forms(
        "{number} more player would be moved down again, as in round {round}",
        "{number} more players would be moved down again, as in round {round}",
    ),
)
MORE_UP_AGAIN = counted(
    "more-up-again",
    plural_forms(
        "{number} more player would meet somebody with more points again, as in round {round}",
        "{number} more players would meet somebody with more points again, as in round {round}",
    ),
)
HIGHER_FLOATERS = counted(
    "higher-floaters",
    plural_forms(
        "{number} more player with score {points} would be moved down",
        "{number} more players with score {points} would be moved down",
    ),
)
NEXT_GROUP = Wording("next-group", N_("the next group could be paired less well"))
NEXT_GROUP_MORE = counted(
    "next-group-more",
    plural_forms(
        "{number} more player would be moved down from the next group",
        "{number} more players would be moved down from the next group",
    ),
)
UNPLAYED = Wording(
    "unplayed",
    N_(
        "the bye would go to somebody with more rounds without a game: {natural} instead of "
        "{reached}"
    ),
)
DOWN_WIDER = Wording(
    "down-wider",
    N_(
        "the difference in points would be larger for somebody who is moved down again, as in "
        "round {round}"
    ),
)
UP_WIDER = Wording(
    "up-wider",
    N_(
        "the difference in points would be larger for somebody who meets more points again, as in "
        "round {round}"
    ),
)
WIDER_SCORES = Wording("wider-scores", N_("the differences in points would be larger"))
REST = Wording(
    "rest",
    N_(
        "the rest of the round could not be paired, or the bye would go to somebody with more "
        "points"
    ),
)
REST_NOT_PAIRED = Wording("rest-not-paired", N_("the rest of the round could not be paired"))
HIGHER_BYE = Wording("higher-bye", N_("the bye would go to somebody with more points"))
MORE_LEFT_OVER = counted(
    "more-left-over",
    plural_forms(
        "{number} more player would be moved down", "{number} more players would be moved down"
    ),
)
BELOW = Wording("below", N_("the groups below could be paired less well"))
AS_GOOD = Wording(
    "as-good",
    N_(
        "the pairing would be as good; the rules try equally good pairings in a fixed order and "
        "take the first"
    ),
)
WORSE_IN = Wording("worse-in", N_("this rule would be kept less well: {criterion}"))
