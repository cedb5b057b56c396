"""The code of a colour preference: what it looks like, and the sentence that says why.

| strength | code | in words |
|---|---|---|
| absolute | `W` `B` | must have |
| strong | `(W)` `(B)` | should have |
| mild | `w` `b` | would like |
| none | `A` | no game yet |

Edition 2012 writes strong and mild ones in the notation of its manuals, and whoever prefers another
notation gets that in every list, see `preference_codes`.
The letters are those of the language in use; in Spanish B is White (blancas), N is Black (negras).
"""

from collections.abc import Sequence

from arbiter_gui.i18n import N_, _, ngettext, pgettext
from arbiter_gui.pairing.swiss.colours import (
    ColourPreference,
    Strength,
    colour_difference,
    colour_preference,
    played_colours,
)
from arbiter_gui.pairing.swiss.preference_codes import NO_LETTER, Notation, written_code
from arbiter_gui.tables.player_name import surname
from arbiter_gui.tables.table import Cell, Tone
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.player import Player
from arbiter_gui.tournament.tournament import Tournament

_WISH = {
    (Strength.ABSOLUTE, Colour.WHITE): N_("must have White"),
    (Strength.ABSOLUTE, Colour.BLACK): N_("must have Black"),
    (Strength.STRONG, Colour.WHITE): N_("should have White"),
    (Strength.STRONG, Colour.BLACK): N_("should have Black"),
    (Strength.MILD, Colour.WHITE): N_("would like White"),
    (Strength.MILD, Colour.BLACK): N_("would like Black"),
}
_TWO_IN_A_ROW = {
    Colour.WHITE: N_("two Whites in a row"),
    Colour.BLACK: N_("two Blacks in a row"),
}
_ONE_MORE = {
    Colour.WHITE: N_("one more game with White than with Black"),
    Colour.BLACK: N_("one more game with Black than with White"),
}
_ALTERNATION = {
    Colour.WHITE: N_("as many Whites as Blacks, and White in the last game"),
    Colour.BLACK: N_("as many Whites as Blacks, and Black in the last game"),
}


class _InUse:
    """The one notation of all lists."""

    notation = Notation.EDITION


def use_notation(notation: Notation) -> None:
    """Writes every later code in a notation."""
    _InUse.notation = notation


def notation_in_use() -> Notation:
    """The notation that codes are written in."""
    return _InUse.notation


def colour_letter(colour: Colour) -> str:
    """The capital letter of a colour in the language in use."""
    if colour is Colour.WHITE:
        return pgettext("letter of the colour White", "W")
    return pgettext("letter of the colour Black", "B")


def colour_mark(colour: Colour) -> str:
    """The letter of a colour between two numbers, as in 12w1; it must not look like a digit."""
    if colour is Colour.WHITE:
        return pgettext("colour between two numbers, as in 12w1", "w")
    return pgettext("colour between two numbers, as in 12b1", "b")


def colour_name(colour: Colour) -> str:
    """The colour in words."""
    return _("White") if colour is Colour.WHITE else _("Black")


def code_text(preference: ColourPreference, edition: str, round_number: int) -> str:
    """The code before a round in the letters of the language in use: `W`, `(W)`, `w` or `A`."""
    if preference.colour is None:
        return NO_LETTER
    letter = colour_letter(preference.colour)
    return written_code(letter, preference.strength, edition, round_number, notation_in_use())


def wish(preference: ColourPreference) -> str:
    """The preference in words, without a reason: "must have Black"."""
    if preference.colour is None:
        return _("no colour preference")
    return _(_WISH[preference.strength, preference.colour])


def reasons(colours: Sequence[Colour]) -> tuple[str, ...]:
    """Every reason for the preference that follows from the colours of the played games."""
    if not colours:
        return (_("no game played yet"),)
    preference = colour_preference(colours)
    if preference.colour is None:
        return ()
    surplus = preference.colour.opposite
    if preference.strength is Strength.STRONG:
        return (_(_ONE_MORE[surplus]),)
    if preference.strength is Strength.MILD:
        return (_(_ALTERNATION[surplus]),)
    found = []
    difference = abs(colour_difference(colours))
    if difference > 1:
        found.append(_more_games(surplus, difference))
    run = _games_in_a_row(colours)
    if colours[-1] is surplus and run > 1:
        found.append(_in_a_row(surplus, run))
    return tuple(found)


def preference_sentence(name: str, colours: Sequence[Colour]) -> str:
    """The sentence a screen reader says: "Petrov: must have Black, two Whites in a row"."""
    preference = colour_preference(colours)
    return _("{name}: {wish}, {reasons}").format(
        name=name, wish=wish(preference), reasons=_(" and ").join(reasons(colours))
    )


def colours_before(tournament: Tournament, player: Player, round_number: int) -> tuple[Colour, ...]:
    """The colours of a player's games before a round."""
    return played_colours(tournament.history(player.key)[: round_number - 1])


def preference_before(
    tournament: Tournament, player: Player, round_number: int
) -> ColourPreference:
    """The colour preference of a player before a round."""
    return colour_preference(colours_before(tournament, player, round_number))


def code_cell(tournament: Tournament, player: Player, round_number: int) -> Cell:
    """The badge of a player before a round, with its sentence."""
    colours = colours_before(tournament, player, round_number)
    preference = colour_preference(colours)
    text = code_text(preference, tournament.settings.edition, round_number)
    return Cell(
        text,
        text,
        preference_sentence(surname(player), colours),
        Tone.PLAIN if preference.colour else Tone.MUTED,
        preference,
    )


def _games_in_a_row(colours: Sequence[Colour]) -> int:
    run = 0
    for colour in reversed(colours):
        if colour is not colours[-1]:
            break
        run += 1
    return run


def _in_a_row(colour: Colour, run: int) -> str:
    if run == 2:
        return _(_TWO_IN_A_ROW[colour])
    if colour is Colour.WHITE:
        return ngettext("{number} White in a row", "{number} Whites in a row", run).format(
            number=run
        )
    return ngettext("{number} Black in a row", "{number} Blacks in a row", run).format(number=run)


def _more_games(colour: Colour, difference: int) -> str:
    if colour is Colour.WHITE:
        text = ngettext(
            "{number} more game with White than with Black",
            "{number} more games with White than with Black",
            difference,
        )
    else:
        text = ngettext(
            "{number} more game with Black than with White",
            "{number} more games with Black than with White",
            difference,
        )
    return text.format(number=difference)
