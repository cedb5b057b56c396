"""One player's part in one round as a cell: 12w1, 7b½, a bye, an absence, or the colour code."""

from collections.abc import Mapping

from arbiter_gui.i18n import _
from arbiter_gui.tables.colour_code import code_cell, colour_mark, colour_name
from arbiter_gui.tables.marks import FUTURE, letter_text, letter_words, unpaired_kind
from arbiter_gui.tables.player_name import surname
from arbiter_gui.tables.table import Cell, Tone
from arbiter_gui.tournament.bye import Bye, ByeKind
from arbiter_gui.tournament.history import RoundRecord
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_WINS = frozenset("1W+")
_FORFEITS = frozenset("+-")


def next_round(tournament: Tournament, after_round: int | None = None) -> int | None:
    """The round to be paired after a round (default: the newest); None when the event is over."""
    last = tournament.rounds_paired if after_round is None else after_round
    declared = tournament.settings.rounds
    return None if declared and last >= declared else last + 1


def past_cell(
    tournament: Tournament, player: Player, round_number: int, references: Mapping[PlayerKey, int]
) -> Cell:
    """A paired round: opponent, colour and result; a forfeited game shows no colour.

    Args:
        tournament: The event.
        player: Whose round it is.
        round_number: The round.
        references: The number by which the list refers to each opponent.
    """
    record = tournament.history(player.key)[round_number - 1]
    if record.opponent is None:
        return _unpaired_cell(tournament, player, round_number)
    opponent = tournament.player(record.opponent)
    text = f"{references[opponent.key]}{_colour_mark(record)}{letter_text(record.letter)}"
    return Cell(
        text,
        text,
        _game_sentence(player, opponent, record),
        Tone.PLAIN if record.letter in _WINS or not record.letter else Tone.MUTED,
    )


def coming_cell(tournament: Tournament, player: Player, round_number: int) -> Cell:
    """The round to be paired: the colour code, or why the player will not be paired.

    While the player's last game is running, the code is not known.
    """
    if _stays_out(tournament, player, round_number):
        return _unpaired_cell(tournament, player, round_number)
    for record in tournament.history(player.key)[: round_number - 1]:
        if record.opponent is not None and not record.letter:
            text = _("{name}: not known before the game of round {round} is over")
            spoken = text.format(name=surname(player), round=record.round)
            return Cell(FUTURE, None, spoken, Tone.MUTED)
    return code_cell(tournament, player, round_number)


def future_cell() -> Cell:
    """A round further ahead."""
    return Cell(FUTURE, None, tone=Tone.MUTED)


def _stays_out(tournament: Tournament, player: Player, round_number: int) -> bool:
    """Whether it was known before the pairing; the bye that the pairing allocated was not."""
    bye = tournament.fact("bye", (round_number, int(player.key)))
    asked = isinstance(bye, Bye) and bye.kind is not ByeKind.PAIRING_ALLOCATED
    return asked or not player.takes_part(round_number)


def _unpaired_cell(tournament: Tournament, player: Player, round_number: int) -> Cell:
    kind = unpaired_kind(tournament, player, round_number)
    mark = kind.mark
    spoken = _("{name}: {reason}").format(name=surname(player), reason=_(kind.label))
    return Cell(mark, mark, spoken, Tone.MUTED)


def _colour_mark(record: RoundRecord) -> str:
    if record.letter in _FORFEITS or record.colour is None:
        return ""
    return colour_mark(record.colour)


def _game_sentence(player: Player, opponent: Player, record: RoundRecord) -> str:
    colour = colour_name(record.colour) if record.colour else ""
    return _("{name}: {colour} against {opponent}, {result}").format(
        name=surname(player),
        colour=colour,
        opponent=opponent.name,
        result=letter_words(record.letter),
    )
