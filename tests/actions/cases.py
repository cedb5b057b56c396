"""One case for every action: an event and what is done to it."""

from collections.abc import Callable
from dataclasses import replace

from arbiter_gui.actions import (
    byes,
    entries,
    late_board,
    list_check,
    manual_pairing,
    mending,
    numbers,
    participation,
    player_import,
    players,
    presence,
    prizes,
    prohibitions,
    publication,
    ranking,
    result_import,
    results,
    rounds,
    settings,
    sides,
)
from arbiter_gui.formats.spreadsheet.result_rows import ResultRow
from arbiter_gui.tournament import (
    ByeKind,
    CategoryPrize,
    Change,
    Colour,
    Game,
    PlayerKey,
    PrizeFund,
    Result,
    Sharing,
    Tournament,
)
from tests.actions.events import WHEN, event, master, outcome
from tests.actions.handwork import boards_of, by_hand, compared, confirming

Case = tuple[Tournament, Callable[[Tournament], Change]]

ONE, TWO, FIVE = PlayerKey(1), PlayerKey(2), PlayerKey(5)


def _after(tournament: Tournament, action: Callable[[Tournament], Change]) -> Tournament:
    tournament.apply(action(tournament))
    return tournament


def _sheet_of(game: Game) -> list[result_import.FoundResult]:
    """A results sheet with one board, won by Black."""
    row = ResultRow(2, "", game.round, 0, game.board, game.white, game.black, ("", ""), "0-1")
    finding = result_import.Finding.NEW
    return [result_import.FoundResult(finding, row, Result.BLACK_WINS, game, takeable=True)]


def two_late() -> Tournament:
    """Round 1 is running, and two more players have been registered meanwhile."""
    tournament = event(6, paired=1, results=False)
    for name, rating in (("Late, Anna", 2410), ("Late, Bo", 1900)):
        tournament.apply(players.register(tournament, master(name, rating)))
    return tournament


def turned(tournament: Tournament, key: PlayerKey) -> tuple[PlayerKey, ...]:
    """The players who are tied with one after round 1, last one first."""
    return ranking.tied_players(tournament, key, 1)[::-1]


