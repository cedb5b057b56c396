"""An event as it stood at an earlier moment beside what it is now: only what differs."""

from collections.abc import Iterator
from dataclasses import fields
from typing import cast

from arbiter_gui.i18n import N_, _, fill, ngettext
from arbiter_gui.tables.fact_words import (
    presence_words,
    record_words,
    round_words,
    value_words,
)
from arbiter_gui.tables.marks import result_text
from arbiter_gui.tables.table import Cell, Column, Row, Table, Tone
from arbiter_gui.tournament import (
    Bye,
    EventDetails,
    Fact,
    Game,
    IntegrityEvent,
    Key,
    Kind,
    Player,
    PlayerKey,
    Round,
    Tournament,
    TournamentSettings,
    identity,
)

FIELDS = {
    "name": N_("Name"),
    "city": N_("Place"),
    "federation": N_("Federation"),
    "start": N_("First day"),
    "end": N_("Last day"),
    "chief_arbiter": N_("Chief arbiter"),
    "deputy_arbiters": N_("Deputy arbiters"),
    "rate_of_play": N_("Rate of play"),
    "time_control": N_("Time control"),
    "round_dates": N_("Dates of the rounds"),
    "system": N_("Pairing system"),
    "edition": N_("Edition of the rules"),
    "rounds": N_("Rounds"),
    "initial_colour": N_("Initial colour"),
    "scoring": N_("Points"),
    "tiebreaks": N_("Tie-breaks"),
    "tiebreaks_assumed": N_("Tie-breaks are a suggestion"),
    "ruleset": N_("Edition of the tie-breaks"),
    "fide_mode_left": N_("FIDE mode left in round"),
    "rating_order": N_("Ratings to take"),
    "equals_by": N_("Order of equal ratings"),
    "lot": N_("Number drawn by lot"),
    "rating_method": N_("How ratings are chosen"),
    "national_federation": N_("Federation of national ratings"),
    "tpn": N_("Number"),
    "title": N_("Title"),
    "sex": N_("Sex"),
    "rating": N_("Rating"),
    "fide_id": N_("FIDE ID"),
    "birth": N_("Born"),
    "club": N_("Club"),
    "first_round": N_("First round"),
    "withdrawn_from": N_("Withdrawn from round"),
    "expelled": N_("Expelled"),
    "official_rating": N_("Official rating"),
    "rating_source": N_("Source of the rating"),
    "national_id": N_("National number"),
    "national_rating": N_("National rating"),
    "national_title": N_("National title"),
    "national_origin": N_("Region"),
    "k_factor": N_("K"),
    "checked_in": N_("Checked in"),
    "half_bye_refused": N_("No half-point byes"),
    "paired_at": N_("Paired at"),
    "version": N_("Version"),
    "published_at": N_("Published at"),
}
"""The columns of the event's facts as they are named in the list of what differs."""

_OTHER_KINDS: dict[Kind, str] = {
    "acceleration": N_("Virtual points"),
    "prohibition": N_("Pairs that must not meet"),
    "adjustment": N_("Special points"),
    "manual_pairing": N_("Pairing by hand"),
    "hand_ranking": N_("Ranking by hand"),
    "integrity_event": N_("For the report"),
    "prize_fund": N_("Prizes of the places"),
    "category_prize": N_("Prizes of a category"),
}
_NOTHING = "–"
"""Stands where nothing was entered, so that no cell looks forgotten."""
_KEY_FIELDS = frozenset({"key", "number", "board", "round", "player"})
_TOLD_TOGETHER = frozenset({"version", "published_at"})
"""Fields of a round that one line tells of."""

Line = tuple[str, str, str]
"""What differs, what it was then, what it is now."""


def then_and_now(then: Tournament, now: Tournament) -> Table:
    """A line for everything that differs; a round that is only in one of them is one line."""
    lines = [line for kind, pair in _pairs(then, now) for line in _lines(kind, pair, then, now)]
    columns = (
        Column("what", _("What")),
        Column("then", _("Then"), long_title=_("At that moment")),
        Column("now", _("Now"), long_title=_("As it is now")),
    )
    rows = tuple(
        Row(
            (
                Cell(what, what, tone=Tone.STRONG),
                Cell(was or _NOTHING, was or None),
                Cell(is_now or _NOTHING, is_now or None),
            ),
            number,
            _("{what}: then {then}, now {now}").format(
                what=what, then=was or _("nothing"), now=is_now or _("nothing")
            ),
        )
        for number, (what, was, is_now) in enumerate(lines, start=1)
    )
    return Table(columns, rows, _("Then and now"))


def moment_line(line: int, then: Tournament, differences: int) -> str:
    """How the event stood after a line of the journal, and how much is otherwise now."""
    after = fill(N_("After line {line}: {state}."), {"line": line, "state": moment(then)})
    if not differences:
        same = _("That is how it stands now.")
        return f"{after} {same}"
    text = ngettext(
        "{count} thing is otherwise now:", "{count} things are otherwise now:", differences
    )
    return f"{after} {text.format(count=differences)}"


