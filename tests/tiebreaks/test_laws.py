"""Laws that hold for every event: names, order of entry, and a round that nobody played."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_gui.tiebreaks.catalogue import tiebreak_of
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Game,
    Player,
    PlayerKey,
    Result,
    Round,
    Tournament,
    TournamentSettings,
    Tpn,
)

CODES = (
    "BH/C1", "BH", "BH/M2", "BH/P", "FB", "AOB", "SB", "SB/C1", "PS", "WIN", "WON", "BPG",
    "BWG", "REP", "STD", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG", "DE",
    "OTHER_SOLKOFF", "OTHER_MEDIAN", "OTHER_CUMULATIVE", "OTHER_KASHDAN", "OTHER_VIRTUAL",
)  # fmt: skip
OPPONENTS = ("BH", "SB", "AOB")


@st.composite
def events(draw):
    """A few players, a few rounds, pairs by chance."""
    source = random.Random(draw(st.integers(0, 10**6)))
    number, rounds = source.randint(3, 9), source.randint(1, 5)
    players = [
        Player(PlayerKey(no), Tpn(no), f"Player {no}", rating=source.randint(1500, 2500))
        for no in range(1, number + 1)
    ]
    facts = [TournamentSettings(rounds=rounds, tiebreaks=CODES), *players]
    for round_number in range(1, rounds + 1):
        facts.append(Round(round_number))
        facts += facts_of_round(round_number, [player.key for player in players], source)
    return Tournament(facts)


def facts_of_round(round_number, keys, source):
    keys = source.sample(keys, len(keys))
    board = 0
    while keys:
        if len(keys) == 1 or source.random() < 0.15:
            kind = source.choice(list(ByeKind))
            yield Bye(round_number, keys.pop(), kind)
        else:
            board += 1
            result = source.choice(list(Result)[:6])
            yield Game(round_number, board, keys.pop(), keys.pop(), result)


def rows(tournament, **choice):
    return [
        (row.rank, int(row.player), row.points, row.values, row.decided_by)
        for row in rank(tournament, **choice).rows
    ]


@given(events(), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_the_order_in_which_facts_were_entered_changes_nothing(tournament, source):
    facts = list(tournament.facts())
    source.shuffle(facts)
    assert rows(Tournament(facts)) == rows(tournament)


@given(events())
@settings(max_examples=60)
def test_names_change_nothing(tournament):
    facts = [
        replace(fact, name=f"{fact.name[::-1]} Jr", federation="ESP")
        if isinstance(fact, Player)
        else fact
        for fact in tournament.facts()
    ]
    assert rows(Tournament(facts)) == rows(tournament)


@given(events(), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_other_keys_for_the_same_players_change_nothing(tournament, source):
    keys = [player.key for player in tournament.players]
    turned = dict(zip(keys, source.sample(keys, len(keys)), strict=True))
    facts = [renamed(fact, turned) for fact in tournament.facts()]
    back = {key: old for old, key in turned.items()}
    found = [
        (row.rank, back[row.player], row.points, row.values) for row in rank(Tournament(facts)).rows
    ]
    assert found == [row[:4] for row in rows(tournament)]


def renamed(fact, keys):
    match fact:
        case Player():
            return replace(fact, key=keys[fact.key])
        case Game():
            return replace(fact, white=keys[fact.white], black=keys[fact.black])
        case Bye():
            return replace(fact, player=keys[fact.player])
    return fact


@given(events())
@settings(max_examples=60)
def test_a_shared_rank_is_shared_in_every_criterion_and_only_then(tournament):
    standings = rank(tournament)
    for above, row in zip(standings.rows, standings.rows[1:], strict=False):
        same = (row.points, row.values) == (above.points, above.values)
        assert (row.rank == above.rank) is (row.decided_by is None)
        assert not same or row.rank == above.rank


@pytest.mark.parametrize("ruleset", ["2024-08", "2026-03"])
@given(tournament=events())
@settings(max_examples=60)
def test_a_last_round_that_nobody_plays_adds_what_article_16_says(ruleset, tournament):
    """Absence is a draw in the score of an opponent, and a dummy for the player, worth no point."""
    until = tournament.rounds_paired
    wanted = replace(tournament.settings, rounds=until + 1)
    longer = Tournament([*tournament.facts(), wanted, Round(until + 1)])
    before = rank(tournament, ruleset=ruleset, tiebreaks=OPPONENTS)
    after = rank(longer, ruleset=ruleset, tiebreaks=OPPONENTS)
    adjusted = {key: adjusted_by_hand(tournament, key, until + 1) for key in scores(tournament)}
    for row in after.rows:
        key, own = row.player, row.points
        assert own == before.row_of(key).points
        terms = []
        for record in (*tournament.history(key), None):
            points = 0 if record is None else record.points
            terms.append((opponent_value(record, own, adjusted, until + 1, ruleset), points))
        assert row.values[0] == sum(value for value, _points in terms)
        assert row.values[1] == sum(value * points for value, points in terms)


def scores(tournament):
    return {player.key: tournament.score(player.key) for player in tournament.players}


def adjusted_by_hand(tournament, key, rounds):
    """Half a point for each requested bye or absence after the last round of another kind."""
    letters = [record.letter for record in tournament.history(key)] + ["Z"]
    points = [record.points for record in tournament.history(key)] + [0]
    assert len(letters) == rounds
    last = max((nth for nth, letter in enumerate(letters) if letter not in "HZ-"), default=-1)
    tail = [nth for nth in range(last + 1, rounds) if letters[nth] in "HZ"]
    return sum(points) + sum(5 - points[nth] for nth in tail)


def opponent_value(record, own, adjusted, rounds, ruleset):
    if record is not None and record.played:
        return adjusted[record.opponent]
    if ruleset == "2024-08":
        return own
    if record is not None and record.opponent is not None:
        return min(own, adjusted[record.opponent])
    return min(own, 5 * rounds)


@given(events())
@settings(max_examples=40)
def test_every_value_is_exact_and_comes_from_its_terms(tournament):
    standings = rank(tournament)
    for row in standings.rows:
        for index, value in enumerate(row.values):
            derivation = standings.derivation(row.player, index)
            assert not isinstance(value, float)
            assert derivation.value == value


@given(events(), st.integers(1, 10**9 - 1))
@settings(max_examples=40)
def test_lots_separate_everybody_and_come_out_the_same_again(tournament, seed):
    lots = f"OTHER_LOTS/{seed}"
    first = rows(tournament, tiebreaks=[lots])
    assert [row[0] for row in first] == list(range(1, len(first) + 1))
    assert rows(Tournament(tournament.facts()), tiebreaks=[lots]) == first


def test_other_lots_give_another_order():
    facts = [Player(PlayerKey(no), Tpn(no), f"Player {no}") for no in range(1, 9)]
    orders = {
        tuple(row[1] for row in rows(Tournament(facts), tiebreaks=[f"OTHER_LOTS/{seed}"]))
        for seed in range(1, 20)
    }
    assert len(orders) > 15
    assert tiebreak_of("OTHER_LOTS/0000000001") is None
