"""The codes of colour preferences: W or w, with or without parentheses, or A.

| preference | 2026, 2017 | 2012, odd round | 2012, even round |
|---|---|---|---|
| absolute | `W` `B` | `W` `B` | `W` `B` |
| strong | `(W)` `(B)` | `(W)` `(B)`, semi-absolute | `w` `b` |
| mild | `w` `b` | `w` `b` | `(w)` `(b)`, variable |
| none | `A` | `A` | `A` |

The editions of 2017 and 2026 have the strength notation, that of 2012 the notation of the manuals:
a plain small letter for the preference that everybody without a missed game has or may have before
the round, parentheses for who has missed an odd number of games.
"""

from arbiter_gui.pairing.swiss.colours import ColourPreference, Strength

NO_LETTER = "A"
"""The code of a player without a game."""


def written_code(letter: str, strength: Strength, edition: str, round_number: int) -> str:
    """The code of a preference for a colour with a given capital letter.

    Args:
        letter: The capital letter of the colour, in any language.
        strength: How strong the preference is.
        edition: Edition of the rules.
        round_number: The round to be paired.

    Articles: 2012 A.7.a-e.
    """
    if strength is Strength.ABSOLUTE:
        return letter
    if edition != "2012":
        return f"({letter})" if strength is Strength.STRONG else letter.lower()
    odd_round = round_number % 2 == 1
    if strength is Strength.STRONG:
        return f"({letter})" if odd_round else letter.lower()
    return letter.lower() if odd_round else f"({letter.lower()})"


def preference_code(preference: ColourPreference, edition: str, round_number: int) -> str:
    """The code with English letters."""
    if preference.colour is None:
        return NO_LETTER
    letter = preference.colour.value.upper()
    return written_code(letter, preference.strength, edition, round_number)
