"""Who must not meet, in which rounds and why; and what a group means before it is taken down."""

from math import comb

from arbiter_gui.i18n import _, ngettext
from arbiter_gui.pairing.swiss.restrictions import forbidden_pairs
from arbiter_gui.tables.table import Align, Cell, Column, Row, Table, Tone
from arbiter_gui.tournament.player import PlayerKey
from arbiter_gui.tournament.regulations import Prohibition
from arbiter_gui.tournament.tournament import Tournament


def prohibitions_table(tournament: Tournament) -> Table:
    """A row for each pair or group; its key is the number of the prohibition."""
    columns = (
        Column("number", _("No."), Align.RIGHT, _("Number")),
        Column("players", _("Must not meet"), Align.LEFT),
        Column("rounds", _("Rounds"), Align.LEFT),
        Column("reason", _("Reason"), Align.LEFT),
    )
    rows = tuple(_row(tournament, fact) for fact in tournament.prohibitions)
    return Table(columns, rows, _("Pairs that must not meet"), (barred_pairs(tournament),))


def barred_pairs(tournament: Tournament) -> str:
    """How many pairs cannot be made in the next round, or that there is none."""
    if not tournament.prohibitions:
        return _("No pair is forbidden.")
    number = tournament.rounds_paired + 1
    if tournament.settings.rounds and number > tournament.settings.rounds:
        return _("All rounds are paired.")
    count = len(forbidden_pairs(tournament.prohibitions, number))
    return ngettext(
        "Round {round}: {count} pair cannot be made.",
        "Round {round}: {count} pairs cannot be made.",
        count,
    ).format(count=count, round=number)


def prohibition_line(tournament: Tournament, fact: Prohibition) -> str:
    """A prohibition in one line, with its reason."""
    text = _("{number}: {names} ({rounds})").format(
        number=fact.number,
        names=names_of(tournament, fact.players),
        rounds=rounds_words(fact.first_round, fact.last_round),
    )
    return f"{text}: {fact.reason}" if fact.reason else text


def names_of(tournament: Tournament, players: tuple[PlayerKey, ...]) -> str:
    """Numbers and names, in the order of the numbers."""
    listed = sorted((tournament.player(key) for key in players), key=lambda one: one.tpn)
    return "; ".join(f"{player.tpn} {player.name}" for player in listed)


def rounds_words(first: int, last: int) -> str:
    """From which round to which."""
    if last < first:
        return _("no round")
    if first == last:
        return _("round {round}").format(round=first)
    return _("rounds {first} to {last}").format(first=first, last=last)


def meaning_of(players: int, first: int, last: int) -> str:
    """What a pair or a group of so many players forbids."""
    rounds = rounds_words(first, last)
    if players == 2:
        return _("These two are not paired with each other: {rounds}.").format(rounds=rounds)
    pairs = comb(players, 2)
    return _(
        "None of these {players} players is paired with another of them, which forbids {pairs} "
        "pairs: {rounds}."
    ).format(players=players, pairs=pairs, rounds=rounds)


def _row(tournament: Tournament, fact: Prohibition) -> Row:
    over = fact.last_round <= tournament.rounds_paired
    tone = Tone.MUTED if over else Tone.PLAIN
    names = names_of(tournament, fact.players)
    first, last = fact.first_round, fact.last_round
    rounds = "" if last < first else f"{first}–{last}" if first < last else str(first)
    cells = (
        Cell(str(fact.number), fact.number, tone=Tone.MUTED),
        Cell(names, names, tone=tone),
        Cell(rounds, rounds or None, tone=tone),
        Cell(fact.reason, fact.reason or None, tone=tone),
    )
    return Row(cells, fact.number, prohibition_line(tournament, fact))
