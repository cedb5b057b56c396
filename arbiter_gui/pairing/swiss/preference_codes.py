"""The codes of colour preferences: letters with or without parentheses, or A.

| preference | 2026, 2017 | 2012, odd round | 2012, even round |
|---|---|---|---|
| absolute | `W` `B` | `W` `B` | `W` `B` |
| strong | `(W)` `(B)` | `(W)` `(B)`, semi-absolute | `w` `b` |
| mild | `w` `b` | `w` `b` | `(w)` `(b)`, variable |
| none | `A` | `A` | `A` |

The editions of 2017 and 2026 have the strength notation, that of 2012 the notation of the manuals:
a plain small letter for the preference that everybody without a missed game has or may have before
the round, parentheses for who has missed an odd number of games.

Vega writes `wW` `bB` for semi-absolute and `Aw` `Ab` for variable preferences; all others as the
edition does. Check lists of pairing programs write strengths in every edition, as in the first
column: the same `(B)` is a strong preference there and a semi-absolute one in the manuals.
"""

from enum import Enum

from arbiter_gui.pairing.swiss.colours import ColourPreference, Strength

NO_LETTER = "A"
"""The code of a player without a game."""


class Notation(Enum):
    """Whose codes are written."""

    EDITION = "edition"
    """Those of the edition of the rules and its manuals."""

    VEGA = "vega"

    CHECK_LIST = "check-list"
    """Those of the check lists of pairing programs, which tell strengths alone."""


def shows_strengths(edition: str, notation: Notation) -> bool:
    """Whether the codes tell strengths alone, and nothing of the round."""
    return edition != "2012" or notation is Notation.CHECK_LIST


def written_code(
    letter: str,
    strength: Strength,
    edition: str,
    round_number: int,
    notation: Notation = Notation.EDITION,
) -> str:
    """The code of a preference for a colour with a given capital letter.

    Args:
        letter: The capital letter of the colour, in any language.
        strength: How strong the preference is.
        edition: Edition of the rules.
        round_number: The round to be paired.
        notation: Whose codes are written.

    Articles: 2012 A.7.a-e.
    """
    small, strong = letter.lower(), strength is Strength.STRONG
    if strength is Strength.ABSOLUTE:
        return letter
    if shows_strengths(edition, notation):
        return f"({letter})" if strong else small
    odd_round = round_number % 2 == 1
    if strong != odd_round:
        return small
    if notation is Notation.VEGA:
        return small + letter if strong else NO_LETTER + small
    return f"({letter})" if strong else f"({small})"


def preference_code(
    preference: ColourPreference,
    edition: str,
    round_number: int,
    notation: Notation = Notation.EDITION,
) -> str:
    """The code with English letters."""
    if preference.colour is None:
        return NO_LETTER
    letter = preference.colour.value.upper()
    return written_code(letter, preference.strength, edition, round_number, notation)
