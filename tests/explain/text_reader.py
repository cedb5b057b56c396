"""Reads the lines of an explanation back, in any language: which sentence it is, and its words.

Only the final text is read. The catalogue gives the shape of each sentence; what a name, a number
or a code means is found out here.
"""

import re
from functools import cache

from arbiter_gui.explain.sentences import Wording
from arbiter_gui.explain.wordings import (
    brackets,
    byes,
    colours,
    criteria,
    deviations,
    floats,
    opponents,
)
from arbiter_gui.i18n import _

CLAUSES = {"reason", "cause", "choice", "sentence"}
LONG = CLAUSES | {"boards"}
"""Placeholders in which a semicolon may stand."""
COLOURS = {
    "en": {"W": "w", "B": "b"},
    "es": {"B": "w", "N": "b"},
    "ru": {"Б": "w", "Ч": "b"},
}


class Unreadable(Exception):
    """A line that is no sentence of the catalogue."""


class Read:
    """A sentence that was read: its key, and what stands at each placeholder."""

    def __init__(self, key, values):
        self.key = key
        self.values = values

    def __getattr__(self, name):
        return self.values[name]


@cache
def shapes(language):
    """Every sentence of the plain lines as a regular expression, in one language."""
    found = []
    for module in (brackets, byes, colours, criteria, deviations, floats, opponents):
        for wording in vars(module).values():
            if isinstance(wording, Wording) and not wording.plural:
                found.append((wording.key, shape(_(wording.text))))
    return sorted(found, key=lambda one: -len(one[1].pattern))


def shape(text):
    """The text as an expression; a placeholder that comes twice must read the same twice."""
    seen, parts = set(), []
    for piece in re.split(r"(\{\w+\})", text):
        name = piece.strip("{}")
        if not piece.startswith("{"):
            parts.append(re.escape(piece))
        elif name in seen:
            parts.append(f"(?P={name})")
        else:
            seen.add(name)
            parts.append(f"(?P<{name}>.+?)" if name in LONG else f"(?P<{name}>[^;]+?)")
    return re.compile("".join(parts), re.IGNORECASE)


def read(line, language):
    """The sentence of a line.

    Raises:
        Unreadable: It is none of the catalogue.
    """
    for key, expression in shapes(language):
        match = expression.fullmatch(line)
        if match is None:
            continue
        try:
            values = {
                name: read(words, language) if name in CLAUSES else words
                for name, words in match.groupdict().items()
            }
        except Unreadable:
            continue
        return Read(key, values)
    raise Unreadable(line)


def read_line(line, language):
    """The sentences of a line; those that belong together stand on one."""
    for end in re.finditer(r"[.)] (?=\S)", line):
        try:
            first = read(line[: end.start() + 1], language)
            return [first, *read_line(line[end.end() :], language)]
        except Unreadable:
            continue
    return [read(line, language)]


def number(words):
    """The pairing number of the one player named."""
    (found,) = re.findall(r"(?:#|n\.º |№ )(\d+) ", words, re.IGNORECASE)
    return int(found)


def numbers(words):
    """The pairing numbers of all players named, and how many more there are."""
    named = re.findall(r"(?:#|n\.º |№ )(\d+) ", words, re.IGNORECASE)
    more = re.search(r"(\d+) (?:more|más)$| ещё (\d+)$", words)
    return [int(one) for one in named], int(more[1] or more[2]) if more else 0


def points(words):
    """Points in tenths."""
    text = words.split(" (")[0]
    if text.endswith("½"):
        return 10 * int(text[:-1] or 0) + 5
    return round(float(text.replace(",", ".")) * 10)


def first_number(words):
    """The number that some words begin with, and whether something stands behind it."""
    match = re.match(r"(\d+)( \(.*\))?$", words)
    return int(match[1]), bool(match[2])


def history(words, language):
    """Colours of games as "wbw"."""
    return "" if words == "–" else "".join(COLOURS[language][letter] for letter in words)


def code(words, language):
    """A code, which is the last of some words, as colour and look: ("w", "(X)")."""
    words = words.split()[-1]
    if words == "A":
        return None, "A"
    letter = words.strip("()")
    colour = COLOURS[language][letter.upper()]
    return colour, words.replace(letter, "X" if letter.isupper() else "x")
