"""Which column of a national list is what: data, kept under a name and used again every month."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from arbiter_gui.i18n import N_
from arbiter_gui.resources import resource


class NameOrder(Enum):
    """How a list writes names that stand in one column."""

    COMMA = "comma"
    LAST_FIRST = "last-first"
    FIRST_LAST = "first-last"

    @property
    def label(self) -> str:
        """The words that are shown, marked for translation."""
        return {
            "comma": N_("Last name, First name"),
            "last-first": N_("LAST NAME First name"),
            "first-last": N_("First name Last name"),
        }[self.value]


FIELDS = {
    "name": N_("Name"),
    "first_name": N_("First name"),
    "standard": N_("Rating"),
    "rapid": N_("Rapid rating"),
    "blitz": N_("Blitz rating"),
    "national_id": N_("National number"),
    "fide_id": N_("FIDE ID"),
    "birth_year": N_("Birth"),
    "sex": N_("Sex"),
    "title": N_("Title"),
    "federation": N_("Federation"),
    "club": N_("Club"),
}
"""What a column can be, with the words that are shown, marked for translation."""


@dataclass(frozen=True, slots=True)
class ColumnMapping:
    """How one national list is read.

    Attributes:
        name: The name of the list ("DWZ").
        columns: The heading of the column for each field of `FIELDS`; the second of two columns
            with the same heading is "Nr[2]".
        order: How a name in one column is written.
        federation: The federation of players whose line does not say.
    """

    name: str
    columns: Mapping[str, str] = field(default_factory=dict)
    order: NameOrder = NameOrder.COMMA
    federation: str = ""

    def fits(self, headings: Sequence[str]) -> bool:
        """Whether a list with these headings has all the columns."""
        return bool(self.columns) and set(self.columns.values()) <= set(headings)

    def as_text(self) -> str:
        """The mapping as it is kept."""
        return json.dumps(
            {
                "name": self.name,
                "columns": dict(self.columns),
                "order": self.order.value,
                "federation": self.federation,
            },
            ensure_ascii=False,
        )


def mapping_of(data: Mapping[str, object]) -> ColumnMapping:
    """A mapping from its plain values; columns of fields that do not exist are left out."""
    columns = data.get("columns")
    known = {
        str(name): str(heading)
        for name, heading in (columns.items() if isinstance(columns, dict) else ())
        if name in FIELDS
    }
    order = str(data.get("order", NameOrder.COMMA.value))
    orders = {choice.value for choice in NameOrder}
    return ColumnMapping(
        str(data.get("name", "")),
        known,
        NameOrder(order) if order in orders else NameOrder.COMMA,
        str(data.get("federation", "")),
    )


def mapping_of_text(text: str) -> ColumnMapping:
    """A mapping as it was kept; an empty one where the text is none."""
    try:
        data = json.loads(text)
    except ValueError:
        data = {}
    return mapping_of(data if isinstance(data, dict) else {})


def known_mappings() -> tuple[ColumnMapping, ...]:
    """The national lists whose columns are known beforehand."""
    text = resource("rating_lists", "national.json").read_text(encoding="utf-8")
    return tuple(mapping_of(data) for data in json.loads(text))


def guessed_mapping(headings: Sequence[str], name: str) -> ColumnMapping:
    """A first guess from headings that speak for themselves, for the arbiter to mend."""
    text = resource("rating_lists", "headings.json").read_text(encoding="utf-8")
    by_field: dict[str, list[str]] = json.loads(text)
    plain = {_plain(heading): heading for heading in reversed(headings)}
    columns = {}
    for what, words in by_field.items():
        found = next((plain[word] for word in words if word in plain), None)
        if found is not None:
            columns[what] = found
    return ColumnMapping(name, columns)


def _plain(heading: str) -> str:
    return "".join(letter for letter in heading.casefold() if letter.isalnum())
