"""Makes the sample events of `resources/samples`: invented players, rounds paired by the engine.

    make_samples.py           writes the files anew
    make_samples.py FOLDER    writes them into another folder

The seed of each event is fixed, so the files only change with the rules or the writer.
"""

import sys
from pathlib import Path
from random import Random

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.players import register
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import record_pairing
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import write_trf
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import (
    ByeKind,
    Colour,
    EventDetails,
    Game,
    Player,
    PlayerKey,
    Result,
    Tournament,
    TournamentSettings,
)
from arbiter_gui.tournament.numbering import initial_order, numbered
from sample_players import players

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "samples"
FEBRUARY = ("2026/02/07", "2026/02/14", "2026/02/21")


def main(arguments: list[str]) -> int:
    """Writes the three files."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SAMPLES.items():
        text = write_trf(trf_of(make()))
        (folder / name).write_text(text, encoding="utf-8", newline="")
    return 0


def before_round_1() -> Tournament:
    """40 players are registered, four of them unrated; the initial colour is not drawn yet."""
    details = EventDetails(
        name="Harbour Weekend Open",
        city="Port Amberley",
        start="2026/09/11",
        end="2026/09/13",
        chief_arbiter="Solveig Tangmark",
        rate_of_play="60 minutes and 30 seconds a move",
        time_control="3600+30",
        round_dates=("2026/09/11", *["2026/09/12"] * 3, *["2026/09/13"] * 3),
    )
    random = Random(4011)
    return _event(details, TournamentSettings(rounds=7), players(random, 40, 2390, 1340, 4))


def after_round_4() -> Tournament:
    """84 players, four rounds of nine: a late entry, byes, forfeits, one who left."""
    details = EventDetails(
        name="Lakeside Open",
        city="Sankt Orvald",
        start="2026/05/01",
        end="2026/05/09",
        chief_arbiter="Iñaki Belaustegui Prat",
        deputy_arbiters=("Dorota Wiśniowiecka-Kaczor",),
        rate_of_play="90 minutes and 30 seconds a move",
        time_control="5400+30",
        round_dates=tuple(f"2026/05/{day:02}" for day in range(1, 10)),
    )
    random = Random(8404)
    settings = TournamentSettings(rounds=9, initial_colour=Colour.WHITE)
    registered = players(random, 84, 2520, 1290, 3)
    late = registered.pop(20)
    event = _event(details, settings, registered)
    event.apply(request_bye(event, 2, PlayerKey(34), ByeKind.HALF_POINT))
    event.apply(request_bye(event, 4, PlayerKey(7), ByeKind.HALF_POINT))
    event.apply(request_bye(event, 3, PlayerKey(58), ByeKind.ZERO_POINT))
    _play_round(event, random)
    event.apply(register(event, late, missed_rounds=ByeKind.HALF_POINT))
    _play_round(event, random, {9: Result.WHITE_WINS_BY_FORFEIT})
    event.apply(withdraw(event, event.games(2)[8].black))
    _play_round(event, random, {21: Result.BLACK_WINS_BY_FORFEIT})
    _play_round(event, random, {30: Result.DOUBLE_FORFEIT})
    event.apply(request_bye(event, 5, PlayerKey(12), ByeKind.HALF_POINT))
    event.apply(request_bye(event, 5, PlayerKey(66), ByeKind.ZERO_POINT))
    return event


def finished() -> Tournament:
    """31 players, all seven rounds played, a bye by pairing in every round."""
    details = EventDetails(
        name="Winter Cup of the Old Mill",
        city="Mühlgrund",
        start="2026/01/10",
        end="2026/02/21",
        chief_arbiter="Anneke Verstraaten-Holm",
        rate_of_play="90 minutes for 40 moves, then 30 minutes, 30 seconds a move",
        time_control="40/5400+30:1800+30",
        round_dates=(*(f"2026/01/{day}" for day in (10, 17, 24, 31)), *FEBRUARY),
    )
    random = Random(3107)
    settings = TournamentSettings(rounds=7, initial_colour=Colour.BLACK)
    event = _event(details, settings, players(random, 31, 2210, 1420, 2))
    for _ in range(7):
        _play_round(event, random)
    return event


SAMPLES = {
    "before_round_1.trf": before_round_1,
    "after_round_4.trf": after_round_4,
    "finished.trf": finished,
}


def _event(
    details: EventDetails, settings: TournamentSettings, registered: list[Player]
) -> Tournament:
    """An event with its initial ranking list, no round paired."""
    return Tournament([details, settings, *numbered(initial_order(registered))])


def _play_round(event: Tournament, random: Random, fixed: dict[int, Result] | None = None) -> None:
    """Pairs the next round and enters a result on every board."""
    number = event.rounds_paired + 1
    outcome = pair_round(position_before(event, number))
    event.apply(record_pairing(event, outcome, ""))
    for game in event.games(number):
        result = (fixed or {}).get(game.board) or _result(event, random, game)
        event.apply(enter_result(event, number, game.board, result))


def _result(event: Tournament, random: Random, game: Game) -> Result:
    """A result as likely as the ratings say, White a little better off."""
    white, black = (event.player(key).rating or 1350 for key in (game.white, game.black))
    expected = 1 / (1 + 10 ** ((black - white - 35) / 400))
    draw = 0.7 * min(expected, 1 - expected)
    chance = random.random()
    if chance < draw:
        return Result.DRAW
    return Result.WHITE_WINS if chance < expected + draw / 2 else Result.BLACK_WINS


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
