"""A sentence is put into words when it is shown, with its values."""

import pytest

from arbiter_gui.explain.sentence_values import Everybody, Points, Who
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
    assert Everybody((BORIS, ANNA)).text() == "#3 Ruiz, #12 Petrova"


def test_points_are_written_with_the_half_sign():
    assert Points(35).text() == "3½"


@pytest.mark.parametrize(("number", "text"), [(1, "1 round"), (2, "2 rounds")])
def test_the_number_chooses_the_form(number, text):
    assert ROUNDS.of(number=number).text() == text
