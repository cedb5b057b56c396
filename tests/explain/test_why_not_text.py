"""Why not A against B, as it is read aloud: every kind of answer once, with its text."""

from dataclasses import replace

import pytest

from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.explain.why_not import why_not
from arbiter_gui.explain.why_not_text import article_sentence, why_not_sentences, why_not_table
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tournament import Colour, PlayerKey, Prohibition, Tournament
from tests.notation import event


def asked(event_before, one, other, number=None):
    known = explained_round(event_before, number or event_before.rounds_paired + 1)
    other = None if other is None else PlayerKey(other)
    return known, why_not(known.position, PlayerKey(one), other, computed=known.outcome)


def lines(event_before, one, other, number=None):
    known, answer = asked(event_before, one, other, number)
    return [sentence.line() for sentence in why_not_sentences(known, answer)]


def before(text, **settings):
    return event(text, **{"initial_colour": Colour.WHITE, **settings})


FOUR_DRAWN = """
    1 Abel | 3w=
    2 Bach | 4b=
    3 Cave | 1b=
    4 Dorn | 2w=
"""
SIX = """
    1 Abel | 4w1
    2 Bach | 5b1
    3 Cave | 6w=
    4 Dorn | 1b0
    5 Eder | 2w0
    6 Falk | 3b=
"""


def test_a_pair_that_is_made():
    assert lines(before(SIX), 1, 2) == ["#1 Abel – #2 Bach: the rules do make this pair."]


def test_players_who_have_met_with_the_round():
    assert lines(before(SIX), 6, 3) == [
        "#6 Falk – #3 Cave: not possible, because they played each other in round 1."
    ]


def test_a_pair_that_the_event_does_not_allow():
    banned = Tournament([*before(SIX).facts(), Prohibition(1, (PlayerKey(1), PlayerKey(2)), 1, 5)])
    assert lines(banned, 1, 2) == [
        "#1 Abel – #2 Bach: not possible, because this pair is not allowed in this event."
    ]


def test_two_who_both_must_have_black():
    found = before(
        """
        1 Abel | 3w= 4w=
        2 Bach | 4w= 3w=
        3 Cave | 1b= 2b=
        4 Dorn | 2b= 1b=
        """
    )
    assert lines(found, 1, 2) == [
        "#1 Abel – #2 Bach: not possible, because both must have Black "
        "(#1 Abel: two Whites in a row; #2 Bach: two Whites in a row)."
    ]
    assert lines(found, 4, 3) == [
        "#4 Dorn – #3 Cave: not possible, because both must have White "
        "(#4 Dorn: two Blacks in a row; #3 Cave: two Blacks in a row)."
    ]


def test_a_pair_with_more_colours_missed_and_the_boards_it_would_change():
    known, answer = asked(before(FOUR_DRAWN), 1, 4)
    assert [sentence.line() for sentence in why_not_sentences(known, answer)] == [
        "#1 Abel – #4 Dorn: allowed, but with this pair fixed, even the best for the others in "
        "score group ½ is worse: #3 Cave, #4 Dorn would not get the colour due.",
        "Boards that would be different: 2, namely #4 Dorn – #1 Abel; #2 Bach – #3 Cave.",
    ]
    assert article_sentence(known, answer).line() == "The rule that decides: C12 (2026)."
    assert text_of(why_not_table(known, answer)).splitlines() == [
        "Round 2. What if: #1 Abel – #4 Dorn",
        "",
        "Bd By the rules      Bd #1 Abel – #4 Dorn",
        " 1 #2 Bach – #1 Abel  1 #4 Dorn – #1 Abel",
        " 2 #3 Cave – #4 Dorn  2 #2 Bach – #3 Cave",
        "",
        "#1 Abel – #4 Dorn: 2 boards are different.",
    ]


@pytest.mark.parametrize(("edition", "article"), [("2026", "3.8"), ("2017", "B.8"), ("2012", "D")])
def test_a_pair_that_comes_later_in_the_order(edition, article):
    start = before("\n".join(f"{n} Player {n} |" for n in range(1, 7)), edition=edition)
    known, answer = asked(start, 1, 5)
    assert [sentence.line() for sentence in why_not_sentences(known, answer)] == [
        "#1 Player 1 – #5 Player 5: allowed, and in score group 0 equally good; among "
        "equally good pairings the rules take the one that is tried first, and that was "
        "another.",
        "Boards that would be different: 2, namely #1 Player 1 – #5 Player 5; #4 Player "
        "4 – #2 Player 2.",
    ]
    assert (
        article_sentence(known, answer).line() == f"The rule that decides: {article} ({edition})."
    )


def test_a_pair_across_score_groups_leaves_more_players_over():
    assert lines(before(SIX), 1, 6) == [
        "#1 Abel – #6 Falk: allowed, but with this pair fixed, even the best for the others in "
        "score group 1 is worse: 2 more players would be moved down.",
        "Boards that would be different: 3, namely #6 Falk – #1 Abel; #2 Bach – #3 "
        "Cave; #4 Dorn – #5 Eder.",
    ]


def without_pairs(text, *pairs, **settings):
    bans = [
        Prohibition(number, tuple(map(PlayerKey, pair)), 1, 9)
        for number, pair in enumerate(pairs, start=1)
    ]
    return Tournament([*before(text, **settings).facts(), *bans])


NEWCOMERS = "\n".join(f"{n} {name} |" for n, name in enumerate("ABCDEFG", start=1))


