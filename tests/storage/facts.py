"""Hypothesis strategies for every kind of fact."""

from hypothesis import strategies as st

from arbiter_gui.tournament import (
    Acceleration,
    Bye,
    ByeKind,
    CategoryPrize,
    Colour,
    EventDetails,
    Game,
    HandRanking,
    IntegrityEvent,
    ManualPairing,
    Player,
    PointAdjustment,
    PrizeFund,
    Prohibition,
    Result,
    Round,
    ScoringSystem,
    Sex,
    Sharing,
    Title,
    TournamentSettings,
)

numbers = st.integers(1, 10_000)
points = st.integers(-500, 500)
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
lists_of_texts = st.lists(texts, max_size=3).map(tuple)
boards = st.lists(st.tuples(numbers, st.none() | numbers), max_size=4).map(tuple)
amounts = st.lists(st.integers(0, 10**9), max_size=5).map(tuple)
groups = st.lists(numbers, max_size=4).map(tuple)

FACTS = {
    "event": st.builds(
        EventDetails,
        name=texts,
        city=texts,
        deputy_arbiters=lists_of_texts,
        rate_of_play=texts,
        round_dates=lists_of_texts,
    ),
    "settings": st.builds(
        TournamentSettings,
        edition=st.sampled_from(["2012", "2017", "2026"]),
        rounds=st.integers(0, 99),
        initial_colour=st.none() | st.sampled_from(Colour),
        scoring=st.builds(ScoringSystem, *[points] * 6),
        tiebreaks=lists_of_texts,
        tiebreaks_assumed=st.booleans(),
        ruleset=st.sampled_from(["", "2024-08", "2026-03"]),
        fide_mode_left=st.none() | numbers,
        rating_order=lists_of_texts,
        national_federation=texts,
    ),
    "player": st.builds(
        Player,
        key=numbers,
        tpn=numbers,
        name=texts,
        title=st.sampled_from(Title),
        sex=st.sampled_from(Sex),
        rating=st.integers(0, 3999),
        federation=texts,
        fide_id=st.integers(0, 10**11),
        birth=texts,
        club=texts,
        first_round=numbers,
        withdrawn_from=st.none() | numbers,
        expelled=st.booleans(),
        official_rating=st.integers(0, 3999),
        rating_source=texts,
        national_id=texts,
        k_factor=st.sampled_from([0, 10, 20, 40]),
        checked_in=st.booleans(),
        half_bye_refused=st.booleans(),
        national_rating=st.integers(0, 3999),
        national_title=texts,
        national_origin=texts,
    ),
    "round": st.builds(
        Round, number=numbers, paired_at=texts, version=st.integers(0, 9), published_at=texts
    ),
    "game": st.builds(
        Game,
        round=numbers,
        board=numbers,
        white=numbers,
        black=numbers,
        result=st.none() | st.sampled_from(Result),
        reported=st.none() | st.sampled_from(Result),
    ),
    "bye": st.builds(Bye, round=numbers, player=numbers, kind=st.sampled_from(ByeKind)),
    "acceleration": st.builds(
        Acceleration, player=numbers, virtual_points=st.lists(points, max_size=5).map(tuple)
    ),
    "prohibition": st.builds(
        Prohibition,
        number=numbers,
        players=groups,
        first_round=numbers,
        last_round=numbers,
        reason=texts,
    ),
    "adjustment": st.builds(
        PointAdjustment,
        number=numbers,
        letter=st.sampled_from(["", "U", "Z"]),
        points=points,
        round=numbers,
        players=groups,
    ),
    "manual_pairing": st.builds(
        ManualPairing, round=numbers, boards=boards, computed=boards, reason=texts
    ),
    "hand_ranking": st.builds(
        HandRanking, round=numbers, points=points, players=groups, reason=texts
    ),
    "integrity_event": st.builds(
        IntegrityEvent,
        number=numbers,
        name=texts,
        round=numbers,
        before=lists_of_texts,
        after=lists_of_texts,
        reason=texts,
    ),
    "prize_fund": st.builds(
        PrizeFund,
        places=amounts,
        sharing=st.sampled_from(Sharing),
        unit=numbers,
        keeps_remainder=st.booleans(),
        one_each=st.booleans(),
        currency=texts,
    ),
    "category_prize": st.builds(
        CategoryPrize,
        number=numbers,
        name=texts,
        amounts=amounts,
        rating_from=st.integers(0, 3999),
        rating_to=st.integers(0, 3999),
        unrated=st.booleans(),
        sex=st.sampled_from(Sex),
        age_from=st.integers(0, 99),
        age_to=st.integers(0, 99),
        federation=texts,
        club=texts,
    ),
}
