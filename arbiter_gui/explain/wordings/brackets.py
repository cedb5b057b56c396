"""Sentences on a group of players and on who was moved down from it."""

from arbiter_gui.explain.sentences import Wording, counted
from arbiter_gui.i18n import N_, plural_forms

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

MOVED_DOWN = Wording(
    "moved-down", N_("{who} was moved down from score group {points}: {cause}; {choice}.")
)
MOVED_DOWN_PLAIN = Wording(
    "moved-down-plain", N_("{who} was moved down from score group {points}: {cause}.")
)
FURTHER_DOWN = Wording("further-down", N_("From score group {points} too: {cause}; {choice}."))
FURTHER_DOWN_PLAIN = Wording("further-down-plain", N_("From score group {points} too: {cause}."))

CAUSE_ALONE = Wording("cause-alone", N_("nobody else was in it"))
CAUSE_TWO = Wording("cause-two", N_("the only two in it may not meet: {reason}"))
CAUSE_TWO_SCORES = Wording(
    "cause-two-scores",
    N_(
        "only {one} with {one_points} and {other} with {other_points} were in it, and they may "
        "not meet: {reason}"
    ),
)
CAUSE_ALL_MET = Wording("cause-all-met", N_("games with everybody there have been played already"))
CAUSE_NO_OPPONENT = Wording(
    "cause-no-opponent",
    N_("nobody there may be met, because of earlier games, of colours or of this event's rules"),
)
CAUSE_ODD = Wording("cause-odd", N_("an odd number of players, {number}"))
CAUSE_FEW_PAIRS = Wording(
    "cause-few-pairs",
    N_(
        "whatever pairs are made, at least {left} of its {number} players remain without an "
        "opponent there"
    ),
)
CAUSE_NO_PAIR = Wording("cause-no-pair", N_("no pair is possible among its {number} players"))
CAUSE_REST_TWO = Wording(
    "cause-rest-two",
    N_(
        "{one} and {other} could meet there, but then somebody else would remain without an "
        "opponent, or the bye would go to somebody with more points"
    ),
)
CAUSE_BELOW_TWO = Wording(
    "cause-below-two",
    N_("{one} and {other} could meet there, but then the groups below could not be paired"),
)
CAUSE_REST = counted(
    "cause-rest",
    plural_forms(
        "{number} more pair could be made there, but then somebody else would remain "
        "without an opponent, or the bye would go to somebody with more points",
        "{number} more pairs could be made there, but then somebody else would remain "
        "without an opponent, or the bye would go to somebody with more points",
    ),
)
CAUSE_REST_WITH_MOVED = counted(
    "cause-rest-with-moved",
    plural_forms(
        "with those moved down to it {number} more pair could be made there, but then "
        "somebody else would remain without an opponent, or the bye would go to somebody "
        "with more points",
        "with those moved down to it {number} more pairs could be made there, but then "
        "somebody else would remain without an opponent, or the bye would go to somebody "
        "with more points",
    ),
)
CAUSE_BELOW = counted(
    "cause-below",
    plural_forms(
        "{number} more pair could be made there, but then the groups below could not be paired",
        "{number} more pairs could be made there, but then the groups below could not be paired",
    ),
)
CAUSE_BELOW_WITH_MOVED = counted(
    "cause-below-with-moved",
    plural_forms(
        "with those moved down to it {number} more pair could be made there, but then the "
        "groups below could not be paired",
        "with those moved down to it {number} more pairs could be made there, but then the "
        "groups below could not be paired",
    ),
)

CHOICE_LAST = Wording(
    "choice-last",
    N_("the last there is moved down (by points, then by place in the starting list)"),
)
CHOICE_NATURAL = Wording("choice-natural", N_("the usual order moves this player down"))
CHOICE_INSTEAD = Wording(
    "choice-instead", N_("the usual order would move down {other}, but {reason}")
)
CHOICE_BELOW = Wording(
    "choice-below",
    N_("others are moved down than in the usual order, so that the groups below can be paired"),
)
