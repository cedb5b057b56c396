"""FIDE's text lists: fixed columns that begin where the words of the first line begin."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from arbiter_gui.formats.rating_lists.fide_values import TITLES, month_number, sex_of
from arbiter_gui.formats.rating_lists.line_source import ListSource, not_a_list
from arbiter_gui.formats.rating_lists.list_lines import OddLines
from arbiter_gui.ratings.listed_player import ListedPlayer, ListKind

_WORDS = re.compile(
    r"ID.?Number|Name|Fed|Sex|WTit|OTit|Titl?|FOA|SRtng|SGm|SK|RRtng|RGm|RK|BRtng|BGm|BK|"
    r"(?P<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d\d)|"
    r"Games|Gms|Born|B-?day|Flag|K",
    re.IGNORECASE,
)
_SAME = {
    "idnumber": "id", "titl": "tit", "games": "gms", "born": "year", "bday": "year",
    "srtng": "standard", "rrtng": "rapid", "brtng": "blitz",
}  # fmt: skip
_NEEDED = {"id", "name", "fed"}


@dataclass(frozen=True)
class TextLayout:
    """Where the fields of a text list stand.

    Attributes:
        fields: First and last place of each field, by its name.
        month: "2026-10" where the heading names it.
        is_combined: Whether the list has all three ratings.
    """

    fields: dict[str, slice]
    month: str
    is_combined: bool

    def place(self, name: str) -> slice:
        """The place of a field; of nothing, where the list has no such field."""
        return self.fields.get(name, _NOWHERE)


_NOWHERE = slice(0, 0)


def text_layout(heading: str) -> TextLayout | None:
    """The layout that the first line of a file tells; None when it is no such list."""
    found = list(_WORDS.finditer(heading))
    if not found or _WORDS.sub("", heading).strip("\ufeff \r\n"):
        return None
    names = [_field_name(match) for match in found]
    ends = [*(match.start() for match in found[1:]), None]
    fields = {
        name: slice(match.start(), end) for name, match, end in zip(names, found, ends, strict=True)
    }
    if not fields.keys() >= _NEEDED or not {"rating", "standard"} & fields.keys():
        return None
    month = next((_month(match["month"]) for match in found if match["month"]), "")
    return TextLayout(fields, month, "standard" in fields)


def _field_name(match: re.Match[str]) -> str:
    if match["month"]:
        return "rating"
    word = re.sub(r"[^a-z]", "", match[0].lower())
    return _SAME.get(word, word)


def _month(text: str) -> str:
    return f"20{text[3:]}-{month_number(text[:3]):02}"


def text_players(source: ListSource, kind: ListKind, odd: OddLines) -> Iterator[ListedPlayer]:
    """The players of a text list.

    Args:
        source: The open list, at its beginning.
        kind: Which of the ratings a list with one rating holds.
        odd: Takes the lines that make no sense.

    Raises:
        FileProblem: The file is no such list, or damaged.
        Cancelled: The arbiter has pressed Cancel.
    """
    lines = source.lines()
    heading = next(lines, "")
    layout = text_layout(heading)
    if layout is None:
        raise not_a_list(source.path, 1, heading)
    read = _reader(layout, kind)
    for number, line in enumerate(lines, 2):
        try:
            player = read(line)
        except ValueError:
            player = None
        if player is not None:
            yield player
        elif line.strip():
            odd.leave_out(number, line)


def _reader(layout: TextLayout, kind: ListKind) -> Callable[[str], ListedPlayer | None]:
    """Reads one line; a closure, because two million of them have to be read in seconds."""
    where_id, where_name, where_fed, where_sex, where_title, where_year, where_flag = map(
        layout.place, ("id", "name", "fed", "sex", "tit", "year", "flag")
    )
    places = _number_places(layout, kind)

    def read(line: str) -> ListedPlayer | None:
        name = line[where_name].strip()
        fide_id = int(line[where_id])
        if not name or fide_id <= 0:
            return None
        flag = line[where_flag].strip()
        try:  # FIDE writes 0, not nothing; only old lists leave a field blank
            standard, rapid, blitz, *factors = [int(line[place]) for place in places]
        except ValueError:
            standard, rapid, blitz, *factors = [int(line[at].strip() or 0) for at in places]
        return ListedPlayer(
            name,
            fide_id,
            line[where_fed].strip(),
            sex_of(line[where_sex].strip(), flag),
            TITLES.get(line[where_title].strip(), ""),
            int(line[where_year].strip()[:4] or 0),
            standard,
            rapid,
            blitz,
            factors[0],
            factors[1],
            factors[2],
            1 if "i" in flag else 0,
        )

    return read


def _number_places(layout: TextLayout, kind: ListKind) -> list[slice]:
    """The places of three ratings and three Ks, in the order of `ListedPlayer`."""
    if layout.is_combined:
        names = ["standard", "rapid", "blitz", "sk", "rk", "bk"]
        return [layout.place(name) for name in names]
    places = [_NOWHERE] * 6
    index = {ListKind.FIDE_RAPID: 1, ListKind.FIDE_BLITZ: 2}.get(kind, 0)
    places[index], places[index + 3] = layout.place("rating"), layout.place("k")
    return places
