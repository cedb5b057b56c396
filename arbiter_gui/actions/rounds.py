"""Rounds: what stands in the way of the next one, its pairing, and taking it back."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from arbiter_gui.actions.results import game_of
from arbiter_gui.errors import RefusedAction, StaleChange
from arbiter_gui.i18n import N_, fill
from arbiter_gui.pairing.next_round import missing_results, no_round_left, unknown_system
from arbiter_gui.pairing.outcome import RoundPairing
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.validation import validated
from arbiter_gui.tiebreaks.catalogue import ruleset_of
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Change,
    Colour,
    Edit,
    Game,
    PlayerKey,
    Round,
    Tournament,
    TournamentSettings,
)
from arbiter_gui.tournament.numbering import LAST_ROUND_OF_RENUMBERING, in_initial_order
from arbiter_gui.tournament.presence import missing

_NAMES_SHOWN = 12

PHASE_OPEN = "manual-phase-open"
"""The code of the obstacle that a round in the hands of the arbiter is for all others."""


class Weight(Enum):
    """How much an obstacle matters."""

    STOPS = "stops"
    WARNS = "warns"


class EnteredResults(Enum):
    """What becomes of the results of a round that is taken back."""

    PROTECTED = "protected"
    GIVEN_UP = "given up"


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Something to be done, or to be known, before the next round is paired.

    Attributes:
        code: Stable name ("results-missing").
        message: English sentence with placeholders; `values` is what they stand for.
        boards: The boards it is about, in board order.
    """

    code: str
    weight: Weight
    message: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    boards: tuple[int, ...] = ()

    def describe(self) -> str:
        """The sentence in the language in use."""
        return fill(self.message, self.values)


def obstacles(tournament: Tournament) -> tuple[Obstacle, ...]:
    """Everything between the arbiter and the next round; what stops it comes first."""
    found = [
        *_manual_phase(tournament),
        *_next_round(tournament),
        *_players_present(tournament),
        *_before_the_start(tournament),
        *_not_checked_in(tournament),
        *_order_of_numbers(tournament),
    ]
    return tuple(sorted(found, key=lambda obstacle: obstacle.weight is Weight.WARNS))


def present(tournament: Tournament, round_number: int) -> tuple[PlayerKey, ...]:
    """Who is to be paired in a round to come: in the event, and without a bye by request."""
    excused = {bye.player for bye in tournament.byes(round_number)}
    return tuple(
        player.key
        for player in tournament.players
        if player.takes_part(round_number) and player.key not in excused
    )


def record_pairing(
    tournament: Tournament,
    outcome: RoundPairing,
    paired_at: str,
    *,
    initial_colour: Colour | None = None,
) -> Change:
    """Puts a computed round on the boards: games, the pairing-allocated bye, and byes by request.

    `paired_at` is the time of the pairing, "2026-05-01T14:12:07"; `initial_colour` the colour drawn
    by lot, where the settings do not say it yet.

    Raises:
        StaleChange: The outcome was computed for another state of the event.
        RefusedAction: Another colour has been drawn before.
        ArbiterError: The outcome breaks an absolute criterion or leaves somebody out; or nobody
            has drawn the initial colour.
    """
    number = tournament.rounds_paired + 1
    if outcome.revision != tournament.revision or outcome.round != number:
        raise StaleChange(
            "stale-pairing",
            N_("The event has changed since round {round} was computed. Please pair it again."),
            {"round": outcome.round},
        )
    refuse_manual_phase(tournament)
    drawn = settled_settings(tournament, initial_colour)
    validated(position_before(tournament, number, initial_colour), outcome)
    edits = [
        *drawn,
        Edit.adding(Round(number, paired_at)),
        *(
            Edit.adding(Game(number, board, pair.white, pair.black))
            for board, pair in enumerate(outcome.pairs, start=1)
        ),
    ]
    if outcome.pab is not None:
        edits.append(Edit.adding(Bye(number, outcome.pab, ByeKind.PAIRING_ALLOCATED)))
    return Change(N_("Pair round {round}"), tuple(edits), {"round": number})


def unpair_newest(
    tournament: Tournament, *, results: EnteredResults = EnteredResults.PROTECTED
) -> Change:
    """Takes the newest round off the boards; byes by request stay requested.

    Raises:
        RefusedAction: No round is paired, the next one is being paired by hand, or results were
            entered and are not to be given up.
    """
    refuse_manual_phase(tournament)
    number = tournament.rounds_paired
    if not number:
        raise RefusedAction("no-round-paired", N_("No round is paired yet."))
    games = tournament.games(number)
    entered = sum(game.result is not None for game in games)
    if entered and results is EnteredResults.PROTECTED:
        raise RefusedAction(
            "results-entered",
            N_("Round {round} has results ({count}). They would be lost with its pairing."),
            {"round": number, "count": entered},
        )
    edits = [
        *(Edit.removing(fact) for fact in tournament.rounds if fact.number == number),
        *(Edit.removing(game) for game in games),
        *(
            Edit.removing(bye)
            for bye in tournament.byes(number)
            if bye.kind is ByeKind.PAIRING_ALLOCATED
        ),
        *(Edit.removing(fact) for fact in tournament.hand_rankings if fact.round == number),
    ]
    made = tournament.manual_pairing(number)
    if made is not None:
        edits.append(Edit.removing(made))
    return Change(N_("Un-pair round {round}"), tuple(edits), {"round": number})


