"""Records of what happened in an event beside its results."""

import pytest

from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.remarks import Remark, read_remark
from arbiter_gui.formats.trf.to_tournament import imported
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


def through_a_file(*made):
    """The records of the rounds by hand after writing the event and reading it, and the text."""
    facts = event(FIVE, initial_colour=Colour.WHITE).facts()
    text = write_trf(trf_of(Tournament((*facts, *made))))
    found = imported(read_trf(text)).tournament
    return [found.manual_pairing(number) for number in (1, 2)], text


def test_a_round_paired_by_hand_is_one_again_after_reading():
    facts = event(FIVE, initial_colour=Colour.WHITE).facts()
    played = Tournament(facts)
    boards_of_rounds = {
        number: (
            *((game.white, game.black) for game in played.games(number)),
            *((bye.player, None) for bye in played.byes(number) if bye.kind.value == "U"),
        )
        for number in (1, 2)
    }
    made = ManualPairing(2, boards_of_rounds[2], (*boards_of_rounds[2][1:], boards("1-3")[0]), "x")
    none = ManualPairing(1, boards_of_rounds[1], (), "x")
    (first, second), text = through_a_file(none, made)
    assert set(first.boards) == set(none.boards)
    assert (first.computed, first.reason) == ((), "")
    assert (set(second.kept), set(second.replaced)) == (set(made.kept), set(made.replaced))
    again = imported(read_trf(text)).tournament
    assert [
        line
        for line in write_trf(trf_of(again, read_trf(text).kept)).splitlines()
        if line[:3] == "###"
    ] == [line for line in text.splitlines() if line[:3] == "###"]


@pytest.mark.parametrize(
    "line",
    [
        "### MPA @ Round 1: 1-2 => 1-4",
        "### MPA @ Round 9: 1-2 => 2-1",
        "### MPA @ Round 1: 1-2 => 1-99",
        "### MPA @ Round 1: 1-2 =>",
        "### Correction @ Round 1: 1-2: 1-0 => 0-1",
        "### a word of the arbiter",
    ],
    ids=["other boards", "no such round", "no such player", "nothing kept", "other kind", "free"],
)
def test_a_remark_that_does_not_fit_the_boards_stays_as_it_is(line):
    text = write_trf(trf_of(event(FIVE, initial_colour=Colour.WHITE), [line]))
    file = read_trf(text)
    found = imported(file).tournament
    assert [found.manual_pairing(number) for number in (1, 2, 9)] == [None, None, None]
    assert line in write_trf(trf_of(found, file.kept)).splitlines()


@pytest.mark.parametrize(
    ("line", "remark"),
    [
        (
            "### Correction @ Round 4: 6-17: 1-0 => 0-1",
            Remark("Correction", 4, ("6-17:", "1-0"), ("0-1",)),
        ),
        ("### FIDE mode exited @ Round 3", Remark("FIDE mode exited", 3, has_arrow=False)),
        ("### FPB @ Round 2: 31=FPB", Remark("FPB", 2, ("31=FPB",), has_arrow=False)),
    ],
    ids=["before and after", "nothing else", "one thing"],
)
def test_the_form_that_all_remarks_share(line, remark):
    assert read_remark(f"  {line} ") == remark
    assert remark.line == line


def test_another_comment_is_no_remark():
    assert read_remark("### played in the old town hall") is None
