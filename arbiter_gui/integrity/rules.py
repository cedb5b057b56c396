"""The rules of the FIDE mode: which edits of a change need a warning, kind by kind."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from arbiter_gui.actions.byes import further_half_point_byes
from arbiter_gui.i18n import N_
from arbiter_gui.integrity.warning import FIDE_MODE_EXITED, IntegrityWarning, Level
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    Change,
    Game,
    IntegrityEvent,
    ManualPairing,
    Player,
    Result,
    Round,
    Tournament,
    TournamentSettings,
)
from arbiter_gui.tournament.integrity_tokens import game_token, result_token, result_tokens, seat
from arbiter_gui.tournament.numbering import LAST_ROUND_OF_RENUMBERING

Rule = Callable[[Tournament, Change], Iterator[IntegrityWarning]]

PROHIBITIONS_SETTLED = N_(
    "Round 1 is paired: which players must not meet cannot be changed any more in FIDE mode."
)
_LOCKED_FIELDS = ("system", "edition", "scoring")
"""Settings that never change after round 1 is paired."""


def warnings_of(tournament: Tournament, change: Change) -> tuple[IntegrityWarning, ...]:
    """Everything that has to be acknowledged before a change is carried out.

    Once the event has left the FIDE mode that stays so, and what the report tells stays as well;
    nothing else is asked. Leaving it is itself a warning.
    """
    if not tournament.settings.in_fide_mode:
        return tuple(warning for rule in ALWAYS for warning in rule(tournament, change))
    found = [warning for rule in RULES for warning in rule(tournament, change)]
    if any(warning.code == "fide-mode-left" for warning in found):
        return tuple(warning for warning in found if warning.code == "fide-mode-left")
    return tuple(found)


def leaving(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """The way out: two questions, and a line in the report."""
    del tournament
    for edit in change.edits:
        after = edit.after
        if isinstance(after, TournamentSettings) and after.fide_mode_left is not None:
            yield IntegrityWarning(
                "fide-mode-left",
                Level.TWO_QUESTIONS,
                N_(
                    "Outside the FIDE mode the program allows what the rules of FIDE do not. The "
                    "event may not be rated."
                ),
                consequence=N_(
                    "The event cannot come back into the FIDE mode, not even by Undo. Every page "
                    "and every list will say so, and the report will name round {round}."
                ),
                values={"round": after.fide_mode_left},
                event=IntegrityEvent(0, FIDE_MODE_EXITED, after.fide_mode_left),
            )


def settled_settings(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """What is declared before the event stays as it is (C.04.1 1, C.07 2.1)."""
    if not tournament.rounds_paired:
        return
    before = tournament.settings
    for edit in change.edits:
        after = edit.after
        if not isinstance(after, TournamentSettings):
            continue
        changed = [name for name in _LOCKED_FIELDS if getattr(before, name) != getattr(after, name)]
        if before.rounds and before.rounds != after.rounds:
            changed.append("rounds")
        if not before.tiebreaks_assumed and before.tiebreaks != after.tiebreaks:
            changed.append("tiebreaks")
        if changed:
            yield IntegrityWarning(
                "settings-settled",
                Level.REFUSED,
                N_("Round 1 is paired: this cannot be changed in FIDE mode ({fields})."),
                {"fields": ", ".join(changed)},
            )


def prohibitions(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """Pairs are forbidden, or allowed again, before round 1 only (C.05 5.2)."""
    if tournament.rounds_paired and change.touches("prohibition"):
        yield IntegrityWarning(
            "prohibition-late",
            Level.REFUSED,
            PROHIBITIONS_SETTLED,
        )


def accelerations(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """Virtual points of those who are in the event stay as they were announced."""
    if tournament.rounds_paired and any(
        edit.kind == "acceleration" and edit.before is not None for edit in change.edits
    ):
        yield IntegrityWarning(
            "acceleration-settled",
            Level.REFUSED,
            N_("Round 1 is paired: the acceleration cannot be changed any more in FIDE mode."),
        )


def games(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """Boards of rounds that have been played: the previous one with a record, older ones never."""
    for edit in change.edits:
        before, after = edit.before, edit.after
        if not isinstance(before, Game) or not isinstance(after, Game) or before == after:
            continue
        if replace(after, reported=before.reported) == before:
            yield _report_only(before, after)
        elif before.result is Result.ADJOURNED:
            yield from _adjourned_game(tournament, before, after)
        elif before.round < tournament.rounds_paired:
            yield _correction(tournament, before, after)


def _correction(tournament: Tournament, before: Game, after: Game) -> IntegrityWarning:
    values: dict[str, str | int] = {"round": before.round, "board": before.board}
    if before.round < tournament.rounds_paired - 1:
        return IntegrityWarning(
            "correction-old",
            Level.REFUSED,
            N_(
                "Round {round}, board {board}: two rounds have been paired since, so pairings and "
                "standings keep this result. Correct it for the rating report only."
            ),
            values,
        )
    was, is_now = result_tokens(before, after)
    return IntegrityWarning(
        "correction",
        Level.QUESTION,
        N_(
            "Round {round}, board {board}: the next round is paired already. The correction counts "
            "from the following pairing on; the boards that are set stay as they are."
        ),
        values,
        event=IntegrityEvent(0, "Correction", before.round, was, is_now),
    )


def _report_only(before: Game, after: Game) -> IntegrityWarning:
    old, new = before.reported or before.result, after.reported or after.result
    was = (f"{game_token(before)}: {result_token(old)}",)
    return IntegrityWarning(
        "rating-correction",
        Level.QUESTION,
        N_(
            "Round {round}, board {board}: only the rating report gets the corrected result. "
            "Pairings and standings keep the old one."
        ),
        {"round": before.round, "board": before.board},
        event=IntegrityEvent(0, "Rating correction", before.round, was, (result_token(new),)),
    )


def _adjourned_game(
    tournament: Tournament, before: Game, after: Game
) -> Iterator[IntegrityWarning]:
    """The end of an adjourned game: a draw is what it counted as."""
    if before.round >= tournament.rounds_paired or after.result in (Result.DRAW, None):
        return
    token = f"{game_token(after)} {result_token(after.result)}"
    yield IntegrityWarning(
        "adjournment",
        Level.QUESTION,
        N_(
            "Round {round}, board {board}: the game counted as a draw for the pairings made since; "
            "it ends otherwise. The new points count from the next pairing on."
        ),
        {"round": before.round, "board": before.board},
        event=IntegrityEvent(0, "Adjournment", before.round, (token,)),
    )


def lost_boards(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """Boards and byes of a round that was followed by another one do not appear or go."""
    newest = tournament.rounds_paired
    for edit in change.edits:
        fact = edit.before or edit.after
        one_sided = edit.before is None or edit.after is None
        of_played = isinstance(fact, Game) and one_sided and fact.round < newest
        corrected = isinstance(edit.before, Bye) and edit.before.round < newest
        if isinstance(fact, Game | Bye) and (of_played or corrected):
            yield IntegrityWarning(
                "round-closed",
                Level.REFUSED,
                N_("Round {round} was followed by another one: its boards and byes stay."),
                {"round": fact.round},
            )
            return


def byes(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """A second half-point bye, and any full-point bye."""
    for key in further_half_point_byes(tournament, change):
        player = tournament.fact("player", int(key))
        name = player.name if isinstance(player, Player) else ""
        yield IntegrityWarning(
            "second-half-point-bye",
            Level.QUESTION,
            N_("{name} has a half-point bye already; title events allow one."),
            {"name": name},
        )
    for edit in change.edits:
        bye, before = edit.after, edit.before
        was_full = isinstance(before, Bye) and before.kind is ByeKind.FULL_POINT
        if isinstance(bye, Bye) and bye.kind is ByeKind.FULL_POINT and not was_full:
            token = f"{seat(bye.player)}=FPB"
            yield IntegrityWarning(
                "full-point-bye",
                Level.MESSAGE,
                N_("Full-point byes are deprecated by FIDE; the report names this one."),
                event=IntegrityEvent(0, "FPB", bye.round, (token,)),
            )


def pairing(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """A round paired while games are adjourned, or kept otherwise than by the rules."""
    new = [edit.after for edit in change.edits if isinstance(edit.after, Round) and not edit.before]
    if not new:
        return
    open_games = [
        game
        for number in range(1, tournament.rounds_paired + 1)
        for game in tournament.games(number)
        if game.result is Result.ADJOURNED
    ]
    if open_games:
        boards = ", ".join(f"{game.round}.{game.board}" for game in open_games)
        yield IntegrityWarning(
            "adjourned-open",
            Level.MESSAGE,
            N_("Adjourned games count as draws for this pairing. Round and board: {boards}."),
            {"boards": boards},
        )
    yield from _kept_by_hand(change)


def mended_boards(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """Players put on other boards of a round that stays paired, by the arbiter's decision."""
    del tournament
    for edit in change.edits:
        before, after = edit.before, edit.after
        if isinstance(before, Game) and isinstance(after, Game):
            moved = {before.white, before.black} != {after.white, after.black}
            if moved:
                yield from _kept_by_hand(change)
                return


