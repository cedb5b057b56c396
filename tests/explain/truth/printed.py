"""What `arbiter explain` prints, and the boards by the rules, for a case of the corpus."""

import io
from contextlib import redirect_stderr, redirect_stdout

from arbiter_gui.cli.main import main
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round

RECORD = {
    "2026": "192 FIDE_DUTCH_2026",
    "2017": "192 FIDE_DUTCH_2017",
    "2012": "092 Individual: Swiss-System (FIDE Dutch 2012)",
}


def trf_under(text, edition):
    """The same tournament under an edition of the rules."""
    return f"{text.rstrip()}\n{RECORD[edition]}\n"


def boards_by_rules(text, number):
    """The boards that are paired for a round, black 0 for the bye; None where none are possible."""
    event = tournament_of(read_trf(text))
    tpn = {player.key: int(player.tpn) for player in event.players}
    try:
        outcome = pair_round(position_before(event, number))
    except PairingImpossible:
        return None
    pairs = [(tpn[pair.white], tpn[pair.black]) for pair in outcome.pairs]
    return pairs + ([(tpn[outcome.pab], 0)] if outcome.pab is not None else [])


def printed(path, *words, language="en"):
    """What the command prints.

    Raises:
        AssertionError: It refuses.
    """
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(["explain", str(path), *map(str, words), "--lang", language])
    assert code == 0 or "--publish" in words, (code, err.getvalue())
    return out.getvalue()
