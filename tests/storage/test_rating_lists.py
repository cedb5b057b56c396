"""The collection of rating lists on the disk, and how players are found in it."""

import sqlite3
from contextlib import closing

import pytest

from arbiter_gui.errors import Cancelled, FileProblem
from arbiter_gui.progress import NoProgress
from arbiter_gui.ratings.listed_player import ListedPlayer, ListKind, RatingList
from arbiter_gui.storage.rating_lists import DownloadState, RatingLists

FIDE = RatingList("FIDE", ListKind.FIDE, "2026-12", "players_list.zip", added="2026-12-01T09:00")
DWZ = RatingList("DWZ", ListKind.NATIONAL, "2026-11", "spieler.csv")
PLAYERS = (
    ListedPlayer("Carlsen, Magnus", 1503014, "NOR", "m", "GM", 1990, 2839, 2824, 2869, 10),
    ListedPlayer("Garcia, Jose", 2200001, "ESP", "m", "", 1990, 2100),
    ListedPlayer("Garcia Lopez, Juana", 2200002, "ESP", "w", "", 2001, 2300),
    ListedPlayer("Garcia, Maria", 2200003, "ARG", "w", "", 1975, 1900),
    ListedPlayer("Jose, Garcia", 2200004, "PHI", "m", "", 1980, 2500),
    ListedPlayer("Li, Wei", 8600001, "CHN", "m", "", 1999, 0),
    ListedPlayer("Liang, Awonder", 2056437, "USA", "m", "GM", 2003, 2700),
    ListedPlayer("Liren, Ding", 8603677, "CHN", "m", "GM", 1992, 2730),
    ListedPlayer("Mueller, Hans", 4600001, "GER", "m", "", 1960, 2000),
    ListedPlayer("O'Neil-Smith, Pat", 4700001, "IRL", "", "", 0, 1500),
    ListedPlayer("Щербань, Юлиан", 34100001, "RUS", "m", "", 2010, 1600),
    ListedPlayer("Łukaszewicz, Paweł", 1100001, "POL", "m", "", 1988, 2050),
    ListedPlayer("Yıldız, Işıl", 6300001, "TUR", "w", "", 1995, 1700),
    ListedPlayer("Strauß, Bjørn", 1400001, "DEN", "m", "", 1970, 1850),
)


@pytest.fixture
def lists(tmp_path):
    opened = RatingLists(tmp_path / "lists" / "lists.db")
    yield opened
    opened.close()


@pytest.fixture
def full(lists):
    lists.replace(FIDE, PLAYERS, NoProgress())
    return lists


def names(found):
    return [entry.player.name for entry in found]


def test_a_list_is_kept_with_name_month_source_and_count(tmp_path, full):
    full.close()
    again = RatingLists(tmp_path / "lists" / "lists.db")
    (kept,) = again.lists()
    again.close()
    assert (kept.name, kept.kind, kept.month, kept.rows) == ("FIDE", ListKind.FIDE, "2026-12", 14)
    assert (kept.source, kept.added) == ("players_list.zip", "2026-12-01T09:00")


def test_every_field_of_a_player_comes_back(full):
    (found,) = full.search("1503014")
    assert found.player == PLAYERS[0]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("carl", ["Carlsen, Magnus"]),
        ("CARLSEN, m", ["Carlsen, Magnus"]),
        ("magnus c", ["Carlsen, Magnus"]),
        ("muller", []),
        ("müller", ["Mueller, Hans"]),
        ("lukasz", ["Łukaszewicz, Paweł"]),
        ("Łukasz, PAWEŁ", ["Łukaszewicz, Paweł"]),
        ("yildiz isil", ["Yıldız, Işıl"]),
        ("YILDIZ", ["Yıldız, Işıl"]),
        ("strauss, bjorn", ["Strauß, Bjørn"]),
        ("strauß", ["Strauß, Bjørn"]),
        ("щер", ["Щербань, Юлиан"]),
        ("ЩЕРБАНЬ, ю", ["Щербань, Юлиан"]),
        ("shcherban yul", ["Щербань, Юлиан"]),
        ("Мюллер", []),
        ("smith", ["O'Neil-Smith, Pat"]),
        ("o'neil", ["O'Neil-Smith, Pat"]),
        ("nobody", []),
        ("", []),
        ("  ", []),
        ("-", []),
        ('" OR *', []),
        ("*", []),
    ],
)
def test_a_name_is_found_however_it_is_typed(full, typed, expected):
    assert names(full.search(typed)) == expected


def test_the_word_before_a_comma_is_the_last_name(full):
    assert names(full.search("garcia, j")) == ["Garcia Lopez, Juana", "Garcia, Jose"]
    assert names(full.search("jose, g")) == ["Jose, Garcia"]


def test_without_a_comma_words_may_stand_in_any_order_and_the_strongest_comes_first(full):
    assert names(full.search("garcia jose")) == ["Jose, Garcia", "Garcia, Jose"]


def test_a_whole_last_name_comes_before_longer_ones(full):
    assert names(full.search("li")) == ["Li, Wei", "Liren, Ding", "Liang, Awonder"]


def test_a_birth_year_or_a_federation_narrows_the_names(full):
    assert names(full.search("garcia 1990")) == ["Garcia, Jose"]
    assert names(full.search("garcia 19")) == ["Jose, Garcia", "Garcia, Jose", "Garcia, Maria"]
    assert names(full.search("garcia arg")) == ["Garcia, Maria"]


def test_digits_are_the_beginning_of_a_fide_number(full):
    assert names(full.search("15")) == ["Carlsen, Magnus"]
    assert len(full.search("2200")) == 4
    assert full.search("2200003")[0].player.name == "Garcia, Maria"
    assert full.search("99999999999999999999") == ()


