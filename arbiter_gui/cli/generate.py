"""`arbiter generate`: random events, paired by the engine, as TRF files."""

import argparse
import errno
import os
import secrets
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from arbiter_gui.cli.check import EDITIONS
from arbiter_gui.cli.command import Command, ExitCode, WrongCommand
from arbiter_gui.cli.jobs import add_jobs, done_in_order, whole_number
from arbiter_gui.cli.output_file import refuse_to_replace, write_output
from arbiter_gui.cli.tiebreak_codes import tiebreak_codes
from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.i18n import N_, _, fill
from arbiter_gui.pairing.generator import GeneratedEvent, generated
from arbiter_gui.pairing.generator_model import SCORINGS, EventPlan, Wishes

_SHARES = {
    "forfeit": N_("percent of the boards that are forfeited"),
    "half-bye": N_("percent of the players who take a half-point bye in a round"),
    "zero-bye": N_("percent of the players who take a zero-point bye in a round"),
    "full-bye": N_("percent of the players who take a full-point bye in a round"),
    "odd-results": N_("percent of the games with an unusual result"),
    "withdraw": N_("percent of the players who leave for good in a round"),
    "late": N_("percent of the players who arrive after round 1"),
}
_ACCELERATIONS = {"none": False, "baku": True}
_LATE_ENTRIES = {"listed": False, "inserted": True}


@dataclass(frozen=True)
class Request:
    """What every event is made with.

    Attributes:
        force: Whether a file that exists is replaced.
    """

    wishes: Wishes
    folder: Path
    dialect: Dialect
    force: bool


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--out", type=Path, required=True, metavar="DIR", help=_("folder for the files"))
    add("--count", type=whole_number, default=1, metavar="N", help=_("number of events"))
    add(
        "--seed",
        type=_up_to(2**62),
        metavar="N",
        help=_("seed of the first event; every other one has the next number"),
    )
    add("--edition", choices=EDITIONS, default="2026", help=_("edition of the rules"))
    add("--players", type=_from_to(2, 9999), metavar="N", help=_("number of players"))
    add("--rounds", type=_from_to(1, 99), metavar="N", help=_("number of rounds"))
    for name, summary in _SHARES.items():
        add(f"--{name}", type=_percent, metavar="P", help=_(summary))
    add("--acceleration", choices=_ACCELERATIONS, help=_("acceleration"))
    add("--scoring", choices=SCORINGS, help=_("points for results"))
    add("--tiebreaks", metavar="CODES", help=_("tie-breaks with commas: BH/C1,BH,TPN"))
    add(
        "--late-entries",
        choices=_LATE_ENTRIES,
        help=_("late entrants are listed from the start, or get their number on arrival"),
    )
    add("--forbidden", type=_up_to(99), metavar="N", help=_("groups of players who must not meet"))
    add(
        "--dialect",
        choices=[dialect.value for dialect in Dialect],
        default=Dialect.TRF26.value,
        help=_("dialect of the TRF file"),
    )
    add("--force", action="store_true", help=_("replace a file that exists"))
    add_jobs(parser)


def _from_to(lowest: int, highest: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not lowest <= int(text) <= highest:
            message = fill(
                N_("a whole number from {lowest} to {highest} is needed"),
                {"lowest": lowest, "highest": highest},
            )
            raise argparse.ArgumentTypeError(message)
        return int(text)

    return number


def _up_to(highest: int) -> Callable[[str], int]:
    return _from_to(0, highest)


def _percent(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 100:
        message = _("a number from 0 to 100 is needed")
        raise argparse.ArgumentTypeError(message)
    return share


def _run(choice: argparse.Namespace) -> ExitCode:
    request = Request(_wishes(choice), choice.out, Dialect(choice.dialect), choice.force)
    first = secrets.randbelow(10**9) if choice.seed is None else choice.seed
    seeds = range(first, first + choice.count)
    for seed in seeds:
        refuse_to_replace(choice.out, file_of(choice.out, seed), force=choice.force)
    try:
        choice.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(choice.out, error) from error
    for note in done_in_order(partial(written, request), seeds, choice.jobs):
        if note:
            print(note, file=sys.stderr)
    message = N_("Events in {folder}: {count}, seeds {first} to {last}")
    values = {"count": len(seeds), "folder": choice.out, "first": first, "last": seeds[-1]}
    print(fill(message, values))
    return ExitCode.DONE


COMMAND = Command("generate", N_("make random events, paired by the rules"), _add_arguments, _run)


def _wishes(choice: argparse.Namespace) -> Wishes:
    shares = {name.replace("-", "_"): getattr(choice, name.replace("-", "_")) for name in _SHARES}
    return Wishes(
        players=choice.players,
        rounds=choice.rounds,
        edition=choice.edition,
        scoring=choice.scoring,
        baku=_ACCELERATIONS.get(choice.acceleration),
        tiebreaks=None if choice.tiebreaks is None else tiebreak_codes(choice.tiebreaks),
        inserted=_LATE_ENTRIES.get(choice.late_entries),
        forbidden=choice.forbidden,
        **shares,
    )


def file_of(folder: Path, seed: int) -> Path:
    """The file of an event in a folder."""
    return folder / f"seed-{seed}.trf"


def written(request: Request, seed: int) -> str:
    """Makes one event and its file; gives what the arbiter should know of it, or "".

    Raises:
        WrongCommand: The file cannot be written.
        ArbiterError: There is no engine for the edition, or a tie-break is unknown.
    """
    event = generated(seed, request.wishes)
    data = trf_bytes(trf_of(event.tournament, (remark(event),)), request.dialect)
    path = file_of(request.folder, seed)
    if not request.force and path.exists():
        raise _unwritable(path, FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)))
    write_output(path, data)
    if event.stopped_before is None:
        return ""
    message = N_("{path}: round {round} has no legal pairing; the event ends before it.")
    return fill(message, {"path": path, "round": event.stopped_before})


def remark(event: GeneratedEvent) -> str:
    """The record that says how the event can be made again."""
    return f"### arbiter generate --seed {event.seed} {_options(event.plan)}"


def _options(plan: EventPlan) -> str:
    shares = [(name, getattr(plan, name.replace("-", "_"))) for name in _SHARES]
    options = [
        ("edition", plan.edition),
        ("players", plan.players),
        ("rounds", plan.rounds),
        *((name, f"{share:g}") for name, share in shares),
        ("acceleration", "baku" if plan.baku else "none"),
        ("scoring", plan.scoring),
        ("tiebreaks", ",".join(plan.tiebreaks)),
        ("late-entries", "inserted" if plan.inserted else "listed"),
        ("forbidden", plan.forbidden),
    ]
    return " ".join(f"--{name} {value}" for name, value in options)


def _unwritable(path: Path, error: OSError) -> WrongCommand:
    return WrongCommand(
        "output-unwritable",
        N_("{path} cannot be written: {reason}."),
        {"path": path, "reason": error.strerror or error},
    )
