"""What a story tells is what was compared, counted once more by other code."""

from pathlib import Path
from random import Random

import pytest

from arbiter_gui.pairing.dutch.comparison import comparison_in
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.storyteller import LOOKS_BACK_NAME
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.story import BracketKind
from arbiter_gui.pairing.systems import pair_round
from tests.pairing.corpus import cases, records, tournament
from tests.pairing.dutch.drawn_rounds import drawn_round
from tests.pairing.positions import card, position

DATA = Path(__file__).parents[2] / "data" / "pairing"
FILES = {"2026": "cases.jsonl.gz", "2017": "cases.jsonl.gz", "2012": "cases_2012.jsonl.gz"}
EVERY = {"2026": 40, "2017": 40, "2012": 12}
COMPLETION = "the rest of the round and its bye"
LOWEST_BYE = "score of the bye"


def drawn(edition):
    """Rounds in which every criterion has something to decide."""
    for seed in range(120):
        yield drawn_round(Random(seed), edition)


def graded(edition):
    """Rounds of whole tournaments."""
    for place, record in enumerate(records(DATA / FILES[edition])):
        if place % EVERY[edition] == 0:
            event = tournament(record, edition)
            for case in cases(record, edition):
                yield position_before(event, case.round)


def told(positions):
    """The brackets of some rounds: story, and who counts."""
    for one in positions:
        try:
            outcome = pair_round(one, with_story=True)
        except PairingImpossible:
            continue
        for story in outcome.stories:
            yield story, comparison_in(one, EDITIONS[one.edition], story)


@pytest.fixture(scope="module", params=["2026", "2017", "2012"])
def brackets(request):
    rounds = [*drawn(request.param), *graded(request.param)]
    found = list(told(rounds))
    assert len(found) > 300
    return found


def counted(comparison, pairs):
    """What can be told, by name and article."""
    return [value for value in comparison.counts(pairs) if value.name != COMPLETION]


def test_every_value_is_what_other_code_counts(brackets):
    for story, comparison in brackets:
        values = [value for value in story.optimum if value.name != LOWEST_BYE]
        names = {value[:2] for value in values}
        counts = counted(comparison, story.pairs)
        assert [count for count in counts if count[:2] in names] == values


def test_only_what_counts_nothing_is_left_out(brackets):
    for story, comparison in brackets:
        names = {value[:2] for value in story.optimum}
        for count in counted(comparison, story.pairs):
            listed = count.value if isinstance(count.value, tuple) else (count.value,)
            assert count[:2] in names or not any(listed)


def test_a_natural_pairing_fails_on_something_unless_it_was_taken(brackets):
    for story, _ in brackets:
        taken = set(story.first_candidate) == set(story.pairs)
        assert taken == (not story.failures)
        assert len(story.first_candidate) == len(story.pairs)


def test_the_natural_pairing_is_the_first_that_can_be_generated(brackets):
    for story, _ in brackets:
        higher = [one for one, _ in story.first_candidate]
        paired_mdps = [player for player in story.mdps if player not in story.limbo]
        residents = [player for player in higher if player not in story.mdps]
        assert len(higher) - len(residents) == len(paired_mdps)
        lower = [other for _, other in story.first_candidate]
        place = story.residents.index
        assert lower[: len(paired_mdps)] == list(story.residents[: len(paired_mdps)])
        rest = [*residents, *lower[len(paired_mdps) :]]
        assert [place(player) for player in rest] == list(
            range(len(paired_mdps), len(paired_mdps) + len(rest))
        )


def test_the_failure_named_is_the_first_criterion_that_gets_worse(brackets):
    seen = 0
    for story, comparison in brackets:
        for failure in story.failures:
            if failure.value is None or failure.name == LOWEST_BYE:
                continue
            seen += 1
            ours = counted(comparison, story.first_candidate)
            best = counted(comparison, story.pairs)
            pairs = zip(ours, best, strict=True)
            one, other = next(both for both in pairs if both[0] != both[1])
            assert failure == (one.article, one.name, (), one.value, other.value)
            assert one.value > other.value
    assert seen > 40


