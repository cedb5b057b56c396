"""Texts as they are searched: what a hurried hand types on any keyboard finds the right name."""

import unicodedata

_UNDECOMPOSED = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"}
)
_TWO_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})
_CYRILLIC = (
    "а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts "
    "ч ch ш sh щ shch ъ - ы y ь - э e ю yu я ya є ye і i ґ g ђ dj ј j љ lj њ nj ћ c џ dz"
)
_GREEK = (
    "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f "
    "χ ch ψ ps ω o"
)
_PAIRS = f"{_CYRILLIC} {_GREEK}".split()
_LATIN = str.maketrans(
    {letter: latin.strip("-") for letter, latin in zip(_PAIRS[::2], _PAIRS[1::2], strict=True)}
)


def folded(text: str) -> str:
    """A text in lower case, without accents, special letters in their plain form.

    >>> folded("Łukaszewicz, Paweł")
    'lukaszewicz, pawel'
    """
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return plain.translate(_UNDECOMPOSED)


def folded_forms(text: str) -> tuple[str, ...]:
    """The folded text, and how it is typed on a Latin keyboard where that is another one.

    >>> folded_forms("Щербань, Юлиан")
    ('щербань, юлиан', 'shcherban, yulian')
    """
    plain = folded(text)
    latin = plain.translate(_LATIN)
    return (plain,) if latin == plain else (plain, latin)


def spellings(text: str) -> tuple[str, ...]:
    """The folded forms, and how a name is written where two letters stand for one with dots.

    >>> spellings("Müller")
    ('muller', 'mueller')
    """
    composed = unicodedata.normalize("NFC", text.casefold()).translate(_TWO_LETTERS)
    return tuple(dict.fromkeys((*folded_forms(text), folded(composed))))
