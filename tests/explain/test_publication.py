"""The list that is looked through before a round is published: every kind of item once."""

from itertools import cycle, islice
from pathlib import Path
from random import Random

import pytest

from arbiter_gui.actions.manual_pairing import begin, pair, unpair
from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.publication import before_publishing, judge
from arbiter_gui.explain.publication_item import Severity
from arbiter_gui.explain.round_start import start_of_round
from arbiter_gui.explain.what_if import changed
from arbiter_gui.pairing.checker import check_round, played_boards
from arbiter_gui.pairing.generator import generated
from arbiter_gui.pairing.generator_model import Wishes
from arbiter_gui.tournament import Colour, PlayerKey, Prohibition, Tournament
from tests.notation import event
from tests.pairing.corpus import records, tournament

CASES = Path(__file__).parents[1] / "data" / "pairing" / "cases.jsonl.gz"


def boards(text):
    """ "2-1 4-0" as boards; 0 is the bye."""
    pairs = (word.split("-") for word in text.split())
    return [(PlayerKey(int(one)), PlayerKey(int(other)) or None) for one, other in pairs]


def lines(before, text, **more):
    """The items as "error 3: text"."""
    start = event(before, **{"initial_colour": Colour.WHITE, **more})
    return told(judge(start, boards(text)))


def told(items):
    return [f"{item.severity.name.lower()} {item.board}: {item.sentence.line()}" for item in items]


SIX = """
    1 Abel | 4w1
    2 Bach | 5b1
    3 Cave | 6w=
    4 Dorn | 1b0
    5 Eder | 2w0
    6 Falk | 3b=
"""


def test_boards_by_the_rules_with_nothing_to_ask():
    assert lines(SIX, "2-1 6-5 4-3") == []
    assert lines("\n".join(f"{n} P {n} |" for n in range(1, 5)), "1-3 4-2") == []


def test_players_who_have_met_are_wrong_and_nothing_more_is_said_of_their_group():
    found = lines(SIX, "1-4 2-3 6-5")
    assert found[0] == (
        "error 1: #1 Abel – #4 Dorn: not allowed, because they played each other in round 1."
    )
    assert [line for line in found if "rules" in line] == []


def test_a_pair_that_the_event_does_not_allow_is_wrong():
    start = event(SIX, initial_colour=Colour.WHITE)
    banned = Tournament([*start.facts(), Prohibition(1, (PlayerKey(1), PlayerKey(2)), 2, 2)])
    assert told(judge(banned, boards("2-1 4-3 6-5")))[0] == (
        "error 1: #2 Bach – #1 Abel: not allowed, because this pair is not allowed in this event."
    )


ABSOLUTE = """
    1 Abel | 3w= 4w=
    2 Bach | 4w= 3w=
    3 Cave | 1b= 2b=
    4 Dorn | 2b= 1b=
    5 Eder | 6w= 7w=
    6 Falk | 5b= 8b=
    7 Gray | 8w= 5b=
    8 Hahn | 7b= 6w=
"""


def test_two_who_must_have_the_same_colour_are_wrong():
    found = lines(ABSOLUTE, "1-2 3-4 7-6 8-5")
    assert (
        "error 1: #1 Abel – #2 Bach: not allowed, because both must have Black (#1 Abel: two "
        "Whites in a row; #2 Bach: two Whites in a row)."
    ) in found
    assert (
        "error 2: #3 Cave – #4 Dorn: not allowed, because both must have White (#3 Cave: two "
        "Blacks in a row; #4 Dorn: two Blacks in a row)."
    ) in found
    assert "error 1: #1 Abel has White for the third time in a row, after WW." in found
    assert "error 2: #4 Dorn has Black for the third time in a row, after BB." in found


def test_a_colour_difference_of_three_without_a_third_colour_in_a_row():
    before = """
        1 Abel | 3w= 5w= 4b= 6w=
        2 Bach | 5b= 4b= 6w= 3b=
        3 Cave | 1b= 6w= .   2w=
        4 Dorn | 6b= 2w= 1w= 5b=
        5 Eder | 2w= 1b= .   4w=
        6 Falk | 4w= 3b= 2b= 1b=
    """
    found = lines(before, "1-2 3-4 5-6", rounds=9)
    assert "error 1: #1 Abel has White again; Whites would then be ahead of Blacks by 3." in found
    assert "error 1: #2 Bach has Black again; Blacks would then be ahead of Whites by 3." in found


def test_a_colour_that_is_missed_is_noted_with_the_strength_of_the_claim():
    assert (
        "note 2: #3 Cave has White, but should have Black (one more game with White than with "
        "Black)."
    ) in lines(SIX, "2-1 3-4 6-5")
    assert (
        "note 1: #2 Bach has Black, but should have White (one more game with Black than with "
        "White)."
    ) in lines(SIX, "1-2 4-3 6-5")


