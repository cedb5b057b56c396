"""Generated events, every tie-break compared with gacrux; run it as a script.

`python -m tests.tiebreaks.peers [COUNT [FIRST_SEED]]` compares 500 events unless told otherwise:
two of three are Swiss events of the generator (both editions of the rules, all scorings, byes,
forfeits, odd results, withdrawals), every third is a round robin with forfeits. It prints the
number of values and orders compared and every difference.
"""

import random
import sys
from collections import Counter

from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.writer import trf_bytes
from arbiter_gui.pairing.generator import generated
from arbiter_gui.pairing.generator_model import Wishes
from arbiter_gui.tables.tiebreak_text import value_number
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    EventDetails,
    Game,
    Player,
    PlayerKey,
    Result,
    Round,
    Tournament,
    TournamentSettings,
    Tpn,
)
from tests.peer_packages import require

EVERYWHERE = (
    "SB", "SB/C1", "SB/C2", "PS", "PS/C1", "PS/C2", "WIN", "WON", "BPG", "BWG", "REP", "STD",
    "ARO", "ARO/C1", "ARO/C2", "ARO/M1", "ARO/M2", "TPR", "PTP", "APRO", "APPO", "RTNG",
    "ARO/U1400", "TPR/U1500", "PTP/U1400", "APRO/U1400", "APPO/U1400", "TPN",
)  # fmt: skip
SWISS = (
    "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "AOB", "SB/P", "SB/C1/P",
)  # fmt: skip
LAST_ROUND = ("FB", "FB/C1", "FB/C2", "FB/M1", "FB/M2", "FB/C1/P", "AOB/F")
ROUND_ROBIN = ("KS", "KS/L+1", "KS/L-1")
ORDERS = (("DE", "TPN"), ("DE", "SB", "DE", "WIN", "TPN"), ("SB", "DE", "PS", "TPN"))
SWISS_ORDERS = (("BH/C1", "DE", "BH", "TPN"), ("DE/P", "BH", "TPN"))


def swiss(seed):
    """A random Swiss event; three of four end before a game of its last round is missing."""
    draw = random.Random(seed)
    wishes = Wishes(
        players=draw.randint(6, 40),
        rounds=draw.randint(3, 9),
        edition=draw.choice(("2026", "2026", "2017")),
        odd_results=draw.choice((0, 0, 3)),
    )
    return generated(seed, wishes).tournament


def round_robin(seed):
    """A random round robin with forfeits, pairs by turning the field round the first player."""
    draw = random.Random(seed)
    number = draw.randint(4, 11)
    ring = [*range(1, number + 1), *([0] if number % 2 else [])]
    rounds = len(ring) - 1
    facts = [
        EventDetails(name="Round robin", start="2026/05/01", end="2026/05/09"),
        TournamentSettings(system="BERGER_ROUNDROBIN", rounds=rounds),
        *(
            Player(PlayerKey(no), Tpn(no), f"Player {no:02}", rating=draw.randint(1800, 2600))
            for no in range(1, number + 1)
        ),
    ]
    for number_of_round in range(1, rounds + 1):
        facts.append(Round(number_of_round))
        for board in range(1, len(ring) // 2 + 1):
            pair = [ring[board - 1], ring[-board]]
            draw.shuffle(pair)
            if 0 in pair:
                facts.append(Bye(number_of_round, PlayerKey(sum(pair)), ByeKind.ZERO_POINT))
                continue
            result = draw.choices(list(Result)[:6], (30, 25, 35, 4, 4, 2))[0]
            facts.append(Game(number_of_round, board, *map(PlayerKey, pair), result))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return Tournament(facts)


def by_gacrux(text, codes, round_number, *, is_round_robin):
    """Values and ranks by gacrux: (code, player) -> value, player -> rank."""
    from gacrux.tiebreak import tiebreak  # noqa: PLC0415 - an optional peer
    from gacrux.trf2json import trf2json  # noqa: PLC0415 - an optional peer

    file = trf2json()
    file.parse_file(text, 0)
    tournament = file.get_tournament(1)
    kind = "pre_determined" if is_round_robin else "swiss"
    params = {"tiebreak": list(codes), "check": False, kind: True}
    result = tiebreak(tournament, round_number, params).compute_tiebreaks(tournament, params)
    values, ranks = {}, {}
    for competitor in result["competitors"]:
        ranks[competitor["cid"]] = competitor["rank"]
        for code, value in zip(codes, competitor["tiebreakScore"], strict=True):
            values[code, competitor["cid"]] = value
    return values, ranks


def compared(tournament, is_round_robin):
    """How many values and orders were compared, and what differs."""
    until = tournament.rounds_paired
    text = trf_bytes(trf_of(tournament)).decode("utf-8-sig")
    codes = list(EVERYWHERE) + list(ROUND_ROBIN if is_round_robin else SWISS)
    if not is_round_robin and until == tournament.settings.rounds:
        codes += LAST_ROUND
    theirs, _ = by_gacrux(text, ["PTS", *codes], until, is_round_robin=is_round_robin)
    standings = rank(tournament, until, tiebreaks=codes)
    differences, number = [], 0
    tpn = {player.key: int(player.tpn) for player in tournament.players}
    for row in standings.rows:
        for tiebreak, value in zip(standings.tiebreaks, row.values, strict=True):
            mine = value_number(tiebreak, value)
            other = theirs[tiebreak.code, tpn[row.player]]
            number += 1
            if not _same(tiebreak.code, mine, other):
                differences.append((tiebreak.code, tpn[row.player], mine, other))
    orders = ORDERS if is_round_robin else ORDERS + SWISS_ORDERS
    for order in orders:
        _, ranks = by_gacrux(text, ["PTS", *order], until, is_round_robin=is_round_robin)
        rows = rank(tournament, until, tiebreaks=order).rows
        mine = {tpn[row.player]: row.rank for row in rows}
        if mine != ranks:
            wrong = [key for key in mine if mine[key] != ranks[key]]
            differences.append((",".join(order), wrong, "order", "differs"))
    return number, len(orders), differences


def _same(code, mine, other):
    if code.startswith("ARO/") and not mine and other is None:
        return True  # everything is cut: printed as 0 by both
    if mine is None or other is None:
        return mine is other
    if code.startswith("AOB"):
        return abs(float(other) - mine) <= 0.00501
    return float(other) == mine


def event_of(seed):
    """The event of a seed and whether it is a round robin."""
    return (round_robin(seed), True) if seed % 3 == 0 else (swiss(seed), False)


def main(count=500, first=1):
    """Compares events and prints what was found."""
    require("gacrux")
    totals, codes = Counter(), Counter()
    for seed in range(first, first + count):
        tournament, is_round_robin = event_of(seed)
        if not tournament.rounds_paired:
            continue
        values, orders, differences = compared(tournament, is_round_robin)
        totals.update(events=1, values=values, orders=orders, differences=len(differences))
        codes.update(str(difference[0]) for difference in differences)
        for difference in differences[:5]:
            sys.stdout.write(f"seed {seed}: {difference}\n")
    sys.stdout.write(f"{dict(totals)} {dict(codes)}\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
