"""A sentence is put into words when it is shown, with its values."""

import pytest

from arbiter_gui.explain.sentence_values import Measure, Score, Some, Unit, Who
from arbiter_gui.explain.sentences import Wording, counted
from arbiter_gui.i18n import N_, plural_forms
from arbiter_gui.tournament import Player, PlayerKey, Tpn

ANNA = Player(PlayerKey(1), Tpn(12), "Petrova, Anna")
BORIS = Player(PlayerKey(2), Tpn(3), "Ruiz, Boris")
MEETING = Wording("meeting", N_("{first} met {second}."))
ROUNDS = counted("rounds", plural_forms("{number} round", "{number} rounds"))


def test_a_player_is_named_by_number_and_surname():
    assert MEETING.of(first=Who(ANNA), second=Who(BORIS)).text() == "#12 Petrova met #3 Ruiz."


def test_several_players_stand_in_the_given_order():
    assert Some((BORIS, ANNA)).text() == "#3 Ruiz, #12 Petrova"


def test_points_are_written_with_the_half_sign():
    assert Score(35).text() == "3½"


@pytest.mark.parametrize(("number", "text"), [(1, "1 round"), (2, "2 rounds")])
def test_the_number_chooses_the_form(number, text):
    assert ROUNDS.of(number=number).text() == text


def test_of_many_players_only_the_first_are_named():
    assert Some((ANNA, BORIS, ANNA, BORIS), most=2).text() == "#12 Petrova, #3 Ruiz and 2 more"


def test_one_more_than_is_named_is_named_too():
    assert Some((ANNA, BORIS, ANNA), most=2).text() == "#12 Petrova, #3 Ruiz, #12 Petrova"


@pytest.mark.parametrize(
    ("count", "unit", "text"),
    [
        (3, Unit.NUMBER, "3"),
        ((1, 0), Unit.NUMBER, "[1, 0]"),
        ((2, 30, 25), Unit.NUMBER_AND_SCORES, "[2, 3, 2½]"),
        (25, Unit.TENTHS, "2½"),
        (225, Unit.SQUARES, "2.25"),
    ],
)
def test_what_a_criterion_counts_is_read_in_its_unit(count, unit, text):
    assert Measure(count, unit).text() == text


def test_a_line_begins_with_a_capital_and_a_clause_does_not():
    clause = Wording("clause", N_("nobody else was there")).of()
    assert (clause.text(), clause.line()) == ("nobody else was there", "Nobody else was there")


def test_of_many_players_who_is_asked_for_is_named_in_any_case():
    players = tuple(Player(PlayerKey(key), Tpn(key), f"P{key}") for key in range(1, 6))
    assert Some(players, most=2, asked=players[4:]).text() == "#1 P1, #5 P5 and 3 more"
