from contextlib import closing

import pytest

from arbiter_gui.actions.player_comparison import compared
from arbiter_gui.actions.player_import import (
    ImportChoice,
    ImportOrder,
    import_order,
    import_players,
    recommended,
)
from arbiter_gui.actions.player_lists import (
    ListRequest,
    is_report,
    players_of_report,
    read_list_file,
)
from arbiter_gui.document import Document
from arbiter_gui.errors import Cancelled, RefusedAction
from arbiter_gui.formats.spreadsheet.player_rows import ListedPlayer, PlayerList
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.progress import NoProgress
from arbiter_gui.tournament import Player, PlayerKey, Tournament, Tpn
from tests.actions.events import event, facts


def listed(row, name, **fields):
    player = Player(PlayerKey(0), Tpn(0), name, **fields)
    return ListedPlayer(row, player, frozenset({"name", *fields}))


def order_of(tournament, rows, choice=None):
    comparison = compared(tournament, PlayerList(tuple(rows)))
    return import_order(comparison, choice or recommended(comparison), "list.xlsx")


ROWS = [
    listed(2, "Low, Ann", rating=1800),
    listed(3, "High, Bo", rating=2600),
    listed(4, "Alvarez, 1", rating=2510, club="Oslo", birth="1987"),
]


def test_new_players_enter_at_their_place_and_known_ones_keep_what_was_not_ticked():
    tournament = event(2)
    choice = ImportChoice({2, 3}, {(PlayerKey(1), "club")})
    change = import_players(tournament, order_of(tournament, ROWS, choice))
    tournament.apply(change)
    assert [(p.tpn, p.name, p.rating, p.club) for p in tournament.players] == [
        (1, "High, Bo", 2600, ""),
        (2, "Alvarez, 1", 2500, "Oslo"),
        (3, "Brandt, 2", 2450, ""),
        (4, "Low, Ann", 1800, ""),
    ]
    assert change.describe() == "Import players from list.xlsx: 2 new, 1 corrected"


def test_the_file_is_the_source_of_the_ratings_that_were_taken_and_of_no_other():
    tournament = event(2)
    choice = ImportChoice({2}, {(PlayerKey(1), "club")})
    tournament.apply(import_players(tournament, order_of(tournament, ROWS, choice)))
    assert {p.name: p.rating_source for p in tournament.players} == {
        "Alvarez, 1": "",
        "Brandt, 2": "",
        "Low, Ann": "list.xlsx",
    }
    choice = ImportChoice(set(), {(PlayerKey(1), "rating")})
    tournament.apply(import_players(tournament, order_of(tournament, ROWS, choice)))
    first = tournament.players[0]
    assert (first.rating, first.rating_source, first.club) == (2510, "list.xlsx", "Oslo")


def test_the_whole_import_is_one_step_that_undo_takes_back(tmp_path):
    with closing(Document.create(tmp_path / "event.arbiter", facts(4))) as document:
        before = document.tournament.facts()
        document.commit(import_players(document.tournament, order_of(document.tournament, ROWS)))
        assert len(document.tournament.players) == 6
        document.undo()
        assert document.tournament.facts() == before


def test_after_round_1_new_players_are_late_entries():
    tournament = event(6, paired=1)
    tournament.apply(import_players(tournament, order_of(tournament, ROWS[:1])))
    late = next(p for p in tournament.players if p.name == "Low, Ann")
    assert late.first_round == 2
    assert tournament.score(late.key) == 0


def test_nothing_ticked_and_no_round_left_are_refused():
    tournament = event(6, paired=2, rounds=2)
    with pytest.raises(RefusedAction) as refused:
        import_players(tournament, ImportOrder("list.xlsx", (), ()))
    assert refused.value.code == "nothing-to-import"
    with pytest.raises(RefusedAction) as refused:
        import_players(tournament, order_of(tournament, ROWS))
    assert refused.value.code == "no-round-left"


def test_taking_the_same_list_twice_finds_nothing_new():
    tournament = event(2)
    tournament.apply(import_players(tournament, order_of(tournament, ROWS)))
    comparison = compared(tournament, PlayerList(tuple(ROWS[:2])))
    assert not comparison.new
    assert not comparison.changed


def test_the_import_can_be_cancelled():
    class Cancelling(NoProgress):
        def raise_if_cancelled(self):
            raise Cancelled

    tournament = event(2)
    with pytest.raises(Cancelled):
        import_players(tournament, order_of(tournament, ROWS), Cancelling())


def test_a_report_gives_its_players_without_their_games(tmp_path):
    data = trf_bytes(trf_of(event(6, paired=1)))
    path = tmp_path / "players.txt"
    path.write_bytes(data)
    assert is_report(path, data)
    found = read_list_file(ListRequest(path), NoProgress())
    assert found.players == players_of_report(read_trf_bytes(data))
    tournament = Tournament(facts(0))
    tournament.apply(import_players(tournament, order_of(tournament, found.players.players)))
    assert [p.name for p in tournament.players] == [p.name for p in event(6).players]
    assert tournament.rounds_paired == 0


def test_a_report_gives_the_numbers_of_the_national_register_as_well():
    data = trf_bytes(trf_of(event(2))) + b"NOR    2" + b" " * 49 + b"      N-7\r\n"
    players = [row.player for row in players_of_report(read_trf_bytes(data)).players]
    assert [player.national_id for player in players] == ["", "N-7"]


def test_a_text_with_columns_is_no_report(tmp_path):
    assert not is_report(tmp_path / "list.txt", b"001;Ek, Sofia;1500\n002;Li, Wei;1600\n")
