"""Byes that a player asks for: half-point, full-point and zero-point byes."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import TypeGuard, cast

from arbiter_gui.actions.entitlement import refuse_half_point
from arbiter_gui.actions.players import registered
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Bye, ByeKind, Change, Edit, Fact, Player, PlayerKey, Tournament

_LABELS = {
    ByeKind.HALF_POINT: N_("Half-point bye for {name} in round {round}"),
    ByeKind.FULL_POINT: N_("Full-point bye for {name} in round {round}"),
    ByeKind.ZERO_POINT: N_("Zero-point bye for {name} in round {round}"),
}


_LABELS_OF_MANY = {
    ByeKind.HALF_POINT: N_("Half-point byes for {name} in rounds {rounds}"),
    ByeKind.FULL_POINT: N_("Full-point byes for {name} in rounds {rounds}"),
    ByeKind.ZERO_POINT: N_("Zero-point byes for {name} in rounds {rounds}"),
}


def request_bye(tournament: Tournament, round_number: int, key: PlayerKey, kind: ByeKind) -> Change:
    """Notes a bye for a round to come, or corrects the kind of a bye in a paired round.

    Raises:
        RefusedAction: The player has a game or the pairing-allocated bye in that round, or is not
            in the event then; the round does not exist; nobody can ask for such a bye, or the
            player is not entitled to it.

    Articles: C.04.2 3.3.
    """
    edits = tuple(_bye_edits(tournament, round_number, key, kind))
    values: dict[str, str | int] = {"name": tournament.player(key).name, "round": round_number}
    return Change(_LABELS[kind], edits, values)


def request_byes(
    tournament: Tournament, rounds: Collection[int], key: PlayerKey, kind: ByeKind
) -> Change:
    """Notes the same bye for several rounds at once.

    Raises:
        RefusedAction: As for a single one; none is noted then.
    """
    numbers = sorted(set(rounds))
    if len(numbers) == 1:
        return request_bye(tournament, numbers[0], key, kind)
    edits = tuple(edit for number in numbers for edit in _bye_edits(tournament, number, key, kind))
    name = registered(tournament, key).name
    values = {"name": name, "rounds": ", ".join(map(str, numbers))}
    return Change(_LABELS_OF_MANY[kind], edits, values)


def further_half_point_byes(tournament: Tournament, change: Change) -> tuple[PlayerKey, ...]:
    """Who gets a half-point bye by a change and has, or gets with it, another one.

    One is what the rules for title events allow; the arbiter is asked before a second one.

    Articles: C.05 6.7.
    """
    given = Counter(edit.after.player for edit in change.edits if _is_half(edit.after))
    taken = Counter(edit.before.player for edit in change.edits if _is_half(edit.before))
    had = Counter(fact.player for fact in tournament.facts() if _is_half(fact))
    return tuple(
        key
        for key, count in sorted(given.items())
        if count > taken[key] and had[key] + count - taken[key] > 1
    )


def _is_half(fact: Fact | None) -> TypeGuard[Bye]:
    return isinstance(fact, Bye) and fact.kind is ByeKind.HALF_POINT


def _bye_edits(
    tournament: Tournament, round_number: int, key: PlayerKey, kind: ByeKind
) -> Iterator[Edit]:
    player = registered(tournament, key)
    if kind not in _LABELS:
        raise RefusedAction(
            "bye-not-by-request",
            N_("The pairing-allocated bye is given by the pairing; nobody can ask for it."),
        )
    _refuse_round(tournament, round_number)
    _refuse_absentee(player, round_number)
    refuse_half_point(player, kind)
    before = cast("Bye | None", tournament.fact("bye", (round_number, int(key))))
    if round_number <= tournament.rounds_paired:
        _refuse_paired(tournament, round_number, player)
    after = Bye(round_number, key, kind)
    if before is None:
        yield Edit.adding(after)
    elif before != after:
        yield Edit.changing(before, after)


def cancel_bye(tournament: Tournament, round_number: int, key: PlayerKey) -> Change:
    """Takes back the request of a bye: the player is paired in that round.

    Raises:
        RefusedAction: There is no such request, or the round is paired already.
    """
    player = registered(tournament, key)
    bye = tournament.fact("bye", (round_number, int(key)))
    values: dict[str, str | int] = {"name": player.name, "round": round_number}
    if bye is None:
        raise RefusedAction(
            "bye-not-requested", N_("{name} has not asked for a bye in round {round}."), values
        )
    if round_number <= tournament.rounds_paired:
        raise RefusedAction(
            "bye-round-paired",
            N_("Round {round} is paired. Un-pair it first to pair {name} in it."),
            values,
        )
    return Change(N_("Cancel the bye of {name} in round {round}"), (Edit.removing(bye),), values)


def cancel_byes(tournament: Tournament, rounds: Collection[int], key: PlayerKey) -> Change:
    """Takes back the requests of several rounds at once.

    Raises:
        RefusedAction: As for a single one; all stay then.
    """
    numbers = sorted(set(rounds))
    if len(numbers) == 1:
        return cancel_bye(tournament, numbers[0], key)
    edits = tuple(edit for number in numbers for edit in cancel_bye(tournament, number, key).edits)
    name = registered(tournament, key).name
    values = {"name": name, "rounds": ", ".join(map(str, numbers))}
    return Change(N_("Cancel the byes of {name} in rounds {rounds}"), edits, values)


def _refuse_round(tournament: Tournament, round_number: int) -> None:
    rounds = tournament.settings.rounds
    if round_number < 1 or (rounds and round_number > rounds):
        raise RefusedAction(
            "round-unknown",
            N_("There is no round {round}; the last one is round {rounds}."),
            {"round": round_number, "rounds": rounds},
        )


def _refuse_absentee(player: Player, round_number: int) -> None:
    if player.withdrawn_from is not None and round_number >= player.withdrawn_from:
        raise RefusedAction(
            "player-withdrawn",
            N_("{name} has withdrawn from round {round} on. Readmit the player first."),
            {"name": player.name, "round": player.withdrawn_from},
        )


def _refuse_paired(tournament: Tournament, round_number: int, player: Player) -> None:
    record = tournament.history(player.key)[round_number - 1]
    values = {"name": player.name, "round": round_number}
    if record.opponent is not None:
        raise RefusedAction(
            "bye-has-game",
            N_(
                "{name} has a game in round {round}. Enter a forfeit, or un-pair the round and "
                "pair it again."
            ),
            values,
        )
    if record.bye is ByeKind.PAIRING_ALLOCATED:
        raise RefusedAction(
            "bye-has-pab", N_("{name} has the pairing-allocated bye in round {round}."), values
        )
