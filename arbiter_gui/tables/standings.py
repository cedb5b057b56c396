"""Who stands where: rank, points and every tie-break of the event."""

from arbiter_gui.i18n import _, ngettext
from arbiter_gui.tables.player_columns import (
    departure_cell,
    departure_column,
    federation_cell,
    federation_column,
    name_cell,
    name_column,
    no_players,
    number_cell,
    number_column,
    points_column,
    rating_cell,
    rating_column,
    title_cell,
    title_column,
)
from arbiter_gui.tables.points import points_cell, points_text
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tables.tiebreak_text import tiebreak_title, value_number, value_text
from arbiter_gui.tiebreaks.ranking import BY_HAND
from arbiter_gui.tiebreaks.standings import Standing, Standings, rank
from arbiter_gui.tournament.tournament import Tournament


def standings_table(tournament: Tournament, after_round: int | None = None) -> Table:
    """The standings after a round (default: the newest with a result)."""
    until = round_with_results(tournament) if after_round is None else after_round
    return table_of(tournament, rank(tournament, until))


def table_of(tournament: Tournament, standings: Standings) -> Table:
    """Standings that have been computed, as a list."""
    rows = tuple(_row(tournament, standings, row) for row in standings.rows)
    title = standings_title(standings.after_round)
    return Table(_columns(standings), rows, title, _notes(tournament, standings))


def round_with_results(tournament: Tournament) -> int:
    """The newest round that has at least one result; a round just paired does not count yet."""
    newest = tournament.rounds_paired
    if newest and all(game.result is None for game in tournament.games(newest)):
        return newest - 1
    return newest


def standings_title(after_round: int) -> str:
    """The heading of the standings after a round."""
    if not after_round:
        return _("Standings before round 1")
    return _("Standings after round {round}").format(round=after_round)


def tiebreak_columns(standings: Standings) -> tuple[Column, ...]:
    """One column for each tie-break, headed by its code; the pairing number has one already."""
    return tuple(
        Column(f"tiebreak_{key}", tiebreak.code, Align.RIGHT, tiebreak_title(tiebreak))
        for key, tiebreak in zip(tiebreak_keys(standings), standings.tiebreaks, strict=True)
        if tiebreak.code != "TPN"
    )


def tiebreak_keys(standings: Standings) -> tuple[str, ...]:
    """A name for each tie-break: its code; "DE#2" for one that was listed before."""
    keys: list[str] = []
    for tiebreak in standings.tiebreaks:
        before = sum(key.split("#")[0] == tiebreak.code for key in keys)
        keys.append(f"{tiebreak.code}#{before + 1}" if before else tiebreak.code)
    return tuple(keys)


def tiebreak_cells(standings: Standings, standing: Standing) -> tuple[Cell, ...]:
    """A player's values, in the order of the columns."""
    return tuple(
        Cell(value_text(tiebreak, value), value_number(tiebreak, value))
        for tiebreak, value in zip(standings.tiebreaks, standing.values, strict=True)
        if tiebreak.code != "TPN"
    )


def decided_text(standings: Standings, standing: Standing) -> str:
    """The criterion that separates a player from the one above; "" at the top and when shared."""
    if standing.decided_by is None:
        return ""
    if not standing.decided_by:
        return _("Pts")
    if standing.decided_by == BY_HAND:
        return _("hand")
    return standings.tiebreaks[standing.decided_by - 1].code


def standings_notes(standings: Standings) -> tuple[str, ...]:
    """What limits the standings: open games, ranking by hand, tie-breaks not on offer."""
    notes = []
    if standings.missing_results:
        text = ngettext(
            "Not final: {count} result is missing.",
            "Not final: {count} results are missing.",
            standings.missing_results,
        )
        notes.append(text.format(count=standings.missing_results))
    if standings.adjourned_games:
        text = ngettext(
            "Not final: {count} game is adjourned and counts as a draw.",
            "Not final: {count} games are adjourned and count as draws.",
            standings.adjourned_games,
        )
        notes.append(text.format(count=standings.adjourned_games))
    notes += _hand_notes(standings)
    if standings.unknown:
        text = _("These tie-breaks are not available and decide nothing: {codes}.")
        notes.append(text.format(codes=", ".join(standings.unknown)))
    return tuple(notes)


def rank_text(standing: Standing) -> str:
    """The rank as it is written; a dash for a player who stands in no ranking."""
    return str(standing.rank) if standing.rank else "–"


def _hand_notes(standings: Standings) -> list[str]:
    applies = _("Ranked by hand among {points} points: {reason}")
    lapsed = _(
        "The ranking by hand among {points} points does not apply any more, since other players "
        "have that score now: {reason}"
    )
    return [
        text.format(points=points_text(fact.points), reason=fact.reason)
        for text, facts in ((applies, standings.by_hand), (lapsed, standings.lapsed))
        for fact in facts
    ]


def _columns(standings: Standings) -> tuple[Column, ...]:
    return (
        Column("rank", _("Rank"), Align.RIGHT, _("Rank")),
        number_column(),
        title_column(),
        name_column(),
        federation_column(),
        rating_column(),
        points_column(),
        *tiebreak_columns(standings),
        Column("decided", _("By"), Align.LEFT, _("What separates the player from the one above")),
        departure_column(),
    )


def _row(tournament: Tournament, standings: Standings, standing: Standing) -> Row:
    player = tournament.player(standing.player)
    decided = decided_text(standings, standing)
    cells = (
        Cell(rank_text(standing), standing.rank or None),
        number_cell(player),
        title_cell(player),
        name_cell(player),
        federation_cell(player),
        rating_cell(player),
        points_cell(standing.points, tone=Tone.STRONG),
        *tiebreak_cells(standings, standing),
        Cell(decided, decided or None, tone=Tone.MUTED),
        departure_cell(player, standings.after_round),
    )
    return Row(cells, int(player.key), player.name)


def _notes(tournament: Tournament, standings: Standings) -> tuple[str, ...]:
    if not tournament.players:
        return (no_players(),)
    notes = standings_notes(standings)
    if tournament.settings.tiebreaks_assumed and standings.tiebreaks:
        notes += (_("No tie-breaks were announced: these are suggested by Arbiter."),)
    return notes
