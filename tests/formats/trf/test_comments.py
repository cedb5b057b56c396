"""Records of what happened in an event beside its results."""

import pytest

from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.writer import write_trf
from arbiter_gui.tournament import Colour, ManualPairing, PlayerKey, Tournament
from tests.notation import event

FIVE = """
    1 Abel | 2w 3b
    2 Bach | 1b 5w
    3 Cave | 4w 1w
    4 Dorn | 3b U
    5 Eder | U 2b
"""


def boards(text):
    pairs = (word.split("-") for word in text.split())
    return tuple(
        (PlayerKey(int(white)), PlayerKey(int(black)) if black else None) for white, black in pairs
    )


def comments(*made, dialect=Dialect.TRF26, kept=()):
    tournament = Tournament((*event(FIVE, initial_colour=Colour.WHITE).facts(), *made))
    text = write_trf(trf_of(tournament, kept), dialect)
    return [line for line in text.splitlines() if line.startswith("###")]


def test_a_round_paired_by_hand_names_the_boards_of_the_rules_and_those_kept():
    made = ManualPairing(2, boards("3-1 2-5 4-"), boards("1-3 2-4 5-"), "Same bus")
    assert comments(made) == ["### MPA @ Round 2: 1-3 2-4 5=PAB => 3-1 2-5 4=PAB"]


def test_boards_that_both_have_are_left_out():
    made = ManualPairing(1, boards("1-2 3-4 5-"), boards("1-2 4-3 5-"), "x")
    assert comments(made) == ["### MPA @ Round 1: 4-3 => 3-4"]


def test_a_round_without_any_legal_pairing_has_no_boards_of_the_rules():
    made = ManualPairing(1, boards("1-2 3-4 5-"), (), "x")
    assert comments(made) == ["### MPA @ Round 1: => 1-2 3-4 5=PAB"]


def test_an_open_phase_is_no_record():
    assert comments(ManualPairing(3, boards("1-4"))) == []


@pytest.mark.parametrize("dialect", [Dialect.TRF16, Dialect.BBP])
def test_older_dialects_have_no_comments(dialect):
    made = ManualPairing(1, boards("1-2 3-4 5-"), boards("1-2 4-3 5-"), "x")
    assert comments(made, dialect=dialect) == []


def test_a_comment_survives_being_read_and_written_again_once():
    made = ManualPairing(1, boards("1-2 3-4 5-"), boards("1-2 4-3 5-"), "x")
    [line] = comments(made)
    assert read_trf(f"{line}\n001    1 m    A\n001    2 m    B\n").kept == (line,)
    assert comments(made, kept=(line,)) == [line]
