"""The tie-breaks on offer, by their code in TRF records 202 and 212."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from arbiter_gui.i18n import N_
from arbiter_gui.tiebreaks.buchholz import average_of_buchholz, buchholz, fore_buchholz
from arbiter_gui.tiebreaks.lots import lot
from arbiter_gui.tiebreaks.modifiers import modifiers_of
from arbiter_gui.tiebreaks.not_fide import cumulative, kashdan, median, solkoff, virtual_buchholz
from arbiter_gui.tiebreaks.own_results import (
    games_with_black,
    games_won,
    games_won_with_black,
    pairing_number,
    progressive_scores,
    rounds_elected,
    standard_points,
    wins,
)
from arbiter_gui.tiebreaks.ratings import (
    average_perfect_performance,
    average_performance,
    average_rating,
    perfect_performance,
    performance,
    rating,
)
from arbiter_gui.tiebreaks.sonneborn_berger import koya, sonneborn_berger
from arbiter_gui.tiebreaks.tiebreak import Criterion, Kind, TieBreak, Unit

RULESETS = ("2026-03", "2024-08")

_OWN, _OPPONENTS, _RATINGS = Kind.OWN_RESULTS, Kind.OPPONENTS, Kind.RATINGS

CRITERIA = (
    Criterion(
        "DE", N_("Direct encounter"),
        N_("Points from the games that the tied players played against each other."),
        "6", Kind.TIED_GAMES, None, "P", ascending=True,
    ),
    Criterion(
        "WIN", N_("Number of wins"),
        N_("Rounds that brought as many points as a win, also without a game."),
        "7.1", _OWN, wins,
    ),
    Criterion(
        "WON", N_("Games won over the board"),
        N_("Games that were played and won."),
        "7.2", _OWN, games_won, "P",
    ),
    Criterion(
        "BPG", N_("Games played with Black"),
        N_("Games over the board with Black."),
        "7.3", _OWN, games_with_black, "P",
    ),
    Criterion(
        "BWG", N_("Games won with Black"),
        N_("Games over the board won with Black."),
        "7.4", _OWN, games_won_with_black, "P",
    ),
    Criterion(
        "PS", N_("Progressive scores"),
        N_("The scores after each round, added up."),
        "7.5", _OWN, progressive_scores, "C", Unit.TENTHS,
    ),
    Criterion(
        "REP", N_("Rounds one elected to play"),
        N_("Rounds without those that the player did not want to play or forfeited."),
        "7.6", _OWN, rounds_elected,
    ),
    Criterion(
        "STD", N_("Standard points"),
        N_("One for each round with more points than for a draw, a half for as many."),
        "7.7", _OWN, standard_points, "P", Unit.TENTHS,
    ),
    Criterion(
        "TPN", N_("Tournament pairing number"),
        N_("The place in the initial ranking list; the lower number comes first."),
        "7.8", _OWN, pairing_number, "R", ascending=True,
    ),
    Criterion(
        "BH", N_("Buchholz"),
        N_("The scores of the opponents, added up."),
        "8.1", _OPPONENTS, buchholz, "CMP", Unit.TENTHS,
    ),
    Criterion(
        "AOB", N_("Average of opponents' Buchholz"),
        N_("The mean Buchholz of the opponents met over the board."),
        "8.2", _OPPONENTS, average_of_buchholz, "F", Unit.TENTHS,
    ),
    Criterion(
        "FB", N_("Fore Buchholz"),
        N_("Buchholz as if every game of the last round ended in a draw."),
        "8.3", _OPPONENTS, fore_buchholz, "CMP", Unit.TENTHS,
    ),
    Criterion(
        "SB", N_("Sonneborn-Berger"),
        N_("The scores of the opponents times the points made against them, added up."),
        "9.1", _OPPONENTS, sonneborn_berger, "CP", Unit.HUNDREDTHS,
    ),
    Criterion(
        "KS", N_("Koya"),
        N_("Points against opponents who made at least half of the possible points."),
        "9.2", _OPPONENTS, koya, "L", Unit.TENTHS,
    ),
    Criterion(
        "ARO", N_("Average rating of opponents"),
        N_("The mean rating of the opponents met over the board."),
        "10.1", _RATINGS, average_rating, "CMU",
    ),
    Criterion(
        "TPR", N_("Tournament performance rating"),
        N_("The mean rating of the opponents, raised or lowered by what the score is worth."),
        "10.2", _RATINGS, performance, "U",
    ),
    Criterion(
        "PTP", N_("Perfect tournament performance"),
        N_("The lowest rating whose expected score is at least the score made."),
        "10.3", _RATINGS, perfect_performance, "U",
    ),
    Criterion(
        "APRO", N_("Average performance of opponents"),
        N_("The mean tournament performance rating of the opponents."),
        "10.4", _RATINGS, average_performance, "U",
    ),
    Criterion(
        "APPO", N_("Average perfect performance of opponents"),
        N_("The mean perfect tournament performance of the opponents."),
        "10.5", _RATINGS, average_perfect_performance, "U",
    ),
    Criterion(
        "RTNG", N_("Rating"),
        N_("The player's own rating; the higher one comes first."),
        "10.6", _RATINGS, rating, "RU",
    ),
    Criterion(
        "OTHER_LOTS", N_("Drawing of lots"),
        N_("An order drawn once: the same number always gives the same order."),
        "", Kind.LOTS, lot, "#", ascending=True,
    ),
    Criterion(
        "OTHER_MEDIAN", N_("Median Buchholz"),
        N_("Solkoff without the highest and the lowest value; two of each from nine rounds on."),
        "", Kind.NOT_FIDE, median, "", Unit.TENTHS,
    ),
    Criterion(
        "OTHER_CUMULATIVE", N_("Progress (Cumulative)"),
        N_("The scores after each round, added up, less a win for each full point without a game."),
        "", Kind.NOT_FIDE, cumulative, "", Unit.TENTHS,
    ),
    Criterion(
        "OTHER_SOLKOFF", N_("Solkoff"),
        N_("The scores of the opponents, their unplayed rounds counted as draws."),
        "", Kind.NOT_FIDE, solkoff, "", Unit.TENTHS,
    ),
    Criterion(
        "OTHER_KASHDAN", N_("Kashdan"),
        N_("Four for a win, two for a draw, one for a loss over the board."),
        "", Kind.NOT_FIDE, kashdan,
    ),
    Criterion(
        "OTHER_VIRTUAL", N_("Buchholz with a virtual opponent"),
        N_("Buchholz as before September 2023: a virtual opponent for every unplayed round."),
        "", Kind.NOT_FIDE, virtual_buchholz, "", Unit.TENTHS,
    ),
)  # fmt: skip

_BY_CODE = {criterion.code: criterion for criterion in CRITERIA}
_REPEATABLE = "DE"
_OTHER_NAMES = {"GE": "REP", "SNO": "TPN", "RTG": "RTNG"}


@lru_cache(maxsize=256)
def tiebreak_of(code: str) -> TieBreak | None:
    """The tie-break that a code means, in any case of letters; None when there is none."""
    name, *words = code.strip().upper().split("/")
    criterion = _BY_CODE.get(_OTHER_NAMES.get(name, name))
    if criterion is None:
        return None
    modifiers = modifiers_of(words, criterion.modifiers)
    if modifiers is None:
        return None
    return TieBreak("/".join((criterion.code, *words)), criterion, modifiers)


def given_twice(codes: Iterable[str]) -> str:
    """The first code of a list that means a tie-break which stands there already; "" without one.

    A direct encounter may be asked for again after other criteria.

    Articles: C.07 2.
    """
    known = set()
    for code in codes:
        tiebreak = tiebreak_of(code)
        meant = tiebreak.code if tiebreak else code.upper()
        if meant in known and not (tiebreak and tiebreak.criterion.code == _REPEATABLE):
            return code
        known.add(meant)
    return ""


def ruleset_of(start: str) -> str:
    """The edition of C.07 for an event that starts on a day "2026/05/01"; "" means the newest."""
    return "2024-08" if start and start.replace("-", "/") < "2026/03/01" else "2026-03"


_VARIANTS = {
    "C": ("C1", "C2"), "M": ("M1", "M2"), "P": ("P",), "F": ("F",), "R": ("R",),
    "L": ("L+1", "L-1"), "U": ("U1400",),
}  # fmt: skip
_SWISS_PRESETS = {N_("Arbiter's list for Swiss events"): ("BH/C1", "BH", "SB", "DE", "WIN")}
_ROUND_ROBIN_PRESETS = {N_("Arbiter's list for round robins"): ("DE", "WIN", "SB", "KS")}
_NOT_FOR_ROUND_ROBINS = frozenset({"BH", "FB", "AOB"})
_ONLY_FOR_ROUND_ROBINS = frozenset({"KS"})


def presets(*, round_robin: bool = False) -> Mapping[str, tuple[str, ...]]:
    """Lists by name; C.07 has none of its own, so these are suggestions of this program."""
    return _ROUND_ROBIN_PRESETS if round_robin else _SWISS_PRESETS


def is_offered(code: str, *, round_robin: bool = False) -> bool:
    """Whether a code is a tie-break for events of this kind.

    Articles: C.07 8, 9.2.
    """
    tiebreak = tiebreak_of(code)
    excluded = _NOT_FOR_ROUND_ROBINS if round_robin else _ONLY_FOR_ROUND_ROBINS
    return tiebreak is not None and tiebreak.criterion.code not in excluded


def offered_codes(*, round_robin: bool = False) -> tuple[str, ...]:
    """Every criterion for events of this kind, plain and with each of its modifiers alone."""
    codes: list[str] = []
    for criterion in CRITERIA:
        if not is_offered(criterion.code, round_robin=round_robin):
            continue
        codes.append(criterion.code)
        for kind in criterion.modifiers:
            codes += [f"{criterion.code}/{word}" for word in _VARIANTS.get(kind, ())]
    return tuple(codes)
