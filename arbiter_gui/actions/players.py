"""Registration: who plays, under which number and with which official data."""

from collections.abc import Iterable
from dataclasses import replace

from arbiter_gui.actions.entitlement import refuse_beyond_last_round, refuse_missed_rounds
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import (
    Acceleration,
    Bye,
    ByeKind,
    Change,
    Edit,
    Player,
    PlayerKey,
    PointAdjustment,
    Prohibition,
    Tournament,
    Tpn,
)
from arbiter_gui.tournament.numbering import (
    entering,
    leaving,
    ranking_key,
)
from arbiter_gui.tournament.player import one_line

_HIGHEST_RATING = 3999
_HIGHEST_K = 40
_HIGHEST_FIDE_ID = 99_999_999_999


def register(
    tournament: Tournament, player: Player, *, missed_rounds: ByeKind = ByeKind.ZERO_POINT
) -> Change:
    """Takes a player in at the proper place of the list; the numbers below grow by one.

    After round 1 has been paired this is a late entry: the player can be paired from the next
    round on, or later where `first_round` says so. For each round before, the regulations give a
    zero-point bye (as the rule is) or a half-point bye. Key, number and withdrawal in `player` are
    ignored.

    Raises:
        RefusedAction: All rounds are paired, or a field holds what it cannot.

    In an accelerated event who enters above the last accelerated player is accelerated as well.

    Articles: C.04.2 2.2, 2.4, 2.5; C.04.7 1.3.
    """
    first = max(player.first_round, tournament.rounds_paired + 1)
    refuse_beyond_last_round(tournament, first)
    refuse_missed_rounds(player, missed_rounds)
    key = PlayerKey(max((p.key for p in tournament.players), default=0) + 1)
    newcomer = replace(
        _tidy(player), key=key, first_round=first, withdrawn_from=None, expelled=False
    )
    after = entering(tournament.players, newcomer, tournament.settings.equals)
    number = next(p.tpn for p in after if p.key == key)
    edits = (
        *player_edits(tournament.players, after),
        *_virtual_points(tournament, key, number),
        *(
            Edit.adding(Bye(missed, key, missed_rounds))
            for missed in range(1, first)
            if missed_rounds is ByeKind.HALF_POINT
        ),
    )
    return Change(
        N_("Register {name} as number {number}"), edits, {"name": newcomer.name, "number": number}
    )


def edit(tournament: Tournament, player: Player) -> Change:
    """Replaces a player's official data: name, title, rating, federation, birth, club and so on.

    Number, first round and withdrawal stay. As long as no round is paired the player moves to the
    proper place of the list; afterwards `numbers.renumber` does that.

    Raises:
        RefusedAction: There is no such player, or a field holds what it cannot.
    """
    before = registered(tournament, player.key)
    after = replace(
        _tidy(player),
        tpn=before.tpn,
        first_round=before.first_round,
        withdrawn_from=before.withdrawn_from,
        expelled=before.expelled,
        checked_in=before.checked_in,
    )
    players: tuple[Player, ...] = tuple(
        after if p.key == player.key else p for p in tournament.players
    )
    equals = tournament.settings.equals
    moves = ranking_key(after, equals) != ranking_key(before, equals)
    if tournament.rounds_paired == 0 and moves:
        players = entering(leaving(players, after), after, equals)
    return Change(
        N_("Edit {name}"), player_edits(tournament.players, players), {"name": after.name}
    )


def remove(tournament: Tournament, key: PlayerKey) -> Change:
    """Strikes a player off the list before the first pairing; the numbers below shrink by one.

    Raises:
        RefusedAction: A round is paired: the player withdraws instead. Or there is no such player.
    """
    player = registered(tournament, key)
    if tournament.rounds_paired:
        raise RefusedAction(
            "remove-after-pairing",
            N_("Round 1 is paired, so {name} stays on the list. Use Withdraw instead."),
            {"name": player.name},
        )
    edits = [
        *player_edits(tournament.players, leaving(tournament.players, player)),
        *_edits_without(tournament, key),
    ]
    return Change(N_("Remove {name}"), tuple(edits), {"name": player.name})


