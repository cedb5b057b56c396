"""The event as a web site: a few pages without scripts, to be put on any server or stick."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from html import escape
from string import Template
from types import MappingProxyType

from arbiter_gui.folding import folded
from arbiter_gui.i18n import _, current_language
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.reports.heading import legend_line, titles
from arbiter_gui.reports.html_table import LinkOf, html_of
from arbiter_gui.reports.request import ReportRequest
from arbiter_gui.resources import resource
from arbiter_gui.tables.crosstable import crosstable
from arbiter_gui.tables.legend import legend
from arbiter_gui.tables.pairings import by_name, pairings_table
from arbiter_gui.tables.player_card import player_card
from arbiter_gui.tables.standings import round_with_results, standings_table
from arbiter_gui.tables.starting_list import starting_list
from arbiter_gui.tables.table import Cell, Row, Table
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_NOT_FOR_ALL = frozenset({"birth", "note", "decided"})
"""What an arbiter reads and the whole world need not: dates of birth, remarks."""

_WRITTEN_ONCE = 6
"""First page, standings, crosstable, starting list, legend, style: whatever the event."""

_LONG_LIST = 40
"""From so many rows on a list by name has letters to jump to."""


@dataclass(frozen=True, slots=True)
class SitePage:
    """One file of the site."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a page is: its file, its word in the menu."""

    name: str
    title: str


def public_rounds(tournament: Tournament) -> int:
    """How many rounds may be shown to all: a draft may not, until its first result is in."""
    newest = tournament.rounds_paired
    if not newest or tournament.rounds[-1].version:
        return newest
    started = any(game.result is not None for game in tournament.games(newest))
    return newest if started else newest - 1


def site_pages(
    tournament: Tournament, written_at: datetime, progress: Progress | None = None
) -> tuple[SitePage, ...]:
    """Every page: one a round, by name, standings, crosstable, starting list, one a player.

    Args:
        tournament: The event.
        written_at: Time of the version stamp.
        progress: Told about every page.

    Raises:
        Cancelled: It is not wanted any more.
    """
    watched = progress or NoProgress()
    pages = []
    total = len(tournament.players) + 2 * public_rounds(tournament) + _WRITTEN_ONCE
    for page in _pages(tournament, written_at):
        watched.raise_if_cancelled()
        pages.append(page)
        watched.step(len(pages), total)
    return tuple(pages)


def _pages(tournament: Tournament, written_at: datetime) -> Iterator[SitePage]:
    shown = public_rounds(tournament)
    request = ReportRequest(tournament, shown, written_at)
    page = partial(_page, request)
    standings_after = min(shown, round_with_results(tournament))
    if shown:
        newest = _round_table(tournament, shown)
        yield page("index.html", newest, _round_menu(shown, shown))
    else:
        yield page("index.html", _public(starting_list(tournament)))
    for number in range(1, shown + 1):
        menu = partial(_round_menu, shown)
        yield page(f"round-{number}.html", _round_table(tournament, number), menu(number))
        names = _public(by_name(tournament, number))
        yield page(f"names-{number}.html", names, menu(number, "names"), anchors=_letters(names))
    yield page("standings.html", _public(standings_table(tournament, standings_after)))
    yield page("crosstable.html", _public(crosstable(tournament, after_round=shown)))
    yield page("players.html", _public(starting_list(tournament)))
    for player in tournament.players:
        yield page(_player_file(player.tpn), _card(tournament, player.key, shown))
    yield page("legend.html", legend(tournament.settings.edition))
    yield SitePage("site.css", resource("reports", "site.css").read_text(encoding="utf-8"))


def _round_table(tournament: Tournament, number: int) -> Table:
    return _public(pairings_table(tournament, number, federations=True))


def _card(tournament: Tournament, key: PlayerKey, shown: int) -> Table:
    """The rounds that are public; the notes speak of ratings and colours of these alone."""
    card = player_card(tournament, key)
    if shown == tournament.rounds_paired:
        return _public(card)
    rows = tuple(row for row in card.rows if row.key <= shown)
    return _public(Table(card.columns, rows, card.title))


