"""How a player's tie-breaks came about: the terms by round, the sum, and who stands beside whom."""

from fractions import Fraction

from arbiter_gui.i18n import N_, _
from arbiter_gui.tables.encounter import encounter_tables
from arbiter_gui.tables.player_columns import number_heading
from arbiter_gui.tables.points import points_text, points_value
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tables.tiebreak_text import exact_text, tiebreak_title, value_number, value_text
from arbiter_gui.tables.total_text import total_lines
from arbiter_gui.tiebreaks.derivation import Derivation, Reason, Term, Total
from arbiter_gui.tiebreaks.ranking import BY_HAND
from arbiter_gui.tiebreaks.rating_tables import expected_score
from arbiter_gui.tiebreaks.standings import Standing, Standings
from arbiter_gui.tiebreaks.tiebreak import Kind, TieBreak
from arbiter_gui.tournament.player import Player, PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_WITH_SCORES = frozenset({"SB", "KS"})
_NO_VALUE = {
    "BH": N_("Not for round robins: everybody meets the same opponents."),
    "FB": N_("Known as soon as the last round is paired; not for round robins."),
    "AOB": N_("There is no value without a game over the board, and none in round robins."),
    "KS": N_("Only for round robins."),
}


def why_here(tournament: Tournament, standings: Standings, player: PlayerKey) -> tuple[Table, ...]:
    """Everything about a player's place: the neighbours, then the tie-breaks in their order.

    Raises:
        KeyError: There is no such player.
    """
    standing = standings.row_of(player)
    title = _("Rank {rank}: {player}, {points} after round {round}")
    if not standing.rank:
        title = _("Expelled, without a rank: {player}, {points} after round {round}")
    title = title.format(
        rank=standing.rank,
        player=named(tournament.player(player)),
        points=points_text(standing.points),
        round=standings.after_round,
    )
    tables = [Table((), (), title, neighbour_lines(tournament, standings, player))]
    for index in range(len(standings.tiebreaks)):
        tables += derivation_tables(tournament, standings, player, index)
    return tuple(tables)


def derivation_tables(
    tournament: Tournament, standings: Standings, player: PlayerKey, index: int
) -> tuple[Table, ...]:
    """How one value came about; the direct encounter has one table for each comparison.

    Args:
        tournament: The event.
        standings: Its standings.
        player: Whose value.
        index: Place of the tie-break in the list; the first is 0.

    Raises:
        KeyError: There is no such player.
    """
    tiebreak = standings.tiebreaks[index]
    derivation = standings.derivation(player, index)
    title = _title(tiebreak, derivation)
    if tiebreak.compares_groups:
        return encounter_tables(tournament, standings.encounters.get((index, player)), title)
    notes = _notes(tiebreak, derivation)
    rows = tuple(
        _row(tournament, standings, tiebreak, derivation, term) for term in derivation.terms
    )
    return (Table(_columns(tiebreak, derivation), rows, title, notes),)


def neighbour_lines(
    tournament: Tournament, standings: Standings, player: PlayerKey
) -> tuple[str, ...]:
    """Which criterion decided between a player and the two neighbours in the ranking.

    Raises:
        KeyError: There is no such player.
    """
    rows = standings.rows
    place = rows.index(standings.row_of(player))
    lines = []
    if place:
        lines.append(_decision(tournament, standings, rows[place - 1], rows[place]))
    if place + 1 < len(rows):
        lines.append(_decision(tournament, standings, rows[place], rows[place + 1]))
    return tuple(lines)


def named(player: Player) -> str:
    """Number and name of a player in a sentence."""
    return _("No {no} {name}").format(no=player.tpn, name=player.name)


def _decision(
    tournament: Tournament, standings: Standings, upper: Standing, lower: Standing
) -> str:
    one, other = named(tournament.player(upper.player)), named(tournament.player(lower.player))
    if not lower.rank:
        return _("{player} was expelled and stands in no ranking.").format(player=other)
    decided = lower.decided_by
    if decided == BY_HAND:
        text = _("{one} stands above {other} as ranked by hand: {reason}")
        return text.format(one=one, other=other, reason=_reason(standings, lower))
    if decided is None:
        text = _("{one} and {other} share rank {rank}: no criterion separates them.")
        return text.format(one=one, other=other, rank=upper.rank)
    if not decided:
        text = _("{one} stands above {other} by points: {more} to {fewer}.")
        return text.format(
            one=one,
            other=other,
            more=points_text(upper.points),
            fewer=points_text(lower.points),
        )
    tiebreak = standings.tiebreaks[decided - 1]
    text = _("{one} stands above {other} by {code}: {better} to {worse}.")
    return text.format(
        one=one,
        other=other,
        code=tiebreak.code,
        better=value_text(tiebreak, upper.values[decided - 1]),
        worse=value_text(tiebreak, lower.values[decided - 1]),
    )


