"""National lists as CSV, with columns that somebody has named."""

import pytest

from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.rating_lists.column_mapping import (
    ColumnMapping,
    NameOrder,
    guessed_mapping,
    known_mappings,
    mapping_of_text,
)
from arbiter_gui.formats.rating_lists.list_file import csv_sample
from arbiter_gui.ratings.listed_player import ListedPlayer, ListKind
from tests.formats.rating_lists.files import COMBINED, DSU, DWZ, XML, read, written

OWN = "Code;Player;Elo;Year\n7;Zoë Ortiz Vega;1650;2001-02-03\n"


@pytest.mark.parametrize("encoding", ["cp1252", "utf-8", "utf-8-sig"])
def test_a_known_national_list_needs_no_mapping_and_repeated_members_count_once(tmp_path, encoding):
    players, file = read(written(tmp_path, "spieler.csv", DWZ, encoding))
    assert (file.name, file.kind) == ("DWZ", ListKind.NATIONAL)
    assert players == [
        ListedPlayer(
            "Müller, Jürgen", 4610000, "GER", "m", "FM", 1971, 1874,
            national_id="10001", club="70101",
        ),
        ListedPlayer(
            "Weiß, Änne", 0, "GER", "w", "", 2011, 0, national_id="10002", club="70101"
        ),
    ]  # fmt: skip


def test_a_blank_line_two_equal_headings_and_names_the_other_way_round(tmp_path):
    players, file = read(written(tmp_path, "dsu.csv", DSU, "cp1252"))
    assert file.name == "DSU"
    assert players == [
        ListedPlayer(
            "Larsen, Bent Kølvig", 1400010, "DEN", "", "IM", 1999, 2411, 0, 2400,
            national_id="501", club="Aalborg",
        )
    ]  # fmt: skip


def test_a_list_nobody_has_described_is_refused_with_its_columns(tmp_path):
    with pytest.raises(FileProblem) as caught:
        read(written(tmp_path, "own.csv", OWN))
    assert caught.value.code == "list-columns-unknown"
    assert "Player" in str(caught.value)


def test_a_description_is_text_that_gives_itself_again(tmp_path):
    columns = {"name": "Player", "standard": "Elo", "national_id": "Code", "birth_year": "Year"}
    mapping = ColumnMapping("Own", columns, NameOrder.FIRST_LAST, "XYZ")
    assert mapping_of_text(mapping.as_text()) == mapping
    players, file = read(written(tmp_path, "own.csv", OWN), [mapping])
    assert file.name == "Own"
    expected = ListedPlayer("Vega, Zoë Ortiz", 0, "XYZ", "", "", 2001, 1650, national_id="7")
    assert players == [expected]


def test_a_description_that_is_damaged_fits_nothing():
    assert not mapping_of_text("{").fits(["Name"])
    assert not mapping_of_text('["a"]').fits(["Name"])


def test_a_missing_column_is_named_with_its_line(tmp_path):
    mapping = ColumnMapping("Own", {"name": "Player", "club": "Club"})
    with pytest.raises(FileProblem) as caught:
        read(written(tmp_path, "own.csv", OWN), [mapping], "Own")
    assert caught.value.code == "list-column-missing"
    assert caught.value.values["column"] == "Club"
    assert caught.value.values["line"] == 1


@pytest.mark.parametrize(
    ("order", "name", "expected"),
    [
        (NameOrder.COMMA, "Vega,Ana  Maria", "Vega, Ana Maria"),
        (NameOrder.COMMA, "Anand Viswanathan", "Anand Viswanathan"),
        (NameOrder.LAST_FIRST, "DE LA CRUZ Ana", "DE LA CRUZ, Ana"),
        (NameOrder.LAST_FIRST, "Petrov Ivan Ivanovich", "Petrov, Ivan Ivanovich"),
        (NameOrder.FIRST_LAST, "Ana Vega", "Vega, Ana"),
        (NameOrder.FIRST_LAST, "Ronaldo", "Ronaldo"),
    ],
)
def test_names_come_out_as_last_name_comma_first_name(tmp_path, order, name, expected):
    path = written(tmp_path, "own.csv", f"Code;Player;Elo\n7;{name};1650\n")
    mapping = ColumnMapping("Own", {"name": "Player"}, order)
    players, _file = read(path, [mapping])
    assert [player.name for player in players] == [expected]


@pytest.mark.parametrize(
    ("text", "year"),
    [("1987", 1987), ("21.03.1987", 1987), ("00.00.2001", 2001), ("1900/01/01", 0), ("-", 0)],
)
def test_a_birth_is_a_year_in_whatever_form(tmp_path, text, year):
    path = written(tmp_path, "own.csv", f"Code;Player;Born\n7;Vega, Ana;{text}\n")
    mapping = ColumnMapping("Own", {"name": "Player", "birth_year": "Born"})
    assert read(path, [mapping])[0][0].birth_year == year


def test_headings_that_speak_for_themselves_are_guessed():
    guess = guessed_mapping(["ID_no", "Name", "ClubName", "BirthDay", "Rtg_nat", "FIDE_no"], "CZE")
    assert guess.columns == {
        "national_id": "ID_no",
        "name": "Name",
        "club": "ClubName",
        "birth_year": "BirthDay",
        "standard": "Rtg_nat",
        "fide_id": "FIDE_no",
    }


def test_every_known_description_has_a_name_and_a_rating():
    for mapping in known_mappings():
        assert mapping.name
        assert {"name", "standard"} <= set(mapping.columns)


def test_a_sample_shows_headings_rows_and_the_description_that_fits(tmp_path):
    sample = csv_sample(written(tmp_path, "spieler.csv", DWZ), ())
    assert sample is not None
    assert sample.headings[4] == "Name,Vorname"
    assert sample.rows[0][4] == "Müller,Jürgen"
    assert sample.mapping is not None
    assert sample.mapping.name == "DWZ"
    unknown = csv_sample(written(tmp_path, "own.csv", OWN), ())
    assert unknown is not None
    assert unknown.mapping is None


def test_a_list_of_fide_needs_no_columns(tmp_path):
    assert csv_sample(written(tmp_path, "a.txt", COMBINED), ()) is None
    assert csv_sample(written(tmp_path, "a.xml", XML), ()) is None


def test_a_list_in_cyrillic_letters_of_windows_is_read(tmp_path):
    text = "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\r\n" + "".join(
        f"{number},Щербань Юлиан Сергеевич,М,RUS,,Юность,2010-01-01,1600,{number},0\r\n"
        for number in range(1, 30)
    )
    players, file = read(written(tmp_path, "cfr.csv", text, "cp1251"))
    assert file.name == "CFR"
    assert (players[0].name, players[0].club) == ("Щербань, Юлиан Сергеевич", "Юность")
