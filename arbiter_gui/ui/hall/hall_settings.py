"""How the hall display is set; it is kept, but what was said of one event ends with it."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from arbiter_gui.reports.hall_lists import HALL_LISTS

SECONDS = range(3, 121)
"""How long a page may stay."""

PERCENT = range(40, 301)
"""How large the type may be, compared with the usual one."""


@dataclass(frozen=True, slots=True)
class HallSettings:
    """Everything the arbiter can choose.

    Attributes:
        lists: Keys of the lists that are shown.
        seconds: How long a page stays.
        percent: Size of the type compared with the usual one.
        theme: Key of the theme.
        message: Messages to all; an empty line begins another one, on a page of its own.
        start: When it begins, as "15:00"; "" for no countdown.
        what: What begins then; "" for the next round.
        event: Path of the event that message and start belong to.
    """

    lists: tuple[str, ...] = tuple(HALL_LISTS)
    seconds: int = 12
    percent: int = 100
    theme: str = "light"
    message: str = ""
    start: str = ""
    what: str = ""
    event: str = ""

    @property
    def messages(self) -> tuple[str, ...]:
        """Every message."""
        lines = [line.strip() for line in self.message.strip().splitlines()]
        parts = "\n".join(lines).split("\n\n")
        return tuple(part.strip() for part in parts if part.strip())

    def of_event(self, event: str) -> "HallSettings":
        """The settings for an event: messages and start of another one are left out."""
        if event == self.event:
            return self
        return replace(self, message="", start="", what="", event=event)

    def longer(self, seconds: int) -> "HallSettings":
        """Every page stays longer, or shorter with a number below 0."""
        return replace(self, seconds=_within(self.seconds + seconds, SECONDS))

    def larger(self, percent: int) -> "HallSettings":
        """Larger type, or smaller with a number below 0."""
        return replace(self, percent=_within(self.percent + percent, PERCENT))


def as_words(settings: HallSettings) -> dict[str, object]:
    """The settings as plain values, to be kept."""
    return {**asdict(settings), "lists": list(settings.lists)}


def from_words(words: Mapping[str, object]) -> HallSettings:
    """Settings that were kept; what makes no sense is as usual."""
    usual = HallSettings()
    known: dict[str, Any] = {}
    for field in fields(HallSettings):
        value = words.get(field.name)
        if field.name != "lists" and type(value) is type(getattr(usual, field.name)):
            known[field.name] = value
    kept = words.get("lists")
    if isinstance(kept, list):
        known["lists"] = tuple(key for key in HALL_LISTS if key in kept)
    return replace(usual, **known).longer(0).larger(0)


def _within(value: int, limits: range) -> int:
    return max(limits[0], min(limits[-1], value))
