"""The main job without a window: pairs the next round of an event and writes the workbook.

pair_on_terminal.py EVENT.trf     makes EVENT.arbiter and "EVENT round N.xlsx" beside it
"""

import sys
from contextlib import closing
from pathlib import Path

from arbiter_gui.actions.rounds import record_pairing
from arbiter_gui.cli.main import main as arbiter
from arbiter_gui.document import Document, wall_clock
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round


def main(source: Path) -> int:
    """Pairs, shows the boards and exports; the exit code of `arbiter`."""
    event = source.with_suffix(".arbiter")
    number = pair_next_round(source, event)
    workbook = source.with_name(f"{source.stem} round {number}.xlsx")
    shown = arbiter(["show", str(event), "--round", str(number)])
    exported = arbiter(["export", str(event), "--xlsx", str(workbook), "--round", str(number)])
    print(event)
    return shown or exported


def pair_next_round(source: Path, event: Path) -> int:
    """Makes an event file of a TRF file and pairs its next round; gives the round's number."""
    facts = tournament_of(read_trf_bytes(source.read_bytes())).facts()
    with closing(Document.create(event, facts)) as document:
        number = document.tournament.rounds_paired + 1
        outcome = pair_round(position_before(document.tournament, number))
        moment = wall_clock().replace(tzinfo=None).isoformat()
        document.commit(record_pairing(document.tournament, outcome, moment))
    return number


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
