"""What the hall may see: the newest published round, and the standings before the next one."""

from arbiter_gui.actions.publication import publish
from arbiter_gui.actions.results import enter_result
from arbiter_gui.reports.hall_lists import HALL_LISTS, hall_content
from arbiter_gui.tournament.result import Result
from tests.actions.events import WHEN, event, pairing


def titles(tournament, wanted=tuple(HALL_LISTS)):
    return {shown.key: shown.table.title for shown in hall_content(tournament, wanted).lists}


def test_a_draft_is_not_shown_until_it_is_published():
    tournament = event(8, paired=1)
    tournament.apply(pairing(tournament))
    assert titles(tournament)["pairings"].startswith("Round 1")
    assert hall_content(tournament, ()).next_round == 2
    tournament.apply(publish(tournament, WHEN))
    assert titles(tournament)["pairings"].startswith("Round 2")
    assert titles(tournament)["by_name"].startswith("Round 2")
    assert titles(tournament)["standings"] == "Standings after round 1"


def test_before_the_first_publication_there_is_no_list():
    tournament = event(8)
    tournament.apply(pairing(tournament))
    content = hall_content(tournament, HALL_LISTS)
    assert (content.event, content.next_round, content.lists) == ("Spring Open", 1, ())


def test_the_next_round_is_the_published_one_until_its_first_result():
    tournament = event(8, paired=1)
    tournament.apply(pairing(tournament))
    tournament.apply(publish(tournament, WHEN))
    assert hall_content(tournament, ()).next_round == 2
    tournament.apply(enter_result(tournament, 2, 1, Result.DRAW))
    assert hall_content(tournament, ()).next_round == 3


def test_only_the_lists_asked_for_are_built():
    assert set(titles(event(8, paired=1), ["standings"])) == {"standings"}


def test_no_colour_code_and_no_empty_column_hangs_in_the_hall():
    content = hall_content(event(8, paired=1), HALL_LISTS)
    columns = {shown.key: [c.key for c in shown.table.columns] for shown in content.lists}
    assert columns["pairings"] == [
        "board", "white_name", "white_points", "result", "black_points", "black_name",
    ]  # fmt: skip
    assert columns["by_name"] == ["name", "board", "colour", "opponent"]
    assert columns["standings"][:4] == ["rank", "name", "rating", "points"]
    assert columns["standings"][4].startswith("tiebreak_")
    for shown in content.lists:
        assert {len(row.cells) for row in shown.table.rows} == {len(shown.table.columns)}
