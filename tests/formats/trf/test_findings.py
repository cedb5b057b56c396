"""Every finding has a text that triggers it, and says where it is."""

import pytest

from arbiter_gui.formats.problems import Severity
from arbiter_gui.formats.trf.findings import LISTED, REFUSED, TrfError, finding
from arbiter_gui.formats.trf.reader import read_trf, read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from tests.formats.trf.rows import row, text, two

WIN, LOSS = "   2 w 1", "   1 b 0"

REFUSED_TEXTS = {
    "file-empty": ("", 0, 0),
    "file-binary": ("012 Open\n001\0\1\2", 2, 4),
    "line-too-long": (text("012 Open", "022 " + "x" * 100_000, row(1)), 2, 0),
    "no-players": ("012 Open\n022 Oslo\n", 0, 0),
    "number-unreadable": (two(["   2 w 1"], ["   x b 0"]), 2, 92),
    "number-missing": (text(row(1), row("")), 2, 5),
    "number-duplicate": (text(row(1), row(2), row(1)), 3, 5),
    "columns-shifted": (two([WIN, "   2  w1"], [LOSS]), 1, 108),
    "too-many-rounds": (text(row(1, *["0000 - Z"] * 1000)), 1, 10_082),
    "colour-unknown": (two(["   2 x 1"], [LOSS]), 1, 97),
    "bye-with-opponent": (two(["   2 w H"], [LOSS]), 1, 99),
    "opponent-self": (two(["   1 w 1"], [""]), 1, 92),
    "opponent-unknown": (two([WIN], [LOSS, "   7 w 1"]), 2, 102),
    "game-one-sided": (two([WIN, WIN], [LOSS]), 1, 102),
    "colours-not-opposite": (two([WIN], ["   1 w 0"]), 1, 97),
    "results-impossible": (two([WIN], ["   1 b 1"]), 1, 99),
    "player-unknown": (text(row(1), row(2), "240 H   1    1    7"), 3, 19),
    "bye-kind-unknown": (text(row(1), "240 Q   1    1"), 2, 5),
}

LISTED_TEXTS = {
    "points-differ": (two([WIN], [LOSS], points="2.0"), 1, 81),
    "rank-differs": (text(row(1, points="0.0", rank=1), row(2, points="1.0", rank=2)), 2, 86),
    "two-byes-in-a-round": (two(["0000 - U"], ["0000 - U"]), 2, 92),
    "second-bye-of-a-player": (two(["0000 - U", "0000 - U"], [""]), 1, 102),
    "opponents-met-twice": (two([WIN, WIN], [LOSS, LOSS]), 1, 102),
    "numbers-with-gaps": (text(row(1), row(3)), 0, 0),
    "name-missing": (text(row(1, name="")), 1, 15),
    "name-overflows": (text(row(1, name="x" * 34)[:48] + row(1)[48:]), 1, 48),
    "result-unknown": (two(["   2 w *"], ["   1 b *"]), 1, 99),
    "result-one-sided": (two(["   2 w 1"], ["   1 b ?"]), 1, 99),
    "result-without-opponent": (two([WIN, "0000 - 1"], [LOSS]), 1, 109),
    "title-unknown": (text(row(1, title="NM")), 1, 11),
    "fide-id-unreadable": (text(row(1, fide_id="US-123")), 1, 58),
    "date-unreadable": (text(row(1, birth="spring")), 1, 70),
    "tabs": (two([WIN], [LOSS]).replace(" " * 8, "\t"), 1, 23),
    "byte-columns": (two([WIN], [LOSS], name="Jörg").replace("Jörg ", "Jörg"), 1, 0),
    "encoding-guessed": (two([WIN], [LOSS], name="Jörg").encode("cp1252"), 0, 0),
    "record-ignored": (text("152 green", row(1)), 1, 5),
    "bye-ignored": (text(row(1, WIN), row(2, LOSS), "240 H   1    1"), 3, 7),
    "tiebreak-twice": (text("212 PTS, BH,bh", row(1)), 1, 13),
    "players-missing": (text("062 12 (9)", row(1)), 1, 5),
    "rounds-missing": (text(row(1)), 0, 0),
    "acceleration-unknown": (text("192 FIDE_DUTCH_2026_BAKU", row(1)), 0, 0),
    "scoring-inferred": (text(row(1, WIN, points="3.0"), row(2, LOSS)), 0, 0),
    "scoring-simplified": (text(row(1), "XXS WW=3 BW=2"), 2, 0),
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_refusal_says_where_and_what(code):
    content, line, column = REFUSED_TEXTS[code]
    with pytest.raises(TrfError) as refused:
        read_trf(content)
    error = refused.value
    assert (error.code, error.line, error.column) == (code, line, column)
    assert "{" not in str(error)
    assert any(problem.severity is Severity.ERROR for problem in error.problems)


@pytest.mark.parametrize("code", LISTED)
def test_a_warning_says_where_and_the_file_is_read(code):
    content, line, column = LISTED_TEXTS[code]
    data = content if isinstance(content, bytes) else content.encode()
    problems = [p for p in imported(read_trf_bytes(data)).problems if p.code == code]
    assert (problems[0].line, problems[0].column) == (line, column)
    assert problems[0].severity is Severity.WARNING
    assert "{" not in problems[0].describe()


def test_the_first_error_of_the_file_is_the_reason():
    content = text(row(1, "   9 w 1"), row(2), row(2))
    with pytest.raises(TrfError) as refused:
        read_trf(content)
    assert refused.value.code == "number-duplicate"
    content = text(row(1, WIN), row(2, "   1 w 0", "   8 w 1"), row(3, "   9 b 1"))
    with pytest.raises(TrfError) as refused:
        read_trf(content)
    assert [problem.code for problem in refused.value.problems[:3]] == [
        "colours-not-opposite",
        "opponent-unknown",
        "opponent-unknown",
    ]
    assert refused.value.code == "colours-not-opposite"


def test_a_finding_without_a_sentence_is_a_fault_of_the_program():
    with pytest.raises(KeyError):
        finding("no-such-finding")
