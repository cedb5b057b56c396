"""The manual as web pages and as a PDF: everything is there, and every link leads somewhere."""

import re

import pytest
from pypdf import PdfReader

import build_manual
from arbiter_gui.i18n import use_language
from arbiter_gui.manual import CHAPTERS, chapters
from manual_page import body_of


@pytest.fixture(scope="module")
def folder(tmp_path_factory, qapp):
    """The manual as it is written; a second, because the PDF has pictures on thirty pages."""
    place = tmp_path_factory.mktemp("manual")
    build_manual.main([str(place)])
    return place


def test_every_chapter_is_a_page_and_every_link_and_picture_is_there(folder):
    for name in (*CHAPTERS, "index"):
        page = (folder / f"{name}.html").read_text(encoding="utf-8")
        targets = re.findall(r'(?:href|src)="([^"#]+)"', page)
        assert len(targets) > len(CHAPTERS)
        assert [target for target in targets if not (folder / target).is_file()] == []


def test_the_pdf_begins_every_chapter_on_a_page_of_its_own_and_has_the_pictures(folder):
    reader = PdfReader(folder / "manual.pdf")
    assert len(reader.pages) >= len(CHAPTERS)
    for page, one in ((reader.pages[0], chapters("en")[0]), (reader.pages[-1], chapters("en")[-1])):
        assert " ".join(page.extract_text().split()).startswith(one.title)
    assert any("/XObject" in page["/Resources"] for page in reader.pages[:2])


def test_the_pages_of_the_keys_have_every_menu(folder):
    page = (folder / "keys.html").read_text(encoding="utf-8")
    assert "<kbd>F5</kbd>" in page
    assert "<h2>By hand</h2>" in page


def test_a_language_has_its_own_pages(tmp_path, qapp, folder):
    use_language("es")
    try:
        spanish = build_manual.completed(chapters())
        page = build_manual.page_of(spanish[0], spanish)
    finally:
        use_language("en")
    assert '<html lang="es">' in page
    assert "<h1>Primeros pasos</h1>" in page


@pytest.mark.parametrize(
    ("markdown", "html"),
    [
        ("# One\n\nTwo `F5` *three* **four**.", "<p>Two <kbd>F5</kbd> <em>three</em> "),
        ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
        ("1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>"),
        ("[x](keys.md)", '<a href="keys.html">x</a>'),
        ("![Boards](round.png)", '<img src="round.png" alt="Boards">'),
        ("1 < 2 & 3", "1 &lt; 2 &amp; 3"),
        ("| a | b |\n|---|---|\n| c | `d` |", "<tr><td>c</td><td><kbd>d</kbd></td></tr>"),
    ],
)
def test_markdown_becomes_plain_html(qapp, markdown, html):
    assert html in body_of(markdown)
