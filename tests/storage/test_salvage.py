"""A damaged event is noticed, and what can be read of it is saved; the damaged file stays."""

import contextlib
import random
import shutil

import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.storage import snapshot
from arbiter_gui.storage.backup import copies_folder
from arbiter_gui.storage.database import FORMAT_VERSION
from arbiter_gui.storage.inspection import DAMAGE, inspected
from arbiter_gui.storage.salvage import salvage
from arbiter_gui.tournament import Player, Result, identity
from tests.storage.documents import at, played
from tests.storage.test_database import change_file
from tests.storage.test_journal import alter, seal_again

PAGE = 4096
TIME = at(99).isoformat()


class Damaged:
    """An event of 100 players, its newest state, and ways to spoil its file."""

    def __init__(self, folder):
        document = played(folder / "event.arbiter", players=100)
        self.path = document.path
        self.facts = document.tournament.facts()
        document.close()
        self.content = self.path.read_bytes()
        self.pages = len(self.content) // PAGE
        self.target = folder / "saved.arbiter"

    def spoiled(self, content):
        """Puts a damaged content into the file and says how that is noticed."""
        self.path.write_bytes(content)
        try:
            found = inspected(self.path)
        except FileProblem as problem:
            return problem.code
        if found.problem is None:
            with contextlib.closing(Document.open(self.path, only_to_look=True)) as document:
                assert document.tournament.facts() == self.facts
            return "whole"
        return found.problem.code

    def saved(self):
        """What was saved, and the facts of the file that was made; None where there is nothing."""
        before = self.path.read_bytes()
        found, code = None, ""
        try:
            found = salvage(self.path, self.target, TIME)
        except FileProblem as problem:
            code = problem.code
        assert self.path.read_bytes() == before
        if found is None:
            assert (code, self.target.exists()) == ("nothing-to-salvage", False)
            return None, ()
        with contextlib.closing(Document.open(self.target, only_to_look=True)) as document:
            facts = document.tournament.facts()
        self.target.unlink()
        assert all(found.describe())
        return found, facts


@pytest.fixture
def damaged(tmp_path):
    return Damaged(tmp_path)


def without_a_page(content, page):
    return content[: page * PAGE] + bytes(PAGE) + content[(page + 1) * PAGE :]


NOTICED = DAMAGE | {"file-not-arbiter"}


def _lost_pages(damaged, step):
    for page in range(0, damaged.pages, step):
        assert damaged.spoiled(without_a_page(damaged.content, page)) in NOTICED
        found, facts = damaged.saved()
        assert facts == damaged.facts, page
        assert found.whole or found.lists_taken or found.lines == 5


def test_a_page_that_is_lost_costs_nothing_without_any_copy(damaged):
    shutil.rmtree(copies_folder(damaged.path))
    _lost_pages(damaged, 3)


@pytest.mark.slow
@pytest.mark.parametrize("copies", [True, False], ids=["with copies", "without copies"])
def test_whichever_page_is_lost_the_whole_event_comes_back(damaged, copies):
    if not copies:
        shutil.rmtree(copies_folder(damaged.path))
    _lost_pages(damaged, 1)


def _cut_off(damaged, step):
    codes, states = set(), set()
    for page in range(0, damaged.pages, step):
        codes.add(damaged.spoiled(damaged.content[: page * PAGE]))
        found, facts = damaged.saved()
        assert not found.whole
        assert len([fact for fact in facts if isinstance(fact, Player)]) == 100
        states.add(facts == damaged.facts)
    assert codes == {"file-damaged", "file-not-arbiter"}
    assert states == {True, False}


def test_cut_off_at_a_page_what_stands_before_or_in_the_copies_comes_back(damaged):
    _cut_off(damaged, 5)


@pytest.mark.slow
def test_cut_off_at_whichever_page_what_stands_before_or_in_the_copies_comes_back(damaged):
    _cut_off(damaged, 1)


def _bit_flips(damaged, count, dice):
    told = set()
    for _ in range(count):
        content = bytearray(damaged.content)
        for _flip in range(dice.choice([1, 1, 1, 3, 30])):
            content[dice.randrange(len(content))] ^= 1 << dice.randrange(8)
        noticed = damaged.spoiled(content)
        told.add(noticed)
        if noticed == "whole":
            continue
        found, facts = damaged.saved()
        if not found.lists_taken:  # then the seals prove it: the event as it was once
            assert {identity(f) for f in facts} <= {identity(f) for f in damaged.facts}
    return told


def test_flipped_bits_are_noticed_or_do_no_harm(damaged):
    assert "file-damaged" in _bit_flips(damaged, 20, random.Random(7))


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_thousands_of_flipped_bits_are_noticed_or_do_no_harm(damaged):
    told = _bit_flips(damaged, 5000, random.Random(8))
    assert {"file-damaged", "whole"} <= told


def test_lists_altered_behind_the_journal_do_not_count(damaged):
    alter(damaged.path, "UPDATE player SET rating = 2999 WHERE key = 1")
    assert inspected(damaged.path).problem.code == "tables-altered"
    found, facts = damaged.saved()
    assert facts == damaged.facts
    assert found.whole
    assert not found.lists_taken


