"""Dialects and ways of writing that mean the same."""

import pytest

from arbiter_gui.formats.trf.findings import TrfError
from arbiter_gui.formats.trf.reader import read_trf, read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported, tournament_of
from arbiter_gui.tournament import (
    Acceleration,
    Bye,
    ByeKind,
    Colour,
    PlayerKey,
    PointAdjustment,
    Prohibition,
    Result,
    ScoringSystem,
    Sex,
    Title,
)
from tests.formats.trf.rows import row, text, two

WIN, LOSS = "   2 w 1", "   1 b 0"


def settings_with(*records):
    return tournament_of(read_trf(text(row(1), row(2), *records))).settings


def result_of(first, second):
    return tournament_of(read_trf(two([first], [second]))).games(1)[0]


@pytest.mark.parametrize("result", Result, ids=lambda result: "".join(result.value))
def test_every_result_is_read_from_both_sides(result):
    white, black = result.value
    game = result_of(f"   2 w {white}", f"   1 b {black}")
    assert (game.white, game.black, game.result) == (1, 2, result)
    game = result_of(f"   2 b {black}", f"   1 w {white}")
    assert (game.white, game.black, game.result) == (2, 1, result)


@pytest.mark.parametrize("letters", ["11", "1=", "++", "+0", "1-", "W=", "D1", "1 "])
def test_results_that_do_not_belong_together_are_refused(letters):
    with pytest.raises(TrfError, match="do not belong together"):
        result_of(f"   2 w {letters[0]}", f"   1 b {letters[1]}")


def test_a_game_without_a_result_is_paired_and_not_played():
    game = result_of("   2 w  ", "   1 b")
    assert game.result is None


@pytest.mark.parametrize("letter", "X?*")
def test_unknown_results_are_adjourned_games(letter):
    assert result_of(f"   2 w {letter}", f"   1 b {letter}").result is Result.ADJOURNED


def test_forfeits_of_old_files_have_no_colour():
    game = result_of("   2 - -", "   1 - +")
    assert (game.white, game.result) == (1, Result.BLACK_WINS_BY_FORFEIT)


def test_a_played_game_without_colours_is_refused():
    with pytest.raises(TrfError, match="do not have opposite colours"):
        result_of("   2 - 1", "   1 - 0")


def test_boards_are_numbered_from_the_higher_scores_down():
    content = text(
        row(1, "   4 w 0", "   2 b 1"),
        row(2, "   3 w 0", "   1 w 0"),
        row(3, "   2 b 1", "   4 w 1"),
        row(4, "   1 b 1", "   3 b 0"),
    )
    tournament = tournament_of(read_trf(content))
    boards = {r: [(g.white, g.black) for g in tournament.games(r)] for r in (1, 2)}
    assert boards == {1: [(1, 4), (2, 3)], 2: [(3, 4), (2, 1)]}


def test_a_colour_that_stands_in_one_row_holds_for_both():
    assert result_of("   2 - 1", "   1 w 0").white == 2


@pytest.mark.parametrize(
    ("letter", "kind"),
    [
        ("H", ByeKind.HALF_POINT),
        ("=", ByeKind.HALF_POINT),
        ("F", ByeKind.FULL_POINT),
        ("Z", ByeKind.ZERO_POINT),
        ("-", ByeKind.ZERO_POINT),
        ("U", ByeKind.PAIRING_ALLOCATED),
        ("+", ByeKind.PAIRING_ALLOCATED),
        (" ", ByeKind.ZERO_POINT),
        ("h", ByeKind.HALF_POINT),
    ],
)
def test_rounds_without_opponent_in_new_and_old_letters(letter, kind):
    content = text(row(1, WIN), row(2, LOSS), row(3, f"0000 - {letter}"))
    assert tournament_of(read_trf(content)).byes(1) == (Bye(1, PlayerKey(3), kind),)


def test_several_full_points_without_opponent_are_not_all_the_allocated_bye():
    content = text(row(1, WIN), row(2, LOSS), row(3, "0000 - +"), row(4, "0000 - +"))
    kinds = {bye.kind for bye in tournament_of(read_trf(content)).byes(1)}
    assert kinds == {ByeKind.FULL_POINT}


def test_a_last_column_with_byes_only_holds_requests_for_the_coming_round():
    content = text(row(1, WIN, "0000 - H"), row(2, LOSS), row(3, "0000 - Z", "0000 - -"))
    tournament = tournament_of(read_trf(content))
    assert tournament.rounds_paired == 1
    assert [(bye.player, bye.kind.value) for bye in tournament.byes(2)] == [(1, "H"), (3, "Z")]


def test_an_allocated_bye_alone_makes_a_round():
    assert tournament_of(read_trf(text(row(1, "0000 - U")))).rounds_paired == 1


