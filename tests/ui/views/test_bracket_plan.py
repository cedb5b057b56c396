"""Where everything of a bracket's picture stands."""

from itertools import combinations

import pytest

from arbiter_gui.actions.results import enter_result
from arbiter_gui.actions.rounds import record_pairing
from arbiter_gui.explain.bracket_picture import bracket_picture
from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.tournament import Result
from arbiter_gui.ui.views.bracket_plan import plan_of
from tests.actions.events import WHEN, event, outcome


@pytest.fixture(scope="module")
def pictures():
    tournament = event(23, rounds=9)
    for number in range(1, 6):
        tournament.apply(record_pairing(tournament, outcome(tournament), WHEN))
        for game in tournament.games(number):
            results = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
            result = results[(game.board * number) % 3]
            tournament.apply(enter_result(tournament, number, game.board, result))
    found = []
    for number in range(2, 7):
        known = explained_round(tournament, number)
        found += [bracket_picture(known, story) for story in known.outcome.stories]
    return found


def test_everybody_has_one_box_and_no_two_boxes_touch(pictures):
    for picture in pictures:
        plan = plan_of(picture)
        assert set(plan.boxes) == set(picture.players)
        boxes = [*plan.boxes.values(), *plan.trays.values()]
        assert not [1 for one, other in combinations(boxes, 2) if one.intersects(other)]
        for box in boxes:
            assert box.left() >= 0
            assert box.right() <= plan.size.width()
            assert box.bottom() <= plan.size.height()


def test_a_line_joins_the_boxes_of_its_pair(pictures):
    for picture in pictures:
        plan = plan_of(picture)
        for one, other in (*picture.pairs, *(failed.pair for failed in picture.failed)):
            start, _first, _second, end = plan.line((one, other))
            ends = {plan.boxes[one].center().y(), plan.boxes[other].center().y()}
            assert {start.y(), end.y()} == ends


def test_who_leaves_has_a_way_to_the_place_below(pictures):
    leaving = [picture for picture in pictures if picture.downfloaters]
    assert len(leaving) > 5
    for picture in leaving:
        plan = plan_of(picture)
        assert tuple(plan.trays) == picture.downfloaters
        lowest = max(box.bottom() for box in plan.boxes.values())
        for key, tray in plan.trays.items():
            way = plan.way_out(key)
            assert tray.top() > lowest
            assert way[0].y() == plan.boxes[key].center().y()
            assert way[-1].y() == tray.top()
            crossed = [
                box for box in plan.boxes.values() for corner in way[1:] if box.contains(corner)
            ]
            assert crossed == []
