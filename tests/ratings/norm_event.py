"""An event in which one player's norm is decided: who was met, and how it went."""

from arbiter_gui.ratings.conditions import Asked
from arbiter_gui.tournament import (
    Bye,
    ByeKind,
    EventDetails,
    Game,
    Player,
    PlayerKey,
    Result,
    Round,
    Sex,
    Title,
    Tournament,
    TournamentSettings,
    Tpn,
)

APPLICANT = PlayerKey(1)
LETTERS = {
    "1": Result.WHITE_WINS,
    "=": Result.DRAW,
    "0": Result.BLACK_WINS,
    "+": Result.WHITE_WINS_BY_FORFEIT,
    "W": Result.SHORT_WHITE_WINS,
    "?": None,
}
NINE = (
    "GM ITA 2400, GM FRA 2420, GM GER 2380, IM GER 2500, IM ITA 2450,"
    " FM ESP 2300, - ESP 2350, - ESP 1900, - POL 2480"
)
"""Nine opponents for a GM norm: the lowest is raised to 2200, the average is 2387."""


def norm_event(opponents=NINE, letters="111111100", rounds=9, **applicant):
    """One opponent and one letter a round; `U`, `H` and `Z` are byes, `?` a missing result.

    `others` play draws with each other in every round.
    """
    system = applicant.pop("system", "dutch")
    others = [f"{words} 2000" for words in applicant.pop("others", [])]
    rounds_of_others = applicant.pop("rounds_of_others", rounds)
    details = {
        "federation": "SUI",
        "start": "2026/05/01",
        "time_control": "5400+30",
        "round_dates": tuple(f"2026/05/{day:02}" for day in range(1, rounds + 1)),
        **applicant.pop("event", {}),
    }
    own = {"federation": "ESP", "rating": 2450, "sex": Sex.FEMALE, **applicant}
    facts = [
        EventDetails(name="Norm Open", **details),
        TournamentSettings(rounds=rounds, system=system),
        Player(APPLICANT, Tpn(1), "Applicant, Ana", **own),
    ]
    met = opponents.split(",")
    for key, words in enumerate([*met, *others], 2):
        title, federation, rating = words.split()
        facts.append(
            Player(
                PlayerKey(key),
                Tpn(key),
                f"Opponent{key}",
                Title("" if title == "-" else title),
                federation="" if federation == "-" else federation,
                rating=int(rating),
            )
        )
    for number, letter in enumerate(letters, 1):
        facts.append(Round(number))
        if letter in "UHZ":
            facts.append(Bye(number, APPLICANT, ByeKind(letter)))
        else:
            facts.append(Game(number, 1, APPLICANT, PlayerKey(number + 1), LETTERS[letter]))
        first = len(met) + 2
        for key in range(first, first + len(others), 2) if number <= rounds_of_others else ():
            facts.append(Game(number, key, PlayerKey(key), PlayerKey(key + 1), Result.DRAW))
    return Tournament(facts)


def condition(check, asked: Asked):
    """The one condition of a check that is about something."""
    (found,) = (entry for entry in check.conditions if entry.asked is asked)
    return found
