"""The checker: what it says of rounds that were paired in another way."""

from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.pairing.checker import check_round, check_rounds
from arbiter_gui.pairing.dutch.comparison import Verdict
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.generator import generated
from arbiter_gui.pairing.generator_model import Wishes
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Colour,
    Game,
    PlayerKey,
    Prohibition,
    Round,
    Tournament,
)
from tests.notation import event

DATA = Path(__file__).parents[1] / "data" / "pairing"
SAMPLE = Path(__file__).parents[2] / "resources" / "samples" / "finished.trf"

SIX = """
    1 Abel | 4w1
    2 Bach | 5b1
    3 Cave | 6w=
    4 Dorn | 1b0
    5 Eder | 2w0
    6 Falk | 3b=
"""


def next_round(before, boards, *more):
    """The check of one more round, given as "1-2 6-3 4-5" or "1-2 3-0"."""
    number = before.rounds_paired + 1
    facts = [*before.facts(), *more, Round(number)]
    for board, text in enumerate(boards.split(), start=1):
        white, black = (PlayerKey(int(word)) for word in text.split("-"))
        facts.append(
            Game(number, board, white, black)
            if black
            else Bye(number, white, ByeKind.PAIRING_ALLOCATED)
        )
    return check_round(Tournament(facts), number)


def reasons(check):
    return [
        (one.verdict.article, one.verdict.played, one.verdict.computed) for one in check.differences
    ]


def shown(boards):
    return " ".join(f"{white}-{black or 0}" for white, black in boards)


def test_rounds_paired_by_the_rules_agree():
    checks = check_rounds(tournament_of(read_trf(SAMPLE.read_text(encoding="utf-8"))))
    assert [check.round for check in checks] == [1, 2, 3, 4, 5, 6, 7]
    assert all(check.agrees and check.differences == () for check in checks)


def test_a_round_is_checked_without_knowledge_of_later_ones():
    read = tournament_of(read_trf(SAMPLE.read_text(encoding="utf-8")))
    early = Tournament(
        fact for fact in read.facts() if getattr(fact, "round", getattr(fact, "number", 0)) <= 3
    )
    assert check_rounds(early) == check_rounds(read)[:3]


def test_both_pairings_of_the_boards_that_differ_are_listed():
    (difference,) = next_round(event(SIX), "2-1 6-4 5-3").differences
    assert difference.bracket == 0
    assert shown(difference.played) == "6-4 5-3"
    assert shown(difference.computed) == "4-3 6-5"
    assert difference.verdict == Verdict("C12", "colour preferences", 2, 0)


@pytest.mark.parametrize(
    ("boards", "reason"),
    [
        ("2-1 6-3 4-5", ("C1", None, None)),
        ("2-3 1-6 4-5", ("C6", 2, 0)),
        ("2-1 3-4 6-5", ("5.2.1", None, None)),
    ],
)
def test_the_first_worse_rule_is_named(boards, reason):
    assert reasons(next_round(event(SIX), boards)) == [reason]


def test_a_pairing_that_comes_later_in_the_order_is_told_so():
    field = event("\n".join(f"{n} Player {n} |" for n in range(1, 7)), initial_colour=Colour.WHITE)
    assert next_round(field, "1-4 5-2 3-6").agrees
    assert reasons(next_round(field, "1-5 4-2 3-6")) == [("3.8", None, None)]


def test_colours_are_compared_where_the_pairs_agree():
    check = next_round(event(SIX), "1-2 4-3 5-6")
    assert [(shown(one.played), shown(one.computed)) for one in check.differences] == [
        ("1-2", "2-1"),
        ("5-6", "6-5"),
    ]
    assert {one.verdict.name for one in check.differences} == {"colours"}


def test_a_forbidden_pair_is_named():
    ban = Prohibition(1, (PlayerKey(1), PlayerKey(2)), 2, 2)
    (first, *_) = next_round(event(SIX), "2-1 4-3 6-5", ban).differences
    assert first.verdict.name == "a forbidden pair"


def test_a_prohibition_of_other_rounds_does_not_matter():
    ban = Prohibition(1, (PlayerKey(1), PlayerKey(2)), 3, 5)
    assert next_round(event(SIX), "2-1 4-3 6-5", ban).agrees


