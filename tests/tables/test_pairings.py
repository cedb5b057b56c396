from arbiter_gui.tables.pairings import by_name, pairings_table
from arbiter_gui.tournament import Acceleration, PlayerKey, Tournament
from tests.notation import event

SIX = """
    1 GM Adams, Robert 2480 | 4w1 2b= 3w
    2 Berg, Lena 2455       | 5b1 1w= 4b
    3 Costa, Miguel 2390    | 6w1 5b1 1b
    4 Dahl, Kristian 2300   | 1b0 6w1 2w
    5 Ek, Sofia             | 2w0 3w0 H
    6 Ek, Pia 2100          | 3b0 4b0 U
    """


def cells(table, key):
    index = [column.key for column in table.columns].index(key)
    return [row.cells[index] for row in table.rows]


def texts(table, key):
    return [cell.text for cell in cells(table, key)]


def test_a_board_shows_points_and_codes_before_the_round():
    table = pairings_table(event(SIX), 3)
    assert texts(table, "white_name") == ["Adams, Robert", "Dahl, Kristian"]
    assert texts(table, "white_points") == ["1½", "1"]
    assert texts(table, "white_code") == ["w", "b"]
    assert texts(table, "black_points") == ["2", "1½"]
    assert texts(table, "black_code") == ["w", "b"]
    assert texts(table, "result") == ["", ""]


def test_the_note_names_floats_and_missed_colours_in_words():
    table = pairings_table(event(SIX), 3)
    assert texts(table, "note") == [
        "Costa did not get White; Costa moved down",
        "Dahl did not get Black; Berg moved down",
    ]


def test_players_without_a_board_are_listed_with_the_reason():
    table = pairings_table(event(SIX), 3)
    assert table.notes == (
        "Not playing: 5 Ek, Sofia (half-point bye); 6 Ek, Pia (pairing-allocated bye)",
    )


def test_a_past_round_shows_the_results_and_the_codes_of_that_time():
    table = pairings_table(event(SIX), 1)
    assert texts(table, "result") == ["1–0", "1–0", "0–1"]
    assert texts(table, "white_code") == ["A", "A", "A"]
    assert texts(table, "white_points") == texts(table, "black_points") == ["0", "0", "0"]
    assert table.rows[0].spoken == (
        "Board 1: Adams, Robert with White, no colour preference, against Dahl, Kristian, "
        "no colour preference, White wins"
    )


def test_federations_stand_beside_the_ratings_when_asked_for():
    narrow = pairings_table(event(SIX), 1)
    wide = pairings_table(event(SIX), 1, federations=True)
    added = {column.key for column in wide.columns} - {column.key for column in narrow.columns}
    assert added == {"white_federation", "black_federation"}
    assert all(len(row.cells) == len(wide.columns) for row in wide.rows)
    assert all(len(row.cells) == len(narrow.columns) for row in narrow.rows)


def test_a_round_that_is_not_paired_says_what_is_missing():
    table = pairings_table(event(SIX), 4)
    assert table.rows == ()
    assert table.notes == (
        "Round 4 is not paired yet.",
        "First enter the 2 missing results of round 3.",
    )


def test_the_round_to_be_paired_names_who_asked_for_a_bye_or_has_left():
    tournament = event(
        """
        1 A | 2w1 H
        2 B | 1b0
        3 C | U
        """,
        changes={2: {"withdrawn_from": 2}},
    )
    assert pairings_table(tournament, 2).notes[-1] == (
        "Not playing: 1 A (half-point bye); 2 B (withdrawn)"
    )


def test_an_event_without_players_says_what_to_do_first():
    notes = pairings_table(event(""), 1).notes
    assert notes == (
        "There are no players yet. Add the players first, or import them from a file.",
    )


def test_the_list_by_name_tells_everybody_where_to_sit():
    table = by_name(event(SIX), 3)
    rows = [" ".join(cell.text for cell in row.cells if cell.text) for row in table.rows]
    assert rows == [
        "GM Adams, Robert 1 1 W Costa, Miguel 3",
        "Berg, Lena 2 2 B Dahl, Kristian 4",
        "Costa, Miguel 3 1 B Adams, Robert 1",
        "Dahl, Kristian 4 2 W Berg, Lena 2",
        "Ek, Pia 6 pairing-allocated bye",
        "Ek, Sofia 5 half-point bye",
    ]


def test_the_list_by_name_sorts_letters_with_marks_beside_those_without():
    names = ["Zorn", "Žižka", "Øster", "Oster", "Łuk", "Lund", "adams", "Иванова", "Petrov"]
    lines = (f"{number} {name} | Z" for number, name in enumerate(names, start=1))
    table = by_name(event("\n".join(lines), paired=1), 1)
    assert texts(table, "name") == [
        "adams", "Łuk", "Lund", "Oster", "Øster", "Petrov", "Žižka", "Zorn", "Иванова",
    ]  # fmt: skip


def test_virtual_points_count_for_the_float_but_are_not_shown():
    tournament = event("1 A | 2w1 4b\n2 B | 1b0 3w\n3 C | 4w1 2b\n4 D | 3b0 1w")
    plain = pairings_table(tournament, 2)
    assert texts(plain, "note") == ["C moved down", "A moved down"]
    facts = [*tournament.facts(), Acceleration(PlayerKey(2), (0, 10))]
    table = pairings_table(Tournament(facts), 2)
    assert texts(table, "note") == ["", "A moved down"]
    assert texts(table, "white_points") == ["0", "0"]
