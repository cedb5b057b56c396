"""Title norms: who made one or still can, and every condition for one player."""

from arbiter_gui.i18n import _
from arbiter_gui.ratings.conditions import Condition, Verdict
from arbiter_gui.ratings.norm_check import NormCheck
from arbiter_gui.ratings.outlook import (
    GOOD_PROSPECTS,
    Outlook,
    Prospect,
    all_outlooks,
    outlooks,
)
from arbiter_gui.tables.norm_text import (
    condition_text,
    doubts_text,
    found_text,
    left_out_text,
    outlook_text,
    required_text,
    source_text,
)
from arbiter_gui.tables.player_columns import (
    identity_cells,
    identity_columns,
)
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_TONES = {
    Verdict.MET: Tone.DONE,
    Verdict.NOT_MET: Tone.ATTENTION,
    Verdict.NOT_KNOWN: Tone.PLAIN,
}


def norms_table(tournament: Tournament) -> Table:
    """Everybody who made a norm, or can make one with the last round; a line a title."""
    rows = tuple(
        _row(tournament, tournament.player(key), outlook)
        for key, found in all_outlooks(tournament).items()
        for outlook in found
    )
    title = _("Title norms after round {round} (estimate)").format(round=tournament.rounds_paired)
    nobody = () if rows else (_nobody(tournament),)
    return Table(_columns(), rows, title, (*nobody, *norm_notes()))


def norm_conditions(tournament: Tournament, key: PlayerKey) -> tuple[Table, ...]:
    """Every condition of every norm that is open to a player: a table a title.

    Raises:
        KeyError: There is no such player.
    """
    return tuple(_conditions(tournament, key, outlook) for outlook in outlooks(tournament, key))


def norm_line(tournament: Tournament, key: PlayerKey) -> str:
    """The highest norm that a player made or can still make, in one line; "" without one.

    Raises:
        KeyError: There is no such player.
    """
    for outlook in outlooks(tournament, key):
        if outlook.prospect in GOOD_PROSPECTS:
            title, text = outlook.check.title.title.value, outlook_text(tournament, outlook)
            return _("{title} norm (estimate): {outlook}").format(title=title, outlook=text)
    return ""


def norm_notes() -> tuple[str, ...]:
    """What the numbers are worth, and what they leave aside."""
    return (
        _(
            "Estimates by B.01 of 2024-01-01: FIDE's Qualification Commission decides. Ratings,"
            " titles and federations are those of this event."
        ),
        _(
            "Not checked: registration, arbiters, play without changes of the schedule; exemptions"
            " for championships and zonals (1.4.3a to 1.4.3c); team events; direct titles (1.2)."
        ),
    )


def _nobody(tournament: Tournament) -> str:
    left = tournament.settings.rounds - tournament.rounds_paired
    if left > 1:
        return _("Nobody has made a norm so far; the outlook begins before the last round.")
    return _("Nobody has made a norm or can still make one.")


def _columns() -> tuple[Column, ...]:
    return (
        *identity_columns(),
        Column("norm", _("Norm"), Align.LEFT, _("Title of the norm")),
        Column("games", _("Games"), Align.RIGHT, _("Games that count")),
        Column("average", _("Avg"), Align.RIGHT, _("Average rating of the opponents")),
        Column("performance", _("Perf"), Align.RIGHT, _("Performance rating")),
        Column("outlook", _("Outlook"), Align.LEFT, _("Made, or what is needed in the last round")),
        Column("doubts", _("Not known"), Align.LEFT, _("What the event does not tell")),
    )


def _row(tournament: Tournament, player: Player, outlook: Outlook) -> Row:
    check = outlook.check
    state, doubts = outlook_text(tournament, outlook), doubts_text(check)
    norm = check.title.title.value
    made = outlook.prospect is Prospect.MADE and check.verdict is Verdict.MET
    cells = (
        *identity_cells(player),
        Cell(norm, norm, tone=Tone.STRONG),
        *_number_cells(check),
        Cell(state, state, tone=Tone.DONE if made else Tone.PLAIN),
        Cell(doubts, doubts or None, tone=Tone.MUTED),
    )
    return Row(cells, int(player.key), f"{player.name}: {norm}, {state}")


def _number_cells(check: NormCheck) -> tuple[Cell, ...]:
    count, found = len(check.games), check.performance
    if found is None:
        return (Cell(str(count), count), Cell(), Cell())
    return (
        Cell(str(count), count),
        Cell(str(found.average), found.average),
        Cell(str(found.rating), found.rating),
    )


def _conditions(tournament: Tournament, key: PlayerKey, outlook: Outlook) -> Table:
    check, player = outlook.check, tournament.player(key)
    columns = (
        Column("condition", _("Condition")),
        Column("required", _("Required")),
        Column("found", _("Found")),
        Column("verdict", _("State"), Align.LEFT, _("Whether the condition is met")),
        Column("source", _("Source"), Align.LEFT, _("Article of FIDE's regulations")),
    )
    rows = tuple(
        _condition_row(number, check, condition)
        for number, condition in enumerate(check.conditions, 1)
    )
    values = {
        "no": player.tpn,
        "name": player.name,
        "title": check.title.title.value,
        "outlook": outlook_text(tournament, outlook),
    }
    title = _("No {no}: {name}, {title} norm (estimate): {outlook}").format_map(values)
    return Table(columns, rows, title, _notes(outlook))


def _condition_row(number: int, check: NormCheck, condition: Condition) -> Row:
    tone = _TONES[condition.verdict]
    texts = (
        condition_text(check.title, condition),
        required_text(condition),
        found_text(condition),
        _(condition.verdict.value),
        source_text(condition),
    )
    tones = (Tone.STRONG, Tone.PLAIN, Tone.PLAIN, tone, Tone.MUTED)
    cells = tuple(Cell(text, text, tone=tone) for text, tone in zip(texts, tones, strict=True))
    return Row(cells, number, ", ".join(texts))


def _notes(outlook: Outlook) -> tuple[str, ...]:
    notes = [left_out_text(outlook.check)]
    if outlook.prospect is Prospect.NEEDS_RESULT:
        notes.append(_("The conditions are shown as they will be after that result."))
    elif outlook.prospect is Prospect.OUT_OF_REACH and outlook.opponent is not None:
        notes.append(_("The conditions are shown as they would be after a win."))
    elif outlook.prospect in {Prospect.MORE_ROUNDS, Prospect.NEEDS_OPPONENT}:
        notes.append(_("The conditions are shown as they stand now."))
    return tuple(note for note in notes if note)
