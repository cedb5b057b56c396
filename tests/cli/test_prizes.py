import json

import pytest

from arbiter_gui.cli.main import main
from arbiter_gui.document import Document
from tests.reports.event import spring_open
from tests.reports.test_every_report import with_people


@pytest.fixture
def file(tmp_path):
    document = Document.create(tmp_path / "event.arbiter", with_people(spring_open()).facts())
    document.close()
    return document.path


def ran(capsys, *words):
    code = main([*map(str, words)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_prize_list_is_printed(capsys, file):
    code, text, _ = ran(capsys, "prizes", file)
    assert code == 0
    assert text.startswith("Prize list: Standings after round 4\n")
    assert "350.00 Women, prize 1 women; larger than 135.00 of the places" in text


def test_one_player_reads_every_prize_and_why(capsys, file):
    code, text, _ = ran(capsys, "prizes", file, "--why", 4)
    assert code == 0
    assert "left to the others: 135.00" in text
    assert ran(capsys, "prizes", file, "--why", 99)[0] == 2


def test_json_has_whole_cents_and_the_notes_on_the_other_channel(capsys, file):
    code, text, notes = ran(capsys, "prizes", file, "--json")
    data = json.loads(text)
    assert code == 0
    assert (data["round"], data["final"], data["currency"]) == (4, False, "€")
    assert data["prizes"][2] == {
        "tpn": 4, "rank": 3, "cents": 35000, "places": 0,
        "categories": [{"category": "Women", "prize": 1, "cents": 35000}],
        "why": "women; larger than 135.00 of the places",
    }  # fmt: skip
    paid = sum(prize["cents"] for prize in data["prizes"])
    lost = sum(prize["cents"] for prize in data["unclaimed"])
    assert paid + lost + data["left_over"] == 100000 + 40000 + 12000 + 6000
    assert "Not final" in notes


def test_an_event_without_prizes_is_no_error(capsys, tmp_path):
    Document.create(tmp_path / "event.arbiter", spring_open().facts()).close()
    code, text, _ = ran(capsys, "prizes", tmp_path / "event.arbiter")
    assert code == 0
    assert "No prizes are announced" in text
