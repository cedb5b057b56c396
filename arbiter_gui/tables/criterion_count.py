"""What a criterion counts, as it is shown."""

from arbiter_gui.pairing.dutch.comparison import Verdict
from arbiter_gui.pairing.dutch.storyteller_ahead import LOWEST_BYE_NAME
from arbiter_gui.pairing.story import Count
from arbiter_gui.tables.points import points_text


def count_text(verdict: Verdict, count: Count | None) -> str:
    """A number, or numbers in a row; the score of the bye as points."""
    if isinstance(count, tuple):
        return ", ".join(map(str, count))
    if verdict.name == LOWEST_BYE_NAME and count is not None:
        return points_text(count)
    return str(count)