def test_everybody_has_one_place_and_nobody_else_has_any():
    missing = lines(SIX, "2-1 4-3")
    assert missing[0] == "error 0: Without a board or the bye: #6 Falk, #5 Eder."
    twice = lines(SIX, "2-1 4-3 6-5 1-3")
    assert "error 1: #1 Abel has more than one place in this round." in twice
    away = SIX.replace("6w=", "6w= H")
    assert (
        "error 2: #3 Cave is on the boards, but is not to be paired in this round: half-point bye."
    ) in lines(away, "2-1 4-3 6-5", paired=1)


def test_a_bye_too_many():
    assert "error 0: More than one player has the bye: #5 Eder, #6 Falk." in lines(
        SIX, "2-1 4-3 5-0 6-0"
    )
    assert "error 0: #6 Falk has the bye, but the number of players is even: 6." in lines(
        SIX, "2-1 4-3 6-0"
    )


FIVE = """
    1 Abel | 4w1
    2 Bach | 5b1
    3 Cave | U
    4 Dorn | 1b0
    5 Eder | 2w0
"""


def test_a_bye_that_is_barred_or_too_high():
    found = lines(FIVE, "2-1 4-5 3-0")
    assert found[0] == (
        "error 0: #3 Cave has the bye, which is not allowed after round 1: an earlier bye."
    )
    assert "warning 0: #3 Cave has the bye with 1; the lowest score in this round is 0." in found
    assert ("warning 0: #3 Cave has the bye, after no game in round 1 either.") in found


def test_a_bye_after_points_without_a_game():
    half = FIVE.replace("| U", "| H")
    assert "note 0: #3 Cave has the bye, after points without a game in round 1." in lines(
        half, "2-1 4-5 3-0"
    )
    forfeit = FIVE.replace("4w1", "4w+").replace("1b0", "1b-")
    assert (
        "error 0: #1 Abel has the bye, which is not allowed after round 1: a win by forfeit."
    ) in lines(forfeit, "4-2 5-3 1-0", edition="2012")


FLOATED = """
    1 Abel | 2w1 4b1 5w1
    2 Bach | 1b0 5w1 4b1
    3 Cave | 6w1 .   6b1
    4 Dorn | 5b1 1w0 2w0
    5 Eder | 4w0 2b0 1b0
    6 Falk | 3b0 Z   3w0
"""


def test_floats_that_repeat_and_groups_that_are_jumped():
    found = lines(FLOATED, "6-1 2-3 4-5", rounds=9)
    assert ("warning 1: #1 Abel has 3, #6 Falk has 0: more than one score group apart.") in found
    assert "warning 1: #1 Abel is moved down, as in round 3." in found
    assert "warning 1: #6 Falk meets more points, as in round 3." in found


def test_two_sole_leaders_who_do_not_meet():
    drawn = """
        1 Abel | 3w1
        2 Bach | 4b1
        3 Cave | 1b0
        4 Dorn | 2w0
    """
    assert (
        "warning 1: #1 Abel and #2 Bach alone have the highest score, 1; the pair is allowed, but "
        "it is not made."
    ) in lines(drawn, "4-1 2-3")
    met = drawn.replace("3w1", "3w1 2w=").replace("4b1", "4b1 1b=")
    met = met.replace("1b0", "1b0 4w=").replace("2w0", "2w0 3b=")
    assert (
        "note 1: #1 Abel and #2 Bach alone have the highest score, 1½, but cannot meet: they "
        "played each other in round 2."
    ) in lines(met, "4-1 2-3")


def test_leaders_whom_the_rules_keep_apart_are_told_with_the_reason():
    start = event(
        "1 Abel | 3w1\n2 Bach | 4b1\n3 Cave | 1b0\n4 Dorn | 2w0", initial_colour=Colour.WHITE
    )
    banned = Tournament([*start.facts(), Prohibition(1, (PlayerKey(3), PlayerKey(4)), 2, 2)])
    (item,) = [item for item in before_publishing(banned, 2) if item.kind == "check-leaders-apart"]
    assert [sentence.line() for sentence in item.why] == [
        "#1 Abel – #2 Bach: not possible, the others could not all be paired then.",
        "Nobody would be left for: #3 Cave.",
    ]


def test_one_leader_who_meets_nobody_of_the_next_score():
    before = """
        1 Abel | 2w1 3b1
        2 Bach | 1b0 4w1
        3 Cave | 4b1 1w0
        4 Dorn | 3w0 2b0
        5 Eder | 6w1 .
        6 Falk | 5b0 .
    """
    found = lines(before, "1-4 5-3 2-6")
    assert (
        "warning 1: #1 Abel alone has the highest score, 2, but meets nobody of the next score, 1, "
        "though such a pair is allowed."
    ) in found
    away = before.replace("6w1 .", "6w1 Z").replace("5b0 .", "5b0 Z").replace("Z", "Z Z")
    assert (
        "note 1: #1 Abel alone has the highest score, 2, but cannot meet anybody of the next "
        "score, 1."
    ) in lines(away, "1-4 2-3", paired=2)