def _reason(standings: Standings, standing: Standing) -> str:
    """What the arbiter gave as the reason for a place given by hand."""
    return next(fact.reason for fact in standings.by_hand if standing.player in fact.players)


def _title(tiebreak: TieBreak, derivation: Derivation) -> str:
    return _("{code} = {value} ({name})").format(
        code=tiebreak.code,
        value=value_text(tiebreak, derivation.value) or "–",
        name=tiebreak_title(tiebreak),
    )


def _notes(tiebreak: TieBreak, derivation: Derivation) -> tuple[str, ...]:
    if derivation.value is not None:
        return total_lines(tiebreak, derivation)
    text = _NO_VALUE.get(tiebreak.criterion.code)
    if text is not None:
        return (_(text),)
    if derivation.terms:
        return (_("There is no value without a game over the board."),)
    return (
        _(
            "Somebody in the field has no rating, and no rating for unrated players was announced"
            " (for example {code}/U1400)."
        ).format(code=tiebreak.code),
    )


def _columns(tiebreak: TieBreak, derivation: Derivation) -> tuple[Column, ...]:
    columns = [
        Column("round", _("Rd"), Align.RIGHT, _("Round")),
        Column("opponent_no", number_heading(), Align.RIGHT, _("Pairing number of the opponent")),
        Column("opponent", _("Opponent"), Align.LEFT, _("Opponent")),
    ]
    if _shows_scores(tiebreak):
        columns.append(Column("score", _("Score"), Align.RIGHT, _("Score of the opponent")))
    if _shows_points(tiebreak):
        columns.append(Column("points", _("Pts"), Align.RIGHT, _("Points of the round")))
    columns.append(Column("value", _("Value"), Align.RIGHT, _("What the round adds")))
    if _shows_expected(derivation):
        long_title = _("Expected score of the rating against the opponent")
        columns.append(Column("expected", _("Expected"), Align.RIGHT, long_title))
    columns.append(Column("why", _("Why"), Align.LEFT, _("Why")))
    return tuple(columns)


def _shows_scores(tiebreak: TieBreak) -> bool:
    return tiebreak.criterion.code in _WITH_SCORES


def _shows_points(tiebreak: TieBreak) -> bool:
    return _shows_scores(tiebreak) or tiebreak.criterion.kind is Kind.OWN_RESULTS


def _shows_expected(derivation: Derivation) -> bool:
    return derivation.total is Total.PERFECT and derivation.value is not None


def _row(
    tournament: Tournament,
    standings: Standings,
    tiebreak: TieBreak,
    derivation: Derivation,
    term: Term,
) -> Row:
    opponent = None if term.opponent is None else tournament.player(term.opponent)
    cells = [
        Cell(str(term.round), term.round, tone=Tone.MUTED),
        Cell("", None) if opponent is None else Cell(str(opponent.tpn), int(opponent.tpn)),
        Cell("", None) if opponent is None else Cell(opponent.name, opponent.name),
    ]
    if _shows_scores(tiebreak):
        counts = term.value is not None
        cells.append(Cell(points_text(term.score), points_value(term.score)) if counts else Cell())
    if _shows_points(tiebreak):
        cells.append(Cell(points_text(term.points), points_value(term.points)))
    cells.append(_value_cell(tiebreak, term))
    if _shows_expected(derivation):
        cells.append(_expected_cell(derivation, term))
    why = _why(standings, term)
    cells.append(Cell(why, why))
    spoken = _("Round {round}").format(round=term.round)
    return Row(tuple(cells), term.round, spoken)


def _value_cell(tiebreak: TieBreak, term: Term) -> Cell:
    """A value that is cut stands in brackets; a round that does not count has a dash."""
    if term.value is None:
        return Cell("–", None, tone=Tone.MUTED)
    text = value_text(tiebreak, term.value)
    number = value_number(tiebreak, term.value)
    return Cell(text, number) if term.cut is None else Cell(f"({text})", number, tone=Tone.MUTED)


def _expected_cell(derivation: Derivation, term: Term) -> Cell:
    if term.value is None or derivation.value is None:
        return Cell("–", None, tone=Tone.MUTED)
    expected = expected_score(int(derivation.value) - int(term.value))
    return Cell(exact_text(Fraction(expected, 100), 2), expected / 100)


def _why(standings: Standings, term: Term) -> str:
    parts = [_(term.reason.value)]
    if term.reason is Reason.ADJUSTED and term.opponent is not None:
        points = points_text(standings.records.players[term.opponent].points)
        parts.append(_("{points} on the table").format(points=points))
    if term.cut is not None:
        parts.append(_(term.cut.value))
    return "; ".join(parts)
