"""The assignee of the pairing-allocated bye: score and unplayed games."""

from arbiter_gui.pairing.dutch.player_types import PlayerType


def unplayed_games(floater: PlayerType) -> int:
    """Unplayed games of the downfloater that will get the PAB.

    Articles: 2026 [C9].
    """
    return floater.unplayed
