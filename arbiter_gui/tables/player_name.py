"""How players are named in sentences."""

from arbiter_gui.folding import folded
from arbiter_gui.tournament.player import Player


def surname(player: Player) -> str:
    """The part before the comma, for short sentences; the whole name where there is none."""
    return player.name.split(",")[0].strip() or player.name


def surnames(first: Player, second: Player) -> tuple[str, str]:
    """Short names of two players; whole names where the short ones are equal."""
    one, other = surname(first), surname(second)
    return (first.name, second.name) if one == other else (one, other)


def name_order(player: Player) -> tuple[str, str]:
    """A key that sorts names as people look for them: Øster beside Oster, Žižka beside Zizka."""
    return folded(player.name), player.name
