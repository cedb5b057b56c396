"""The event as it was before a round was paired: where "what if" and manual changes begin."""

from collections.abc import Iterator
from dataclasses import replace

from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.position import colour_of_lot, position_before
from arbiter_gui.tournament.bye import Bye, ByeKind
from arbiter_gui.tournament.change import Fact
from arbiter_gui.tournament.colour import Colour
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.manual_pairing import ManualPairing
from arbiter_gui.tournament.regulations import PointAdjustment
from arbiter_gui.tournament.round import Round
from arbiter_gui.tournament.settings import TournamentSettings
from arbiter_gui.tournament.tournament import Tournament


def start_of_round(tournament: Tournament, number: int) -> Tournament:
    """Another tournament, with nothing in it that the round or a later one has brought.

    The position before the round is the same in both. Who was absent without a word has a
    zero-point bye for it; a bonus that belongs to no round counts after the newest round only.

    Raises:
        ArbiterError: `round-unknown`: the round before it is not paired yet.
    """
    if not 1 <= number <= tournament.rounds_paired + 1:
        raise ArbiterError(
            "round-unknown",
            N_("There is no round {round}: the newest paired round is {newest}."),
            {"round": number, "newest": tournament.rounds_paired},
        )
    if number > tournament.rounds_paired:
        return Tournament(fact for fact in tournament.facts() if not _is_later(fact, number))
    kept = (fact for fact in tournament.facts() if not _is_later(fact, number))
    colour = _initial_colour(tournament)
    return Tournament(
        (
            *(_with_colour(fact, colour) for fact in kept if not _is_bonus_at_the_end(fact)),
            *_absences(tournament, number),
        )
    )


def _is_later(fact: Fact, number: int) -> bool:
    match fact:
        case Round(number=own) | Game(round=own) | ManualPairing(round=own):
            return own >= number
        case Bye(round=own, kind=kind):
            return own >= number and kind is ByeKind.PAIRING_ALLOCATED
        case _:
            return False


def _is_bonus_at_the_end(fact: Fact) -> bool:
    return isinstance(fact, PointAdjustment) and not fact.letter and not fact.round


def _with_colour(fact: Fact, colour: Colour | None) -> Fact:
    """The settings with the initial colour that round 1 shows: it may be gone with the round."""
    if isinstance(fact, TournamentSettings) and fact.initial_colour is None:
        return replace(fact, initial_colour=colour)
    return fact


def _initial_colour(tournament: Tournament) -> Colour | None:
    try:
        return colour_of_lot(tournament)
    except ArbiterError:
        return None


def _absences(tournament: Tournament, number: int) -> Iterator[Bye]:
    asked = {bye.player for bye in tournament.byes(number)}
    for key, kind in position_before(tournament, number, Colour.WHITE).not_paired:
        if key not in asked and tournament.player(key).takes_part(number):
            yield Bye(number, key, kind)
