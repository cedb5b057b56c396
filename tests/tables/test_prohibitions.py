"""Pairs that must not meet, as they are told."""

from arbiter_gui.actions.prohibitions import forbid_meeting
from arbiter_gui.tables.prohibitions import (
    barred_pairs,
    meaning_of,
    prohibitions_table,
    rounds_words,
)
from arbiter_gui.tables.table import Tone
from arbiter_gui.tournament import PlayerKey
from tests.actions.events import event, pairing

ONE, TWO, THREE = map(PlayerKey, (1, 2, 3))


def test_every_group_stands_in_a_line_with_rounds_and_reason():
    tournament = event(6)
    tournament.apply(forbid_meeting(tournament, (THREE, ONE), reason="Sisters"))
    table = prohibitions_table(tournament)
    assert [cell.text for cell in table.rows[0].cells] == [
        "1", "1 Alvarez, 1; 3 Cho, 3", "1–5", "Sisters",
    ]  # fmt: skip
    assert table.rows[0].spoken == "1: 1 Alvarez, 1; 3 Cho, 3 (rounds 1 to 5): Sisters"


def test_pairs_of_several_groups_are_counted_once():
    tournament = event(6)
    assert barred_pairs(tournament) == "No pair is forbidden."
    tournament.apply(forbid_meeting(tournament, (ONE, TWO), last_round=2))
    assert barred_pairs(tournament) == "Round 1: 1 pair cannot be made."
    tournament.apply(forbid_meeting(tournament, (ONE, TWO, THREE)))
    assert barred_pairs(tournament) == "Round 1: 3 pairs cannot be made."


def test_what_is_over_is_muted_and_after_the_last_round_nothing_is_barred():
    tournament = event(6)
    tournament.apply(forbid_meeting(tournament, (ONE, TWO), last_round=1))
    tournament.apply(pairing(tournament))
    assert prohibitions_table(tournament).rows[0].cells[1].tone is Tone.MUTED
    assert barred_pairs(tournament) == "Round 2: 0 pairs cannot be made."


def test_what_a_group_means_is_said_before_it_is_settled():
    assert meaning_of(2, 1, 9) == "These two are not paired with each other: rounds 1 to 9."
    assert "which forbids 6 pairs: round 3." in meaning_of(4, 3, 3)
    assert rounds_words(3, 2) == "no round"
