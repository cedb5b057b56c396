"""The chapters of the manual: every link leads somewhere, and all of it is plain Markdown."""

import itertools
import re

import pytest

from arbiter_gui.i18n import LANGUAGES
from arbiter_gui.manual import CHAPTERS, FIRST, PICTURES, chapter, chapters, found, picture
from arbiter_gui.resources import resource

MOST_BYTES = 150_000
FILES = sorted(resource("help").rglob("*.md"))
LINK = re.compile(r"(!?)\[([^\]]+)\]\(([^)]+)\)")
CODE = re.compile(r"`[^`]*`")


def name_of(path):
    return f"{path.parent.name}/{path.name}"


def test_every_chapter_is_written_in_english_and_every_file_is_a_chapter():
    english = {path.stem for path in FILES if path.parent.name == "en"}
    assert english == set(CHAPTERS)
    assert {path.stem for path in FILES} == set(CHAPTERS)
    assert {path.parent.name for path in FILES} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_start_is_there_in_every_language(language):
    assert chapter(FIRST, language).language == language


def test_a_chapter_that_a_language_lacks_is_read_in_english():
    assert chapter("formats", "ru").language == "en"
    with pytest.raises(KeyError):
        chapter("no_such_chapter")


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_chapter_begins_with_its_title_and_has_no_other_of_that_rank(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert re.fullmatch(r"# \S.*", lines[0])
    assert [line for line in lines[1:] if line.startswith("# ")] == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_link_leads_to_a_chapter_and_every_picture_is_there(path):
    for is_picture, text, target in LINK.findall(path.read_text(encoding="utf-8")):
        assert text.strip()
        if is_picture:
            assert target in PICTURES
        else:
            assert target.removesuffix(".md") in CHAPTERS
            assert target.endswith(".md")


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_chapter_has_no_html_of_its_own(path):
    text = CODE.sub("", path.read_text(encoding="utf-8"))
    assert re.findall(r"</?\w+[^>]*>|&\w+;", text) == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_rows_of_a_table_have_as_many_cells_as_its_head(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    for above, line in itertools.pairwise(lines):
        if above.startswith("|") and line.startswith("|"):
            assert above.count("|") == line.count("|"), line


@pytest.mark.parametrize("dark", [False, True])
def test_every_picture_is_there_in_both_themes_and_small(dark):
    for name in PICTURES:
        assert 0 < picture(name, dark=dark).stat().st_size <= MOST_BYTES
    shown = {path.name for path in resource("help", "images").rglob("*.png")}
    assert shown == set(PICTURES)


def test_the_search_finds_words_in_any_order_and_puts_titles_first():
    every = chapters("en")
    assert next(one.name for one in found("byes", every)) == "check_in"
    assert "publication" in {one.name for one in found("SITE web", every)}
    assert found("no such words anywhere", every) == ()
