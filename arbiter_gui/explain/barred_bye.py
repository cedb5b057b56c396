"""Since which round a player may not have the bye any more, and what it was."""

from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.explain.wordings import wanted_pair
from arbiter_gui.pairing.swiss.byes import may_receive_pab
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.player import PlayerKey


def barred_from_bye(known: ExplainedRound, key: PlayerKey) -> tuple[int, Sentence]:
    """The first round after which a player may not have the bye any more, and what it was."""
    settings = known.tournament.settings
    for record in known.tournament.history(key)[: known.round - 1]:
        if not may_receive_pab([record], settings.scoring, known.edition):
            if record.letter == ByeKind.PAIRING_ALLOCATED.value:
                return record.round, wanted_pair.PLAYED_BYE.of()
            if record.letter == "+":
                return record.round, wanted_pair.FORFEIT_WIN.of()
            return record.round, wanted_pair.POINTS_WITHOUT_GAME.of()
    raise AssertionError("the player may have the bye")
