"""What FIDE's acceptance list wants warned, locked or recorded, row by row."""

from dataclasses import replace

import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.manual_pairing import draft_of, finish
from arbiter_gui.actions.numbers import exchange_numbers, renumber
from arbiter_gui.actions.prohibitions import forbid_meeting
from arbiter_gui.actions.results import correct_report, enter_result
from arbiter_gui.actions.rounds import swap_colours
from arbiter_gui.actions.settings import leave_fide_mode
from arbiter_gui.document import Document
from arbiter_gui.errors import RefusedAction
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.integrity.rules import warnings_of
from arbiter_gui.integrity.warning import Level, Unacknowledged
from arbiter_gui.reports.journal_table import journal_table
from arbiter_gui.storage.backup import copies_folder
from arbiter_gui.tournament import (
    THREE_ONE_NIL,
    Acceleration,
    ByeKind,
    Change,
    Edit,
    PlayerKey,
    Prohibition,
    Result,
)
from tests.actions.events import WHEN, event, pairing
from tests.actions.handwork import by_hand, compared
from tests.storage.documents import ticking

ONE, TWO, THREE, FOUR, FIVE, SIX = (PlayerKey(number) for number in range(1, 7))


@pytest.fixture
def opened(tmp_path):
    """Puts an event into a file and opens it."""
    documents = []

    def open_event(tournament):
        path = tmp_path / f"event{len(documents)}.arbiter"
        documents.append(Document.create(path, tournament.facts(), clock=ticking()))
        return documents[-1]

    yield open_event
    for document in documents:
        document.close()


def comments(document):
    """The `###` records of the report, read back from its bytes."""
    text = trf_bytes(trf_of(document.tournament)).decode("ascii")
    return [line.rstrip() for line in text.splitlines() if line.startswith("###")]


def adjourned(tournament, round_number=1, board=1):
    tournament.apply(enter_result(tournament, round_number, board, Result.ADJOURNED))
    return tournament


def by_hand_otherwise():
    """A round that is being paired by hand, all boards set, not those of the rules."""
    tournament = by_hand(6)
    made = tournament.open_manual_pairing
    boards = ((ONE, TWO), (FOUR, THREE), (FIVE, SIX))
    tournament.apply(Change("Set", (Edit.changing(made, replace(made, boards=boards)),)))
    return tournament


def finished(tournament):
    comparison = compared(tournament)
    found = frozenset(draft_of(tournament).objections)
    return finish(tournament, comparison, WHEN, reason="A television board", confirmed=found)


def _equal_ratings():
    tournament = event(6)
    two = tournament.player(TWO)
    rating = tournament.player(ONE).rating
    tournament.apply(Change("Equal", (Edit.changing(two, replace(two, rating=rating)),)))
    tournament.apply(pairing(tournament))
    return tournament


def _disordered():
    """After round 1 it turns out that number 1 is rated below 2 and 3."""
    tournament = event(6)
    tournament.apply(pairing(tournament))
    one = tournament.player(ONE)
    tournament.apply(Change("Rated", (Edit.changing(one, replace(one, rating=2380)),)))
    return tournament


def _adjourned_before():
    tournament = adjourned(event(6, paired=1))
    tournament.apply(pairing(tournament))
    return tournament


def _with_half_point_bye():
    tournament = event(6, paired=1)
    tournament.apply(request_bye(tournament, 3, SIX, ByeKind.HALF_POINT))
    return tournament


