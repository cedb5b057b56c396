"""What the codes and marks mean, in the language in use."""

from arbiter_gui.i18n import _
from arbiter_gui.pairing.swiss.colours import NO_PREFERENCE, ColourPreference, Strength
from arbiter_gui.tables.colour_code import code_text, colour_letter, colour_mark, wish
from arbiter_gui.tables.marks import FUTURE, Unpaired
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.colour import Colour

_CODES = (
    ColourPreference(Colour.WHITE, Strength.ABSOLUTE),
    ColourPreference(Colour.BLACK, Strength.ABSOLUTE),
    ColourPreference(Colour.WHITE, Strength.STRONG),
    ColourPreference(Colour.BLACK, Strength.STRONG),
    ColourPreference(Colour.WHITE, Strength.MILD),
    ColourPreference(Colour.BLACK, Strength.MILD),
    NO_PREFERENCE,
)


def legend() -> Table:
    """Colour codes first, then the marks of the crosstable."""
    columns = (
        Column("mark", _("Mark"), Align.CENTRE, _("Mark")),
        Column("meaning", _("Meaning"), Align.LEFT, _("Meaning")),
    )
    return Table(columns, (*code_rows(), *_mark_rows()), _("Legend"))


def code_rows() -> tuple[Row, ...]:
    """One row for each colour code."""
    return tuple(_code_row(number, code) for number, code in enumerate(_CODES, start=1))


def code_line() -> str:
    """The colour codes in one line, for the foot of a list or of a terminal."""
    white, black = colour_letter(Colour.WHITE), colour_letter(Colour.BLACK)
    text = _(
        "{white} {black} must have, ({white}) ({black}) should have, {w} {b} would like, A none"
    )
    return text.format(white=white, black=black, w=white.lower(), b=black.lower())


def _code_row(number: int, preference: ColourPreference) -> Row:
    text = code_text(preference)
    strength = {
        Strength.ABSOLUTE: _("absolute: a colour difference beyond one, or two equal in a row"),
        Strength.STRONG: _("strong: a colour difference of one"),
        Strength.MILD: _("mild: alternation with the last game"),
        Strength.NONE: _("no game played yet"),
    }[preference.strength]
    meaning = _("{wish} ({strength})").format(wish=wish(preference), strength=strength)
    return Row(
        (Cell(text, text, wish(preference), preference=preference), Cell(meaning, meaning)), number
    )


def _mark_rows() -> tuple[Row, ...]:
    white, black = colour_mark(Colour.WHITE), colour_mark(Colour.BLACK)
    marks = [
        (f"12{white}1", _("won against 12 with White")),
        (f"7{black}½", _("draw against 7 with Black")),
        (f"3{white}0", _("lost against 3 with White")),
        (f"12{white}1*", _("less than one move was made: counts, but is not rated")),
        (f"12{white}", _("paired, no result yet")),
        (f"12{white}?", _("adjourned")),
        ("12+", _("win by forfeit; no colour, not a meeting")),
        ("12-", _("loss by forfeit; no colour, not a meeting")),
        *((kind.mark, _(kind.label)) for kind in Unpaired),
        (FUTURE, _("round not paired yet")),
    ]
    return tuple(
        Row((Cell(mark, mark), Cell(meaning, meaning, tone=Tone.MUTED)), number)
        for number, (mark, meaning) in enumerate(marks, start=len(_CODES) + 1)
    )
