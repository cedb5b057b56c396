"""Texts as they are searched: what a hurried hand types on any keyboard finds the right name."""

import unicodedata

_UNDECOMPOSED = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe"})


def folded(text: str) -> str:
    """A text in lower case, without accents, special letters in their plain form.

    >>> folded("Łukaszewicz, Paweł")
    'lukaszewicz, pawel'
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return plain.translate(_UNDECOMPOSED)
