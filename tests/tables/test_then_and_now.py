"""What is otherwise now than at an earlier moment of the event."""

from dataclasses import fields, replace

import pytest

from arbiter_gui.actions.byes import request_bye
from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.settings import change_event, change_settings
from arbiter_gui.tables.then_and_now import FIELDS, moment_line, then_and_now
from arbiter_gui.tournament import (
    ByeKind,
    Colour,
    EventDetails,
    Player,
    PlayerKey,
    Result,
    Round,
    Sex,
    Title,
    Tournament,
    TournamentSettings,
)
from arbiter_gui.tournament.numbering import EqualsBy
from arbiter_gui.tournament.player import Tpn
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.tournament.scoring import THREE_ONE_NIL
from tests.actions.events import event, pairing

ONE = PlayerKey(1)


def lines(then, now):
    table = then_and_now(then, now)
    return [tuple(cell.text for cell in row.cells) for row in table.rows]


def copied(tournament):
    return Tournament(tournament.facts())


@pytest.fixture
def paired():
    tournament = event(6)
    tournament.apply(pairing(tournament))
    return tournament


def names(tournament, game):
    white, black = (tournament.player(key) for key in (game.white, game.black))
    return f"{white.tpn} {white.name} – {black.tpn} {black.name}"


def test_nothing_differs_from_itself(paired):
    assert lines(paired, copied(paired)) == []


def test_a_result_stands_beside_the_board_without_it(paired):
    now = copied(paired)
    now.apply(enter_result(now, 1, 2, Result.DRAW))
    board = names(now, now.games(1)[1])
    assert lines(paired, now) == [("Round 1, board 2", board, f"{board}  ½–½")]


def test_a_round_that_was_paired_since_is_one_line():
    then = event(6)
    now = copied(then)
    now.apply(pairing(now))
    assert ("Round 1", "not paired", "paired") in lines(then, now)
    assert not any("board" in what for what, _then, _now in lines(then, now))


def test_a_withdrawal_and_a_bye_name_the_player(paired):
    now = copied(paired)
    name = f"1 {now.player(ONE).name}"
    now.apply(request_bye(now, 2, ONE, ByeKind.HALF_POINT))
    assert lines(paired, now) == [(f"Round 2, {name}", "–", "half-point bye")]
    gone = copied(paired)
    gone.apply(withdraw(gone, ONE))
    assert lines(paired, gone) == [(f"{name}: Withdrawn from round", "–", "2")]


def test_a_heading_that_was_changed_shows_both_texts(paired):
    now = copied(paired)
    now.apply(change_event(now, replace(now.event, name="Winter Open")))
    assert lines(paired, now) == [("Name", paired.event.name, "Winter Open")]


def test_every_row_can_be_read_aloud(paired):
    now = copied(paired)
    now.apply(change_event(now, replace(now.event, city="Bergen")))
    assert then_and_now(paired, now).rows[0].spoken == "Place: then nothing, now Bergen"


def test_a_publication_is_one_line_with_day_and_time(paired):
    now = copied(paired)
    now.apply(publish(now, "2026-05-01T14:12:07"))
    assert lines(paired, now) == [("Round 1", "draft", "version 1, 1 May 2026 14:12")]


def test_values_are_shown_in_the_words_of_their_forms():
    then = event(6)
    now = copied(then)
    now.apply(
        change_settings(
            now,
            replace(
                now.settings,
                edition="2012",
                scoring=THREE_ONE_NIL,
                equals_by=EqualsBy.FIDE_ID,
                rating_method=RatingMethod.HIGHER,
                initial_colour=Colour.BLACK,
            ),
        )
    )
    told = {what: (was, is_now) for what, was, is_now in lines(then, now)}
    assert told == {
        "Edition of the rules": (
            "FIDE (Dutch) System, 2026 rules",
            "FIDE (Dutch) System, 2012 rules",
        ),
        "Points": ("1 – ½ – 0", "3 – 1 – 0"),
        "Order of equal ratings": ("alphabetically", "by FIDE ID, the lowest first"),
        "How ratings are chosen": (
            "FIDE rating only",
            "the higher one of FIDE and national rating",
        ),
        "Initial colour": ("White for number 1", "Black for number 1"),
    }


def test_no_value_is_shown_as_the_file_has_it():
    was = Player(PlayerKey(1), Tpn(1), "A")
    is_now = replace(
        was, title=Title.WIM, sex=Sex.FEMALE, rating=2100, birth="1987/03/21", fide_id=12
    )
    told = lines(Tournament([was]), Tournament([is_now]))
    assert told == [
        ("1 A: Title", "none", "WIM"),
        ("1 A: Sex", "not stated", "female"),
        ("1 A: Rating", "unrated", "2100"),
        ("1 A: FIDE ID", "–", "12"),
        ("1 A: Born", "–", "21 Mar 1987"),
    ]
    days = replace(EventDetails(), start="2026/05/01", round_dates=("2026/05/01", "2026/05/02"))
    told = lines(Tournament([EventDetails()]), Tournament([days]))
    assert told == [
        ("First day", "–", "1 May 2026"),
        ("Dates of the rounds", "–", "1 May 2026; 2 May 2026"),
    ]


def test_every_column_of_the_facts_has_a_name():
    kinds = (EventDetails, TournamentSettings, Player, Round)
    missing = {f.name for kind in kinds for f in fields(kind)} - FIELDS.keys()
    assert missing == {"key", "number"}


def test_a_moment_is_told_in_one_line(paired):
    assert moment_line(7, paired, 0) == (
        "After line 7: players: 6 · round 1, results 0 of 3. That is how it stands now."
    )
    assert moment_line(1, event(6), 2) == (
        "After line 1: players: 6 · before round 1. 2 things are otherwise now:"
    )
