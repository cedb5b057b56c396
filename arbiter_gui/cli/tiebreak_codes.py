"""Tie-breaks as they are given to a command."""

import re

from arbiter_gui.cli.command import WrongCommand
from arbiter_gui.i18n import N_
from arbiter_gui.tiebreaks.catalogue import given_twice, tiebreak_of

_SEPARATOR = re.compile(r"[\s,;]+")


def tiebreak_codes(text: str) -> tuple[str, ...]:
    """The codes in order, without the score itself.

    Raises:
        WrongCommand: There is no such tie-break, or one is given twice.
    """
    codes = tuple(code for code in _SEPARATOR.split(text.upper()) if code and code != "PTS")
    for code in codes:
        if tiebreak_of(code) is None:
            raise WrongCommand(
                "tiebreak-unknown", N_("There is no tie-break {code}."), {"code": code}
            )
    twice = given_twice(codes)
    if twice:
        raise WrongCommand(
            "tiebreak-twice",
            N_("The tie-break {code} is given twice. Name it once."),
            {"code": twice},
        )
    return codes
