"""Builds tournaments from a crosstable that a person can read.

One line a player, then the rounds: opponent, colour, letter of TRF files.

    1 Adams, Robert 2480 | 3w1 2b= U
    2 Berg, Lena 2455    | 4b0 1w= 3b

`U F H Z` are byes, `.` is an absence without a word, `3b` a game without a result. A bye beyond
the last round with a game is a request. Boards are numbered in the order of the lines.
"""

import re
from dataclasses import replace

from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    EventDetails,
    Game,
    Player,
    PlayerKey,
    Result,
    Round,
    Title,
    Tournament,
    TournamentSettings,
    Tpn,
)

_LINE = re.compile(r"(\d+) (?:(GM|IM|WGM|FM|WIM|CM|WFM|WCM) )?(.+?)(?: (\d{3,4}))?\s*\|(.*)")
_GAME = re.compile(r"(\d+)([wb])(.?)")


def event(text, *, paired=None, changes=None, start="2026/05/01", **settings):
    """A tournament; `paired` says how many rounds are paired, `changes` alters single players."""
    players, cells = [], {}
    for line in text.strip().splitlines():
        number, title, name, rating, rounds = _LINE.fullmatch(line.strip()).groups()
        key = PlayerKey(int(number))
        player = Player(key, Tpn(int(number)), name, Title(title or ""), rating=int(rating or 0))
        players.append(replace(player, **(changes or {}).get(int(number), {})))
        cells[key] = rounds.split()
    last = _last_round_with_games(cells) if paired is None else paired
    facts = [
        EventDetails(name="Spring Open", start=start),
        TournamentSettings(**{"rounds": 5, **settings}),
        *players,
        *(Round(number) for number in range(1, last + 1)),
    ]
    for number in range(1, max([last, *map(len, cells.values())]) + 1):
        facts += _facts_of_round(number, cells)
    return Tournament(facts)


def _last_round_with_games(cells):
    return max(
        (
            number
            for rounds in cells.values()
            for number, cell in enumerate(rounds, start=1)
            if _GAME.fullmatch(cell)
        ),
        default=0,
    )


def _facts_of_round(number, cells):
    column = {key: rounds[number - 1] for key, rounds in cells.items() if number <= len(rounds)}
    facts = []
    for key, cell in column.items():
        game = _GAME.fullmatch(cell)
        if game is None:
            facts += [] if cell == "." else [Bye(number, key, ByeKind(cell))]
            continue
        opponent = PlayerKey(int(game[1]))
        if game[2] == "b":
            continue
        letters = (game[3], _GAME.fullmatch(column[opponent])[3])
        result = Result(letters) if game[3] else None
        board = 1 + sum(isinstance(fact, Game) for fact in facts)
        facts.append(Game(number, board, key, opponent, result))
    return facts