def _kept_by_hand(change: Change) -> Iterator[IntegrityWarning]:
    for edit in change.edits:
        made = edit.after
        if isinstance(made, ManualPairing) and made.replaced:
            yield IntegrityWarning(
                "mpa-differs",
                Level.TWO_QUESTIONS,
                N_("The boards of round {round} are not those that the rules ask for."),
                {"round": made.round},
                consequence=N_("The report names the boards of the rules and those that are kept."),
                recorded=True,
            )


def numbers(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """Pairing numbers that move without somebody new (C.04.2 2.3)."""
    pairs = [
        (edit.before, edit.after)
        for edit in change.edits
        if isinstance(edit.before, Player) and isinstance(edit.after, Player)
    ]
    moved = [(was, now) for was, now in pairs if was.tpn != now.tpn]
    entered = any(isinstance(edit.after, Player) and edit.before is None for edit in change.edits)
    paired = tournament.rounds_paired
    if len(moved) < 2 or entered or not paired:
        return
    if paired > LAST_ROUND_OF_RENUMBERING:
        yield IntegrityWarning(
            "numbers-frozen",
            Level.REFUSED,
            N_("Round {round} is paired: the pairing numbers stay as they are."),
            {"round": LAST_ROUND_OF_RENUMBERING + 1},
        )
        return
    order = sorted(moved, key=lambda pair: pair[0].tpn)
    was = tuple(str(before.tpn) for before, _after in order)
    is_now = tuple(str(before.tpn) for before, _after in sorted(moved, key=lambda p: p[1].tpn))
    exchanged = len(moved) == 2 and moved[0][0].rating == moved[1][0].rating
    yield IntegrityWarning(
        "tpn-exchange" if exchanged else "tpn-regeneration",
        Level.QUESTION,
        N_(
            "Pairing numbers change: the players with the numbers {before} stand in the order "
            "{after} from now on. Printed lists show the old numbers."
        ),
        {"before": ", ".join(was), "after": ", ".join(is_now)},
        event=IntegrityEvent(0, "Exchange" if exchanged else "Regeneration", paired, was, is_now),
    )


def coming_back(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """Nobody comes back into the FIDE mode."""
    left = tournament.settings.fide_mode_left
    for edit in change.edits:
        after = edit.after
        if isinstance(after, TournamentSettings) and after.fide_mode_left != left is not None:
            yield IntegrityWarning(
                "fide-mode-left-already",
                Level.REFUSED,
                N_("This event has left the FIDE mode already."),
            )


def kept_records(tournament: Tournament, change: Change) -> Iterator[IntegrityWarning]:
    """What the report has to tell is never taken out or altered."""
    del tournament
    if any(edit.kind == "integrity_event" and edit.before is not None for edit in change.edits):
        yield IntegrityWarning(
            "integrity-event-stays",
            Level.REFUSED,
            N_("What the report has to tell of this event cannot be taken out."),
        )


RULES: tuple[Rule, ...] = (
    leaving,
    settled_settings,
    prohibitions,
    accelerations,
    games,
    lost_boards,
    byes,
    pairing,
    mended_boards,
    numbers,
    kept_records,
)

ALWAYS: tuple[Rule, ...] = (coming_back, kept_records)
"""Rules that hold outside the FIDE mode, too."""
