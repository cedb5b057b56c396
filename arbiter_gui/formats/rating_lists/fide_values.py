"""Titles, sexes and months as FIDE's lists write them, in old and in present ones."""

from arbiter_gui.tournament.player import Title

TITLES = {
    **{title.value: title.value for title in Title},
    **{title.value.lower(): title.value for title in Title},
    "g": "GM", "m": "IM", "f": "FM", "c": "CM",
    "wg": "WGM", "wm": "WIM", "wf": "WFM", "wc": "WCM",
}  # fmt: skip
"""The title behind each way to write it."""

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_WOMEN = frozenset("wWfF")


def sex_of(text: str, flag: str = "") -> str:
    """The sex as `ListedPlayer` has it; old lists have only a flag for women."""
    if text[:1] in _WOMEN and text:
        return "w"
    if text[:1] in ("m", "M"):
        return "m"
    return "w" if "w" in flag else ""


def month_number(word: str) -> int:
    """1 for "Jan" to 12 for "DEC"."""
    return _MONTHS.index(word.lower()) + 1