def _public(table: Table) -> Table:
    return table.only([i for i in table.in_use() if table.columns[i].key not in _NOT_FOR_ALL])


def _letters(names: Table) -> dict[int, str]:
    """Where each letter begins in a long list by name: the row, by its key, and the letter."""
    place = next((i for i, column in enumerate(names.columns) if column.key == "name"), None)
    if place is None or len(names.rows) < _LONG_LIST:
        return {}
    first: dict[str, int] = {}
    for row in names.rows:
        letter = next((c for c in folded(row.cells[place].text) if c.isalpha()), "")
        if letter:
            first.setdefault(letter.upper(), row.key)
    return {key: letter for letter, key in first.items()}


def _jumps(anchors: Mapping[int, str]) -> str:
    """A line of letters that lead into the list."""
    if not anchors:
        return ""
    links = "".join(f'<li><a href="#{letter}">{letter}</a></li>' for letter in anchors.values())
    label = escape(_("Names from"))
    return f'<nav class="letters" aria-label="{label}"><ul>{links}</ul></nav>'


def _page(
    request: ReportRequest,
    name: str,
    table: Table,
    submenu: str = "",
    anchors: Mapping[int, str] = MappingProxyType({}),
) -> SitePage:
    """A whole page around a table."""
    event, title, stamp = titles(request, table.title)
    codes = legend_line(request.tournament, table)
    body = _jumps(anchors) + html_of(table, _links(request.tournament), anchors)
    template = Template(resource("reports", "page.html").read_text(encoding="utf-8"))
    text = template.substitute(
        language=escape(current_language()),
        title=escape(f"{title} · {event}" if title else event),
        event=escape(event),
        skip=escape(_("To the list")),
        menu_name=escape(_("Pages")),
        menu=_menu(request, name),
        submenu=submenu,
        body=body,
        codes=f'<p class="note">{escape(codes)}</p>' if codes else "",
        stamp=escape(stamp),
    )
    return SitePage(name, text)


def _menu(request: ReportRequest, here: str) -> str:
    shown = request.round_number
    places = [
        _Place("standings.html", _("Standings")),
        _Place("crosstable.html", _("Crosstable")),
        _Place("players.html", _("Starting list")),
        _Place("legend.html", _("Legend")),
    ]
    if shown:
        newest = _("Round {round}").format(round=shown)
        places[:0] = [
            _Place("index.html", newest),
            _Place(f"names-{shown}.html", _("By name")),
        ]
    return "".join(_entry(place, here) for place in places)


def _round_menu(shown: int, here: int, view: str = "round") -> str:
    """Every round in one line; the one on the page by board and by name."""
    rounds = "".join(
        _entry(_Place(f"{view}-{number}.html", str(number)), f"{view}-{here}.html")
        for number in range(1, shown + 1)
    )
    label = escape(_("Rounds"))
    views = "".join(
        _entry(_Place(f"{key}-{here}.html", title), f"{view}-{here}.html")
        for key, title in (("round", _("By board")), ("names", _("By name")))
    )
    return (
        f'<nav class="rounds" aria-label="{label}"><span>{label}</span> <ul>{rounds}</ul>'
        f'<ul class="views">{views}</ul></nav>'
    )


def _entry(place: _Place, here: str) -> str:
    current = ' aria-current="page"' if place.name == here else ""
    return f'<li><a href="{place.name}"{current}>{escape(place.title)}</a></li>'


def _player_file(tpn: int) -> str:
    return f"player-{tpn}.html"


_NUMBER_OF = {
    "white_name": "white_no",
    "black_name": "black_no",
    "opponent": "opponent_no",
}
"""The column with the pairing number of the player that a column names."""


def _links(tournament: Tournament) -> LinkOf:
    """Names lead to the page of the player."""

    def link(cells: Mapping[str, Cell], row: Row, column: str) -> str:
        if column in _NUMBER_OF:
            number = cells.get(_NUMBER_OF[column], Cell()).value
            return _player_file(number) if isinstance(number, int) else ""
        if column == "name":
            return _player_file(tournament.player(PlayerKey(row.key)).tpn)
        return ""

    return link
