"""Reads a corpus of pairing cases: one JSON record a tournament, gzipped, one a line.

| field | meaning |
|---|---|
| id, scenario, n | name of the tournament, what is special about it, number of players |
| initial | initial colour, W or B |
| infer_colour | whether the initial colour has to be found from round 1 |
| trf | TRF text of the whole tournament |
| states | for each graded round: `k`, the number of rounds before it, by edition its pairs, and
|        | `lot`: whether edition 2012 leaves a colour to the lot |

Pairs are "white-black", black 0 for the bye; "X" says that no legal pairing exists.
"""

import gzip
import json
from dataclasses import replace
from typing import NamedTuple

from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import Colour, Tournament, TournamentSettings


class Case(NamedTuple):
    """One round of one tournament."""

    name: str
    round: int
    expected: frozenset[tuple[int, int]] | None
    """Pairs of white and black; None where no legal pairing exists."""
    by_lot: bool = False
    """Whether a colour was drawn by lot, so that only the pairs can be compared."""

    def agrees_with(self, pairing):
        """Whether a pairing in the form of `expected` is the right one."""
        if not self.by_lot or not pairing or not self.expected:
            return (pairing or None) == (self.expected or None)
        return set(map(frozenset, pairing)) == set(map(frozenset, self.expected))


def records(path):
    """The records of a corpus."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def cases(record, edition):
    """The graded rounds of a record."""
    for state in record["states"]:
        if edition in state:
            number = state["k"] + 1
            by_lot = edition == "2012" and state.get("lot", 0) == 1
            yield Case(f"{record['id']} round {number}", number, _pairs(state[edition]), by_lot)


def _pairs(text):
    if text == "X":
        return None
    return frozenset(tuple(int(number) for number in pair.split("-")) for pair in text.split())


def tournament(record, edition):
    """The whole tournament of a record under an edition."""
    read = tournament_of(read_trf(record["trf"]))
    colour = Colour.WHITE if record["initial"] == "W" else Colour.BLACK
    settings = replace(
        read.settings,
        edition=edition,
        rounds=record["rounds"],
        initial_colour=None if record.get("infer_colour") else colour,
    )
    return Tournament(
        settings if isinstance(fact, TournamentSettings) else fact for fact in read.facts()
    )


def pairing_of(event, case):
    """What the engine makes of a round, in the form of `Case.expected`."""
    try:
        outcome = pair_round(position_before(event, case.round))
    except PairingImpossible:
        return None
    pairs = {(int(pair.white), int(pair.black)) for pair in outcome.pairs}
    return frozenset(pairs | ({(int(outcome.pab), 0)} if outcome.pab else set()))


def differences(path, edition):
    """Names of the cases in which the engine differs, and how many cases there were."""
    count, wrong = 0, []
    for record in records(path):
        event = tournament(record, edition)
        for case in cases(record, edition):
            count += 1
            if not case.agrees_with(pairing_of(event, case)):
                wrong.append(case.name)
    return wrong, count
