"""What is promised about the rest of a round without looking for its pairs is kept."""

from contextlib import suppress
from functools import partial
from itertools import chain, combinations
from random import Random

import pytest

from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.outcome import PairingImpossible
from tests.pairing.dutch.test_few_candidates import completes, floating, matchings
from tests.pairing.positions import card, position


def large_field(takers=()):
    """Forty-one players of whom nobody has met anybody, each with a score alone."""
    cards = [card(n, 100 - n, may_receive_pab=n in takers) for n in range(1, 42)]
    return Field(position(*cards, edition="2017"))


def test_a_large_rest_without_anybody_for_the_bye_is_not_completed():
    completion = Completion(large_field(takers={1}), lowest_pab=False)
    assert not completion.is_completable((), 1)
    assert not completion.is_completable((1, 2), 3)
    assert completion.is_completable((0,), 1)
    assert completion.is_completable((0, 1), 2)
    assert not completion.is_robust(1, 3)


def test_a_large_rest_with_somebody_for_the_bye_is_completed():
    completion = Completion(large_field(takers={41}), lowest_pab=False)
    assert completion.is_completable((), 2)
    assert completion.is_completable((0, 1), 2)
    assert completion.is_robust(1, 3)


def test_more_floaters_than_there_are_players_below_are_not_completed():
    field = Field(position(*(card(n, 10 - n) for n in range(1, 7)), edition="2017"))
    completion = Completion(field, lowest_pab=False)
    assert not completion.is_completable((0, 1, 2, 3), 4)
    assert completion.is_completable((0, 1), 4)


def nearly_free_field(random):
    """Few have met, some are bound to a colour: at the edge of what the bound promises."""
    keys = range(1, random.randint(5, 11) + 1)
    share = random.choice((0, 0.05, 0.1, 0.2))
    pairs = [pair for pair in combinations(keys, 2) if random.random() < share]
    cards = [
        card(
            key,
            20 - key,
            random.choice(("", "", "", "BB", "WW")),
            met=[sum(pair) - key for pair in pairs if key in pair],
            may_receive_pab=random.random() < 0.7,
        )
        for key in keys
    ]
    return Field(position(*cards, edition="2017"))


def sure_rests(field, completion, start):
    """Floaters and players below who are surely paired."""
    for floaters in floating(field, start, 2):
        if completion._is_sure(floaters, start):
            yield [*floaters, *range(start, len(field))]


def robust_rests(field, completion, start):
    """One from above, up to two from a scoregroup, and everybody below it."""
    for end in filter(partial(completion.is_robust, start), range(start, len(field))):
        below = range(end, len(field))
        groups = chain.from_iterable(combinations(range(start, end), size) for size in range(3))
        for some in groups:
            yield [*some, *below]
            yield from ([one, *some, *below] for one in range(start))


def paired_fields(count):
    """Nearly free fields that can be paired, with their completion."""
    for seed in range(count):
        field = nearly_free_field(Random(seed))
        with suppress(PairingImpossible):
            yield field, Completion(field, lowest_pab=False)


def promises(promised, count):
    """Those whom somebody promises to pair, in many fields; their number is even with the bye."""
    for field, completion in paired_fields(count):
        rests = (promised(field, completion, start) for start in range(len(field)))
        for players in chain.from_iterable(rests):
            if (len(players) + field.odd) % 2 == 0:
                yield field, completion, players


@pytest.mark.parametrize(("promised", "count"), [(sure_rests, 150), (robust_rests, 250)])
def test_whatever_is_sure_to_be_paired_can_be_paired(promised, count):
    kept = 0
    for field, completion, players in promises(promised, count):
        kept += 1
        assert completes(field, completion, players)
    assert kept > 60


def bounded_groups(field, start):
    """A scoregroup with up to two floaters from above who do not meet each other."""
    for end in range(start + 1, len(field) + 1):
        for floaters in floating(field, start, 2):
            size = end - start + len(floaters)
            promised = field.all_can_be_paired(len(floaters), start, end, size)
            if size % 2 == 0 and promised:
                yield [*floaters, *range(start, end)]


def are_legal(field, one, other):
    return field.legal[one] >> other & 1


def test_the_bound_promises_only_pairs_that_can_be_made():
    kept = 0
    for field in (nearly_free_field(Random(seed)) for seed in range(300)):
        may_meet = partial(are_legal, field)
        for players in chain.from_iterable(map(partial(bounded_groups, field), range(len(field)))):
            kept += 1
            ways = matchings(players, may_meet, len(players) // 2)
            assert next(ways, None) is not None
    assert kept > 100


@pytest.mark.parametrize(("own", "below"), [("BB", "WW"), ("WW", "BB")])
def test_the_bound_counts_the_players_of_the_group_who_are_bound_to_one_side(own, below):
    upper = [card(number, 2, own) for number in range(1, 5)]
    lower = [card(number, 1, below) for number in range(5, 9)]
    field = Field(position(*upper, *lower))
    assert not field.all_can_be_paired(0, 0, 4, 4)
