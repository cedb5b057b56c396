"""Sentences on a pair, or a bye, that somebody would have liked to see."""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

MADE = Wording("wanted-made", N_("{one} – {other}: the rules do make this pair."))
NOT_POSSIBLE = Wording(
    "wanted-not-possible", N_("{one} – {other}: not possible, because {reason}.")
)
WORSE = Wording(
    "wanted-worse",
    N_(
        "{one} – {other}: allowed, but with this pair fixed, even the best for the others in score "
        "group {points} is worse: {reason}."
    ),
)
LATER = Wording(
    "wanted-later",
    N_(
        "{one} – {other}: allowed, and in score group {points} equally good; among equally good "
        "pairings the rules take the one that is tried first, and that was another."
    ),
)
OTHER_PAIRS = Wording(
    "wanted-other-pairs",
    N_("{one} – {other}: allowed, but in score group {points} the rules make other pairs."),
)
FOR_THOSE_BELOW = Wording(
    "wanted-for-those-below",
    N_(
        "{one} – {other}: allowed, but in score group {points} the rules choose other pairs for "
        "the sake of the groups below."
    ),
)
HIGHER_BYE = Wording(
    "wanted-higher-bye",
    N_(
        "{one} – {other}: allowed, but then the bye could not go as low: score {points} instead "
        "of {lowest}."
    ),
)
NO_REST = Wording(
    "wanted-no-rest", N_("{one} – {other}: not possible, the others could not all be paired then.")
)

BYE_MADE = Wording("wanted-bye-made", N_("{one}: the rules do give the bye to this player."))
BYE_EVEN = Wording(
    "wanted-bye-even",
    N_("{one}: no bye, because the number of players to be paired is even: {number}."),
)
BYE_BARRED = Wording(
    "wanted-bye-barred", N_("{one}: the bye is not possible, because of round {round}: {reason}.")
)
BYE_WORSE = Wording(
    "wanted-bye-worse",
    N_(
        "{one}: the bye is allowed, but with the bye fixed there, even the best for the others in "
        "score group {points} is worse: {reason}."
    ),
)
BYE_LATER = Wording(
    "wanted-bye-later",
    N_(
        "{one}: the bye is allowed, and in score group {points} equally good; among equally good "
        "pairings the rules take the one that is tried first, and that was another."
    ),
)
BYE_OTHER_PAIRS = Wording(
    "wanted-bye-other-pairs",
    N_("{one}: the bye is allowed, but in score group {points} the rules make other pairs."),
)
BYE_FOR_THOSE_BELOW = Wording(
    "wanted-bye-for-those-below",
    N_(
        "{one}: the bye is allowed, but in score group {points} the rules choose other pairs for "
        "the sake of the groups below."
    ),
)
BYE_TOO_HIGH = Wording(
    "wanted-bye-too-high",
    N_("{one}: the bye goes to the lowest score possible, {lowest}; this player has {points}."),
)
BYE_NO_REST = Wording(
    "wanted-bye-no-rest",
    N_("{one}: the bye is not possible, the others could not all be paired then."),
)

PLAYED_BYE = Wording("played-bye", N_("an earlier bye"))
FORFEIT_WIN = Wording("forfeit-win", N_("a win by forfeit"))
POINTS_WITHOUT_GAME = Wording("points-without-game", N_("points without a game"))

NO_OPPONENT_LEFT = Wording("no-opponent-left", N_("Nobody would be left for: {blockers}."))
AMONG_THEMSELVES = Wording(
    "among-themselves",
    N_("These can meet nobody but each other, and not all of them at once: {blockers}."),
)
AMONG_THEMSELVES_AND_BYE = Wording(
    "among-themselves-and-bye",
    N_(
        "These can meet nobody but each other, and not all of them at once, even with the bye for "
        "one of them: {blockers}."
    ),
)
TOO_FEW_OPPONENTS = Wording(
    "too-few-opponents",
    N_(
        "These could not all have an opponent: {blockers}. Except each other they can meet only: "
        "{opponents}."
    ),
)
TOO_FEW_AND_BYE = Wording(
    "too-few-and-bye",
    N_(
        "These could not all have an opponent, even with the bye for one of them: {blockers}. "
        "Except each other they can meet only: {opponents}."
    ),
)
BYE_BLOCKS = Wording(
    "bye-blocks",
    N_(
        "Nobody but these may have the bye, and the others of them could not all have an "
        "opponent: {blockers}."
    ),
)
BYE_BLOCKS_OPPONENTS = Wording(
    "bye-blocks-opponents",
    N_(
        "These could not all have an opponent while somebody has the bye: {blockers}. Except each "
        "other they can meet only: {opponents}. Nobody but the players named here may have the bye."
    ),
)
NOBODY_FOR_BYE = Wording("nobody-for-bye", N_("Nobody would be left who may have the bye."))

BOARDS = Wording("wanted-boards", N_("Boards that would be different: {number}."))
BOARDS_BY_NAME = Wording(
    "wanted-boards-by-name", N_("Boards that would be different: {number}, namely {boards}.")
)
ARTICLE = Wording("wanted-article", N_("The rule that decides: {article} ({edition})."))
