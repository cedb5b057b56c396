"""Sentences of the full story: for arbiters, with the terms and the articles of the rules."""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

BRACKET = Wording("bracket", N_("Bracket of {points}"))
BRACKET_FOR_REST = Wording(
    "bracket-for-rest", N_("Bracket of {points}, paired so that the rest can be completed")
)
BRACKET_COLLAPSED = Wording(
    "bracket-collapsed", N_("Collapsed last bracket, scores {high} to {low}")
)
BRACKET_JOINED = Wording("bracket-joined", N_("Joined last bracket, scores {high} to {low}"))

COMPOSITION = Wording("composition", N_("Composition: {composition}"))
SUBGROUPS = Wording("subgroups", N_("S1: {s1}. S2: {s2}."))
SUBGROUPS_WITH_REST = Wording(
    "subgroups-with-rest",
    N_("S1: {s1}. S2: {s2}. Remainder, S1: {rest_s1}. Remainder, S2: {rest_s2}."),
)
LIMBO = Wording("limbo", N_("Limbo: {players}."))
MOST_PAIRS = Wording(
    "most-pairs",
    N_("Pairs that the absolute criteria allow: {possible}. Pairs made (MaxPairs): {pairs}."),
)
LEAST_REFUSED = Wording(
    "least-refused", N_("Pairs that cannot but refuse a colour preference (X1): {number}.")
)
LEAST_STRONG_REFUSED = Wording(
    "least-strong-refused", N_("Pairs that cannot but refuse a strong preference (Z1): {number}.")
)
FIRST_CANDIDATE = Wording("first-candidate", N_("First candidate: {pairs}."))
TAKEN_AT_ONCE = Wording("taken-at-once", N_("The first candidate was taken."))
FAILS_ABSOLUTE = Wording(
    "fails-absolute", N_("It fails on an absolute criterion: {criterion}, {players}.")
)
FAILS_ABSOLUTE_BY_ARTICLE = Wording(
    "fails-absolute-by-article",
    N_("It fails on an absolute criterion: {criterion}, {players} [{article}]."),
)
FAILS_ON = Wording(
    "fails-on",
    N_("It fails on: {criterion}, {natural} instead of {reached} [{article}]."),
)
FAILS_ON_RULE = Wording("fails-on-rule", N_("It fails on: {criterion} [{article}]."))
CHOSEN = Wording("chosen", N_("Candidate taken: {pairs}."))
DOWNFLOATERS = Wording("downfloaters", N_("Downfloaters: {players}."))
PAB = Wording("pab", N_("Pairing-allocated bye: {players}."))
VALUE = Wording("value", N_("{criterion}: {value} [{article}]."))
VALUE_WITH_PLAYERS = Wording(
    "value-with-players", N_("{criterion}: {value}, players {players} [{article}].")
)
SAME_OR_BETTER = Wording(
    "same-or-better",
    N_(
        "Of all candidates with these values the one that is generated first was taken [{article}]."
    ),
)

BOARD_COLOURS = Wording("board-colours", N_("Colours"))
COLOUR_RULE = Wording("colour-rule", N_("Rule {article}: {sentence}"))
PLAYER_FACTS = Wording(
    "player-facts",
    N_(
        "{who}: score {points}, colours {history}, colour difference {difference}, preference"
        " {code}, floats of the last two rounds {floats}."
    ),
)
