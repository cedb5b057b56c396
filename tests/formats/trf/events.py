"""Random events for the laws of reading and writing."""

import string

from hypothesis import strategies as st

from arbiter_gui.formats.trf.type_code import edition_by_date
from arbiter_gui.tournament import (
    Acceleration,
    Bye,
    ByeKind,
    Colour,
    EventDetails,
    Game,
    Player,
    PlayerKey,
    PointAdjustment,
    Prohibition,
    Result,
    Round,
    ScoringSystem,
    Sex,
    Title,
    Tournament,
    TournamentSettings,
    Tpn,
)

LETTERS = string.ascii_letters + string.digits + "äéñøŽłЖ中.'(),/-|½"
words = st.lists(st.text(LETTERS, min_size=1, max_size=9), max_size=3).map(" ".join)
names = st.lists(st.text(LETTERS, min_size=1, max_size=9), min_size=1, max_size=3).map(" ".join)
dates = st.dates().filter(lambda d: d.year >= 1000).map(lambda d: f"{d:%Y/%m/%d}")
near_dates = st.dates().filter(lambda d: 1970 <= d.year < 2070).map(lambda d: f"{d:%Y/%m/%d}")
births = st.one_of(st.just(""), dates, st.integers(1900, 2020).map(str))
tenths = st.integers(0, 60)
unplayed = (ByeKind.FULL_POINT, ByeKind.HALF_POINT, ByeKind.ZERO_POINT)


@st.composite
def event_details(draw):
    dates_of_rounds = draw(st.lists(st.one_of(near_dates, st.just("")), max_size=4))
    while dates_of_rounds and not dates_of_rounds[-1]:
        dates_of_rounds.pop()
    return EventDetails(
        name=draw(words),
        city=draw(words),
        federation=draw(words),
        start=draw(st.one_of(st.just(""), dates)),
        end=draw(st.one_of(st.just(""), dates)),
        chief_arbiter=draw(words),
        deputy_arbiters=tuple(draw(st.lists(names, max_size=2))),
        rate_of_play=draw(words),
        time_control=draw(st.sampled_from(("", "5400+30", "40/6000+30:900+30"))),
        round_dates=tuple(dates_of_rounds),
    )


@st.composite
def settings_of(draw, paired, start):
    system = draw(st.sampled_from(("dutch", "BERGER_ROUNDROBIN", "FIDE_DUBOV")))
    editions = ("2026", "2017", "2012") if system == "dutch" else (edition_by_date(start),)
    scoring = st.builds(ScoringSystem, tenths, tenths, tenths, tenths, tenths, tenths)
    return TournamentSettings(
        system=system,
        edition=draw(st.sampled_from(editions)),
        rounds=draw(st.integers(max(paired, 1), 12)),
        initial_colour=draw(st.sampled_from((None, *Colour))),
        scoring=draw(st.one_of(st.just(ScoringSystem()), scoring)),
        tiebreaks=tuple(draw(st.lists(st.sampled_from(("BH", "BH/C1", "SB", "DE")), unique=True))),
    )


@st.composite
def players_of(draw):
    numbers = draw(st.lists(st.integers(1, 9999), min_size=1, max_size=9, unique=True))
    return [
        Player(
            key=PlayerKey(number),
            tpn=Tpn(number),
            name=draw(names),
            title=draw(st.sampled_from(Title)),
            sex=draw(st.sampled_from(Sex)),
            rating=draw(st.integers(0, 2900)),
            federation=draw(st.sampled_from(("", "ESP", "NOR", "FID"))),
            fide_id=draw(st.integers(0, 99_999_999_999)),
            birth=draw(births),
        )
        for number in numbers
    ]


@st.composite
def rounds_of(draw, players, paired):
    """Games and byes: everybody has one or the other, as every read file gives it."""
    facts = []
    for number in range(1, paired + 1):
        facts.append(Round(number))
        keys = draw(st.permutations([player.key for player in players]))
        pairs = draw(st.integers(0, len(keys) // 2))
        last = number == paired
        for board in range(pairs):
            result = draw(st.sampled_from((None, *Result) if last else tuple(Result)))
            facts.append(Game(number, board + 1, keys[2 * board], keys[2 * board + 1], result))
        for place, key in enumerate(keys[2 * pairs :]):
            must_be_seen = last and not pairs and place == 0
            kinds = (ByeKind.PAIRING_ALLOCATED,) if must_be_seen else tuple(ByeKind)
            facts.append(Bye(number, key, draw(st.sampled_from(kinds))))
    return facts


@st.composite
def regulations_of(draw, players, rounds):
    keys = [player.key for player in players]
    points = st.lists(st.integers(0, 30), max_size=3).filter(lambda row: not row or row[-1])
    virtual = {key: tuple(draw(points)) for key in keys if draw(st.booleans())}
    facts = [Acceleration(key, values) for key, values in virtual.items() if values]
    groups = st.lists(
        st.lists(st.sampled_from(keys), min_size=1, max_size=4, unique=True).map(tuple), max_size=2
    )
    for number, group in enumerate(draw(groups), 1):
        facts.append(Prohibition(number, group, draw(st.integers(1, rounds)), rounds))
    for number, group in enumerate(draw(groups), 1):
        letter = draw(st.sampled_from(("", "W", "D", "L", "F", "H", "Z", "+", "-")))
        round_number = draw(st.integers(0, rounds))
        points = draw(st.integers(-50, 50))
        facts.append(PointAdjustment(number, letter, points, round_number, group))
    return facts


@st.composite
def tournaments(draw):
    """An event as a TRF file can hold it: no clubs, no withdrawals, no times of pairings."""
    players = draw(players_of())
    paired = draw(st.integers(0, 4))
    event = draw(event_details())
    settings = draw(settings_of(paired, event.start))
    facts = [event, settings, *players]
    facts += draw(rounds_of(players, paired))
    facts += draw(regulations_of(players, settings.rounds))
    asked = st.tuples(st.sampled_from(players), st.integers(1, 3), st.sampled_from(unplayed))
    for player, later, kind in draw(st.lists(asked, max_size=4)):
        facts.append(Bye(paired + later, player.key, kind))
    return Tournament(facts)