def test_a_pair_after_which_somebody_has_nobody():
    found = without_pairs(NEWCOMERS.rsplit("\n", 1)[0], (2, 3), (2, 5), (2, 6))
    assert lines(found, 1, 4) == [
        "#1 A – #4 D: not possible, the others could not all be paired then.",
        "Nobody would be left for: #2 B.",
    ]


def test_a_pair_after_which_some_have_too_few_opponents():
    found = without_pairs(NEWCOMERS.rsplit("\n", 1)[0], (2, 3), (2, 5), (3, 5))
    assert lines(found, 1, 4) == [
        "#1 A – #4 D: not possible, the others could not all be paired then.",
        "These could not all have an opponent: #2 B, #3 C. Except each other they can meet only: "
        "#6 F.",
    ]


def test_a_pair_after_which_not_even_the_bye_helps():
    found = without_pairs(NEWCOMERS, (2, 3), (2, 5), (3, 5), (6, 2), (6, 3), (6, 5), (5, 7))
    assert lines(found, 1, 4) == [
        "#1 A – #4 D: not possible, the others could not all be paired then.",
        "These could not all have an opponent, even with the bye for one of them: #2 B, #3 C, "
        "#5 E. Except each other they can meet only: #7 G.",
    ]


def test_a_round_that_nobody_can_pair():
    played_out = before("1 Abel | 2w1\n2 Bach | 1b0", rounds=2)
    assert lines(Tournament([*played_out.facts()]), 1, 2) == [
        "#1 Abel – #2 Bach: not possible, because they played each other in round 1."
    ]
    alone = before(
        """
        1 Abel | 2w1 3b1
        2 Bach | 1b0 4w1
        3 Cave | 4b1 1w0
        4 Dorn | 3w0 2b0
        """
    )
    banned = Prohibition(1, tuple(map(PlayerKey, (1, 2, 3))), 1, 5)
    more = Prohibition(2, tuple(map(PlayerKey, (2, 3))), 1, 5)
    facts = [*alone.facts(), banned, more, Prohibition(3, (PlayerKey(1), PlayerKey(4)), 1, 2)]
    assert lines(Tournament(facts), 1, 4) == [
        "By the rules of 2026 no pairing of this round is possible at all."
    ]


FIVE = """
    1 Abel | 4w1
    2 Bach | 5b1
    3 Cave | U
    4 Dorn | 1b0
    5 Eder | 2w0
"""


def test_the_bye_for_somebody_else():
    assert lines(before(FIVE), 3, None) == [
        "#3 Cave: the bye is not possible, because of round 1: an earlier bye."
    ]
    assert lines(before(FIVE), 1, None) == [
        "#1 Abel: the bye goes to the lowest score possible, 0; this player has 1.",
        "Boards that would be different: 3, namely #2 Bach – #3 Cave; #4 Dorn – #5 "
        "Eder; #1 Abel: bye.",
    ]
    assert lines(before(SIX), 1, None) == [
        "#1 Abel: no bye, because the number of players to be paired is even: 6."
    ]
    known, _ = asked(before(FIVE), 1, None)
    assert lines(before(FIVE), known.outcome.pab, None)[0].endswith(
        "the rules do give the bye to this player."
    )


def test_what_bars_from_the_bye_is_told_by_edition():
    forfeit = FIVE.replace("4w1", "4w+").replace("1b0", "1b-")
    half = FIVE.replace("| U", "| H")
    assert lines(before(forfeit), 1, None) == [
        "#1 Abel: the bye is not possible, because of round 1: a win by forfeit."
    ]
    assert lines(before(half, edition="2012"), 3, None) == [
        "#3 Cave: the bye is not possible, because of round 1: points without a game."
    ]
    assert "not possible" not in lines(before(half), 3, None)[0]


def test_who_is_not_paired_is_said_with_the_reason():
    found = before(
        """
        1 Abel | 3w1 H
        2 Bach | 4b1
        3 Cave | 1b0 Z
        4 Dorn | 2w0
        5 Eder | 6w1
        6 Falk | 5b0
        """,
        paired=1,
        changes={5: {"withdrawn_from": 2}, 6: {"first_round": 1}},
    )
    assert lines(found, 1, 3) == [
        "#1 Abel has a half-point bye and is not paired.",
        "#3 Cave is absent (zero-point bye) and is not paired.",
    ]
    assert lines(found, 5, 2) == ["#5 Eder has withdrawn and is not paired from round 2 on."]
    late = before(SIX, changes={6: {"first_round": 4}}, paired=0)
    assert lines(late, 6, 2) == ["#6 Falk enters the event in round 4."]


def test_a_past_round_is_answered_from_what_was_known_then():
    found = before(SIX)
    assert lines(found, 1, 5, number=1)[0] == (
        "#1 Abel – #5 Eder: allowed, and in score group 0 equally good; among equally "
        "good pairings the rules take the one that is tried first, and that was "
        "another."
    )


def test_other_facts_give_another_answer():
    """Colours exchanged in round 1 turn the answer from colours to the order."""
    turned = before(FOUR_DRAWN)
    games = [replace(game, white=game.black, black=game.white) for game in turned.games(1)[:1]]
    kept = [fact for fact in turned.facts() if fact not in turned.games(1)[:1]]
    assert lines(Tournament([*kept, *games]), 1, 4) != lines(turned, 1, 4)