CASES: dict[str, Case] = {
    "mending.mend": (
        event(7, paired=1, results=False),
        lambda t: mending.mend(t, mending.Mending(mending.Way.BYE_PLAYER_IN, (ONE,)), "Ill"),
    ),
    "players.register": (
        event(7, paired=1),
        lambda t: players.register(t, master("Late, Anna", 2410), missed_rounds=ByeKind.HALF_POINT),
    ),
    "players.edit": (
        event(6),
        lambda t: players.edit(t, replace(t.player(FIVE), name="Émile, N.", rating=2600)),
    ),
    "players.remove": (
        _after(event(6), lambda t: byes.request_bye(t, 2, TWO, ByeKind.HALF_POINT)),
        lambda t: players.remove(t, TWO),
    ),
    "numbers.renumber": (
        _after(event(6, paired=2), lambda t: players.edit(t, replace(t.player(FIVE), rating=2600))),
        numbers.renumber,
    ),
    "publication.publish": (event(6, paired=1), lambda t: publication.publish(t, WHEN)),
    "list_check.take_list_data": (
        event(6),
        lambda t: list_check.take_list_data(t, [replace(t.player(TWO), rating=2001)]),
    ),
    "player_import.import_players": (
        event(7, paired=1),
        lambda t: player_import.import_players(
            t,
            player_import.ImportOrder(
                "list.xlsx", (master("Late, Anna", 2410),), (replace(t.player(TWO), club="Ж"),)
            ),
        ),
    ),
    "participation.withdraw": (
        _after(event(7, paired=1), lambda t: byes.request_bye(t, 3, TWO, ByeKind.HALF_POINT)),
        lambda t: participation.withdraw(t, TWO),
    ),
    "participation.readmit": (
        _after(
            _after(event(7, paired=1), lambda t: participation.withdraw(t, TWO)),
            lambda t: rounds.record_pairing(t, outcome(t), WHEN),
        ),
        lambda t: participation.readmit(t, TWO),
    ),
    "participation.expel": (
        _after(event(7, paired=1), lambda t: byes.request_bye(t, 3, TWO, ByeKind.HALF_POINT)),
        lambda t: participation.expel(t, TWO),
    ),
    "ranking.rank_by_hand": (
        event(6, paired=1),
        lambda t: ranking.rank_by_hand(t, 1, turned(t, ONE), " Play-off,  Ñandú "),
    ),
    "ranking.drop_hand_ranking": (
        _after(
            event(6, paired=1),
            lambda t: ranking.rank_by_hand(t, 1, turned(t, ONE), "Drawn by lot"),
        ),
        lambda t: ranking.drop_hand_ranking(t, 1, t.score(ONE)),
    ),
    "byes.request_bye": (
        event(7, paired=1),
        lambda t: byes.request_bye(t, 2, FIVE, ByeKind.FULL_POINT),
    ),
    "byes.request_byes": (
        event(7, paired=1),
        lambda t: byes.request_byes(t, (2, 4), FIVE, ByeKind.HALF_POINT),
    ),
    "byes.cancel_byes": (
        _after(event(7), lambda t: byes.request_byes(t, (1, 2), FIVE, ByeKind.ZERO_POINT)),
        lambda t: byes.cancel_byes(t, (1, 2), FIVE),
    ),
    "numbers.exchange_numbers": (
        _after(event(6, paired=2), lambda t: players.edit(t, replace(t.player(FIVE), rating=2500))),
        lambda t: numbers.exchange_numbers(t, ONE, FIVE),
    ),
    "settings.leave_fide_mode": (event(6, paired=1), settings.leave_fide_mode),
    "results.adjourn_missing": (
        event(6, paired=1, results=False),
        results.adjourn_missing,
    ),
    "results.correct_report": (
        event(6, paired=2),
        lambda t: results.correct_report(t, 1, 1, Result.DRAW),
    ),
    "entries.enter_from": (
        event(6),
        lambda t: entries.enter_from(t, TWO, 3, missed_rounds=ByeKind.HALF_POINT),
    ),
    "presence.check_in": (event(6), lambda t: presence.check_in(t, TWO)),
    "presence.check_out": (
        _after(event(6), lambda t: presence.check_in(t, TWO)),
        lambda t: presence.check_out(t, TWO),
    ),
    "presence.excuse_missing": (
        _after(event(6), lambda t: presence.check_in(t, TWO)),
        presence.excuse_missing,
    ),
    "presence.postpone_missing": (
        _after(event(6), lambda t: presence.check_in(t, TWO)),
        presence.postpone_missing,
    ),
    "late_board.add_late_board": (
        two_late(),
        lambda t: late_board.add_late_board(t, PlayerKey(7), PlayerKey(8), "Train, late"),
    ),
    "byes.cancel_bye": (
        _after(event(7), lambda t: byes.request_bye(t, 1, FIVE, ByeKind.ZERO_POINT)),
        lambda t: byes.cancel_bye(t, 1, FIVE),
    ),
    "rounds.record_pairing": (
        _after(
            event(7),
            lambda t: settings.change_settings(t, replace(t.settings, initial_colour=None)),
        ),
        lambda t: rounds.record_pairing(
            t, outcome(t, Colour.BLACK), WHEN, initial_colour=Colour.BLACK
        ),
    ),
    "rounds.unpair_newest": (
        event(7, paired=2),
        lambda t: rounds.unpair_newest(t, results=rounds.EnteredResults.GIVEN_UP),
    ),
    "rounds.swap_colours": (event(6, paired=1), lambda t: rounds.swap_colours(t, 1, 2)),
    "result_import.import_results": (
        event(6, paired=1, results=False),
        lambda t: result_import.import_results(t, _sheet_of(t.games(1)[1]), "slips.xlsx"),
    ),
    "sides.record_sides": (
        event(6, paired=1),
        lambda t: sides.record_sides(t, 1, 2, Result.WHITE_WINS),
    ),
    "results.enter_result": (
        event(6, paired=2),
        lambda t: results.enter_result(t, 1, 2, Result.DOUBLE_FORFEIT),
    ),
    "prizes.set_prizes": (
        _after(
            event(6),
            lambda t: prizes.set_prizes(
                t, PrizeFund((500,)), [CategoryPrize(0, "U16", (90,), age_to=16)]
            ),
        ),
        lambda t: prizes.set_prizes(
            t,
            PrizeFund((1000, 600), Sharing.HORT, 50, keeps_remainder=True, currency=" € "),
            [CategoryPrize(0, "Ñ, women", (300, 0), club="Ж")],
        ),
    ),
    "prohibitions.forbid_meeting": (
        event(6),
        lambda t: prohibitions.forbid_meeting(t, (TWO, FIVE)),
    ),
    "prohibitions.allow_meeting": (
        _after(event(6), lambda t: prohibitions.forbid_meeting(t, (TWO, FIVE, ONE))),
        lambda t: prohibitions.allow_meeting(t, 1),
    ),
    "manual_pairing.begin": (
        event(7, paired=1),
        lambda t: manual_pairing.begin(t, boards_of(outcome(t))),
    ),
    "manual_pairing.reopen": (event(7, paired=1, results=False), manual_pairing.reopen),
    "manual_pairing.pair": (
        _after(event(6), manual_pairing.begin),
        lambda t: manual_pairing.pair(t, TWO, FIVE),
    ),
    "manual_pairing.unpair": (by_hand(6), lambda t: manual_pairing.unpair(t, TWO)),
    "manual_pairing.exchange": (by_hand(6), lambda t: manual_pairing.exchange(t, TWO, FIVE)),
    "manual_pairing.give_bye": (by_hand(7), lambda t: manual_pairing.give_bye(t, TWO)),
    "manual_pairing.fill": (by_hand(6), manual_pairing.fill),
    "manual_pairing.abandon": (by_hand(7), manual_pairing.abandon),
    "manual_pairing.finish": (
        _after(by_hand(7, paired=1), confirming(manual_pairing.exchange, ONE, TWO)),
        confirming(
            lambda t, confirmed: manual_pairing.finish(
                t, compared(t), WHEN, reason="Same bus", confirmed=confirmed
            )
        ),
    ),
    "settings.change_settings": (
        event(6),
        lambda t: settings.change_settings(t, replace(t.settings, rounds=4, edition="2017")),
    ),
    "settings.change_event": (
        event(6, paired=1),
        lambda t: settings.change_event(
            t, replace(t.event, deputy_arbiters=("Ñandú, O.", "Ж"), round_dates=("2026/05/01",))
        ),
    ),
}
