"""How results, byes and absences are written, short for a cell and long for a sentence."""

from enum import Enum

from arbiter_gui.i18n import N_, _, pgettext
from arbiter_gui.tournament.bye import Bye, ByeKind
from arbiter_gui.tournament.player import Player
from arbiter_gui.tournament.result import Result
from arbiter_gui.tournament.tournament import Tournament


class Unpaired(Enum):
    """Why a player is on no board of a round."""

    PAIRING_ALLOCATED = "U"
    FULL_POINT = "F"
    HALF_POINT = "H"
    ZERO_POINT = "Z"
    ABSENT = "absent"
    NOT_ENTERED = "not entered"
    WITHDRAWN = "withdrawn"
    EXPELLED = "expelled"

    @property
    def label(self) -> str:
        """The words, marked for translation."""
        return {
            "absent": N_("absent"),
            "not entered": N_("not yet entered"),
            "withdrawn": N_("withdrawn"),
            "expelled": N_("expelled"),
        }.get(self.value) or ByeKind(self.value).label

    @property
    def mark(self) -> str:
        """The short mark in a crosstable, in the language in use."""
        return {
            "U": pgettext("mark in a crosstable", "bye"),
            "F": pgettext("mark in a crosstable", "1 bye"),
            "H": pgettext("mark in a crosstable", "½ bye"),
            "Z": pgettext("mark in a crosstable", "0 bye"),
            "absent": pgettext("mark in a crosstable", "abs."),
            "not entered": pgettext("mark in a crosstable", "late"),
            "withdrawn": pgettext("mark in a crosstable", "out"),
            "expelled": pgettext("mark in a crosstable", "exp."),
        }[self.value]


FUTURE = "·"

_RESULTS = {
    Result.WHITE_WINS: "1–0",
    Result.BLACK_WINS: "0–1",
    Result.DRAW: "½–½",
    Result.WHITE_WINS_BY_FORFEIT: "+ / -",
    Result.BLACK_WINS_BY_FORFEIT: "- / +",
    Result.DOUBLE_FORFEIT: "- / -",
    Result.BOTH_LOSE: "0–0",
    Result.WHITE_DRAWS_BLACK_LOSES: "½–0",
    Result.WHITE_LOSES_BLACK_DRAWS: "0–½",
    Result.SHORT_WHITE_WINS: "1–0*",
    Result.SHORT_BLACK_WINS: "0–1*",
    Result.SHORT_DRAW: "½–½*",
    Result.ADJOURNED: N_("adj."),
}
_RESULT_SENTENCES = {
    Result.WHITE_WINS: N_("White wins"),
    Result.BLACK_WINS: N_("Black wins"),
    Result.DRAW: N_("draw"),
    Result.WHITE_WINS_BY_FORFEIT: N_("White wins by forfeit"),
    Result.BLACK_WINS_BY_FORFEIT: N_("Black wins by forfeit"),
    Result.DOUBLE_FORFEIT: N_("both forfeit"),
    Result.BOTH_LOSE: N_("both lose"),
    Result.WHITE_DRAWS_BLACK_LOSES: N_("half a point for White, Black loses"),
    Result.WHITE_LOSES_BLACK_DRAWS: N_("White loses, half a point for Black"),
    Result.SHORT_WHITE_WINS: N_("White wins, less than one move, not rated"),
    Result.SHORT_BLACK_WINS: N_("Black wins, less than one move, not rated"),
    Result.SHORT_DRAW: N_("draw, less than one move, not rated"),
    Result.ADJOURNED: N_("adjourned"),
}
_LETTERS = {"=": "½", "W": "1*", "L": "0*", "D": "½*"}
_LETTER_WORDS = {
    "1": N_("win"),
    "0": N_("loss"),
    "=": N_("draw"),
    "W": N_("win, not rated"),
    "L": N_("loss, not rated"),
    "D": N_("draw, not rated"),
    "+": N_("win by forfeit"),
    "-": N_("loss by forfeit"),
    "?": N_("adjourned"),
    "": N_("no result yet"),
}


def result_text(result: Result | None) -> str:
    """A result on a board: 1–0, ½–½, + / -; "" while there is none."""
    return _(_RESULTS[result]) if result else ""


def result_sentence(result: Result | None) -> str:
    """A result in words."""
    return _(_RESULT_SENTENCES[result]) if result else _("no result yet")


def letter_text(letter: str) -> str:
    """One side's result in a crosstable cell; an asterisk marks a game that is not rated."""
    return _LETTERS.get(letter, letter)


def letter_words(letter: str) -> str:
    """One side's result in words."""
    return _(_LETTER_WORDS[letter])


def unpaired_kind(tournament: Tournament, player: Player, round_number: int) -> Unpaired:
    """Why a player is on no board of a round: what was recorded, else what the dates say."""
    bye = tournament.fact("bye", (round_number, int(player.key)))
    if isinstance(bye, Bye) and bye.kind is not ByeKind.ZERO_POINT:
        return Unpaired(bye.kind.value)
    if round_number < player.first_round:
        return Unpaired.NOT_ENTERED
    if not player.takes_part(round_number):
        return Unpaired.EXPELLED if player.expelled else Unpaired.WITHDRAWN
    return Unpaired.ABSENT if bye is None else Unpaired.ZERO_POINT
