"""A fact as a row of its table, and back."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from arbiter_gui.tournament import (
    Acceleration,
    Bye,
    ByeKind,
    CategoryPrize,
    Colour,
    EqualsBy,
    EventDetails,
    Fact,
    Game,
    HandRanking,
    IntegrityEvent,
    Key,
    Kind,
    ManualPairing,
    Player,
    PointAdjustment,
    PrizeFund,
    Prohibition,
    RatingMethod,
    Result,
    Round,
    ScoringSystem,
    Sex,
    Sharing,
    Title,
    TournamentSettings,
    identity,
)

Scalar = str | int | None
Row = dict[str, Scalar]


@dataclass(frozen=True, slots=True)
class Table:
    """Where the facts of one kind are kept; the table bears the name of the kind."""

    record: Callable[..., Fact]
    columns: tuple[str, ...]
    key: tuple[str, ...] = ()


_POINTS = ("win", "draw", "loss", "absence", "pab", "adjourned")

TABLES: dict[Kind, Table] = {
    "event": Table(
        EventDetails,
        (
            "name", "city", "federation", "start", "end", "chief_arbiter", "deputy_arbiters",
            "rate_of_play", "time_control", "round_dates",
        ),
    ),
    "settings": Table(
        TournamentSettings,
        (
            "system", "edition", "rounds", "initial_colour", *_POINTS, "tiebreaks",
            "tiebreaks_assumed", "ruleset", "fide_mode_left", "rating_order", "equals_by", "lot",
            "rating_method", "national_federation",
        ),
    ),
    "player": Table(
        Player,
        (
            "key", "tpn", "name", "title", "sex", "rating", "federation", "fide_id", "birth",
            "club", "first_round", "withdrawn_from", "expelled", "official_rating",
            "rating_source", "national_id", "k_factor", "checked_in", "half_bye_refused",
            "national_rating", "national_title", "national_origin",
        ),
        ("key",),
    ),
    "round": Table(Round, ("number", "paired_at", "version", "published_at"), ("number",)),
    "game": Table(
        Game, ("round", "board", "white", "black", "result", "reported"), ("round", "board")
    ),
    "bye": Table(Bye, ("round", "player", "kind"), ("round", "player")),
    "acceleration": Table(Acceleration, ("player", "virtual_points"), ("player",)),
    "prohibition": Table(
        Prohibition,
        ("number", "players", "first_round", "last_round", "reason"),
        ("number",),
    ),
    "adjustment": Table(
        PointAdjustment, ("number", "letter", "points", "round", "players"), ("number",)
    ),
    "manual_pairing": Table(
        ManualPairing, ("round", "boards", "computed", "reason"), ("round",)
    ),
    "hand_ranking": Table(
        HandRanking, ("round", "points", "players", "reason"), ("round", "points")
    ),
    "integrity_event": Table(
        IntegrityEvent, ("number", "name", "round", "before", "after", "reason"), ("number",)
    ),
    "prize_fund": Table(
        PrizeFund, ("places", "sharing", "unit", "keeps_remainder", "one_each", "currency")
    ),
    "category_prize": Table(
        CategoryPrize,
        (
            "number", "name", "amounts", "rating_from", "rating_to", "unrated", "sex", "age_from",
            "age_to", "federation", "club",
        ),
        ("number",),
    ),
}  # fmt: skip


_SINCE_FORMAT_1: dict[Kind, Row] = {
    "player": {
        "expelled": 0,
        "official_rating": 0,
        "rating_source": "",
        "national_id": "",
        "k_factor": 0,
        "checked_in": 0,
        "half_bye_refused": 0,
        "national_rating": 0,
        "national_title": "",
        "national_origin": "",
    },
    "settings": {
        "tiebreaks_assumed": 0,
        "ruleset": "",
        "fide_mode_left": None,
        "rating_order": "[]",
        "equals_by": "alphabet",
        "lot": 0,
        "rating_method": "FIDE",
        "national_federation": "",
    },
    "round": {"version": 0, "published_at": ""},
    "game": {"reported": None},
    "prohibition": {"reason": ""},
}
"""What the journal lines of older files lack."""


def completed(kind: Kind, row: Row) -> Row:
    """The row of a journal line, with the columns that its table has got since it was written."""
    lacking = _SINCE_FORMAT_1.get(kind)
    return row if lacking is None else lacking | row


def row_of(fact: Fact) -> Row:
    """The fact as plain columns."""
    kind, _key = identity(fact)
    if isinstance(fact, TournamentSettings):
        return {
            name: _plain(getattr(fact.scoring if name in _POINTS else fact, name))
            for name in TABLES[kind].columns
        }
    return {name: _plain(getattr(fact, name)) for name in TABLES[kind].columns}


def fact_of(kind: Kind, row: Mapping[str, Scalar]) -> Fact:
    """The fact that a row holds.

    Raises:
        ValueError, TypeError, KeyError: The row does not hold a fact of that kind.
    """
    whole = completed(kind, dict(row))
    values: dict[str, Any] = {name: _rich(name, whole[name]) for name in TABLES[kind].columns}
    if kind == "settings":
        values["scoring"] = ScoringSystem(**{name: values.pop(name) for name in _POINTS})
    return TABLES[kind].record(**values)


def key_of(kind: Kind, row: Mapping[str, Any]) -> Key:
    """The key of the fact that a row holds."""
    values = tuple(row[name] for name in TABLES[kind].key)
    return values if len(values) > 1 else values[0] if values else 0


def key_values(key: Key) -> tuple[int, ...]:
    """The values of a table's key columns."""
    return key if isinstance(key, tuple) else (key,)


def _plain(value: object) -> Scalar:
    if isinstance(value, bool):
        return int(value)
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, Result):
        return "".join(value.value)
    if isinstance(value, Title | Sex | Colour | ByeKind | EqualsBy | RatingMethod | Sharing):
        return str(value.value)
    return json.dumps(value, ensure_ascii=False)


def _rich(name: str, value: Scalar) -> object:
    read = _READERS.get(name)
    if read is None or value is None:
        return value
    return read(value)


def _boards(text: str) -> tuple[tuple[object, ...], ...]:
    return tuple(tuple(board) for board in json.loads(text))


def _list(text: str) -> tuple[object, ...]:
    return tuple(json.loads(text))


_RESULTS = {"".join(result.value): result for result in Result}

_READERS: dict[str, Callable[[Any], object]] = {
    "title": Title,
    "sex": Sex,
    "kind": ByeKind,
    "initial_colour": Colour,
    "result": _RESULTS.__getitem__,
    "reported": _RESULTS.__getitem__,
    "deputy_arbiters": _list,
    "round_dates": _list,
    "tiebreaks": _list,
    "rating_order": _list,
    "equals_by": EqualsBy,
    "rating_method": RatingMethod,
    "virtual_points": _list,
    "places": _list,
    "amounts": _list,
    "sharing": Sharing,
    "keeps_remainder": bool,
    "one_each": bool,
    "unrated": bool,
    "before": _list,
    "after": _list,
    "players": _list,
    "boards": _boards,
    "computed": _boards,
    "expelled": bool,
    "checked_in": bool,
    "half_bye_refused": bool,
    "tiebreaks_assumed": bool,
}
