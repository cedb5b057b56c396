"""Why not A against B: the forced round is real, and the criterion named is the first to differ."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, islice
from pathlib import Path
from random import Random

import pytest

from arbiter_gui.errors import ArbiterError, Cancelled
from arbiter_gui.explain.why_not import Bar, forcing, why_not
from arbiter_gui.pairing.checker import boards_of
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.pairing.validation import violations
from arbiter_gui.progress import NoProgress
from tests.explain.literal_why_not import literal_articles_2012, literal_reason
from tests.pairing.corpus import records, tournament
from tests.pairing.dutch.small_rounds import small_round
from tests.pairing.positions import card, position

CASES = Path(__file__).parents[1] / "data" / "pairing" / "cases.jsonl.gz"
ORDER = {"3.8": "order", "B.8": "order", "D": "order", "C.12, C.13": "below"}


def small_positions(edition, seeds, most=9):
    for seed in seeds:
        found = small_round(Random(seed), edition)
        if len(found.cards) <= most:
            yield found


def wanted_pairs(found):
    """Every pair by place, with what is said of it."""
    for one, other in combinations(range(len(found.cards)), 2):
        keys = found.cards[one].key, found.cards[other].key
        yield (one, other), why_not(found, *keys)


@pytest.mark.parametrize("edition", ["2026", "2017"])
def test_the_criterion_is_the_first_that_differs_by_enumeration(edition):
    compared = Counter()
    for found in small_positions(edition, range(25)):
        for pair, answer in wanted_pairs(found):
            if answer.difference is None:
                continue
            verdict = answer.difference.verdict
            score, article, counts = literal_reason(found, *pair)
            assert ORDER.get(verdict.article, verdict.article) == article, (found, pair)
            assert score in (None, answer.difference.bracket), (found, pair)
            if isinstance(verdict.played, int):
                # The enumeration of 2017 counts MDPs as well, who float whatever the candidate.
                assert verdict.played - verdict.computed == counts[0] - counts[1], (found, pair)
            compared[article] += 1
    assert compared.total() > 100
    assert len(compared) > 6


def test_the_requirement_of_2012_is_the_first_that_is_given_up_more():
    compared = Counter()
    for found in small_positions("2012", range(40), most=8):
        rank = {one.key: place for place, one in enumerate(found.cards)}
        for _pair, answer in wanted_pairs(found):
            if answer.difference is None:
                continue
            members = _members(answer)
            forced = [
                tuple(sorted((rank[white], rank[black])))
                for white, black in boards_of(answer.forced)
                if white in members and black in members
            ]
            named = answer.difference.verdict.article
            article = literal_articles_2012(found, answer.difference.bracket, sorted(forced))
            assert ORDER.get(named, named) == article, found
            compared[article] += 1
    assert compared.total() > 100
    assert {"order", "B.3", "B.4"} <= compared.keys()


def _members(answer):
    score = answer.difference.bracket
    story = next(one for one in answer.computed.stories if one.score == score)
    return {*story.mdps, *story.residents}


@pytest.mark.parametrize("edition", ["2026", "2017", "2012"])
def test_the_forced_round_of_any_event_has_the_board_and_is_legal(edition):
    random, kinds = Random(7), Counter()
    for record in islice(records(CASES), 0, None, 30):
        event = tournament(record, edition)
        number = random.randint(1, min(event.rounds_paired + 1, event.settings.rounds))
        found = position_before(event, number)
        keys = [one.key for one in found.cards]
        for _ in range(3 if len(keys) < 60 else 1):
            one, other = random.sample(keys, 2)
            other = None if len(keys) % 2 and random.random() < 0.3 else other
            answer = why_not(found, one, other)
            kinds[_kind(answer)] += 1
            if answer.forced is None:
                continue
            assert {one, other} in map(set, boards_of(answer.forced))
            assert list(violations(found, answer.forced)) == []
            assert answer.other_boards
            assert set(answer.other_boards) <= set(boards_of(answer.forced))
            assert set(answer.other_boards).isdisjoint(boards_of(answer.computed))
    assert kinds["forced"] > 20
    assert kinds["bars"] > 2


def _kind(answer):
    if answer.bars:
        return "bars"
    return "forced" if answer.forced else "proof" if answer.proof else "made"


@pytest.mark.parametrize("edition", ["2026", "2017", "2012"])
def test_no_forced_round_means_that_nobody_could_pair_the_others(edition):
    proofs = 0
    for found in small_positions(edition, range(50), most=8):
        for pair, answer in wanted_pairs(found):
            if answer.proof is None or answer.computed is None:
                continue
            rest = replace(
                found,
                cards=tuple(one for place, one in enumerate(found.cards) if place not in pair),
            )
            with pytest.raises(PairingImpossible) as raised:
                pair_round(rest)
            assert answer.proof.blockers == raised.value.blockers
            assert set(answer.proof.blockers).isdisjoint(answer.wanted)
            proofs += 1
    assert proofs > 3


def test_players_who_have_met_are_barred_whatever_it_costs():
    found = position(card(1, met=(2,)), card(2, met=(1,)), card(3), card(4))
    answer = why_not(found, 1, 2)
    assert answer.bars == (Bar.MET,)
    assert answer.computed is answer.forced is None


def test_all_rules_that_a_pair_would_break_are_known():
    cards = [card(key, 1, "WW", met=(3 - key,) if key < 3 else ()) for key in (1, 2)]
    found = position(*cards, card(3), card(4), forbidden=frozenset({(1, 2)}))
    assert set(why_not(found, 1, 2).bars) == {Bar.MET, Bar.FORBIDDEN, Bar.SAME_COLOUR}


def test_topscorers_of_the_last_round_may_both_need_the_same_colour():
    two_whites = [card(1, 3, "BBWW"), card(2, 3, "BWW"), card(3, 1), card(4, 1)]
    assert why_not(position(*two_whites, round_number=5), 1, 2).bars == (Bar.SAME_COLOUR,)
    last = position(*two_whites, round_number=5, rounds=5)
    assert why_not(last, 1, 2).is_made


def test_the_bye_is_barred_by_an_earlier_one_and_by_an_even_number():
    odd = position(card(1), card(2), card(3, may_receive_pab=False))
    assert why_not(odd, 3, None).bars == (Bar.BYE_BARRED,)
    assert why_not(position(card(1), card(2)), 1, None).bars == (Bar.NO_BYE,)


def test_the_bye_of_somebody_else_is_forced_like_a_pair():
    found = position(*(card(key) for key in range(1, 6)))
    answer = why_not(found, 1, None)
    assert answer.forced.pab == 1
    assert answer.computed.pab == 5
    assert answer.difference.verdict.article == "3.8"


def test_a_pair_that_the_rules_make_has_nothing_against_it():
    found = position(*(card(key) for key in range(1, 5)))
    answer = why_not(found, 3, 1)
    assert answer.is_made
    assert (answer.forced, answer.difference, answer.other_boards) == (None, None, ())


def test_a_bye_that_has_to_rise_is_the_reason_before_any_other():
    cards = [card(1, 2), card(2, 2), card(3, 1, met=(5,)), card(4, 1), card(5, 0, met=(3,))]
    found = position(*cards, edition="2026")
    answer = why_not(found, 5, 4)
    assert (answer.computed.pab, answer.forced.pab) == (5, 3)
    verdict = answer.difference.verdict
    assert (verdict.article, verdict.played, verdict.computed) == ("C5", 10, 0)


def test_a_bracket_that_could_stay_is_not_the_reason():
    """The pair counts in the outlook of the bracket above, which is paired as it was all the same.

    A search for the best of all pairings with the two would change the top bracket first.
    """
    found = position(
        card(1, 2, down=(1,)), card(2, 2, met=(5, 6), down=(1, 2)),
        card(3, 2, met=(4, 5, 7), down=(2,)), card(4, 1.5, met=(3, 6), down=(2,)),
        card(5, 1.5, met=(2, 3, 7), up=(2,)), card(6, 1, met=(2, 4), down=(1,)),
        card(7, 1, met=(3, 5), up=(1,)), card(8, 1, up=(2,)),
        round_number=4,
    )  # fmt: skip
    answer = why_not(found, 4, 5)
    top = set(map(frozenset, answer.computed.stories[0].pairs))
    assert answer.difference.bracket == 15
    assert answer.difference.verdict.article == "C7"
    assert top <= set(map(frozenset, boards_of(answer.forced)))
    searched = pair_round(forcing(found, [(4, 5)]))
    assert not top <= set(map(frozenset, boards_of(searched)))


def test_what_is_known_already_is_not_computed_again():
    found = position(*(card(key) for key in range(1, 7)))
    computed = pair_round(found, with_story=True)
    answer = why_not(found, 1, 2, computed=computed)
    assert answer.computed is computed
    assert answer == replace(why_not(found, 1, 2), computed=computed)


def test_one_player_twice_and_a_stranger_are_refused():
    found = position(card(1), card(2))
    with pytest.raises(ArbiterError, match="two different players"):
        why_not(found, 1, 1)
    with pytest.raises(ArbiterError, match="key 9"):
        why_not(found, 1, 9)


class _Stop(NoProgress):
    """Cancels at the given question."""

    def __init__(self, after):
        self.left = after

    def raise_if_cancelled(self):
        self.left -= 1
        if self.left < 0:
            raise Cancelled


@pytest.mark.parametrize("after", [0, 1, 2])
def test_it_can_be_cancelled_while_either_round_is_paired(after):
    found = position(*(card(key) for key in range(1, 9)))
    with pytest.raises(Cancelled):
        why_not(found, 1, 2, _Stop(after))
