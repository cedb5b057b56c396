"""A table under a heading, ready to be written."""

from dataclasses import dataclass

from arbiter_gui.tables.table import Table


@dataclass(frozen=True, slots=True)
class Report:
    """One list on paper.

    Attributes:
        key: Stable name ("pairings"); never translated.
        name: Short name in the language in use, for a tab.
        titles: The event, what the list is, and the version stamp.
        footer: Event, list and time in short, for the foot of each page.
        legend: One line that explains the codes in the list, or "".
    """

    key: str
    name: str
    titles: tuple[str, ...]
    table: Table
    footer: str = ""
    legend: str = ""
