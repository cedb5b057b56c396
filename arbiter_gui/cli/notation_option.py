"""`--notation`: how the codes of colour preferences are written."""

import argparse

from arbiter_gui.i18n import _
from arbiter_gui.pairing.swiss.preference_codes import Notation
from arbiter_gui.tables.colour_code import use_notation


def add_notation(parser: argparse.ArgumentParser) -> None:
    """Lets a command be asked for another notation than that of the event's rules."""
    parser.add_argument(
        "--notation",
        choices=[notation.value for notation in Notation],
        default=Notation.EDITION.value,
        help=_("notation of the colour codes"),
    )


def use_notation_of(choice: argparse.Namespace) -> None:
    """Writes the codes as it was asked for."""
    use_notation(Notation(getattr(choice, "notation", Notation.EDITION.value)))
