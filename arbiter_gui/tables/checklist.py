"""What is still to do before the next round, as the arbiter's day goes."""

from dataclasses import dataclass
from enum import Enum

from arbiter_gui.i18n import _
from arbiter_gui.tournament.presence import check_in_used, expected
from arbiter_gui.tournament.tournament import Tournament


class StepState(Enum):
    """How a step of the day stands."""

    DONE = "done"
    NOW = "now"
    OPEN = "open"
    ATTENTION = "attention"


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the checklist.

    Attributes:
        id: "players", "publish", "results", "byes" or "pair".
        count: What stands at the right: "84 / 86".
    """

    id: str
    title: str
    count: str
    state: StepState


def checklist(tournament: Tournament) -> tuple[Step, ...]:
    """The steps towards the next round, in the order of the day."""
    steps = [_players(tournament)]
    if tournament.rounds_paired:
        steps += [_publication(tournament), _results(tournament)]
    if not is_last_round_paired(tournament):
        steps += [_byes(tournament), _pair(tournament)]
    return tuple(steps)


def is_last_round_paired(tournament: Tournament) -> bool:
    """Whether no further round is to be paired."""
    rounds = tournament.settings.rounds
    return bool(rounds) and tournament.rounds_paired >= rounds


def round_at_hand(tournament: Tournament) -> int:
    """The round that is being played, or else the one to be paired next."""
    newest = tournament.rounds_paired
    playing = newest and tournament.games_without_result(newest)
    return newest if playing or is_last_round_paired(tournament) else newest + 1


def event_line(tournament: Tournament) -> str:
    """Where the event stands and by which rules: "Round 5 of 9 · Dutch, 2026 rules"."""
    settings = tournament.settings
    number = round_at_hand(tournament)
    text = _("Round {round} of {rounds}") if settings.rounds else _("Round {round}")
    rules = _("Dutch, {edition} rules").format(edition=settings.edition)
    line = f"{text.format(round=number, rounds=settings.rounds)} · {rules}"
    outside = outside_fide_mode(tournament)
    return f"{line} · {outside}" if outside else line


def outside_fide_mode(tournament: Tournament) -> str:
    """The sign that every page and every list of an event bears that has left the FIDE mode."""
    left = tournament.settings.fide_mode_left
    return "" if left is None else _("outside FIDE mode since round {round}").format(round=left)


def results_count(tournament: Tournament, round_number: int) -> tuple[int, int]:
    """Results entered, and boards, of a paired round."""
    boards = len(tournament.games(round_number))
    return boards - len(tournament.games_without_result(round_number)), boards


def _players(tournament: Tournament) -> Step:
    if check_in_used(tournament) and not tournament.rounds_paired:
        return _check_in(tournament)
    number = round_at_hand(tournament)
    present = sum(player.takes_part(number) for player in tournament.players)
    count = f"{present} / {len(tournament.players)}"
    state = StepState.DONE if present > 1 else StepState.NOW
    return Step("players", _("Players"), count, state)


def _check_in(tournament: Tournament) -> Step:
    """Before round 1 those who are here are counted, once a check-in has begun."""
    awaited = expected(tournament)
    here = sum(player.checked_in for player in awaited)
    state = StepState.DONE if here == len(awaited) else StepState.NOW
    return Step("players", _("Players"), f"{here} / {len(awaited)}", state)


def _results(tournament: Tournament) -> Step:
    number = tournament.rounds_paired
    entered, boards = results_count(tournament, number)
    state = StepState.DONE if entered == boards else StepState.NOW
    title = _("Results of round {round}").format(round=number)
    return Step("results", title, f"{entered} / {boards}", state)


def _publication(tournament: Tournament) -> Step:
    """A draft waits for its publication until the first result says that it is being played."""
    newest = tournament.rounds[-1]
    title = _("Publish round {round}").format(round=newest.number)
    if newest.published_at:
        version = _("version {version}").format(version=newest.version)
        return Step("publish", title, version, StepState.DONE)
    entered, _boards = results_count(tournament, newest.number)
    state = StepState.ATTENTION if newest.version else StepState.NOW
    if entered and not newest.version:
        state = StepState.OPEN
    return Step("publish", title, _("changed") if newest.version else _("draft"), state)


def _byes(tournament: Tournament) -> Step:
    number = tournament.rounds_paired + 1
    asked = {bye.player for bye in tournament.byes(number)}
    away = {player.key for player in tournament.players if not player.takes_part(number)}
    return Step("byes", _("Byes and absences"), str(len(asked | away)), StepState.OPEN)


def _pair(tournament: Tournament) -> Step:
    newest = tournament.rounds_paired
    ready = not (newest and tournament.games_without_result(newest))
    enough = sum(player.takes_part(newest + 1) for player in tournament.players) > 1
    state = StepState.NOW if ready and enough else StepState.OPEN
    title = _("Pair round {round}").format(round=newest + 1)
    return Step("pair", title, _("next step") if state is StepState.NOW else "", state)
