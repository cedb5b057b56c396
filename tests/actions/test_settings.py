from dataclasses import fields, replace

import pytest

from arbiter_gui.actions.rounds import EnteredResults, unpair_newest
from arbiter_gui.actions.settings import change_event, change_settings, locked_settings
from arbiter_gui.errors import RefusedAction
from arbiter_gui.pairing.dutch.editions import EDITIONS as ENGINES
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import (
    THREE_ONE_NIL,
    Colour,
    EqualsBy,
    EventDetails,
    PlayerKey,
    Round,
    ScoringSystem,
    Tournament,
    TournamentSettings,
)
from tests.actions.events import event, pairing, player


def code(tournament, **wanted):
    with pytest.raises(RefusedAction) as refused:
        change_settings(tournament, replace(tournament.settings, **wanted))
    return refused.value.code


WANTED = {
    "ruleset": "2024-08",
    "edition": "2017",
    "rounds": 7,
    "initial_colour": Colour.BLACK,
    "scoring": THREE_ONE_NIL,
    "equals_by": EqualsBy.FIDE_ID,
    "lot": 7,
}


ALWAYS_LOCKED = {"system", "edition", "scoring", "ruleset", "equals_by", "lot"}


@pytest.mark.parametrize("field", WANTED)
def test_the_rules_can_be_changed_before_the_first_round(field):
    tournament = event(6)
    wanted = replace(tournament.settings, **{field: WANTED[field]})
    tournament.apply(change_settings(tournament, wanted))
    assert tournament.settings == wanted


@pytest.mark.parametrize("field", WANTED)
def test_the_rules_are_locked_once_round_one_is_paired(field):
    expected = f"{field.replace('_', '-')}-locked"
    assert code(event(6, paired=1), **{field: WANTED[field]}) == expected


def test_the_system_is_locked_too():
    assert code(event(6, paired=1), system="burstein") == "system-locked"


def test_tie_breaks_can_be_changed_before_round_1_and_not_after_it():
    tournament = event(6)
    wanted = replace(tournament.settings, tiebreaks=("BH", "SB"))
    tournament.apply(change_settings(tournament, wanted))
    assert tournament.settings.tiebreaks == ("BH", "SB")
    assert code(event(6, paired=1), tiebreaks=("BH", "SB")) == "tiebreaks-locked"


def test_tie_breaks_that_nobody_named_can_be_put_in_once_after_the_start():
    started = (TournamentSettings(rounds=3, tiebreaks_assumed=True), Round(1))
    tournament = Tournament(started)
    assert "tiebreaks" not in locked_settings(tournament)
    wanted = replace(tournament.settings, initial_colour=Colour.BLACK)
    tournament.apply(change_settings(tournament, wanted))
    assert "tiebreaks" not in locked_settings(tournament)
    wanted = replace(tournament.settings, tiebreaks=("DE", "SB"))
    change = change_settings(tournament, wanted)
    tournament.apply(change)
    assert tournament.settings.tiebreaks == ("DE", "SB")
    assert "tiebreaks" in locked_settings(tournament)
    tournament.apply(change.reversed)
    assert "tiebreaks" not in locked_settings(tournament)


def test_what_a_foreign_file_did_not_say_can_be_filled_in():
    tournament = Tournament((TournamentSettings(rounds=0), Round(1), Round(2)))
    assert locked_settings(tournament) == {*ALWAYS_LOCKED, "tiebreaks"}
    wanted = replace(tournament.settings, rounds=2, initial_colour=Colour.BLACK)
    tournament.apply(change_settings(tournament, wanted))
    assert locked_settings(tournament) == {
        *ALWAYS_LOCKED, "tiebreaks", "rounds", "initial_colour",
    }  # fmt: skip


def test_every_locked_setting_is_one():
    names = {field.name for field in fields(TournamentSettings)}
    assert locked_settings(event(6, paired=1)) < names
    assert locked_settings(event(6)) == frozenset()


def test_an_event_has_at_least_the_rounds_that_are_paired():
    unknown = Tournament((TournamentSettings(rounds=0), Round(1), Round(2)))
    assert code(unknown, rounds=1) == "rounds-impossible"
    assert code(event(6), rounds=0) == "rounds-impossible"
    assert code(event(6), rounds=-3) == "rounds-impossible"


def test_an_edition_must_exist():
    assert code(event(6), edition="1998") == "edition-unknown"


