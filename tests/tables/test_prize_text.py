import pytest

from arbiter_gui.prizes.sharing import deal
from arbiter_gui.tables.prize_text import share_text
from arbiter_gui.tournament import PrizeFund, Sharing


@pytest.mark.parametrize(
    ("sharing", "words"),
    [
        (Sharing.BY_RANK, "place 2 (600.00)"),
        (Sharing.EQUAL, "an equal share of places 2–4 (400.00)"),
        (Sharing.HORT, "half of place 2 (300.00) + an equal share of places 2–4 (200.00)"),
    ],
)
def test_the_words_name_every_term_of_a_share(sharing, words):
    fund = PrizeFund((100000, 60000, 40000, 20000), sharing)
    assert share_text(deal(fund, [1, 3]).shares[1]) == words


def test_rounding_is_a_term_of_its_own():
    first = deal(PrizeFund((10000, 0, 0), Sharing.EQUAL), [3]).shares[0]
    assert share_text(first) == "an equal share of places 1–3 (33.33) + rounding (0.01)"


def test_nothing_needs_no_words():
    assert share_text(deal(PrizeFund(()), [1]).shares[0]) == ""


def test_rounding_down_has_a_minus_sign():
    share = deal(PrizeFund((250,), unit=100), [1]).shares[0]
    assert share_text(share) == "place 1 (2.50) + rounding (−0.50)"