FOUR_WITHOUT_A_LEGAL_PAIR = """
    1 Abel | 2w1 3b1 4w1
    2 Bach | 1b0 4w1 3b1
    3 Cave | 4b1 1w0 2w0
    4 Dorn | 3w0 2b0 1b0
"""


def test_a_round_that_could_not_be_paired_has_no_boards_by_the_rules():
    (difference,) = next_round(event(FOUR_WITHOUT_A_LEGAL_PAIR), "1-2 3-4").differences
    assert difference.computed == ()
    assert difference.verdict.article == "C1"


def colours_of(*rows):
    return event("\n".join(rows))


def test_two_equal_absolute_colours_are_named():
    before = colours_of(
        "1 Abel | 5w1 6w1", "2 Bach | 6w1 5w1", "3 Cave | 7b= 8w=", "4 Dorn | 8b= 7w=",
        "5 Eder | 1b0 2b0", "6 Falk | 2b0 1b0", "7 Gray | 3w= 4b=", "8 Hahn | 4w= 3b=",
    )  # fmt: skip
    assert reasons(next_round(before, "1-2 3-4 8-7 5-6"))[0] == ("C3", None, None)


def with_round_of(name, boards):
    path = DATA / name
    return next_round(tournament_of(read_trf(path.read_text(encoding="utf-8"))), boards)


def test_a_second_bye_is_named():
    check = with_round_of("second_bye.trf", "8-9 7-5 1-2 3-0")
    assert check.differences[0].verdict.article == "C2"


def test_what_the_next_bracket_loses_is_named():
    check = with_round_of("next_bracket.trf", "9-10 6-5 3-2 7-1 4-8")
    assert check.differences[0].verdict.article == "C8"


def test_a_bye_for_a_higher_score_is_named():
    before = colours_of(
        "1 Abel | 5w1 3b1", "2 Bach | 4w1 U", "3 Cave | U 1w0", "4 Dorn | 2b0 5w0",
        "5 Eder | 1b0 4b1",
    )  # fmt: skip
    check = next_round(before, "2-1 3-4 5-0")
    assert reasons(check)[0] == ("C5", 10, 0)


def test_two_byes_in_one_round_are_no_round():
    check = next_round(event(SIX), "2-1 4-3 6-0 5-0")
    assert check.differences[0].verdict.article == "1.9.1"


def test_who_stays_out_is_taken_from_the_round_itself():
    away = Bye(2, PlayerKey(6), ByeKind.HALF_POINT)
    gone = Bye(2, PlayerKey(5), ByeKind.ZERO_POINT)
    assert next_round(event(SIX), "2-1 4-3", away, gone).agrees


@pytest.mark.parametrize(
    "name", ["s03_swiss_forfeits", "s06_swiss_late_entries", "s09_swiss_pab_half"]
)
def test_events_of_other_programs_are_confirmed(name):
    path = DATA.parent / "standings" / f"{name}.trf"
    checks = check_rounds(tournament_of(read_trf(path.read_text(encoding="utf-8"))))
    assert len(checks) >= 6
    assert [check.round for check in checks if not check.agrees] == []


def with_two_boards_mixed(seed, edition):
    """An event with two boards of its last round mixed, and that round's number."""
    wishes = Wishes(players=25, rounds=5, edition=edition, scoring="standard", baku=False)
    played = generated(seed, wishes).tournament
    number = played.rounds_paired
    games = played.games(number)
    board = seed % (len(games) - 1)
    first, second = games[board : board + 2]
    mixed = replace(first, black=second.white), replace(second, white=first.black)
    if seed % 3 == 0:
        mixed = replace(first, black=second.black), replace(second, black=first.black)
    return Tournament((*played.facts(), *mixed)), number


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_mixed_boards_are_found_and_are_worse_by_the_rule_that_is_named(edition):
    articles = set()
    for seed in range(20):
        event, number = with_two_boards_mixed(seed, edition)
        check = check_round(event, number)
        assert not check.agrees
        for difference in check.differences:
            verdict = difference.verdict
            assert verdict.article or verdict.name == "a forbidden pair"
            assert verdict.computed is None or verdict.played > verdict.computed
            articles.add(verdict.article)
    assert len(articles) >= 5
