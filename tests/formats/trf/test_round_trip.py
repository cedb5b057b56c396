"""What is written is read back as the same facts."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.formats.trf.from_tournament import trf_of
from arbiter_gui.formats.trf.reader import read_trf, read_trf_bytes
from arbiter_gui.formats.trf.to_tournament import imported
from arbiter_gui.formats.trf.writer import trf_bytes, write_trf
from arbiter_gui.tournament import (
    EventDetails,
    Game,
    Player,
    Prohibition,
    RatingMethod,
    Tournament,
    TournamentSettings,
)
from tests.formats.trf.events import tournaments


def facts_without_boards(tournament):
    facts = [replace(f, board=0) if isinstance(f, Game) else f for f in tournament.facts()]
    return sorted(facts, key=repr)


def read_back(tournament, dialect=Dialect.TRF26):
    return imported(read_trf_bytes(trf_bytes(trf_of(tournament), dialect)))


@settings(max_examples=200)
@given(tournaments())
def test_writing_and_reading_gives_equal_facts(tournament):
    result = read_back(tournament)
    assert facts_without_boards(result.tournament) == facts_without_boards(tournament)


@settings(max_examples=100)
@given(tournaments())
def test_the_report_of_an_event_that_was_read_back_is_the_same_byte_for_byte(tournament):
    assert trf_bytes(trf_of(read_back(tournament).tournament)) == trf_bytes(trf_of(tournament))


def of_fide_alone(player, method):
    """The player without what a national register says."""
    fide = player.rating if method is RatingMethod.FIDE else player.official_rating
    return Player(
        player.key, player.tpn, player.name, player.title, player.sex, fide, player.federation,
        player.fide_id, player.birth,
    )  # fmt: skip


def as_a_pairing_engine_is_told(tournament):
    """The event without what TRF16 has no record for."""
    facts = []
    for fact in tournament.facts():
        match fact:
            case EventDetails():
                facts.append(replace(fact, time_control=""))
            case TournamentSettings():
                usual = TournamentSettings().tiebreaks
                system = fact.system if fact.system == "dutch" else "CUSTOM_ROUNDROBIN"
                scoring = replace(fact.scoring, adjourned=fact.scoring.draw)
                facts.append(
                    replace(
                        fact,
                        tiebreaks=usual,
                        tiebreaks_assumed=True,
                        system=system,
                        scoring=scoring,
                        rating_method=RatingMethod.FIDE,
                        national_federation="",
                    )
                )
            case Player():
                facts.append(of_fide_alone(fact, tournament.settings.rating_method))
            case Prohibition():
                facts.append(replace(fact, first_round=1))
            case _:
                facts.append(fact)
    return Tournament(facts)


@settings(max_examples=100)
@given(tournaments().map(as_a_pairing_engine_is_told))
def test_the_dialect_of_2016_loses_nothing_that_it_has_a_record_for(tournament):
    result = read_back(tournament, Dialect.TRF16)
    assert facts_without_boards(result.tournament) == facts_without_boards(tournament)


@settings(max_examples=100)
@given(tournaments(), st.sampled_from(Dialect))
def test_a_file_that_was_written_is_written_the_same_again(tournament, dialect):
    assume(dialect is not Dialect.BBP or not tournament.adjustments)
    once = imported(read_trf(write_trf(trf_of(tournament), dialect)))
    text = write_trf(trf_of(once.tournament), dialect)
    twice = imported(read_trf(text))
    assert twice.tournament.facts() == once.tournament.facts()
    assert write_trf(trf_of(twice.tournament), dialect) == text


@settings(max_examples=100)
@given(tournaments())
def test_points_are_written_as_the_results_give_them(tournament):
    codes = {problem.code for problem in read_back(tournament).problems}
    assert "points-differ" not in codes
    assert "rank-differs" not in codes


CASES = sorted((Path(__file__).resolve().parents[2] / "data" / "standings").glob("*.trf"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_real_file_survives_every_dialect(path):
    file = read_trf_bytes(path.read_bytes())
    original = imported(file).tournament
    for dialect in (Dialect.TRF26, Dialect.BBP):
        copy = read_trf_bytes(trf_bytes(trf_of(original, file.kept), dialect))
        copied = imported(copy).tournament
        assert [f for f in copied.facts() if not isinstance(f, TournamentSettings)] == [
            f for f in original.facts() if not isinstance(f, TournamentSettings)
        ]
        assert copied.settings.edition == original.settings.edition
        assert copied.settings.scoring == original.settings.scoring
        assert copy.kept == file.kept
