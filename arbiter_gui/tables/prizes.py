"""The prize list: who gets which prize, how much, and why."""

from collections.abc import Sequence

from arbiter_gui.i18n import _
from arbiter_gui.prizes.award import Award, Awards, awards_of
from arbiter_gui.tables.derivation import named
from arbiter_gui.tables.hundredths import hundredths_text
from arbiter_gui.tables.player_columns import (
    name_cell,
    name_column,
    no_players,
    number_cell,
    number_column,
    points_column,
    title_cell,
    title_column,
    with_departures,
)
from arbiter_gui.tables.points import points_cell
from arbiter_gui.tables.prize_text import (
    award_text,
    condition_text,
    prize_names,
    share_text,
    win_name,
    win_text,
)
from arbiter_gui.tables.standings import round_with_results, standings_notes, standings_title
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tiebreaks.standings import Standings, rank
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.prizes import CategoryPrize, PrizeFund, year_of
from arbiter_gui.tournament.tournament import Tournament


def prize_list(tournament: Tournament, after_round: int | None = None) -> Table:
    """Everybody who gets a prize by the standings after a round (default: with a result)."""
    until = round_with_results(tournament) if after_round is None else after_round
    standings = rank(tournament, until)
    return prize_list_of(tournament, standings, tournament.prize_fund, tournament.category_prizes)


def prize_list_of(
    tournament: Tournament,
    standings: Standings,
    fund: PrizeFund,
    categories: Sequence[CategoryPrize],
) -> Table:
    """The list for prizes that the event need not have announced, by standings already computed."""
    found = awards_of(tournament, standings, fund, categories)
    rows = tuple(_row(tournament, standings, award, fund) for award in found.awards if award.amount)
    title = _("Prize list: {standings}").format(standings=standings_title(standings.after_round))
    notes = _state_notes(tournament, standings, fund, categories)
    if found.awards:
        doubts = _doubts(tournament, standings, found, categories)
        notes = (*notes, *_rule_notes(found, fund), *doubts)
    table = Table(_columns(fund), rows, title, notes)
    return with_departures(table, tournament, standings.after_round)


def prize_reasons(tournament: Tournament, key: PlayerKey, after_round: int | None = None) -> Table:
    """For one player every prize, got or not, and why.

    Raises:
        KeyError: There is no such player.
    """
    until = round_with_results(tournament) if after_round is None else after_round
    standings, fund = rank(tournament, until), tournament.prize_fund
    player = tournament.player(key)
    found = awards_of(tournament, standings, fund, tournament.category_prizes)
    award = next((one for one in found.awards if one.player == key), None)
    lines = [(_("Places"), *_of_places(award))]
    for category in tournament.category_prizes:
        eligible = category.is_for(player, year_of(tournament.event.start))
        lines.append((category.name, *_of_category(found, award, category, eligible=eligible)))
    columns = (
        Column("prize", _("Prize"), Align.LEFT, _("Prize")),
        Column("amount", amount_heading(fund), Align.RIGHT, _("Amount")),
        Column("why", _("Why"), Align.LEFT, _("Why")),
    )
    rows = tuple(
        Row((Cell(name, name, tone=Tone.STRONG), _amount_cell(amount), Cell(why, why)), number)
        for number, (name, amount, why) in enumerate(lines, 1)
    )
    title = _("Prizes: {player}").format(player=named(player))
    return Table(columns, rows, title, _state_notes(tournament, standings, fund, ()))


def amount_heading(fund: PrizeFund) -> str:
    """The heading above amounts, with the currency."""
    return _("Amount, {currency}").format(currency=fund.currency) if fund.currency else _("Amount")


def _columns(fund: PrizeFund) -> tuple[Column, ...]:
    return (
        Column("rank", _("Rank"), Align.RIGHT, _("Rank")),
        number_column(),
        title_column(),
        name_column(),
        points_column(),
        Column("amount", amount_heading(fund), Align.RIGHT, _("Amount")),
        Column("prize", _("Prize"), Align.LEFT, _("Prize")),
        Column("why", _("Why"), Align.LEFT, _("Why")),
    )


