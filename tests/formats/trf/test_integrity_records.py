"""What a report tells in `###` records comes back when it is read, and is written again alike."""

import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.results import correct_report, enter_result
from arbiter_gui.actions.rounds import swap_colours
from arbiter_gui.actions.settings import leave_fide_mode
from arbiter_gui.document import Document
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.pairing.checker import check_rounds
from arbiter_gui.tournament import ByeKind, PlayerKey, Result
from tests.actions.acknowledging import committed
from tests.actions.events import event, pairing
from tests.storage.documents import ticking


@pytest.fixture
def document(tmp_path):
    path = tmp_path / "event.arbiter"
    document = Document.create(path, event(8, paired=2).facts(), clock=ticking())
    yield document
    document.close()


def read_again(document):
    return imported(read_trf_bytes(trf_bytes(trf_of(document.tournament))))


def do(document, action, *arguments):
    committed(document, action(document.tournament, *arguments))


def finish_round(document):
    for game in document.tournament.games_without_result(document.tournament.rounds_paired):
        number = document.tournament.rounds_paired
        do(document, enter_result, number, game.board, Result.BLACK_WINS)


CASES = {
    "correction": lambda d: do(d, enter_result, 1, 1, Result.DRAW),
    "correction of a colour": lambda d: do(d, swap_colours, 1, 2),
    "full-point bye": lambda d: do(d, request_bye, 3, PlayerKey(8), ByeKind.FULL_POINT),
    "the way out": lambda d: do(d, leave_fide_mode),
}


@pytest.mark.parametrize("name", CASES)
def test_records_survive_writing_and_reading(name, document):
    CASES[name](document)
    again = read_again(document)
    events = document.tournament.integrity_events
    assert len(events) == 1
    assert [
        (one.name, one.round, one.before, one.after) for one in again.tournament.integrity_events
    ] == [(one.name, one.round, one.before, one.after) for one in events]
    assert trf_bytes(trf_of(again.tournament)) == trf_bytes(trf_of(document.tournament))


def test_an_event_that_has_left_the_fide_mode_stays_outside_when_it_is_read_again(document):
    do(document, leave_fide_mode)
    assert read_again(document).tournament.settings.fide_mode_left == 2


def test_a_result_corrected_for_the_report_only_is_paired_with_as_it_was(document):
    committed(document, pairing(document.tournament))
    finish_round(document)
    do(document, correct_report, 1, 1, Result.DRAW)
    again = read_again(document)
    game = again.tournament.games(1)[0]
    assert (game.result, game.reported) == (Result.WHITE_WINS, Result.DRAW)
    assert not [problem for problem in again.problems if problem.code.startswith("points")]
    assert all(check.agrees for check in check_rounds(again.tournament))


def test_a_round_is_judged_by_the_results_it_was_paired_with(document):
    """The correction counts from the following pairing on; the round that stood is no fault."""
    do(document, enter_result, 1, 1, Result.BLACK_WINS)
    committed(document, pairing(document.tournament))
    finish_round(document)
    for tournament in (document.tournament, read_again(document).tournament):
        assert [check.agrees for check in check_rounds(tournament)] == [True] * 3


def test_several_corrections_of_a_board_are_undone_to_the_first(document):
    do(document, enter_result, 1, 1, Result.BLACK_WINS)
    do(document, enter_result, 1, 1, Result.DRAW)
    do(document, swap_colours, 1, 1)
    own, following = check_rounds(document.tournament)
    assert following.agrees
    assert not own.agrees, "the colours of round 1 are not those of the rules any more"