def moment(tournament: Tournament) -> str:
    """One line about an event: players, rounds, results of the newest round."""
    paired = tournament.rounds_paired
    parts = [fill(N_("players: {count}"), {"count": len(tournament.players)})]
    if not paired:
        return " · ".join((*parts, _("before round 1")))
    games = tournament.games(paired)
    entered = sum(game.result is not None for game in games)
    values = {"round": paired, "entered": entered, "games": len(games)}
    return " · ".join((*parts, fill(N_("round {round}, results {entered} of {games}"), values)))


_Pair = tuple[Fact | None, Fact | None]


def _pairs(then: Tournament, now: Tournament) -> Iterator[tuple[Kind, _Pair]]:
    """The facts that differ, with None for one that is missing."""
    was = {identity(fact): fact for fact in then.facts()}
    is_now = {identity(fact): fact for fact in now.facts()}
    for place in sorted(was.keys() | is_now.keys(), key=_order):
        pair = was.get(place), is_now.get(place)
        if pair[0] != pair[1] and not _told_with_its_round(pair, then, now):
            yield place[0], pair


def _order(place: tuple[Kind, Key]) -> tuple[str, tuple[int, ...]]:
    kind, key = place
    return kind, key if isinstance(key, tuple) else (key,)


def _told_with_its_round(pair: _Pair, then: Tournament, now: Tournament) -> bool:
    """Whether a board appears or goes together with its whole round."""
    fact = pair[0] or pair[1]
    paired = {then.rounds_paired, now.rounds_paired}
    return isinstance(fact, Game) and min(paired) < fact.round


def _lines(kind: Kind, pair: _Pair, then: Tournament, now: Tournament) -> Iterator[Line]:
    fact = cast("Fact", pair[0] or pair[1])
    if isinstance(fact, Game):
        yield _subject(fact, now, then), board_words(pair[0], then), board_words(pair[1], now)
    elif isinstance(fact, Bye):
        yield _subject(fact, now, then), bye_words(pair[0]), bye_words(pair[1])
    elif isinstance(fact, IntegrityEvent):
        yield fill(N_("For the report: {kind}"), {"kind": record_words(fact)}), *_presence(pair)
    elif isinstance(fact, EventDetails | TournamentSettings | Player | Round) and all(pair):
        yield from _changed_fields(pair, _subject(fact, now, then))
    elif isinstance(fact, Player | Round):
        yield _subject(fact, now, then), *_presence(pair)
    else:
        yield _(_OTHER_KINDS[kind]), *_presence(pair)


def _subject(fact: Fact, now: Tournament, then: Tournament) -> str:
    """What a line is about; nothing for the heading and the rules, whose fields say it."""
    match fact:
        case Game():
            return fill(N_("Round {round}, board {board}"), _place(fact))
        case Bye():
            who = _name(fact.player, now, then)
            return fill(N_("Round {round}, {name}"), {"round": fact.round, "name": who})
        case Player():
            return f"{fact.tpn} {fact.name}"
        case Round():
            return fill(N_("Round {round}"), {"round": fact.number})
        case _:
            return ""


def _place(game: Game) -> dict[str, str | int]:
    return {"round": game.round, "board": game.board}


def _name(key: PlayerKey, now: Tournament, then: Tournament) -> str:
    for tournament in (now, then):
        player = tournament.fact("player", int(key))
        if isinstance(player, Player):
            return f"{player.tpn} {player.name}"
    return ""


def board_words(game: Fact | None, tournament: Tournament) -> str:
    """A board with its players and its result; "" where there is none."""
    if not isinstance(game, Game):
        return ""
    white, black = (_name(key, tournament, tournament) for key in (game.white, game.black))
    text = f"{white} – {black}"
    return f"{text}  {result_text(game.result)}" if game.result else text


def bye_words(bye: Fact | None) -> str:
    """The kind of a bye; "" where there is none."""
    return _(bye.kind.label) if isinstance(bye, Bye) else ""


def _presence(pair: _Pair) -> tuple[str, str]:
    if None not in pair:
        return _("otherwise"), _("changed since")
    was, is_now = pair
    fact = was or is_now
    return (
        presence_words(fact, there=was is not None),
        presence_words(fact, there=is_now is not None),
    )


def _changed_fields(pair: _Pair, subject: str) -> Iterator[Line]:
    was, is_now = cast("tuple[Fact, Fact]", pair)
    if isinstance(was, Round) and isinstance(is_now, Round):
        old, new = round_words(was), round_words(is_now)
        if old != new:
            yield subject, old, new
    for field in fields(was):
        old, new = getattr(was, field.name), getattr(is_now, field.name)
        if old != new and field.name not in _KEY_FIELDS | _TOLD_TOGETHER:
            name = _(FIELDS[field.name])
            what = _("{subject}: {field}").format(subject=subject, field=name) if subject else name
            yield what, value_words(field.name, old), value_words(field.name, new)
