"""The checklist of the day: which steps a round has, in which order, and how they stand."""

from dataclasses import replace

from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import swap_colours
from arbiter_gui.tables.checklist import Preparation, StepState, checklist
from arbiter_gui.tournament import Result, Round, Tournament
from tests.actions.events import event, pairing

NOON = "2026-05-01T12:00:00"
ROUND = ("byes", "pair", "check", "print", "publish")


def paired(count=1, rounds=5):
    tournament = event(6, paired=count - 1, rounds=rounds)
    tournament.apply(pairing(tournament))
    return tournament


def published():
    tournament = paired()
    tournament.apply(publish(tournament, NOON))
    return tournament


def ids(tournament, preparation=None):
    return tuple(step.id for step in checklist(tournament, preparation or Preparation()))


def step(name, tournament, preparation=None):
    steps = checklist(tournament, preparation or Preparation())
    return next((one.count, one.state) for one in steps if one.id == name)


def test_before_the_pairing_its_lists_are_not_possible_yet():
    tournament = event(6)
    assert ids(tournament) == ("players", *ROUND)
    assert step("pair", tournament) == ("next step", StepState.NOW)
    for name in ("check", "print", "publish"):
        assert step(name, tournament) == ("not yet", StepState.LATER)


def test_a_draft_is_looked_through_written_and_published():
    tournament = paired()
    assert ids(tournament) == ("players", *ROUND, "results")
    assert step("pair", tournament) == ("14:12", StepState.DONE)
    assert step("check", tournament) == ("to do", StepState.OPEN)
    assert step("print", tournament) == ("to do", StepState.OPEN)
    assert step("publish", tournament) == ("draft", StepState.NOW)


def test_the_check_says_what_it_has_found():
    tournament = paired()
    assert step("check", tournament, Preparation(0)) == ("nothing found", StepState.DONE)
    assert step("check", tournament, Preparation(3)) == ("remarks: 3", StepState.DONE)
    serious = Preparation(3, serious=True)
    assert step("check", tournament, serious) == ("remarks: 3", StepState.ATTENTION)


def test_sheets_of_a_draft_are_older_than_the_version_that_was_published_since():
    tournament = paired()
    draft = Preparation(written=tournament.rounds[-1])
    assert step("print", tournament, draft) == ("done", StepState.DONE)
    tournament.apply(publish(tournament, NOON))
    assert step("print", tournament, draft) == ("older version", StepState.ATTENTION)


def test_a_published_and_written_round_makes_way_for_the_next_one():
    tournament = published()
    assert ids(tournament)[-1] == "results"
    done = Preparation(written=tournament.rounds[-1])
    assert ids(tournament, done) == ("players", "results", *ROUND)
    assert step("pair", tournament, done) == ("not yet", StepState.LATER)


def test_the_first_result_says_that_the_round_is_being_played():
    tournament = published()
    tournament.apply(enter_result(tournament, 1, 1, Result.DRAW))
    assert ids(tournament) == ("players", "results", *ROUND)
    assert step("results", tournament) == ("1 / 3", StepState.NOW)


def test_a_draft_that_is_being_played_is_still_to_be_published():
    tournament = paired()
    tournament.apply(enter_result(tournament, 1, 1, Result.DRAW))
    assert ids(tournament) == ("players", *ROUND, "results")
    assert step("publish", tournament) == ("draft", StepState.ATTENTION)


def test_a_draft_that_was_played_to_its_end_is_published_beside_the_next_steps():
    tournament = paired()
    for game in tournament.games(1):
        tournament.apply(enter_result(tournament, 1, game.board, Result.DRAW))
    following = ("byes", "pair", "check", "print")
    assert ids(tournament) == ("players", "publish", "results", *following)
    titles = {one.id: one.title for one in checklist(tournament)}
    assert (titles["publish"], titles["pair"]) == ("Publish round 1", "Pair round 2")
    assert step("pair", tournament) == ("next step", StepState.NOW)
    tournament.apply(publish(tournament, NOON))
    assert ids(tournament) == ("players", "results", *ROUND)
    assert step("publish", tournament) == ("not yet", StepState.LATER)


def test_a_round_that_another_program_has_paired_and_played_is_not_asked_for():
    facts = event(6, paired=2).facts()
    foreign = (replace(fact, paired_at="") if isinstance(fact, Round) else fact for fact in facts)
    tournament = Tournament(foreign)
    assert ids(tournament) == ("players", "results", *ROUND)


def test_boards_that_changed_since_their_publication_come_back_to_the_list():
    tournament = published()
    tournament.apply(enter_result(tournament, 1, 1, Result.DRAW))
    tournament.apply(swap_colours(tournament, 1, 2))
    assert ids(tournament) == ("players", *ROUND, "results")
    assert step("publish", tournament) == ("changed", StepState.ATTENTION)


def test_after_the_last_result_of_the_last_round_nothing_is_to_be_prepared():
    tournament = paired(2, rounds=2)
    assert ids(tournament) == ("players", *ROUND, "results")
    for game in tournament.games(2):
        tournament.apply(enter_result(tournament, 2, game.board, Result.DRAW))
    assert ids(tournament) == ("players", "publish", "results")
    tournament.apply(publish(tournament, NOON))
    assert ids(tournament) == ("players", "results")
