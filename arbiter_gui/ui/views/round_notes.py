"""What stands below the boards of a round: who does not play, many of them folded to one line."""

from arbiter_gui.tables.not_playing import not_playing_line, not_playing_note
from arbiter_gui.tables.pairings import pairing_notes, short_notes
from arbiter_gui.tournament.tournament import Tournament
from arbiter_gui.ui.command_table import keys_of
from arbiter_gui.ui.key_names import native
from arbiter_gui.ui.widgets.folded_notes import FoldedNotes


class RoundNotes(FoldedNotes):
    """The notes of a paired round, or who will not play in the coming one."""

    def __init__(self) -> None:
        super().__init__(native(keys_of("not_playing")))

    def show_round(self, tournament: Tournament, round_number: int) -> None:
        """Shows the notes of a round; while it is paired by hand its lists tell them."""
        if round_number <= tournament.rounds_paired:
            short, whole = (of(tournament, round_number) for of in (short_notes, pairing_notes))
        elif tournament.manual_pairing(round_number) is not None:
            short = whole = ()
        else:
            lines = (of(tournament, round_number) for of in (not_playing_line, not_playing_note))
            short, whole = ((line,) if line else () for line in lines)
        self.say(short, whole)
