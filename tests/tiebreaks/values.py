"""The values of one tie-break in a drawn crosstable."""

from arbiter_gui.tables.tiebreak_text import value_number
from arbiter_gui.tiebreaks.standings import rank
from tests.notation import event


def values(text, code, ruleset="2026-03", **settings):
    """Player -> value as it is written, in the drawn crosstable."""
    standings = rank(event(text, **settings), ruleset=ruleset, tiebreaks=[code])
    assert standings.unknown == ()
    (tiebreak,) = standings.tiebreaks
    return {
        int(row.player): value_number(tiebreak, row.values[0])
        for row in sorted(standings.rows, key=lambda row: row.player)
    }