def test_an_altered_line_ends_the_journal_and_the_lists_go_on_from_there(damaged):
    alter(damaged.path, "UPDATE journal SET details = '{}' WHERE number = 4")
    found = inspected(damaged.path)
    assert (found.problem.code, found.lines, found.highest) == ("journal-altered", 3, 5)
    shutil.rmtree(copies_folder(damaged.path))
    found = salvage(damaged.path, damaged.target, TIME)
    assert (found.lines, found.lost, found.lists_taken, found.whole) == (3, 2, True, False)
    with contextlib.closing(Document.open(damaged.target)) as document:
        assert document.tournament.facts() == damaged.facts
        assert [line.number for line in document.journal()] == [1, 2, 3, 4]
        assert document.journal()[-1].time == TIME
        document.undo()
        assert document.tournament.games(1)[1].result is None


def test_lines_lost_in_the_file_are_taken_from_a_copy(damaged):
    with contextlib.closing(Document.open(damaged.path)) as document:
        document.keep_copy("evening")
    alter(damaged.path, "UPDATE journal SET details = '{}' WHERE number = 4")
    found, facts = damaged.saved()
    assert (found.lines, found.from_copies) == (5, 1)
    assert facts == damaged.facts


def test_a_copy_that_went_another_way_gives_no_lines_behind_those_of_the_file(damaged):
    with contextlib.closing(Document.open(damaged.path)) as document:
        copy = document.keep_copy("fork")
        document.commit(enter_result(document.tournament, 1, 4, Result.DRAW))
        own = document.tournament.facts()
    with contextlib.closing(Document.open(copy)) as document:
        for board in (4, 5, 6):
            document.commit(enter_result(document.tournament, 1, board, Result.BLACK_WINS))
    damaged.facts = own
    alter(damaged.path, "UPDATE player SET rating = 2999 WHERE key = 1")
    _found, facts = damaged.saved()
    assert facts == own


def test_lists_that_contradict_themselves_are_not_taken_over(damaged):
    shutil.rmtree(copies_folder(damaged.path))
    alter(damaged.path, "UPDATE journal SET details = '{}' WHERE number = 4")
    change_file(
        damaged.path,
        "PRAGMA foreign_keys = OFF",
        "UPDATE game SET white = 4711 WHERE board = 1",
    )
    found, facts = damaged.saved()
    assert (found.lines, found.lists_taken) == (3, False)
    assert facts != damaged.facts


def test_a_line_with_a_good_seal_that_makes_no_sense_ends_the_journal(damaged):
    shutil.rmtree(copies_folder(damaged.path))
    alter(damaged.path, "UPDATE journal SET edits = '[]' WHERE number = 2")
    seal_again(damaged.path)
    assert inspected(damaged.path).lines == 2
    found, facts = damaged.saved()
    assert found.lines == 2
    assert facts == damaged.facts


def test_a_spoiled_number_of_the_format_does_not_keep_an_event_from_being_saved(damaged):
    change_file(damaged.path, f"PRAGMA user_version = {FORMAT_VERSION + 64}")
    with pytest.raises(FileProblem) as problem:
        inspected(damaged.path)
    assert problem.value.code == "file-newer"
    found, facts = damaged.saved()
    assert found.whole
    assert facts == damaged.facts


def test_what_a_newer_program_wrote_is_not_cut_down_to_what_this_one_knows(damaged):
    shutil.rmtree(copies_folder(damaged.path))
    change_file(
        damaged.path,
        f"PRAGMA user_version = {FORMAT_VERSION + 1}",
        "ALTER TABLE player ADD COLUMN shoe_size INTEGER",
        "DROP TRIGGER journal_lines_never_change",
        'UPDATE journal SET edits = replace(edits, \'{"key":\', \'{"shoe_size":40,"key":\')',
    )
    seal_again(damaged.path)
    found, _facts = damaged.saved()
    assert found is None


def test_a_change_on_its_way_when_the_power_went_is_taken_back_in_the_answer_alone(
    damaged, monkeypatch
):
    """A page of the file with a rollback journal beside it, as a power cut leaves them."""
    monkeypatch.setattr(snapshot, "_TRIES", 2)
    journal = damaged.path.with_name("event.arbiter-journal")
    with contextlib.closing(Document.open(damaged.path)) as document:
        connection = document._file._database.connection
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN")
        connection.execute("UPDATE player SET club = hex(randomblob(900))")
        spoiled, hot = damaged.path.read_bytes(), journal.read_bytes()
        connection.execute("ROLLBACK")
    assert spoiled != damaged.content
    damaged.path.write_bytes(spoiled)
    journal.write_bytes(hot)
    found = inspected(damaged.path)
    assert found.problem is None
    assert found.lines == 5
    assert damaged.path.read_bytes() == spoiled
    assert journal.read_bytes() == hot


def test_nothing_is_saved_over_a_file(damaged):
    damaged.target.write_text("mine")
    with pytest.raises(FileProblem) as problem:
        salvage(damaged.path, damaged.target, TIME)
    assert problem.value.code == "file-exists"
    assert damaged.target.read_text() == "mine"


@pytest.mark.parametrize(
    "content", [b"", b"x" * 50_000, b"SQLite format 3\0" + bytes(20_000)], ids=["0", "x", "head"]
)
def test_a_file_in_which_there_is_nothing_is_told(tmp_path, content):
    path = tmp_path / "event.arbiter"
    path.write_bytes(content)
    with pytest.raises(FileProblem) as problem:
        salvage(path, tmp_path / "saved.arbiter", TIME)
    assert problem.value.code == "nothing-to-salvage"
    assert [p.name for p in tmp_path.iterdir()] == ["event.arbiter"]
