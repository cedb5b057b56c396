from fractions import Fraction

import pytest

from arbiter_gui.tiebreaks.direct_encounter import direct_encounter
from arbiter_gui.tiebreaks.modifiers import Modifiers
from arbiter_gui.tiebreaks.record import records_after
from tests.notation import event


def groups(text, players, modifiers=None, **settings):
    tournament = event(text, **settings)
    records = records_after(tournament, tournament.rounds_paired, "2026-03")
    found = direct_encounter(players, records, modifiers or Modifiers())
    return [tuple(map(int, group)) for group in found.order], found


CIRCLE = """
    1 A | 2w1 3b0 4w1
    2 B | 1b0 4w0 3b1
    3 C | 4b0 1w1 2w0
    4 D | 3w1 2b1 1b0
    """


def test_players_who_beat_each_other_in_a_circle_stay_tied():
    assert groups(CIRCLE, [1, 2, 3])[0] == [(1, 2, 3)]


def test_when_all_have_met_the_points_among_them_decide():
    order, found = groups(CIRCLE, [1, 2, 3, 4])
    assert found.everybody_met
    assert order == [(1,), (4,), (2,), (3,)]
    assert [dict(found.scores)[key] for key in (1, 2, 3, 4)] == [20, 10, 10, 20]


def test_players_still_tied_are_compared_again_among_themselves():
    _, found = groups(CIRCLE, [1, 2, 3, 4])
    assert [tuple(map(int, group)) for group in found.groups] == [(1, 4), (2, 3)]
    assert [encounter.players for encounter in found.inner] == [(1, 4), (2, 3)]


NOT_ALL_MET = """
    1 A | 2w1 3b1 5w1
    2 B | 1b0 4w1 6b1
    3 C | 4b0 1w0 .
    4 D | 3w1 2b0 .
    5 E | .   .   1b0
    6 F | .   .   2w0
    """


def test_a_player_whom_nobody_can_reach_is_placed_though_not_all_have_met():
    # A beat B and C; B and C have not met: the winner would have one point.
    assert groups(NOT_ALL_MET, [1, 2, 3])[0] == [(1,), (2, 3)]


def test_nobody_is_placed_while_somebody_could_draw_level():
    # A has one point; F, who met nobody of them, could have two.
    assert groups(NOT_ALL_MET, [1, 2, 6])[0] == [(1, 2, 6)]


def test_after_the_certain_ones_the_rest_is_compared_again():
    # A has 2 and nobody can reach that; of the rest B beat D, and neither has met E.
    order, found = groups(NOT_ALL_MET, [1, 2, 3])
    assert not found.everybody_met
    assert [encounter.players for encounter in found.inner] == [(2, 3)]
    assert order[-1] == (2, 3)


FORFEIT = "1 A | 2w+ 3b0\n2 B | 1b- 4w0\n3 C | 4w1 1w1\n4 D | 3b0 2b1"


@pytest.mark.parametrize(
    ("modifiers", "settings", "expected"),
    [
        (Modifiers(), {}, [(1, 2)]),
        (Modifiers(as_played=True), {}, [(1,), (2,)]),
        (Modifiers(), {"system": "BERGER_ROUNDROBIN"}, [(1,), (2,)]),
    ],
)
def test_a_forfeited_game_is_no_meeting_unless_the_event_says_so(modifiers, settings, expected):
    assert groups(FORFEIT, [1, 2], modifiers, **settings)[0] == expected


def test_the_average_counts_for_players_who_met_more_than_once():
    text = """
        1 A | 2w1 3b0 2b= 3w=
        2 B | 1b0 .   1w= .
        3 C | .   1w1 .   1b=
        """
    order, found = groups(text, [1, 2, 3])
    assert found.cells[1, 2] == Fraction(15, 2)
    assert found.cells[3, 1] == Fraction(15, 2)
    assert order == [(1, 3, 2)]
