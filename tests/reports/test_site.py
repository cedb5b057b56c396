from dataclasses import replace
from datetime import UTC, datetime
from html.parser import HTMLParser
from urllib.parse import urlsplit

import pytest

from arbiter_gui.errors import FileProblem
from arbiter_gui.i18n import use_language
from arbiter_gui.progress import NoProgress
from arbiter_gui.reports.html_table import html_of
from arbiter_gui.reports.site import SitePage, public_rounds, site_pages
from arbiter_gui.reports.site_folder import LIST, holds_site, write_site
from arbiter_gui.resources import resource
from arbiter_gui.tables.table import Cell, Column, Row, Table
from tests.notation import event
from tests.reports.event import spring_open

NOON = datetime(2026, 5, 1, 12, 0, 0, tzinfo=UTC)


class _Reader(HTMLParser):
    """Links, texts, languages and whether every element is closed in its order."""

    VOID = frozenset({"meta", "link", "br"})

    def __init__(self, text):
        super().__init__()
        self.links, self.words, self.open, self.tags = [], [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        self.links += [value for name, value in attrs if name == "href"]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if data.strip():
            self.words.append(data.strip())


def pages_of(tournament):
    return {page.name: page.text for page in site_pages(tournament, NOON)}


def html_pages(pages):
    return {name: _Reader(text) for name, text in pages.items() if name.endswith(".html")}


def test_every_link_of_the_site_leads_to_a_page_of_the_site():
    pages = pages_of(spring_open())
    read = html_pages(pages)
    assert len(read) > 15
    for name, page in read.items():
        for link in page.links:
            target = urlsplit(link)
            assert not target.scheme, (name, link)
            assert not target.netloc, (name, link)
            assert not target.path or target.path in pages, (name, link)


def test_every_player_has_a_page_and_is_led_to_from_the_list_of_the_round():
    tournament = spring_open()
    read = html_pages(pages_of(tournament))
    for player in tournament.players:
        assert f"player-{player.tpn}.html" in read["players.html"].links
        assert any(player.name in words for words in read[f"player-{player.tpn}.html"].words)
    white = tournament.player(tournament.games(4)[0].white)
    assert f"player-{white.tpn}.html" in read["round-4.html"].links


def test_the_site_shows_what_the_lists_show():
    words = html_pages(pages_of(spring_open()))["standings.html"].words
    assert "Standings after round 4" in words
    assert "García Ñíguez, María" in words


def test_a_draft_is_not_shown_before_it_is_published_or_played():
    paired = event("""
        1 A | 2w1 3b
        2 B | 1b0 4w
        3 C | 4w1 1w
        4 D | 3b0 2b
        """)
    assert public_rounds(paired) == 1
    pages = pages_of(paired)
    assert "round-1.html" in pages
    assert "round-2.html" not in pages
    assert "C" not in html_pages(pages)["player-1.html"].words
    facts = (
        replace(fact, version=1) if fact == paired.rounds[1] else fact for fact in paired.facts()
    )
    published = type(paired)(facts)
    assert "round-2.html" in pages_of(published)


def test_dates_of_birth_and_remarks_are_not_published():
    tournament = event("1 A | .\n2 B | .", changes={1: {"birth": "1971-03-02"}})
    for text in pages_of(tournament).values():
        assert "1971" not in text


def test_an_event_without_players_has_a_site_that_says_so():
    pages = pages_of(event(""))
    assert "index.html" in pages
    html_pages(pages)


def test_names_that_look_like_html_stay_names():
    nasty = '<script>alert("x")</script> & "Co"'
    tournament = event("1 A | 2w1\n2 B | 1b0", changes={1: {"name": nasty}})
    for name, page in html_pages(pages_of(tournament)).items():
        assert all(tag != "script" for tag, _attributes in page.tags), name
    assert any(nasty in words for words in html_pages(pages_of(tournament))["index.html"].words)


def test_a_page_needs_no_script_and_nothing_from_elsewhere():
    for name, text in pages_of(spring_open()).items():
        assert "<script" not in text, name
        assert "http://" not in text, name
        assert "https://" not in text, name


def test_pages_tell_their_language_and_every_column_has_a_heading():
    use_language("ru")
    try:
        read = html_pages(pages_of(spring_open()))
    finally:
        use_language("en")
    assert ("html", {"lang": "ru"}) in read["index.html"].tags
    for page in read.values():
        heads = [attributes for tag, attributes in page.tags if tag == "th"]
        assert all(attributes["scope"] == "col" for attributes in heads)


def test_the_sentence_of_a_code_is_read_instead_of_its_letter():
    columns = (Column("code", "Code"),)
    table = Table(columns, (Row((Cell("W", "W", "must have White"),)),))
    assert (
        '<span aria-hidden="true">W</span><span class="spoken">must have White</span>'
        in html_of(table)
    )


@pytest.mark.parametrize("theme", [0, 1])
def test_texts_of_the_site_have_the_contrast_that_is_asked_for(theme):
    text = resource("reports", "site.css").read_text(encoding="utf-8")
    block = text.split(":root {")[1 + theme].split("}")[0]
    tokens = {
        part.split(":")[0].strip(): part.split(":")[1].strip()
        for part in block.split(";")
        if "#" in part
    }
    grounds = [tokens[name] for name in ("--ground", "--sheet", "--stripe")]
    for ink in ("--text", "--muted", "--accent", "--attention"):
        for ground in grounds:
            assert _contrast(tokens[ink], ground) >= 4.5, (ink, ground)
    assert _contrast(tokens["--white-text"], tokens["--white"]) >= 4.5
    assert _contrast(tokens["--black-text"], tokens["--black"]) >= 4.5


def _contrast(one, other):
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_pages_of_an_earlier_site_that_are_gone_are_taken_away_and_others_stay(tmp_path):
    (tmp_path / "notes.html").write_text("mine")
    write_site(tmp_path, [SitePage("index.html", "1"), SitePage("player-9.html", "9")])
    write_site(tmp_path, [SitePage("index.html", "2")])
    assert sorted(path.name for path in tmp_path.iterdir()) == [LIST, "index.html", "notes.html"]
    assert (tmp_path / "index.html").read_text() == "2"


def test_a_page_of_somebody_else_is_not_replaced(tmp_path):
    (tmp_path / "index.html").write_text("home page of the club")
    with pytest.raises(FileProblem, match="has not made"):
        write_site(tmp_path, [SitePage("index.html", "1"), SitePage("site.css", "")])
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]
    assert (tmp_path / "index.html").read_text() == "home page of the club"


