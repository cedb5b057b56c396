"""`arbiter generate`: files that can be made again, and that nothing is written over."""

import shlex

import pytest

from arbiter_gui.cli.main import main
from arbiter_gui.formats.trf.reader import read_trf
from arbiter_gui.formats.trf.to_tournament import tournament_of
from arbiter_gui.tournament import THREE_ONE_NIL

SMALL = ("--players", "12", "--rounds", "4", "--seed", "40")


def run(capsys, *words):
    code = main([str(word) for word in words])
    streams = capsys.readouterr()
    return code, streams.out, streams.err


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_seed_gives_the_same_bytes_with_any_number_of_processes(capsys, tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    code, out, err = run(capsys, "generate", *SMALL, "--count", 3, "--out", one)
    assert (code, err) == (0, "")
    assert out == f"Events in {one}: 3, seeds 40 to 42\n"
    assert run(capsys, "generate", *SMALL, "--count", 3, "--out", two, "--jobs", 2)[0] == 0
    assert files(one) == files(two)
    assert sorted(files(one)) == ["seed-40.trf", "seed-41.trf", "seed-42.trf"]
    assert len(set(files(one).values())) == 3


def test_the_file_says_how_to_make_it_again(capsys, tmp_path):
    run(capsys, "generate", "--seed", 77, "--players", 14, "--out", tmp_path / "a")
    text = (tmp_path / "a" / "seed-77.trf").read_text(encoding="utf-8")
    (remark,) = [line for line in text.splitlines() if line.startswith("###")]
    words = shlex.split(remark.removeprefix("### arbiter "))
    assert words[:3] == ["generate", "--seed", "77"]
    assert run(capsys, *words, "--out", tmp_path / "b")[0] == 0
    assert files(tmp_path / "a") == files(tmp_path / "b")


def test_what_was_generated_is_confirmed(capsys, tmp_path):
    run(capsys, "generate", *SMALL, "--count", 2, "--out", tmp_path)
    code, out, _err = run(capsys, "check", *sorted(tmp_path.iterdir()))
    assert code == 0
    assert out.count("4 of 4 rounds agree") == 2


def test_options_are_in_the_event(capsys, tmp_path):
    run(
        capsys, "generate", *SMALL, "--out", tmp_path, "--scoring", "3-1-0",
        "--tiebreaks", "bh,tpn",
        "--acceleration", "baku", "--late", "0", "--forbidden", "0",
    )  # fmt: skip
    event = tournament_of(read_trf((tmp_path / "seed-40.trf").read_text(encoding="utf-8")))
    assert len(event.players) == 12
    assert event.settings.rounds == event.rounds_paired == 4
    assert event.settings.scoring == THREE_ONE_NIL
    assert event.settings.tiebreaks == ("BH", "TPN")
    assert [len(fact.virtual_points) for fact in event.accelerations] == [2] * 6


def test_a_file_that_exists_is_kept_unless_told_otherwise(capsys, tmp_path):
    kept = tmp_path / "seed-41.trf"
    kept.write_text("mine", encoding="utf-8")
    code, out, err = run(capsys, "generate", *SMALL, "--count", 2, "--out", tmp_path)
    assert (code, out) == (4, "")
    assert str(kept) in err
    assert files(tmp_path) == {"seed-41.trf": b"mine"}
    assert run(capsys, "generate", *SMALL, "--count", 2, "--out", tmp_path, "--force")[0] == 0
    assert kept.read_bytes() != b"mine"


def test_an_event_that_ends_early_is_told(capsys, tmp_path):
    code, _out, err = run(
        capsys, "generate", "--players", 3, "--rounds", 5, "--seed", 1, "--out", tmp_path
    )
    assert code == 0
    assert "has no legal pairing" in err


@pytest.mark.parametrize(
    "words",
    [
        ("--late", "101"),
        ("--late", "nan"),
        ("--late", "many"),
        ("--players", "1"),
        ("--scoring", "football"),
        ("--seed", "-1"),
        ("--count", "0"),
    ],
)
def test_a_wrong_option_is_exit_4(tmp_path, words):
    with pytest.raises(SystemExit) as stop:
        main(["generate", "--out", str(tmp_path), *words])
    assert stop.value.code == 4


def test_a_folder_that_cannot_be_made_is_exit_4(capsys, tmp_path):
    place = tmp_path / "file"
    place.write_text("", encoding="utf-8")
    code, _out, err = run(capsys, "generate", *SMALL, "--out", place / "deeper")
    assert code == 4
    assert "cannot be written" in err


def test_without_a_seed_two_runs_give_other_events(tmp_path):
    for name in ("one", "two"):
        assert main(["generate", "--out", str(tmp_path / name), "--players", "8"]) == 0
    (one,), (two,) = ([*(tmp_path / name).iterdir()] for name in ("one", "two"))
    assert one.read_bytes() != two.read_bytes()
