"""Sentences on which rule gave the colours of a board.

A claim follows the name of a player: "must have White (two Blacks in a row)".
"""

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.i18n import N_

BOTH_GRANTED = Wording(
    "both-granted",
    N_("Both get the colour due to them: {white} {white_claim}; {black} {black_claim}."),
)
WHITE_GRANTED = Wording(
    "white-granted",
    N_("{white} {claim} and gets it; {black} has not played yet and claims no colour."),
)
BLACK_GRANTED = Wording(
    "black-granted",
    N_("{black} {claim} and gets it; {white} has not played yet and claims no colour."),
)
STRONGER_FOR_WHITE = Wording(
    "stronger-for-white",
    N_(
        "White is due to both. {who} gets it, because the claim is stronger: {who} {claim}; "
        "{other} {other_claim}."
    ),
)
STRONGER_FOR_BLACK = Wording(
    "stronger-for-black",
    N_(
        "Black is due to both. {who} gets it, because the claim is stronger: {who} {claim}; "
        "{other} {other_claim}."
    ),
)
WIDER_FOR_WHITE = Wording(
    "wider-for-white",
    N_(
        "Both must have White. {who} gets it, because the difference between Blacks and Whites "
        "is larger: {surplus} against {other_surplus} for {other}."
    ),
)
WIDER_FOR_BLACK = Wording(
    "wider-for-black",
    N_(
        "Both must have Black. {who} gets it, because the difference between Whites and Blacks "
        "is larger: {surplus} against {other_surplus} for {other}."
    ),
)
ALTERNATION_FOR_WHITE = Wording(
    "alternation-for-white",
    N_(
        "White is due to both with equal force: {who} {claim}; {other} {other_claim}. {who} "
        "gets it, because where their colours last differed {who} had Black ({history}) and "
        "{other} had White ({other_history})."
    ),
)
ALTERNATION_FOR_BLACK = Wording(
    "alternation-for-black",
    N_(
        "Black is due to both with equal force: {who} {claim}; {other} {other_claim}. {who} "
        "gets it, because where their colours last differed {who} had White ({history}) and "
        "{other} had Black ({other_history})."
    ),
)
MORE_POINTS_FOR_WHITE = Wording(
    "more-points-for-white",
    N_(
        "White is due to both with equal force: {who} {claim}; {other} {other_claim}. Counting "
        "back from the last game, their colours are the same as far as both have played "
        "({history}, {other_history}). {who} gets it for more points, {points} against "
        "{other_points}."
    ),
)
EARLIER_PLACE_FOR_WHITE = Wording(
    "earlier-place-for-white",
    N_(
        "White is due to both with equal force: {who} {claim}; {other} {other_claim}. Counting "
        "back from the last game, their colours are the same as far as both have played "
        "({history}, {other_history}). {who} gets it for the earlier place in the starting "
        "list; both have the same points."
    ),
)
MORE_POINTS_FOR_BLACK = Wording(
    "more-points-for-black",
    N_(
        "Black is due to both with equal force: {who} {claim}; {other} {other_claim}. Counting "
        "back from the last game, their colours are the same as far as both have played "
        "({history}, {other_history}). {who} gets it for more points, {points} against "
        "{other_points}."
    ),
)
EARLIER_PLACE_FOR_BLACK = Wording(
    "earlier-place-for-black",
    N_(
        "Black is due to both with equal force: {who} {claim}; {other} {other_claim}. Counting "
        "back from the last game, their colours are the same as far as both have played "
        "({history}, {other_history}). {who} gets it for the earlier place in the starting "
        "list; both have the same points."
    ),
)
LOT_ODD_WHITE = Wording(
    "lot-odd-white",
    N_(
        "Neither has played yet. {who} comes first of the two (by points, then by place in the "
        "starting list), as number {number} of those in the list who have been paired so far; "
        "an odd number gets the colour drawn by lot: White."
    ),
)
LOT_ODD_BLACK = Wording(
    "lot-odd-black",
    N_(
        "Neither has played yet. {who} comes first of the two (by points, then by place in the "
        "starting list), as number {number} of those in the list who have been paired so far; "
        "an odd number gets the colour drawn by lot: Black."
    ),
)
LOT_EVEN_WHITE = Wording(
    "lot-even-white",
    N_(
        "Neither has played yet. {who} comes first of the two (by points, then by place in the "
        "starting list), as number {number} of those in the list who have been paired so far; "
        "an even number gets the opposite of the colour drawn by lot: White."
    ),
)
LOT_EVEN_BLACK = Wording(
    "lot-even-black",
    N_(
        "Neither has played yet. {who} comes first of the two (by points, then by place in the "
        "starting list), as number {number} of those in the list who have been paired so far; "
        "an even number gets the opposite of the colour drawn by lot: Black."
    ),
)
WHITE_AGAIN = Wording(
    "white-again",
    N_("For {who} it is White again, after {history}: it was due ({why})."),
)
BLACK_AGAIN = Wording(
    "black-again",
    N_("For {who} it is Black again, after {history}: it was due ({why})."),
)
WHITE_AGAIN_DENIED = Wording(
    "white-again-denied",
    N_(
        "For {who} it is White again, after {history}, although Black was due; Black goes to "
        "{other}, for the reason given."
    ),
)
BLACK_AGAIN_DENIED = Wording(
    "black-again-denied",
    N_(
        "For {who} it is Black again, after {history}, although White was due; White goes to "
        "{other}, for the reason given."
    ),
)
