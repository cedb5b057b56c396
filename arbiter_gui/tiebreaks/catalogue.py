"""The tie-breaks on offer, by their code in TRF records 202 and 212."""

from functools import partial

from arbiter_gui.i18n import N_
from arbiter_gui.tiebreaks.buchholz import buchholz
from arbiter_gui.tiebreaks.own_results import (
    games_with_black,
    games_won,
    games_won_with_black,
    pairing_number,
    wins,
)
from arbiter_gui.tiebreaks.tiebreak import TieBreak, Unit

RULESETS = ("2026-03", "2024-08")

_BUCHHOLZ = {
    "": N_("Buchholz"),
    "C1": N_("Buchholz without the lowest value"),
    "C2": N_("Buchholz without the two lowest values"),
    "M1": N_("Buchholz without the lowest and the highest value"),
    "M2": N_("Buchholz without the two lowest and the two highest values"),
}

_ALL = (
    *(
        TieBreak(
            f"BH/{modifier}".rstrip("/"),
            name,
            "8.1",
            partial(buchholz, modifier=modifier),
            Unit.TENTHS,
        )
        for modifier, name in _BUCHHOLZ.items()
    ),
    TieBreak("WIN", N_("Number of wins"), "7.1", wins),
    TieBreak("WON", N_("Games won over the board"), "7.2", games_won),
    TieBreak("BPG", N_("Games played with Black"), "7.3", games_with_black),
    TieBreak("BWG", N_("Games won with Black"), "7.4", games_won_with_black),
    TieBreak("TPN", N_("Tournament pairing number"), "7.8", pairing_number, ascending=True),
)

TIEBREAKS = {tiebreak.code: tiebreak for tiebreak in _ALL}


def ruleset_of(start: str) -> str:
    """The edition of C.07 for an event that starts on a day "2026/05/01"; "" means the newest."""
    return "2024-08" if start and start.replace("-", "/") < "2026/03/01" else "2026-03"
