import pytest
from babel.messages.pofile import read_po

from arbiter_gui import i18n
from arbiter_gui.pairing.swiss.colours import colour_preference
from arbiter_gui.resources import resource
from arbiter_gui.tables.colour_code import code_cell, code_text, preference_sentence
from arbiter_gui.tables.round_cell import past_cell
from arbiter_gui.tournament import Colour, PlayerKey
from tests.notation import event


def colours(letters):
    return tuple(Colour(letter) for letter in letters.lower())


@pytest.mark.parametrize(
    ("played", "code"),
    [
        ("", "A"), ("W", "(B)"), ("B", "(W)"), ("WB", "w"), ("BW", "b"),
        ("WW", "B"), ("BB", "W"), ("BWW", "B"), ("WBWBB", "W"), ("WBW", "(B)"),
        ("WWBWWB", "B"), ("WWBB", "W"),
    ],
)  # fmt: skip
def test_the_code_says_which_colour_and_how_strongly(played, code):
    assert code_text(colour_preference(colours(played)), "2026", 2) == code


@pytest.mark.parametrize(
    ("played", "sentence"),
    [
        ("", "Petrov: no colour preference, no game played yet"),
        ("W", "Petrov: should have Black, one more game with White than with Black"),
        ("WBB", "Petrov: must have White, two Blacks in a row"),
        ("BW", "Petrov: would like Black, as many Whites as Blacks, and White in the last game"),
        (
            "WW",
            "Petrov: must have Black, 2 more games with White than with Black"
            " and two Whites in a row",
        ),
        ("WWBWWB", "Petrov: must have Black, 2 more games with White than with Black"),
        (
            "BBB",
            "Petrov: must have White, 3 more games with Black than with White"
            " and 3 Blacks in a row",
        ),
        ("WWWWBB", "Petrov: must have Black, 2 more games with White than with Black"),
    ],
)
def test_the_sentence_gives_every_reason_for_the_preference(played, sentence):
    assert preference_sentence("Petrov", colours(played)) == sentence


def test_byes_and_forfeits_leave_no_trace_in_the_code():
    tournament = event(
        """
        1 Petrov, Ivan | 2w1 2b+ U  2b1
        2 Berg, Lena   | 1b0 1w- H  1w0
        """
    )
    petrov = tournament.player(PlayerKey(1))
    assert [code_cell(tournament, petrov, number).text for number in range(1, 6)] == [
        "A", "(B)", "(B)", "(B)", "w",
    ]  # fmt: skip


def test_the_code_of_2012_is_that_of_the_round_to_be_paired():
    tournament = event(
        """
        1 Petrov, Ivan | 2w1 2b+ U  2b1
        2 Berg, Lena   | 1b0 1w- H  1w0
        """,
        edition="2012",
    )
    petrov = tournament.player(PlayerKey(1))
    assert [code_cell(tournament, petrov, number).text for number in range(1, 6)] == [
        "A", "b", "(B)", "b", "w",
    ]  # fmt: skip


class Letters(i18n.gettext.NullTranslations):
    """A catalogue with nothing but the letters of the colours."""

    def __init__(self, white, black, between_numbers=("w", "b")):
        super().__init__()
        small_white, small_black = between_numbers
        self.letters = {"W": white, "B": black, "w": small_white, "b": small_black}

    def pgettext(self, context, message):
        return self.letters.get(message, message)


@pytest.mark.parametrize(
    ("white", "black", "codes"),
    [("B", "N", ["B", "(N)", "b", "A"]), ("Б", "Ч", ["Б", "(Ч)", "б", "A"])],
)
def test_the_letters_are_those_of_the_language(monkeypatch, white, black, codes):
    monkeypatch.setattr(i18n._Active, "translations", Letters(white, black))
    played = ["BB", "W", "WB", ""]
    assert [code_text(colour_preference(colours(games)), "2026", 2) for games in played] == codes


def test_a_language_chooses_the_letters_between_two_numbers(monkeypatch):
    tournament = event(
        """
        1 Petrov, Ivan | 2w1 2b=
        2 Berg, Lena   | 1b0 1w=
        """
    )
    monkeypatch.setattr(i18n._Active, "translations", Letters("Б", "Ч", ("Б", "ч")))
    petrov = tournament.player(PlayerKey(1))
    numbers = {player.key: int(player.tpn) for player in tournament.players}
    cells = [past_cell(tournament, petrov, number, numbers).text for number in (1, 2)]
    assert cells == ["2Б1", "2ч½"]


@pytest.mark.parametrize("language", ["es", "ru"])
def test_no_letter_between_two_numbers_looks_like_a_digit(language):
    with resource("translations", f"{language}.po").open("rb") as file:
        catalogue = read_po(file, locale=language)
    letters = {
        message.string
        for message in catalogue
        if (message.context or "").startswith("colour between two numbers")
    }
    assert letters.isdisjoint("бЗзОоOoIlBS")
