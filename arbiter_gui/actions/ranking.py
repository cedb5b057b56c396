"""Places that the arbiter gives by hand to players with the same score, with the reason."""

from collections.abc import Sequence

from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tables.points import points_text
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import Change, Edit, Fact, HandRanking, PlayerKey, Tournament


def tied_players(tournament: Tournament, key: PlayerKey, after_round: int) -> tuple[PlayerKey, ...]:
    """Everybody who has the score of a player after a round, in the order of the standings.

    Raises:
        RefusedAction: There is no such player in the standings, nobody has the same score, or no
            round was played.
    """
    rows = [row for row in rank(tournament, after_round).rows if row.rank]
    points = [row.points for row in rows if row.player == key]
    tied = tuple(row.player for row in rows if row.points in points)
    if not after_round:
        raise RefusedAction("hand-ranking-early", N_("There is no ranking before round 1."))
    if not tied:
        raise RefusedAction("hand-ranking-out", N_("The player is not part of the standings."))
    if len(tied) == 1:
        raise RefusedAction(
            "hand-ranking-alone",
            N_("Nobody else has the same points: there is nothing to rank by hand."),
        )
    return tied


def rank_by_hand(
    tournament: Tournament, after_round: int, players: Sequence[PlayerKey], reason: str
) -> Change:
    """Gives the players with one score their places after a round, whatever the tie-breaks say.

    The reason is shown and printed with the standings. When a result of these rounds is corrected
    later, so that other players have that score, the ranking by hand does not apply any more.

    Args:
        tournament: The event.
        after_round: The standings after this round, and no others.
        players: Everybody with that score, the best placed first.
        reason: Why, for everybody to read.

    Raises:
        RefusedAction: No reason is given, or the players are not exactly those with one score.
    """
    said = " ".join(reason.split())
    if not said:
        raise RefusedAction("hand-ranking-reason", N_("A ranking by hand needs a reason."))
    if not players or sorted(tied_players(tournament, players[0], after_round)) != sorted(players):
        raise RefusedAction(
            "hand-ranking-players",
            N_("A ranking by hand names every player with the same points, each once."),
        )
    points = tournament.score(players[0], after_round)
    fact = HandRanking(after_round, points, tuple(players), said)
    before = _present(tournament, after_round, points)
    edits = () if before == fact else (_edit(before, fact),)
    return Change(
        N_("Rank the players with {points} points after round {round} by hand: {reason}"),
        edits,
        {"points": points_text(points), "round": after_round, "reason": said},
    )


def drop_hand_ranking(tournament: Tournament, after_round: int, points: int) -> Change:
    """Lets the tie-breaks decide again among the players with a score, in tenths.

    Raises:
        RefusedAction: They were not ranked by hand.
    """
    before = _present(tournament, after_round, points)
    values: dict[str, str | int] = {"points": points_text(points), "round": after_round}
    if before is None:
        raise RefusedAction(
            "hand-ranking-none",
            N_("The players with {points} points after round {round} are not ranked by hand."),
            values,
        )
    return Change(
        N_("Drop the ranking by hand of the players with {points} points after round {round}"),
        (Edit.removing(before),),
        values,
    )


def _present(tournament: Tournament, after_round: int, points: int) -> Fact | None:
    return tournament.fact("hand_ranking", (after_round, points))


def _edit(before: Fact | None, after: HandRanking) -> Edit:
    return Edit.adding(after) if before is None else Edit.changing(before, after)