def test_no_more_are_given_than_asked_for(full):
    assert len(full.search("garcia", limit=2)) == 2


def test_an_inactive_player_comes_after_an_active_one_of_the_same_rating(lists):
    players = (
        ListedPlayer("Ruiz, A", 1, standard=1800, inactive=1),
        ListedPlayer("Ruiz, B", 2, standard=1800),
    )
    lists.replace(FIDE, players, NoProgress())
    assert names(lists.search("ruiz")) == ["Ruiz, B", "Ruiz, A"]


def test_several_lists_say_together_what_is_known_about_one_person(full):
    national = ListedPlayer("Müller, Hans", 4600001, "GER", "m", "", 1960, 1950, national_id="Z9")
    full.replace(DWZ, (national,), NoProgress())
    (found,) = full.search("4600001")
    assert [listing.origin.name for listing in found.listings] == ["FIDE", "DWZ"]
    assert found.player.name == "Mueller, Hans"
    assert found.rating("standard")[0] == 2000
    assert found.rating("DWZ")[0] == 1950
    assert names(full.search("z9")) == []
    assert names(full.search("Z9")) == ["Mueller, Hans"]


def test_a_player_of_a_national_list_alone_is_found_beside_the_others(full):
    full.replace(DWZ, (ListedPlayer("Garz, Uwe", standard=1500),), NoProgress())
    assert names(full.search("gar"))[-1] == "Garz, Uwe"


def test_a_renewed_list_takes_the_place_of_the_old_one(full):
    again = RatingList("FIDE", ListKind.FIDE, "2027-01", "newer.zip")
    full.replace(again, PLAYERS[:1], NoProgress())
    (kept,) = full.lists()
    assert (kept.month, kept.rows) == ("2027-01", 1)
    assert full.search("garcia") == ()
    assert names(full.search("carlsen")) == ["Carlsen, Magnus"]


class StopsLater(NoProgress):
    """Presses Cancel at the given look."""

    def __init__(self, looks):
        self.left = looks

    def raise_if_cancelled(self):
        self.left -= 1
        if self.left < 0:
            raise Cancelled


@pytest.mark.parametrize("looks", range(4))
def test_a_cancelled_import_leaves_the_old_list(full, looks):
    with pytest.raises(Cancelled):
        full.replace(FIDE, PLAYERS[:2], StopsLater(looks))
    assert full.lists()[0].rows == 14
    assert names(full.search("mueller")) == ["Mueller, Hans"]


def test_an_import_that_fails_halfway_leaves_the_old_list(full):
    def broken():
        yield PLAYERS[0]
        raise FileProblem("list-unreadable", "the stick is gone")

    with pytest.raises(FileProblem):
        full.replace(FIDE, broken(), NoProgress())
    assert full.lists()[0].rows == 14


def test_a_list_without_players_is_refused(full):
    with pytest.raises(FileProblem, match="no players"):
        full.replace(FIDE, (), NoProgress())
    assert full.lists()[0].rows == 14


def test_the_old_list_is_found_while_the_next_one_comes_in(tmp_path, full):
    other = RatingLists(tmp_path / "lists" / "lists.db")

    def players():
        assert len(other.search("garcia")) == 4
        yield PLAYERS[0]

    full.replace(FIDE, players(), NoProgress())
    assert other.search("garcia") == ()
    other.close()


def test_a_list_that_was_removed_is_gone(full):
    full.remove("FIDE")
    full.remove("FIDE")
    assert full.lists() == ()
    assert full.search("garcia") == ()


def test_entries_are_looked_up_by_their_fide_numbers(full):
    found = full.by_fide_ids([1503014, 0, 77])
    assert list(found) == [1503014]
    assert found[1503014].player.name == "Carlsen, Magnus"


def test_a_description_of_columns_is_kept_under_its_name(full):
    full.keep_mapping("Own", "{}")
    full.keep_mapping("Own", '{"name": "Own"}')
    assert full.mappings() == ('{"name": "Own"}',)


def test_what_a_server_said_is_remembered(full):
    assert full.download_state("https://example.org/list.zip") == DownloadState()
    state = DownloadState('"abc"', "Mon, 01 Dec 2026 00:00:00 GMT", "2026-12-01T09:00")
    full.keep_download_state("https://example.org/list.zip", state)
    assert full.download_state("https://example.org/list.zip") == state


def test_a_file_that_is_no_collection_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "lists.db"
    path.write_bytes(b"something else entirely" * 100)
    with pytest.raises(FileProblem) as caught:
        RatingLists(path)
    assert caught.value.code == "lists-damaged"
    assert path.read_bytes().startswith(b"something else")


def test_a_database_of_another_program_is_refused(tmp_path):
    path = tmp_path / "lists.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE other (a)")
    connection.commit()
    connection.close()
    with pytest.raises(FileProblem) as caught:
        RatingLists(path)
    assert caught.value.code == "lists-damaged"


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(FileProblem) as caught:
        RatingLists(tmp_path / "file" / "lists.db")
    assert caught.value.code == "lists-unwritable"


def searched(path):
    with closing(RatingLists(path)) as lists:
        lists.search("garcia")


@pytest.mark.parametrize(
    ("good", "spoiled"),
    [(b"unicode61", b"unicode91"), (b"fide2026-12", b"fidx2026-12"), (b"fts5", b"fts\x82")],
    ids=["words", "kind", "table"],
)
def test_damage_in_a_collection_is_told_whatever_is_asked(full, good, spoiled):
    full.close()
    content = full.path.read_bytes()
    assert good in content
    full.path.write_bytes(content.replace(good, spoiled))
    with pytest.raises(FileProblem) as problem:
        searched(full.path)
    assert problem.value.code == "lists-damaged"
