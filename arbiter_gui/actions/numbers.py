"""Pairing numbers given anew: in the initial order, or two exchanged."""

from dataclasses import replace

from arbiter_gui.actions.players import player_edits, registered
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Change, Edit, PlayerKey, Tournament
from arbiter_gui.tournament.numbering import LAST_ROUND_OF_RENUMBERING, initial_order, numbered


def renumber(tournament: Tournament) -> Change:
    """Gives everybody the number of the initial ranking list: rating, title, order of equals.

    Raises:
        RefusedAction: Round 4 is paired.

    Articles: C.04.2 2.2, 2.3.
    """
    _refuse_frozen(tournament)
    after = numbered(initial_order(tournament.players, tournament.settings.equals))
    return Change(N_("Renumber the players"), player_edits(tournament.players, after))


def exchange_numbers(tournament: Tournament, one: PlayerKey, other: PlayerKey) -> Change:
    """Lets two players with the same rating change numbers.

    Raises:
        RefusedAction: Round 4 is paired, their ratings differ, or there is no such player.

    Articles: C.04.2 2.2, 2.3.
    """
    _refuse_frozen(tournament)
    first, second = registered(tournament, one), registered(tournament, other)
    if first.rating != second.rating or one == other:
        raise RefusedAction(
            "ratings-differ",
            N_("Only two players with the same rating can change numbers."),
        )
    edits = (
        Edit.changing(first, replace(first, tpn=second.tpn)),
        Edit.changing(second, replace(second, tpn=first.tpn)),
    )
    values: dict[str, str | int] = {"one": first.name, "other": second.name}
    return Change(N_("Exchange the numbers of {one} and {other}"), edits, values)


def _refuse_frozen(tournament: Tournament) -> None:
    if tournament.rounds_paired > LAST_ROUND_OF_RENUMBERING:
        raise RefusedAction(
            "numbers-frozen",
            N_(
                "Round {round} is paired, so the pairing numbers stay as they are. Corrected "
                "ratings count for the rating report only."
            ),
            {"round": LAST_ROUND_OF_RENUMBERING + 1},
        )
