"""A round in single lines: its state, how many results it has, and the last entry in words."""

from arbiter_gui.i18n import _, ngettext
from arbiter_gui.tables.checklist import is_last_round_paired, results_count
from arbiter_gui.tables.marks import result_sentence
from arbiter_gui.tables.player_name import surnames
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.presence import check_in_used, expected
from arbiter_gui.tournament.tournament import Tournament

_CLOCK = slice(11, 16)


def boards_line(tournament: Tournament, round_number: int) -> str:
    """How a round stands: "42 boards · bye: Quist · paired 14:12", or that it is a past round."""
    if round_number > tournament.rounds_paired:
        if tournament.manual_pairing(round_number) is not None:
            return _("being paired by hand")
        return _("not paired yet")
    boards = len(tournament.games(round_number))
    parts = [ngettext("{count} board", "{count} boards", boards).format(count=boards)]
    if round_number < tournament.rounds_paired:
        parts.insert(0, _("past round"))
    parts += [
        _("bye: {name}").format(name=tournament.player(bye.player).name)
        for bye in tournament.byes(round_number)
        if bye.kind is ByeKind.PAIRING_ALLOCATED
    ]
    if tournament.manual_pairing(round_number) is not None:
        parts.append(_("paired by hand"))
    fact = tournament.rounds[round_number - 1]
    if fact.version:
        parts.append(version_line(tournament, round_number))
    elif fact.paired_at:
        parts.append(_("paired {time}").format(time=fact.paired_at[_CLOCK]))
    return " · ".join(parts)


def version_line(tournament: Tournament, round_number: int) -> str:
    """The stamp of a round that was published: "version 2, 14:12"; "" for a draft."""
    fact = tournament.rounds[round_number - 1]
    if not fact.version:
        return ""
    if not fact.published_at:
        return _("changed since version {version}").format(version=fact.version)
    return _("version {version}, {time}").format(
        version=fact.version, time=fact.published_at[_CLOCK]
    )


def round_title(tournament: Tournament, round_number: int) -> str:
    """The title of a round on paper, with the stamp of a published one: "Round 5, version 2"."""
    title = _("Round {round}").format(round=round_number)
    if round_number > tournament.rounds_paired:
        return title
    stamp = version_line(tournament, round_number)
    return f"{title}, {stamp}" if stamp else title


def results_line(tournament: Tournament, round_number: int) -> str:
    """How many results a round has: "round 5: 31/42 results"."""
    entered, boards = results_count(tournament, round_number)
    text = _("round {round}: {entered}/{boards} results")
    return text.format(round=round_number, entered=entered, boards=boards)


def echo_of_result(tournament: Tournament, round_number: int, board: int) -> str:
    """The last entry in words: "Board 7: White wins, Adams – Berg"; "" without a board."""
    game = tournament.fact("game", (round_number, board))
    if not isinstance(game, Game):
        return ""
    white, black = surnames(tournament.player(game.white), tournament.player(game.black))
    text = _("Board {board}: {result}, {white} – {black}")
    return text.format(board=board, result=result_sentence(game.result), white=white, black=black)


def here_line(tournament: Tournament) -> str:
    """How many of those who are to be paired next are here; "" without a check-in."""
    if not check_in_used(tournament) or is_last_round_paired(tournament):
        return ""
    awaited = expected(tournament)
    here = sum(player.checked_in for player in awaited)
    return _("here {here} / {expected}").format(here=here, expected=len(awaited))
