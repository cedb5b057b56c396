"""Dialects and ways of writing that mean the same."""

import pytest

from arbiter_gui.formats.trf.findings import TrfError
from arbiter_gui.formats.trf.reader import read_trf, read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported, tournament_of
from arbiter_gui.tournament import (
    Acceleration,
    Colour,
    PlayerKey,
    PointAdjustment,
    Prohibition,
    ScoringSystem,
)
from tests.formats.trf.rows import row, text

WIN, LOSS = "   2 w 1", "   1 b 0"


def settings_with(*records):
    return tournament_of(read_trf(text(row(1), row(2), *records))).settings


@pytest.mark.parametrize("record", ["142 9", "XXR 9", "xxr 9", "142   9 ", "1429", "142\t9"])
def test_the_number_of_rounds_is_read_in_every_dialect(record):
    assert settings_with(record).rounds == 9


def test_played_rounds_count_where_the_announced_number_is_smaller():
    content = text("142 1", row(1, WIN, WIN), row(2, LOSS, LOSS))
    assert tournament_of(read_trf(content)).settings.rounds == 2


@pytest.mark.parametrize(
    ("record", "colour"),
    [
        ("152 W", Colour.WHITE),
        ("152 b", Colour.BLACK),
        ("XXC white1", Colour.WHITE),
        ("XXC rank black1", Colour.BLACK),
    ],
)
def test_the_initial_colour_is_read_in_every_dialect(record, colour):
    assert settings_with(record).initial_colour is colour


THREE_ONE = ScoringSystem(win=30, draw=10, pab=30, adjourned=10)


@pytest.mark.parametrize(
    ("records", "scoring"),
    [
        (["162  W 3.0    D 1.0"], THREE_ONE),
        (["162 W 3,0 D 1"], THREE_ONE),
        (["XXS W=3 D=1 PAB=3"], THREE_ONE),
        (["XXS W=3.0 D=1.0 PAB=1.0"], ScoringSystem(30, 10, 0, 0, 10, 10)),
        (["BBW  3.0", "BBD  1.0", "BBU  3.0"], THREE_ONE),
        (["162  P 0.5"], ScoringSystem(pab=5)),
        (["162  A 0.5    L 0.5    X 0.0"], ScoringSystem(10, 5, 5, 5, 10, 0)),
        (["XXS W=3", "XXS W=2 D=1"], ScoringSystem(20, 10, 0, 0, 20, 10)),
        (["BBL  1.0", "BBZ  0.5", "BBF  0.5"], ScoringSystem(loss=10, absence=5)),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, list) else "",
)
def test_what_a_result_is_worth_is_read_in_every_dialect(records, scoring):
    assert settings_with(*records).scoring == scoring


@pytest.mark.parametrize(
    ("points", "scoring"),
    [
        (("1.0", "0.0", "1.0"), ScoringSystem()),
        (("3.0", "0.0", "3.0"), THREE_ONE),
        (("1.0", "0.0", "0.5"), ScoringSystem(pab=5)),
        (("", "", ""), ScoringSystem()),
        (("7.0", "7.0", "7.0"), ScoringSystem()),
    ],
)
def test_points_tell_what_a_result_is_worth_where_no_record_does(points, scoring):
    first, second, third = points
    content = text(
        row(1, WIN, points=first), row(2, LOSS, points=second), row(3, "0000 - U", points=third)
    )
    assert tournament_of(read_trf(content)).settings.scoring == scoring


@pytest.mark.parametrize(
    ("records", "expected"),
    [
        (["192 FIDE_DUTCH_2026"], ("dutch", "2026")),
        (["192 FIDE_DUTCH_2025"], ("dutch", "2026")),
        (["192 FIDE_DUTCH_2017_BAKU"], ("dutch", "2017")),
        (["092 FIDE_DUTCH_2025"], ("dutch", "2026")),
        (["192 FIDE_DUTCH", "042 2017/06/30"], ("dutch", "2012")),
        (["192 FIDE_DUTCH_2026", "042 2017/06/30"], ("dutch", "2026")),
        (["042 28. 07. 2005"], ("dutch", "2012")),
        (["042 2017/07/01"], ("dutch", "2017")),
        (["042 31/01/2026"], ("dutch", "2017")),
        (["042 2026-02-01"], ("dutch", "2026")),
        ([], ("dutch", "2026")),
        (["092 Individual: Round-Robin"], ("CUSTOM_ROUNDROBIN", "2026")),
        (["092 Individual: Swiss-System (Dutch 2012)"], ("dutch", "2012")),
        (["192 FIDE_BURSTEIN"], ("FIDE_BURSTEIN", "2026")),
        (["192 CUSTOM_SWISS"], ("CUSTOM_SWISS", "2026")),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, list) else "",
)
def test_the_code_decides_the_edition_and_the_date_where_there_is_none(records, expected):
    settings = settings_with(*records)
    assert (settings.system, settings.edition) == expected


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        ("202 BH/C1,BH,SB", ("BH/C1", "BH", "SB")),
        ("212 PTS,BH/C1,BH,SB", ("BH/C1", "BH", "SB")),
        ("202 bh, sb", ("BH", "SB")),
        ("212 PTS", ()),
        ("012 x", ("BH/C1", "BH", "TPN")),
    ],
)
def test_the_tie_breaks_are_read_without_the_points(record, expected):
    assert settings_with(record).tiebreaks == expected


