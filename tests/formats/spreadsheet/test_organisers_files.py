"""Lists as organisers send them: found without a question, down to every field."""

from datetime import date, datetime

import pytest

from arbiter_gui.formats.spreadsheet.column_guess import best_sheet, guessed_mapping
from arbiter_gui.formats.spreadsheet.foreign_table import read_foreign_table
from arbiter_gui.formats.spreadsheet.player_rows import players_of
from arbiter_gui.i18n import LANGUAGES, use_language
from arbiter_gui.tables.starting_list import starting_list
from arbiter_gui.tournament import Player, PlayerKey, Title, Tournament, Tpn
from tests.formats.spreadsheet.workbooks import workbook

FIELDS = ("name", "title", "sex", "rating", "federation", "fide_id", "birth", "club", "national_id")


def read(data):
    grid = best_sheet(read_foreign_table(data).grids)
    return players_of(grid, guessed_mapping(grid))


def plain(listed):
    """What the row states, in the order of FIELDS."""
    values = {name: getattr(listed.player, name) for name in FIELDS if name in listed.stated}
    return {name: getattr(value, "value", value) for name, value in values.items()}


SWISS_MANAGER = workbook(
    Players=[
        ["XXI Open de Mayo"],
        ["Última actualización 01.05.2026"],
        [],
        ["No.", "", "Name", "FideID", "ID", "FED", "RtgI", "RtgN", "sex", "Club/City"],
        [1, "WFM", "Pérez Núñez, Ana *)", 2200001, "E-77", "ESP", 2101.0, 2150, "w", "Peón Rey"],
        [2, None, "Li, Wei", None, None, "CHN", 0, None, None, None],
    ]
)
RUSSIAN = (
    "Фамилия;Имя;Пол;Г.р.;Рейтинг;Звание;Город;ФШР ID\r\n"
    "Иванов;Пётр;м;2001;1833;КМС;Омск;12345\r\n"
    "Петрова;Анна;ж;12.04.2003;б/р;wfm;Тверь;\r\n"
)
SPANISH = (
    "Nombre y apellidos;Fecha nac.;Sexo;Elo FIDE;ID FIDE;Fed.;Club\n"
    "Pérez Núñez, José;3/4/1987;H;1850;2234567;ESP;Peón Rey\n"
    "López, Ana;21.12.99;M;s/e;;esp;\n"
)
DATED = workbook(
    Liste=[
        ["Nachname", "Vorname", "Geburtsdatum", "Titel", "FIDE-ID"],
        [
            "Müller",
            "Jörg",
            datetime.fromisoformat("1987-03-21"),
            "fm",
            "4600001",
        ],
        ["Weiß", "Eva", date(1999, 12, 1), "", 4600002],
        ["Groß", "Udo", 31857, None, None],
    ]
)
FILES = {
    "swiss-manager": (
        SWISS_MANAGER,
        [
            {
                "name": "Pérez Núñez, Ana", "title": "WFM", "sex": "w", "rating": 2101,
                "federation": "ESP", "fide_id": 2200001, "club": "Peón Rey", "national_id": "E-77",
            },
            {"name": "Li, Wei", "rating": 0, "federation": "CHN"},
        ],
    ),
    "russian-cp1251": (
        RUSSIAN.encode("cp1251"),
        [
            {
                "name": "Иванов, Пётр", "sex": "m", "rating": 1833, "birth": "2001", "club": "Омск",
                "national_id": "12345",
            },
            {
                "name": "Петрова, Анна", "title": "WFM", "sex": "w", "rating": 0,
                "birth": "2003/04/12", "club": "Тверь",
            },
        ],
    ),
    "spanish-cp1252": (
        SPANISH.encode("cp1252"),
        [
            {
                "name": "Pérez Núñez, José", "sex": "m", "rating": 1850, "federation": "ESP",
                "fide_id": 2234567, "birth": "1987/04/03", "club": "Peón Rey",
            },
            {
                "name": "López, Ana", "sex": "w", "rating": 0, "federation": "ESP",
                "birth": "1999/12/21",
            },
        ],
    ),
    "dates-of-a-workbook": (
        DATED,
        [
            {
                "name": "Müller, Jörg", "title": "FM", "birth": "1987/03/21", "fide_id": 4600001,
            },
            {"name": "Weiß, Eva", "birth": "1999/12/01", "fide_id": 4600002},
            {"name": "Groß, Udo", "birth": "1987/03/21"},
        ],
    ),
    "no-headings": (
        b"1\tGM\tCarlsen, Magnus\t2840\tNOR\t1503014\t1990\n2\t\tPerez, Juan\t0\tESP\t\t2001\n",
        [
            {
                "name": "Carlsen, Magnus", "title": "GM", "rating": 2840, "federation": "NOR",
                "fide_id": 1503014, "birth": "1990",
            },
            {"name": "Perez, Juan", "rating": 0, "federation": "ESP", "birth": "2001"},
        ],
    ),
    "names-only": (
        "Pérez, Juan\nŠarić, Ana\n".encode(),
        [{"name": "Pérez, Juan"}, {"name": "Šarić, Ana"}],
    ),
    "two-columns-of-names": (
        "Pérez,Juan,1900\nŠarić,Ana,2001\n".encode("utf-8-sig"),
        [{"name": "Pérez, Juan", "rating": 1900}, {"name": "Šarić, Ana", "rating": 2001}],
    ),
    "keys-of-scripts": (
        "title,last_name,first_name,birth,federation,fide_id,rating\n"
        "wg,Dvořáková,Eva,1987-03-21,cze,309907,2200\n".encode(),
        [
            {
                "name": "Dvořáková, Eva", "title": "WGM", "rating": 2200, "federation": "CZE",
                "fide_id": 309907, "birth": "1987/03/21",
            }
        ],
    ),
    "utf-16-from-excel": (
        "Name\tElo\tBorn\r\nWąs, Łukasz\t1850\t1987\r\n".encode("utf-16"),
        [{"name": "Wąs, Łukasz", "rating": 1850, "birth": "1987"}],
    ),
    "vega": (
        b"NAME ;COUNTRY;BIRTHDAY;GENDER;TITLE;IDFIDE;ELOFIDE;IDNAT\n"
        b"Rossi, Mario ;ITA;21.03.87;m; NC;800001; 1700;123\n",
        [
            {
                "name": "Rossi, Mario", "sex": "m", "rating": 1700, "federation": "ITA",
                "fide_id": 800001, "birth": "1987/03/21", "national_id": "123",
            }
        ],
    ),
    "second-sheet": (
        workbook(Info=[["Entries until 1 May"]], Entries=[["Player", "Rtg"], ["Ek, Sofia", 1500]]),
        [{"name": "Ek, Sofia", "rating": 1500}],
    ),
    "german-rating-list": (
        'ID,"Name,Vorname",Geburtsjahr,DWZ,FIDE-Elozahl,FIDE-ID\n'
        '10,"Müller,Jörg",1987,1900,1950,4600001\n'.encode("cp1252"),
        [
            {
                "name": "Müller, Jörg", "rating": 1950, "fide_id": 4600001, "birth": "1987",
                "national_id": "10",
            }
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FILES)
def test_the_file_of_an_organiser_is_read_without_a_question(name):
    data, expected = FILES[name]
    found = read(data)
    assert [plain(listed) for listed in found.players] == expected
    assert found.refused == ()
    assert all(not listed.remarks for listed in found.players)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_starting_list_is_read_back_in_every_language(language):
    player = Player(
        PlayerKey(1), Tpn(1), "Иванов, Пётр", Title.GM, rating=2500, federation="RUS",
        fide_id=4100001, birth="1990/02/03", club="Омск",
    )  # fmt: skip
    use_language(language)
    try:
        table = starting_list(Tournament([player]))
    finally:
        use_language("en")
    lines = [[column.title for column in table.columns]]
    lines += [[cell.text for cell in row.cells] for row in table.rows]
    (listed,) = read("\n".join(";".join(line) for line in lines).encode()).players
    assert plain(listed) == {
        "name": "Иванов, Пётр", "title": "GM", "rating": 2500, "federation": "RUS",
        "fide_id": 4100001, "birth": "1990/02/03", "club": "Омск",
    }  # fmt: skip


def test_a_name_that_looks_like_a_formula_stays_a_text():
    found = read(workbook(List=[["Name", "Rtg"], ['=HYPERLINK("x")', 1500], ["+Li, @Wei", 1600]]))
    assert [row.player.name for row in found.players] == ['=HYPERLINK("x")', "+Li, @Wei"]


def test_control_characters_and_marks_of_direction_leave_a_name():
    found = read("Name;Rtg\nPe\u202erez,\u200f \u0007Juan;1500\n".encode())
    assert found.players[0].player.name == "Pe rez, Juan"


def test_rows_that_say_nothing_and_repeated_headings_are_no_players():
    found = read(b"No;Name;Rtg\n1;Ek, Sofia;1500\n2;;\nNo;Name;Rtg\n3;Li, Wei;1600\n")
    assert [row.row for row in found.players] == [2, 5]
    assert found.refused == ()


def test_texts_longer_than_any_name_or_club_are_left_out_and_told():
    long = "x" * 201
    found = read(f"Name;Rtg;Club\n{long};1500;A\nEk, Sofia;1600;{long}\n".encode())
    assert [(p.line, p.code) for p in found.refused] == [(2, "row-name-too-long")]
    assert "201" in found.refused[0].describe()
    (sofia,) = found.players
    assert sofia.player.club == ""
    assert [remark.code for remark in sofia.remarks] == ["club-unreadable"]
    assert "C3" in sofia.remarks[0].describe()


def test_a_row_without_a_name_is_refused_with_its_number():
    found = read(b"Name;Rtg\n;1500\n7;1500\nEk, Sofia;1600\n")
    assert [(p.line, p.code) for p in found.refused] == [
        (2, "row-without-name"),
        (3, "row-without-name"),
    ]
    assert found.refused[0].describe() == "Row 2: there is no name."


def test_a_cell_that_is_not_understood_is_left_out_and_named_with_its_place():
    text = "Name;Rtg;FIDE ID;Fed;Born;Title;Sex\nEk, Sofia;12345;x1;Spain;31.02.2010;Dr.;x\n"
    (listed,) = read(text.encode()).players
    assert listed.stated == {"name"}
    assert [remark.values["cell"] for remark in listed.remarks] == [
        "F2", "G2", "B2", "D2", "C2", "E2",
    ]  # fmt: skip
    assert listed.remarks[2].describe() == "Cell B2: “12345” is no rating and was left out."


@pytest.mark.parametrize(
    ("heading", "letters", "expected"),
    [
        ("Sexo", "HMH", "mwm"),
        ("Sexo", "VMV", "mwm"),
        ("Sex", "MFM", "mwm"),
        ("S", "MVM", "mwm"),
        ("Пол", "МЖМ", "mwm"),
        ("Geschlecht", "mwm", "mwm"),
    ],
)
def test_the_letters_of_a_sex_column_are_read_together(heading, letters, expected):
    rows = "".join(f"P{'abc'[n]}, X;{letter}\n" for n, letter in enumerate(letters))
    found = read(f"Name;{heading}\n{rows}".encode())
    assert "".join(listed.player.sex.value for listed in found.players) == expected
