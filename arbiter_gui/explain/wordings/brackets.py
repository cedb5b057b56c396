"""Sentences on a group of players and on who was left over in it."""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

GROUP = Wording("group", N_("Score group {points}: {players}."))
GROUP_WITH_MOVED = Wording(
    "group-with-moved", N_("Score group {points}: {players}; moved down into it: {moved}.")
)
ONE_GROUP = Wording(
    "one-group",
    N_(
        "The lowest scores, from {high} to {low}, were paired as one group, because the round"
        " could not be completed otherwise: {players}."
    ),
)

LEFT_OVER = Wording(
    "left-over", N_("{who} was left over in score group {points}: {cause}; {choice}.")
)
LEFT_OVER_PLAIN = Wording(
    "left-over-plain", N_("{who} was left over in score group {points}: {cause}.")
)

CAUSE_ALONE = Wording("cause-alone", N_("nobody else was in it"))
CAUSE_TWO = Wording("cause-two", N_("the only two in it may not meet: {reason}"))
CAUSE_ALL_MET = Wording("cause-all-met", N_("games with everybody there have been played already"))
CAUSE_NO_OPPONENT = Wording(
    "cause-no-opponent",
    N_("nobody there may be met, because of earlier games, of colours or of this event's rules"),
)
CAUSE_ODD = Wording("cause-odd", N_("an odd number of players, {number}"))
CAUSE_FEW_PAIRS = Wording(
    "cause-few-pairs",
    N_("players: {number}, but no more pairs are possible among them than: {pairs}"),
)
CAUSE_REST = Wording(
    "cause-rest",
    N_(
        "pairs made: {pairs}, though {possible} were possible, so that everybody below can be"
        " paired and the bye goes as low as possible"
    ),
)
CAUSE_BELOW = Wording(
    "cause-below",
    N_(
        "pairs made: {pairs}, though {possible} were possible, so that the groups below can "
        "be paired"
    ),
)

CHOICE_LAST = Wording("choice-last", N_("the last in the order is left over"))
CHOICE_NATURAL = Wording("choice-natural", N_("the usual order leaves this player over"))
CHOICE_INSTEAD = Wording(
    "choice-instead", N_("the usual order would leave over {other}, but {reason}")
)
CHOICE_BELOW = Wording(
    "choice-below", N_("others than in the usual order, so that the groups below can be paired")
)