def swap_colours(tournament: Tournament, round_number: int, board: int) -> Change:
    """Exchanges White and Black on a board; a result stays with the persons.

    Raises:
        RefusedAction: There is no such board.
    """
    game = game_of(tournament, round_number, board)
    return Change(
        N_("Exchange the colours of board {board}, round {round}"),
        (Edit.changing(game, game.turned), *outdated(tournament, round_number)),
        {"board": board, "round": round_number},
    )


def outdated(tournament: Tournament, round_number: int) -> Iterator[Edit]:
    """The edit that belongs to a change of a round's boards: what was put up is not right now."""
    for fact in tournament.rounds:
        if fact.number == round_number and fact.published_at:
            yield Edit.changing(fact, replace(fact, published_at=""))


def refuse_manual_phase(tournament: Tournament) -> None:
    """Lets nobody touch the rounds while one is being paired by hand.

    Raises:
        RefusedAction: `manual-phase-open`.
    """
    for obstacle in _manual_phase(tournament):
        raise RefusedAction(obstacle.code, obstacle.message, obstacle.values)


def settled_settings(tournament: Tournament, colour: Colour | None) -> tuple[Edit, ...]:
    """The edit that takes down what is settled with a pairing, where the settings do not say it.

    That is the initial colour, and with round 1 the edition of the tie-break regulations.

    Raises:
        RefusedAction: Another colour has been drawn before.
    """
    settings = tournament.settings
    settled = settings
    if not (tournament.rounds_paired or settings.ruleset):
        settled = replace(settled, ruleset=ruleset_of(tournament.event.start))
    if colour not in (None, settings.initial_colour):
        _refuse_second_colour(settings)
        settled = replace(settled, initial_colour=colour)
    return () if settled == settings else (Edit.changing(settings, settled),)


def _refuse_second_colour(settings: TournamentSettings) -> None:
    if settings.initial_colour is not None:
        raise RefusedAction(
            "initial-colour-known",
            N_("The initial colour of the event is already known; it is drawn once."),
        )


def _manual_phase(tournament: Tournament) -> list[Obstacle]:
    made = tournament.open_manual_pairing
    if made is None:
        return []
    return [
        Obstacle(
            PHASE_OPEN,
            Weight.STOPS,
            N_("Round {round} is being paired by hand. Finish it or give it up first."),
            {"round": made.round},
        )
    ]


def _next_round(tournament: Tournament) -> list[Obstacle]:
    return [
        Obstacle(one.code, Weight.STOPS, one.message, one.facts, one.boards)
        for one in (
            *unknown_system(tournament.settings),
            *no_round_left(tournament),
            *missing_results(tournament),
        )
    ]


def _players_present(tournament: Tournament) -> list[Obstacle]:
    number = tournament.rounds_paired + 1
    count = len(present(tournament, number))
    if count > 1:
        return []
    return [
        Obstacle(
            "too-few-players",
            Weight.STOPS,
            N_("Round {round}: two players are needed; players to be paired: {count}."),
            {"round": number, "count": count},
        )
    ]


def _before_the_start(tournament: Tournament) -> list[Obstacle]:
    if tournament.rounds_paired:
        return []
    found = []
    if tournament.settings.initial_colour is None:
        found.append(
            Obstacle(
                "initial-colour-open",
                Weight.WARNS,
                N_("The initial colour has not been drawn yet."),
            )
        )
    players, rounds = len(tournament.players), tournament.settings.rounds
    possible = players - 1 + players % 2
    if rounds > possible:
        found.append(
            Obstacle(
                "more-rounds-than-opponents",
                Weight.WARNS,
                N_(
                    "Number of players: {players}; rounds they can play without a rematch: "
                    "{possible}; rounds planned: {rounds}."
                ),
                {"players": players, "possible": possible, "rounds": rounds},
            )
        )
    return found


def _not_checked_in(tournament: Tournament) -> list[Obstacle]:
    absent = missing(tournament)
    if tournament.rounds_paired or not absent:
        return []
    names = "; ".join(f"{player.tpn} {player.name}" for player in absent[:_NAMES_SHOWN])
    message = N_("Not here yet, and to be paired in round {round} ({count}): {players}")
    values: dict[str, str | int] = {
        "round": tournament.rounds_paired + 1,
        "count": len(absent),
        "players": names if len(absent) <= _NAMES_SHOWN else f"{names}; …",
    }
    return [Obstacle("players-missing", Weight.WARNS, message, values)]


def _order_of_numbers(tournament: Tournament) -> list[Obstacle]:
    too_late = tournament.rounds_paired > LAST_ROUND_OF_RENUMBERING
    if too_late or in_initial_order(tournament.players, tournament.settings.equals):
        return []
    return [
        Obstacle(
            "numbers-out-of-order",
            Weight.WARNS,
            N_(
                "The pairing numbers do not follow the initial order: rating, title, then the "
                "criterion chosen for equals. Renumber?"
            ),
        )
    ]
