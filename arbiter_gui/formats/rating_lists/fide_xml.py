"""FIDE's XML lists, read element by element; a document type, and so every entity, is refused."""

from collections.abc import Iterator
from xml.parsers import expat

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.rating_lists.fide_values import TITLES, sex_of
from arbiter_gui.formats.rating_lists.line_source import ListSource, not_a_list
from arbiter_gui.formats.rating_lists.list_lines import OddLines
from arbiter_gui.i18n import N_
from arbiter_gui.ratings.listed_player import ListedPlayer, ListKind

_PREFIXES = ("", "rapid_", "blitz_")
_ROOM_FOR_A_PLAYER = 1 << 16


class _PlayerElements:
    """Collects the elements of one player after the other.

    The beginning of an element is of no interest: what stands before its end, spaces aside, is its
    text. Two calls an element instead of three are felt with forty million of them.
    """

    def __init__(self, source: ListSource, read: "_Reader", odd: OddLines) -> None:
        self._source = source
        self._read = read
        self._odd = odd
        self._texts: list[str] = []
        self._values: dict[str, str] = {}
        self.found: list[ListedPlayer] = []
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._texts.append
        self.parser.StartDoctypeDeclHandler = self._refuse

    def parse(self, block: bytes) -> None:
        """Reads on.

        Raises:
            FileProblem: There is no player in a whole block: it is another kind of file, or
                elements within elements without end.
        """
        before = self._odd.count
        self.found.clear()
        self.parser.Parse(block, False)
        if not self.found and self._odd.count == before and len(block) >= _ROOM_FOR_A_PLAYER:
            raise not_a_list(
                self._source.path, self.parser.CurrentLineNumber, self._source.text_of(block[:40])
            )

    def _end(self, name: str) -> None:
        if name == "player":
            self._take()
        else:
            self._values[name] = "".join(self._texts).strip()
            self._texts.clear()

    def _take(self) -> None:
        try:
            player = self._read(self._values)
        except ValueError:
            player = None
        if player is None:
            text = " ".join(self._values.values())
            self._odd.leave_out(self.parser.CurrentLineNumber, text)
        else:
            self.found.append(player)
        self._values.clear()

    def _refuse(self, *_what: object) -> None:
        raise FileProblem(
            "list-doctype",
            N_(
                "{path}, line {line}: a list has no document type (<!DOCTYPE …>). The file was "
                "not made by FIDE; nothing was read."
            ),
            {"path": self._source.path, "line": self.parser.CurrentLineNumber},
        )


class _Reader:
    """Makes a player out of the elements of one."""

    def __init__(self, kind: ListKind) -> None:
        self._kind = kind

    def __call__(self, values: dict[str, str]) -> ListedPlayer | None:
        name = values.get("name", "")
        fide_id = int(values.get("fideid", ""))
        if not name or fide_id <= 0:
            return None
        flag = values.get("flag", "")
        standard, rapid, blitz = self._numbers(values, "rating")
        k_standard, k_rapid, k_blitz = self._numbers(values, "k")
        year = values.get("birthday", "")[:4]
        return ListedPlayer(
            name,
            fide_id,
            values.get("country", ""),
            sex_of(values.get("sex", ""), flag),
            TITLES.get(values.get("title", ""), ""),
            int(year) if year else 0,
            standard,
            rapid,
            blitz,
            k_standard,
            k_rapid,
            k_blitz,
            1 if "i" in flag else 0,
        )

    def _numbers(self, values: dict[str, str], what: str) -> tuple[int, int, int]:
        if "rapid_rating" in values or self._kind in (ListKind.FIDE, ListKind.FIDE_STANDARD):
            first, second, third = (_number(values.get(prefix + what)) for prefix in _PREFIXES)
            return first, second, third
        only = _number(values.get(what))
        return (0, only, 0) if self._kind is ListKind.FIDE_RAPID else (0, 0, only)


def _number(text: str | None) -> int:
    return int(text) if text else 0


def xml_players(source: ListSource, kind: ListKind, odd: OddLines) -> Iterator[ListedPlayer]:
    """The players of an XML list.

    Args:
        source: The open list, at its beginning.
        kind: Which of the ratings a list with one rating holds.
        odd: Takes the players that make no sense.

    Raises:
        FileProblem: The file is no such list, not well-formed, or has a document type.
        Cancelled: The arbiter has pressed Cancel.
    """
    elements = _PlayerElements(source, _Reader(kind), odd)
    try:
        for block in source.blocks():
            elements.parse(block)
            yield from elements.found
        elements.parser.Parse(b"", True)
    except (expat.ExpatError, LookupError, ValueError) as error:  # an encoding that nobody knows
        detail = expat.ErrorString(error.code) if isinstance(error, expat.ExpatError) else error
        raise FileProblem(
            "list-xml-broken",
            N_("{path}, line {line}: the XML is broken ({detail}). Download the list again."),
            {"path": source.path, "line": elements.parser.ErrorLineNumber, "detail": detail},
        ) from error
