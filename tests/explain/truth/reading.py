"""Reading: the final text of an explanation, line by line, by the patterns of one language.

The patterns lie in `sentences.LANGUAGE.txt`, one a line: meaning | words. Where a colour stands in
the words the pattern has {c} for it and {o} for the other one, so that it is read, not assumed.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.explain.truth.trf_event import BLACK, WHITE

WHYS = frozenset({"why", "other_why", "white_why", "black_why"})
CLAUSES = frozenset({"reason", "cause", "choice", "sentence"}) | WHYS
PLAYERS = frozenset(["who", "other", "one", "third", "fourth", "higher", "lower", "white", "black"])
NUMBERS = frozenset(
    [
        "number",
        "pairs",
        "possible",
        "place",
        "left",
        "surplus",
        "other_surplus",
        "run",
        "round",
        "earlier",
    ]
)
SCORES = frozenset(
    [
        "points",
        "high",
        "low",
        "lowest",
        "following",
        "higher_points",
        "lower_points",
        "one_points",
        "other_points",
    ]
)
LISTS = frozenset({"players", "made", "moved", "blockers", "opponents"})
CODES = frozenset({"code"})
WISHES = frozenset({"wish", "other_wish", "white_wish", "black_wish"})
WISH = {
    "en": {"must have {}": 3, "should have {}": 2, "would like {}": 1},
    "es": {"debe llevar {}": 3, "debería llevar {}": 2, "prefiere {}": 1},
    "ru": {"обязательны {}": 3, "нужны {}": 2, "желательны {}": 1},
}
HISTORIES = frozenset({"history", "other_history"})
LETTERS = {
    "en": {"W": WHITE, "B": BLACK},
    "es": {"B": WHITE, "N": BLACK},
    "ru": {"Б": WHITE, "Ч": BLACK},
}
COLOURS = {
    "en": {"white": WHITE, "whites": WHITE, "black": BLACK, "blacks": BLACK},
    "es": {"blancas": WHITE, "negras": BLACK},
    "ru": dict.fromkeys(("белые", "белых", "белыми"), WHITE)
    | dict.fromkeys(("чёрные", "чёрных", "чёрными"), BLACK),
}
NUMBER_SIGN = {"en": "#", "es": "n.º ", "ru": "№ "}
AND_MORE = {
    "en": r"^(.*) and (\d+) more$",
    "es": r"^(.*) y (\d+) más$",
    "ru": r"^(.*) и ещё (\d+)$",
}
VIRTUAL = {
    "en": "(virtual points counted)",
    "es": "(con los puntos virtuales)",
    "ru": "(с виртуальными очками)",
}


class Unreadable(Exception):
    """A line that no pattern matches."""


class Said(NamedTuple):
    """A sentence or a clause: what it means, and what stands at each placeholder."""

    key: str
    values: dict

    def __getitem__(self, name):
        return self.values[name]


class Named(NamedTuple):
    """A player as the text names one."""

    number: int
    name: str


class Points(NamedTuple):
    """Points in tenths, and whether the text says that virtual ones are counted."""

    tenths: int
    virtual: bool


class Several(NamedTuple):
    """Players named, and how many more there are."""

    named: tuple
    more: int


class Reader:
    """Reads one language and counts how often each pattern was met."""

    def __init__(self, language):
        self.language = language
        self.met = dict.fromkeys((key for key, _ in patterns(language)), 0)

    def line(self, text):
        """What a line says.

        Raises:
            Unreadable: No pattern matches.
        """
        found = self._clause(text)
        self._count(found)
        return found

    def sentences(self, text):
        """What a line says, sentence by sentence: those that belong together stand on one.

        Raises:
            Unreadable: No pattern matches.
        """
        for end in re.finditer(r"[.)] (?=\S)", text):
            try:
                first = self._clause(text[: end.start() + 1])
                return [self._counted(first), *self.sentences(text[end.end() :])]
            except Unreadable:
                continue
        return [self.line(text)]

    def _counted(self, said):
        self._count(said)
        return said

    def _count(self, said):
        self.met[said.key] += 1
        for value in said.values.values():
            if isinstance(value, Said):
                self._count(value)

    def _clause(self, text):
        for key, pattern in patterns(self.language):
            match = pattern.fullmatch(text)
            if match is None:
                continue
            try:
                return Said(key, self._values(match))
            except (Unreadable, ValueError, KeyError):
                continue
        raise Unreadable(text)

    def _values(self, match):
        values = {}
        for group, words in match.groupdict().items():
            name = group.split("__")[0]
            value = self._value(name, words)
            if values.setdefault(name, value) != value:
                raise Unreadable(f"{name} reads {values[name]} and {value}")
        if values.get("c") and values.get("c") == values.get("o"):
            raise Unreadable("one colour where two are meant")
        return values

    def _value(self, name, words):
        kinds = {
            CLAUSES: self._clause,
            PLAYERS: self.player,
            NUMBERS: int,
            SCORES: self.points,
            LISTS: self.several,
            frozenset({"c", "o"}): self.colour,
            CODES: lambda code: code_of(code, self.language),
            HISTORIES: self.history,
            WISHES: self.wish,
            frozenset({"criterion"}): self.term,
        }
        for names, read in kinds.items():
            if name in names:
                return read(words)
        return words

    def colour(self, words):
        return (COLOURS["en"] | COLOURS[self.language])[words.lower()]

    def wish(self, words):
        """A colour preference in words, as colour and strength."""
        for form, strength in WISH[self.language].items():
            for word, colour in COLOURS[self.language].items():
                if words.lower() == form.format(word):
                    return colour, strength
        raise Unreadable(words)

    def player(self, words):
        sign = re.escape(NUMBER_SIGN[self.language])
        match = re.fullmatch(rf"{sign}(\d+) (\S.*)", words, re.IGNORECASE)
        if match is None:
            raise Unreadable(words)
        return Named(int(match[1]), match[2])

    def several(self, words):
        """Players with names, or by number alone."""
        more = re.match(AND_MORE[self.language], words)
        listed = more[1] if more else words
        if re.fullmatch(r"[\d, ]+", listed):
            return Several(tuple(Named(int(one), "") for one in listed.split(", ")), 0)
        named = () if listed == "–" else tuple(map(self.player, listed.split(", ")))
        return Several(named, int(more[2]) if more else 0)

    def points(self, words):
        number, _, note = words.partition(" ")
        if note and note != VIRTUAL[self.language]:
            raise Unreadable(words)
        return Points(tenths_of(number), bool(note))

    def history(self, words):
        return "" if words == "–" else "".join(LETTERS[self.language][one] for one in words)

    def term(self, words):
        """The criterion that some words name.

        Raises:
            Unreadable: None has this name.
        """
        for key, name in terms(self.language).items():
            if name.lower() == words.lower():
                return key
        raise Unreadable(words)


def code_of(words, language):
    """A code as colour and look: ("w", "(X)")."""
    if words == "A":
        return "", "A"
    letter = words.strip("()")
    look = words.replace(letter, "X" if letter.isupper() else "x")
    return LETTERS[language][letter.upper()], look


def tenths_of(words):
    """Points as an integer: "3½" is 35."""
    if words.endswith("½"):
        return 10 * int(words[:-1] or 0) + 5
    return round(float(words.replace(",", ".")) * 10)


@cache
def rows(language):
    path = Path(__file__).with_name(f"sentences.{language}.txt")
    lines = path.read_text(encoding="utf-8").splitlines()
    return [tuple(line.split(" | ", 1)) for line in lines if " | " in line]


@cache
def patterns(language):
    """(meaning, expression) of all sentences and clauses, the longest first.

    Forms that a number chooses from stand in one row, with || between them.
    What has no row in a language is English there, as an untranslated text is.
    """
    known = dict(rows("en")) | dict(rows(language))
    found = [one for one in known.items() if not one[0].startswith(("term ", "frame "))]
    found.sort(key=lambda one: -len(re.sub(r"\{\w+\}", "", one[1])))
    return [
        (key, _expression(form, language)) for key, words in found for form in words.split(" || ")
    ]


@cache
def terms(language):
    """The names of the criteria; in English where a language has none."""
    named = dict(rows("en")) | dict(rows(language))
    return {
        key.removeprefix("term "): words for key, words in named.items() if key.startswith("term ")
    }


def _expression(words, language):
    parts, times = [], {}
    for piece in re.split(r"(\{\w+\})", words):
        if not piece.startswith("{"):
            parts.append(re.escape(piece))
            continue
        name = piece.strip("{}")
        times[name] = times.get(name, 0) + 1
        parts.append(f"(?P<{name}__{times[name]}>{_shape(name, language)})")
    return re.compile("".join(parts), re.IGNORECASE)


def _shape(name, language):
    player = re.escape(NUMBER_SIGN[language]) + r"\d+ [^,;:()#№]+?"
    shapes = dict.fromkeys(PLAYERS, player) | dict.fromkeys(NUMBERS, r"\d+")
    shapes |= dict.fromkeys("co", "|".join(COLOURS["en"] | COLOURS[language]))
    wishes = [form.format(word) for form in WISH[language] for word in COLOURS[language]]
    shapes |= dict.fromkeys(WISHES, "|".join(wishes))
    shapes |= dict.fromkeys(CODES, r"\(?\w\)?") | dict.fromkeys(HISTORIES, r"[^\W\d]+|–")
    shapes |= dict.fromkeys(SCORES, r"[\d½.,]*[\d½](?: \([^()]*\))?")
    names = sorted(map(re.escape, terms(language).values()), key=len, reverse=True)
    return (shapes | {"criterion": "|".join(names)}).get(name, r".+?")