def test_virtual_points_are_read_in_both_dialects():
    rows = [row(number) for number in (1, 2, 3)]
    expected = (Acceleration(PlayerKey(1), (10, 10, 5)), Acceleration(PlayerKey(2), (10, 10, 5)))
    trf26 = ["250       1.0   1   2    1    2", "250       0.5   3   3    1    2"]
    engines = ["XXA    1  1.0  1.0  0.5  0.0", "XXA    2  1.0  1.0  0.5"]
    for records in (trf26, engines):
        assert tournament_of(read_trf(text(*rows, *records))).accelerations == expected


def test_announced_baku_acceleration_is_computed_where_no_points_are_written():
    rows = [row(number) for number in range(1, 10)]
    content = text("142 9", "192 FIDE_DUTCH_2026_BAKU", *rows)
    accelerations = tournament_of(read_trf(content)).accelerations
    assert [int(a.player) for a in accelerations] == [1, 2, 3, 4, 5, 6]
    assert {a.virtual_points for a in accelerations} == {(10, 10, 10, 5, 5)}


def test_written_virtual_points_override_the_announced_acceleration():
    rows = [row(number) for number in range(1, 10)]
    content = text("142 9", "192 FIDE_DUTCH_2026_BAKU", *rows, "250       1.0   1   1    1    2")
    accelerations = tournament_of(read_trf(content)).accelerations
    assert [a.virtual_points for a in accelerations] == [(10,), (10,)]


def test_forbidden_pairs_are_read_in_both_dialects():
    rows = [row(number) for number in (1, 2, 3)]
    content = text("142 5", *rows, "260   2   4    1    2", "XXP 2 3")
    first, second, third = (PlayerKey(number) for number in (1, 2, 3))
    assert tournament_of(read_trf(content)).prohibitions == (
        Prohibition(1, (first, second), 2, 4),
        Prohibition(2, (second, third), 1, 5),
    )


def test_points_beside_the_scoring_system_count():
    content = text(
        row(1, WIN, points="2.0"),
        row(2, LOSS, points="-1.0"),
        "299          -1.0  001    2",
        "299 W         2.0  001    1",
    )
    result = imported(read_trf(content))
    assert result.tournament.adjustments == (
        PointAdjustment(1, "", -10, 1, (PlayerKey(2),)),
        PointAdjustment(2, "W", 20, 1, (PlayerKey(1),)),
    )
    assert [result.tournament.score(PlayerKey(n)) for n in (1, 2)] == [20, -10]
    assert "points-differ" not in {problem.code for problem in result.problems}


def test_with_xxc_rank_the_order_of_the_rows_is_the_pairing_number():
    content = text("XXC rank", row(30), row(10), row(20))
    players = tournament_of(read_trf(content)).players
    assert [(player.tpn, player.key) for player in players] == [(1, 30), (2, 10), (3, 20)]


def test_with_xxc_rank_ranks_that_contradict_the_rows_decide():
    content = text("XXC rank", row(1, rank=3), row(2, rank=1), row(3, rank=2))
    players = tournament_of(read_trf(content)).players
    assert [(player.tpn, player.key) for player in players] == [(1, 2), (2, 3), (3, 1)]


def test_round_dates_stand_above_the_rounds_or_in_records_of_their_own():
    above = f"{'132':<91}26/05/01  26/05/02"
    alone = ["132 2026/05/01", "132 2026/05/02"]
    for records in ([above], alone):
        event = read_trf(text(*records, row(1))).event
        assert event.round_dates == ("2026/05/01", "2026/05/02")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends_do_not_matter(encoding, end):
    content = text(row(1, WIN, name="Jörg"), row(2, LOSS)).replace("\n", end)
    file = read_trf_bytes(content.encode(encoding))
    assert [player.name for player in file.players] == ["Jörg", "Player 2"]


def test_the_arbiter_may_name_the_encoding():
    data = text(row(1, name="Łódź, Żaneta")).encode("cp1250")
    assert read_trf_bytes(data, "cp1250").players[0].name == "Łódź, Żaneta"


def test_other_separators_of_unicode_do_not_end_a_line():
    file = read_trf(text("012 Open\u2028of\x0bOslo\x85x", row(1)))
    assert file.event.name == "Open\u2028of\x0bOslo\x85x"


def test_records_that_are_not_understood_are_kept():
    lines = ["013 Team", "### note", "172 FID NOBODY", "XYZ 1", "NOR    1 m    Navn"]
    assert read_trf(text(*lines, row(1))).kept == tuple(lines)


def test_a_record_of_another_program_with_the_same_code_is_kept_unused():
    file = read_trf(text("142 1|2|3", row(1)))
    assert file.rounds == 0
    assert file.kept == ("142 1|2|3",)


def test_rulers_and_blank_lines_are_passed_over():
    ruler = "DDD SSSS sTTT NNNNN"
    assert read_trf(text("", ruler, "123456789 123456789", row(1))).kept == ()


def test_noise_is_refused_at_its_first_line_and_soon():
    with pytest.raises(TrfError) as refusal:
        read_trf("001 abc\n" * 100_000)
    assert "Line 1," in str(refusal.value)
    assert len(refusal.value.problems) <= 1000