def registered(tournament: Tournament, key: PlayerKey) -> Player:
    """The player with that key.

    Raises:
        RefusedAction: There is no such player.
    """
    try:
        return tournament.player(key)
    except KeyError:
        raise RefusedAction(
            "player-unknown",
            N_("There is no player with the key {key} in this event."),
            {"key": int(key)},
        ) from None


def player_edits(before: Iterable[Player], after: Iterable[Player]) -> tuple[Edit, ...]:
    """The edits that make one list of players the other."""
    was = {player.key: player for player in before}
    now = {player.key: player for player in after}
    return (
        *(Edit.removing(player) for key, player in was.items() if key not in now),
        *(
            Edit.changing(was[key], player) if key in was else Edit.adding(player)
            for key, player in now.items()
            if was.get(key) != player
        ),
    )


def _virtual_points(tournament: Tournament, key: PlayerKey, number: Tpn) -> tuple[Edit, ...]:
    """The virtual points of the next accelerated player below; nobody below means none."""
    below = [
        (player.tpn, acceleration.virtual_points)
        for acceleration in tournament.accelerations
        if (player := tournament.player(acceleration.player)).tpn >= number
    ]
    return (Edit.adding(Acceleration(key, min(below)[1])),) if below else ()


def _edits_without(tournament: Tournament, key: PlayerKey) -> list[Edit]:
    """What else of the event goes with a player: requests, virtual points, places, boards."""
    edits = [
        Edit.removing(bye)
        for bye in tournament.facts()
        if isinstance(bye, Bye) and bye.player == key
    ]
    edits += [Edit.removing(fact) for fact in tournament.accelerations if fact.player == key]
    groups: tuple[Prohibition | PointAdjustment, ...] = (
        *tournament.prohibitions,
        *tournament.adjustments,
    )
    for group in groups:
        if key in group.players:
            edits.append(_edit_without(group, key))
    made = tournament.open_manual_pairing
    if made is not None:
        boards = tuple(board for board in made.boards if key not in board)
        if boards != made.boards:
            edits.append(Edit.changing(made, replace(made, boards=boards)))
    return edits


def _edit_without(group: Prohibition | PointAdjustment, key: PlayerKey) -> Edit:
    others = tuple(player for player in group.players if player != key)
    if len(others) < (2 if isinstance(group, Prohibition) else 1):
        return Edit.removing(group)
    return Edit.changing(group, replace(group, players=others))


def _tidy(player: Player) -> Player:
    """The record with spaces in order; what cannot be is refused."""
    tidy = replace(
        player,
        tpn=Tpn(0),
        name=one_line(player.name),
        federation=one_line(player.federation).upper(),
        birth=one_line(player.birth),
        club=one_line(player.club),
        rating_source=one_line(player.rating_source),
        national_id=one_line(player.national_id),
        national_title=one_line(player.national_title),
        national_origin=one_line(player.national_origin),
    )
    if not tidy.name:
        raise RefusedAction("name-missing", N_("A player needs a name."))
    for rating in (player.rating, player.official_rating, player.national_rating):
        if not 0 <= rating <= _HIGHEST_RATING:
            raise RefusedAction(
                "rating-impossible",
                N_("{rating} is no rating. Enter 0 for an unrated player, else 1 to {highest}."),
                {"rating": rating, "highest": _HIGHEST_RATING},
            )
    if not 0 <= player.k_factor <= _HIGHEST_K:
        raise RefusedAction(
            "k-impossible",
            N_("{k} is no K. Enter 0 where the list did not say, else 1 to {highest}."),
            {"k": player.k_factor, "highest": _HIGHEST_K},
        )
    if not 0 <= player.fide_id <= _HIGHEST_FIDE_ID:
        raise RefusedAction(
            "fide-id-impossible",
            N_("{fide_id} is no FIDE number. Enter 0 for a player without one."),
            {"fide_id": player.fide_id},
        )
    return tidy