def test_a_pair_ruled_out_is_one_of_the_natural_pairing(brackets):
    for story, comparison in brackets:
        field = comparison.bracket.field
        number = {one.key: place for place, one in enumerate(field.cards)}
        out = [failure.players for failure in story.failures if len(failure.players) == 2]
        legal = [
            pair
            for pair in story.first_candidate
            if field.legal[number[pair[0]]] >> number[pair[1]] & 1
        ]
        assert sorted(out + legal) == sorted(story.first_candidate)


def test_no_fewer_preferences_are_refused_than_the_formulas_allow(brackets):
    for story, _ in brackets:
        values = {value.name: value.value for value in story.optimum}
        if story.least_refused is not None:
            assert values["colour preferences"] >= story.least_refused
        if story.least_strong_refused is not None:
            assert values["strong colour preferences"] >= story.least_strong_refused


def test_fewer_pairs_are_possible_only_where_fewer_are_made(brackets):
    for story, _ in brackets:
        most = min((len(story.mdps) + len(story.residents)) // 2, len(story.residents))
        assert len(story.pairs) <= story.possible_pairs <= most


@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        ("2026", {"ordinary"}),
        ("2017", {"ordinary", "penultimate", "collapsed"}),
        ("2012", {"ordinary", "asked", "opened", "joined"}),
    ],
)
def test_looks_ahead_and_back_are_told(edition, kinds):
    assert {story.kind.value for story, _ in told(graded(edition))} == kinds


def story_of(*cards, **more):
    """The story of the only bracket."""
    (story,) = pair_round(position(*cards, **more), with_story=True).stories
    return story


def test_a_rematch_an_equal_absolute_colour_and_a_forbidden_pair_are_told_apart():
    story = story_of(
        card(1, met=[4]), card(2, played="WW"), card(3), card(4, met=[1]), card(5, played="WW"),
        card(6), forbidden=frozenset({(3, 6)}),
    )  # fmt: skip
    assert [failure[:3] for failure in story.failures] == [
        ("C1", "players who have met", (1, 4)),
        ("C3", "equal absolute colours", (2, 5)),
        ("", "a forbidden pair", (3, 6)),
    ]


def test_a_barred_bye_is_told():
    story = story_of(card(1), card(2), card(3, may_receive_pab=False))
    assert story.first_candidate == ((1, 2),)
    assert [failure[:3] for failure in story.failures] == [("C2", "a bye that is barred", (3,))]


def test_a_preference_that_moves_the_natural_pairing_is_told_with_both_counts():
    story = story_of(card(1, played="W"), card(2, played="B"), card(3, played="W"),
                     card(4, played="B"))  # fmt: skip
    assert story.first_candidate == ((1, 3), (2, 4))
    assert [tuple(failure) for failure in story.failures] == [
        ("C12", "colour preferences", (), 2, 0)
    ]


def test_the_bye_of_a_lower_score_comes_first():
    """The worked example of the 2026 text: nobody of the top bracket may be paired there."""
    cards = [
        card(1, 2, "WB", met=[2, 4]), card(3, 2, "BW", met=[4, 6]),
        card(2, 1, "BW", met=[1, 5]), card(5, 1, "WB", met=[2, 6]), card(6, 0, "WB", met=[3, 5]),
    ]  # fmt: skip
    stories = pair_round(position(*cards, round_number=3, rounds=3), with_story=True).stories
    assert (stories[0].possible_pairs, stories[0].pairs) == (1, ())
    assert stories[0].optimum[0] == ("C5", "score of the bye", 0)


def test_without_a_bye_no_score_of_it_is_told():
    story = story_of(card(1), card(2))
    assert [value.article for value in story.optimum] == ["C6", "C12", "C13"]


@pytest.mark.parametrize(
    ("edition", "first", "articles"), [("2026", ((2, 3),), []), ("2017", ((1, 3),), ["C.1"])]
)
def test_the_first_moved_down_players_leave_the_lowest_scores_since_2026(edition, first, articles):
    """Player 1 can meet nobody here: 2026 leaves him out of S1, 2017 tries him first."""
    cards = [card(1, 3, met=[2, 3]), card(2, 2.5, met=[1]), card(3, 2), card(4, 1)]
    stories = pair_round(position(*cards, edition=edition), with_story=True).stories
    (story,) = [story for story in stories if len(story.mdps) == 2]
    assert (story.pairs, story.limbo) == (((2, 3),), (1,))
    assert story.first_candidate == first
    assert [failure.article for failure in story.failures] == articles


