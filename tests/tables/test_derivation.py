"""What is printed about a value adds up to the value, in every cell of the standings cases."""

import re
from decimal import ROUND_HALF_UP, Decimal
from itertools import pairwise

import pytest

from arbiter_gui.reports.text_report import text_of
from arbiter_gui.tables.derivation import derivation_tables, neighbour_lines, why_here
from arbiter_gui.tables.standings import table_of
from arbiter_gui.tables.tiebreak_text import value_text
from arbiter_gui.tiebreaks.rating_tables import rating_difference
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import PlayerKey
from tests.notation import event
from tests.tiebreaks.cases import CASES, standings_of_case

EXTRA = ["DE", "BH/C1/P", "FB/M1", "SB/C2/P", "AOB/F", "PS/C2", "ARO/M1/U1400", "TPN", "RTNG",
         "OTHER_SOLKOFF", "OTHER_MEDIAN", "OTHER_CUMULATIVE", "OTHER_KASHDAN", "OTHER_VIRTUAL",
         "OTHER_LOTS/7"]  # fmt: skip
HALF = Decimal("0.5")


def number(text):
    """A printed number; a half sign is half a point."""
    if text.endswith("½"):
        return Decimal(text[:-1] or 0) + HALF
    return Decimal(text)


def column(text, title):
    """The printed entries below a heading that is aligned to the right."""
    blocks = text.split("\n\n")
    if len(blocks) < 3:
        return []
    heading, *rows = blocks[1].splitlines()
    end = heading.index(title) + len(title)
    return [row[:end].split()[-1] for row in rows]


def counted(text, title="Value"):
    """Values that count: not in brackets, not a dash."""
    return [number(cell) for cell in column(text, title) if cell[0] not in "(–"]


def half_up(value, step="1"):
    return value.quantize(Decimal(step), rounding=ROUND_HALF_UP)


def mean(values):
    return sum(values) / len(values)


def check_sum(text, value):
    assert sum(counted(text)) == number(value)
    last = text.strip().splitlines()[-1]
    terms, total = last.split(" = ")
    assert sum(number(term) for term in terms.split(" + ")) == number(total) == number(value)


def check_mean(text, value):
    assert half_up(mean(counted(text)), "0.01") == number(value)


def check_rounded_mean(text, value):
    values = counted(text)
    assert (half_up(mean(values)) if values else 0) == number(value)


def check_performance(text, value):
    average, sign, difference = re.search(r"^(\d+) ([+-]) (\d+) = \d+$", text, re.M).groups()
    line = re.search(r"^(\S+) points from (\d+) .*: (\d+) %$", text, re.M)
    points, games, percentage = line.groups()
    values = counted(text)
    assert half_up(mean(values)) == number(average)
    assert len(values) == int(games)
    assert half_up(100 * number(points) / int(games)) == int(percentage)
    assert rating_difference(int(percentage)) == int(sign + difference)
    assert int(average) + int(sign + difference) == number(value)


def check_perfect(text, value):
    lowest = re.search(r"(\d+) - 800 = (-?\d+)$", text, re.M)
    if lowest:
        assert int(lowest[1]) == min(counted(text))
        assert int(lowest[1]) - 800 == int(lowest[2]) == number(value)
        return
    rating, expected, points, less = re.search(
        r"rating of (-?\d+) is expected to score ([\d.]+), at least the (\S+) .* only ([\d.]+)\.",
        text,
    ).groups()
    assert number(rating) == number(value)
    assert sum(counted(text, "Expected")) == number(expected) >= number(points) > number(less)


def check_place(text, value):
    if value == "":
        assert "Not tied with anybody" in text
        return
    heading, *rows = text.split("\n\n")[1].splitlines()
    sums = 2 if heading.endswith("At most") else 1
    assert len(rows) >= 2
    for row in rows:
        cells = row[heading.index("Name") :].split()[2:]
        assert len(cells) == len(rows) + sums
        met = [number(cell) for cell in cells[:-sums] if cell not in "*–"]
        assert sum(met) == number(cells[-sums])


