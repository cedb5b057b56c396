"""Without a window the sample's next round is paired, shown and written as a workbook."""

import shutil
from contextlib import closing

import openpyxl

import pair_on_terminal
from arbiter_gui.document import Document
from arbiter_gui.resources import resource


def test_the_round_is_paired_shown_and_exported(tmp_path, capsys):
    source = tmp_path / "an event.trf"
    shutil.copyfile(resource("samples", "after_round_4.trf"), source)
    assert pair_on_terminal.main(source) == 0
    said = capsys.readouterr().out
    workbook = tmp_path / "an event round 5.xlsx"
    assert str(workbook) in said
    with closing(Document.open(tmp_path / "an event.arbiter")) as document:
        event = document.tournament
    assert event.rounds_paired == 5
    for game in event.games(5):
        (line,) = [line for line in said.splitlines() if line.startswith(f"{game.board:>2} ")]
        assert event.player(game.white).name in line
        assert event.player(game.black).name in line
    sheet = openpyxl.load_workbook(workbook).worksheets[0]
    cells = {cell for row in sheet.iter_rows(values_only=True) for cell in row}
    assert event.player(event.games(5)[0].white).name in cells