def _row(tournament: Tournament, standings: Standings, award: Award, fund: PrizeFund) -> Row:
    player = tournament.player(award.player)
    names, why = prize_names(award), award_text(award)
    cells = (
        Cell(str(award.rank), award.rank),
        number_cell(player),
        title_cell(player),
        name_cell(player),
        points_cell(tournament.score(award.player, standings.after_round)),
        _amount_cell(award.amount),
        Cell(names, names),
        Cell(why, why, tone=Tone.MUTED),
    )
    amount = f"{hundredths_text(award.amount)} {fund.currency}".strip()
    return Row(cells, int(player.key), f"{award.rank}, {player.name}, {names}, {amount}")


def _amount_cell(amount: int) -> Cell:
    return Cell(hundredths_text(amount), amount / 100, tone=Tone.STRONG) if amount else Cell()


def _of_places(award: Award | None) -> tuple[int, str]:
    if award is None:
        return 0, _("stands in no ranking")
    if award.share is None:
        left = award.wins[0].left
        if not left:
            return 0, _("no prize of a place; takes one of a category")
        text = _("left to the others: {amount}, less than the prize of a category")
        return 0, text.format(amount=hundredths_text(left))
    if not award.share.amount:
        text = _("place {place} among those who share them: no prize")
        return 0, text.format(place=award.share.place)
    return award.share.amount, share_text(award.share)


def _of_category(
    found: Awards, award: Award | None, category: CategoryPrize, *, eligible: bool
) -> tuple[int, str]:
    if not eligible:
        text = _("only for: {condition}")
        return 0, text.format(condition=condition_text(category))
    for win in award.wins if award else ():
        if win.category == category:
            return win.amount, win_text(win)
    if award and award.amount:
        taken = [win.amount for one in found.awards for win in one.wins if win.category == category]
        if award.amount >= max(taken, default=0):
            return 0, _("has a prize that is worth no less")
    return 0, _("the prizes go to players of the category who are placed higher")


def _state_notes(
    tournament: Tournament,
    standings: Standings,
    fund: PrizeFund,
    categories: Sequence[CategoryPrize],
) -> tuple[str, ...]:
    if not tournament.players:
        return (no_players(),)
    notes = list(standings_notes(standings))
    after, rounds = standings.after_round, tournament.settings.rounds
    if after < rounds:
        text = _("Not final: after round {round} of {rounds}.")
        notes.insert(0, text.format(round=after, rounds=rounds))
    if not fund.places and not categories and not tournament.category_prizes:
        notes.append(_("No prizes are announced: Standings ▸ Prizes… takes them."))
    return tuple(notes)


def _rule_notes(found: Awards, fund: PrizeFund) -> list[str]:
    notes = []
    paid = sum(award.amount for award in found.awards)
    if paid:
        amount = f"{hundredths_text(paid)} {fund.currency}".strip()
        notes.append(_("Paid out: {amount}.").format(amount=amount))
    if any(win.left for award in found.awards for win in award.wins):
        notes.append(
            _(
                "Nobody gets two prizes. Who takes that of a category leaves the prizes of the "
                "places, which are dealt out anew to the others."
            )
        )
    if found.kept:
        text = _("Of the prizes of the places, {amount} is left over.")
        notes.append(text.format(amount=hundredths_text(found.kept)))
    if found.unclaimed:
        names = "; ".join(win_name(prize) for prize in found.unclaimed)
        notes.append(_("Nobody is left for: {prizes}.").format(prizes=names))
    return notes


def _doubts(
    tournament: Tournament,
    standings: Standings,
    found: Awards,
    categories: Sequence[CategoryPrize],
) -> list[str]:
    notes = []
    unknown = [category.name for category in categories if category.needs_year]
    if unknown and not year_of(tournament.event.start):
        text = _("The first day of the event is not known, so nobody has the age for: {prizes}.")
        notes.append(text.format(prizes="; ".join(unknown)))
    amounts: dict[int, set[int]] = {}
    for award in found.awards:
        amounts.setdefault(award.rank, set()).add(award.amount)
    uneven = [str(rank) for rank, different in amounts.items() if len(different) > 1]
    if uneven and standings.after_round:
        text = _(
            "Nothing separates the players of rank {ranks}, who get different amounts: look at the "
            "rules of the event, and rank them by hand if need be."
        )
        notes.append(text.format(ranks=", ".join(uneven)))
    return notes