ROWS = {
    "leaving the FIDE mode": (
        lambda: event(6, paired=2), leave_fide_mode,
        "fide-mode-left", Level.TWO_QUESTIONS, ["### FIDE mode exited @ Round 2"],
    ),
    "a result of the previous round": (
        lambda: event(6, paired=2), lambda t: enter_result(t, 1, 1, Result.DRAW),
        "correction", Level.QUESTION, ["### Correction @ Round 1: 1-4: 1-0 => =-="],
    ),
    "colours of the previous round": (
        lambda: event(6, paired=2), lambda t: swap_colours(t, 1, 1),
        "correction", Level.QUESTION, ["### Correction @ Round 1: 1-4: 1-0 => 4-1: 0-1"],
    ),
    "a correction for the rating report only": (
        lambda: event(8, paired=3), lambda t: correct_report(t, 1, 1, Result.DRAW),
        "rating-correction", Level.QUESTION,
        ["### Rating correction @ Round 1: 1-5: 1-0 => =-="],
    ),
    "exchanged numbers of equal ratings": (
        _equal_ratings, lambda t: exchange_numbers(t, ONE, TWO),
        "tpn-exchange", Level.QUESTION, ["### Exchange @ Round 1: 1 2 => 2 1"],
    ),
    "regenerated numbers": (
        _disordered, renumber,
        "tpn-regeneration", Level.QUESTION, ["### Regeneration @ Round 1: 1 2 3 => 2 3 1"],
    ),
    "pairing while an adjourned game is open": (
        lambda: adjourned(event(6, paired=1)), pairing,
        "adjourned-open", Level.MESSAGE, [],
    ),
    "an adjourned game that ends as no draw": (
        _adjourned_before, lambda t: enter_result(t, 1, 1, Result.BLACK_WINS),
        "adjournment", Level.QUESTION, ["### Adjournment @ Round 1: 1-4 0-1"],
    ),
    "a second half-point bye": (
        _with_half_point_bye, lambda t: request_bye(t, 4, SIX, ByeKind.HALF_POINT),
        "second-half-point-bye", Level.QUESTION, [],
    ),
    "a full-point bye": (
        lambda: event(6, paired=1), lambda t: request_bye(t, 2, SIX, ByeKind.FULL_POINT),
        "full-point-bye", Level.MESSAGE, ["### FPB @ Round 2: 6=FPB"],
    ),
    "a round kept otherwise than by the rules": (
        by_hand_otherwise, finished,
        "mpa-differs", Level.TWO_QUESTIONS, ["### MPA @ Round 1: 1-4 5-2 3-6 => 1-2 4-3 5-6"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_without_acknowledgement_it_is_refused_and_leaves_no_trace(row, opened):
    start, act, code, level, _lines = ROWS[row]
    document = opened(start())
    before, lines = document.tournament.facts(), document.journal()
    change = act(document.tournament)
    with pytest.raises(Unacknowledged) as refused:
        document.commit(change)
    assert [(one.code, one.level) for one in refused.value.warnings] == [(code, level)]
    with pytest.raises(Unacknowledged):
        document.commit(change, {"another"})
    assert document.tournament.facts() == before
    assert document.journal() == lines
    assert comments(document) == []


@pytest.mark.parametrize("row", ROWS)
def test_acknowledged_it_is_done_and_the_report_tells_it(row, opened):
    start, act, code, _level, lines = ROWS[row]
    document = opened(start())
    change = act(document.tournament)
    document.commit(change, {code})
    assert comments(document) == lines
    for edit in change.edits:
        assert document.tournament.fact(edit.kind, edit.key) == edit.after
    again = read_trf(trf_bytes(trf_of(document.tournament)).decode())
    assert [line for line in again.kept if line.startswith("###")] == lines


@pytest.mark.parametrize("row", [name for name, value in ROWS.items() if value[4]])
def test_the_event_is_copied_before_anything_that_the_report_tells(row, opened):
    start, act, code, _level, _lines = ROWS[row]
    document = opened(start())
    before = document.tournament.facts()
    document.commit(act(document.tournament), {code})
    (path,) = copies_folder(document.path).iterdir()
    copy = Document.open(path)
    assert copy.tournament.facts() == before
    copy.close()


@pytest.mark.parametrize("row", ROWS.keys() - {"leaving the FIDE mode"})
def test_what_was_acknowledged_is_undone_and_done_again_as_one_step(row, opened):
    start, act, code, _level, lines = ROWS[row]
    document = opened(start())
    before = document.tournament.facts()
    document.commit(act(document.tournament), {code})
    after = document.tournament.facts()
    document.undo()
    assert document.tournament.facts() == before
    assert comments(document) == []
    document.redo()
    assert document.tournament.facts() == after
    assert comments(document) == lines


@pytest.mark.parametrize("row", ROWS)
def test_outside_the_fide_mode_nothing_is_asked(row, opened):
    start, act, _code, _level, _lines = ROWS[row]
    if act is leave_fide_mode:
        return
    document = opened(start())
    document.commit(leave_fide_mode(document.tournament), {"fide-mode-left"})
    change = act(document.tournament)
    assert warnings_of(document.tournament, change) == ()
    document.commit(change)


def settings_change(**values):
    def act(tournament):
        settings = tournament.settings
        return Change("Set", (Edit.changing(settings, replace(settings, **values)),))

    return act


REFUSED = {
    "rounds": (1, settings_change(rounds=7)),
    "scoring": (1, settings_change(scoring=THREE_ONE_NIL)),
    "system": (1, settings_change(system="round_robin")),
    "edition": (1, settings_change(edition="2017")),
    "tie-breaks": (1, settings_change(tiebreaks=("SB",))),
    "a prohibition after round 1": (1, lambda t: forbid_meeting(t, [FIVE, SIX])),
    "a result two rounds back": (3, lambda t: enter_result(t, 1, 1, Result.DRAW)),
    "colours two rounds back": (3, lambda t: swap_colours(t, 1, 1)),
    "a board that goes": (2, lambda t: Change("X", (Edit.removing(t.games(1)[0]),))),
    "numbers after round 4": (
        4,
        lambda t: Change(
            "X",
            (
                Edit.changing(t.player(ONE), replace(t.player(ONE), tpn=2)),
                Edit.changing(t.player(TWO), replace(t.player(TWO), tpn=1)),
            ),
        ),
    ),
}


@pytest.mark.parametrize("row", REFUSED)
def test_what_is_locked_is_refused_whatever_is_acknowledged(row, opened):
    paired, act = REFUSED[row]
    document = opened(event(8, paired=paired))
    before = document.tournament.facts()
    change = act(document.tournament)
    codes = {warning.code for warning in warnings_of(document.tournament, change)}
    with pytest.raises(RefusedAction) as refused:
        document.commit(change, codes)
    assert not isinstance(refused.value, Unacknowledged)
    assert refused.value.code in codes
    assert document.tournament.facts() == before


def test_a_prohibition_of_the_start_stays_and_so_does_the_acceleration(opened):
    tournament = event(6)
    tournament.apply(forbid_meeting(tournament, [FIVE, SIX]))
    tournament.apply(Change("Baku", (Edit.adding(Acceleration(ONE, (10, 10))),)))
    tournament.apply(pairing(tournament))
    document = opened(tournament)
    (prohibition,) = document.tournament.prohibitions
    (acceleration,) = document.tournament.accelerations
    assert isinstance(prohibition, Prohibition)
    for fact in (prohibition, acceleration):
        with pytest.raises(RefusedAction):
            document.commit(Change("Take out", (Edit.removing(fact),)))


def test_everything_may_be_changed_before_round_1(opened):
    for act in (settings_change(rounds=7), lambda t: forbid_meeting(t, [FIVE, SIX])):
        document = opened(event(6))
        document.commit(act(document.tournament))


def test_a_result_of_the_newest_round_is_corrected_without_a_question(opened):
    document = opened(event(6, paired=2))
    document.commit(enter_result(document.tournament, 2, 1, Result.DRAW))
    assert comments(document) == []


def test_an_adjourned_game_that_ends_as_a_draw_asks_nothing(opened):
    document = opened(_adjourned_before())
    document.commit(enter_result(document.tournament, 1, 1, Result.DRAW))
    assert comments(document) == []


def test_the_rating_report_has_the_corrected_result_and_the_standings_the_old_one(opened):
    document = opened(event(8, paired=3))
    before = [document.tournament.score(player.key) for player in document.tournament.players]
    change = correct_report(document.tournament, 1, 1, Result.DRAW)
    document.commit(change, {"rating-correction"})
    after = [document.tournament.score(player.key) for player in document.tournament.players]
    assert after == before
    rows = trf_of(document.tournament).players
    assert (rows[0].cells[0].letter, rows[4].cells[0].letter) == ("=", "=")
    assert rows[0].points == before[0]
    back = correct_report(document.tournament, 1, 1, Result.WHITE_WINS)
    document.commit(back, {"rating-correction"})
    assert trf_of(document.tournament).players[0].cells[0].letter == "1"


def test_a_correction_for_the_report_is_for_rounds_that_are_closed():
    tournament = event(6, paired=2)
    with pytest.raises(RefusedAction) as refused:
        correct_report(tournament, 2, 1, Result.DRAW)
    assert refused.value.code == "report-not-closed"


def test_records_follow_the_players_when_their_numbers_change(opened):
    document = opened(event(6, paired=2))
    change = enter_result(document.tournament, 1, 1, Result.DRAW)
    document.commit(change, {"correction"})
    one, four = (document.tournament.player(key) for key in (ONE, FOUR))
    moved = Change(
        "Move",
        (
            Edit.changing(one, replace(one, tpn=four.tpn)),
            Edit.changing(four, replace(four, tpn=one.tpn)),
        ),
    )
    document.commit(moved, {"tpn-regeneration"})
    assert comments(document)[0] == "### Correction @ Round 1: 4-1: 1-0 => =-="


def test_the_log_marks_what_the_report_tells(opened):
    document = opened(event(6, paired=2))
    document.commit(enter_result(document.tournament, 2, 1, Result.DRAW))
    document.commit(enter_result(document.tournament, 1, 1, Result.DRAW), {"correction"})
    table = journal_table(document.journal())
    steps = [row.cells[-1].text for row in table.rows]
    assert steps == ["told in the report", "", "created"]
