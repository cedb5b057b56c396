"""The groups of a small round by the enumeration of the rules, which is slow and independent."""

from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.pairing.position import position_before
from tests.pairing.dutch.literal import literal_brackets
from tests.pairing.dutch.literal_2012 import LiteralProcedure2012
from tests.pairing.dutch.literal_round import LiteralRound

FEWEST = 8
"""Players of a round that is always small enough."""


def enumerated_groups(text, number):
    """(moved down, residents) of every group, from the highest score; None for a large round."""
    event = tournament_of(read_trf(text))
    position = position_before(event, number)
    if len(position.cards) > FEWEST:
        return None
    tpn = {player.key: int(player.tpn) for player in event.players}
    return [
        tuple([tpn[position.cards[place].key] for place in places] for places in bracket)
        for bracket in _brackets(position)
    ]


def _brackets(position):
    if position.edition == "2012":
        procedure = LiteralProcedure2012(position)
        brackets = [bracket for bracket, _ in procedure.paired] if procedure.run() else []
    else:
        brackets = [bracket for bracket, _ in literal_brackets(LiteralRound(position))]
    return [(sorted(bracket.mdps), sorted(bracket.residents)) for bracket in brackets]
