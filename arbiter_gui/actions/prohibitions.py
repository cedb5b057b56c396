"""Players who must not meet: relatives, club-mates where the regulations say so."""

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from arbiter_gui.actions.players import registered
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Change, Edit, PlayerKey, Prohibition, Tournament


def forbid_meeting(
    tournament: Tournament,
    players: Iterable[PlayerKey],
    *,
    first_round: int = 1,
    last_round: int | None = None,
) -> Change:
    """No two players of the group are paired with each other from one round to another.

    Where no last round is named, it is the last of the event.

    Raises:
        RefusedAction: Fewer than two players, an unknown one, or no round left to be paired.
    """
    group = tuple(sorted(set(players)))
    names = [registered(tournament, key).name for key in group]
    if len(group) < 2:
        raise RefusedAction("group-too-small", N_("Choose at least two players."))
    first = max(first_round, tournament.rounds_paired + 1)
    last = tournament.settings.rounds if last_round is None else last_round
    if last < first:
        raise RefusedAction(
            "group-no-round",
            N_("Rounds {first} to {last}: there is no such round left to be paired."),
            {"first": first, "last": last},
        )
    number = max((fact.number for fact in tournament.prohibitions), default=0) + 1
    return Change(
        N_("Forbid the meeting of {names}"),
        (Edit.adding(Prohibition(number, group, first, last)),),
        {"names": "; ".join(names)},
    )


def allow_meeting(tournament: Tournament, number: int) -> Change:
    """Ends a prohibition; for rounds already paired it stays on record.

    Raises:
        RefusedAction: There is no such prohibition, or it has ended already.
    """
    fact = cast("Prohibition | None", tournament.fact("prohibition", number))
    paired = tournament.rounds_paired
    if fact is None or fact.last_round <= paired:
        raise RefusedAction(
            "group-unknown",
            N_("There is no prohibition number {number} for the rounds to come."),
            {"number": number},
        )
    edit = (
        Edit.changing(fact, replace(fact, last_round=paired))
        if fact.first_round <= paired
        else Edit.removing(fact)
    )
    names = "; ".join(registered(tournament, key).name for key in fact.players)
    return Change(N_("Allow the meeting of {names}"), (edit,), {"names": names})
