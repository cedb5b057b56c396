"""The glossaries of translators: each term stands in the catalogue as they say."""

import re

import pytest
from babel.messages.pofile import read_po

from arbiter_gui.i18n import LANGUAGES
from arbiter_gui.resources import resource

ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| `([^`]+)` \| ([^|]*) ?\|$", re.MULTILINE)
TRANSLATED = [language for language in LANGUAGES if language != "en"]
FEWEST = 30


def rows(language):
    path = resource("translations", f"glossary_{language}.md")
    return ROW.findall(path.read_text(encoding="utf-8"))


def catalogue(language):
    with resource("translations", f"{language}.po").open("rb") as file:
        return {
            message.id if isinstance(message.id, str) else message.id[0]: message.string
            for message in read_po(file, locale=language)
            if message.id
        }


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_term_stands_in_the_catalogue_as_stated(language):
    texts = catalogue(language)
    wrong = [
        (english, texts.get(text))
        for english, term, text, _article in rows(language)
        if term.casefold() not in str(texts.get(text, "")).casefold()
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_term_is_explained_once_and_by_a_text_that_has_it(language):
    found = rows(language)
    names = [english for english, *_rest in found]
    assert len(names) == len(set(names)) >= FEWEST


def test_the_glossaries_are_about_the_same_terms():
    one, other = ([(row[0], row[2]) for row in rows(language)] for language in TRANSLATED)
    assert one == other
