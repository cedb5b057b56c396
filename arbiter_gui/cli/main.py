"""`arbiter`: the command line; one table of sub-commands, one meaning for every exit code."""

import argparse
import errno
import io
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import NoReturn

from arbiter_gui import __version__
from arbiter_gui.cli import (
    check,
    convert,
    explain,
    export,
    generate,
    import_players,
    import_results,
    lists,
    norms,
    pair,
    prizes,
    prohibitions,
    ratings,
    salvage,
    show,
    site,
    standings,
    verify,
    whatif,
)
from arbiter_gui.cli.command import Command, ExitCode, WrongCommand
from arbiter_gui.cli.messages import forget, say
from arbiter_gui.cli.notation_option import use_notation_of
from arbiter_gui.errors import ArbiterError, FileProblem
from arbiter_gui.i18n import LANGUAGES, N_, _, fill, use_language

COMMANDS: tuple[Command, ...] = (
    pair.COMMAND,
    check.COMMAND,
    generate.COMMAND,
    show.COMMAND,
    standings.COMMAND,
    whatif.COMMAND,
    ratings.COMMAND,
    norms.COMMAND,
    prizes.COMMAND,
    prohibitions.COMMAND,
    explain.COMMAND,
    export.COMMAND,
    site.COMMAND,
    import_players.COMMAND,
    import_results.COMMAND,
    convert.COMMAND,
    lists.COMMAND,
    verify.COMMAND,
    salvage.COMMAND,
)

_CODES: tuple[tuple[type[ArbiterError], ExitCode], ...] = (
    (FileProblem, ExitCode.REFUSED),
    (WrongCommand, ExitCode.WRONG_COMMAND),
    (ArbiterError, ExitCode.CANNOT_JUDGE),
)
_LANGUAGE_OPTIONS = ("--language", "--lang")
_EXIT_CODES = N_(
    "Exit codes: 0 done or yes; 1 the answer is no; 2 the event does not allow an answer (no such "
    "player, board or round, results missing, another system); 3 the file is unreadable or "
    "refused; 4 wrong command line or set-up; 130 interrupted."
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    use_language(_language(words))
    try:
        return _ended_by(lambda: _run(words))
    except KeyboardInterrupt:
        return ExitCode.INTERRUPTED
    except BrokenPipeError:
        return _reader_has_gone()


def _run(words: Sequence[str]) -> ExitCode:
    _prepare_output()
    choice = _parser().parse_args(words)
    use_notation_of(choice)
    run: Callable[[argparse.Namespace], ExitCode] = choice.run
    try:
        code = run(choice)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        forget(sys.stdout)
        raise _output_lost(error.strerror or str(error)) from error
    return code


def _output_lost(reason: str) -> WrongCommand:
    return WrongCommand(
        "output-unwritable",
        N_("{path} cannot be written: {reason}."),
        {"path": _("Standard output"), "reason": reason},
    )


def _ended_by(run: Callable[[], ExitCode]) -> int:
    """The exit code of a command; its errors are told on standard error."""
    try:
        return run()
    except ArbiterError as error:
        say(_("Error") + ": " + fill(error.message, error.values))
        return next(code for kind, code in _CODES if isinstance(error, kind))
    except BrokenPipeError:
        raise
    except Exception:  # noqa: BLE001 - a fault of the program must not look like the answer "no"
        traceback.print_exc()
        return ExitCode.WRONG_COMMAND


class _Parser(argparse.ArgumentParser):
    """A parser whose refusal has the exit code of this program, not argparse's own."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(ExitCode.WRONG_COMMAND, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="arbiter",
        description=_("Pairs Swiss tournaments and converts their files."),
        epilog=_(_EXIT_CODES),
    )
    parser.add_argument("--version", action="version", version=f"Arbiter {__version__}")
    _add_language(parser)
    commands = parser.add_subparsers(required=True, metavar=_("COMMAND"))
    for command in COMMANDS:
        summary = _(command.summary)
        sub_parser = commands.add_parser(
            command.name, help=summary, description=summary, epilog=_(_EXIT_CODES)
        )
        command.add_arguments(sub_parser)
        _add_language(sub_parser)
        sub_parser.set_defaults(run=command.run)
    return parser


def _add_language(parser: argparse.ArgumentParser) -> None:
    """The option stands before or after the sub-command; `_language` reads it beforehand."""
    parser.add_argument(
        *_LANGUAGE_OPTIONS,
        dest="language",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        help=_("language of all messages"),
    )


def _language(words: Sequence[str]) -> str:
    """The language of the messages, the parser's own included."""
    for place, word in enumerate(words):
        option, equals, value = word.partition("=")
        if option not in _LANGUAGE_OPTIONS:
            continue
        if equals:
            return value
        if place + 1 < len(words):
            return words[place + 1]
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[name] for name in variables if os.environ.get(name)), "en")


def _prepare_output() -> None:
    """A name that the terminal cannot show is shown with a question mark, not as a crash.

    Raises:
        WrongCommand: Standard output is closed, so that the answer would be lost.
    """
    sys.stderr = sys.stderr or io.StringIO()
    if sys.stdout is None:
        raise _output_lost(os.strerror(errno.EBADF))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _reader_has_gone() -> ExitCode:
    """Whoever read the output has closed it (`arbiter ... | head`): nothing is left to say."""
    forget(sys.stdout)
    return ExitCode.DONE
