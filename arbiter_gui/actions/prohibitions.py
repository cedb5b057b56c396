"""Players who must not meet: relatives, club-mates where the regulations say so."""

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from arbiter_gui.actions.players import registered
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Change, Edit, PlayerKey, Prohibition, Tournament
from arbiter_gui.tournament.player import one_line

_WHEN_ROUNDS_ARE_UNKNOWN = 99


def forbid_meeting(
    tournament: Tournament,
    players: Iterable[PlayerKey],
    *,
    first_round: int = 1,
    last_round: int | None = None,
    reason: str = "",
) -> Change:
    """No two players of the group are paired with each other from one round to another.

    Where no last round is named, it is the last of the event.

    Raises:
        RefusedAction: Fewer than two players, an unknown one, no round left to be paired, or a
            group that must not meet in these rounds already.
    """
    group = tuple(sorted(set(players)))
    names = [registered(tournament, key).name for key in group]
    if len(group) < 2:
        raise RefusedAction("group-too-small", N_("Choose at least two players."))
    first = max(first_round, tournament.rounds_paired + 1)
    end = tournament.settings.rounds or _WHEN_ROUNDS_ARE_UNKNOWN
    last = end if last_round is None else last_round
    if last < first:
        raise RefusedAction(
            "group-no-round",
            N_("Rounds {first} to {last}: there is no such round left to be paired."),
            {"first": first, "last": last},
        )
    _refuse_what_is_forbidden(tournament, Prohibition(0, group, first, last))
    number = max((fact.number for fact in tournament.prohibitions), default=0) + 1
    why = one_line(reason)
    return Change(
        N_("Forbid the meeting of {names}: {reason}")
        if why
        else N_("Forbid the meeting of {names}"),
        (Edit.adding(Prohibition(number, group, first, last, why)),),
        {"names": "; ".join(names), **({"reason": why} if why else {})},
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


def following_the_rounds(tournament: Tournament, rounds: int) -> tuple[Edit, ...]:
    """What was forbidden to the end of the event stays so when the event gets more rounds."""
    end = tournament.settings.rounds
    if not end or rounds <= end:
        return ()
    return tuple(
        Edit.changing(fact, replace(fact, last_round=rounds))
        for fact in tournament.prohibitions
        if fact.last_round == end
    )


def _refuse_what_is_forbidden(tournament: Tournament, wanted: Prohibition) -> None:
    for fact in tournament.prohibitions:
        same_players = set(wanted.players) <= set(fact.players)
        if (
            same_players
            and fact.first_round <= wanted.first_round <= wanted.last_round <= fact.last_round
        ):
            raise RefusedAction(
                "group-known",
                N_("They must not meet in these rounds already: number {number}."),
                {"number": fact.number},
            )