def test_results_of_earlier_rounds_that_are_missing():
    assert lines(SIX.replace("4w1", "4w").replace("1b0", "1b"), "2-3 6-1 4-5")[0] == (
        "warning 1: Round 1, board 1: the result is missing; the scores are not final."
    )


def test_what_the_boards_do_worse_than_those_by_the_rules_is_named():
    start = event(SIX, initial_colour=Colour.WHITE)
    worse = judge(start, boards("2-1 6-4 5-3"))
    (item,) = [item for item in worse if item.kind == "check-other-boards"]
    assert item.sentence.line() == (
        "Score group 0: the rules give other boards, because with these #4 Dorn, #5 Eder would "
        "not get the colour due."
    )
    assert (item.article, item.severity, item.board) == ("C12", Severity.WARNING, 2)
    newcomers = "\n".join(f"{n} P{n} |" for n in range(1, 7))
    assert (
        "warning 1: Score group 0: other boards come first in the order of the rules."
    ) in lines(newcomers, "1-5 4-2 3-6")
    assert "warning 2: #2 P2 – #5 P5: the rules give the colours the other way round." in lines(
        newcomers, "1-4 2-5 3-6"
    )


def test_what_matters_most_comes_first():
    start = event(FIVE, initial_colour=Colour.WHITE)
    severities = [item.severity for item in judge(start, boards("1-2 5-4 3-0"))]
    assert severities == sorted(severities, reverse=True)
    assert len(set(severities)) > 1


def test_a_round_in_the_hands_of_the_arbiter_is_judged_as_it_stands():
    start = event(SIX, initial_colour=Colour.WHITE)
    by_hand = changed(start, [begin(start, boards("2-1 6-5 4-3"))])
    by_hand.apply(unpair(by_hand, PlayerKey(4)))
    found = told(before_publishing(by_hand, 2))
    assert found[0] == "error 0: Without a board or the bye: #3 Cave, #4 Dorn."
    by_hand.apply(pair(by_hand, PlayerKey(3), PlayerKey(4)))
    assert before_publishing(by_hand, 2) == judge(start, by_hand.open_manual_pairing.boards)


def test_a_round_that_is_not_paired_is_judged_as_the_rules_pair_it():
    start = event(SIX, initial_colour=Colour.WHITE)
    kinds = {item.kind for item in before_publishing(start, 2)}
    assert not {kind for kind in kinds if kind.startswith("check-other")}
    stuck = event("1 Abel | 2w1\n2 Bach | 1b0", rounds=2)
    assert told(before_publishing(stuck, 2)) == [
        "error 0: By the rules this round cannot be paired at all."
    ]


def test_a_round_that_is_none_is_refused():
    with pytest.raises(ArbiterError, match="no round 4"):
        before_publishing(event(SIX), 4)


def test_nothing_is_wrong_in_rounds_that_the_rules_have_paired():
    played = generated(3, Wishes(players=30, rounds=7)).tournament
    for number in range(1, 8):
        items = before_publishing(played, number)
        assert all(item.severity < Severity.ERROR for item in items)
        assert not [item for item in items if item.kind.startswith("check-other")]


def test_the_list_says_other_boards_where_the_checker_does():
    differing = 0
    for record, edition in zip(records(CASES), cycle(["2026", "2017", "2012"]), strict=False):
        if record["n"] > 40:
            continue
        whole = tournament(record, edition)
        number = min(whole.rounds_paired, whole.settings.rounds)
        check = check_round(whole, number)
        items = before_publishing(whole, number)
        if any(item.severity is Severity.ERROR for item in items):
            continue
        told_of = [item.article for item in items if item.kind.startswith("check-other")]
        assert told_of == [one.verdict.article for one in check.differences if one.verdict]
        differing += not check.agrees
    assert differing > 5


def test_two_boards_mixed_up_are_never_passed_over():
    random = Random(5)
    for record in islice(records(CASES), 0, None, 25):
        whole = tournament(record, "2026")
        number = min(whole.rounds_paired, whole.settings.rounds)
        seats = list(played_boards(whole, number))
        games = [place for place, board in enumerate(seats) if board[1] is not None]
        if len(games) < 2 or not check_round(whole, number).agrees:
            continue
        one, other = random.sample(games, 2)
        seats[one], seats[other] = (
            (seats[one][0], seats[other][1]),
            (seats[other][0], seats[one][1]),
        )
        items = judge(start_of_round(whole, number), seats)
        assert any(
            item.severity is Severity.ERROR or item.kind.startswith("check-other") for item in items
        ), record["id"]
