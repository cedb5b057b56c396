"""What if: the boards beside each other, in text as a reader sees them."""

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.results import enter_result
from arbiter_gui.explain.what_if import changed, other_boards, variant, what_if_table
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tournament import ByeKind, Colour, PlayerKey, Result
from tests.notation import event

SIX = """
    1 Abel | 4w1
    2 Bach | 5b1
    3 Cave | 6w=
    4 Dorn | 1b0
    5 Eder | 2w0
    6 Falk | 3b=
"""


def beside(start, *others, words=()):
    variants = [variant("As it is", start)]
    variants += [variant(f"Variant {number}", one) for number, one in enumerate(others, 1)]
    return text_of(what_if_table(variants, words))


def test_another_result_shows_the_boards_that_change_side_by_side():
    start = event(SIX)
    other = changed(start, [enter_result(start, 1, 3, Result.WHITE_WINS)])
    assert beside(start, other, words=["Board 3, round 1: 1–0"]).splitlines() == [
        "Round 2. What if: Board 3, round 1: 1–0",
        "",
        "Bd As it is          Bd Variant 1",
        " 1 #2 Bach – #1 Abel  1 #5 Eder – #1 Abel",
        " 2 #4 Dorn – #3 Cave  2 #2 Bach – #3 Cave",
        " 3 #6 Falk – #5 Eder  3 #6 Falk – #4 Dorn",
        "",
        "Variant 1: 3 boards are different.",
    ]


def test_the_event_itself_is_not_touched():
    start = event(SIX)
    before = start.facts()
    changed(start, [withdraw(start, PlayerKey(1))], edition="2012", initial_colour=Colour.BLACK)
    assert start.facts() == before
    assert start.revision == 0


def test_a_withdrawal_gives_somebody_the_bye():
    start = event(SIX)
    other = changed(start, [withdraw(start, PlayerKey(1))])
    text = beside(start, other)
    assert text.count("#1 Abel") == 1
    assert text.count("bye") == 1


def test_what_is_shown_for_a_change_is_the_pairing_of_the_changed_event():
    start = event(SIX)
    other = changed(start, [request_bye(start, 2, PlayerKey(2), ByeKind.HALF_POINT)])
    outcome = pair_round(position_before(other, 2))
    shown = variant("x", other)
    assert shown.boards == (
        *((pair.white, pair.black) for pair in outcome.pairs),
        *(() if outcome.pab is None else ((outcome.pab, None),)),
    )


def test_exchanged_colours_are_another_board():
    start = event("\n".join(f"{n} Player {n} |" for n in range(1, 5)), initial_colour=Colour.WHITE)
    other = changed(start, initial_colour=Colour.BLACK)
    first, second = variant("white", start), variant("black", other)
    assert first.boards == ((1, 3), (4, 2))
    assert other_boards(first, second) == ((3, 1), (2, 4))


def test_editions_stand_side_by_side():
    start = event(
        """
        1 Abel | 3w1
        2 Bach | 4b1
        3 Cave | 1b0
        4 Dorn | 2w0
        5 Eder | .
        """
    )
    editions = [variant(name, changed(start, edition=name)) for name in ("2012", "2017")]
    text = text_of(what_if_table([variant("2026", start), *editions]))
    assert [one.boards[-1] for one in editions] == [(5, None), (4, None)]
    assert text.splitlines()[2].split() == ["Bd", "2026", "Bd", "2012", "Bd", "2017"]
    assert "#5 Eder: bye" in text
    assert text.splitlines()[-2:] == [
        "2012: 2 boards are different.",
        "2017: all boards stay the same.",
    ]


def test_a_round_that_cannot_be_paired_any_more_says_why():
    start = event("1 Abel | 2w1\n2 Bach | 1b0\n3 Cave | 4w1\n4 Dorn | 3b0")
    other = changed(start, [withdraw(start, PlayerKey(3)), withdraw(start, PlayerKey(4))])
    text = beside(start, other)
    assert "Variant 1: The round cannot be paired: player 1 has no possible opponent left" in text


def test_nothing_that_changes_is_said_so():
    start = event(SIX)
    assert beside(start, changed(start)) == "Round 2\n\nVariant 1: all boards stay the same.\n"
