"""Stories are told when somebody reads them."""

import pickle

from arbiter_gui.pairing.story import BracketStory, Stories
from arbiter_gui.pairing.systems import pair_round
from tests.pairing.positions import card, position

STORY = BracketStory(10, (), (1, 2), ((1, 2),), ())


def test_nothing_is_told_before_it_is_read_and_then_once():
    told = []

    def tell():
        told.append("told")
        return [STORY]

    stories = Stories(tell)
    assert told == []
    assert (len(stories), stories[0], stories[:1], list(stories)) == (1, STORY, (STORY,), [STORY])
    assert told == ["told"]


def test_a_pickle_holds_what_is_told():
    outcome = pair_round(position(card(1), card(2), card(3)), with_story=True)
    again = pickle.loads(pickle.dumps(outcome))
    assert again.stories == tuple(outcome.stories)
    assert again.stories[0].downfloaters == (3,)


def test_no_story_is_told_unless_it_is_asked_for():
    assert pair_round(position(card(1), card(2))).stories == ()
