"""National records: what a federation's register says of a player, beside FIDE's data."""

from dataclasses import replace

import pytest

from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import imported, tournament_of
from arbiter_gui.formats.trf.writer import write_trf
from arbiter_gui.tournament import (
    EventDetails,
    Player,
    PlayerKey,
    RatingMethod,
    Tournament,
    TournamentSettings,
    Tpn,
)
from tests.formats.trf.rows import row, text

OKAFOR = "NGR    2  1-k" + " " * 35 + "2140 LAG     N-00417"
ROWS = (row(1, rating=2211), row(2, rating=2105))


def read(*lines):
    return imported(read_trf(text(*lines)))


def player(**fields):
    return Player(PlayerKey(2), Tpn(2), "Okafor, Daniel", **fields)


def written(*facts, dialect=Dialect.TRF26):
    return write_trf(trf_of(Tournament(facts)), dialect).split("\r\n")


@pytest.mark.parametrize(
    ("method", "first", "second"),
    [
        ("FIDE", 2211, 2105), ("NRO", 0, 2140), ("FIDON", 2211, 2105), ("NIDOF", 2211, 2140),
        ("HBFN", 2211, 2140), ("LBFN", 2211, 2105), ("OTHER", 2211, 2105),
    ],
)  # fmt: skip
def test_the_method_of_the_event_decides_which_rating_is_used(method, first, second):
    players = read("142 5", f"172 NGR {method}", *ROWS, OKAFOR).tournament.players
    assert [player.rating for player in players] == [first, second]
    register = players[1]
    assert (register.national_rating, register.national_title) == (2140, "1-k")
    assert (register.national_origin, register.national_id) == ("LAG", "N-00417")


def test_a_player_without_a_rating_of_fide_has_the_national_one_where_that_is_the_method():
    players = read("142 5", "172 NGR FIDON", row(1), row(2), OKAFOR).tournament.players
    assert [player.rating for player in players] == [0, 2140]
    assert RatingMethod.LOWER.rating(0, 2140) == RatingMethod.HIGHER.rating(0, 2140) == 2140


def test_the_record_is_written_in_its_columns_with_the_method_of_the_event():
    register = {"national_rating": 2140, "national_title": "1-k", "national_origin": "LAG"}
    event = EventDetails(federation="NGR")
    lines = written(event, player(rating=2105, national_id="N-00417", **register))
    assert OKAFOR in lines
    assert "172 NGR FIDE" in lines
    assert lines.index(OKAFOR) > max(n for n, line in enumerate(lines) if line[:3] == "001")


def test_a_rating_that_only_the_method_explains_is_written_as_the_national_one():
    settings = TournamentSettings(rating_method=RatingMethod.FIDE_ELSE_NATIONAL)
    lines = written(EventDetails(federation="NGR"), settings, player(rating=1900))
    assert "NGR    2" + " " * 40 + "1900" in lines
    official = player(rating=1900, official_rating=1900)
    assert not any(
        line.startswith("NGR")
        for line in written(EventDetails(federation="NGR"), settings, official)
    )


def test_a_number_that_does_not_fit_is_left_out_rather_than_cut():
    lines = written(EventDetails(federation="NGR"), player(national_id="N-0041700417"))
    assert "NGR    2" in lines


def test_without_a_federation_there_is_no_code_for_a_national_record():
    lines = written(player(national_id="7"))
    assert not any(line.startswith("172") or line.endswith(" 7") for line in lines)


@pytest.mark.parametrize("dialect", [Dialect.TRF16, Dialect.BBP])
def test_older_receivers_get_no_national_records(dialect):
    event = EventDetails(federation="NGR")
    lines = written(event, player(rating=2105, national_id="7"), dialect=dialect)
    assert not any(line.startswith(("NGR", "172")) for line in lines)


def test_the_federation_of_the_ratings_may_be_another_one_than_that_of_the_event():
    result = read("032 FID", "142 5", "172 NGR HBFN", *ROWS, OKAFOR)
    assert result.tournament.settings.national_federation == "NGR"
    assert OKAFOR in write_trf(trf_of(result.tournament))
    at_home = read("032 NGR", "142 5", "172 NGR HBFN", *ROWS, OKAFOR).tournament
    assert at_home.settings.national_federation == ""


@pytest.mark.parametrize(("line", "column"), [("GHA    2", 1), ("NGR    9", 1), (OKAFOR, 1)])
def test_records_of_others_of_nobody_and_second_ones_are_kept_and_said(line, column):
    file = read_trf(text("142 5", "172 NGR FIDE", *ROWS, OKAFOR, line))
    (problem,) = file.problems
    assert (problem.code, problem.line, problem.column) == ("record-ignored", 6, column)
    assert file.kept == (line,)


@pytest.mark.parametrize("line", ["DAT    2 RTG 1900", "SSS    2", "ABC some words", "XXQ    2"])
def test_codes_that_name_no_federation_stay_as_they_are(line):
    file = read_trf(text("142 5", *ROWS, line))
    assert (file.kept, file.nationals, file.problems) == ((line,), (), ())


def test_a_rating_typed_by_hand_does_not_hide_the_register():
    file = read_trf(text("142 5", "172 NGR NRO", *ROWS, OKAFOR))
    tournament = tournament_of(file)
    changed = [replace(p, rating=2200) for p in tournament.players]
    again = trf_of(Tournament([*tournament.facts(), *changed]))
    assert [record.rating for record in again.nationals] == [2200, 2140]
