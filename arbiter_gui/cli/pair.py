"""`arbiter pair`: pairs the next round of a file and prints the boards."""

import argparse
import json
import secrets
import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from arbiter_gui.cli.command import CannotJudge, Command, ExitCode
from arbiter_gui.cli.event_input import read_event, report
from arbiter_gui.cli.messages import say
from arbiter_gui.cli.output_file import refuse_to_replace, write_output
from arbiter_gui.errors import ArbiterError
from arbiter_gui.formats.problems import Problem
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.pairing.next_round import NextRoundUnknown, refuse_unknown_next_round
from arbiter_gui.pairing.outcome import PairingImpossible, RoundPairing
from arbiter_gui.pairing.position import colour_of_lot, position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import Colour, PlayerKey, Tournament, TournamentSettings

_COLOURS = {N_("white"): Colour.WHITE, N_("black"): Colour.BLACK}
_EDITIONS = ("2026", "2017", "2012")


def pair_trf(text: str, edition: str = "2026") -> list[tuple[int, int]] | None:
    """Pairs the round that comes next in a TRF text.

    Returns white and black by the numbers of the file, in board order; black is 0 for the
    pairing-allocated bye. The list is empty when nobody is to be paired; None means that no
    legal pairing exists. Where neither the file nor round 1 tells the initial colour, it is White.

    Raises:
        TrfError: The text is refused, with code, line and column.
        CannotJudge: It is no Dutch Swiss, its number of rounds or results are missing, or no round
            is left.
    """
    tournament = _with_settings(tournament_of(read_trf(text)), edition=edition)
    try:
        outcome = next_round(tournament, _known_colour(tournament) or Colour.WHITE)
    except PairingImpossible:
        return None
    return [(int(white), black) for white, black in _numbers(outcome)]


def next_round(tournament: Tournament, initial_colour: Colour) -> RoundPairing:
    """The pairing of the round that comes next.

    Raises:
        PairingImpossible: No legal pairing exists.
        CannotJudge: It is no Dutch Swiss, its number of rounds or results are missing, no round is
            left, or there is no engine for its edition.
    """
    _refuse_what_cannot_be_paired(tournament)
    number = tournament.rounds_paired + 1
    position = position_before(tournament, number, initial_colour)
    if not position.cards:
        return RoundPairing(position.edition, number, (), not_paired=position.not_paired)
    try:
        return pair_round(position)
    except ArbiterError as error:
        if error.code != "edition-unknown":
            raise
        raise CannotJudge(
            error.code,
            N_("Rounds are not paired by the edition of {edition}. Please choose with --edition."),
            {"edition": position.edition},
        ) from error


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_("TRF file or event file"))
    parser.add_argument(
        "--edition",
        choices=_EDITIONS,
        help=_("edition of the FIDE (Dutch) rules; without it, the edition of the event"),
    )
    parser.add_argument(
        "--rounds",
        type=_positive,
        metavar="N",
        help=_("number of rounds, instead of the one in the file"),
    )
    parser.add_argument(
        "--initial",
        choices=tuple(_COLOURS),
        help=_("initial colour drawn by lot, where the file does not say"),
    )
    parser.add_argument(
        "--out", type=Path, metavar="OUT", help=_("write the pairing to a file instead")
    )
    parser.add_argument("--json", action="store_true", help=_("write the pairing as JSON"))


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        message = _("a number of rounds is needed")
        raise argparse.ArgumentTypeError(message)
    return int(text)


def _run(choice: argparse.Namespace) -> ExitCode:
    if choice.out is not None:
        refuse_to_replace(choice.file, choice.out, force=True)
    event = read_event(choice.file)
    report(event.problems)
    tournament = _with_settings(event.tournament, edition=choice.edition, rounds=choice.rounds)
    _refuse_what_cannot_be_paired(tournament)
    _refuse_unknown_results(event.problems)
    colour = _known_colour(tournament) or _COLOURS.get(choice.initial) or _drawn_colour()
    try:
        outcome = next_round(tournament, colour)
    except PairingImpossible as impossible:
        say(fill(impossible.message, impossible.values))
        return ExitCode.NO
    write = _as_json if choice.json else _as_lines
    _write(write(outcome, event.numbers), choice.out)
    return ExitCode.DONE


def _refuse_unknown_results(problems: Iterable[Problem]) -> None:
    """A script that looks at nothing but the exit code must not get a round by a misread result."""
    for problem in problems:
        if problem.code == "result-unknown":
            raise CannotJudge(problem.code, N_("A result is not known. Please correct it first."))


COMMAND = Command("pair", N_("pair the next round of a file"), _add_arguments, _run)


def _with_settings(
    tournament: Tournament, *, edition: str | None = None, rounds: int | None = None
) -> Tournament:
    """The tournament under another edition or with another number of rounds; nothing is saved."""
    settings = tournament.settings
    settings = replace(
        settings, edition=edition or settings.edition, rounds=rounds or settings.rounds
    )
    return Tournament(
        settings if isinstance(fact, TournamentSettings) else fact for fact in tournament.facts()
    )


def _known_colour(tournament: Tournament) -> Colour | None:
    """The initial colour of the file or of round 1; None where neither tells."""
    if tournament.settings.initial_colour or not tournament.games(1):
        return tournament.settings.initial_colour
    return colour_of_lot(tournament)


def _drawn_colour() -> Colour:
    name = secrets.choice(tuple(_COLOURS))
    drawn = N_("The file does not tell the initial colour. Drawn by lot: {colour}.")
    say(fill(drawn, {"colour": _(name)}))
    return _COLOURS[name]


def _refuse_what_cannot_be_paired(tournament: Tournament) -> None:
    try:
        refuse_unknown_next_round(tournament)
    except NextRoundUnknown as error:
        message = error.message
        if error.code == "rounds-missing":
            message = N_("The file does not say how many rounds there are. Please add --rounds N.")
        raise CannotJudge(error.code, message, error.values) from error


def _numbers(outcome: RoundPairing) -> list[tuple[PlayerKey, int]]:
    pairs = [(pair.white, int(pair.black)) for pair in outcome.pairs]
    return pairs if outcome.pab is None else [*pairs, (outcome.pab, 0)]


def _as_lines(outcome: RoundPairing, numbers: Mapping[PlayerKey, int]) -> str:
    """The form of JaVaFo: the number of pairs, then white and black of each."""
    pairs = _numbers(outcome)
    lines = [f"{numbers[white]} {numbers.get(PlayerKey(black), 0)}" for white, black in pairs]
    return "\n".join([str(len(pairs)), *lines, ""])


def _as_json(outcome: RoundPairing, numbers: Mapping[PlayerKey, int]) -> str:
    return (
        json.dumps(
            {
                "edition": outcome.edition,
                "round": outcome.round,
                "pairs": [[numbers[pair.white], numbers[pair.black]] for pair in outcome.pairs],
                "pab": None if outcome.pab is None else numbers[outcome.pab],
                "not_paired": [
                    {"tpn": numbers[player], "why": kind.label}
                    for player, kind in outcome.not_paired
                ],
            }
        )
        + "\n"
    )


def _write(text: str, target: Path | None) -> None:
    if target is None:
        sys.stdout.write(text)
    else:
        write_output(target, text.encode())