def test_requested_byes_come_from_records_as_well():
    content = text(row(1, WIN), row(2, LOSS), row(3), "240 H   3    1", "XXZ 2 3")
    tournament = tournament_of(read_trf(content))
    assert tournament.byes(2) == tuple(Bye(2, PlayerKey(n), ByeKind.ZERO_POINT) for n in (2, 3))
    assert tournament.byes(3) == (Bye(3, PlayerKey(1), ByeKind.HALF_POINT),)


def test_a_bye_record_tells_the_kind_of_a_blank_round():
    content = text(row(1, WIN), row(2, LOSS), row(3), "240 H   1    3")
    assert tournament_of(read_trf(content)).byes(1) == (Bye(1, PlayerKey(3), ByeKind.HALF_POINT),)


@pytest.mark.parametrize("points", ["0.5", "0.0"])
def test_points_may_include_the_bye_of_the_coming_round(points):
    content = text(row(1, WIN, points="1.0"), row(2, LOSS, "0000 - H", points=points))
    codes = {problem.code for problem in imported(read_trf(content)).problems}
    assert "points-differ" not in codes


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


def test_a_row_is_read_field_by_field():
    content = text(
        row(
            7,
            name="Ødegård, Åse",
            sex="w",
            title="wf",
            rating=2101,
            federation="NOR",
            fide_id=1503014,
            birth="1990.11.30",
        )
    )
    (player,) = tournament_of(read_trf(content)).players
    assert (player.key, player.tpn, player.name) == (7, 7, "Ødegård, Åse")
    assert (player.sex, player.title, player.rating) == (Sex.FEMALE, Title.WFM, 2101)
    assert (player.federation, player.fide_id, player.birth) == ("NOR", 1503014, "1990/11/30")


def test_columns_counted_in_bytes_are_found():
    name = "Żółć, Łukasz"
    shift = len(name.encode()) - len(name)
    rows = [row(1, WIN, name=name, rating=2345, points="1.0"), row(2, LOSS)]
    rows[0] = rows[0].replace(name + " " * shift, name)
    (first, _second) = read_trf(text(*rows)).players
    assert (first.name, first.rating, first.points) == (name, 2345, 10)


def with_tabs(line, size):
    stops = [line[start : start + size] for start in range(0, len(line), size)]
    return "".join(stop.rstrip() + "\t" if stop.endswith("  ") else stop for stop in stops)


def test_a_row_without_numbers_is_not_said_to_be_counted_in_bytes():
    file = read_trf(text("142 5", row(1, name="Jörg")))
    assert file.players[0].name == "Jörg"
    assert file.problems == ()


def test_the_end_mark_of_dos_belongs_to_no_record():
    (player,) = read_trf(row(1, "0000 - H") + "\r\n\x1a").players
    assert player.cells[0].letter == "H"
    assert read_trf(text(row(1), "012 Open") + "\x1a").event.name == "Open"


@pytest.mark.parametrize("size", [8, 4])
def test_tabs_in_place_of_blanks_are_undone(size):
    content = text(row(1, WIN, rating=2345, birth="1990", points="1.0"), row(2, LOSS))
    tabbed = text(*(with_tabs(line, size) for line in content.splitlines()))
    assert "\t" in tabbed
    assert tournament_of(read_trf(tabbed)).facts() == tournament_of(read_trf(content)).facts()


def test_words_between_tabs_are_put_back_into_their_columns():
    first = "001\t1\tm\tGM\tBerg, Åse\t2345\tNOR\t1503014\t1990/11/30\t1.0\t1\t2\tw\t1"
    second = "001\t2\tDahl, Per Olav\t0.0\t2\t1\tb\t0"
    one, two_ = read_trf(text(first, second)).players
    assert (one.name, one.title, one.rating, one.federation) == ("Berg, Åse", Title.GM, 2345, "NOR")
    assert (one.fide_id, one.birth, one.points, one.rank) == (1503014, "1990/11/30", 10, 1)
    assert (two_.name, two_.rating, two_.points) == ("Dahl, Per Olav", 0, 0)
    assert len(two_.cells) == 1


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
    lines = ["013 Team", "### note", "172 FIDE FIDON", "XYZ 1", "NOR    1 m    Navn"]
    assert read_trf(text(*lines, row(1))).kept == tuple(lines)


def test_a_record_of_another_program_with_the_same_code_is_kept_unused():
    file = read_trf(text("142 1|2|3", row(1)))
    assert file.rounds == 0
    assert file.kept == ("142 1|2|3",)


def test_rulers_and_blank_lines_are_passed_over():
    ruler = "DDD SSSS sTTT NNNNN"
    assert read_trf(text("", ruler, "123456789 123456789", row(1))).kept == ()
