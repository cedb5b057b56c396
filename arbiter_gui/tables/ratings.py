"""What the event does to the ratings: everybody in one list, and one player game by game."""

from arbiter_gui.i18n import _, ngettext
from arbiter_gui.ratings.change import (
    GameRating,
    PlayerRating,
    event_ratings,
    player_rating,
    rounded_change,
    rules_of_event,
)
from arbiter_gui.ratings.initial import InitialRating
from arbiter_gui.ratings.k_factor import KFactor
from arbiter_gui.ratings.rules import RatingRules
from arbiter_gui.tables.hundredths import (
    change_cell,
    change_text,
    hundredths_cell,
    hundredths_text,
)
from arbiter_gui.tables.player_columns import (
    identity_cells,
    identity_columns,
    name_cell,
    no_players,
    number_cell,
    number_heading,
    rating_cell,
)
from arbiter_gui.tables.points import points_cell, points_text
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.tournament import Tournament

_TENTHS = 5


def ratings_table(tournament: Tournament) -> Table:
    """Expected score, rating change and performance of every player, from the games so far."""
    found = event_ratings(tournament)
    rows = tuple(_row(entry) for entry in found.players)
    notes = rating_notes(tournament) if rows else (no_players(),)
    return Table(_columns(), rows, _title(tournament), notes)


def player_ratings(tournament: Tournament, key: PlayerKey) -> Table:
    """One player: the expected score and the change of every game, and what they add up to.

    Raises:
        KeyError: There is no such player.
    """
    entry, (rules, _known) = player_rating(tournament, key), rules_of_event(tournament)
    rows = tuple(_game_row(tournament, entry, game) for game in entry.rounds)
    named = _("No {no}: {name}").format(no=entry.player.tpn, name=entry.player.name)
    title = _("{player}: rating change (estimate)").format(player=named)
    return Table(_game_columns(), rows, title, (*_sums(entry, rules), *rating_notes(tournament)))


def rating_line(tournament: Tournament, key: PlayerKey) -> str:
    """The change so far and the performance in one line; "" while there is nothing to say.

    Raises:
        KeyError: There is no such player.
    """
    entry = player_rating(tournament, key)
    if entry.performance is None:
        return ""
    if entry.change is None:
        return _("Performance {rating}").format(rating=entry.performance.rating)
    return _("Rating change {change} (estimate), performance {rating}").format(
        change=change_text(entry.change), rating=entry.performance.rating
    )


def rating_notes(tournament: Tournament) -> tuple[str, ...]:
    """By which rules was counted, and why the numbers are estimates."""
    rules, known = rules_of_event(tournament)
    source = _("Rules: {article} in force since {date}, for {kind} ratings.").format(
        article=rules.article, date=rules.since.replace("/", "-"), kind=_(rules.rating_type.label)
    )
    notes = [
        _(
            "Estimates: the rating is the one of this event; FIDE counts with its own list, its own"
            " K, and all events of the month."
        ),
        source,
    ]
    if not known:
        notes.append(_("The rate of play does not tell the rating list: standard is taken."))
    if rules.too_early:
        notes.append(_("The event is older than these rules: its own rules were others."))
    return tuple(notes)


def _title(tournament: Tournament) -> str:
    paired = tournament.rounds_paired
    if not paired:
        return _("Rating report (estimate)")
    return _("Rating report after round {round} (estimate)").format(round=paired)


def _columns() -> tuple[Column, ...]:
    return (
        *identity_columns(),
        Column("games", _("Games"), Align.RIGHT, _("Rated games")),
        Column("score", _("Pts"), Align.RIGHT, _("Points from the rated games")),
        Column("expected", _("Exp"), Align.RIGHT, _("Expected score")),
        Column("gain", _("+/−"), Align.RIGHT, _("Points above the expected score")),
        Column("k", _("K"), Align.RIGHT, _("K, the development coefficient")),
        Column("change", _("Change"), Align.RIGHT, _("Rating change (estimate)")),
        Column("performance", _("Perf"), Align.RIGHT, _("Performance rating")),
        Column("source", _("Source"), Align.LEFT, _("Where K or a first rating comes from")),
    )


def _row(entry: PlayerRating) -> Row:
    player, count = entry.player, len(entry.rated)
    cells = (
        *identity_cells(player),
        Cell(str(count), count),
        points_cell(_TENTHS * entry.halves),
        *_result_cells(entry),
        _performance_cell(entry),
        _source_cell(entry),
    )
    return Row(cells, int(player.key), player.name)


def _result_cells(entry: PlayerRating) -> tuple[Cell, ...]:
    if entry.k is None or entry.change is None:
        return (Cell(), Cell(), Cell(), Cell())
    gain = sum(game.gain for game in entry.rated)
    return (
        hundredths_cell(entry.expected),
        change_cell(gain),
        Cell(str(entry.k.value), entry.k.value),
        change_cell(entry.change, tone=Tone.STRONG),
    )


def _performance_cell(entry: PlayerRating) -> Cell:
    if entry.performance is None:
        return Cell()
    return Cell(str(entry.performance.rating), entry.performance.rating)