CHECKS = {
    "AOB": check_mean, "ARO": check_rounded_mean, "APRO": check_rounded_mean,
    "APPO": check_rounded_mean, "TPR": check_performance, "PTP": check_perfect,
    "DE": check_place,
}  # fmt: skip
WITHOUT_TERMS = {"TPN", "RTNG", "OTHER_LOTS", "PTS"}


@pytest.mark.parametrize("name", sorted(CASES))
def test_the_printed_terms_add_up_to_the_printed_value(name):
    codes = [code for code in CASES[name]["values"] if code != "PTS"]
    tournament, standings = standings_of_case(name, codes + EXTRA)
    checked = 0
    for row in standings.rows:
        for index, tiebreak in enumerate(standings.tiebreaks):
            value = value_text(tiebreak, row.values[index])
            tables = derivation_tables(tournament, standings, row.player, index)
            title = tables[0].title
            assert title.startswith(f"{tiebreak.code} = {value if value else '–'} (")
            if value == "n/a" or tiebreak.criterion.code in WITHOUT_TERMS:
                continue
            check = CHECKS.get(tiebreak.criterion.code, check_sum)
            for table in tables:
                check(text_of(table), value)
            checked += 1
    assert checked >= len(codes) * len(standings.rows) * 0.8


def test_each_neighbour_is_told_with_the_criterion_that_decided():
    tournament = event(
        """
        1 Adams | 2w1 3b1
        2 Berg | 1b0 4w1
        3 Cruz | 4b1 1w0
        4 Dahl | 3w0 2b0
        """,
        tiebreaks=("BH", "TPN"),
    )
    standings = rank(tournament)
    assert neighbour_lines(tournament, standings, PlayerKey(2)) == (
        "No 1 Adams stands above No 2 Berg by points: 2 to 1.",
        "No 2 Berg stands above No 3 Cruz by TPN: 2 to 3.",
    )
    shared = rank(tournament, tiebreaks=["BH"])
    assert neighbour_lines(tournament, shared, PlayerKey(3))[0] == (
        "No 2 Berg and No 3 Cruz share rank 2: no criterion separates them."
    )


def test_the_list_names_what_decided_in_every_row():
    _, standings = standings_of_case("s20_swiss_dense_de", ["DE", "BH/C1"])
    rows = standings.rows
    for above, row in pairwise(rows):
        decided = row.decided_by
        if decided is None:
            assert (row.rank, row.points, row.values) == (above.rank, above.points, above.values)
        elif decided == 0:
            assert row.points < above.points
        else:
            assert row.points == above.points
            assert row.values[: decided - 1] == above.values[: decided - 1]
            assert row.values[decided - 1] != above.values[decided - 1]
    tournament, _ = standings_of_case("s20_swiss_dense_de", [])
    column = [
        cell.text for row in table_of(tournament, standings).rows for cell in row.cells[-2:-1]
    ]
    assert column[:5] == ["", "", "Pts", "Pts", "DE"]


def test_a_dummy_a_cut_and_an_adjusted_score_are_said_in_words():
    tournament, standings = standings_of_case("s07_swiss_mixed_odd", ["BH/C1"])
    text = text_of(why_here(tournament, standings, PlayerKey(5))[1])
    assert "(4.0) not played: a dummy with the player's own score; cut: a round not played" in text
    assert "byes and absences at the end count as draws; 2 on the table" in text


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("s16_rr_six", "BH", "Not for round robins"),
        ("s01_swiss_clean", "KS", "Only for round robins"),
        ("s11_swiss_in_progress", "FB", "Known as soon as the last round is paired"),
        ("s25_swiss_some_unrated", "TPR", "no rating for unrated players was announced"),
    ],
)
def test_where_there_is_no_value_the_reason_is_told(name, code, words):
    tournament, standings = standings_of_case(name, [code])
    (table,) = derivation_tables(tournament, standings, standings.rows[0].player, 0)
    assert standings.rows[0].values == (None,)
    assert words in table.notes[0]
