"""The standings cases: a tournament, what it is computed by, and every value that must come out."""

import json
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import ScoringSystem, Tournament

FOLDER = Path(__file__).parents[1] / "data" / "standings"


def _loaded(folder, pattern):
    return {
        path.name.removesuffix(".expected.json"): json.loads(path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob(pattern))
    }


CASES = _loaded(FOLDER, "s*.expected.json")
VARIANTS = _loaded(FOLDER / "variants", "*.expected.json")
EXAMPLES = json.loads((FOLDER / "worked_examples.json").read_text(encoding="utf-8"))["examples"]


@lru_cache(maxsize=64)
def tournament_of_case(name, scoring):
    tournament = tournament_of(read_trf_bytes((FOLDER / f"{name}.trf").read_bytes()))
    settings = replace(tournament.settings, scoring=scoring)
    return Tournament([*tournament.facts(), settings])


def standings_of_case(name, tiebreaks, case=None):
    """Tournament and standings; a variant is computed like the case it stands for."""
    case = case or CASES[name]
    points = {what: round(10 * value) for what, value in case["scoring"].items()}
    tournament = tournament_of_case(name, ScoringSystem(**points))
    ruleset = case["ruleset"].removeprefix("C.07-")
    return tournament, rank(
        tournament, case["rounds_in_file"], ruleset=ruleset, tiebreaks=tiebreaks
    )
