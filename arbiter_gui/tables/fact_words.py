"""Values of the event's facts in the words of the forms where they are entered."""

from collections.abc import Callable
from dataclasses import fields
from enum import Enum

from arbiter_gui.dates import day_text, moment_text
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.ratings.listed_player import NATIONAL
from arbiter_gui.tables.points import points_text
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.integrity_event import IntegrityEvent
from arbiter_gui.tournament.numbering import EqualsBy
from arbiter_gui.tournament.player import Player, Sex, Title
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.tournament.round import Round
from arbiter_gui.tournament.scoring import STANDARD, THREE_ONE_NIL, ScoringSystem

_COLOURS: dict[Colour | None, str] = {
    None: N_("drawn by lot before round 1"),
    Colour.WHITE: N_("White for number 1"),
    Colour.BLACK: N_("Black for number 1"),
}
_RATINGS: dict[str, str] = {
    "standard": N_("FIDE standard"),
    "rapid": N_("FIDE rapid"),
    "blitz": N_("FIDE blitz"),
    NATIONAL: N_("any national list"),
}
_RECORDS = {
    "Adjournment": N_("adjourned game"),
    "Correction": N_("corrected result"),
    "Exchange": N_("exchanged players"),
    "FIDE mode exited": N_("FIDE mode left"),
    "FPB": N_("full-point bye"),
    "Import": N_("imported rounds"),
    "MPA": N_("pairing by hand"),
    "Rating correction": N_("result corrected for the rating report"),
    "Regeneration": N_("round paired again"),
}
_ZERO_WORDS = {
    "rating": N_("unrated"),
    "official_rating": N_("not known"),
    "national_rating": N_("not known"),
    "k_factor": N_("not known"),
    "fide_id": "",
    "lot": "",
    "rounds": N_("not known"),
    "fide_mode_left": N_("before round 1"),
}


def value_words(field: str, value: object) -> str:
    """The value of a field as its form shows it; "" where nothing was entered."""
    if field in _WORDS:
        return _WORDS[field](value)
    if value == 0 and field in _ZERO_WORDS and not isinstance(value, bool):
        return _(_ZERO_WORDS[field])
    return _plain(value)


def round_words(fact: Round) -> str:
    """How a round was published: "draft", "version 2, 1 Dec 2026 14:12"."""
    if not fact.version:
        return _("draft")
    if not fact.published_at:
        return _("changed since version {version}").format(version=fact.version)
    return _("version {version}, {time}").format(
        version=fact.version, time=moment_text(fact.published_at)
    )


def presence_words(fact: object, *, there: bool) -> str:
    """Whether a fact is in the event, in the words of its kind."""
    if isinstance(fact, Player):
        return _("in the list") if there else _("not in the list")
    if isinstance(fact, Round):
        return _("paired") if there else _("not paired")
    return _("entered") if there else _("not entered")


def record_words(event: IntegrityEvent) -> str:
    """What a record of the report is about."""
    return _(_RECORDS[event.name]) if event.name in _RECORDS else event.name


def _plain(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return str(value.value if isinstance(value, Enum) else value)


def _scoring(value: object) -> str:
    if value == STANDARD:
        return _("1 – ½ – 0")
    if value == THREE_ONE_NIL:
        return _("3 – 1 – 0")
    if not isinstance(value, ScoringSystem):
        return ""
    return ", ".join(points_text(getattr(value, field.name)) for field in fields(value))


def _label(value: object) -> str:
    return _(value.label) if isinstance(value, Sex | EqualsBy | RatingMethod) else ""


def _title(value: object) -> str:
    return (isinstance(value, Title) and value.value) or _("none")


def _edition(value: object) -> str:
    return fill(N_("FIDE (Dutch) System, {edition} rules"), {"edition": value})


def _colour(value: object) -> str:
    return _(_COLOURS[value if isinstance(value, Colour) else None])


def _rating_order(value: object) -> str:
    names = value if isinstance(value, tuple) else ()
    return ", ".join(_(_RATINGS.get(name, name)) for name in map(str, names))


def _day(value: object) -> str:
    return day_text(str(value))


def _days(value: object) -> str:
    return "; ".join(map(_day, value)) if isinstance(value, tuple) else ""


def _moment(value: object) -> str:
    return moment_text(str(value))


_WORDS: dict[str, Callable[[object], str]] = {
    "start": _day,
    "end": _day,
    "round_dates": _days,
    "birth": _day,
    "paired_at": _moment,
    "edition": _edition,
    "initial_colour": _colour,
    "scoring": _scoring,
    "rating_order": _rating_order,
    "equals_by": _label,
    "rating_method": _label,
    "sex": _label,
    "title": _title,
}