def test_a_list_of_files_that_leads_out_of_the_folder_removes_nothing(tmp_path):
    outside = tmp_path / "kept.html"
    outside.write_text("kept")
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / LIST).write_text('{"files": ["../kept.html", 7, "a.txt"]}')
    write_site(folder, [SitePage("index.html", "1")])
    assert outside.read_text() == "kept"


def test_a_folder_that_is_a_file_is_refused_in_words(tmp_path):
    place = tmp_path / "file"
    place.write_text("")
    with pytest.raises(FileProblem):
        write_site(place, [SitePage("index.html", "1")])


def test_a_long_list_by_name_has_letters_that_lead_into_it():
    names = ["Ålund", "Adams", "Łuk", "Lee", "Иванова", "=Moor"]
    rows = [
        f"{n} {names[n % 6]} {n:02} | {f'{n + 1}w1' if n % 2 else f'{n - 1}b0'}"
        for n in range(1, 43)
    ]
    read = html_pages(pages_of(event("\n".join(rows))))
    page = read["names-1.html"]
    letters = [link[1:] for link in page.links if link.startswith("#") and link != "#list"]
    assert letters == ["M", "A", "L", "И"]
    ids = [attributes["id"] for tag, attributes in page.tags if tag == "tr" and attributes]
    assert sorted(ids) == sorted(letters)
    short = html_pages(pages_of(spring_open()))["names-4.html"]
    assert [link for link in short.links if link.startswith("#")] == ["#list"]


def test_columns_with_nothing_in_them_are_left_out_and_that_of_the_result_stays():
    paired = event("1 A | 2w\n2 B | 1b", changes={})
    published = type(paired)(
        replace(fact, version=1) if fact == paired.rounds[0] else fact for fact in paired.facts()
    )
    pages = pages_of(published)
    assert "c-club" not in pages["players.html"]
    assert "c-result" in pages["round-1.html"]
    assert "c-white_title" not in pages["round-1.html"]


def test_the_rounds_by_name_lead_to_each_other_and_the_view_is_marked():
    page = html_pages(pages_of(spring_open()))["names-2.html"]
    current = [
        attributes["href"] for tag, attributes in page.tags if attributes.get("aria-current")
    ]
    assert current == ["names-2.html", "names-2.html"]
    assert {"names-1.html", "names-3.html", "round-2.html"} <= set(page.links)


def test_a_site_is_known_again_whenever_it_was_made(tmp_path):
    tournament = spring_open()
    write_site(tmp_path, site_pages(tournament, NOON))
    later = site_pages(tournament, NOON.replace(hour=15))
    assert holds_site(tmp_path, later)
    (tmp_path / "players.html").unlink()
    assert not holds_site(tmp_path, later)
    other = event("1 A | .\n2 B | .")
    assert not holds_site(tmp_path, site_pages(other, NOON))


def test_the_progress_of_the_pages_ends_at_the_whole():
    steps = []

    class Told(NoProgress):
        def step(self, done, total):
            steps.append((done, total))

    pages = site_pages(spring_open(), NOON, Told())
    assert steps[-1] == (len(pages), len(pages))


def test_only_pages_that_say_something_else_are_written_again(tmp_path):
    tournament = spring_open()
    pages = site_pages(tournament, NOON)
    assert write_site(tmp_path, pages) == len(pages)
    other = [SitePage(p.name, p.text.replace("Dahl", "Doll")) for p in pages]
    changed = [page.name for page, old in zip(other, pages, strict=True) if page != old]
    (tmp_path / "player-8.html").write_bytes(b"\xff spoilt")
    assert 0 < len(changed) < len(pages) - 1
    assert write_site(tmp_path, other) == len({*changed, "player-8.html"})
    assert holds_site(tmp_path, other)