@pytest.mark.parametrize(
    ("number", "played", "expected"),
    [
        (2, ["W", "B", "W", "W", "B", "W"], (1, 1)),
        (2, ["W", "W", "W", "WB"], (1, 1)),
        (2, ["B", "B", "B", "BW"], (1, 1)),
        (2, ["W", "W", "W", "W"], (2, 2)),
        (2, ["B", "B", "B", "B"], (2, 2)),
        (3, ["WB", "WB", "WB", "WB"], (2, None)),
    ],
)
def test_the_pairs_that_cannot_but_refuse_a_preference_are_those_of_the_examples(
    number, played, expected
):
    """Articles: 2012 A.8."""
    cards = [card(place, 1, games) for place, games in enumerate(played, start=1)]
    story = story_of(*cards, edition="2012", round_number=number)
    assert (story.least_refused, story.least_strong_refused) == expected


def test_a_bracket_knows_its_limbo():
    cards = [card(1, 2, met=[2]), card(2, 2, met=[1]), card(3, 1), card(4, 0), card(5, 0),
             card(6, 0)]  # fmt: skip
    first, second, third = pair_round(position(*cards), with_story=True).stories
    assert (first.limbo, second.limbo, third.limbo) == ((), (2,), ())
    assert second.kind is BracketKind.ORDINARY


def first_failure(*cards, **more):
    """What keeps the natural pairing of the first bracket from being taken."""
    story = pair_round(position(*cards, **more), with_story=True).stories[0]
    (failure,) = story.failures
    return tuple(failure)


@pytest.mark.parametrize(("edition", "article"), [("2026", "C8"), ("2017", "C.7")])
def test_a_downfloater_whom_the_next_bracket_cannot_pair_is_told(edition, article):
    """After 1-2 player 3 would float again, with 2 points; after 1-3 it is 4, with 1 point."""
    cards = [
        card(1, 2, met=(4, 5)), card(2, 2), card(3, 2, met=(4, 5)), card(4, 1, met=(1, 3)),
        card(5, 1, met=(1, 3)), card(6, 0), card(7, 0), card(8, 0),
    ]  # fmt: skip
    found = first_failure(*cards, edition=edition)
    assert found == (article, "next bracket", (), (1, 20), (1, 10))


def test_a_natural_pairing_after_which_a_higher_score_has_the_bye_is_told():
    """C5: after 1-2 either 3 or 4 has the bye, for they have met; 5 has no point."""
    cards = [card(1, 2), card(2, 2), card(3, 2, met=(4,)), card(4, 1, met=(3,)), card(5, 0)]
    assert first_failure(*cards) == ("C5", "score of the bye", (), 10, 0)


@pytest.mark.parametrize(("edition", "article"), [("2026", "C4"), ("2017", "C.4")])
@pytest.mark.parametrize(
    "lower",
    [
        [card(4, 3, met=(3,))],
        [card(4, 3), card(5, 2, met=(3, 6)), card(6, 1, met=(3, 5))],
    ],
    ids=["above the last scoregroup", "further up"],
)
def test_a_natural_pairing_after_which_nothing_can_be_completed_is_told(edition, article, lower):
    """After 1-2 player 3 is one too many; no bye has anything to do with it."""
    barred = [one.key for one in lower if 3 in one.met]
    cards = [card(1, 4), card(2, 4), card(3, 4, met=barred), *lower]
    found = first_failure(*cards, edition=edition)
    assert found == (article, "the rest of the round", (), None, None)


def test_where_nobody_can_be_paired_no_pair_was_possible():
    cards = [card(1, 1, met=(2,)), card(2, 1, met=(1,)), card(3), card(4)]
    first = pair_round(position(*cards), with_story=True).stories[0]
    assert (first.pairs, first.possible_pairs) == ((), 0)


def test_the_needs_of_the_brackets_below_are_named_where_nothing_got_worse_before(brackets):
    for story, comparison in brackets:
        for failure in story.failures:
            if failure.name != LOOKS_BACK_NAME:
                continue
            ours = counted(comparison, story.first_candidate)
            best = counted(comparison, story.pairs)
            differing = [both for both in zip(ours, best, strict=True) if both[0] != both[1]]
            assert not differing or differing[0][0].value < differing[0][1].value
