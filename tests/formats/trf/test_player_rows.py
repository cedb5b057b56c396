"""Rows of players: results, byes, fields, and columns that are counted otherwise."""

import pytest

from arbiter_gui.formats.trf.findings import TrfError
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import imported, tournament_of
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    PlayerKey,
    Result,
    Sex,
    Title,
)
from tests.formats.trf.rows import row, text, two

WIN, LOSS = "   2 w 1", "   1 b 0"


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
    (player,) = read_trf(row(1, "0000 - H") + "\x1a").players
    assert player.cells[0].letter == "H"


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
