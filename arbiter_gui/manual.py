"""The manual: its chapters in reading order, each in the language in use where it is translated.

A chapter is a Markdown file in `resources/help`, in a folder for each language. Its first line is
its title. English is complete; a chapter that a language lacks is shown in English.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from arbiter_gui.folding import folded
from arbiter_gui.i18n import current_language
from arbiter_gui.resources import resource

SOURCE_LANGUAGE = "en"
FIRST = "quick_start"
KEYS = "keys"
"""The chapter that is completed by the table of commands."""
CHAPTERS = (
    FIRST,
    "players",
    "check_in",
    "pairing",
    "by_hand",
    "results",
    "publication",
    "standings",
    "fide_mode",
    "time_line",
    "several_events",
    "explanations",
    KEYS,
    "glossary",
    "formats",
    "troubleshooting",
    "contributing",
)
PICTURES = ("players.png", "round.png", "why.png", "standings.png")
"""Pictures of the program, each in the light and in the dark theme."""
SUFFIX = ".md"


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter as it is read.

    Attributes:
        name: Its stable name, which links and the table of topics use.
        text: Markdown, with the title as the first line.
        language: The language it is written in.
    """

    name: str
    text: str
    language: str

    @property
    def title(self) -> str:
        """What stands in the list of chapters."""
        return self.text.partition("\n")[0].lstrip("# ").strip()

    def mentions(self, words: str) -> bool:
        """Whether every word is somewhere in it, whatever the case and the accents."""
        text = folded(self.text)
        return all(word in text for word in folded(words).split())


def chapter(name: str, language: str = "") -> Chapter:
    """A chapter in a language, by default the one in use; in English where it is not translated.

    Raises:
        KeyError: There is no such chapter.
    """
    if name not in CHAPTERS:
        raise KeyError(name)
    for spoken in (language or current_language(), SOURCE_LANGUAGE):
        if _path(name, spoken).is_file():
            return Chapter(name, _text(_path(name, spoken)), spoken)
    raise KeyError(name)


def chapters(language: str = "") -> tuple[Chapter, ...]:
    """Every chapter in reading order."""
    return tuple(chapter(name, language) for name in CHAPTERS)


def found(words: str, among: Sequence[Chapter]) -> tuple[Chapter, ...]:
    """The chapters that mention all words; those whose title does come first."""
    hits = [one for one in among if one.mentions(words)]
    in_title = [one for one in hits if folded(words) in folded(one.title)]
    return (*in_title, *(one for one in hits if one not in in_title))


def picture(name: str, *, dark: bool = False) -> Path:
    """The file of a picture of the manual, for example `round.png`."""
    return resource("help", "images", "dark" if dark else "light", name)


def _path(name: str, language: str) -> Path:
    return resource("help", language, f"{name}{SUFFIX}")


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
