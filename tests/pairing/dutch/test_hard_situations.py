"""Events at the edge: nobody there, more rounds than opponents, everything drawn."""

from pathlib import Path

import pytest

from arbiter_gui.errors import Cancelled
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.order_search import OrderSearch
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.progress import NoProgress
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Colour,
    Game,
    Player,
    PlayerKey,
    Result,
    Round,
    Tournament,
    TournamentSettings,
    Tpn,
)
from tests.pairing.positions import boards, card, position

DATA = Path(__file__).parents[2] / "data" / "pairing"


def played(players, rounds, result_of, edition):
    """Pairs round after round; gives the event and how many rounds could be paired."""
    facts = [TournamentSettings(rounds=rounds, initial_colour=Colour.WHITE, edition=edition)]
    facts += [Player(PlayerKey(n), Tpn(n), f"Player {n}") for n in range(1, players + 1)]
    for number in range(1, rounds + 1):
        try:
            outcome = pair_round(position_before(Tournament(facts), number))
        except PairingImpossible:
            return Tournament(facts), number - 1
        facts.append(Round(number))
        for board, pair in enumerate(outcome.pairs, start=1):
            facts.append(Game(number, board, pair.white, pair.black, result_of(pair)))
        if outcome.pab is not None:
            facts.append(Bye(number, outcome.pab, ByeKind.PAIRING_ALLOCATED))
    return Tournament(facts), rounds


def draw(_pair):
    return Result.DRAW


def favourite_wins(pair):
    return Result.WHITE_WINS if pair.white < pair.black else Result.BLACK_WINS


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_to_pair_is_an_empty_round(edition):
    away = ((PlayerKey(1), ByeKind.ZERO_POINT), (PlayerKey(2), ByeKind.ZERO_POINT))
    outcome = pair_round(position(not_paired=away, edition=edition))
    assert (outcome.pairs, outcome.pab, outcome.not_paired) == ((), None, away)


def test_a_single_player_gets_the_bye():
    assert boards(pair_round(position(card(3)))) == "3-0"


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_players_can_play_three_rounds_but_not_four(edition):
    _event, rounds = played(3, 4, favourite_wins, edition)
    assert rounds == 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("result_of", [draw, favourite_wins])
def test_eight_players_play_seven_rounds_or_are_told_why_not(result_of, edition):
    event, rounds = played(8, 7, result_of, edition)
    if rounds < 7:
        with pytest.raises(PairingImpossible) as error:
            pair_round(position_before(event, rounds + 1))
        assert error.value.blockers
    assert rounds >= 5


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [20, 21])
def test_ten_rounds_of_draws_can_be_paired(players, edition):
    event, rounds = played(players, 10, draw, edition)
    assert rounds == 10
    met = [record.opponent for record in event.history(PlayerKey(1)) if record.opponent]
    assert len(met) == len(set(met))


class Impatient(NoProgress):
    def raise_if_cancelled(self):
        raise Cancelled


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_can_be_cancelled(edition):
    with pytest.raises(Cancelled):
        pair_round(position(card(1, 1), card(2, 1), card(3), edition=edition), Impatient())


@pytest.mark.parametrize("find", [OrderSearch.first_candidate, OrderSearch.few_pairs])
def test_a_search_in_one_bracket_can_be_cancelled(find):
    with pytest.raises(Cancelled):
        find(OrderSearch([0b10, 0b01], 2, 0, Impatient()))


@pytest.mark.parametrize(
    ("edition", "steps"),
    [("2026", [(0, 2), (1, 2)]), ("2017", [(0, 2), (1, 2)]), ("2012", [(0, 2)])],
)
def test_brackets_are_reported_one_by_one(edition, steps):
    class Watched(NoProgress):
        def __init__(self):
            self.steps = []

        def step(self, done, total):
            self.steps.append((done, total))

    watched = Watched()
    cards = (card(1, 1), card(2, 1), card(3), card(4))
    pair_round(position(*cards, edition=edition), watched)
    assert watched.steps == steps


def test_the_story_tells_every_bracket_when_asked():
    cards = (card(1, 1), card(2, 1), card(3, 1), card(4))
    outcome = pair_round(position(*cards, round_number=2), with_story=True)
    first, last = outcome.stories
    assert (first.score, first.mdps, first.residents) == (10, (), (1, 2, 3))
    assert (first.pairs, first.downfloaters) == (((1, 2),), (3,))
    assert (last.mdps, last.residents, last.pairs) == ((3,), (4,), ((3, 4),))
    assert pair_round(position(*cards, round_number=2)).stories == ()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("second_bye.trf", {"5-1", "8-2", "3-9", "7-0"}),  # some programs give 3 a second bye
        ("next_bracket.trf", {"10-1", "7-3", "4-5", "6-9", "8-2"}),  # C8, against the 2017 text
    ],
)
def test_the_text_decides_where_programs_differ(name, expected):
    event = tournament_of(read_trf((DATA / name).read_text(encoding="utf-8")))
    outcome = pair_round(position_before(event, event.rounds_paired + 1, Colour.WHITE))
    assert set(boards(outcome).split()) == expected
