"""What is still to do for a round, as the arbiter's day goes."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from arbiter_gui.i18n import N_, _
from arbiter_gui.tournament.presence import check_in_used, expected
from arbiter_gui.tournament.round import Round
from arbiter_gui.tournament.tournament import Tournament

_CLOCK = slice(11, 16)


class StepState(Enum):
    """How a step of the day stands; the value is its icon, `label` the word for it."""

    DONE = "done"
    NOW = "now"
    OPEN = "open"
    LATER = "later"
    ATTENTION = "attention"

    @property
    def label(self) -> str:
        """The word for it, not translated."""
        return _LABELS[self]


_LABELS = {
    StepState.DONE: N_("done"),
    StepState.NOW: N_("to do now"),
    StepState.OPEN: N_("to do"),
    StepState.LATER: N_("not possible yet"),
    StepState.ATTENTION: N_("look at it"),
}


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the checklist.

    Attributes:
        id: "players", "results", "byes", "pair", "check", "print" or "publish".
        count: What stands at the right: "84 / 86".
    """

    id: str
    title: str
    count: str
    state: StepState


@dataclass(frozen=True, slots=True)
class Preparation:
    """What was done for the newest round that its file does not tell.

    Attributes:
        remarks: What the check before publishing has found on its boards; None while it has not
            looked through them as they are.
        serious: Whether one of the remarks is more than a note.
        written: The round as it stood when its lists were printed or written; None for not yet.
    """

    remarks: int | None = None
    serious: bool = False
    written: Round | None = None


_NOTHING_DONE = Preparation()


def checklist(tournament: Tournament, preparation: Preparation = _NOTHING_DONE) -> tuple[Step, ...]:
    """The steps of the round in preparation, in the order of the day.

    That is the newest round until it is published and written, or until results of the published
    round come in; the next one from then on. Results of the newest round stand at the end while it
    is still in preparation. A round that is played to its end without having been published makes
    way for the next one, but the step to publish it stays. After the last result of the last round
    nothing else is to be prepared any more.
    """
    newest, number = tournament.rounds_paired, round_in_preparation(tournament, preparation)
    steps = [_players(tournament)]
    over = is_last_round_paired(tournament) and not tournament.games_without_result(newest)
    if over or (newest and number > newest):
        steps += [*_belated_publication(tournament), _results(tournament)]
    if over:
        return tuple(steps)
    steps += [_byes(tournament, number), _pair(tournament, number)]
    steps += _lists_of(tournament, number, preparation)
    if newest and number == newest:
        steps.append(_results(tournament))
    return tuple(steps)


def longest_lines() -> tuple[tuple[str, str], ...]:
    """Every title of a round with two digits, with everything that can stand at its right.

    Whoever shows the checklist measures them, so that no line is cut in any language.
    """
    number, version = 20, 10
    undone = (_("to do"), _("not yet"), _("done"))
    counts = {
        _("Players"): ("200 / 200",),
        _("Results of round {round}"): ("100 / 100",),
        _("Byes and absences"): ("200",),
        _("Pair round {round}"): ("20:00", _("next step"), *undone),
        _("Check round {round}"): (
            _("nothing found"),
            _("remarks: {count}").format(count=number),
            *undone,
        ),
        _("Print round {round}"): (_("older version"), *undone),
        _("Publish round {round}"): (
            _("version {version}").format(version=version),
            _("changed"),
            _("draft"),
            *undone,
        ),
    }
    return tuple(
        (title.format(round=number), count) for title, texts in counts.items() for count in texts
    )


def round_in_preparation(tournament: Tournament, preparation: Preparation = _NOTHING_DONE) -> int:
    """The round whose steps are shown: the newest one, or the one to be paired next."""
    newest = tournament.rounds_paired
    if not newest or is_last_round_paired(tournament):
        return max(newest, 1)
    fact = tournament.rounds[-1]
    if not fact.published_at:
        return newest if tournament.games_without_result(newest) else newest + 1
    being_played = results_count(tournament, newest)[0] > 0
    return newest + 1 if being_played or preparation.written == fact else newest


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


def _byes(tournament: Tournament, number: int) -> Step:
    asked = {bye.player for bye in tournament.byes(number)}
    away = {player.key for player in tournament.players if not player.takes_part(number)}
    paired = number <= tournament.rounds_paired
    state = StepState.DONE if paired else StepState.OPEN
    return Step("byes", _("Byes and absences"), str(len(asked | away)), state)


def _pair(tournament: Tournament, number: int) -> Step:
    title = _("Pair round {round}").format(round=number)
    newest = tournament.rounds_paired
    if number <= newest:
        clock = tournament.rounds[number - 1].paired_at[_CLOCK]
        return Step("pair", title, clock or _("done"), StepState.DONE)
    missing = newest and tournament.games_without_result(newest)
    if missing or sum(player.takes_part(number) for player in tournament.players) < 2:
        return Step("pair", title, _("not yet"), StepState.LATER)
    return Step("pair", title, _("next step"), StepState.NOW)


def _lists_of(tournament: Tournament, number: int, preparation: Preparation) -> Iterator[Step]:
    """Check, print and publish; none of them is possible before the round is paired."""
    titles = {
        "check": _("Check round {round}").format(round=number),
        "print": _("Print round {round}").format(round=number),
        "publish": _("Publish round {round}").format(round=number),
    }
    if number > tournament.rounds_paired:
        if _belated_publication(tournament):
            del titles["publish"]
        for step, title in titles.items():
            yield Step(step, title, _("not yet"), StepState.LATER)
        return
    newest = tournament.rounds[number - 1]
    yield Step("check", titles["check"], *_checked(preparation))
    yield Step("print", titles["print"], *_written(newest, preparation))
    yield Step("publish", titles["publish"], *_published(tournament, newest))


def _belated_publication(tournament: Tournament) -> tuple[Step, ...]:
    """The step to publish a round of which results are known already; none once it is published.

    Nor for a round that another program has paired, of which nobody knows whether it was.
    """
    newest = tournament.rounds[-1] if tournament.rounds else None
    if newest is None or newest.published_at or not (newest.paired_at or newest.version):
        return ()
    title = _("Publish round {round}").format(round=newest.number)
    return (Step("publish", title, *_published(tournament, newest)),)


def _checked(preparation: Preparation) -> tuple[str, StepState]:
    if preparation.remarks is None:
        return _("to do"), StepState.OPEN
    if not preparation.remarks:
        return _("nothing found"), StepState.DONE
    text = _("remarks: {count}").format(count=preparation.remarks)
    return text, StepState.ATTENTION if preparation.serious else StepState.DONE


def _written(newest: Round, preparation: Preparation) -> tuple[str, StepState]:
    """Sheets of a draft do not show the version that the round was published with since."""
    written = preparation.written
    if written is None or written.paired_at != newest.paired_at:
        return _("to do"), StepState.OPEN
    if written == newest:
        return _("done"), StepState.DONE
    return _("older version"), StepState.ATTENTION


def _published(tournament: Tournament, newest: Round) -> tuple[str, StepState]:
    """A draft waits for its publication; with a result it is being played without one."""
    if newest.published_at:
        return _("version {version}").format(version=newest.version), StepState.DONE
    if newest.version:
        return _("changed"), StepState.ATTENTION
    entered, _boards = results_count(tournament, newest.number)
    return _("draft"), StepState.ATTENTION if entered else StepState.NOW
