"""How players are named in sentences."""

import unicodedata

from arbiter_gui.tournament.player import Player

_PLAIN_LETTERS = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"}
)


def surname(player: Player) -> str:
    """The part before the comma, for short sentences; the whole name where there is none."""
    return player.name.split(",")[0].strip() or player.name


def surnames(first: Player, second: Player) -> tuple[str, str]:
    """Short names of two players; whole names where the short ones are equal."""
    one, other = surname(first), surname(second)
    return (first.name, second.name) if one == other else (one, other)


def name_order(player: Player) -> tuple[str, str]:
    """A key that sorts names as people look for them: Øster beside Oster, Žižka beside Zizka."""
    decomposed = unicodedata.normalize("NFKD", player.name.casefold())
    letters = "".join(char for char in decomposed if not unicodedata.combining(char))
    return letters.translate(_PLAIN_LETTERS), player.name
