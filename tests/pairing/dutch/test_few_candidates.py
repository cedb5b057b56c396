"""Small brackets of random rounds: all candidates, what they leave, and who can be completed."""

from itertools import combinations, permutations
from random import Random

import pytest

from arbiter_gui.pairing.dutch.bracket import Bracket
from arbiter_gui.pairing.dutch.completion import Completion
from arbiter_gui.pairing.dutch.few_candidates import candidates_with, has_few_candidates
from arbiter_gui.pairing.dutch.field import Field
from arbiter_gui.pairing.dutch.look_ahead import FollowingBracket, LookAhead
from arbiter_gui.pairing.outcome import PairingImpossible
from tests.pairing.dutch.small_rounds import small_round


def fields(count, edition="2026"):
    """Random fields that can be paired, with their completion."""
    for seed in range(count):
        field = Field(small_round(Random(seed), edition))
        try:
            yield field, Completion(field, lowest_pab=edition == "2026")
        except PairingImpossible:
            continue


def floating(field, start, most):
    """Every set of players from above a number who may not meet each other."""
    for size in range(min(start, most) + 1):
        for floaters in combinations(range(start), size):
            if not any(field.legal[one] >> other & 1 for one, other in combinations(floaters, 2)):
                yield floaters


def looks_ahead(field, completion, look_ahead=LookAhead):
    """Each scoregroup but the first and last as the next one, with every set of floaters."""
    for start, end in zip(field.starts[1:-2], field.starts[2:-1], strict=True):
        ahead = look_ahead(field, completion, start, end)
        yield from ((ahead, floaters) for floaters in floating(field, start, 4) if floaters)


def matchings(players, may_meet, pairs):
    """All ways to make so many pairs."""
    if not pairs:
        yield frozenset()
        return
    if not players:
        return
    first, *rest = players
    yield from matchings(rest, may_meet, pairs)
    for other in rest:
        if may_meet(first, other):
            left = [one for one in rest if one != other]
            yield from (made | {(first, other)} for made in matchings(left, may_meet, pairs - 1))


def completes(field, completion, players):
    """Whether players and the PAB, by trying all pairings."""
    vertices = [*players, "pab"] if field.odd else [*players]

    def may_meet(one, other):
        taken = completion.takers if other == "pab" else field.legal[other]
        return taken >> one & 1

    ways = matchings(vertices, may_meet, len(vertices) // 2)
    return len(vertices) % 2 == 0 and next(ways, None) is not None


def outcomes(field, completion, ahead, floaters):
    """What the next bracket can leave, as number and scores, with the fewest ones first."""
    members = [*floaters, *range(ahead.start, ahead.end)]
    below = range(ahead.end, len(field))
    for pairs in range(len(members) // 2, -1, -1):
        for made in matchings(members, lambda one, other: field.legal[one] >> other & 1, pairs):
            left = [one for one in members if not any(one in pair for pair in made)]
            if completes(field, completion, [*left, *below]):
                yield len(left), sorted((field.scores[one] for one in left), reverse=True)


def test_every_candidate_of_a_bracket_is_listed_once():
    count = 0
    for field, _ in fields(60):
        for start, end in zip(field.starts[:-1], field.starts[1:], strict=True):
            bracket = Bracket(field, range(max(0, start - 3), start), start, end)
            players = range(len(bracket))
            for pairs in range(bracket.most_pairs + 1):
                listed = [frozenset(one.pairs) for one in candidates_with(bracket, pairs)]
                every = matchings(
                    players, lambda one, other, legal=bracket.legal: legal[one] >> other & 1, pairs
                )
                assert set(listed) == set(every)
                assert len(listed) == len(set(listed))
                count += len(listed)
    assert count > 500


def test_one_resident_has_few_candidates_however_many_mdps_there_are():
    field = next(field for field, _ in fields(60) if len(field) > 10)
    last = len(field) - 1
    assert has_few_candidates(Bracket(field, range(last), last, last + 1))


def test_completion_is_told_as_trying_all_pairings_tells_it():
    answers = []
    for field, completion in fields(60):
        for start in field.starts[1:]:
            answers += completions(field, completion, start)
    assert min(answers.count(True), answers.count(False)) > 200


def completions(field, completion, start):
    """What trying all pairings tells for each set of floaters, which the engine must tell too."""
    for floaters in floating(field, start, 3):
        players = [*floaters, *range(start, len(field))]
        if (len(players) + field.odd) % 2 == 0:
            expected = completes(field, completion, players)
            assert completion.is_completable(floaters, start) == expected
            yield expected


def test_what_floaters_do_to_the_next_bracket_is_the_least_that_any_pairing_of_it_leaves():
    several = 0
    for field, completion in fields(120):
        for ahead, floaters in looks_ahead(field, completion):
            found = ahead.loss(floaters)
            if found is not None:
                assert found == min(outcomes(field, completion, ahead, floaters))
                several += found[0] > 1
    assert several > 100


@pytest.mark.parametrize("look_ahead", [LookAhead, FollowingBracket])
def test_many_floaters_are_ideal_when_all_residents_meet_the_highest_of_them(look_ahead):
    answers = []
    edition = "2026" if look_ahead is LookAhead else "2017"
    for field, completion in fields(300, edition):
        for ahead, floaters in looks_ahead(field, completion, look_ahead):
            residents = range(ahead.start, ahead.end)
            if len(floaters) > len(residents):
                expected = any(
                    all(
                        field.legal[one] >> own & 1 for one, own in zip(residents, met, strict=True)
                    )
                    and leaves_the_lowest(field, completion, ahead, floaters, met)
                    for met in permutations(floaters, len(residents))
                )
                assert ahead.is_ideal(floaters) == expected
                answers.append(expected)
    assert min(answers.count(True), answers.count(False)) > 20


def leaves_the_lowest(field, completion, ahead, floaters, met):
    left = [one for one in floaters if one not in met]
    if [field.scores[one] for one in left] != [field.scores[one] for one in floaters[len(met) :]]:
        return False
    if isinstance(ahead, FollowingBracket):
        return True
    return completes(field, completion, [*left, *range(ahead.end, len(field))])
