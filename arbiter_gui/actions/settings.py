"""The rules and the heading of the event, and what is locked once round 1 is paired."""

from dataclasses import replace

from arbiter_gui.actions.players import player_edits
from arbiter_gui.actions.prohibitions import following_the_rounds
from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tiebreaks.catalogue import given_twice
from arbiter_gui.tournament import (
    Change,
    Edit,
    EventDetails,
    ScoringSystem,
    Tournament,
    TournamentSettings,
)
from arbiter_gui.tournament.numbering import in_initial_order, initial_order, numbered
from arbiter_gui.tournament.scoring import fault_of

EDITIONS = ("2026", "2017", "2012")

_LOCKED = {
    "system": N_("Round 1 is paired: the pairing system cannot be changed any more."),
    "edition": N_("Round 1 is paired: the edition of the rules cannot be changed any more."),
    "rounds": N_("Round 1 is paired: the number of rounds cannot be changed any more."),
    "initial_colour": N_("Round 1 is paired: the initial colour cannot be changed any more."),
    "tiebreaks": N_("Round 1 is paired: the list of tie-breaks cannot be changed any more."),
    "ruleset": N_("Round 1 is paired: the edition of the tie-breaks cannot be changed any more."),
    "equals_by": N_("Round 1 is paired: the order of equal ratings cannot be changed any more."),
    "lot": N_("Round 1 is paired: the order of equal ratings cannot be changed any more."),
    "scoring": N_("Round 1 is paired: the points for results cannot be changed any more."),
}


def locked_settings(tournament: Tournament) -> frozenset[str]:
    """The fields of `TournamentSettings` that cannot be changed any more.

    They are declared before the event begins (C.04.1 1, C.04.2 1, C.07 2.1). What a foreign file
    did not say, the number of rounds, the initial colour and the list of tie-breaks, can still be
    filled in, once.
    """
    if not tournament.rounds_paired:
        return frozenset()
    known = {"system", "edition", "scoring", "ruleset", "equals_by", "lot"}
    if tournament.settings.rounds:
        known.add("rounds")
    if tournament.settings.initial_colour is not None:
        known.add("initial_colour")
    if not tournament.settings.tiebreaks_assumed:
        known.add("tiebreaks")
    return frozenset(known)


def change_settings(tournament: Tournament, settings: TournamentSettings) -> Change:
    """Changes system, edition, number of rounds, points, tie-breaks or the initial colour.

    Raises:
        RefusedAction: A field is locked, or holds what it cannot.
    """
    before = tournament.settings
    settings = replace(settings, fide_mode_left=before.fide_mode_left)
    _refuse_locked(tournament, settings)
    _refuse_impossible(tournament, settings)
    _refuse_points(settings.scoring)
    if settings.tiebreaks != before.tiebreaks:
        settings = replace(settings, tiebreaks_assumed=False)
    edits = () if before == settings else (Edit.changing(before, settings),)
    followed = following_the_rounds(tournament, settings.rounds)
    return Change(
        N_("Change the settings"), (*edits, *_numbers_anew(tournament, settings), *followed)
    )


def leave_fide_mode(tournament: Tournament) -> Change:
    """Takes the event out of the FIDE mode, for ever.

    Raises:
        RefusedAction: It has left it already.
    """
    settings = tournament.settings
    if settings.fide_mode_left is not None:
        raise RefusedAction(
            "fide-mode-left-already", N_("This event has left the FIDE mode already.")
        )
    number = tournament.rounds_paired
    left = replace(settings, fide_mode_left=number)
    return Change(
        N_("Leave the FIDE mode in round {round}"),
        (Edit.changing(settings, left),),
        {"round": number},
    )


def change_event(tournament: Tournament, event: EventDetails) -> Change:
    """Changes the heading: name, place, dates, arbiters, rate of play.

    Before round 1 the edition of the tie-breaks follows the first day again.
    """
    before, settings = tournament.event, tournament.settings
    edits = [] if before == event else [Edit.changing(before, event)]
    if before.start != event.start and settings.ruleset and not tournament.rounds_paired:
        edits.append(Edit.changing(settings, replace(settings, ruleset="")))
    return Change(N_("Change the details of the event"), tuple(edits))


def _numbers_anew(tournament: Tournament, settings: TournamentSettings) -> tuple[Edit, ...]:
    """Numbers that followed the initial order follow it also with another order of equals."""
    players, before = tournament.players, tournament.settings.equals
    if settings.equals == before or not in_initial_order(players, before):
        return ()
    return player_edits(players, numbered(initial_order(players, settings.equals)))


def _refuse_locked(tournament: Tournament, settings: TournamentSettings) -> None:
    locked = locked_settings(tournament)
    for field, message in _LOCKED.items():
        if field in locked and getattr(tournament.settings, field) != getattr(settings, field):
            raise RefusedAction(f"{field.replace('_', '-')}-locked", message)


def _refuse_impossible(tournament: Tournament, settings: TournamentSettings) -> None:
    if settings.edition not in EDITIONS:
        raise RefusedAction(
            "edition-unknown",
            N_("There is no edition {edition} of the rules. Choose one of {editions}."),
            {"edition": settings.edition, "editions": ", ".join(EDITIONS)},
        )
    paired = tournament.rounds_paired
    if settings.rounds < max(1, paired) and settings.rounds != tournament.settings.rounds:
        raise RefusedAction(
            "rounds-impossible",
            N_("The number of rounds cannot be {rounds}; rounds paired so far: {paired}."),
            {"rounds": settings.rounds, "paired": paired},
        )
    if given_twice(settings.tiebreaks):
        raise RefusedAction("tiebreaks-twice", N_("A tie-break is chosen twice."))


def _refuse_points(scoring: ScoringSystem) -> None:
    fault = fault_of(scoring)
    if fault:
        raise RefusedAction("points-impossible", fault)