def _source_cell(entry: PlayerRating) -> Cell:
    text = ""
    if entry.k is not None:
        text = k_text(entry.k)
    elif entry.initial is not None:
        text = first_rating_text(entry.initial)
    return Cell(text, text or None, tone=Tone.MUTED)


def k_text(factor: KFactor) -> str:
    """Why a player has this K, and whether it is an estimate."""
    reason = _(factor.reason.value)
    if factor.limited:
        return _("estimate: {reason}; K times games is at most 700").format(reason=reason)
    pattern = _("estimate: {reason}") if factor.estimated else _("by rule: {reason}")
    return pattern.format(reason=reason)


def first_rating_text(initial: InitialRating) -> str:
    """The first rating of an unrated player, and what it lacks."""
    parts = [_("first rating {rating} (estimate)").format(rating=initial.rating)]
    if not initial.enough_games:
        text = ngettext("{count} game of at least 5", "{count} games of at least 5", initial.games)
        parts.append(text.format(count=initial.games))
    if not initial.high_enough:
        parts.append(_("below 1400, not listed"))
    return "; ".join(parts)


def _game_columns() -> tuple[Column, ...]:
    return (
        Column("round", _("Rd"), Align.RIGHT, _("Round")),
        Column("opponent_no", number_heading(), Align.RIGHT, _("Pairing number of the opponent")),
        Column("opponent", _("Opponent"), Align.LEFT, _("Opponent")),
        Column("opponent_rating", _("Rtg"), Align.RIGHT, _("Rating of the opponent")),
        Column("difference", _("Diff"), Align.RIGHT, _("Rating difference that counts")),
        Column("score", _("Res"), Align.RIGHT, _("Result")),
        Column("expected", _("Exp"), Align.RIGHT, _("Expected score")),
        Column("gain", _("+/−"), Align.RIGHT, _("Points above the expected score")),
        Column("change", _("Change"), Align.RIGHT, _("Rating change (estimate)")),
        Column("why", _("Note"), Align.LEFT, _("Why a game is not rated, or how it was counted")),
    )


def _game_row(tournament: Tournament, entry: PlayerRating, game: GameRating) -> Row:
    cells = (
        Cell(str(game.round), game.round, tone=Tone.MUTED),
        *_opponent_cells(tournament, game),
        *_number_cells(entry, game),
        _why_cell(entry, game),
    )
    return Row(cells, game.round)


def _opponent_cells(tournament: Tournament, game: GameRating) -> tuple[Cell, ...]:
    if game.opponent is None:
        return (Cell(), Cell(), Cell())
    opponent = tournament.player(game.opponent)
    return (number_cell(opponent), name_cell(opponent), rating_cell(opponent))


def _number_cells(entry: PlayerRating, game: GameRating) -> tuple[Cell, ...]:
    if game.not_rated is not None:
        return (Cell(), Cell(), Cell(), Cell(), Cell())
    score = points_cell(_TENTHS * game.halves)
    change = entry.change_of(game)
    if game.difference is None or game.expected is None or change is None:
        return (Cell(), score, Cell(), Cell(), Cell())
    return (
        Cell(_signed(game.difference), game.difference),
        score,
        hundredths_cell(game.expected),
        change_cell(game.gain),
        change_cell(change, tone=Tone.STRONG),
    )


def _why_cell(entry: PlayerRating, game: GameRating) -> Cell:
    text = ""
    if game.not_rated is not None:
        text = _("not rated: {reason}").format(reason=_(game.not_rated.value))
    elif game.difference is not None:
        real = entry.player.rating - game.opponent_rating
        if real != game.difference:
            values = {"real": _signed(real), "counted": _signed(game.difference)}
            text = _("{real} counts as {counted}").format_map(values)
    return Cell(text, text or None, tone=Tone.MUTED)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _sums(entry: PlayerRating, rules: RatingRules) -> tuple[str, ...]:
    """The sum of the games in lines that can be checked by hand."""
    lines = []
    if entry.k is not None and entry.change is not None:
        lines.append(_("K = {k} ({why})").format(k=entry.k.value, why=k_text(entry.k)))
        line = _("({score} − {expected}) × {k} = {change}, rounded {whole} ({chapter}.3)")
        values = {
            "score": hundredths_text(50 * entry.halves),
            "expected": hundredths_text(entry.expected),
            "k": entry.k.value,
            "change": change_text(entry.change),
            "chapter": rules.chapter,
            "whole": f"{rounded_change(entry.change):+}".replace("-", "−"),
        }
        lines.append(line.format_map(values))
    found = entry.performance
    if found is not None:
        line = _(
            "Performance: {average} on average, {score} of {games} is {percentage} %:"
            " {average} {sign} {difference} = {rating} ({chapter}.1)"
        )
        values = {
            "average": found.average,
            "score": points_text(_TENTHS * found.halves) or "0",
            "games": found.games,
            "percentage": found.percentage,
            "sign": "−" if found.difference < 0 else "+",
            "difference": abs(found.difference),
            "rating": found.rating,
            "chapter": rules.chapter,
        }
        lines.append(line.format_map(values))
    if entry.initial is not None:
        lines.append(f"{first_rating_text(entry.initial)} ({rules.chapter}.2)")
    return tuple(lines)
