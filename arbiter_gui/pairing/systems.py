"""The one way to pair a round: finds the engine for a system and an edition."""

from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.dutch.colour_allocation import coloured_pair
from arbiter_gui.pairing.dutch.edition import Edition
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.dutch.engine import DutchRound
from arbiter_gui.pairing.dutch.procedure_2012 import Round2012
from arbiter_gui.pairing.outcome import Pair, RoundPairing
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.validation import validated
from arbiter_gui.progress import NoProgress, Progress
from arbiter_gui.tournament.player import PlayerKey

_UNWATCHED = NoProgress()


def pair_round(
    position: PairingPosition, progress: Progress = _UNWATCHED, *, with_story: bool = False
) -> RoundPairing:
    """Pairs a round; the outcome has been checked against the absolute criteria once more.

    Raises:
        PairingImpossible: No legal pairing exists; it says why.
        Cancelled: The arbiter stopped it.
        ArbiterError: `edition-unknown`: there is no engine for the system or the edition.
    """
    edition = _edition_of(position)
    engine = Round2012 if edition.name == "2012" else DutchRound
    outcome = engine(position, edition, progress).pair(with_story=with_story)
    return validated(position, outcome)


def paired_by_rules(position: PairingPosition, one: PlayerKey, other: PlayerKey) -> Pair:
    """Two players who are to meet, with the colours of the rules.

    Raises:
        ArbiterError: `edition-unknown`.
    """
    higher, lower = (card for card in position.cards if card.key in {one, other})
    return coloured_pair(higher, lower, position.initial_colour, _edition_of(position))


def _edition_of(position: PairingPosition) -> Edition:
    edition = EDITIONS.get(position.edition) if position.system == "dutch" else None
    if edition is None:
        raise ArbiterError(
            "edition-unknown",
            N_("There is no pairing engine for system {system}, edition {edition}."),
            {"system": position.system, "edition": position.edition},
        )
    return edition
