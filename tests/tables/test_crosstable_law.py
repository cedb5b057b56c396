"""Laws that hold in the crosstable of any event, on the standings cases."""

import re
from pathlib import Path

import pytest

from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.pairing.swiss.preference_codes import preference_code
from arbiter_gui.tables.crosstable import Order, crosstable
from arbiter_gui.tables.pairings import pairings_table

FOLDER = Path(__file__).parents[1] / "data" / "standings"
CASES = sorted(path.name for path in FOLDER.glob("s*_swiss_*.trf"))
GAME = re.compile(r"(\d+)([wb]?)(1|0|½|[+-])?\*?")
TURNED = {"w": "b", "b": "w", "": ""}
ANSWERS = {"1": "0", "0": "10", "½": "½0", "+": "-", "-": "+-", None: (None,)}


@pytest.mark.parametrize("order", list(Order))
@pytest.mark.parametrize("case", CASES)
def test_the_row_of_an_opponent_tells_the_same_game_from_the_other_side(case, order):
    table = crosstable(tournament_of(read_trf_bytes((FOLDER / case).read_bytes())), order)
    by_reference = {row.cells[0].text: row for row in table.rows}
    games = 0
    for row in table.rows:
        for index, cell in enumerate(row.cells):
            game = GAME.fullmatch(cell.text)
            if not table.columns[index].key.startswith("round_") or game is None:
                continue
            games += 1
            other = GAME.fullmatch(by_reference[game[1]].cells[index].text)
            assert other[1] == row.cells[0].text
            assert other[2] == TURNED[game[2]]
            assert other[3] in ANSWERS[game[3]]
    assert games


@pytest.mark.parametrize("case", CASES)
def test_the_code_beside_a_name_is_the_one_the_crosstable_showed_before_the_round(case):
    tournament = tournament_of(read_trf_bytes((FOLDER / case).read_bytes()))
    edition = tournament.settings.edition
    for number in range(1, tournament.rounds_paired + 1):
        before = crosstable(tournament, Order.NUMBER, number - 1)
        index = [column.key for column in before.columns].index(f"round_{number}")
        shown = {row.cells[0].text: row.cells[index] for row in before.rows}
        boards = pairings_table(tournament, number)
        for side in ("white", "black"):
            no, code = (
                [column.key for column in boards.columns].index(f"{side}_{what}")
                for what in ("no", "code")
            )
            for row in boards.rows:
                cell = shown[row.cells[no].text]
                assert cell.preference == row.cells[code].preference
                assert cell.text == preference_code(cell.preference, edition, number)
