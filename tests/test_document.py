"""An open event: what is on the disk, in memory and in undo always agrees."""

import logging
from dataclasses import replace

import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.settings import change_event
from arbiter_gui.document import Document, wall_clock
from arbiter_gui.errors import FileProblem, StaleChange
from arbiter_gui.tournament import (
    Change,
    Edit,
    EventDetails,
    Game,
    PlayerKey,
    Result,
    Tournament,
    TournamentSettings,
)
from tests.actions.acknowledging import committed
from tests.actions.events import pairing, player
from tests.storage.documents import at, created, played


@pytest.fixture
def document(tmp_path):
    document = played(tmp_path / "event.arbiter")
    yield document
    document.close()


def result(document, board, value):
    return enter_result(document.tournament, 1, board, value)


def state(document):
    return document.tournament.facts(), document.next_undo, document.next_redo, document.journal()


def test_a_created_event_holds_what_it_was_given(tmp_path):
    document = created(tmp_path / "event.arbiter", players=3)
    assert document.tournament.event.name == "Spring Open"
    assert [p.tpn for p in document.tournament.players] == [1, 2, 3]
    assert document.next_undo is None
    assert document.undo() is None
    assert document.redo() is None
    assert document.saved_at == at(1)
    document.close()


def test_an_event_without_facts_has_an_empty_heading_and_the_usual_rules(tmp_path):
    document = Document.create(tmp_path / "event.arbiter")
    document.close()
    document = Document.open(document.path)
    assert document.tournament.facts() == (EventDetails(), TournamentSettings())
    document.close()


def test_an_event_is_never_created_over_another_file(tmp_path):
    path = tmp_path / "event.arbiter"
    path.write_text("precious")
    with pytest.raises(FileProblem) as problem:
        created(path)
    assert problem.value.code == "file-exists"
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_an_event_that_cannot_be_written_leaves_no_file(tmp_path):
    twins = (player(1), replace(player(2), tpn=player(1).tpn))
    with pytest.raises(FileProblem) as problem:
        Document.create(tmp_path / "event.arbiter", twins)
    assert problem.value.code == "change-unfit"
    assert not list(tmp_path.iterdir())


def test_a_committed_change_is_there_after_reopening(document):
    document.commit(result(document, 1, Result.DRAW))
    document.close()
    again = Document.open(document.path)
    assert again.tournament.games(1)[0].result is Result.DRAW
    again.close()


def test_undo_and_redo_go_on_after_reopening(document):
    steps = []
    while document.next_undo is not None:
        steps.append((document.next_undo, document.tournament.facts()))
        document.undo()
        document.close()
        document = Document.open(document.path)
    assert len(steps) == 4
    for change, facts in reversed(steps):
        assert document.next_redo == change
        assert document.redo() == change
        assert document.tournament.facts() == facts
        document.close()
        document = Document.open(document.path)
    assert document.next_redo is None
    document.close()


def test_an_action_after_an_undo_gives_up_redo_but_not_the_journal(document):
    document.undo()
    document.commit(result(document, 3, Result.BLACK_WINS))
    assert document.next_redo is None
    assert [line.step for line in document.journal()][-3:] == ["change", "undo", "change"]


def test_an_empty_change_is_not_written(document):
    before = state(document)
    document.commit(result(document, 1, Result.WHITE_WINS))
    assert state(document) == before


def test_a_change_made_for_another_state_is_refused(document):
    stale = result(document, 1, Result.DRAW)
    document.commit(result(document, 1, Result.BLACK_WINS))
    before = state(document)
    with pytest.raises(StaleChange):
        document.commit(stale)
    assert state(document) == before


def test_a_change_may_touch_a_fact_only_once(document):
    game = document.tournament.games(1)[0]
    edit = Edit.changing(game, replace(game, result=None))
    before = state(document)
    with pytest.raises(StaleChange) as refused:
        document.commit(Change("Twice", (edit, edit)))
    assert refused.value.code == "change-twice"
    assert state(document) == before


@pytest.mark.parametrize(
    "fact",
    [
        Game(1, 9, PlayerKey(1), PlayerKey(99)),
        Game(1, 9, PlayerKey(1), PlayerKey(1)),
        Game(7, 1, PlayerKey(1), PlayerKey(2)),
        replace(player(9), tpn=player(1).tpn),
        replace(player(9), fide_id=2**70),
        replace(player(9), name="half a character \ud800"),
    ],
    ids=["unknown player", "himself", "unpaired round", "number taken", "number", "text"],
)
def test_a_change_that_cannot_be_kept_leaves_everything_as_it_was(document, fact):
    before = state(document)
    with pytest.raises(FileProblem) as problem:
        document.commit(Change("Impossible", (Edit.adding(fact),)))
    assert problem.value.code == "change-unfit"
    assert state(document) == before
    document.commit(result(document, 1, Result.DRAW))
    assert document.saved_at == at(7)


def test_two_players_may_exchange_their_numbers(document):
    one, two = document.tournament.players[:2]
    edits = (
        Edit.changing(one, replace(one, tpn=two.tpn)),
        Edit.changing(two, replace(two, tpn=one.tpn)),
    )
    committed(document, Change("Exchange", edits))
    document.close()
    again = Document.open(document.path)
    assert [p.key for p in again.tournament.players[:2]] == [two.key, one.key]
    again.close()


def test_the_time_of_saving_is_that_of_the_newest_change(document):
    assert document.saved_at == at(5)
    document.undo()
    assert document.saved_at == at(6)


def test_the_clock_on_the_wall_knows_its_zone():
    assert wall_clock().tzinfo is not None
    assert wall_clock().microsecond == 0


def test_a_missing_copy_is_written_to_the_log(tmp_path, caplog):
    document = created(tmp_path / "event.arbiter")
    (tmp_path / "event copies").write_text("in the way")
    with caplog.at_level(logging.WARNING):
        document.commit(pairing(document.tournament))
    assert "no copy before round 1" in caplog.text
    document.close()


def test_memory_is_what_the_journal_says(document):
    document.commit(change_event(document.tournament, EventDetails(name="Ж, ½")))
    assert set(document._file.rebuilt()) == set(document.tournament.facts())
    assert Tournament(document._file.load()).facts() == document.tournament.facts()
