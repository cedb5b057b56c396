import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.formats.spreadsheet.text_encoding import ENCODINGS, decoded

_LISTS = [
    ("cp1252", "García Pérez, Íñigo;Núñez, José;Muñoz, Begoña"),
    ("cp1252", "Müller;Weiß, Jörg;Größler"),
    ("cp1252", "Ødegård, Søren;Sæther"),
    ("cp1252", "Muñoz"),
    ("cp1250", "Łukasz Wąs;Świątek;Kamiński"),
    ("cp1250", "Dvořák, Jiří;Černý;Tůma"),
    ("cp1250", "Erdős;Kovács;Szűcs;Győri;Hölgy"),
    ("iso-8859-2", "Łukasz Wąs;Świątek;Kamiński"),
    ("cp1251", "Фамилия;Имя;Рейтинг\nИванов;Пётр;1800"),
    ("cp1251", "ИВАНОВ;ЩЕРБАНЬ"),
    ("cp1251", "Шевченко, Євген;Їжакевич"),
    ("koi8-r", "Иванов;Пётр;Щербань"),
    ("cp866", "Иванов;Пётр;Щербань"),
    ("cp1254", "Yılmaz, Güneş;Öğretmen;İnce"),
    ("cp1257", "Bērziņš, Kārlis;Šķēle"),
    ("utf-8", "Иванов;Łukasz;Muñoz;Δημήτρης"),
    ("utf-16-le", "Иванов;1800\r\nПетров;1900\r\n"),
    ("utf-16-be", "Perez;1800\nNúñez;1900\n"),
]


@pytest.mark.parametrize(("encoding", "text"), _LISTS)
def test_the_words_of_a_list_show_how_its_bytes_are_read(encoding, text):
    found = decoded(text.encode(encoding))
    assert found is not None
    assert found.text == text
    assert found.unreadable == 0


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_mark_at_the_start_decides_and_is_no_part_of_the_text(encoding):
    found = decoded("Иванов;1800".encode(encoding))
    assert found is not None
    assert found.text == "Иванов;1800"


def test_the_arbiters_choice_overrides_what_would_be_found():
    found = decoded("Erdős".encode("cp1250"), "cp1250")
    assert found is not None
    assert (found.text, found.encoding) == ("Erdős", "cp1250")


def test_characters_the_chosen_encoding_does_not_have_are_counted():
    found = decoded("Muñoz, Núñez".encode("cp1252"), "utf-8")
    assert found is not None
    assert found.unreadable == 3


@pytest.mark.parametrize("data", [b"\x00\x01\x02\x00\x00\x00\xff\xd8", b"\x00" * 200, bytes(256)])
def test_bytes_that_are_no_text_are_not_read_as_one(data):
    assert decoded(data) is None


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"], exclude_characters="\0\ufeff")))
def test_every_text_in_utf_8_is_read_as_it_is(text):
    found = decoded(text.encode("utf-8"))
    assert found is not None
    assert found.text == text


@given(st.binary(max_size=300))
def test_no_bytes_make_the_reader_fail(data):
    found = decoded(data)
    assert found is None or found.encoding in ENCODINGS


_RUSSIAN = st.text("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", min_size=4, max_size=12)


@given(st.lists(_RUSSIAN.map(str.title), min_size=3, max_size=30))
def test_any_list_of_cyrillic_names_in_cp1251_is_found(names):
    text = ";".join(names)
    found = decoded(text.encode("cp1251"))
    assert found is not None
    assert found.text == text
