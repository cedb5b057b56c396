"""The sample events: invented players in four scripts, every round paired by the rules."""

import unicodedata

import pytest
from PySide6.QtGui import QRawFont

import make_samples
from arbiter_gui.formats.trf.reader import read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.resources import resource

NAMES = sorted(make_samples.SAMPLES)
VIETNAMESE = range(0x1EA0, 0x1EFA)


def sample(name):
    return imported(read_trf_bytes(resource("samples", name).read_bytes()))


def scripts(text):
    found = {unicodedata.name(letter).split()[0] for letter in text if letter.isalpha()}
    return found | ({"VIETNAMESE"} if any(ord(letter) in VIETNAMESE for letter in text) else set())


def test_the_folder_holds_the_samples_and_nothing_else():
    assert sorted(path.name for path in resource("samples").iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_read_without_a_word(name):
    assert sample(name).problems == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_what_its_script_makes(name, tmp_path):
    make_samples.main([str(tmp_path)])
    assert (tmp_path / name).read_bytes() == resource("samples", name).read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_every_round_of_a_sample_is_paired_as_the_rules_say(name):
    tournament = sample(name).tournament
    for number in range(1, tournament.rounds_paired + 1):
        outcome = pair_round(position_before(tournament, number))
        boards = [(game.white, game.black) for game in tournament.games(number)]
        assert [(pair.white, pair.black) for pair in outcome.pairs] == boards


@pytest.mark.parametrize("name", NAMES)
def test_names_are_written_in_four_scripts_that_the_font_has(name, qapp):
    names = "".join(player.name for player in sample(name).tournament.players)
    assert scripts(names) == {"LATIN", "CYRILLIC", "GREEK", "VIETNAMESE"}
    font = QRawFont(str(resource("fonts", "Inter-Regular.otf")), 12)
    assert font.isValid()
    assert [letter for letter in set(names) if not font.supportsCharacter(ord(letter))] == []


@pytest.mark.parametrize(
    ("name", "players", "paired", "rounds"),
    [("before_round_1.trf", 40, 0, 7), ("after_round_4.trf", 84, 4, 9), ("finished.trf", 31, 7, 7)],
)
def test_a_sample_has_the_size_and_stands_where_its_name_says(name, players, paired, rounds):
    tournament = sample(name).tournament
    assert len(tournament.players) == players
    assert tournament.rounds_paired == paired
    assert tournament.settings.rounds == rounds
    assert not any(tournament.games_without_result(number) for number in range(1, paired + 1))


def test_the_event_to_be_paired_has_every_kind_of_unplayed_round():
    tournament = sample("after_round_4.trf").tournament
    records = [r for player in tournament.players for r in tournament.history(player.key)]
    assert {record.letter for record in records} == set("10=+-UHZ")
    assert {bye.kind.value for bye in tournament.byes(5)} == {"H", "Z"}
