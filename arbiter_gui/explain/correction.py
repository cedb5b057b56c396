"""What a correction of a round that is over would change, before it is made; nothing is written."""

from arbiter_gui.errors import ArbiterError
from arbiter_gui.explain.what_if import changed
from arbiter_gui.i18n import N_, fill, ngettext
from arbiter_gui.pairing.checker import boards_of, played_boards
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tables.points import points_text
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import Change, Tournament

_NAMED = 4


def impact_lines(tournament: Tournament, change: Change) -> tuple[str, ...]:
    """Scores, places, and the boards of the newest round that would have been others."""
    after = changed(tournament, [change])
    scores = list(_scores(tournament, after))
    lines = ["; ".join(scores)] if scores else []
    moved = _moved(tournament, after)
    if moved:
        text = ngettext(
            "{count} player changes place in the standings.",
            "{count} players change places in the standings.",
            moved,
        )
        lines.append(text.format(count=moved))
    other = _other_boards(tournament, after)
    if other:
        text = ngettext(
            "By the corrected result the rules would have asked for {count} other board in round "
            "{round}; the boards stay as they are.",
            "By the corrected result the rules would have asked for {count} other boards in round "
            "{round}; the boards stay as they are.",
            other,
        )
        lines.append(text.format(count=other, round=tournament.rounds_paired))
    return tuple(lines)


def _scores(before: Tournament, after: Tournament) -> list[str]:
    found = []
    for player in before.players:
        was, now = before.score(player.key), after.score(player.key)
        if was != now:
            values = {
                "name": f"{player.tpn} {player.name}",
                "before": points_text(was),
                "after": points_text(now),
            }
            found.append(fill(N_("{name}: {before} → {after}"), values))
    return found[:_NAMED]


def _moved(before: Tournament, after: Tournament) -> int:
    was = {row.player: row.rank for row in rank(before).rows}
    return sum(was[row.player] != row.rank for row in rank(after).rows)


def _other_boards(before: Tournament, after: Tournament) -> int:
    """The boards of the newest round that the corrected results would not have given."""
    newest = before.rounds_paired
    try:
        computed = boards_of(pair_round(position_before(after, newest)))
    except ArbiterError:
        return 0
    played = {frozenset(board) for board in played_boards(before, newest)}
    return len({frozenset(board) for board in computed} - played)
