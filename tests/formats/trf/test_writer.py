"""What is written, column by column, and what each dialect says in its own records."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_gui import __version__
from arbiter_gui.errors import FileProblem
from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf, read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.formats.trf.writer import trf_bytes, write_trf
from arbiter_gui.tournament import (
    Acceleration,
    Colour,
    EventDetails,
    Player,
    PlayerKey,
    PointAdjustment,
    Prohibition,
    RatingMethod,
    ScoringSystem,
    Sex,
    Title,
    Tournament,
    TournamentSettings,
    Tpn,
)
from tests.formats.trf.rows import row, text

DATA = Path(__file__).resolve().parents[2] / "data" / "standings"
EVENT = EventDetails(
    name="Åpen",
    city="Oslo",
    federation="NOR",
    start="2026/05/01",
    end="2026/05/03",
    chief_arbiter="IA Nord, Siv (1500000)",
    deputy_arbiters=("FA Vik, Per", "FA Dal, Eva"),
    rate_of_play="90 min + 30 s",
    time_control="5400+30",
    round_dates=("2026/05/01", "2026/05/02"),
)


def players(count):
    return [Player(PlayerKey(n), Tpn(n), f"Player {n}") for n in range(1, count + 1)]


def lines_of(*facts, dialect=Dialect.TRF26):
    return write_trf(trf_of(Tournament(facts)), dialect).split("\r\n")


def test_the_heading_is_written_record_by_record():
    settings = TournamentSettings(rounds=5, initial_colour=Colour.WHITE, tiebreaks=("BH/C1", "BH"))
    lines = lines_of(EVENT, settings, *players(2))
    assert lines[:20] == [
        "012 Åpen",
        "022 Oslo",
        "032 NOR",
        "042 2026/05/01",
        "052 2026/05/03",
        "062 2",
        "072 0",
        "082 0",
        "092 Individual: Swiss-System (FIDE Dutch 2026)",
        "102 IA Nord, Siv (1500000)",
        "112 FA Vik, Per",
        "112 FA Dal, Eva",
        "122 90 min + 30 s",
        "132" + " " * 88 + "26/05/01  26/05/02",
        "142 5",
        "152 W",
        f"182 Arbiter {__version__}",
        "192 FIDE_DUTCH_2026",
        "202 BH/C1,BH",
        "212 PTS,BH/C1,BH",
    ]


def test_a_row_has_every_field_in_its_columns():
    player = Player(
        PlayerKey(7),
        Tpn(12),
        "Ødegård, Åse",
        title=Title.WFM,
        sex=Sex.FEMALE,
        rating=2101,
        federation="NOR",
        fide_id=1503014,
        birth="1990",
    )
    (line,) = (line for line in lines_of(player) if line.startswith("001"))
    assert line == (
        "001   12 wWFM Ødegård, Åse" + " " * 21 + " 2101 NOR     1503014 1990/00/00  0.0    1"
    )
    assert (line[48:52], line[53:56], line[57:68].strip()) == ("2101", "NOR", "1503014")
    assert (line[69:79], line[80:84], line[85:89]) == ("1990/00/00", " 0.0", "   1")


def test_lines_end_with_cr_lf_and_the_text_is_utf8_without_a_mark():
    data = trf_bytes(trf_of(Tournament([EVENT, *players(2)])))
    assert data.startswith("012 Åpen\r\n".encode())
    assert data.endswith(b"\r\n")
    assert data.count(b"\n") == data.count(b"\r\n")


def test_line_ends_in_a_text_do_not_break_the_line():
    lines = lines_of(replace(EVENT, name="Open\r\n001 x\u2028y"), *players(1))
    assert lines[0] == "012 Open 001 x y"


ABSENT = [
    replace(players(3)[0], withdrawn_from=2),
    replace(players(3)[1], first_round=3),
    players(3)[2],
]


def test_who_has_withdrawn_or_not_arrived_is_absent_in_the_coming_rounds():
    lines = lines_of(TournamentSettings(rounds=3), *ABSENT)
    byes = [line for line in lines if line.startswith("240")]
    assert byes == ["240 Z   1    2", "240 Z   2    1    2", "240 Z   3    1"]


@pytest.mark.parametrize("dialect", [Dialect.TRF16, Dialect.BBP])
def test_engines_get_the_byes_of_the_coming_round_in_its_column_and_in_the_points(dialect):
    content = text("142 5", row(1, "   2 w 1"), row(2, "   1 b 0"), "240 H   2    2")
    tournament = tournament_of(read_trf(content))
    rows = [
        line
        for line in write_trf(trf_of(tournament), dialect).split("\r\n")
        if line.startswith("001")
    ]
    assert rows[0][80:] == " 1.0    1     2 w 1"
    assert rows[1][80:] == " 0.5    2     1 b 0  0000 - H"
    assert "240" not in write_trf(trf_of(tournament), dialect)


RULES = [
    TournamentSettings(
        rounds=5,
        initial_colour=Colour.BLACK,
        scoring=ScoringSystem(30, 10, 0, 5, 10, 10),
        tiebreaks=(),
    ),
    *players(4),
    Acceleration(PlayerKey(1), (30, 15)),
    Acceleration(PlayerKey(2), (30, 15)),
    Prohibition(1, (PlayerKey(1), PlayerKey(4)), 1, 5),
]
WRITTEN = {
    Dialect.TRF26: [
        "142 5",
        "152 B",
        "162  W 3.0    D 1.0    A 0.5    P 1.0",
        f"182 Arbiter {__version__}",
        "192 FIDE_DUTCH_2026",
        "212 PTS",
        "250       3.0   1   1    1    2",
        "250       1.5   2   2    1    2",
        "260   1   5    1    4",
    ],
    Dialect.TRF16: [
        "XXR 5",
        "XXC black1",
        "XXS WW=3.0 BW=3.0 FW=3.0 FPB=3.0 WD=1.0 BD=1.0 HPB=1.0 "
        "WL=0.0 BL=0.0 ZPB=0.5 FL=0.5 PAB=1.0",
        "XXA    1  3.0  1.5",
        "XXA    2  3.0  1.5",
        "XXP 1 4",
    ],
    Dialect.BBP: [
        "142 5",
        "152 B",
        "162  W 3.0    D 1.0    Z 0.5    P 1.0",
        "192 FIDE_DUTCH",
        "250       3.0   1   1    1    2",
        "250       1.5   2   2    1    2",
        "260   1   5    1    4",
    ],
}


@pytest.mark.parametrize("dialect", Dialect)
def test_each_dialect_has_its_own_records_for_the_rules(dialect):
    lines = [line for line in lines_of(*RULES, dialect=dialect) if line]
    assert [line for line in lines if line[:3] > "132" or line[:3] < "000"] == WRITTEN[dialect]


def test_baku_acceleration_is_announced_where_the_virtual_points_are_those_of_baku():
    facts = [TournamentSettings(rounds=9), *players(9)]
    baku = [Acceleration(PlayerKey(n), (10, 10, 10, 5, 5)) for n in range(1, 7)]
    assert "192 FIDE_DUTCH_2026_BAKU" in lines_of(*facts, *baku)
    assert "192 FIDE_DUTCH_2026" in lines_of(*facts, *baku[1:])


def test_the_edition_of_2012_has_words_but_no_code():
    lines = lines_of(TournamentSettings(edition="2012"), *players(2))
    assert "092 Individual: Swiss-System (FIDE Dutch 2012)" in lines
    assert "192 CUSTOM_SWISS" in lines


def test_points_of_three_digits_go_without_their_decimal():
    scoring = ScoringSystem(win=1000)
    rows = [row(1, "   2 w 1"), row(2, "   1 b 0")]
    tournament = tournament_of(read_trf(text("162  W100.0", *rows)))
    assert tournament.settings.scoring == replace(scoring, pab=1000)
    assert write_trf(trf_of(tournament)).split("001    1")[1][72:76] == " 100"


def test_bbp_pairings_is_not_given_what_it_refuses():
    facts = [*players(2), PointAdjustment(1, "", -10, 1, (PlayerKey(1),))]
    assert "299          -1.0    1    1" in lines_of(*facts)
    with pytest.raises(FileProblem, match="record 299"):
        lines_of(*facts, dialect=Dialect.BBP)


def test_numbers_beyond_four_digits_are_refused():
    with pytest.raises(FileProblem, match="up to 9999"):
        trf_of(Tournament([Player(PlayerKey(1), Tpn(10_000), "Late, One")]))


def test_ranks_follow_the_tie_breaks_of_the_event():
    file = read_trf_bytes((DATA / "s07_swiss_mixed_odd.trf").read_bytes())
    rows = trf_of(tournament_of(file)).players
    by_rank = sorted(rows, key=lambda player: player.rank)
    assert [player.points for player in by_rank] == sorted((p.points for p in rows), reverse=True)
    assert len({player.rank for player in rows}) == len(rows)


@pytest.mark.peer
@pytest.mark.parametrize(
    "name", ["s07_swiss_mixed_odd", "s08_swiss_310_clean", "s10_swiss_accelerated_xxa"]
)
def test_gacrux_confirms_the_pairings_of_a_written_file(name, tmp_path):
    pytest.importorskip("gacrux")
    target = tmp_path / "event.trf"
    file = read_trf_bytes((DATA / f"{name}.trf").read_bytes())
    target.write_bytes(trf_bytes(trf_of(with_every_record(tournament_of(file)))))
    command = [sys.executable, "-m", "gacrux.pairingchecker", "-i", str(target), "-c"]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    checked = json.dumps(json.loads(answer.stdout))
    assert '"check": true' in checked
    assert '"check": false' not in checked


def with_every_record(tournament):
    """The event with what the files of the tests leave out: 172, 202, 212, 222, 260, register."""
    event = replace(tournament.event, federation="NOR", time_control="5400+30")
    settings = replace(
        tournament.settings,
        rating_method=RatingMethod.FIDE_ELSE_NATIONAL,
        tiebreaks=("BH/C1", "BH"),
        tiebreaks_assumed=False,
    )
    facts = [*tournament.facts(), event, settings]
    for player in tournament.players:
        register = {"national_rating": 1900, "national_id": f"N-{player.key}"}
        facts.append(replace(player, official_rating=player.rating, **register))
    first, *_others, last = (player.key for player in tournament.players)
    return Tournament([*facts, Prohibition(1, (first, last), 1, tournament.settings.rounds)])


def rated(method, **fields):
    settings = TournamentSettings(rounds=3, rating_method=method)
    return Tournament((EVENT, settings, replace(players(1)[0], **fields)))


def test_the_official_rating_stands_in_the_row_whatever_rating_is_used():
    both = rated(RatingMethod.HIGHER, rating=2100, official_rating=1985)
    assert trf_of(both).players[0].rating == 1985
    national = rated(RatingMethod.NATIONAL, rating=2100)
    assert trf_of(national).players[0].rating == 0
    not_noted = rated(RatingMethod.FIDE, rating=2100)
    assert trf_of(not_noted).players[0].rating == 2100


@pytest.mark.parametrize("method", RatingMethod)
def test_how_the_ratings_were_chosen_is_written_and_read_again(method):
    tournament = rated(method, rating=1985, official_rating=1985)
    written = write_trf(trf_of(tournament))
    line = f"172 NOR {method.value}\r\n"
    assert (line in written) == (method is not RatingMethod.FIDE)
    again = tournament_of(read_trf(written))
    assert again.settings.rating_method is method
    assert again.players[0].rating == 1985


def test_only_this_dialect_has_a_record_for_the_choice_of_ratings():
    tournament = rated(RatingMethod.HIGHER, rating=1985)
    for dialect in (Dialect.TRF16, Dialect.BBP):
        assert "\n172" not in write_trf(trf_of(tournament), dialect)


def test_the_federation_before_the_choice_of_ratings_may_be_missing():
    assert read_trf(text("172 FIDON", row(1))).rating_method is RatingMethod.FIDE_ELSE_NATIONAL


def test_the_program_that_paired_stays_named_and_arbiter_names_itself_once():
    content = text("142 5", row(1, "   2 w 1"), row(2, "   1 b 0"))
    foreign = read_trf("182 Other Program\n" + content)
    written = write_trf(trf_of(tournament_of(foreign), foreign.kept))
    assert [line for line in written.split("\r\n") if line.startswith("182")] == [
        "182 Other Program"
    ]
    own = read_trf("182 Arbiter 0.0.1\n" + content)
    assert (own.kept, own.problems) == ((), ())
    assert f"182 Arbiter {__version__}\r\n" in write_trf(trf_of(tournament_of(own), own.kept))
