"""`arbiter convert`: every direction, nothing overwritten, nothing half written."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.formats.trf.writer import trf_bytes, write_trf
from arbiter_gui.tournament import Colour, IntegrityEvent, Tournament
from tests import notation
from tests.formats.trf.events import RandomEvent

DATA = Path(__file__).resolve().parents[1] / "data" / "standings"
SOURCE = DATA / "s07_swiss_mixed_odd.trf"


def convert(*words):
    return main(["convert", *(str(word) for word in words)])


def facts_of_trf(path):
    return tournament_of(read_trf_bytes(path.read_bytes())).facts()


def facts_of_event_file(path):
    document = Document.open(path)
    facts = document.tournament.facts()
    document.close()
    return facts


def test_trf_to_event_file_and_back(tmp_path):
    event, copy = tmp_path / "open.arbiter", tmp_path / "copy.trf"
    assert convert(SOURCE, event) == 0
    assert facts_of_event_file(event) == facts_of_trf(SOURCE)
    assert convert(event, copy) == 0
    assert facts_of_trf(copy) == facts_of_trf(SOURCE)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.trf", "open.arbiter"]


def test_event_file_to_event_file(tmp_path):
    first, second = tmp_path / "first.arbiter", tmp_path / "second.arbiter"
    convert(SOURCE, first)
    assert convert(first, second) == 0
    assert facts_of_event_file(second) == facts_of_event_file(first)


@pytest.mark.parametrize(
    ("dialect", "record"),
    [("trf26", b"\r\n142 9\r\n"), ("trf16", b"\r\nXXR 9\r\n"), ("bbp", b"192 FIDE_DUTCH\r\n")],
)
def test_the_dialect_may_be_chosen(dialect, record, tmp_path):
    target = tmp_path / "copy.trf"
    assert convert(SOURCE, target, "--dialect", dialect) == 0
    assert record in target.read_bytes()


def test_records_that_arbiter_does_not_use_reach_the_next_trf_file(tmp_path):
    source, target = tmp_path / "in.trf", tmp_path / "out.trf"
    source.write_bytes(SOURCE.read_bytes() + b"\n013 Team\n### note of the arbiter\n")
    assert convert(source, target) == 0
    assert target.read_bytes().endswith(b"013 Team\r\n### note of the arbiter\r\n")


@pytest.mark.parametrize("name", ["out.docx", "out.xlsx", "out.arbiter.bak", "out.PDF"])
def test_a_name_that_promises_another_kind_of_file_is_refused_with_the_known_endings(
    name, tmp_path, capsys
):
    assert convert(SOURCE, tmp_path / name, "--force") == 4
    assert list(tmp_path.iterdir()) == []
    said = capsys.readouterr().err
    assert "Known endings: .arbiter, .trf, .trfx, .txt." in said


@pytest.mark.parametrize("name", ["out.TRF", "out.trfx", "out.txt", "out"])
def test_every_known_ending_and_none_give_a_trf_file(name, tmp_path):
    assert convert(SOURCE, tmp_path / name) == 0
    assert facts_of_trf(tmp_path / name) == facts_of_trf(SOURCE)


@pytest.mark.parametrize("name", ["out.trf", "out.arbiter"])
def test_a_file_that_exists_is_replaced_on_request_only(name, tmp_path, capsys):
    target = tmp_path / name
    target.write_bytes(b"precious")
    assert convert(SOURCE, target) == 4
    assert target.read_bytes() == b"precious"
    assert "--force" in capsys.readouterr().err
    assert convert(SOURCE, target, "--force") == 0
    read = facts_of_trf if name.endswith("trf") else facts_of_event_file
    assert read(target) == facts_of_trf(SOURCE)


@settings(max_examples=12)
@given(st.integers(0, 2**32))
def test_everything_a_trf_file_holds_fits_into_an_event_file(tmp_path_factory, seed):
    folder = tmp_path_factory.mktemp("events")
    source, event, copy = (folder / name for name in ("in.trf", "event.arbiter", "out.trf"))
    source.write_bytes(trf_bytes(trf_of(RandomEvent(seed).tournament())))
    assert convert(source, event) == 0
    told = [fact for fact in facts_of_event_file(event) if isinstance(fact, IntegrityEvent)]
    assert facts_of_event_file(event) == (*facts_of_trf(source), *told)
    assert convert(event, copy, "--interim") == 0
    lines = copy.read_bytes().splitlines(keepends=True)
    added = (b"### Import", b"### Interim")
    assert b"".join(line for line in lines if not line.startswith(added)) == source.read_bytes()
    assert sum(line.startswith(b"### Import") for line in lines) == len(told)


def test_the_source_is_never_its_own_target(tmp_path):
    source = tmp_path / "in.trf"
    source.write_bytes(SOURCE.read_bytes())
    assert convert(source, source, "--force") == 4
    assert source.read_bytes() == SOURCE.read_bytes()


def test_an_event_that_is_open_is_not_replaced(tmp_path):
    target = tmp_path / "open.arbiter"
    document = Document.create(target, Tournament().facts())
    assert convert(SOURCE, target, "--force") == 4
    document.close()
    assert facts_of_event_file(target) == Tournament().facts()


@pytest.mark.parametrize("name", ["out.trf", "out.arbiter"])
def test_a_folder_that_is_not_there_is_a_wrong_command(name, tmp_path):
    assert convert(SOURCE, tmp_path / "missing" / name) == 4


def test_an_event_without_players_cannot_be_a_trf_file(tmp_path, capsys):
    event = tmp_path / "empty.arbiter"
    Document.create(event, Tournament().facts()).close()
    assert convert(event, tmp_path / "out.trf") == 3
    assert "no players" in capsys.readouterr().err
    assert not (tmp_path / "out.trf").exists()


def test_a_round_paired_by_hand_stays_one_in_an_event_file(tmp_path):
    trf, event, again = tmp_path / "a.trf", tmp_path / "b.arbiter", tmp_path / "c.trf"
    record = "### MPA @ Round 1: 1-3 4-2 => 1-2 3-4"
    played = notation.event(
        "1 Abel | 2w1\n2 Bach | 1b0\n3 Cave | 4w1\n4 Dorn | 3b0", initial_colour=Colour.WHITE
    )
    trf.write_text(write_trf(trf_of(played, [record])), encoding="utf-8")
    assert [convert(trf, event), convert(event, again)] == [0, 0]
    assert [line for line in again.read_text().splitlines() if line[:3] == "###"] == [record]


def test_the_records_of_what_happened_can_be_left_out(tmp_path):
    source, whole, plain = (tmp_path / name for name in ("in.trf", "whole.trf", "plain.trf"))
    source.write_bytes(SOURCE.read_bytes() + b"### FIDE mode exited @ Round 3\r\n")
    assert convert(source, whole) == 0
    assert convert(source, plain, "--without-comments") == 0
    lines = whole.read_bytes().splitlines()
    assert [line for line in lines if line.startswith(b"###")]
    assert plain.read_bytes().splitlines() == [
        line for line in lines if not line.startswith(b"###")
    ]


def test_the_format_of_2016_has_a_word_of_its_own(tmp_path):
    by_word, by_dialect = tmp_path / "word.trf", tmp_path / "dialect.trf"
    assert convert(SOURCE, by_word, "--trf16") == 0
    assert convert(SOURCE, by_dialect, "--dialect", "trf16") == 0
    assert by_word.read_bytes() == by_dialect.read_bytes()
    assert b"\r\nXXR " in by_word.read_bytes()


UNFINISHED = """
    1 Adams  | 2w1 3b?
    2 Brown  | 1b0 4w
    3 Clark  | 4b1 1w?
    4 Dent   | 3w0 2b
    """


def test_a_report_is_refused_while_games_of_the_last_round_are_open_and_names_them(
    capsys, tmp_path
):
    source, target = tmp_path / "in.trf", tmp_path / "out.trf"
    source.write_bytes(trf_bytes(trf_of(notation.event(UNFINISHED, rounds=2))))
    assert convert(source, target) == 2
    said = capsys.readouterr().err
    assert "2.1 Clark – Adams" in said
    assert "2.2 Brown – Dent" in said
    assert not target.exists()


def test_an_interim_report_says_that_it_is_one_and_what_an_adjourned_game_counts(tmp_path):
    source, target, again = (tmp_path / name for name in ("in.trf", "out.trf", "again.trf"))
    source.write_bytes(trf_bytes(trf_of(notation.event(UNFINISHED, rounds=2))))
    assert convert(source, target, "--interim") == 0
    lines = target.read_text(encoding="utf-8").splitlines()
    assert "162  W 1.0    D 0.5    X 0.5" in lines
    assert "### Interim report after round 2; open games: 2.1, 2.2" in lines
    assert convert(target, again, "--interim") == 0
    assert again.read_bytes() == target.read_bytes()


def test_a_report_of_a_running_event_is_interim_by_itself(tmp_path):
    source, target = tmp_path / "in.trf", tmp_path / "out.trf"
    source.write_bytes(trf_bytes(trf_of(notation.event(UNFINISHED, rounds=3))))
    assert convert(source, target) == 0
    assert b"### Interim report after round 2" in target.read_bytes()


def test_any_round_may_be_the_last_one_where_nobody_says_how_many_there_are(tmp_path):
    source, target = tmp_path / "in.trf", tmp_path / "out.trf"
    source.write_bytes(trf_bytes(trf_of(notation.event(UNFINISHED, rounds=0))))
    assert convert(source, target) == 2
    assert convert(source, target, "--interim") == 0


def test_the_report_of_an_event_that_is_over_is_not_called_interim(tmp_path):
    source, target = tmp_path / "in.trf", tmp_path / "out.trf"
    over = UNFINISHED.replace("?", "=").replace("4w\n", "4w1\n").replace("2b\n", "2b0\n")
    source.write_bytes(trf_bytes(trf_of(notation.event(over, rounds=2))))
    assert convert(source, target) == 0
    assert b"Interim" not in target.read_bytes()
