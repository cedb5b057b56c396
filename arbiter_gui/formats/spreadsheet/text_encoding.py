"""The encoding of a text file that does not name it, guessed from the words in it.

Marks and UTF-8 are certain. What is left are the one-byte code pages, and every file can be read
in almost all of them. The right one is found by its words: each word has to be written in the
alphabet of one language of that code page, with capitals where capitals are. "Dvořák" in cp1250
is Czech, and "Dvoøák", the same bytes in cp1252, is no language's word.
"""

import codecs
import re
from collections.abc import Iterable
from dataclasses import dataclass

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_WEST = (
    "áéíóúüñ",  # Spanish
    "äöüß",  # German
    "àâæçéèêëîïôùûüœ",  # French
    "áâãàçéêíóôõú",  # Portuguese
    "àèéìòù",  # Italian
    "àçèéíïòóúü",  # Catalan
    "åäöé",  # Swedish, Finnish
    "åæøé",  # Danish, Norwegian
    "áæéíðóöúýþ",  # Icelandic
    "áæíðóøúý",  # Faroese
    "äöõüšž",  # Estonian
    "éèëïöü",  # Dutch
)
_CENTRE = (
    "ąćęłńóśźż",  # Polish
    "áčďéěíňóřšťúůýž",  # Czech
    "áäčďéíĺľňóôŕšťúýž",  # Slovak
    "áéíóöőúüű",  # Hungarian
    "čćđšž",  # Croatian, Slovene
    "ăâîşţ",  # Romanian
    "äöüß",  # German
)
_BALTIC = ("āčēģīķļņšūž", "ąčęėįšųūž", "äöõüšž")
_TURKISH = ("çğıöşüâ",)
_RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
_CYRILLIC = (
    _RUSSIAN,
    "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",  # Ukrainian
    "абвгдеёжзійклмнопрстуўфхцчшыьэюя",  # Belarusian
    "абвгдђежзијклљмнњопрстћуфхцчџш",  # Serbian
)
_ALPHABETS: dict[str, tuple[str, ...]] = {
    "cp1252": _WEST,
    "cp1250": _CENTRE,
    "cp1251": _CYRILLIC,
    "iso-8859-2": _CENTRE,
    "cp1257": _BALTIC,
    "cp1254": _TURKISH,
    "cp866": (_RUSSIAN,),
    "koi8-r": (_RUSSIAN,),
}
"""Languages of each code page; of two that explain a file equally well the first is taken."""

ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be", *_ALPHABETS, "cp1253")
"""Every encoding that is recognised, and that an arbiter may choose instead.

Greek (cp1253) is only chosen: the same bytes are words of Cyrillic letters.
"""

_OTHER_SCRIPT = ("cp1251", "cp866", "koi8-r")
_MARKS_OF_TEXT = frozenset("«»„“”‚‘’‹›–—…·•ºª°№§´`¡¿©®€\xa0\xad")
_WORD = re.compile(r"(?:[^\W\d_]|[^\x00-\x7f])+")
_LINES_JUDGED = 3000
_ZERO_SHARE = 20
"""In UTF-16 one byte of at least so many, in a tenth of them, is 0: blanks, digits, line ends."""


@dataclass(frozen=True, slots=True)
class DecodedText:
    """What a file says, and how its bytes were read.

    Attributes:
        encoding: One of `ENCODINGS`.
        unreadable: Characters that the encoding does not have; U+FFFD stands in their place.
    """

    text: str
    encoding: str
    unreadable: int = 0


def decoded(data: bytes, encoding: str | None = None) -> DecodedText | None:
    """The text of a file; None when the bytes are no text.

    Args:
        data: Everything that is in the file.
        encoding: What the arbiter says it is; without it, it is found.
    """
    for mark, name in _MARKS:
        if data.startswith(mark) and encoding in (None, name):
            return _as(data[len(mark) :], name)
    if encoding is not None:
        return _as(data, encoding)
    found = _without_mark(data)
    return None if found is None else _as(data, found)


def _as(data: bytes, encoding: str) -> DecodedText:
    text = data.decode(encoding, "replace")
    return DecodedText(text, encoding, text.count("�"))


def _without_mark(data: bytes) -> str | None:
    if b"\0" in data:
        return _wide(data)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return _code_page(data)
    return "utf-8"


def _wide(data: bytes) -> str | None:
    """UTF-16 without a mark: line ends, digits and separators have a 0 on one side only."""
    sample = data[: 1 << 16]
    low, high = sample[1::2].count(0), sample[::2].count(0)
    if max(low, high) * _ZERO_SHARE < len(sample) or min(low, high) * 10 > max(low, high):
        return None
    name = "utf-16-le" if low > high else "utf-16-be"
    try:
        data.decode(name)
    except UnicodeDecodeError:
        return None
    return name


def _code_page(data: bytes) -> str:
    """The code page that explains the most words; cp1252 when nothing speaks for another."""
    lines = [line for line in data.splitlines() if not line.isascii()][:_LINES_JUDGED]
    sample = b"\n".join(dict.fromkeys(lines))
    names = list(_ALPHABETS)
    return max(names, key=lambda name: (*_merit(sample, name), -names.index(name)))


def _merit(sample: bytes, encoding: str) -> tuple[int, int]:
    """Words that fit a language less twice those that do not, and the most that fit one."""
    try:
        words = _words(sample.decode(encoding))
    except UnicodeDecodeError:
        return -2 * len(sample), 0
    alphabets = [frozenset(alphabet) for alphabet in _ALPHABETS[encoding]]
    whole = encoding in _OTHER_SCRIPT
    fitting = [0] * len(alphabets)
    merit = 0
    for word in words:
        letters = _special(word, whole=whole)
        fits = [letters <= alphabet for alphabet in alphabets]
        natural = any(fits) and _is_natural(word, whole=whole)
        merit += 1 if natural else -2
        for place, fit in enumerate(fits):
            fitting[place] += fit and natural
    return merit, max(fitting)


def _words(text: str) -> Iterable[str]:
    """The words that are not plain ASCII, without the quotation marks and dashes around them."""
    plain = "".join(" " if char in _MARKS_OF_TEXT else char for char in text)
    return [word for word in _WORD.findall(plain) if not word.isascii()]


def _special(word: str, *, whole: bool) -> frozenset[str]:
    """The letters that have to be in an alphabet: in other scripts than Latin, all of them."""
    return frozenset(char for char in word.lower() if whole or not char.isascii()) - {"̇"}


def _is_natural(word: str, *, whole: bool) -> bool:
    """Whether somebody may write a word so.

    No capital comes after a small letter ("iVANOV"), and in the Latin script no longer word is made
    of letters with accents alone ("Àíà", which is "Ана" in cp1251).
    """
    if not whole and len(word) > 2 and all(char > "\x7f" for char in word):
        return False
    return word == word.upper() or word[1:] == word[1:].lower()
