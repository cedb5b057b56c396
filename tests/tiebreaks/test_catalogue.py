import pytest

from arbiter_gui.tiebreaks.catalogue import CRITERIA, given_twice, tiebreak_of
from arbiter_gui.tiebreaks.modifiers import Modifiers
from arbiter_gui.tiebreaks.tiebreak import Kind

FIDE = (
    "DE", "DE/P", "BPG", "BWG", "REP", "STD", "SB", "SB/C1", "SB/C2", "SB/P", "SB/C1/P",
    "SB/C2/P", "ARO", "ARO/C1", "ARO/C2", "ARO/M1", "ARO/M2", "TPR", "PTP", "APRO", "APPO",
    "RTNG", "RTNG/R", "WIN", "WON", "PS", "PS/C1", "PS/C2", "TPN", "TPN/R", "BH", "BH/C1",
    "BH/C2", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "BH/C2/P", "BH/M1/P", "BH/M2/P", "FB", "FB/C1",
    "FB/C2", "FB/M1", "FB/M2", "FB/P", "FB/C1/P", "FB/C2/P", "FB/M1/P", "FB/M2/P", "AOB",
    "AOB/F", "KS", "KS/L+1", "KS/L-2",
)  # fmt: skip


@pytest.mark.parametrize("code", FIDE)
def test_every_code_that_fide_asks_for_is_on_offer(code):
    tiebreak = tiebreak_of(code)
    assert tiebreak.code == code
    assert tiebreak.criterion.article
    assert tiebreak.criterion.kind not in {Kind.NOT_FIDE, Kind.LOTS}


@pytest.mark.parametrize(
    "code",
    ["", "XY", "BH/", "BH/C3", "BH/C1/C2", "BH/C1/M1", "WIN/C1", "SB/M1", "AOB/C1", "BH/F", "BH/7",
     "KS/L", "KS/L+", "TPR/C1", "ARO/U", "DE/R", "OTHER_KASHDAN/C1"],
)  # fmt: skip
def test_what_no_criterion_knows_is_not_on_offer(code):
    assert tiebreak_of(code) is None


def test_modifiers_are_read_in_any_order_and_case():
    assert tiebreak_of("bh/p/c1").modifiers == Modifiers(low=1, as_played=True)
    assert tiebreak_of("ARO/U1400/M2").modifiers == Modifiers(low=2, high=2, unrated=1400)
    assert tiebreak_of("KS/L-2").modifiers.limit == -2
    assert tiebreak_of("KS/L+3").modifiers.limit == 3


def test_older_names_mean_the_same():
    assert tiebreak_of("GE").code == "REP"
    assert tiebreak_of("SNO").code == "TPN"
    assert tiebreak_of("rtg").code == "RTNG"


def test_reverse_turns_the_order_round():
    assert tiebreak_of("TPN").ascending
    assert not tiebreak_of("TPN/R").ascending
    assert not tiebreak_of("RTNG").ascending
    assert tiebreak_of("RTNG/R").ascending


def test_codes_are_unique_and_what_is_not_fides_says_so():
    codes = [criterion.code for criterion in CRITERIA]
    assert len(set(codes)) == len(codes)
    for criterion in CRITERIA:
        assert criterion.code.startswith("OTHER_") is not bool(criterion.article)


@pytest.mark.parametrize(
    ("codes", "twice"),
    [
        ("BH SB BH", "BH"),
        ("bh BH", "BH"),
        ("REP GE", "GE"),
        ("XY xy", "xy"),
        ("BH BH/C1 SB", ""),
        ("DE BH DE", ""),
        ("DE/P DE DE/P", ""),
        ("", ""),
    ],
)
def test_only_a_direct_encounter_may_be_asked_for_again(codes, twice):
    assert given_twice(codes.split()) == twice
