"""What one cell of a list of players says; None where it says nothing that can be understood."""

import re
from collections.abc import Iterable
from datetime import date, timedelta

from arbiter_gui.formats.spreadsheet.player_field import heading_of
from arbiter_gui.formats.trf.dates import date_of
from arbiter_gui.formats.trf.titles import title_of
from arbiter_gui.tournament.player import Sex, Title

_UNRATED = frozenset({"unr", "unrated", "nr", "n r", "sin elo", "s e", "б р", "бр", "без рейтинга"})
_WHOLE = re.compile(r"([0-9]{1,11})(?:[.,]0+)?")
_HIGHEST_RATING = 3999
_CODE = re.compile(r"([A-Za-z]{3})(?![A-Za-z])")
_SHORT_YEAR = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{2})")
_SERIAL = re.compile(r"[0-9]{5}")
_DAY_ZERO = date(1899, 12, 30)
"""Day 0 of spreadsheets; a date whose cell has no date format is the number of days since."""

_TITLE_WORDS = {
    "мг": Title.GM, "гм": Title.GM, "гр": Title.GM, "гроссмейстер": Title.GM,
    "gran maestro": Title.GM, "mi": Title.IM, "мм": Title.IM, "mf": Title.FM, "мф": Title.FM,
}  # fmt: skip
_NO_FIDE_TITLE = frozenset({
    "none", "no", "нет", "кмс", "мс", "мсмк", "змс", "б р", "nm", "mn", "lm", "nc", "юн", "разряд",
})  # fmt: skip
"""National titles and categories, which the initial ranking list does not know."""

_MALE = frozenset({"m", "male", "man", "boy", "м", "муж", "мужской", "мужчина", "h", "hombre",
                   "varon", "masculino", "masc", "herr", "mannlich"})  # fmt: skip
_FEMALE = frozenset({"f", "w", "female", "woman", "girl", "ж", "жен", "женский", "женщина",
                     "mujer", "femenino", "fem", "frau", "weiblich", "p"})  # fmt: skip


def whole_number(text: str) -> int | None:
    """A number without a sign; spreadsheets also write it "1800.0"."""
    match = _WHOLE.fullmatch(text.replace(" ", "").replace("\xa0", ""))
    return int(match[1]) if match else None


def rating_of(text: str) -> int | None:
    """A rating; 0 for a player without one.

    >>> rating_of("1985"), rating_of("unr."), rating_of("-"), rating_of("12345")
    (1985, 0, 0, None)
    """
    word = heading_of(text)
    if not word or word in _UNRATED:
        return 0
    number = whole_number(text)
    return number if number is not None and number <= _HIGHEST_RATING else None


def fide_id_of(text: str) -> int | None:
    """A FIDE number; 0 for a player without one."""
    return whole_number(text) if heading_of(text) else 0


def title_in(text: str) -> Title | None:
    """A FIDE title, also in small letters and in the words of other languages.

    A national title or category is none.

    >>> title_in("wfm"), title_in("КМС"), title_in("Dr.")
    (<Title.WFM: 'WFM'>, <Title.NONE: ''>, None)
    """
    word = heading_of(text)
    if not _NO_FIDE_TITLE.isdisjoint((word, *word.split())) or word[:1].isdigit():
        return Title.NONE
    return title_of(text) or _TITLE_WORDS.get(word)


def federation_of(text: str) -> str | None:
    """A federation's three letters, also in small letters or before its name ("esp Spain")."""
    if not heading_of(text):
        return ""
    match = _CODE.match(text.strip())
    return match[1].upper() if match and len(text.split()[0].strip("-:,;()")) == 3 else None


def birth_of(text: str) -> str | None:
    """A date or a year of birth as players have it; "" for none.

    >>> birth_of("1987-03-21"), birth_of("21.3.87"), birth_of("31857"), birth_of("00.00.1987")
    ('1987/03/21', '1987/03/21', '1987/03/21', '1987')
    """
    text = text.strip()
    if _SERIAL.fullmatch(text):
        return f"{_DAY_ZERO + timedelta(days=int(text)):%Y/%m/%d}"
    if match := _SHORT_YEAR.fullmatch(text):
        # the last century, unless a child of it would be older than anybody who plays
        century = 2000 if int(match[3]) < _FIRST_OF_LAST_CENTURY else 1900
        text = f"{match[1]}.{match[2]}.{century + int(match[3])}"
    found = date_of(text)
    return "" if found in ("1900/01/01", "1900") else found


_FIRST_OF_LAST_CENTURY = 30


def sexes_of(texts: Iterable[str], heading: str) -> dict[str, Sex | None]:
    """What each text in a column about the sex means; None for what is not understood.

    The letters are read together: where H (hombre) occurs, M stands for mujer. V and M are
    "varón, mujer" under a Spanish heading and "man, vrouw" under any other Western one.

    >>> sexes_of(["H", "M"], "Sexo")["M"], sexes_of(["M", "F"], "Sexo")["M"]
    (<Sex.FEMALE: 'w'>, <Sex.MALE: 'm'>)
    """
    words = {text: heading_of(text) for text in texts}
    spanish = "h" in words.values() or ("v" in words.values() and heading_of(heading) == "sexo")
    return {text: _sex(word, spanish=spanish) for text, word in words.items()}


def _sex(word: str, *, spanish: bool) -> Sex | None:
    if not word:
        return Sex.UNKNOWN
    if spanish and word in ("m", "v"):
        return Sex.FEMALE if word == "m" else Sex.MALE
    if word == "v":
        return Sex.FEMALE
    if word in _MALE:
        return Sex.MALE
    return Sex.FEMALE if word in _FEMALE else None