@pytest.mark.parametrize(
    "scoring",
    [
        ScoringSystem(win=5, draw=10),
        ScoringSystem(win=10, draw=5, loss=6),
        ScoringSystem(win=10, draw=5, absence=6),
        ScoringSystem(loss=-1),
        ScoringSystem(pab=-1),
        ScoringSystem(win=20, draw=11, loss=1, adjourned=11),
        ScoringSystem(win=10, draw=5, pab=11),
        ScoringSystem(win=30, draw=10, pab=31, adjourned=10),
        ScoringSystem(pab=7),
        ScoringSystem(adjourned=10),
        ScoringSystem(adjourned=0),
    ],
)
def test_points_must_make_sense(scoring):
    assert code(event(6), scoring=scoring) == "points-impossible"


def test_the_bye_may_be_worth_half_a_point():
    tournament = event(6)
    wanted = replace(tournament.settings, scoring=ScoringSystem(pab=5))
    assert change_settings(tournament, wanted).edits


def test_a_tie_break_is_chosen_once():
    assert code(event(6), tiebreaks=("BH", "SB", "BH")) == "tiebreaks-twice"


def test_the_heading_can_be_changed_at_any_time():
    tournament = event(6, paired=1)
    wanted = EventDetails(name="Winter Open", city="Zaragoza", deputy_arbiters=("A", "B"))
    tournament.apply(change_event(tournament, wanted))
    assert tournament.event == wanted


def test_changing_nothing_is_an_empty_change():
    tournament = event(6)
    assert change_settings(tournament, tournament.settings).edits == ()
    assert change_event(tournament, tournament.event).edits == ()


def test_every_edition_that_has_an_engine_can_be_chosen():
    for edition in ENGINES:
        tournament = event(6)
        change_settings(tournament, replace(tournament.settings, edition=edition))


def test_the_direct_encounter_may_be_chosen_again_after_other_tiebreaks():
    tournament = event(6)
    wanted = replace(tournament.settings, tiebreaks=("DE", "BH", "DE"))
    tournament.apply(change_settings(tournament, wanted))
    assert tournament.settings.tiebreaks == ("DE", "BH", "DE")


def rulesets(tournament):
    return tournament.settings.ruleset, rank(tournament).ruleset


def test_the_edition_of_the_tie_breaks_is_taken_down_with_round_1_and_stays():
    tournament = event(6)
    old = replace(tournament.event, start="2025/05/01")
    tournament.apply(change_event(tournament, old))
    assert rulesets(tournament) == ("", "2024-08")
    tournament.apply(pairing(tournament))
    assert rulesets(tournament) == ("2024-08", "2024-08")
    tournament.apply(change_event(tournament, replace(old, start="2026/05/01")))
    assert rulesets(tournament) == ("2024-08", "2024-08")
    tournament.apply(unpair_newest(tournament, results=EnteredResults.GIVEN_UP))
    tournament.apply(change_event(tournament, old))
    assert rulesets(tournament) == ("", "2024-08")


def test_a_form_of_the_settings_does_not_bring_an_event_back_into_fide_mode():
    left = replace(event(4).settings, fide_mode_left=1)
    tournament = Tournament([*event(4).facts(), left])
    change = change_settings(tournament, replace(left, fide_mode_left=None, rounds=7))
    tournament.apply(change)
    assert tournament.settings.fide_mode_left == 1


def test_another_order_of_equals_gives_the_numbers_anew_where_they_followed_the_old_one():
    twins = (player(1, rating=2000, fide_id=9), player(2, rating=2000, fide_id=3))
    tournament = Tournament(twins)
    by_id = replace(tournament.settings, equals_by=EqualsBy.FIDE_ID)
    tournament.apply(change_settings(tournament, by_id))
    assert [p.key for p in tournament.players] == [2, 1]


def test_numbers_given_otherwise_stay_with_another_order_of_equals():
    tournament = Tournament((player(1, rating=1900), player(2, rating=2000)))
    by_id = replace(tournament.settings, equals_by=EqualsBy.FIDE_ID)
    tournament.apply(change_settings(tournament, by_id))
    assert tournament.player(PlayerKey(1)).tpn == 1


@pytest.mark.parametrize(
    "scoring",
    [
        ScoringSystem(pab=0),
        ScoringSystem(win=20, draw=10, loss=0, pab=20, adjourned=10),
        ScoringSystem(win=30, draw=10, loss=0, pab=17, adjourned=10),
        ScoringSystem(win=20, draw=11, loss=2, pab=0, adjourned=11),
    ],
)
def test_points_on_the_edge_of_what_makes_sense_are_taken(scoring):
    tournament = event(6)
    assert change_settings(tournament, replace(tournament.settings, scoring=scoring)).edits
