"""Drawing of lots that comes out the same whenever it is repeated with the same number."""

from hashlib import sha256

from arbiter_gui.tiebreaks.derivation import Derivation, Total
from arbiter_gui.tiebreaks.modifiers import PLAIN, Modifiers
from arbiter_gui.tiebreaks.record import PlayerRecord, Records

_PLACES = 1_000_000_000


def lot(player: PlayerRecord, _records: Records, modifiers: Modifiers = PLAIN) -> Derivation:
    """A number that only the drawn number and the pairing number decide; the lower comes first."""
    digest = sha256(f"{modifiers.seed}:{player.tpn}".encode()).digest()
    return Derivation(int.from_bytes(digest[:8], "big") % _PLACES, total=Total.NUMBER)
