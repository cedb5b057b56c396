"""Who does not play in a round and why: all by name, or many of them counted in one line."""

from collections import Counter
from collections.abc import Iterator

from arbiter_gui.i18n import _
from arbiter_gui.tables.marks import unpaired_kind
from arbiter_gui.tournament.bye import Bye
from arbiter_gui.tournament.player import Player
from arbiter_gui.tournament.tournament import Tournament

FEW = 5
"""So many are named also where there is little room."""


def not_playing_note(tournament: Tournament, round_number: int) -> str:
    """Everybody by name, with the reason; "" where all play."""
    names = [
        _("{no} {name} ({reason})").format(no=player.tpn, name=player.name, reason=_(label))
        for player, label in _absent(tournament, round_number)
    ]
    return _("Not playing: {players}").format(players="; ".join(names)) if names else ""


def not_playing_line(tournament: Tournament, round_number: int) -> str:
    """The same in one line: more than a few are counted, each reason for itself."""
    labels = Counter(label for _player, label in _absent(tournament, round_number))
    count = labels.total()
    if count <= FEW:
        return not_playing_note(tournament, round_number)
    counted = ((_(label), number) for label, number in labels.most_common())
    reasons = "; ".join(f"{reason}: {number}" for reason, number in counted)
    return _("Not playing: {count} ({reasons})").format(count=count, reasons=reasons)


def _absent(tournament: Tournament, round_number: int) -> Iterator[tuple[Player, str]]:
    """Who has no board, with the untranslated reason; of a coming round who will have none."""
    paired = round_number <= tournament.rounds_paired
    games = tournament.games(round_number)
    seated = {key for game in games for key in (game.white, game.black)}
    for player in tournament.players:
        if player.key not in seated and (paired or _asked_out(tournament, player, round_number)):
            yield player, unpaired_kind(tournament, player, round_number).label


def _asked_out(tournament: Tournament, player: Player, round_number: int) -> bool:
    asked = isinstance(tournament.fact("bye", (round_number, int(player.key))), Bye)
    return asked or not player.takes_part(round_number)
