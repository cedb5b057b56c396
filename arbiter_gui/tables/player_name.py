"""How players are named in sentences."""

from arbiter_gui.tournament.player import Player


def surname(player: Player) -> str:
    """The part before the comma, for short sentences; the whole name where there is none."""
    return player.name.split(",")[0].strip() or player.name


def surnames(first: Player, second: Player) -> tuple[str, str]:
    """Short names of two players; whole names where the short ones are equal."""
    one, other = surname(first), surname(second)
    return (first.name, second.name) if one == other else (one, other)
