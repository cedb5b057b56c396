"""Whatever is in a file, it is read or refused; never anything else, and never slowly."""

import contextlib
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_gui.formats.trf.findings import TrfError
from arbiter_gui.formats.trf.reader import read_trf, read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from tests.formats.trf.rows import row, text

DATA = Path(__file__).resolve().parents[2] / "data" / "standings"
ORIGINALS = [
    (DATA / f"{name}.trf").read_bytes()
    for name in ("s07_swiss_mixed_odd", "s10_swiss_accelerated_xxa", "s23_rtg_odd_cr_only")
] + [
    text(
        "012 Open", "142 5", "152 W", "162  W 3.0    D 1.0", "192 FIDE_DUTCH_2026", "202 BH,SB",
        f"{'132':<91}26/05/01  26/05/02", "XXC rank white1", "XXS W=3 D=1", "BBW  3.0",
        row(1, "   2 w 1", points="3.0", rank=1), row(2, "   1 b 0"), row(3, "0000 - U"),
        "240 H   2    1    2", "250       1.0   1   2    1    2", "260   1   5    1    2",
        "299 W         2.0  001    1", "XXA    1  1.0  1.0", "XXP 2 3", "XXZ 3",
    ).encode()
]  # fmt: skip


def is_read_or_refused(data):
    """Fails with whatever is raised that is not a refusal."""
    with contextlib.suppress(TrfError):
        result = imported(read_trf_bytes(data))
        assert result.tournament.players
        assert all(problem.describe() for problem in result.problems)


@settings(max_examples=200)
@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data):
    is_read_or_refused(data)


CODES = [
    *("001", "012", "042", "062", "132", "142", "152", "162", "192", "202", "240", "250", "260"),
    *("299", "XXA", "XXC", "XXP", "XXR", "XXS", "XXZ", "BBW", "DAT", "###"),
]
alphabet = "01234 wb-+=HUFZ.,½\t\r\n\0\x85\u2028ЖXAPCRS|"


@settings(max_examples=200)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(CODES),
            st.text(alphabet, max_size=120),
        ),
        max_size=6,
    )
)
def test_any_text_behind_any_code_is_read_or_refused(lines):
    content = "\n".join(f"{code} {rest}" for code, rest in lines)
    is_read_or_refused(content.encode())


@settings(max_examples=200)
@given(
    st.sampled_from(ORIGINALS),
    st.lists(
        st.tuples(st.integers(0, 10**6), st.binary(max_size=3), st.integers(0, 3)), max_size=4
    ),
)
def test_a_damaged_file_is_read_or_refused(data, damages):
    for place, put_in, taken_out in damages:
        start = place % (len(data) + 1)
        data = data[:start] + put_in + data[start + taken_out :]
    is_read_or_refused(data)


@settings(max_examples=60)
@given(st.sampled_from(ORIGINALS), st.integers(0, 10**6))
def test_a_file_that_was_cut_off_is_read_or_refused(data, place):
    is_read_or_refused(data[: place % len(data)])


TEN_MILLION = 10_000_000


@pytest.mark.parametrize(
    "content",
    [
        "001 " + "1" * TEN_MILLION,
        row(1, *["0000 - H"] * (TEN_MILLION // 10)),
        "012 " + "\t" * TEN_MILLION + "x",
        "A" * TEN_MILLION,
        text("XXP " + "1 " * (TEN_MILLION // 2), row(1)),
        "\n" * TEN_MILLION,
        "162 " + "W 1.0 " * (TEN_MILLION // 6),
    ],
    ids=["number", "rounds", "tabs", "letters", "list", "line ends", "scoring"],
)
def test_ten_megabytes_are_refused_within_seconds(content):
    start = time.perf_counter()
    with pytest.raises(TrfError):
        read_trf(content)
    assert time.perf_counter() - start < 5


def large(players, rounds=9):
    lines = ["142 9"]
    for number in range(1, players + 1):
        opponent = number + 1 if number % 2 else number - 1
        colour, result = ("w", "1") if number % 2 else ("b", "0")
        cells = [f"{opponent:>4} {colour} {result}"] * rounds
        lines.append(row(number, *cells, points="9.0" if number % 2 else "0.0"))
    lines += [f"XXA {number:>4}  1.0" for number in range(1, players + 1)]
    return "\n".join(lines)


def test_time_grows_with_the_length_of_the_file():
    seconds = {}
    for players in (500, 2000):
        content = large(players)
        start = time.perf_counter()
        assert len(imported(read_trf(content)).tournament.players) == players
        seconds[players] = time.perf_counter() - start
    assert seconds[2000] < 10 * seconds[500]
