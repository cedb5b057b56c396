"""What the codes and marks mean, in the language in use."""

from typing import NamedTuple

from arbiter_gui.i18n import N_, _
from arbiter_gui.pairing.swiss.colours import NO_PREFERENCE, ColourPreference, Strength
from arbiter_gui.pairing.swiss.preference_codes import NO_LETTER, Notation, shows_strengths
from arbiter_gui.tables.colour_code import (
    code_text,
    colour_letter,
    colour_mark,
    notation_in_use,
    wish,
)
from arbiter_gui.tables.marks import FUTURE, Unpaired
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.colour import Colour

_STRENGTHS = (Strength.ABSOLUTE, Strength.STRONG, Strength.MILD)
_REASONS = {
    Strength.ABSOLUTE: N_("absolute: a colour difference beyond one, or two equal in a row"),
    Strength.STRONG: N_("strong: a colour difference of one"),
    Strength.MILD: N_("mild: alternation with the last game"),
}
_SEMI_ABSOLUTE = N_("semi-absolute: a colour difference of one, before an odd round")
_STRONG_OR_MILD = N_("strong before an even round, mild before an odd one")
_VARIABLE = N_("variable: alternation with the last game, before an even round")


class _Code(NamedTuple):
    """A code for White and for Black, and what it means."""

    strength: Strength
    round_number: int
    reason: str


def legend(edition: str) -> Table:
    """Colour codes of an edition first, then the marks of the crosstable."""
    columns = (
        Column("mark", _("Mark"), Align.CENTRE, _("Mark")),
        Column("meaning", _("Meaning"), Align.LEFT, _("Meaning")),
    )
    codes = code_rows(edition)
    return Table(columns, (*codes, *_mark_rows(len(codes) + 1)), _("Legend"))


def code_rows(edition: str) -> tuple[Row, ...]:
    """One row for each colour code."""
    rows = [
        _code_row(edition, ColourPreference(colour, code.strength), code)
        for code in _codes(edition)
        for colour in (Colour.WHITE, Colour.BLACK)
    ]
    meaning = _("{wish} ({strength})").format(
        wish=wish(NO_PREFERENCE), strength=_("no game played yet")
    )
    none = Cell(NO_LETTER, NO_LETTER, wish(NO_PREFERENCE), preference=NO_PREFERENCE)
    rows.append((none, Cell(meaning, meaning)))
    return tuple(Row(cells, number) for number, cells in enumerate(rows, start=1))


def code_line(edition: str) -> str:
    """The colour codes in one line, for the foot of a list or of a terminal."""
    white, black = colour_letter(Colour.WHITE), colour_letter(Colour.BLACK)
    text = _(
        "{white} {black} must have, ({white}) ({black}) should have, {w} {b} would like, A none"
    )
    if not shows_strengths(edition, notation_in_use()):
        text = _(
            "{white} {black} absolute, ({white}) ({black}) semi-absolute, {w} {b} strong or mild, "
            "({w}) ({b}) variable, A none"
        )
        if notation_in_use() is Notation.VEGA:
            text = _(
                "{white} {black} absolute, {w}{white} {b}{black} semi-absolute, "
                "{w} {b} strong or mild, A{w} A{b} variable, A none"
            )
    return text.format(white=white, black=black, w=white.lower(), b=black.lower())


def _codes(edition: str) -> tuple[_Code, ...]:
    """The codes of an edition; those of 2012 depend on the round being odd or even."""
    if shows_strengths(edition, notation_in_use()):
        return tuple(_Code(strength, 1, _REASONS[strength]) for strength in _STRENGTHS)
    return (
        _Code(Strength.ABSOLUTE, 1, _REASONS[Strength.ABSOLUTE]),
        _Code(Strength.STRONG, 1, _SEMI_ABSOLUTE),
        _Code(Strength.MILD, 1, _STRONG_OR_MILD),
        _Code(Strength.MILD, 2, _VARIABLE),
    )


def _code_row(edition: str, preference: ColourPreference, code: _Code) -> tuple[Cell, Cell]:
    text = code_text(preference, edition, code.round_number)
    said = wish(preference)
    meaning = _("{wish} ({strength})").format(wish=said, strength=_(code.reason))
    return Cell(text, text, said, preference=preference), Cell(meaning, meaning)


def _mark_rows(first: int) -> tuple[Row, ...]:
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
        for number, (mark, meaning) in enumerate(marks, start=first)
    )
