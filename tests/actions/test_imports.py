import pytest

from arbiter_gui.actions.imports import LARGEST_FILE, content_of, event_path, facts_of_file
from arbiter_gui.document import Document
from arbiter_gui.errors import FileProblem
from arbiter_gui.tournament import Tournament


def row(number, name, rating, points, game):
    return (
        f"001 {number:4} {'m':1}{'':3} {name:<33} {rating:4} {'ESP':3} {'':11} {'':10} "
        f"{points:4} {number:4}  {game}"
    )


TRF = "\n".join(
    [
        "012 Small Open",
        "042 2026/05/01",
        "142 3",
        row(1, "Alvarez, Ana", 2500, 1.0, "   2 w 1"),
        row(2, "Brandt, Bo", 2450, 0.0, "   1 b 0"),
        "",
    ]
)


def test_the_event_of_a_trf_file_becomes_an_event_file(tmp_path):
    source = tmp_path / "small.trf"
    source.write_text(TRF)
    found = facts_of_file(source)
    document = Document.create(event_path(source, tmp_path), found.facts)
    document.close()
    document = Document.open(tmp_path / "small.arbiter")
    assert document.tournament.facts() == Tournament(found.facts).facts()
    assert [p.name for p in document.tournament.players] == ["Alvarez, Ana", "Brandt, Bo"]
    assert document.tournament.rounds_paired == 1
    document.close()
    assert source.read_text() == TRF


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(FileProblem, match=r"nothing\.trf"):
        facts_of_file(tmp_path / "nothing.trf")


def test_a_file_that_is_refused_says_where(tmp_path):
    source = tmp_path / "broken.trf"
    source.write_text(TRF.replace("   2 w 1", "   9 w 1"))
    with pytest.raises(FileProblem) as refused:
        facts_of_file(source)
    assert refused.value.values["line"] == 4


def test_an_event_file_never_takes_the_place_of_another(tmp_path):
    source = tmp_path / "small.trf"
    names = []
    for _ in range(3):
        path = event_path(source, tmp_path)
        path.touch()
        names.append(path.name)
    assert names == ["small.arbiter", "small 2.arbiter", "small 3.arbiter"]
    assert event_path(source, tmp_path).parent == tmp_path


def test_a_file_larger_than_any_report_is_not_read_to_its_end(tmp_path):
    path = tmp_path / "film.trf"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(FileProblem) as problem:
        facts_of_file(path)
    assert problem.value.code == "file-unreadable"
    assert len(content_of(path, LARGEST_FILE + 1)) == LARGEST_FILE + 1


def test_an_event_whose_points_nobody_may_give_is_not_imported(tmp_path):
    path = tmp_path / "odd.trf"
    path.write_text(TRF.replace("142 3", "162  W 1.0    D 0.5    P 2.0\n142 3"))
    with pytest.raises(FileProblem) as refused:
        facts_of_file(path)
    assert refused.value.code == "points-impossible"
