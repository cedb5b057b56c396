"""FIDE's own lists, text and XML, packed or not."""

import zipfile

import pytest

from arbiter_gui.errors import Cancelled, FileProblem
from arbiter_gui.progress import NoProgress
from arbiter_gui.ratings.listed_player import ListedPlayer, ListKind
from tests.benchmarks.invented_lists import combined_line, write_list
from tests.formats.rating_lists.files import (
    CARLSEN,
    COMBINED,
    OLD,
    SINGLE,
    SINGLE_HEADING,
    XML,
    read,
    written,
    zipped,
)

MAGNUS = ListedPlayer(
    "Carlsen, Magnus", 1503014, "NOR", "m", "GM", 1990, 2839, 2824, 2869, 10, 10, 10
)


def refusal(path):
    with pytest.raises(FileProblem) as caught:
        read(path)
    return caught.value


def test_the_combined_text_list_has_three_ratings_and_their_k(tmp_path):
    players, file = read(written(tmp_path, "players_list_foa.txt", COMBINED))
    assert players[0] == MAGNUS
    assert file.kind is ListKind.FIDE
    assert file.name == "FIDE"


def test_a_second_title_and_an_inactive_woman_are_read(tmp_path):
    players, _file = read(written(tmp_path, "players_list_foa.txt", COMBINED))
    hou = players[1]
    assert (hou.title, hou.sex, hou.inactive) == ("GM", "w", 1)
    assert (hou.standard, hou.rapid, hou.k_rapid) == (2633, 0, 0)


@pytest.mark.parametrize(
    ("name", "kind", "place"),
    [
        ("standard_oct26frl.txt", ListKind.FIDE_STANDARD, 0),
        ("rapid_rating_list.txt", ListKind.FIDE_RAPID, 1),
        ("blitz_rating_list.txt", ListKind.FIDE_BLITZ, 2),
    ],
)
def test_a_single_list_says_its_month_and_its_file_name_the_kind(tmp_path, name, kind, place):
    players, file = read(written(tmp_path, name, SINGLE))
    ratings = [0, 0, 0]
    ratings[place] = 2824
    assert file.kind is kind
    assert file.month == "2026-10"
    assert [players[0].standard, players[0].rapid, players[0].blitz] == ratings
    assert [players[0].k_standard, players[0].k_rapid, players[0].k_blitz][place] == 10


def test_an_old_list_with_joined_headings_and_short_titles_is_read(tmp_path):
    players, file = read(written(tmp_path, "mar11frl.txt", OLD))
    assert [(p.fide_id, p.name, p.title, p.standard) for p in players] == [
        (1503014, "Carlsen, Magnus", "GM", 2815),
        (8602980, "Hou, Yifan", "GM", 2612),
    ]
    assert players[1].sex == "w"
    assert players[0].birth_year == 1990
    assert file.month == "2011-03"


def test_the_xml_list_gives_the_same_player(tmp_path):
    players, file = read(written(tmp_path, "players_list_xml_foa.xml", XML))
    assert players[0] == MAGNUS
    assert players[1] == ListedPlayer("O'Neil & Co", 5, sex="w", inactive=1)
    assert file.kind is ListKind.FIDE


def test_a_single_xml_list_of_rapid_ratings_fills_the_rapid_rating(tmp_path):
    text = (
        "<playerslist><player><fideid>7</fideid><name>A, B</name><country>ESP</country>"
        "<rating>1800</rating><k>20</k></player></playerslist>"
    )
    players, file = read(written(tmp_path, "rapid_rating_list.xml", text))
    assert file.kind is ListKind.FIDE_RAPID
    assert (players[0].standard, players[0].rapid, players[0].k_rapid) == (0, 1800, 20)


def test_a_zip_file_is_read_without_unpacking_it_and_gives_the_month(tmp_path):
    path = zipped(tmp_path, "players_list.zip", "players_list_foa.txt", COMBINED)
    players, file = read(path)
    assert players[0] == MAGNUS
    assert file.month == "2026-10"


def test_the_name_of_an_archived_list_gives_the_month(tmp_path):
    path = zipped(tmp_path, "standard_sep26frl.zip", "standard_sep26frl.xml", XML)
    assert read(path)[1].month == "2026-09"


def test_a_file_with_another_heading_is_refused_with_its_line(tmp_path):
    problem = refusal(written(tmp_path, "list.txt", "Place Name Points\n1 Somebody 5\n"))
    assert problem.code == "list-unknown"
    assert problem.values["line"] == 1


def test_odd_lines_are_left_out_and_told_with_their_numbers(tmp_path):
    text = COMBINED.replace("8602980", "86o2980") + "\r\n"
    players, file = read(written(tmp_path, "players_list_foa.txt", text))
    assert [player.name for player in players] == ["Carlsen, Magnus"]
    assert file.odd.count == 1
    assert "86o2980" in file.odd.first[0].describe()
    assert file.odd.first[0].line == 3


def test_a_file_of_odd_lines_is_refused_with_the_first_of_them(tmp_path):
    text = f"{SINGLE_HEADING}\r\n" + "no player here\r\n" * 200
    problem = refusal(written(tmp_path, "standard.txt", text))
    assert problem.code == "list-lines-odd"
    assert problem.values["line"] == 2


def test_an_xml_file_with_entities_is_refused_before_they_grow(tmp_path):
    bomb = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>\n<playerslist>&b;</playerslist>'
    problem = refusal(written(tmp_path, "list.xml", bomb))
    assert problem.code == "list-doctype"
    assert problem.values["line"] == 1


def test_a_broken_xml_file_is_refused_with_its_line(tmp_path):
    problem = refusal(written(tmp_path, "list.xml", XML.replace("</country>", "</land>", 1)))
    assert problem.code == "list-xml-broken"
    assert problem.values["line"] == 2


@pytest.mark.parametrize("encoding", ["UTF-5", "big5"], ids=["unknown", "of several bytes"])
def test_an_xml_list_in_an_encoding_that_cannot_be_read_is_refused(tmp_path, encoding):
    text = f'<?xml version="1.0" encoding="{encoding}"?>\n{XML}'
    assert refusal(written(tmp_path, "list.xml", text)).code == "list-xml-broken"


def test_a_heading_with_a_return_in_it_is_no_csv(tmp_path):
    assert refusal(written(tmp_path, "a.csv", "a;b\rx;c;d\n1;2;3\n")).code == "list-csv-broken"


def test_another_kind_of_xml_is_refused(tmp_path):
    assert refusal(written(tmp_path, "page.xml", "<html><body/></html>")).code == "list-unknown"


def test_elements_within_elements_without_end_are_refused_before_they_fill_the_memory(tmp_path):
    text = "<playerslist>" + "<player>" * 500_000
    assert refusal(written(tmp_path, "list.xml", text)).code == "list-unknown"


def test_an_xml_list_that_breaks_off_is_refused(tmp_path):
    problem = refusal(written(tmp_path, "list.xml", XML[:-20]))
    assert problem.code == "list-xml-broken"


def test_a_zip_file_that_would_fill_the_disk_is_refused_before_it_is_unpacked(tmp_path):
    path = tmp_path / "bomb.zip"
    with (
        zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive,
        archive.open("players_list.txt", "w") as member,
    ):
        for _ in range(40):
            member.write(b" " * 1_000_000)
    assert path.stat().st_size < 100_000
    assert refusal(path).code == "list-too-large"


def test_a_zip_file_without_a_list_is_refused(tmp_path):
    assert refusal(zipped(tmp_path, "photo.zip", "photo.jpg", "x")).code == "list-missing-in-zip"


def test_a_damaged_zip_file_is_refused(tmp_path):
    path = zipped(tmp_path, "players_list.zip", "players_list_foa.txt", COMBINED * 50)
    data = bytearray(path.read_bytes())
    data[70:90] = b"\xff" * 20
    path.write_bytes(data)
    assert refusal(path).code == "list-unreadable"


def test_a_file_that_is_not_there_is_told_with_its_path(tmp_path):
    problem = refusal(tmp_path / "nowhere.txt")
    assert problem.code == "list-unreadable"
    assert "nowhere.txt" in str(problem)


def test_a_picture_is_no_list(tmp_path):
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\x89PNG\r\n\0\0\0" * 100)
    assert refusal(path).code == "list-unknown"


def test_a_line_without_an_end_is_no_list(tmp_path):
    path = written(tmp_path, "list.txt", SINGLE_HEADING + "\n" + "x" * 200_000)
    assert refusal(path).code == "list-unknown"


def test_reading_can_be_cancelled_and_says_how_far_it_is(tmp_path):
    class StopsAtTheSecondBlock(NoProgress):
        steps: list

        def step(self, done, total):
            self.steps.append((done, total))

        def raise_if_cancelled(self):
            if self.steps:
                raise Cancelled

    progress = StopsAtTheSecondBlock()
    progress.steps = []
    path = tmp_path / "players_list_foa.txt"
    write_list(path, 10_000)
    with pytest.raises(Cancelled):
        read(path, progress=progress)
    assert len(progress.steps) == 1
    assert progress.steps[0][1] == path.stat().st_size


def test_the_invented_list_of_the_benchmark_is_one_of_fide(tmp_path):
    write_list(tmp_path / "players_list_foa.txt", 500)
    players, file = read(tmp_path / "players_list_foa.txt")
    assert len(players) == 500
    assert file.odd.count == 0
    assert any(player.title for player in players)


def test_a_title_list_that_overflows_its_column_moves_no_number(tmp_path):
    line = combined_line(CARLSEN, more="IA,FST,IO,FA,NA1")
    players, _file = read(written(tmp_path, "players_list_foa.txt", f"{COMBINED}{line}\r\n"))
    assert players[-1] == MAGNUS
